# The Vale of Eternity with Artifacts, in English. The rulebook's terms, our own sentences.
name = The Vale of Eternity
tagline = Capture creatures, sell or tame them, and summon the strongest arena in ten rounds.

## Options

option-mode = Version
    .help = With Artifacts the game goes to 80 points
option-mode-base = Base game
option-mode-cards-only = New creatures, no artifacts
option-mode-artifacts = Artifacts

## Families, stones, kinds of effect

family-fire = Fire
family-water = Water
family-earth = Earth
family-wind = Wind
family-dragon = Dragon
family-unknown = A captured card
colour-red = Red
colour-blue = Blue
colour-purple = Purple
kind-instant = Instant
kind-lasting = Permanent
kind-hourglass = Active
kind-once = Once
set-basic = basic
set-mystic = mystic
new-creature = from Artifacts

## What lies on the table

part-score = Points
part-stones = Magic stones
part-stones-red = Red stones
    .short = Red
part-stones-blue = Blue stones
    .short = Blue
part-stones-purple = Purple stones
    .short = Purple
part-arena = Summoned
part-captured = Captured
part-hand = Hand
part-hand_cards = My hand, for me only
part-sold = Sold last
part-free_summon = Free summoning
part-extension = Arena extension
    .short = Extension
part-shelter = Shelter
part-shelter_cards = My shelter, card by card
part-artifact = Artifact
part-artifact_last = Artifact of last round
part-artifact_back = Back in the clearing
part-initiative = Initiative
part-clearing = Clearing
field-arena-used = Hourglass used
field-arena-extra = May be used now
field-arena-family = Family
field-arena-cost = Cost
field-captured-family = Family

## Phases

phase-clearing = The clearing
phase-artifact = Artifact choice
    .short = Artifact
phase-capture = Capture
phase-action = Action
phase-resolution = Resolution

## Actions

action-lay_clearing = Lay the clearing
    .help = Three mystic artifacts, drawn here or as they lie on your table
action-choose_artifact = Take an artifact
    .help = Not the one with your Choice token, not one taken this round
    .short = Artifact
action-use_artifact = Use the artifact
    .help = Once; then it goes back to the clearing with your Choice token
    .short = Use it
action-capture = Capture
    .help = The family is enough; the name helps later
action-sell = Sell
    .help = Stones by family, whatever the card costs
action-tame = Tame
    .help = The captured card goes to your hand
    .short = Tame
action-buy_back = Take the sold card back
    .help = Gem of Kukulkan: one red stone
    .short = Take back
action-summon = Summon
    .help = From your hand into your arena, for its cost
action-banish = Banish
    .help = Pay the number of the round; points already gained stay
action-recover = Recover a creature
    .help = From your arena back to your hand
action-discard = Discard a creature
    .help = Because an effect says so
action-resolve = Use an hourglass
    .help = Each one once per resolution, in any order
    .short = Hourglass
action-skip = Skip an hourglass
    .help = Only when it cannot be carried out
    .short = Skip
action-keep_stones = Choose the stones to keep
    .help = Before anything else
    .short = Keep
action-draw = Draw
action-steal = Steal points
    .help = Only what is there
action-note_hand = Note my hand
    .help = Only you see the names
action-note_shelter = Note my shelter
    .help = Only you see the names
action-end_turn = End turn

## Questions

