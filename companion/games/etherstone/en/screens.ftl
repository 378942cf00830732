## Words of Etherstone's own screens

top-corrupted = Your turn — corrupted
top-pact = sign a Void Pact to go on
top-abilities = trigger abilities, then end
top-action = choose one action
leader-none = No Leader chosen yet
kept-of = { $kept } of 7 kept
abilities = Abilities
pact-price = Life back to { $life } · −7 points at the end
in-hand = in hand
pacts-count = { $count ->
    [one] pact
   *[other] pacts
}
points-count = { $count ->
    [one] point
   *[other] points
}
take-die = Take { $colour } { $value }
deck-leaders = Leaders
deck-entities = Entities
deck-threats = Threats
