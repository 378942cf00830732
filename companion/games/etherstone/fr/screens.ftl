## Les mots des écrans d’Etherstone

top-corrupted = À vous — corruption
top-pact = un Pacte s’impose
top-abilities = capacités, puis fin
top-action = une action
leader-none = Pas encore de Leader
kept-of = { $kept ->
    [one] { $kept } gardée sur 7
   *[other] { $kept } gardées sur 7
}
abilities = Capacités
pact-price = Vie remise à { $life } · −7 points à la fin
in-hand = en main
pacts-count = { $count ->
    [one] pacte
   *[other] pactes
}
points-count = { $count ->
    [one] point
   *[other] points
}
take-die = Prendre { $colour } { $value }
deck-leaders = Leaders
deck-entities = Entités
deck-threats = Menaces
pass-number = Passe { $at } sur 7
pass-now = Gardez 1 carte sur { $cards }, passez-en { $passed } à { $to }
pass-when-all = Gardée. Quand tout le monde a choisi, { $cards ->
        [one] la dernière carte va
       *[other] { $cards } cartes vont
    } à { $to }
pass-all = Gardez 1 carte sur { $cards }, passez-en { $passed } à gauche
pass-to = vers { $to }
cards-held = { $count ->
    [one] carte
   *[other] cartes
}
leader-type-once = Saisissez une fois ce qui est imprimé dessus
leader-done = C’est mon Leader
more-about-leader = Nom et symboles
more-about-card = Nom, symboles, rabais
more-about-threat = Nom et récompense
from-notebook = { $card } : repris du carnet
which-colour = Couleur de la carte
cast-it = Invoquer { $card }
none-here = Rien pour l’instant
not-described = Pas encore décrite
describe = Décrire
exhausted = engagée
stones-of = Etherstones { $colour ->
        [red] rouges
        [black] noires
        [green] vertes
       *[white] blanches
    }
choose-colour = d’une couleur au choix
roll = Lancer
roll-first = Lancer les dés pour nous
free = Gratuit
your-strength = votre Force
threat-life = Vie de la Menace
strong-enough = Assez de Force
still-missing = Il manque { $count }
artifax-held = Près de votre Leader
threats-left = { $count } dans le paquet
pool-left = { $count } sur la table
token-held = Jeton Fin de partie (+2) : { $who }
playing = joue
in-play = en jeu
from-pool = De la table
from-reserve = De la réserve
group-cards = Vos cartes
group-threats = Menaces
group-opponents = Adversaires
abilities-later = Dès que la partie est lancée
threat-level = Menace { $level ->
        [1] I
        [2] II
       *[other] III
    }
enter-life = Saisissez la Vie de la Menace
take-this-hand = Prendre la main { $hand }
