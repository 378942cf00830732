## Les dés par l’appareil photo

camera-photo = Photo des dés
camera-wait = Lecture des dés…
camera-check-title = Vérifiez les dés
camera-retake = Reprendre
camera-use = Valider les dés
camera-by-thumb = Saisir à la main
camera-thumb-stays = Vous pouvez toujours saisir les dés à la main.
camera-your-photo = Votre photo des dés
camera-found = { $count ->
    [one] Un dé trouvé
   *[other] { $count } dés trouvés
}
camera-doubtful = { $count ->
    [one] un à vérifier
   *[other] { $count } à vérifier
}
camera-missing = Pas trouvé sur la photo : { $names }
camera-extra = { $count ->
    [one] Un dé de plus que le jeu n’en demande
   *[other] { $count } dés de plus que le jeu n’en demande
}
camera-too-many = Un de trop
camera-tap-die = Touchez un dé pour le corriger.
camera-no_dice = Aucun dé trouvé
camera-no_dice-hint = Approchez-vous, avec tous les dés sur l’image et sans reflet, ou touchez les dés ci-dessous.
camera-unknown = Inconnu
camera-please-check = à vérifier
camera-which = Que montre ce dé ?
camera-which-missing = Que montre le dé ? { $die }
camera-which-hint = Une touche suffit.
camera-likely = Le plus probable
camera-value = Valeur
camera-colour = Couleur
camera-is-right = { $die }, c’est bon
camera-no-die = Pas un dé
camera-back-to-dice = Retour aux dés
camera-keep = Garder cette photo dans mon dossier d’entraînement
camera-keep-hint = Elle reste sur cet ordinateur. Sinon, aucune photo n’est gardée.
camera-kept = La photo est gardée.
camera-teach-mine = Des dés spéciaux ? Apprenez-les à l’appareil
camera-teach-first = Apprendre ces dés à l’appareil

photo-empty = Cette photo est vide. Reprenez-la.
photo-not_an_image = Ce n’est pas une image.
photo-heic = Cette photo est au format HEIC, qui n’est pas lu ici. Choisissez JPEG (« le plus compatible ») dans les réglages de l’appareil photo.
photo-unknown_kind = Ce genre d’image n’est pas lu ici. JPEG et PNG le sont.
photo-truncated = La photo n’est pas arrivée entière. Réessayez.
photo-damaged = Cette image est abîmée et ne s’ouvre pas.
photo-too_large = Cette photo est trop grosse : plus de 40 Mo. Choisissez-en une plus petite.
photo-too_many_pixels = Cette image a trop de pixels. Choisissez-en une plus petite.
photo-too_small = Cette image est trop petite pour y lire des dés.
photo-busy = Plusieurs photos sont en cours de lecture. Réessayez dans un instant.
photo-failed = La photo n’a pas pu être lue.
photo-no_vision = Cet ordinateur ne peut pas lire de photos : OpenCV n’est pas installé.
photo-unreachable = La photo n’a pas pu être envoyée. Réessayez.
photo-no_die = Aucun dé trouvé sur cette photo. Approchez-vous, avec un seul dé sur l’image.
photo-no_dice = Aucun dé trouvé sur cette photo.
photo-many_dice = Il y a plusieurs dés sur cette photo. Un seul à la fois.
photo-not_a_dice_file = Ce n’est pas un fichier de dés appris.
photo-enough = Il y a assez de photos de cette face.

## La caméra au-dessus du plateau

camera-live = Caméra au-dessus du plateau
camera-live-none = Aucune caméra ne regarde cette table. Sur l’ordinateur, tapez : companion camera { $code }
camera-live-picture = Image en direct du plateau
camera-sees = La caméra voit
camera-to-board = Vers le grand écran
camera-offer-close = Pas ceux-là

## Apprendre vos dés

teach-title = Apprendre vos dés à l’appareil
teach-help = Prenez trois ou quatre photos de chaque face, un seul dé par photo, un peu tourné à chaque fois. Ce qui est appris reste sur cet ordinateur.
teach-photos = { $count ->
    [0] Pas encore de photo
    [one] Une photo
   *[other] { $count } photos
}
teach-more = À partir de deux photos, on voit si la face est bien reconnue.
teach-sure = Reconnue à { $percent } %
teach-confused = Prise pour { $face } : ajoutez des photos des deux.
teach-add = Ajouter des photos
teach-forget = Oublier cette face
teach-forget-all = Oublier tout ce qui est appris
teach-export = Enregistrer dans un fichier
teach-import = Des dés appris sur un autre ordinateur
teach-none = Aucun jeu de l’étagère ne demande de dés.
teach-pips = Les dés ordinaires à points se lisent sans leçon. N’apprenez que des chiffres ou des faces spéciales.
teach-try = Essayer une photo
teach-seen = Sur cette photo : { $dice }.
teach-seen-sure = { $face } ({ $percent } %)
teach-seen-unsure = { $face } ? ({ $percent } %)
teach-only-players = Seules les personnes qui jouent ici peuvent apprendre des dés.
teach-learned = { $count ->
    [one] Une photo apprise.
   *[other] { $count } photos apprises.
}
teach-forgotten = Oublié.
teach-brought = { $count ->
    [one] Une face apprise ailleurs est maintenant connue ici.
   *[other] { $count } faces apprises ailleurs sont maintenant connues ici.
}
