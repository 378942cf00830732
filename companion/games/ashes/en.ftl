# Ashes: Rise of the Phoenixborn, in English. Terms as printed, sentences our own.

name = Ashes: Rise of the Phoenixborn
tagline = Dice, spells and allies: the last Phoenixborn standing wins.

option-edition = Edition
    .help = Numbers on the Phoenixborn
option-edition-original = First edition (1.0)
option-edition-reborn = Reborn (1.5)
option-decks = Decks
    .help = Where the thirty cards come from
option-decks-precon = Ready-made
option-decks-own = Your own
option-decks-draft = Draft
option-give_first = The first player may give the token away
    .help = As in tournaments: whoever wins the roll decides

## Dice, costs, types

colour-ceremonial = Ceremonial
colour-charm = Charm
colour-illusion = Illusion
colour-natural = Natural
colour-basic = Basic
colour-ceremonial_power = Ceremonial power
colour-ceremonial_class = Ceremonial class
colour-ceremonial_basic = Ceremonial basic
colour-charm_power = Charm power
colour-charm_class = Charm class
colour-charm_basic = Charm basic
colour-illusion_power = Illusion power
colour-illusion_class = Illusion class
colour-illusion_basic = Illusion basic
colour-natural_power = Natural power
colour-natural_class = Natural class
colour-natural_basic = Natural basic
die-ceremonial_power = Ceremonial, power
die-ceremonial_class = Ceremonial, class
die-ceremonial_basic = Ceremonial, basic
die-charm_power = Charm, power
die-charm_class = Charm, class
die-charm_basic = Charm, basic
die-illusion_power = Illusion, power
die-illusion_class = Illusion, class
die-illusion_basic = Illusion, basic
die-natural_power = Natural, power
die-natural_class = Natural, class
die-natural_basic = Natural, basic
face-power = Power
face-class = Class
face-basic = Basic
cost-main = Main action
cost-side = Side action
cost-free = No action
type-ally = Ally
type-conjuration = Conjuration
type-ready_spell = Ready spell
type-action = Action spell
type-reaction = Reaction spell
type-alteration = Alteration spell
place-discard = Discard pile
place-hand = Hand
place-removed = Out of the game
guard-none = Nobody guards
guard-phoenixborn = The Phoenixborn guards
source-phoenixborn = The Phoenixborn
phoenixborn-other = Another Phoenixborn

## Parts

part-phoenixborn = Phoenixborn
part-life = Life
    .short = Life
part-wounds = Wounds
part-exhaustion = Exhaustion on the Phoenixborn
    .short = Exhaustion
part-battlefield = Battlefield
part-spellboard = Spellboard
part-incoming = Damage to come
part-fell = Destroyed as number
part-hand = Hand
part-draw = Draw pile
    .short = Draw
part-discard = Discard pile
    .short = Discard
part-removed = Out of the game
    .short = Removed
part-deck = Deck
part-decklist = Deck list
part-pile = Conjuration pile
    .short = Conjurations
part-units = Units
part-attached = Alterations
part-spells = Spells
part-dice = Dice
part-first = First player
part-first_settled = First player settled
part-beaten = Out of the contest
part-rolled = Rolled
part-drawn = Drawn
part-passed = Passed
part-reacted = Reaction spell played
part-main_left = Main action left
    .short = Main
part-side_left = Side action left
    .short = Side
part-battle = Attack
part-attackers = Attackers

field-decklist-copies = Copies
field-pile-count = Left
field-units-card = Card
field-units-name = Name
field-units-kind = Type
field-units-attack = Attack
field-units-life = Life
field-units-recover = Recover
field-units-abilities = Abilities
field-units-wounds = Wounds
field-units-exhaustion = Exhaustion
field-units-status = Status
field-units-boost = Attack this turn
field-units-owner = Owner
field-attached-card = Card
field-attached-name = Name
field-attached-on = Attached to
field-attached-attack = Attack
field-attached-life = Life
field-attached-recover = Recover
field-attached-fleeting = Leaves at the end of the round
field-attached-owner = Owner
field-spells-card = Card
field-spells-name = Name
field-spells-exhaustion = Exhaustion
field-spells-status = Status
field-dice-kind = Type
field-dice-face = Face
field-dice-pool = Pool
field-dice-on = On the unit