ask-copied = Which effect is copied?
ask-way = Which way?
ask-cards = Which of your creatures?
ask-target = Which player?
ask-lost = Which creature of theirs?
ask-dropped = Which cards, if you noted them?
ask-spends = Stones given away
ask-gains = Stones gained
ask-points = Points from the effect
ask-pay = Pay with
ask-price = Price
ask-bonus = Points for summoning
ask-card = Which creature?
ask-family = Family
ask-cost = Printed cost
ask-tiles = Which three mystic artifacts?
ask-tile = Which artifact?
ask-keep = Stones to keep
ask-count = How many?
ask-lay_clearing-tiles = { ask-tiles }
ask-choose_artifact-tile = { ask-tile }
ask-choose_artifact-copied = { ask-copied }
ask-choose_artifact-way = { ask-way }
ask-choose_artifact-cards = { ask-cards }
ask-choose_artifact-target = { ask-target }
ask-choose_artifact-lost = { ask-lost }
ask-choose_artifact-dropped = { ask-dropped }
ask-choose_artifact-spends = { ask-spends }
ask-choose_artifact-gains = { ask-gains }
ask-choose_artifact-points = { ask-points }
ask-use_artifact-copied = { ask-copied }
ask-use_artifact-way = { ask-way }
ask-use_artifact-pay = { ask-pay }
ask-use_artifact-cards = { ask-cards }
ask-use_artifact-target = { ask-target }
ask-use_artifact-lost = { ask-lost }
ask-use_artifact-dropped = { ask-dropped }
ask-use_artifact-spends = { ask-spends }
ask-use_artifact-gains = { ask-gains }
ask-use_artifact-points = { ask-points }
ask-capture-family = { ask-family }
ask-capture-card = Which creature? (if you like)
ask-sell-card = Which captured card?
ask-sell-family = { ask-family }
ask-sell-gains = { ask-gains }
ask-tame-card = Which captured card?
ask-tame-gains = { ask-gains }
ask-summon-card = { ask-card }
ask-summon-family = { ask-family }
ask-summon-cost = { ask-cost }
ask-summon-price = { ask-price }
ask-summon-pay = { ask-pay }
ask-summon-copied = { ask-copied }
ask-summon-way = { ask-way }
ask-summon-cards = { ask-cards }
ask-summon-target = { ask-target }
ask-summon-lost = { ask-lost }
ask-summon-dropped = { ask-dropped }
ask-summon-spends = { ask-spends }
ask-summon-gains = { ask-gains }
ask-summon-points = { ask-points }
ask-summon-bonus = { ask-bonus }
ask-banish-card = { ask-card }
ask-banish-pay = { ask-pay }
ask-recover-card = { ask-card }
ask-discard-card = { ask-card }
ask-resolve-card = Which hourglass?
ask-resolve-copied = { ask-copied }
ask-resolve-way = { ask-way }
ask-resolve-cards = { ask-cards }
ask-resolve-target = { ask-target }
ask-resolve-lost = { ask-lost }
ask-resolve-dropped = { ask-dropped }
ask-resolve-spends = { ask-spends }
ask-resolve-gains = { ask-gains }
ask-resolve-points = { ask-points }
ask-skip-card = Which hourglass?
ask-keep_stones-keep = { ask-keep }
ask-draw-count = { ask-count }
ask-steal-target = { ask-target }
ask-steal-count = { ask-count }
ask-note_hand-cards = Cards in your hand
ask-note_shelter-cards = Cards in your shelter

## Ways to carry an effect out

way-hephaestus-0 = Lose 2 points: 1 blue, 3 red
way-hephaestus-1 = Lose 1 blue: 3 red, 2 points
way-hephaestus-2 = Lose 3 red: 1 blue, 2 points
way-snail_maiden-0 = 1 blue → 1 purple
way-snail_maiden-1 = 1 purple → 3 blue
way-hydra-0 = 1 purple and 2 blue
way-hydra-1 = 1 purple and 4 points
way-hydra-2 = 2 blue and 4 points
way-hydra-3 = 1 purple and draw 1
way-hydra-4 = 2 blue and draw 1
way-hydra-5 = 4 points and draw 1
way-taweret-0 = Discard 4 from hand: 4 blue
way-taweret-1 = Discard 3 from hand: 3 blue
way-taweret-2 = Discard 2 from hand: 2 blue
way-taweret-3 = Discard 1 from hand: 1 blue
way-taweret-4 = Discard nothing
way-melusine-0 = Discard 3 from hand: 12 points
way-melusine-1 = Discard 2 from hand: 8 points
way-melusine-2 = Discard 1 from hand: 4 points
way-melusine-3 = Discard nothing
way-basilisk-0 = Lose 2 points: 1 purple
way-basilisk-1 = Lose 1 point: 1 blue
way-basilisk-2 = Lose nothing: 1 red
way-duduri-0 = 1 blue → 1 purple
way-duduri-1 = 1 red → 1 blue
way-mandrake-0 = Lose 2 points: 1 purple
way-mandrake-1 = Discard Mandrake: 1 purple
way-incense_burner-0 = Pay 3: arena extension
way-incense_burner-1 = Shelter the top 2 cards
way-pied_pipers_pipe-0 = Draw 1
way-pied_pipers_pipe-1 = Retrieve your whole shelter
way-golden_fleece-0 = 2 red, shelter the top card
way-golden_fleece-1 = 2 red, retrieve 1 card
way-book_of_thoth-0 = 1 red → blue and 1 blue → purple
way-book_of_thoth-1 = 2 blue → 2 purple
way-book_of_thoth-2 = 2 red → 2 blue
way-book_of_thoth-3 = 1 blue → 1 purple
way-book_of_thoth-4 = 1 red → 1 blue
way-cap_of_hades-0 = Shelter 1 from hand: arena extension
way-cap_of_hades-1 = Shelter 1 from hand: 1 purple
way-philosophers_stone-0 = Retrieve 1, discard 1: 1 purple
way-philosophers_stone-1 = Discard 1 from shelter: 1 purple
way-philosophers_stone-2 = Retrieve 1
way-philosophers_stone-3 = Nothing

