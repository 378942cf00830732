## Écrans d’une table

web-host = Hôte
web-free-seat = place libre
web-round = Manche { $round }
web-turn-of = Au tour de { $who }
web-your-turn = À vous de jouer
web-is-playing = { $who } joue
web-after = { $count ->
    [0] Après { $who } : vous
   *[other] Après { $who } : { $names }, puis vous
}
web-later = { $who } joue
web-low = bas
web-last-round = Dernière manche — { $who } joue en dernier
web-rounds-left = { $rounds ->
    [one] Encore une manche après celle-ci
   *[other] Encore { $rounds } manches après celle-ci
}
web-undo-mine = Annuler mon dernier coup
web-menu = Menu
web-others = Autres joueurs
web-one-less = Un de moins : { $part }
web-one-more = Un de plus : { $part }
web-dial-spoken = { $value } sur { $most } { $part }
web-your-actions = Vos actions
web-still-adjust = Vos compteurs restent modifiables
web-turns-left = Tours restants
web-scan-to-sit = Scannez pour vous asseoir
web-late = En retard ? Scannez
web-plays-last = joue en dernier
web-phone-lost = Téléphone non connecté
web-starting-player = Joue en premier
web-die = { $colour } { $value }
web-die-taken = { $colour }, pris par { $who }
web-log-by = par { $who }
web-open-table = Ouvrir la table
web-sit-down = S’asseoir
web-home = Retour au début

## Ce qui peut mal tourner

problem-400 = Cette demande n’a pas de sens pour nous
problem-403 = Cet appareil n’a pas le droit de faire cela
problem-404 = Il n’y a rien ici. Le code est-il juste ?
problem-405 = Ce n’est pas possible ici
problem-413 = C’était trop à la fois
problem-421 = Cette adresse n’est pas l’une des nôtres
problem-429 = Trop de codes erronés. Patientez une minute
problem-500 = Un problème est survenu de notre côté. Rien n’est perdu
problem-other = Cela n’a pas fonctionné
refusal-not_now = Impossible à ce moment
refusal-not_your_seat = Cette place se joue depuis un autre téléphone
refusal-nothing_happens = Cela ne changerait rien
refusal-nothing_to_undo = Vous n’avez rien à annuler
refusal-nothing_to_redo = Il n’y a rien à rétablir
refusal-undo_others = Cela annulerait des coups d’autres joueurs
refusal-undo_tangled = Des coups suivants en dépendent. Revenez plutôt à ce point dans l’historique
refusal-host_only = Seul l’hôte peut le faire
log-undo_to = { $who } revient en arrière
web-nothing-counted = Rien de compté ne change
web-roll-for-me = Lancer pour nous
web-draw-for-me = Tirer pour moi
web-aid = Aide de jeu
web-aid-hint = Le tour, les actions, les termes, la fin et le décompte
web-history = Historique
web-history-hint = Qui a fait quoi ; revenir à tout moment
web-correct = Corriger mes valeurs
web-correct-hint = La table a raison
web-correct-of = Corriger : { $who }
web-correct-table = Corriger la table
web-correct-table-hint = Réserves, dés, à qui le tour
web-correct-help = Mettez la valeur telle qu’elle est sur la table. L’historique montre qui l’a fait.
web-seats = Places et hôte
web-seats-hint = Reprendre une place, jouer pour quelqu’un, passer le rôle d’hôte
web-board = Grand écran
web-preferences = Langue et apparence
web-preferences-hint = Français ou anglais, clair ou sombre
web-search = Rechercher
web-search-nothing = Rien trouvé
web-set = Mettre { $part }
web-nobody = personne
web-add-one = Ajouter par nom ou numéro
web-whose-turn = À qui le tour ?
web-on-the-table = Sur la table
web-more = Plus
web-abilities = Capacités et gestes rapides
web-hints = À ne pas oublier
web-hint-cards = { $hint } : { $cards }
web-dice = Dés par photo
web-dice-hint = Apprendre vos propres faces, voir la fiabilité