pool-active = Active pool
pool-exhausted = Exhausted pool
pool-unit = On a unit

phase-choose = Choosing Phoenixborn
phase-draft_phoenixborn = Draft: Phoenixborn
phase-draft_cards = Draft: cards
phase-draft_dice = Draft: dice
phase-draft_swap = Draft: one swap
phase-prepare = Prepare phase
phase-turns = Player turns
phase-recovery = Recovery phase

## Actions

action-choose_phoenixborn = Your Phoenixborn
    .short = Phoenixborn
    .help = With its ready-made deck, your own, or the numbers of another card.
action-draft_phoenixborn = Take a Phoenixborn
    .short = Phoenixborn
    .help = Its three unique cards come with it.
action-draft_card = Keep a card
    .short = Keep
    .help = Keep one, pass the others to your left.
action-draft_dice = Take two dice
    .short = Dice
    .help = Of any type, as long as there are some.
action-draft_swap = Swap a card, or none
    .short = Swap
    .help = One of yours for one that lies face up.
action-roll = Roll the dice
    .short = Roll
    .help = Every exhausted die; what falls goes to your active pool.
action-draw_up = Discard and draw
    .short = Draw
    .help = Up to five cards; each card that is missing is one damage.
action-give_first = Keep or give the first-player token
    .short = First player
action-main_action = Main action
    .short = Main
    .help = Done on the table; nothing else to enter.
action-side_action = Side action
    .short = Side
    .help = Done on the table; nothing else to enter.
action-pass = Pass
    .help = Your main action; you may still take a side action.
action-end_turn = End turn
action-play_card = Play a card
    .short = Play
    .help = Pay its cost and put it where it belongs.
action-activate = Use a card in play
    .short = Use
    .help = A spell, a unit or your Phoenixborn.
action-pay = Pay a cost
    .short = Pay
    .help = With the dice you choose, or the cheapest that will do.
action-attack_phoenixborn = Attack a Phoenixborn
    .short = Phoenixborn
    .help = With any number of units that are not exhausted.
action-attack_unit = Attack a unit
    .short = Unit
    .help = With any number of units that are not exhausted.
action-call_off = Call the attack off
    .short = Call off
    .help = No (more) damage is dealt.
action-defend = Defend
    .help = Blockers or a guard, and who counters.
action-strike = Deal the damage
    .short = Damage
    .help = In your order; every number can be changed first.
action-spend_dice = Spend dice
    .short = Spend
    .help = From the active to the exhausted pool.
action-turn_dice = Turn dice
    .short = Turn
    .help = Another face, because a card says so.
action-ready_dice = Dice back to the active pool
    .short = Ready
    .help = Because a card says so.
action-meditate = Meditate
    .help = For each card you discard, turn one active die to any face.
action-power_ceremonial = Ceremonial power
    .short = Ceremonial
    .help = An ally from your discard pile to your hand; your Phoenixborn takes damage equal to its attack.
action-power_charm = Charm power
    .short = Charm
    .help = The die lies on a unit of yours: +1 attack, +1 life until the end of the round.
action-power_illusion = Illusion power
    .short = Illusion
    .help = One active die of an opponent goes to the exhausted pool.
action-power_natural = Natural power
    .short = Natural
    .help = 1 damage to a unit.
action-deal = Deal damage
    .short = Damage
    .help = To units and Phoenixborn, all at the same time.
action-summon = Put a unit into play
    .short = Unit
    .help = From the catalogue, or typed in.
action-leave_play = A unit leaves play
    .short = Leave
    .help = Conjurations go back to their pile.
action-change_sides = A unit changes sides
    .short = Sides
    .help = With everything on it; its owner stays the same.
action-add_spell = Put a spell on the spellboard
    .short = Spell
    .help = Without paying for it.
action-lose_spell = A spell leaves the spellboard
    .short = Remove
action-attach = Attach an alteration
    .short = Attach
    .help = Without paying for it.
action-detach = An alteration leaves
    .short = Detach
