# Etherstone with Nobura’s Artifax, in English. Terms as printed in the rulebook, sentences our own.

name = Etherstone
tagline = Draft dice, cast Entities, face the Threats, and mind your Life.

option-artifax = Nobura’s Artifax
    .help = Mini-expansion, 20 tokens
option-first_game_hands = First-game hands
    .help = Skip the draft, use sets A to E
option-camera = Read dice by camera
    .help = From any phone at the table

## Colours, types, moments

colour-red = Red
colour-black = Black
colour-green = Green
colour-white = White
colour-void = Void
type-follower = Follower
type-ritual = Ritual
type-technology = Technology
moment-precast = Pre-Cast
moment-instant = Instant
moment-persistent = Persistent
moment-attack = Attack
moment-endgame = End game
unnamed-card = A card not described
unnamed-threat = Threat, level { $level ->
        [1] I
        [2] II
       *[other] III
    }
unnamed-token = Token not named
from-hand = A card from the hand

## Parts

part-life = Life
part-corrupted = Corrupted
part-stones = Etherstones
part-stones-red = Red Etherstones
    .short = Red
part-stones-black = Black Etherstones
    .short = Black
part-stones-green = Green Etherstones
    .short = Green
part-stones-white = White Etherstones
    .short = White
part-points = Points
part-hand = Hand
part-pacts = Void Pacts
    .short = Pacts
part-destroyed = Destroyed
part-leader = Leader
part-leader_name = Leader’s name
part-leader_life = Leader’s Life
part-leader_strength = Leader’s strength
part-leader_counters = Counters on the Leader
    .short = Counters
part-leader_abilities = Leader’s symbols
part-in_play = In play
part-spoils = Spoils
part-kept = Cards kept
part-ready_hand = Ready-made hand
part-ready_hand-A = Hand A
part-ready_hand-B = Hand B
part-ready_hand-C = Hand C
part-ready_hand-D = Hand D
part-ready_hand-E = Hand E
part-ready = Ready to play
part-dice = Dice display
part-pool = Point pool
part-pool-reserve = Reserve
part-substitutes = Substitute Point tokens
part-threat_deck = Threat deck
part-threats = Threat display
    .short = Threats
part-threats_gone = Threats out of the game
part-end_token = Endgame Trigger token
    .short = End token
part-acted = Action of this turn
part-refreshed = Dice refreshed this turn
part-drafted = Die drafted this turn
part-drafted_as = The die counts as
part-strength_bonus = Strength bonus this turn
part-extra_types = Counts as one more of each type
part-artifax_stack = Artifax stacks
part-artifax_display = Artifax display
part-artifax = Artifax
part-artifax_gone = Artifax out of the game
part-artifax_used = Artifax taken this turn

field-in_play-name = Name
field-in_play-type = Type
field-in_play-points = Points
field-in_play-strength = Strength
field-in_play-ready = Ready
field-in_play-counters = Counters
field-in_play-abilities = Symbols
field-spoils-name = Name
field-spoils-card = Number
field-spoils-level = Level
field-spoils-points = Points
field-threats-card = Number
field-threats-name = Name
field-threats-level = Level
field-threats-life = Life
field-threats-strength = Strength
field-threats-points = Points
field-threats-reward_points = Reward: points
field-threats-reward_life = Reward: Life
field-threats-reward_red = Reward: red Etherstones
field-threats-reward_black = Reward: black Etherstones
field-threats-reward_green = Reward: green Etherstones
field-threats-reward_white = Reward: white Etherstones
field-threats-reward = Other reward
field-dice-value = Value
field-dice-holder = In front of
field-artifax_display-effect = Effect
field-artifax_gone-effect = Effect

phase-choice = Drafting phase
phase-main = Main phase

## Actions

action-keep_card = Keep one card
    .short = Keep
    .help = Choose one card of those you hold, put it face down, pass the rest to your left.
action-take_hand = Take a ready-made hand
    .short = Hand
    .help = One of the sets A to E, each only once.
action-choose_leader = Your Leader
    .short = Leader
    .help = What is printed on the card; typed once, remembered for the next game.
action-be_ready = Ready
    .help = When all are ready, the starting player begins.
