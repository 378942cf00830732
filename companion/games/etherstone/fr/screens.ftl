## Les mots des écrans d’Etherstone

top-corrupted = À vous — corruption
top-pact = un Pacte s’impose
top-abilities = capacités, puis fin du tour
top-action = une action
leader-none = Pas encore de Leader
kept-of = { $kept } gardées sur 7
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