action-respark = Respark
    .help = Pay when the card is discarded from play: it comes back to your hand.
action-recover = Recover
    .help = Wounds, exhaustion, first-player token, end of the round: all at once, for the whole table.
action-choose_fall = Who is destroyed first?
    .short = Order
    .help = Each destruction is finished before the next; the last one standing wins.

## Questions

ask-choose_phoenixborn-phoenixborn = Which Phoenixborn?
ask-choose_phoenixborn-name = Name on the card
ask-choose_phoenixborn-life = Life
ask-choose_phoenixborn-battlefield = Battlefield
ask-choose_phoenixborn-spellboard = Spellboard
ask-choose_phoenixborn-dice = Your ten dice
ask-choose_phoenixborn-cards = Your deck
ask-choose_phoenixborn-others = Cards from other boxes
ask-draft_phoenixborn-phoenixborn = Which Phoenixborn?
ask-draft_card-card = Which card do you keep?
ask-draft_dice-dice = Which two?
ask-draft_swap-give = You give
ask-draft_swap-take = You take
ask-roll-faces = What fell, die by die
ask-roll-counts = What fell, counted
ask-draw_up-discarded = Discard first
ask-give_first-to = Who plays first?
ask-play_card-card = Which card?
ask-play_card-name = Another card: its name
ask-play_card-type = Its type
ask-play_card-on = On which unit?
ask-play_card-attack = Attack
ask-play_card-life = Life
ask-play_card-recover = Recover
ask-play_card-status = Status tokens
ask-play_card-count = How many come?
ask-play_card-action = It takes
ask-play_card-cost = Cost
ask-play_card-dice = Paid with
ask-activate-source = Which card?
ask-activate-action = It takes
ask-activate-cost = Cost
ask-activate-dice = Paid with
ask-activate-discards = Cards discarded
ask-activate-count = How many come?
ask-activate-onto = Onto whose battlefield?
ask-pay-action = It takes
ask-pay-cost = Cost
ask-pay-dice = Paid with
ask-pay-discards = Cards discarded
ask-attack_phoenixborn-attackers = Who attacks?
ask-attack_phoenixborn-target = Whose Phoenixborn?
ask-attack_unit-attackers = Who attacks?
ask-attack_unit-target = Which unit?
ask-defend-blocks = Who blocks whom?
ask-defend-counters = Blockers that counter
ask-defend-guard = Does anybody guard?
ask-defend-counter = Counter?
ask-defend-split = The counter’s damage
ask-strike-order = In this order
ask-strike-deals = Damage dealt
ask-strike-takes = Damage taken
ask-spend_dice-dice = Which dice?
ask-turn_dice-faces = New faces
ask-ready_dice-faces = Their faces
ask-meditate-hand = From your hand
ask-meditate-draw = From the top of the draw pile
ask-meditate-spells = Ready spells in play
ask-meditate-faces = Dice to turn
ask-power_ceremonial-card = Which ally?
ask-power_ceremonial-attack = Its attack
ask-power_charm-unit = On which unit?
ask-power_illusion-die = Which die?
ask-power_natural-target = Which unit?
ask-deal-targets = To whom?
ask-deal-count = How much?
ask-summon-card = Which unit?
ask-summon-kind = Its type
ask-summon-attack = Attack
ask-summon-life = Life
ask-summon-recover = Recover
ask-summon-onto = Onto whose battlefield?
ask-leave_play-unit = Which unit?
ask-leave_play-to = Where does it go?
ask-change_sides-unit = Which unit?
ask-change_sides-onto = To whom?
ask-add_spell-card = Which spell?
ask-lose_spell-spell = Which spell?
ask-lose_spell-to = Where does it go?
ask-attach-card = Which alteration?
ask-attach-attack = Attack
ask-attach-life = Life
ask-attach-recover = Recover
ask-attach-on = On which unit?
ask-detach-attached = Which alteration?
ask-detach-to = Where does it go?
ask-respark-cost = Cost
ask-respark-dice = Paid with
ask-choose_fall-fallen = Destroyed first

## What was done

