# Vindication with its expansions, in English. Terms as players know them, sentences our own.

name = Vindication
tagline = Wretched once: gather honour, companions and courage, and become vindicated.

option-treachery = Treachery
    .help = 15 cards that cost honour and count for no mastery
option-jewelcrafter = Jewelcrafter
    .help = 3 region tiles, crystals, pure crystals
option-menagerie = Menagerie
    .help = 1 region tile, pets
option-sacred_stones = Sacred Stones
    .help = 2 region tiles to travel by
option-temple_ruins = Temple Ruins
    .help = 1 region tile, more secret quests
option-well_of_wishes = Well of Wishes
    .help = 1 region tile, wish tokens
option-building_sites = Building sites
    .help = New tiles are built where sites are drawn
option-guilds = Guilds & Monuments
    .help = A fourth action, fortified regions, a monument
option-myths = Myths & Wonders
    .help = Ronak in the middle of the island
option-swap_one = First tile to leave
    .help = Where one tile more or less decides
option-swap_one-academy = The Academy
option-swap_one-inn = An Inn
option-swap_three = Three tiles that leave
    .help = Where three tiles leave together
option-swap_three-basic = Holy Spire, Fort, Library
option-swap_three-advanced = Command Post, Monastery, Shrine
option-starting_honour = Honour of the starting companion
    .help = Gained as for any card

## Words

colour-inspiration = Inspiration
colour-knowledge = Knowledge
colour-strength = Strength
colour-courage = Courage
colour-vision = Vision
colour-wisdom = Wisdom
colour-yellow = Yellow
colour-blue = Blue
colour-red = Red
colour-attribute = White die
colour-monster = Black die
face-inspiration = Inspiration
face-knowledge = Knowledge
face-strength = Strength
face-courage = Courage
face-vision = Vision
face-wisdom = Wisdom
face-fatigue = Fatigue
face-death = Death
face-miss = Miss
augment-potential = Potential to influence
augment-influence = Influence to conviction
degrade-conviction = Conviction to influence
degrade-influence = Influence to potential
attribute-name = { $kind ->
        [inspiration] inspiration
        [knowledge] knowledge
        [strength] strength
        [courage] courage
        [vision] vision
        [wisdom] wisdom
       *[conviction] conviction
    }

## Parts

part-honour = Honour
part-potential = Potential
part-influence = Influence
part-conviction = Conviction
part-attr = Attributes
part-attr-inspiration = Inspiration
part-attr-knowledge = Knowledge
part-attr-strength = Strength
part-attr-courage = Courage
part-attr-vision = Vision
part-attr-wisdom = Wisdom
part-on_mount = Cubes on the mount
    .short = Mount
part-on_companions = Cubes on companions
part-on_relics = Cubes on relics
part-on_regions = Cubes on regions
part-on_monument = Cubes on the monument
part-on_battle = Cubes on the battle board
part-speed = Speed
part-vindicated = Vindicated
part-prof = Proficiencies
part-prof-inspiration = Inspiration proficiencies
    .short = Inspiration
part-prof-knowledge = Knowledge proficiencies
    .short = Knowledge
part-prof-strength = Strength proficiencies
    .short = Strength
part-prof-courage = Courage proficiencies
    .short = Courage
part-prof-vision = Vision proficiencies
    .short = Vision
part-prof-wisdom = Wisdom proficiencies
    .short = Wisdom
part-prof_left = Proficiency tiles left
part-prof_left-inspiration = Inspiration tiles left
part-prof_left-knowledge = Knowledge tiles left
part-prof_left-strength = Strength tiles left
part-prof_left-courage = Courage tiles left
part-prof_left-vision = Vision tiles left
part-prof_left-wisdom = Wisdom tiles left
part-prof_gone = Proficiency tiles out of the game
part-companions = Companions
part-relics = Relics
part-traits = Traits
part-monsters = Monsters
part-pets = Pets
part-loot = Loot
part-pure = Pure crystals
part-quests = Secret quests
part-quests_drawn = Quests drawn
part-acquired = Ever acquired
part-acquired-relics = Relics ever acquired
    .short = Relics
part-acquired-traits = Traits ever acquired
    .short = Traits
part-acquired-monsters = Monsters ever defeated
    .short = Monsters
part-acquired-proficiencies = Proficiencies ever acquired
    .short = Proficiencies
