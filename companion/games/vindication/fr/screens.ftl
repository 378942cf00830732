# Les mots des écrans.

quest-control = Contrôler un territoire à la fin : { region-of-quest }
quest-most = Avoir le plus de cubes de { attribute-of-quest }
quest-tile = Posséder une aptitude : { attribute-of-quest }
quest-master = Remporter la maîtrise : { attribute-of-quest }
quest-speed = Atteindre la vitesse 5
quest-monsters = Vaincre 3 monstres
quest-colours = Avoir un compagnon jaune, un bleu et un rouge
quest-vindicated = Atteindre le transcendement
quest-companions = Avoir au moins 4 compagnons
quest-traits = Obtenir 3 attraits
quest-potential = Avoir au moins 5 potentiel
quest-proficiencies = Acquérir 3 aptitudes
quest-no_potential = N’avoir plus de potentiel
quest-regions = Contrôler au moins 2 territoires
quest-one_of_each = Avoir un attrait, une relique et un monstre
quest-relics = Acquérir 3 reliques
region-of-quest = { $subject ->
        [spire] Flèche Sacrée
        [post] Poste de Commandement
        [library] Bibliothèque
        [maw] Gueule Béante
        [inn] Auberge
        [shrine] Sanctuaire
        [tomb] Tombeau Antique
        [fort] Fort
        [monastery] Monastère
        [tower] Tour des Arcanes
       *[other] Territoire
    }
attribute-of-quest = { $subject ->
        [inspiration] inspiration
        [knowledge] connaissance
        [strength] force
        [courage] courage
        [vision] vision
        [wisdom] sagesse
       *[conviction] conviction
    }
quest-hold = Maintenez pour regarder
quest-hide = Relâchez pour cacher
quest-only-you = Personne d’autre ne voit ceci
quest-later = L’honneur s’ajoute au décompte final. Le plateau ne le montre jamais avant.
quest-none = Pas encore de quête secrète
quest-done = fait
quest-open = pas encore
power-board = Plateau de pouvoir
raise-one = Augmenter un cube
lower-one = Dégrader un cube
track-spoken = Honneur { $value }
track-taken = { $space } pris
track-free = { $space } à venir
turn-actions = Actions du tour, une fois chacune
visit-or-rest = Visiter ou repos
sheet-visit = Visiter ou se reposer
sheet-activate = Activer
sheet-bonus = Autres actions
convert-into = Convertir 1 { $first } et 1 { $second } en 1 { $kind }
top-speed = vitesse { $speed }
top-companions = { $count ->
        [0] sans compagnon
        [one] 1 compagnon
       *[other] { $count } compagnons
    }
more = Plus
my-cards = Cartes
my-regions = Territoires
cubes-on = { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
champion = Champion
trigger-spoken = { trigger-name } : { $now } sur { $needed }
mastery-nobody = personne
mastery-tie = Égalité : personne
mastery-line = { $worth } honneur
ronak-cubes = Ronak { $count }/6
quest-five = Montrer 5 secondes
sheet-table = À la table
sheet-battle = La bataille
quest-title = { $count ->
        [one] Quête secrète
       *[other] Quêtes secrètes
    }
triggers-due = { $count ->
        [one] Révélez un déclencheur
       *[other] Révélez { $count } déclencheurs
    }
find-card = Chercher une carte
nothing-there = Rien ici
deck-companions = Compagnons
deck-traits = Attraits
deck-relics = Reliques
deck-monsters = Monstres
deck-pets = Animaux de compagnie
deck-loot = Butin
deck-pure = Cristaux purs
deck-tiles = Tuiles et plateaux
card-mastery = Tuiles de maîtrise
card-character = Tuile personnage
card-monument = Monument
card-battle_small = Plateau de bataille, 2 ou 3 joueurs
card-battle_large = Plateau de bataille, 4 ou 5 joueurs
card-inspiration = Inspiration
card-knowledge = Connaissance
card-strength = Force
card-courage = Courage
card-vision = Vision
card-wisdom = Sagesse
note-spaces = Cases
note-inspiration = Inspiration
note-knowledge = Connaissance
note-strength = Force
note-courage = Courage
note-vision = Vision
note-wisdom = Sagesse
note-conviction = Conviction
note-name = Nom
note-colour = Couleur
note-initiative = Initiative