action-refresh = Refresh the dice
    .short = Refresh
    .help = Free when the display is empty; otherwise one Life for each die left in it.
action-set_dice = Enter the dice
    .short = Dice
    .help = The faces as they lie on the table.
action-draft_die = Draft a die
    .short = Draft
    .help = Take one die and two Etherstones of its colour.
action-cast = Cast a card
    .short = Cast
    .help = Pay its Etherstones and lay it face up in front of you.
action-cast_by_ability = Cast through an ability
    .short = Cast
    .help = Not your action of this turn.
action-attack = Attack a Threat
    .short = Attack
    .help = Reach its Life with your Followers and your Leader.
action-attack_by_ability = Attack through an ability
    .short = Attack
    .help = Not your action of this turn.
action-rest = Rest
    .help = All your exhausted Followers become ready.
action-void_pact = Sign a Void Pact
    .short = Pact
    .help = Life back to your Leader’s value, −7 points at the end.
action-end_turn = End turn
action-defeat = Defeat a Threat
    .short = Defeat
    .help = An ability takes it: no Attack, nobody is exhausted or hurt.
action-destroy_threat = Destroy a Threat
    .help = It leaves the game and is nobody’s Spoils.
action-describe_threat = Describe a Threat
    .help = What is printed on it, remembered for the next game.
action-gain_points = Gain points
    .short = Points
    .help = From the pool, then from the reserve.
action-gain_from_reserve = Points from the reserve
    .short = Reserve
    .help = The pool stays as it is.
action-recall = Recall
    .help = A card in play goes back to your hand.
action-destroy = Destroy
    .help = A card leaves the game.
action-ready_cards = Ready
    .help = Exhausted cards stand up again.
action-exhaust_cards = Exhaust
    .help = Ready cards are turned sideways.
action-counters = Counters
    .help = Put counters on a card, or take them away.
action-affect_opponents = Effect on opponents
    .short = Opponents
    .help = All of them, or those you choose.
action-exchange = Take an Artifax
    .short = Artifax
    .help = Once a turn, while you have none: do all it says at once.
action-name_token = Name an Artifax
    .help = Which token lies there.
action-discard_artifax = Discard the Artifax
    .help = It leaves the game; you may take another one.

effect-lose_life = Lose Life
effect-gain_life = Gain Life
effect-lose_stones = Lose Etherstones
effect-gain_stones = Gain Etherstones
effect-gain_points = Gain points

## Questions