part-crystals = Crystals
part-crystals_left = Crystals left
part-favour = Guild favour
part-monument = Monument under way
part-monuments = Monuments finished
part-teleports = Teleport tokens
part-prepared = Prepared for the battle
part-ready = Ready to play
part-regions = Regions
part-tokens = Trigger tokens
part-triggers = End-game triggers
part-triggers_gone = Triggers out of the game
part-to_reveal = Triggers to turn up
part-mastery = Mastery tiles
part-mastery-inspiration = Inspiration mastery
part-mastery-knowledge = Knowledge mastery
part-mastery-strength = Strength mastery
part-mastery-courage = Courage mastery
part-mastery-vision = Vision mastery
part-mastery-wisdom = Wisdom mastery
part-ronak = Black cubes on Ronak
part-event = The event
part-resume = Who goes on after the event
part-battle = Battle board
part-first_loot = First choice of loot
part-thrown_black = Black die
part-thrown_white = White die
part-activated = Activated this turn
part-active_companion = Companion activated
part-moved = Moved this turn
part-visited = Visited this turn
part-controlled = Taken control of this turn
part-mounted = Mount improved this turn
part-skilled = Proficiency gained this turn
part-favoured = Favour placed this turn
part-extra_turns = Extra turns

field-companions-name = Name
field-companions-colour = Colour
field-companions-initiative = Initiative
field-companions-honour = Honour
field-companions-gives = Gives
field-companions-treachery = Treachery
field-companions-cubes = Cubes
field-companions-black = Black cube
field-relics-name = Name
field-relics-honour = Honour
field-relics-charge = Charge
field-relics-treachery = Treachery
field-relics-cubes = Cubes
field-relics-used = Used this turn
field-relics-black = Black cube
field-traits-name = Name
field-traits-honour = Honour
field-traits-treachery = Treachery
field-traits-black = Black cube
field-monsters-name = Name
field-monsters-honour = Honour
field-pets-name = Name
field-pets-honour = Honour
field-pets-master = Master
field-loot-name = Name
field-loot-honour = Honour
field-pure-honour = Honour
field-pure-used = Used this turn
field-quests-name = Name
field-quests_drawn-name = Name
field-regions-kind = Region
field-regions-holder = Controlled by
field-regions-fortified = Fortified
field-regions-black = Black cube
field-tokens-space = Space
field-tokens-holder = Taken by
field-triggers-name = Name
field-triggers_gone-name = Name
field-monument-count = Cubes
field-monument-tiles = Tiles
field-battle-ring = Ring
field-battle-holder = Cube of
note-charge = Charge
note-gives = Gives
note-honour = Honour

phase-journey = The journey begins
phase-main = On the island
phase-battle = Battle against Ronak

## What was done

log-starting_companion = { $who } is found by a companion
log-activate_self = { $who } activates the character
log-activate_companion = { $who } activates a companion
log-recruit = { $who } gains a companion
log-visit_inn = { $who } recruits at an Inn
log-visit_tomb = { $who } learns a trait at the Ancient Tomb
log-visit_tower = { $who } visits the Arcane Tower
log-visit_maw = { $who } defeats a monster in the Gaping Maw
log-visit_post = { $who } improves the mount at a Command Post
log-visit_fort = { $who } trains at a Fort
log-visit_spire = { $who } meditates at a Holy Spire
log-visit_library = { $who } studies at a Library
log-visit_monastery = { $who } visits a Monastery
log-visit_shrine = { $who } prays at a Shrine
log-visit_academy = { $who } visits the Academy
log-visit_ruins = { $who } searches the Temple Ruins
log-visit_mine = { $who } digs in a Crystal Mine
log-visit_jeweller = { $who } visits the Jewelcrafter
log-visit_menagerie = { $who } finds a pet at the Menagerie
log-visit_stones = { $who } travels by the Sacred Stones
log-visit_well = { $who } makes a wish at the Well
log-visit_tuuk = { $who } visits Tuuk-Tuuk
log-move = { $who } moves
log-rest = { $who } rests
log-convert = { $who } converts into { $kind }
log-gain_proficiency = { $who } gains a proficiency: { $kind }
log-discard_proficiency = { $who } discards a proficiency: { $kind }
log-retrieve = { $who } retrieves influence
log-vindicate = { $who } is vindicated
log-augment = { $who } augments
log-degrade = { $who } degrades
log-take_control = { $who } takes control of a region
log-give_region = { $who } changes who controls a region
log-give_up = { $who } gives up a card
log-use_relic = { $who } uses a relic
log-extra_turn = { $who } earns an extra turn
log-draw_quests = { $who } draws secret quests
log-keep_quest = { $who } keeps a secret quest
log-give_back_quest = { $who } gives back a secret quest
log-reveal_trigger = { $who } turns up a trigger
log-remove_trigger = { $who } takes a trigger away
log-move_token = { $who } moves a trigger token
log-set_mastery = { $who } enters the mastery tiles
log-throw_dice = { $who } throws the dice
log-be_ready = { $who } is ready to play
log-end_turn = { $who } ends the turn

