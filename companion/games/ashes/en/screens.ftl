## Words of Ashes’ own screens

top-attacked = You are attacked
top-attacked-by = by { $who }: block or guard
top-wait-defence = { $who } is defending
top-strike = Deal the damage
top-prepare = roll and draw
top-prepared = You are ready
top-left-both = main and side action
top-left-main = main action left
top-left-side = side action left
top-left-none = end your turn
top-first = you go first
top-fallen = Your Phoenixborn is destroyed
fallen = Destroyed
fallen-help = You are out of this game. The others play on.
spoken-seat = { $left } of { $life } life, { $units } units, { $dice } active dice, { $hand } cards in hand

exhausted = Exhausted
exhausted-switch = Exhausted: { $name }
wound-one = Add a wound
heal-one = Heal a wound
wounds-of = { $wounds ->
        [one] 1 wound of { $life } life
       *[other] { $wounds } wounds of { $life } life
    }
token-wounds = { $name }: { $count } wounds, add one
token-status = { $name }: { $count } status tokens, add one
no-units = No units on your battlefield
charm-dice = { $count ->
        [one] One Charm die
       *[other] { $count } Charm dice
    }
unit-guard = Unit Guard
focus = Focus { $count }
active-dice = Active dice, tap to spend
no-active-dice = No active dice
spent = Spent
leave-it = Leave
first-five = First Five
no-phoenixborn = Choose your Phoenixborn
still-choosing = still choosing

group-main = Main action
group-side = Side action
group-react = React
group-effects = What cards do
group-dice = Dice by hand

battle-phoenixborn = { $who } attacks the Phoenixborn of { $of }
battle-unit = { $who } attacks { $unit } of { $of }
battle-defend = { $who } chooses a defence
battle-strike = { $who } deals the damage
blow-spoken = { $unit } deals { $deals } damage
strike-one = Only the blow of { $unit }
together = Together
guards = Guarded in place of { $unit }
through = { $damage } damage to { $who }, { $left } life left
destroyed = Destroyed
damage = damage
no-defence = No defence
change-blows = Change numbers
change-defence = Change the defence
not-blocked = Not blocked
blocks-already = blocks another
phoenixborn-of = Phoenixborn of { $who }

recover-help = For the whole table at once. Spend dice you want to roll again first.
wait-prepare = The turns begin when everybody is ready
dice-missing = { $count } to enter
find-card = Find a card
choose-none = None of these
nothing-to-choose = Nothing to choose from
still-open = open
taken = taken
prepared = Ready
to-roll = rolling
to-draw = drawing
house-note = The game was stopped early: ranked by a house rule, not by the rulebook.
deck-units = Units
deck-spells = Ready spells
deck-alterations = Alterations
no-cost = No dice to pay
change-cost = Change the cost
won-last_standing = the last one standing
won-house_life = house rule: most life left
won-house_cards = house rule: most cards in hand and draw pile
won-shared = nothing separates them
fell-as = { $place ->
        [1] destroyed first
        [2] destroyed second
       *[other] destroyed third
    }
web-closing-help = Has everybody finished? Confirm the end, or play on.
action-count_up = Confirm the end
pick-of = Pick { $pick } of 9