ask-take_hand-hand = Which hand?
ask-choose_leader-leader = Number, bottom left (LE…)
ask-choose_leader-name = Name
ask-choose_leader-life = Life, top right
ask-choose_leader-strength = Strength
ask-choose_leader-stones = Starting Etherstones
ask-choose_leader-counters = Starting counters
ask-choose_leader-abilities = Symbols of its abilities
ask-refresh-faces = The new faces
ask-set_dice-faces = The faces
ask-draft_die-die = Which die?
ask-draft_die-colour = The Void die counts as
ask-draft_die-discard_artifax = Discard your Artifax?
ask-cast-card = Number, bottom left
ask-cast-name = Name
ask-cast-type = Type
ask-cast-cost = Cost, as printed
ask-cast-points = Points, top right
ask-cast-strength = Strength
ask-cast-abilities = Symbols of its abilities
ask-cast-discount = Cheaper by
ask-cast-paid = You pay
ask-cast_by_ability-card = Number, bottom left
ask-cast_by_ability-name = Name
ask-cast_by_ability-type = Type
ask-cast_by_ability-cost = Cost, as printed
ask-cast_by_ability-points = Points, top right
ask-cast_by_ability-strength = Strength
ask-cast_by_ability-abilities = Symbols of its abilities
ask-cast_by_ability-discount = Cheaper by
ask-cast_by_ability-paid = You pay
ask-attack-threat = Which Threat?
ask-attack-card = Number on the card
ask-attack-name = Name
ask-attack-life = Its Life
ask-attack-strength = Its strength
ask-attack-points = Points, top left
ask-attack-reward_points = Reward: points
ask-attack-reward_life = Reward: Life
ask-attack-reward_stones = Reward: Etherstones
ask-attack-reward = Other reward
ask-attack-followers = Followers who join
ask-attack-leader = Does your Leader join?
ask-attack-bonus = Strength from abilities
ask-attack-protection = Protection
ask-attack_by_ability-threat = Which Threat?
ask-attack_by_ability-card = Number on the card
ask-attack_by_ability-name = Name
ask-attack_by_ability-life = Its Life
ask-attack_by_ability-strength = Its strength
ask-attack_by_ability-points = Points, top left
ask-attack_by_ability-reward_points = Reward: points
ask-attack_by_ability-reward_life = Reward: Life
ask-attack_by_ability-reward_stones = Reward: Etherstones
ask-attack_by_ability-reward = Other reward
ask-attack_by_ability-followers = Followers who join
ask-attack_by_ability-leader = Does your Leader join?
ask-attack_by_ability-bonus = Strength from abilities
ask-attack_by_ability-protection = Protection
ask-defeat-threat = Which Threat?
ask-defeat-reward_taken = Take its reward?
ask-defeat-card = Number on the card
ask-defeat-name = Name
ask-defeat-life = Its Life
ask-defeat-strength = Its strength
ask-defeat-points = Points, top left
ask-defeat-reward_points = Reward: points
ask-defeat-reward_life = Reward: Life
ask-defeat-reward_stones = Reward: Etherstones
ask-defeat-reward = Other reward
ask-destroy_threat-threat = Which Threat?
ask-describe_threat-threat = Which Threat?
ask-describe_threat-card = Number on the card
ask-describe_threat-name = Name
ask-describe_threat-life = Its Life
ask-describe_threat-strength = Its strength
ask-describe_threat-points = Points, top left
ask-describe_threat-reward_points = Reward: points
ask-describe_threat-reward_life = Reward: Life
ask-describe_threat-reward_stones = Reward: Etherstones
ask-describe_threat-reward = Other reward
ask-gain_points-count = How many?
ask-gain_from_reserve-count = How many?
ask-recall-card = Which card?
ask-destroy-card = Which card?
ask-ready_cards-cards = Which cards?
ask-exhaust_cards-cards = Which cards?
ask-counters-card = On which card?
ask-counters-count = How many?
ask-affect_opponents-effect = What happens?
ask-affect_opponents-count = How many?
ask-affect_opponents-colour = Which colour?
ask-affect_opponents-seats = Whom?
ask-exchange-token = Which token?
ask-exchange-effect = What does it show?
ask-exchange-pay = Pay which Etherstone?
ask-exchange-cards = Which of your cards?
ask-name_token-token = Which token?
ask-name_token-effect = What does it show?

## What was done

log-keep_card = { $who } keeps a card
log-take_hand = { $who } takes hand { $hand }
log-choose_leader = { $who } is ready with a Leader
log-be_ready = { $who } is ready to play
log-refresh = { $who } refreshes the dice
log-set_dice = { $who } enters the dice
log-draft_die = { $who } drafts a die
log-cast = { $who } casts a card
log-cast_by_ability = { $who } casts a card through an ability
log-attack = { $who } attacks a Threat
log-attack_by_ability = { $who } attacks a Threat through an ability
log-rest = { $who } rests
log-void_pact = { $who } signs a Void Pact
log-end_turn = { $who } ends the turn
log-defeat = { $who } defeats a Threat
log-destroy_threat = { $who } destroys a Threat
log-describe_threat = { $who } describes a Threat
log-gain_points = { $who } gains points
log-gain_from_reserve = { $who } gains points from the reserve
log-recall = { $who } recalls a card
log-destroy = { $who } destroys a card
log-ready_cards = { $who } readies cards
log-exhaust_cards = { $who } exhausts cards
log-counters = { $who } changes counters on a card
log-affect_opponents = { $who } acts on opponents: { $effect ->
        [gain_life] they gain Life
        [lose_stones] they lose Etherstones
        [gain_stones] they gain Etherstones
        [gain_points] they gain points
       *[lose_life] they lose Life
    }
log-exchange = { $who } takes an Artifax
log-name_token = { $who } names an Artifax
log-discard_artifax = { $who } discards an Artifax

news-corrupted = { $who } fell to 0 Life: corrupted
news-drafted = { $die ->
        [red] Red
        [black] Black
        [green] Green
        [white] White
       *[void] Void
    } { $value }
