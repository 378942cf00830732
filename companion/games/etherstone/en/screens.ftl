## Words of Etherstone's own screens

top-corrupted = Your turn — corrupted
top-pact = sign a Void Pact to go on
top-abilities = abilities, then end
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
pass-number = Pass { $at } of 7
pass-now = Keep 1 of { $cards }, pass { $passed } to { $to }
pass-when-all = Kept. When all have chosen, { $cards ->
        [one] the last card goes
       *[other] { $cards } cards go
    } to { $to }
pass-all = Keep 1 of { $cards }, pass { $passed } to the left
pass-to = to { $to }
cards-held = { $count ->
    [one] card
   *[other] cards
}
leader-type-once = Type what is printed on it, once
leader-done = This is my Leader
more-about-leader = Name and symbols
more-about-card = Name, symbols, discount
more-about-threat = Name and reward
from-notebook = { $card }: filled in from the notebook
which-colour = Colour of the card
cast-it = Cast { $card }
none-here = None right now
not-described = Not described yet
describe = Describe
exhausted = Exhausted
stones-of = { $colour ->
        [red] red
        [black] black
        [green] green
       *[white] white
    } Etherstones
choose-colour = of a colour you name
roll = Roll
roll-first = Roll the dice for us
free = Free
your-strength = your strength
threat-life = Life of the Threat
strong-enough = Strong enough
still-missing = { $count } still missing
artifax-held = By your Leader
threats-left = { $count } in the deck
pool-left = { $count } in the pool
token-held = { $who } holds the end-game token (+2)
playing = playing
in-play = in play
from-pool = From the pool
from-reserve = From the reserve
group-cards = Your cards
group-threats = Threats
group-opponents = Opponents
abilities-later = Once the game is under way
threat-level = Threat { $level ->
        [1] I
        [2] II
       *[other] III
    }
enter-life = Enter the Life of the Threat
take-this-hand = Take hand { $hand }