log-choose_phoenixborn = { $who } has a Phoenixborn and a deck
log-draft_phoenixborn = { $who } takes a Phoenixborn
log-draft_card = { $who } keeps a card
log-draft_dice = { $who } takes two dice
log-draft_swap = { $who } is done with the swap
log-roll = { $who } rolls
log-draw_up = { $who } draws
log-give_first = { $who } settles who plays first
log-main_action = { $who } takes a main action
log-side_action = { $who } takes a side action
log-pass = { $who } passes
log-end_turn = { $who } ends the turn
log-play_card = { $who } plays a card
log-activate = { $who } uses a card in play
log-pay = { $who } pays a cost
log-attack_phoenixborn = { $who } attacks the Phoenixborn of { $target }
log-attack_unit = { $who } attacks a unit
log-call_off = { $who } calls the attack off
log-defend = { $who } defends
log-strike = { $who } deals the damage
log-spend_dice = { $who } spends dice
log-turn_dice = { $who } turns dice
log-ready_dice = { $who } takes dice back
log-meditate = { $who } meditates
log-power_ceremonial = { $who } uses a Ceremonial power
log-power_charm = { $who } uses a Charm power
log-power_illusion = { $who } uses an Illusion power
log-power_natural = { $who } uses a Natural power
log-deal = { $who } deals damage
log-summon = { $who } puts a unit into play
log-leave_play = { $who } takes a unit out of play
log-change_sides = { $who } moves a unit to another battlefield
log-add_spell = { $who } puts a spell on the spellboard
log-lose_spell = { $who } removes a spell
log-attach = { $who } attaches an alteration
log-detach = { $who } removes an alteration
log-respark = { $who } resparks a card
log-recover = The table recovers
log-choose_fall = { $who } says who is destroyed first

news-plays_first = { $who } plays first with { $count } basic faces
news-tied_for_first = Tie at { $count } basic faces: the tied roll all their dice again
news-draw_damage = { $who } lacks { $count ->
        [one] a card: 1 damage
       *[other] { $count } cards: { $count } damage
    }
news-under_attack = { $who } is attacked by { $count ->
        [one] one unit
       *[other] { $count } units
    }
news-fell = The Phoenixborn of { $who } is destroyed
news-fall_together = Several Phoenixborn are destroyed at the same time: { $who } chooses the order
news-pass_packs = { $left ->
        [one] Pass the last card to your left
       *[other] Pass { $left } cards to your left
    }

## Why not

refusal-unknown_phoenixborn = Choose a Phoenixborn, or enter its name
refusal-phoenixborn_taken = Somebody else has this Phoenixborn
refusal-deck_size = A deck has 30 cards; this one has { $count }
refusal-too_many_copies = At most 3 copies of a card
refusal-not_your_unique = A unique card of another Phoenixborn is in the deck
refusal-not_ten_dice = Ten dice, not { $count }
refusal-wait_for_others = The others are still choosing
refusal-already_kept = You already have this card
refusal-two_dice = Two dice at a time
refusal-no_such_dice = There are no more dice of this type
refusal-already_rolled = You have already rolled
refusal-faces_missing = { $count ->
        [one] One die still has no face
       *[other] { $count } dice still have no face
    }