## Artifacts

artifact-incense_burner = Incense Burner
    .help = Pay 3 for an arena extension (no discounts), or shelter the top 2 cards of the deck
artifact-monkey_kings_staff = Monkey King’s Staff
    .help = Discard 2 cards from hand: 2 red, 1 blue, 1 purple
artifact-pied_pipers_pipe = Pied Piper’s Pipe
    .help = Draw 1 card, or retrieve all cards of your own shelter
artifact-seven_league_boots = Seven-League Boots
    .help = Reveal 1 more card, then shelter any 1 card of the display
artifact-golden_fleece = Golden Fleece
    .help = 2 red; then shelter the top card of the deck or retrieve 1 card
artifact-book_of_thoth = Book of Thoth
    .help = Upgrade up to 2 different stones by one step
artifact-cap_of_hades = Cap of Hades
    .help = Shelter 1 card from hand: a free arena extension or 1 purple
artifact-gem_of_kukulkan = Gem of Kukulkan
    .help = After a sale, 1 red stone brings the sold card into your hand
artifact-imperial_seal = Imperial Seal
    .help = Discard 1 of your summoned creatures; a dragon gives 1 blue
artifact-philosophers_stone = Philosopher’s Stone
    .help = Retrieve 1 sheltered card and/or discard 1 sheltered card for 1 purple
artifact-ring_of_wishes = Ring of Wishes
    .help = Use one hourglass of your arena now; it works again in resolution
card-incense_burner = { artifact-incense_burner }
card-monkey_kings_staff = { artifact-monkey_kings_staff }
card-pied_pipers_pipe = { artifact-pied_pipers_pipe }
card-seven_league_boots = { artifact-seven_league_boots }
card-golden_fleece = { artifact-golden_fleece }
card-book_of_thoth = { artifact-book_of_thoth }
card-cap_of_hades = { artifact-cap_of_hades }
card-gem_of_kukulkan = { artifact-gem_of_kukulkan }
card-imperial_seal = { artifact-imperial_seal }
card-philosophers_stone = { artifact-philosophers_stone }
card-ring_of_wishes = { artifact-ring_of_wishes }

## What was done

log-lay_clearing = { $who } lays the clearing
log-choose_artifact = { $who } takes { $tile ->
        [incense_burner] { artifact-incense_burner }
        [monkey_kings_staff] { artifact-monkey_kings_staff }
        [pied_pipers_pipe] { artifact-pied_pipers_pipe }
        [seven_league_boots] { artifact-seven_league_boots }
        [golden_fleece] { artifact-golden_fleece }
        [book_of_thoth] { artifact-book_of_thoth }
        [cap_of_hades] { artifact-cap_of_hades }
        [gem_of_kukulkan] { artifact-gem_of_kukulkan }
        [imperial_seal] { artifact-imperial_seal }
        [philosophers_stone] { artifact-philosophers_stone }
        [ring_of_wishes] { artifact-ring_of_wishes }
       *[other] an artifact
    }