news-token_taken = { $who } takes the trigger token on { $space }
news-trigger_revealed = New trigger: { trigger-name }
news-vindicated = { $who } is vindicated
news-champion_died = { $who } loses the champion
news-extra_turn = { $who } will have an extra turn
news-ronak_awakes = Ronak awakes: nobody moves until he is beaten
news-ronak_wins = Ronak has won: the black cubes stand round him again
news-ronak_beaten = Tuuk-Tuuk has come: turn up { $cards } loot cards, one for each player
news-thrown = { $face ->
        [fatigue] Fatigue
        [death] Death
        [miss] Miss
       *[other] The die was thrown
    }
trigger-name = { $trigger ->
        [all_in] All-in
        [balance] Balance
        [companions] Companions
        [monsters] Monsters
        [proficiencies] Proficiencies
        [regions] Regions
        [relics] Relics
        [supremacy] Supremacy
        [speed] Speed
        [traits] Traits
        [tokens] Trigger tokens
       *[vindication] Vindication
    }

## Why not

refusal-no_cube_there = There is no cube to move
refusal-no_influence = No influence left: retrieve some first
refusal-no_conviction = No conviction left
refusal-too_few_cubes = It takes { $cost } { attribute-name }
refusal-too_little_conviction = It takes { $cost } conviction
refusal-already_activated = Already activated this turn
refusal-already_moved = Already moved this turn
refusal-already_visited = Already visited or rested this turn
refusal-no_such_region = Choose a region
refusal-yours_already = You control this region already
refusal-never_controlled = This tile cannot be controlled
refusal-fortified = A fortified region is never taken
refusal-control_where_you_visit = Control only where you visit this turn
refusal-visit_where_you_control = You took control elsewhere this turn
refusal-region_closed = A black cube closes this region
refusal-card_elsewhere = Somebody has this card already
refusal-no_such_card = Choose a card
refusal-card_blocked = A black cube lies on this card
refusal-not_a_starter = This companion cannot be the first one
refusal-has_companion = You have a companion already
refusal-choose_colour = Choose a colour
refusal-choose_attribute = Choose an attribute
refusal-no_such_companion = Choose a companion
refusal-no_companion = You have no companion
refusal-no_champion = Without a companion nobody fights monsters
refusal-retrieve_first = Fatigue takes 2 influence: retrieve some first
refusal-one_mount_a_turn = One mount a turn
refusal-fastest_mount = There is no faster mount
refusal-too_many_cubes = At most { $most } cubes come home
refusal-roll_the_die = Enter the white die
refusal-cannot_convert = Two different common attributes are needed
refusal-no_tile_left = No tile of this kind is left
refusal-no_such_tile = You do not have this tile
refusal-one_proficiency = One proficiency a turn
refusal-not_yet_vindicated = It takes no potential and at least 25 honour
refusal-already_vindicated = Vindicated already
refusal-relic_used = Used already this turn
refusal-relic_empty = No influence on this relic
refusal-no_extra_turn = This companion gives no extra turn
refusal-journey_first = Nobody’s turn yet: everybody gets ready for the journey first
refusal-too_few_on_companion = It takes 5 cubes on the companion
refusal-no_such_quest = Choose a quest
refusal-not_drawn = This quest was not drawn
refusal-no_such_trigger = Choose a trigger
refusal-no_trigger_due = No trigger is to be turned up
refusal-trigger_active = This trigger is active already
refusal-no_such_token = Choose a token
refusal-no_crystal_left = No crystal is left

## What to think of now

hint-reveal_trigger = { $count ->
        [one] Turn up a trigger card
       *[other] Turn up { $count } trigger cards
    }
hint-keep_one_quest = Keep one of the quests you drew
hint-starting_companion = Enter the companion that found you
hint-take_quest = Draw two secret quests, keep one
hint-mastery_values = Enter what is printed on the mastery tiles
hint-say_ready = Tap Ready when your board is laid
hint-wait_for_ready = Waiting until all are ready
hint-must_move = You move at least one space each turn
hint-may_vindicate = You may become vindicated
hint-trigger_near = Near: { trigger-name }
hint-prepare = You may turn up to 3 influence into conviction
hint-all_spaces_filled = All spaces are filled: tell it, and the guardian comes
hint-battle_turn = Activate, contribute, throw both dice
hint-pays_controller = { $name } gains 2 honour
hint-pushes_out = { $name } takes a cube home
hint-champion = Your champion

## The end and the count

end-all_in = All-in: { $who } has no cube left on the power board
end-balance = Balance: a card of each colour
end-companions = Companions: six in one group
end-monsters = Monsters: enough were defeated
end-proficiencies = Proficiencies: enough were acquired
end-regions = Regions: four more than anybody else
end-relics = Relics: enough were acquired
end-supremacy = Supremacy: six cubes of one heroic attribute
end-speed = Speed: every mount is fast enough
end-traits = Traits: enough were acquired
end-tokens = The last trigger token was taken
end-vindication = All are vindicated
score-honour = Honour on the track
    .short = Honour
