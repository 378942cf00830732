# ---- help ----
usage = Utilisation :{" "}
colon =  :
options = Options
commands = Commandes
pieces-options = [OPTIONS]
pieces-command = [COMMANDE]
options-of-run = Options de run
about =
    Tablée : les téléphones autour de la table tiennent les comptes, la partie reste au centre.

    Sans commande, la table s’ouvre : une adresse et son code QR s’affichent, la page d’accueil s’ouvre et attend. Les téléphones du même Wi-Fi scannent le code et prennent place. Ctrl-C termine ; chaque table est conservée et revient la prochaine fois.
about-run-short = Ouvrir la table (ce qui se passe sans commande)
about-run =
    Ouvrir la table : afficher l’adresse et son code QR, ouvrir la page d’accueil et attendre les téléphones.

    Ctrl-C termine ; chaque table est conservée et revient la prochaine fois.
metavar-number = NOMBRE
metavar-address = ADRESSE
metavar-folder = DOSSIER
help-help = Afficher ceci et terminer.
help-version = Afficher la version et terminer.
help-port = Le port où frappent les téléphones ; { $default } par défaut, 0 pour n’importe quel port libre.
help-host = N’écouter que sur cette adresse ; sur toutes par défaut.
help-data = Où sont conservés les tables, vos propres jeux et le certificat.
help-language = Langue de ce terminal, et des écrans qui n’en demandent aucune des nôtres.
help-language-only = Langue de la réponse.
help-https = Servir en https avec notre propre certificat : il le faut aux téléphones pour la caméra en direct et pour rester allumés.
help-no-qr = Pas de code QR dans le terminal.
help-no-browser = Ne pas ouvrir la page d’accueil.

examples = Exemples
example-plain = une soirée jeux
example-port = sur un autre port, en français
example-https = avec la caméra des téléphones en direct
example-data = avec ses données dans un autre dossier
variables = Environnement
variable-data = le dossier des données, comme --data
variable-database = PostgreSQL au lieu d’un fichier, p. ex. postgresql://nom:motdepasse@hôte/base
variable-hosts = d’autres noms de cette machine, séparés par des virgules
codes = Codes de sortie
code-file = un jeu, un export ou une partie notée ne va pas ; la phrase dit où
code-usage = la commande n’a pas été comprise
code-port = le port ou l’adresse ne peut pas servir
code-folder = le dossier des données est fermé en écriture
code-damaged = la base de données est abîmée, n’est pas la nôtre, ou vient d’une version plus récente
code-url = l’adresse de la base de données est fausse ou personne n’y répond

# ---- started ----
open = La Tablée est ouverte.
phones = Téléphones
also = Ou bien
also-note = là où les téléphones comprennent ces noms
here = Cette machine
others = { "  " }Autres adresses de cette machine :
only-here = { "  " }Seule cette machine y accède, comme --host le demande : { $url }
no-network = { "  " }Aucun réseau trouvé : seule cette machine y accède, par { $url }. Rejoignez un Wi-Fi, puis relancez.
trust = Les téléphones avertiront au sujet du certificat tant qu’ils ne font pas confiance à { $file }.
kept = Les tables sont conservées dans { $folder }.
how-to-end = Ctrl-C termine.
no-room = Le code QR ne tient pas dans ce terminal ; la page d’accueil le montre.
goodbye = Fermé. Chaque table est conservée.
kind-wifi = Wi-Fi
kind-wired = câble
kind-lan = réseau local
kind-hotspot = point d’accès de cette machine
kind-public = adresse publique
kind-vpn = VPN ; les téléphones n’y accèdent guère
kind-virtual = adaptateur virtuel ; les téléphones n’y accèdent pas
kind-link-local = aucun routeur n’a donné d’adresse ; les téléphones n’y accèdent guère
kind-loopback = cette machine seulement

# ---- did not start ----
try-help = Voir : companion --help
no-such-option = L’option { $name } n’existe pas.
bad-value = Valeur impossible pour { $name } : { $reason }
no-such-command = La commande { $name } n’existe pas.
too-much = Trop de mots : { $words }.
missing = { $name } manque.
one-of = Valeurs possibles pour { $name } : { $choices }.
not-a-port = { $value } n’est pas un nombre de 0 à 65535.
port-in-use = Le port { $port } est déjà pris, peut-être par une autre Tablée ; essayez : companion --port { $next }
port-not-allowed = Le système ne nous laisse pas le port { $port } ; essayez : companion --port 8080
host-unknown = Cette machine n’a pas d’adresse { $host } où écouter ; sans --host, elle écoute sur toutes.
folder-not-writable = Impossible d’écrire dans le dossier des données { $folder } ({ $reason }) ; choisissez-en un autre avec --data.
database-damaged = La base de données { $url } est abîmée ({ $reason }) ; déplacez-la pour repartir à neuf, ou remettez une copie.
database-newer = La base de données { $url } a été faite par une version plus récente de Tablée ; mettez à jour, ou choisissez un autre dossier avec --data.
database-url-bad = COMPANION_DATABASE_URL n’est pas une adresse utilisable : { $url } ; écrivez postgresql://nom:motdepasse@hôte/base
database-unreachable = Impossible d’ouvrir la base de données { $url } : { $reason }
database-not-ours = La base de données { $url } contient autre chose que les tables de Tablée ({ $reason }) ; choisissez-en une autre.
database-not-writable = Impossible d’écrire dans la base de données { $url } ({ $reason }) ; vérifiez à qui elle appartient, ou choisissez un autre dossier avec --data.
database-busy = La base de données { $url } est occupée par un autre programme ({ $reason }) ; terminez-le d’abord.
disk-full = Le disque est plein : rien ne peut être conservé dans { $url } ; faites d’abord de la place.