news-pass_left = All have chosen: pass { $cards ->
        [one] the last card
       *[other] { $cards } cards
    } to your left
news-draft_over = The draft is over: choose your Leaders and reveal them together

## Why not

refusal-already_acted = You have already taken your action this turn
refusal-refresh_first = The dice display is empty: refresh it first
refusal-only_void_pact = You are corrupted: a Void Pact is your only action
refusal-not_corrupted = Only while corrupted
refusal-no_action_yet = You have not taken your action yet
refusal-refresh_comes_first = Dice are refreshed before the action
refusal-already_refreshed = You have already refreshed the dice this turn
refusal-die_taken = This die is no longer in the display
refusal-unknown_die = Choose a die
refusal-unknown_face = A die shows 1 to 6
refusal-choose_colour = Choose one of the four colours
refusal-choose_stone = Choose the Etherstone to pay
refusal-hand_is_empty = No card is left in your hand
refusal-card_in_play = This card is already in play
refusal-cost_not_met = The cost is { $due }, you pay { $paid }
refusal-too_few_stones = You do not have these Etherstones
refusal-recall_a_card = Choose the card to recall
refusal-no_such_card = Choose a card in play
refusal-no_such_threat = Choose a Threat from the display
refusal-no_threat_left = No Threat is left in the display
refusal-follower_exhausted = An exhausted Follower cannot join
refusal-too_weak = Strength { $total }, the Threat has { $needed } Life
refusal-draft_is_over = You have kept seven cards
refusal-wait_for_the_others = The others are still choosing
refusal-no_such_hand = Choose one of the hands A to E
refusal-hand_taken = Somebody else has this hand
refusal-leader_taken = Somebody else has this Leader
refusal-leader_without_life = Enter the Leader’s Life
refusal-choose_a_leader = Enter your Leader first
refusal-take_a_hand = Take a ready-made hand first
refusal-no_such_effect = There is no such effect
refusal-not_an_opponent = You are not your own opponent
refusal-no_such_token = Choose a token from the display
refusal-name_the_token = Say which token it is
refusal-token_elsewhere = This token already lies somewhere else
refusal-one_artifax_a_turn = One Artifax a turn
refusal-has_artifax = You still have an Artifax by your Leader
refusal-no_artifax = You have no Artifax
refusal-leader_not_in_play = The Leader does not count as a card in play
refusal-too_many_cards = { $most ->
        [one] Only one card
       *[other] At most { $most } cards
    }

## What to think of now

hint-keep_one = { $cards ->
        [one] Keep the last card
       *[other] Keep 1 of { $cards } cards, pass { $passed } to { $to }
    }
hint-wait_for_the_others = Waiting for the others, then the cards are passed on
hint-choose_leader = Choose one of your two Leaders; all reveal together
hint-type_leader = Open your Leader and check what is printed on it
hint-take_hand = Each takes a different ready-made hand, A to E
hint-say_ready = Take the Etherstones and counters of your Leader, then tap Ready
hint-wait_for_ready = Waiting until all are ready
hint-refresh_first = The display is empty: roll all five dice
hint-enter_dice = Enter the dice
hint-sign_the_pact = Sign a Void Pact: Life back to { $life }, −7 points at the end
hint-trigger = { $value ->
        [0] Then trigger any { $colour ->
            [red] red
            [black] black
            [green] green
           *[white] white
        } abilities on your cards
       *[other] Then trigger any { $colour ->
            [red] red
            [black] black
            [green] green
           *[white] white
        } and { $value } abilities on your cards
    }
hint-precast = First its Pre-Cast abilities, then pay
hint-instant = After it is cast: its Instant abilities
hint-takes_stones = +{ $count } { $colour ->
        [red] red
        [black] black
        [green] green
       *[white] white
    } Etherstones
hint-refresh_cost = { $cost ->
        [0] Free: the display is empty
        [one] Costs 1 Life
       *[other] Costs { $cost } Life
    }
hint-attack_value = Strength { $total } against { $needed } Life
hint-attack_damage = Your Leader loses { $damage } Life
hint-attack_abilities = { $count ->
        [one] One of your cards has an Attack ability
       *[other] { $count } of your cards have Attack abilities
    }