refusal-already_drawn = You have already drawn
refusal-main_taken = The main action of this turn is taken
refusal-side_taken = The side action of this turn is taken
refusal-nobodys_turn = It is nobody’s turn: everybody does this phase together
refusal-no_main_action = Take a main action first, or pass
refusal-no_card_in_hand = No card is left in your hand
refusal-no_card_in_draw = The draw pile is empty
refusal-no_card_in_discard = The discard pile is empty
refusal-no_card_in_removed = No card is out of the game
refusal-one_reaction = One reaction spell for each player each turn
refusal-cannot_pay = These dice do not pay the cost
refusal-die_not_active = Only dice in the active pool
refusal-no_dice = Choose at least one die
refusal-unknown_die = There is no such die
refusal-own_die = Choose a die of an opponent
refusal-no_power_face = No power face of this type is in your active pool
refusal-nothing_discarded = Discard at least one card
refusal-too_many_dice = One die for each card: { $count } at most
refusal-unknown_card = Choose a card, or enter its name
refusal-unknown_spell = This spell is not on the spellboard
refusal-unknown_unit = This unit is not in play
refusal-unknown_place = It cannot go there
refusal-source_exhausted = An exhausted card cannot be used
refusal-battlefield_full = The battlefield is full
refusal-spellboard_full = The spellboard is full
refusal-pile_empty = No copy of it is left in the conjuration pile
refusal-too_strong = Only for units with attack { $most } or less
refusal-no_illusion = Only for units with the Illusion ability
refusal-no_target = Choose at least one target
refusal-no_unit_to_attack = You have no unit that can attack
refusal-no_attackers = Choose at least one attacker
refusal-exhausted_attacker = An exhausted unit cannot attack
refusal-own_side = Choose an opponent
refusal-battle_goes_on = The last attack is not over yet
refusal-no_battle = Nobody is attacking
refusal-blocks_twice = A unit blocks only one attacker
refusal-exhausted_blocker = An exhausted unit cannot block
refusal-only_blockers_counter = Only a blocker can counter
refusal-cannot_guard = Only an unexhausted unit with Unit Guard
refusal-phoenixborn_never_counters = A Phoenixborn never counters
refusal-exhausted_counter = An exhausted unit cannot counter
refusal-split_differs = The counter deals { $damage } damage in all
refusal-defender_first = The defender has not answered yet
refusal-not_falling = This Phoenixborn is not being destroyed

## What to think of now

hint-roll = { $count ->
        [one] Roll your exhausted die
       *[other] Roll your { $count } exhausted dice
    }
hint-roll_again = You are tied: roll all your dice again
hint-draw_up = Discard what you like, then draw up to five
hint-damage_to_come = { $count } damage when everybody has drawn
hint-main_action_due = One main action, or pass; at most one side action
hint-reaction_used = You have played your reaction spell this turn
hint-defend = You are attacked: block or guard, and counter if you like
hint-wait_for_defence = Waiting for the defender
hint-strike = The defender has answered: deal the damage
hint-choose_fall = Choose which Phoenixborn is destroyed first
hint-fall_is_chosen = Waiting for the order of destruction
hint-keep_a_card = Pick { $pick } of 9: keep one card
hint-pass_the_pack = Pass the rest to your left; the others are still choosing

hint-cannot_pay_now = Your active dice cannot pay this
hint-attack_total = { $count ->
        [one] One attacker, { $total } damage
       *[other] { $count } attackers, { $total } damage
    }
hint-draws = { $count ->
        [0] You draw nothing
        [one] You draw one card
       *[other] You draw { $count } cards
    }
hint-dice_to_turn = { $count ->
        [0] Discard cards to turn dice
        [one] Turn up to one die
       *[other] Turn up to { $count } dice
    }
hint-damage_in_all = { $total } damage in all
hint-damage_through = { $total } damage to the Phoenixborn, { $left } life left
hint-blocker_destroyed = A blocker is destroyed
hint-blocks = { $unit } blocks { $card }
hint-blocks_and_counters = { $unit } blocks { $card } and counters
hint-unit_takes = { $unit } takes { $total } damage
hint-unit_counters = { $unit } counters with { $total } damage

## The end

end-last_standing = Only one Phoenixborn is left
score-life_left = Life left
tie-last_standing = the last one standing
tie-house_life = house rule for an early stop: most life left
tie-house_cards = house rule for an early stop: most cards in hand and draw pile
series-life_left = Life left

## Set-up

setup-draft = Phoenixborn with 3 of each unique card; 1 of every other card shuffled; 10 dice of each type; conjurations aside
setup-phoenixborn = Each chooses a Phoenixborn and lays it out, numbers up
setup-precon = Take its ready-made deck of { $count } cards
setup-own_deck = Bring a deck of { $count } cards, at most 3 of each
setup-first_five = { $count } different cards to hand, { $left } shuffled as draw pile
setup-conjurations = Conjurations face down as a pile of their own
setup-dice = { $count } dice each, all in the exhausted pool
setup-tokens = Wounds, exhaustion and status tokens within reach
setup-first_player = The first roll decides who plays first