log-use_artifact = { $who } uses the artifact
log-capture = { $who } captures a card
log-sell = { $who } sells a captured card
log-tame = { $who } tames a captured card
log-buy_back = { $who } takes the sold card back
log-summon = { $who } summons a creature
log-banish = { $who } banishes a creature
log-recover = { $who } recovers a creature
log-discard = { $who } discards a summoned creature
log-resolve = { $who } uses an hourglass
log-skip = { $who } skips an hourglass
log-keep_stones = { $who } keeps within the stone limit
log-draw = { $who } draws
log-steal = { $who } steals points
log-note_hand = { $who } notes the hand
log-note_shelter = { $who } notes the shelter
log-end_turn = { $who } ends the turn
news-returns = { $card ->
        [ash] { card-ash }
        [banshee] { card-banshee }
        [fireblast] { card-fireblast }
        [thalassa] { card-thalassa }
        [wendigo] { card-wendigo }
       *[other] { card-creature }
    } returns to the hand of { $who }
news-threshold_reached = { $who } reaches { $threshold }: if it holds, this round is the last
news-threshold_lost = { $who } is below { $threshold } again
news-over_limit = { $who } holds more than { $limit } stones and chooses what to keep
news-supply_empty = The box has no more { $colour ->
        [red] red
        [blue] blue
       *[purple] purple
    } stones: use something else
hint-over_limit = Too many stones: keep { $limit }
hint-resolve = { $count ->
        [one] One hourglass left to use
       *[other] { $count } hourglasses left to use
    }
hint-threshold = { $threshold } points: the game ends with this round if it holds
hint-markers = { $count ->
        [one] One captured card to sell or tame
       *[other] { $count } captured cards to sell or tame
    }
hint-free_summon = Your next summoning is free

## Why not

refusal-not_in_clearing = Only before the first round
refusal-not_in_artifact = Only during the artifact choice
refusal-not_in_capture = Only in the capture phase
refusal-not_in_action = Only in the action phase
refusal-not_in_resolution = Only in the resolution phase
refusal-over_limit = Too many stones: first choose what to keep
refusal-within_limit = The stones are within the limit
refusal-nothing_captured = No capture marker is left on a card
refusal-no_marker_left = Both capture markers are placed
refusal-marker_there = A marker lies on that card already
refusal-unknown_card = There is no such creature
refusal-unknown_family = There is no such family
refusal-card_needed = Choose a creature
refusal-family_needed = Please say which family
refusal-nothing_sold = Only right after a sale, with the Gem of Kukulkan
refusal-no_red_stone = That takes a red stone
refusal-effect_impossible = Its effect cannot be carried out in full
refusal-nothing_to_copy = Choose another effect of your arena to copy
refusal-wrong_cards = That is not the right number of creatures
refusal-card_does_not_fit = The effect does not apply to that creature
refusal-nobody_chosen = Please choose a player
refusal-cannot_pay = These stones cannot pay that
refusal-stones_not_there = Those stones are not there
refusal-pays_too_little = That is not enough
refusal-superfluous_stone = One stone is more than needed
refusal-arena_full = The arena is full
refusal-hand_empty = There is no card in hand
refusal-already_lying_open = That creature already lies on the table
refusal-not_summoned = That creature is not in the arena
refusal-nothing_summoned = The arena is empty
refusal-no_hourglass = No hourglass to use
refusal-already_used = That hourglass was used this round
refusal-must_be_used = What can be carried out must be
refusal-unknown_tile = There is no such artifact
refusal-three_mystics = Three mystic artifacts, please
refusal-tile_not_there = That artifact is not in the clearing
refusal-own_token_there = Your Choice token lies on it: not twice in a row
refusal-artifact_taken = Somebody took it this round
refusal-no_artifact_to_use = No artifact to use now
refusal-no_more_extension = The arena extension is at +2 already
refusal-keeps_too_many = That is more than the stone limit
refusal-markers_left = First sell or tame every captured card
refusal-effects_left = An hourglass is left that must be used
refusal-no_marker_placed = Place a capture marker first
refusal-no_artifact_chosen = Take an artifact first

## End, points, ties, charts

end-threshold = The threshold stands at the end of a round
end-last_round = The tenth round is over
score-points = Points
    .short = Points
tie-arena = most summoned creatures
series-score = Points
series-arena = Summoned creatures
ends-at = ends at { $threshold }
arena-count = { $count } / { $limit }
arena-extension = arena +{ $count }
stone-worth = ×{ $value }
stone-limit = Magic stones, limit { $limit }
round-of = Round { $round } of { $last }
plays-next = Next
phases = Phases
over-limit = Too many stones
token-of = Choice token of { $who }
by-name = By name…
use = Use
use-otherwise = Change what it gives
more-steps = More
find-creature = Find a creature
in-your-hand = In your hand
draw-three = Draw three for us
points-more = +{ $count } points
markers-placed = { $count } of 2 markers
places-next = Places next
artifact-return = Returns to the clearing with your Choice token