# ---- other commands ----
about-games-short = Lister les jeux de l’étagère et vérifier chaque fichier
about-games =
    Lister tous les jeux de l’étagère : les nôtres, et les vôtres dans le dossier games des données. Chaque fichier est vérifié ; ce qui ne va pas est dit avec sa ligne, et le code de sortie est 1.
about-replay-short = Rejouer un export ou une partie notée
about-replay =
    Rejouer une table exportée (.json) ou une partie notée (texte simple), et montrer la feuille, les fins, le départage et les places.

    Une partie qui tourne autrement qu’elle ne le dit est nommée avec sa ligne, et le code de sortie est 1.
about-dice-short = Lire des dés sur des photos, et le mesurer
about-dice =
    Lire des dés sur des photos, et mesurer la justesse de la lecture.
about-dice-read =
    Lire les dés sur des photos : couleur, valeur, certitude, et l’endroit de chaque dé.
about-dice-score =
    Lire chaque photo étiquetée d’un dossier et imprimer combien de dés ont été trouvés et bien lus.
metavar-file = FICHIER
metavar-photos = PHOTO
metavar-folders = DOSSIER
help-json = Imprimer du JSON au lieu d’un tableau.
help-expect = Les dés de ce jeu : un de chacune de ses couleurs.
no-such-folder = Le dossier { $folder } n’existe pas.
no-labels = Pas d’étiquettes lisibles dans { $folder } (labels.json à côté de images/).
games-key = Clé
games-name = Nom
games-seats = Places
games-options = Options
games-from = Origine
games-box = la boîte
sheet-total = Total
end-called = { $reason } (annoncé à la manche { $round }, dernière manche { $last })
end-lifted = L’annonce a été levée.
tie-at = Égalité à { $points } : { $names }
tie-decides = { $step } : { $values } → { $names }
tie-goes-on = { $step } : { $values }, toujours à égalité
tie-shared = Plus rien ne départage : la place est partagée.
replay-line = ligne { $line } :
replay-cannot_read = le fichier ne peut pas être lu ({ $error }).
replay-not_utf8 = ce n’est ni un export ni une partie notée.
replay-not_an_export = ce n’est pas une table exportée.
replay-damaged_export = cet export est abîmé.
replay-newer_export = cet export vient d’une version plus récente de Tablée.
replay-unknown_game = aucun jeu « { $found } » sur l’étagère ; voir : companion games
replay-unknown_person = personne du nom de « { $found } » à cette table.
replay-unknown_part = il n’y a pas d’élément « { $found } ».
replay-unknown_record = il n’y a pas de « { $found } » ici.
replay-unknown_score = il n’y a pas de ligne de score « { $found } ».
replay-unknown_option = il n’y a pas d’option « { $found } ».
replay-unknown_action = il n’y a pas d’action « { $found } ».
replay-mismatch = attendu : « { $wanted } » ; trouvé : « { $found } ».
replay-too_short = il manque quelque chose sur cette ligne.
replay-too_long = la partie est trop longue.
replay-not_a_number = « { $found } » n’est pas un nombre.
replay-no_head = la partie doit dire « { $word } » au début.
replay-open_quote = un guillemet n’est pas fermé.
replay-was_refused = « { $action } » a été refusé : { $why }
replay-not_refused = « { $action } » aurait dû être refusé, et ne l’a pas été.
dice-photo = Photo
dice-colour = Couleur
dice-face = Face
dice-sure = Sûr
dice-doubtful = À vérifier
dice-confidence = Certitude
dice-box = x,y,largeur,hauteur
dice-problem = Problème
dice-folder = Dossier
dice-point = { "," }
dice-all = Ensemble
dice-photos = Photos
dice-refused = Photos illisibles
dice-dice = Dés
dice-found = Trouvés
dice-precision = Parmi les trouvailles, de vrais dés
dice-extra_per_100_photos = Dés en trop pour 100 photos
dice-value_right_of_found = Valeur juste, parmi les trouvés
dice-whole_photo_right = Photo entièrement juste
dice-whole_photo_right_up_to_six = Photo entièrement juste, jusqu’à six dés
dice-colour_right = Couleur juste
dice-right_of_sure = Justes, parmi les certains
dice-ms_per_photo = Millisecondes par photo
colour-white = blanc
colour-black = noir
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-yellow = jaune
colour-orange = orange
colour-pink = rose
colour-grey = gris
photo-no_dice = aucun dé trouvé
photo-too_few = moins de dés que prévu
photo-too_many = plus de dés que prévu
photo-no_such_file = ce fichier n’existe pas
photo-empty = le fichier est vide
photo-not_an_image = ce n’est pas une image
photo-heic = le format HEIC n’est pas lu ici ; enregistrez en JPEG
photo-unknown_kind = ce genre d’image n’est pas lu ici
photo-truncated = le fichier s’arrête au milieu
photo-damaged = l’image est abîmée
photo-too_large = le fichier est trop gros
photo-too_many_pixels = l’image a trop de pixels
photo-too_small = l’image est trop petite