hint-extra_types = This turn you count as having one more Follower, Ritual and Technology
hint-ends_hand_empty = Your hand is empty: ending your turn calls the end
hint-ends_threats_gone = The Threat deck is empty: ending your turn calls the end
hint-ends_pool_empty = The Point pool is empty: ending your turn calls the end
hint-endgame_abilities = { $count ->
        [one] One of your cards has an end-game ability
       *[other] { $count } of your cards have end-game abilities
    }

## The end and the count

end-hand_empty = { $who } has no card left in hand
end-threats_gone = The Threat deck is empty
end-pool_empty = The Point pool is empty
score-tokens = Point tokens
    .short = Points
score-end_token = Endgame Trigger token
    .short = End token
    .counted = { $held ->
        [0] End-game token: nobody
       *[other] End-game token: { $who }
    }
score-entities = Entities in play
    .short = Entities
    .help = { $count ->
        [one] 1 card, top-right corner
       *[other] { $count } cards, top-right corner
    }
score-abilities = End-game abilities
    .short = Abilities
    .help = On your Entities
score-spoils = Spoils
    .help = { $count ->
        [one] 1 Threat, top-left corner
       *[other] { $count } Threats, top-left corner
    }
score-life = Life, 1 per 2
    .short = Life
    .counted = Life { $life }, 1 per 2
score-corrupted = Corrupted
    .counted = { $count ->
        [0] Not corrupted
       *[other] Corrupted
    }
score-pacts = Void Pacts
    .short = Pacts
    .counted = { $count ->
        [0] No Void Pact
        [one] 1 Void Pact
       *[other] { $count } Void Pacts
    }
tie-fewest_hand = fewest cards in hand
tie-most_stones = most Etherstones
tie-most_life = most Life
series-score = Score
series-life = Life
series-stones = Etherstones

## Set-up

setup-within_reach = Etherstones, counters, Void Pacts and end-game token within reach
setup-dice = Dice display: 4 holders in a square, roll { $dice }, purple in the middle
setup-points = { $pool } Point tokens in the pool, { $reserve } in reserve
setup-threats = Threats, top to bottom: { $one } I, { $two } II, { $three } III
setup-reveal = Reveal { $shown } Threats; { $deck } stay in the deck
setup-artifax = Artifax: shuffle the { $all }, reveal { $shown } below the Threats
setup-dials = One Life dial each, at random, starting dial included
setup-aids = One player aid each
setup-deal = Deal { $leaders } Leaders and { $entities } Entities each, then draft
setup-ready_hands = Each takes a different ready-made hand, A to E: a Leader and { $entities } Entities

## Cards by their place

card-card = A card
card-leader = your Leader
card-T1 = Threat 1
card-T2 = Threat 2
card-T3 = Threat 3
card-T4 = Threat 4
card-T5 = Threat 5
card-T6 = Threat 6
card-T7 = Threat 7
card-T8 = Threat 8
card-T9 = Threat 9
card-T10 = Threat 10
card-T11 = Threat 11
card-T12 = Threat 12
card-T13 = Threat 13
card-T14 = Threat 14
card-T15 = Threat 15
card-A1 = Artifax 1
card-A2 = Artifax 2
card-A3 = Artifax 3
card-A4 = Artifax 4
card-A5 = Artifax 5
card-A6 = Artifax 6
card-A7 = Artifax 7
card-A8 = Artifax 8
card-A9 = Artifax 9
card-A10 = Artifax 10
card-A11 = Artifax 11
card-A12 = Artifax 12
card-A13 = Artifax 13
card-A14 = Artifax 14
card-A15 = Artifax 15
card-A16 = Artifax 16
card-A17 = Artifax 17
card-A18 = Artifax 18
card-A19 = Artifax 19
card-A20 = Artifax 20

## Artifax

