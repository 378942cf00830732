# Words of the screens.

quest-control = Control a region at the end: { region-of-quest }
quest-most = Have the most { attribute-of-quest } cubes
quest-tile = Own a proficiency: { attribute-of-quest }
quest-master = Win the mastery: { attribute-of-quest }
quest-speed = Reach speed 5
quest-monsters = Defeat 3 monsters
quest-colours = Have a yellow, a blue and a red companion
quest-vindicated = Be vindicated
quest-companions = Have at least 4 companions
quest-traits = Obtain 3 traits
quest-potential = Have at least 5 potential
quest-proficiencies = Acquire 3 proficiencies
quest-no_potential = Have no potential left
quest-regions = Control at least 2 regions
quest-one_of_each = Have a trait, a relic and a monster
quest-relics = Acquire 3 relics
region-of-quest = { $subject ->
        [spire] Holy Spire
        [post] Command Post
        [library] Library
        [maw] Gaping Maw
        [inn] Inn
        [shrine] Shrine
        [tomb] Ancient Tomb
        [fort] Fort
        [monastery] Monastery
        [tower] Arcane Tower
       *[other] Region
    }
attribute-of-quest = { $subject ->
        [inspiration] inspiration
        [knowledge] knowledge
        [strength] strength
        [courage] courage
        [vision] vision
        [wisdom] wisdom
       *[conviction] conviction
    }
quest-hold = Press and hold to look
quest-hide = Let go to hide
quest-only-you = Only you can see this
quest-later = Honour is added at final scoring. The board never shows it before.
quest-none = No secret quest yet
quest-done = done
quest-open = not yet
power-board = Power board
raise-one = Raise one cube
lower-one = Lower one cube
track-spoken = Honour { $value }
track-taken = { $space } taken
track-free = { $space } to come
turn-actions = Turn actions, once each
visit-or-rest = Visit or rest
sheet-visit = Visit or rest
sheet-activate = Activate
sheet-bonus = More to do
convert-into = Convert 1 { $first } and 1 { $second } into 1 { $kind }
top-speed = speed { $speed }
top-companions = { $count ->
        [0] no companion
        [one] 1 companion
       *[other] { $count } companions
    }
more = More
my-cards = Cards
my-regions = Regions
cubes-on = { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    }
champion = Champion
trigger-spoken = { trigger-name }: { $now } of { $needed }
mastery-nobody = nobody
mastery-tie = Tie: nobody
mastery-line = { $worth } honour
ronak-cubes = Ronak { $count }/6
quest-five = Show for 5 seconds
sheet-table = More at the table
sheet-battle = The battle
quest-title = { $count ->
        [one] Secret quest
       *[other] Secret quests
    }
triggers-due = { $count ->
        [one] Turn up a trigger card
       *[other] Turn up { $count } trigger cards
    }
find-card = Find a card
nothing-there = Nothing there
deck-companions = Companions
deck-traits = Traits
deck-relics = Relics
deck-monsters = Monsters
deck-pets = Pets
deck-loot = Loot
deck-pure = Pure crystals
deck-tiles = Tiles and boards
card-mastery = Mastery tiles
card-character = Character tile
card-monument = Monument
card-battle_small = Battle board, 2 or 3 players
card-battle_large = Battle board, 4 or 5 players
card-inspiration = Inspiration
card-knowledge = Knowledge
card-strength = Strength
card-courage = Courage
card-vision = Vision
card-wisdom = Wisdom
note-spaces = Spaces
note-inspiration = Inspiration
note-knowledge = Knowledge
note-strength = Strength
note-courage = Courage
note-vision = Vision
note-wisdom = Wisdom
note-conviction = Conviction
note-name = Name
note-colour = Colour
note-initiative = Initiative