## Set-up

setup-deck = Shuffle the { $cards } creature cards
setup-board = Capture board and score track in the middle; { $revealed } cards are revealed each round
setup-stones = Magic stones within reach: 1 red, 3 blue, 6 purple is what they are worth
setup-markers = Each player takes two capture markers and a score marker
setup-initiative = Whoever saw a reptile last takes the initiative tile; choose or draw lots
setup-scores = { $players ->
        [2] Scores start at 1 and 2 in turn order
        [3] Scores start at 1, 2 and 3 in turn order
       *[4] Scores start at 1, 2, 3 and 4 in turn order
    }
setup-tokens = Each player takes a Choice token and a Shelter marker
setup-basic_tiles = Lay out the { $count } basic artifacts for { $players } players
setup-mystic_tiles = Add { $count } mystic artifacts at random: { $total } tiles in the clearing
setup-extensions = Arena-extension tiles within reach
setup-cave = Put the Cave of Enchantments where all can see it
setup-goal = The game ends after a round with { $threshold } points or more, or after round 10

## Player aid

aid-round = The round
aid-round-capture = Reveal two cards per player. From the initiative holder clockwise everybody places a marker on a free card, then in the reverse order a second one. With artifacts, everybody first takes a tile.
    .title = 1. Capture
aid-round-action = One turn each: as many actions as you like, in any order. Your turn may end when none of your markers is left on the board.
    .title = 2. Action
aid-round-resolution = One turn each: use every hourglass of your arena once. What can be done must be done; the rest is skipped.
    .title = 3. Resolution
aid-round-check = Check for the end of the game, then the initiative moves one seat clockwise and your arena may hold one creature more.
    .title = 4. End of the round
aid-actions = Actions
aid-actions-sell = Discard a captured card for stones: fire 3 red, water 1 blue, earth 4 red, wind 1 red and 1 blue, dragon 1 purple.
    .title = Sell
aid-actions-tame = Take a captured card into your hand.
    .title = Tame
aid-actions-summon = With room in your arena, pay the cost of a hand card and play it. Its instant effect happens at once; if part of it is impossible, the card cannot be summoned.
    .title = Summon
aid-actions-banish = Pay the number of the round to discard one of your summoned creatures. Points already gained stay.
    .title = Banish
aid-stones = Magic stones
aid-stones-values = Red 1, blue 3, purple 6. Agni, Water Giant and Hae-tae change what yours are worth.
    .title = Values
aid-stones-limit = Four stones, six with Hestia. After any gain you choose at once what to keep.
    .title = Limit
aid-stones-paying = No change is given, and no stone may be superfluous: without any one of them the price would not be met.
    .title = Paying
aid-stones-prices = Pegasus: −1. Hippogriff: −2 for wind. Never below 0. With Belphegor your fire creatures cost exactly 1, whatever else applies.
    .title = Prices
aid-symbols = Symbols
aid-symbols-instant = Once, when the creature is summoned or the tile is taken.
    .title = Instant (lightning)
aid-symbols-lasting = As long as it lies before you, from right after its own summoning.
    .title = Permanent (loop)
aid-symbols-hourglass = Once in each resolution phase.
    .title = Active (hourglass)
aid-symbols-once = Artifacts only: once in your own action phase.
    .title = Unique (cross)
aid-terms = Terms
aid-terms-recover = From your arena back to your hand. That is not discarding.
    .title = Recover
aid-terms-discard = By banishing, by an effect that says so, or by the Imperial Seal. Cards that swap places or return by themselves are not discarded.
    .title = Discard a summoned card
aid-terms-family = Counts the different families in your arena, five at most.
    .title = Per family
aid-terms-loki = Of any family in your own turns, of the wind in those of others.
    .title = Loki
aid-terms-itself = It already lies in the arena when its instant effect is carried out.
    .title = A card counts itself