artifax-gain_life = Gain 1 Life
artifax-recall = Recall 1 card
artifax-ready = Ready 1 Follower
artifax-counter = 1 counter on one of your cards
artifax-extra_types = This turn: one more Follower, Technology and Ritual
artifax-strength = Lose 1 Life: your Leader or a Follower gets +2 strength this turn
artifax-ready_three = Pay 1 Etherstone and 1 Life: ready up to 3 Followers
artifax-two_counters = Pay 1 Etherstone: 2 counters on your cards
artifax-two_green = Pay 1 Etherstone: 2 green Etherstones
artifax-two_black = Pay 1 Etherstone: 2 black Etherstones
artifax-two_white = Pay 1 Etherstone: 2 white Etherstones
artifax-two_red = Pay 1 Etherstone: 2 red Etherstones
artifax-trigger_green_low = One card: a green-die or 1>3 ability
artifax-trigger_red_low = One card: a red-die or 1>3 ability
artifax-trigger_white_low = One card: a white-die or 1>3 ability
artifax-trigger_black_low = One card: a black-die or 1>3 ability
artifax-trigger_green_high = One card: a green-die or 4>6 ability
artifax-trigger_red_high = One card: a red-die or 4>6 ability
artifax-trigger_white_high = One card: a white-die or 4>6 ability
artifax-trigger_black_high = One card: a black-die or 4>6 ability

## Player aid

aid-turn = Your turn
aid-turn-refresh = No die left in the display: roll all five, free of charge. Dice left: you may still roll all five for one Life per die that is left. All dice come back, those in front of players too.
    .title = 1 Refresh Dice
aid-turn-action = Take exactly one action: Dice Draft, Cast, Attack or Rest. When you are corrupted it is the Void Pact, and nothing else.
    .title = 2 Action
aid-turn-check = Look at your own hand, the Threat deck and the Point pool. If one of them is empty, the end is triggered.
    .title = 3 Endgame check
aid-actions = The actions
aid-actions-draft = Take a die from the display and two Etherstones of its colour. Then you may use each ability of your Leader and your cards in play that the colour, value or range of the die triggers, in any order. The die stays in front of you until the next refresh and does nothing more.
    .title = Dice Draft
aid-actions-void_die = The purple die costs one Life. Name one of the four colours, take two of it; for this turn the die is that colour. Its value stays.
    .title = Void die
aid-actions-cast = Choose a card from your hand. First its Pre-Cast abilities, then it lies face up and you pay its Etherstones (the purple part in any mix), then its Instant abilities.
    .title = Cast
aid-actions-attack = Choose a Threat. Exhaust any number of ready Followers; your Leader may join. Add their strengths and any Attack abilities of your cards, joined or not. Reach the Threat’s Life or choose something else. A Leader who joined loses Life equal to the Threat’s strength, less Protection. Then end-of-Attack effects, the reward, the Threat to your Spoils, and a new Threat.
    .title = Attack
aid-actions-rest = All your exhausted Followers become ready.
    .title = Rest
aid-actions-pact = Only when corrupted, and then you must. Life returns to your Leader’s value; the pact costs 7 points at the end.
    .title = Void Pact
aid-life = Life and corruption
aid-life-dial = You begin with the Life of your Leader and may go higher, never above 16.
    .title = Life dial
aid-life-corrupted = At 0 Life you are corrupted. Further losses do nothing. Your next action is a Void Pact. Corrupted at the end: −3 points.
    .title = Corrupted
aid-life-cleansing = Gaining Life turns the dial but does not cleanse: only the Void Pact does.
    .title = Cleansing
aid-stones = Etherstones
aid-stones-gaining = There is no limit. A purple gain is taken in the colours you like.
    .title = Gaining
aid-stones-paying = Purple costs are paid with any mix of colours; there are no purple tokens.
    .title = Paying
aid-stones-factions = Black Exalted (EX), green Whisperers (WH), red Limbics (LI), white Luminary (LU), purple Void (VO).
    .title = Colours and factions
aid-points = Points
aid-points-pool = Take Point tokens from the pool; when it is empty, from the reserve.
    .title = Supply pool
aid-points-reserve = An ability that says “reserve” leaves the pool alone.
    .title = Reserve
aid-points-printed = Points printed on Entities and Threats bring no tokens; they count at the end.
    .title = Printed points
aid-abilities = When abilities trigger
aid-abilities-when = Abilities are optional unless the card says otherwise, also on exhausted cards. One is finished before the next begins. Each is used once for each time it is triggered (French rules: once).
    .title = In general
aid-abilities-instant = Right after the card was cast.
    .title = Instant
