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