score-mastery = Mastery tiles
    .short = Mastery
score-monsters = Monsters
score-quests = Secret quests
    .short = Quests
score-regions = Regions, 2 each
    .short = Regions
score-special = Special cards
    .short = Cards
    .help = Honour at the end that only a card knows
tie-most_conviction = most conviction
tie-fewest_potential = least potential
tie-fewest_tokens = fewest trigger tokens
series-honour = Honour
series-conviction = Conviction
series-regions = Regions

## Set-up

setup-boards = Main board in the middle, a power board for each, wretched side up, speed 2
setup-journey = A journey card each: medallion on its triangle, honour on { $honour }
setup-cubes = 8 potential, 8 influence, 2 conviction, 1 inspiration, 1 knowledge, 1 strength
setup-companion = Draw your starting companion; draw again where the card says so
setup-decks = Shuffle the six decks, turn up the first card of each
setup-quests = Deal 2 secret quests each, keep 1
setup-leave = { $count } tiles leave the bag: { leaving-tiles }
leaving-tiles = { $academy ->
        [0] { "" }
       *[other] Academy,{ " " }
    }{ $inn ->
        [0] { "" }
       *[other] an Inn,{ " " }
    }{ $spire ->
        [0] { "" }
       *[other] Holy Spire, Fort, Library,{ " " }
    }{ $post ->
        [0] { "" }
       *[other] Command Post, Monastery, Shrine,{ " " }
    }one of each
setup-join = { $count ->
        [one] 1 new tile goes
       *[other] { $count } new tiles go
    } into the bag
setup-sites = { $count ->
        [one] 1 building site goes
       *[other] { $count } building sites go
    } into the bag, the new tiles beside the board
setup-bag = { $count } region tiles in the bag
setup-mastery = The 6 mastery tiles; enter their honour once
setup-proficiencies = { $each } proficiency tiles of each colour, { $all } in all
setup-tokens = { $count } trigger tokens on 30, 45, 60 and 75
setup-triggers = Turn up { $count } end-game triggers
setup-thresholds = They mean, if they come: { $cards } monsters, relics or traits, { $tiles } proficiencies, speed { $speed } for all
setup-treachery = Shuffle the treachery cards into the decks of their colour
setup-jewelcrafter = 20 crystals and the pure crystals beside the board
setup-menagerie = Turn up 3 pets beside their pile
setup-well_of_wishes = 3 wish tokens on the Well
setup-guilds = A guild board and a favour token each
setup-myths = Ronak in the middle with 6 black cubes round him, battle side for { $size } players; { $loot } loot cards are turned up later
setup-first_player = Whoever stands on the lowest number begins

## Expansions

favour-space = A free space: barricade
reward-none = None that is counted
reward-honour = Honour
reward-home = 2 cubes home from companions
reward-potential = Potential to influence
reward-influence = Influence to conviction
reward-teleport = Teleport token
reward-first_loot = First choice of loot
log-spend_crystal = { $who } spends a crystal
log-use_pure = { $who } uses a pure crystal
log-move_pet = { $who } gives a pet a new master
log-build = { $who } builds on a site
log-put_black = { $who } places a black cube
log-lift_black = { $who } removes a black cube
log-place_favour = { $who } places the guild favour
log-barricade = { $who } gains by the barricade
log-use_trait = { $who } uses a recommended trait
log-rebuild = { $who } rebuilds the monument
log-prepare = { $who } prepares for Ronak
log-contribute = { $who } contributes to the battle
log-battle_dice = { $who } throws both dice
log-win_battle = { $who } sees the guardian come
log-take_loot = { $who } takes a loot card
news-monument = { $who } has finished the monument: +15 honour
refusal-too_few_crystals = It takes { $cost } crystals
refusal-has_it_already = You have some of it already
refusal-no_such_place = Choose a place
refusal-same_place = Not twice running in one place
refusal-favour_there = Another favour lies there
refusal-already_favoured = Favour already placed this turn
refusal-no_barricade = Your favour is not on a space
refusal-no_favour_there = Your favour is not there
refusal-same_tile = Not two tiles of one kind
refusal-one_loot_each = One loot card each

part-monument_needs = Cubes a monument takes
part-monument_needs-inspiration = Monument: inspiration
part-monument_needs-knowledge = Monument: knowledge
part-monument_needs-strength = Monument: strength
part-monument_needs-courage = Monument: courage
part-monument_needs-vision = Monument: vision
part-monument_needs-wisdom = Monument: wisdom
part-monument_needs-conviction = Monument: conviction
part-spaces = Spaces on the battle board
log-set_battle = { $who } enters the battle board
log-set_monument = { $who } enters what a monument takes