aid-artifacts = Artifacts
aid-artifacts-choice = Clockwise from the initiative holder: a tile nobody took this round and without your own Choice token. If another token lies there, it goes back to its owner.
    .title = Choosing
aid-artifacts-use = Instant ones at once, permanent ones as long as you hold them, unique ones once in your action phase. After your action phase the tile goes back to the clearing.
    .title = Using
aid-artifacts-shelter = Sheltered cards lie face up on your marker, neither in hand nor summoned, without effect. To retrieve is to take one into your hand.
    .title = Shelter and retrieve
aid-artifacts-extension = One creature more than the round allows; flipped, two more. Never beyond that.
    .title = Arena extension
aid-end = End and winner
aid-end-threshold = At the end of a round with 60 points or more (80 with artifacts), or after round 10. A peak that fell back does not count.
    .title = When
aid-end-winner = Most points, whoever reached the threshold first. Stones, hand and shelter score nothing.
    .title = Winner
aid-end-tie = More summoned creatures; still tied, the victory is shared.
    .title = Tie

## Creatures

card-creature = Unnamed creature
card-marked = Captured card
card-fire = Fire card
card-water = Water card
card-earth = Earth card
card-wind = Wind card
card-dragon = Dragon card
card-hestia = Hestia
card-imp = Imp
card-succubus = Succubus
card-firefox = Firefox
card-salamander = Salamander
card-horned_salamander = Horned Salamander
card-ifrit = Ifrit
card-incubus = Incubus
card-burning_skull = Burning Skull
card-lava_giant = Lava Giant
card-phoenix = Phoenix
card-agni = Agni
card-asmodeus = Asmodeus
card-balog = Balog
card-surtr = Surtr
card-ash = Ash
card-fire_rat = Fire Rat
card-bul_gae = Bul-gae
card-fireblast = Fireblast
card-hephaestus = Hephaestus
card-belphegor = Belphegor
card-yuki_onna = Yuki Onna
card-kappa = Kappa
card-sea_spirit = Sea Spirit
card-undine = Undine
card-nessie = Nessie
card-hae_tae = Hae-tae
card-snail_maiden = Snail Maiden
card-undine_queen = Undine Queen
card-yuki_onna_exalted = Yuki Onna Exalted
card-hydra = Hydra
card-leviathan = Leviathan
card-triton = Triton
card-water_giant = Water Giant
card-charybdis = Charybdis
card-poseidon = Poseidon
card-taweret = Taweret
card-melusine = Melusine
card-thalassa = Thalassa
card-kraken = Kraken
card-siren = Siren
card-akhlut = Akhlut
card-young_forest_spirit = Young Forest Spirit
card-goblin = Goblin
card-forest_spirit = Forest Spirit
card-gargoyle = Gargoyle
card-basilisk = Basilisk
card-troll = Troll
card-goblin_soldier = Goblin Soldier
card-medusa = Medusa
card-cerberus = Cerberus
card-mimic = Mimic
card-mud_slime = Mud Slime
card-rock_golem = Rock Golem
card-stone_golem = Stone Golem
card-behemoth = Behemoth
card-sand_giant = Sand Giant
card-duduri = Duduri
card-duduri_king = Duduri King
card-anubis = Anubis
card-mandrake = Mandrake
card-totem_pole = Totem Pole
card-wendigo = Wendigo
card-dandelion_spirit = Dandelion Spirit
card-harpy = Harpy
card-pegasus = Pegasus
card-tengu = Tengu
card-boreas = Boreas
card-genie = Genie
card-hippogriff = Hippogriff
card-sylph = Sylph
card-genie_exalted = Genie Exalted
card-valkyrie = Valkyrie
card-odin = Odin
card-freyja = Freyja
card-griffon = Griffon
card-rudra = Rudra
card-gi_rin = Gi-rin
card-banshee = Banshee
card-nurikabe = Nurikabe
card-rukh = Rukh
card-horus = Horus
card-loki = Loki
card-anzu = Anzu
card-dragon_egg = Dragon Egg
card-tidal = Tidal
card-ember = Ember
card-marina = Marina
card-boulder = Boulder
card-gust = Gust
card-aeris = Aeris
card-scorch = Scorch
card-willow = Willow
card-eternity = Eternity
card-deepdive = Deepdive
card-pyro = Pyro
card-rockscale = Rockscale
card-whisper = Whisper
