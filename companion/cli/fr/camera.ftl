about-camera-short = Regarder le plateau de dés avec une webcam
about-camera =
    Regarder le plateau de dés d’une table avec une webcam. Quand les dés sont immobiles, ils sont lus, et la lecture est proposée sur le téléphone de la personne qui joue et sur le grand écran. Rien n’est écrit avant une confirmation.

    Démarrez d’abord la table, puis cette commande dans une deuxième fenêtre, sur le même ordinateur.
metavar-code = CODE
help-device = Quelle caméra, à partir de 0.
help-frames = Prendre les images de ce dossier au lieu d’une caméra.
help-camera-url = L’adresse de la table, si ce n’est pas le port habituel.
camera-watching = Le plateau de la table { $code } est regardé. Image en direct : { $url }
camera-none = Il n’y a pas de caméra { $device } ici, ou un autre programme l’utilise. Les téléphones peuvent toujours photographier les dés.
camera-lost = La caméra { $device } a disparu.
camera-no-opencv = OpenCV n’est pas installé : aucune caméra n’est utilisable.
camera-no-frames = Il n’y a pas d’image dans { $folder }.
camera-no-server = Rien ne répond à { $url }. Démarrez d’abord la table, ou donnez son adresse avec --url.
camera-away = Plus rien ne répond à { $url }. Le plateau reste surveillé ; ce que montrent les dés sera transmis dès que la table répondra.
camera-back = La table répond de nouveau.
camera-no-table = Il n’y a pas de table { $code }.
camera-not-ours = La table à { $url } utilise un autre dossier de données. Donnez le même avec --data.
camera-no-dice = Le jeu de la table { $code } ne demande pas de dés.
code-camera = pas de caméra, ou pas de table pour elle