aid-abilities-precast = Right before the card is cast, before you pay.
    .title = Pre-Cast Instant
aid-abilities-persistent = Each time its condition is met while the card is in play.
    .title = Persistent
aid-abilities-endgame = During final scoring.
    .title = End game
aid-abilities-attack = When you attack, whether the card joins or not, ready or exhausted.
    .title = Attack
aid-abilities-colour = When you draft a die of this colour.
    .title = Dice Color
aid-abilities-value = When you draft a die that shows this number, or one of these.
    .title = Dice Value
aid-abilities-range = When you draft a die from the first to the last number, both included: 1>3 means 1, 2 or 3.
    .title = Dice Range
aid-terms = Terms
aid-terms-recall = One of your cards in play goes back to your hand.
    .title = Recall
aid-terms-destroy = The card leaves the game.
    .title = Destroy
aid-terms-ready = Turn an exhausted card upright.
    .title = Ready
aid-terms-exhaust = Turn a ready card sideways.
    .title = Exhaust
aid-terms-protection = Lowers what a Threat deals to your Leader; against nothing else.
    .title = Protection
aid-terms-defeat = The ability alone takes the Threat: nothing can change its strength, no Leader and no Followers take part, nobody is hurt. The English rules call it an attack, so its reward is yours; the table may decide otherwise.
    .title = Defeat
aid-terms-counter = A token on a card. An ability that spends counters takes them from its own card.
    .title = Counter
aid-terms-strength = Added to, or taken from, your total when you attack.
    .title = Strength
aid-terms-activation = Use a Dice Color, Value or Range ability of another of your cards as if a die had triggered it.
    .title = Activation effect
aid-terms-x = A number you choose or the ability gives; the same wherever X stands in it. A number before X multiplies it.
    .title = X
aid-terms-opponents = Everybody but you, and fully, even if it helps them.
    .title = Opponents
aid-terms-most = An ability for whoever has the most of something does nothing on a tie.
    .title = The most
aid-end = The end
aid-end-triggers = Checked only at the end of your own turn: your hand is empty, or the Threat deck is empty (Threats on display do not matter), or the Point pool is empty (the reserve does not matter).
    .title = Three triggers
aid-end-token = Whoever triggers the end takes the token: +2 points. It never moves, and the end cannot be undone.
    .title = Endgame Trigger token
aid-end-last_round = Play on until everybody has had the same number of turns. The player to the right of the starting player plays last.
    .title = Last round
aid-scoring = Final scoring
aid-scoring-lines = Point tokens, 2 for the end token, points on Entities in play, their end-game abilities, points on Spoils, and 1 point for every 2 Life.
    .title = What counts
aid-scoring-penalties = −3 if you are corrupted now, −7 for each Void Pact. Both may apply.
    .title = Penalties
aid-scoring-ties = Fewest cards in hand, then most Etherstones, then most Life; still equal: the victory is shared.
    .title = Ties
aid-choice = Drafting phase
aid-choice-draft = Seven Entities each: keep one, pass the rest to the left, until you have kept seven. Keep your hand secret.
    .title = Draft
aid-choice-leader = Choose one of your two Leaders; all reveal at once. Take the Etherstones and counters at its foot (counters go on the Leader) and set your dial to its Life.
    .title = Leader
aid-choice-first_game = Instead of drafting, each takes one of the sets A to E. They are strong together: best kept for a first game.
    .title = First game
aid-artifax = Nobura’s Artifax
aid-artifax-exchange = At any moment of your turn, as a free action: take one of the four tokens, do everything on it at once, put it face down by your Leader, reveal a new one.
    .title = Exchange
aid-artifax-limits = Once a turn, and only while you have none. A token triggers at most one ability of one of your cards.
    .title = Limits
aid-artifax-discard = Whenever you draft the Void die you may discard your token. It leaves the game, and you may take another one later.
    .title = Discarding
aid-artifax-tokens = 1 Life; recall; ready a Follower; a counter; one more card of each type this turn; 1 Life for +2 strength this turn; 1 Etherstone and 1 Life to ready three; 1 Etherstone for two counters or two Etherstones of one colour; an ability of one colour or range on one card.
    .title = The tokens
