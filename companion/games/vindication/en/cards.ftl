# Names of cards and regions. Where only the French book names a card, the English words are ours.

## Triggers

card-all_in = All-in
card-balance = Balance
card-companions = Companions
card-monsters = Monsters
card-proficiencies = Proficiencies
card-regions = Regions
card-relics = Relics
card-supremacy = Supremacy
card-speed = Speed
card-traits = Traits
card-tokens = Trigger tokens
card-vindication = Vindication

## Companions

card-nyra = Nyra
card-zinh = Zinh
card-adena = Adena
card-igor = Igor and Senna
card-durgle = Durgle
card-belac = Belac
card-zaya = Zaya
card-sestra = Sestra
card-leiyha = Leiyha
card-gha_kein = Negotiator Gha-Kein
card-elina = Elina
card-elyas = Merchant Elyas
card-yohna = Yohna
card-ursula = Ursula
card-yenara = Yenara
card-fynnok = Fynnok
card-rhun = Empress Rhun
card-anazi_birin = Anazi’birin
card-hira = Storytellers Hira and Gan
card-adren = Adren
card-ruak = Ruak
card-dregun = Dregun
card-dara = Dara
card-yok_non = Yok-Non
card-qu_ara = Qu’ara
card-xan = Xan
card-arn = Arn
card-groll = Groll
card-nilo = Nilo
card-krajik = Krajik
card-zharah = Zharah
card-ga_nok = Ga’nok
card-herk = Herk
card-yanos = Yanos
card-wim = Wim
card-jerno = Jerno
card-izah = Izah
card-veroa = Veroa
card-nalin = Nalin
card-drokk = Drokk
card-oneth = Oneth
card-black_dove = The Black Dove
card-kealth = Kealth
card-xina = Xina
card-jika = Jika
card-zharyan = The Zharyan Sisters
card-tirynn = Tirynn
card-zho = Zho
card-dawn = Dawn
card-kheya = Kheya
card-miara = Miara
card-johann = Johann
card-eila = Eila
card-oog_teh = Oog’Teh
card-grenn = Grenn
card-nyei = Nyei
card-dahlia = Dahlia
card-elya = Elya
card-kaladre = Ambassador Kaladre
card-dryn = Dryn
card-seven_spikes = Seven Spikes
card-strann = Strann
card-zula = Zula
card-feth = Feth
card-kuvot = Kuvot
card-evil_tongue = The Evil Tongue
card-vrix = Vrix
card-toule = Toule
card-sidney = Sidney

## Traits

card-creativity = Creativity
card-devotion = Devotion
card-diligence = Diligence
card-expertise = Expertise
card-gallantry = Gallantry
card-humility = Humility
card-impunity = Impunity
card-leadership = Leadership
card-loyalty = Loyalty
card-patience = Patience
card-persistence = Persistence
card-preparation = Preparation
card-purpose = Purpose
card-resilience = Resilience
card-adventure = Spirit of adventure
card-wonder = Wonder
card-usurpation = Treachery trait: take over for 1 conviction
card-greed = Greed
card-hubris = Hubris

## Relics

card-right_arm = Right arm of the Beastmistress
card-ceremonial_knife = Modified ceremonial knife
card-portal_stone = Charged portal stone
card-dawn_seal = Dawnseeker’s seal
card-riddle_orb = Glittering orb of riddles
card-reality_mirror = Mirror of other realities
card-power_pendant = Pendant of power
card-shimmering_berries = Pouch of shimmering berries
card-blue_sceptre = Sceptre of blue flames
card-highborn_scroll = Scroll of the Highborn
card-awe_shield = Shield of awe and wonder
card-star_taker = Star taker
card-what_was_broken = What was broken
card-worn_mask = Invader’s worn mask
card-elemental_tome = Tome of elemental mastery
card-pink_elixir = Yenara’s pink elixir
card-fools_boot = Boot of the dashing fool
card-conviction_siphon = Conviction siphon
card-green_toxin = Yenara’s green toxin

## Monsters

card-butterfly_crusher = Crazed, crusher of butterflies
card-tomb_keeper = Keeper of the inner tomb
card-dro_zol = Dro’zol, lord of the vortex
card-drogas = Drogas, the living darkness
card-drug = Drug, the wanton destroyer
card-violet_slime = Hideous violet slime
card-risen_dead = The invigorated dead
card-mornak = Mornak, lost in shadow
card-ogun = Ogun, the living bark
card-oya = Oya, carnivorous flower
card-maw_sentinel = Sentinel of the Gaping Maw
card-caterpillar = Fulminating dread caterpillar
card-sula = Sula, mocking mutant pond
card-twin_voices = Twin voices of fear and despair
card-unspeakable = The Unspeakable
card-vish_ne = Vish’ne, guardian of the cliffs

## Pets

card-brokk = Brokk
card-claude = Claude
card-gremlin_gang = Dryad Gremlin Gang
card-ghak = Ghak
card-jaike_zoba = Jaïke and Zoba
card-kajek = Kajek
card-ketena = Ketena
card-ostrah = Ostrah
card-shonah = Shonah
card-slyrk = Slyrk
card-twerbs = Twerbs
card-vak_lk = Vak’lk
card-vosh = Vosh
card-yi_qua = Yi’Qua
card-zea = Zea

## Loot

card-owl_spear = Ceremonial owl spear
card-dust = Dust of those who are gone
card-sky_carpet = Enchanted sky carpet
card-everlit_medal = Medallion of the Everlit
card-island_standard = Standard of the peculiar island
card-prismatic_amulet = Prismatic amulet of the ages
card-ambition_ring = Ring of blind ambition
card-sacred_feather = Sacred feather
card-nightwatch_sceptre = Nightwatcher’s sceptre
card-learning_scroll = Scroll of boundless learning
card-unknown_magic = Unidentified magic
card-hypnotic_wand = Wand of hypnotic sway

## Secret quests

card-dawn_awakening = Dawn awakening
card-carpe_diem = Carpe Diem
card-control_issues = Control issues
card-no_evil_here = Bring no evil here
card-exoneration = Exoneration of the wretched
card-innovation = The genius of innovation
card-superiority = Intellectual superiority
card-party_time = Party time
card-motivation = Motivational leadership
card-inner_power = The power within
card-prized_expert = The prized expert
card-discipline = The benefit of discipline
card-promise = The promise made to yourself
card-polymath = Rise of the polymath
card-tower_trinkets = Trinkets of the tower
card-brawn = Vigorous brawn

## Cards nobody named

unnamed-companions = A companion
unnamed-relics = A relic
unnamed-traits = A trait
unnamed-monsters = A monster
unnamed-pets = A pet
unnamed-loot = A loot card
unnamed-pure = A pure crystal
card-companions_card = A companion
card-relics_card = A relic
card-traits_card = A trait
card-monsters_card = A monster
card-pets_card = A pet
card-loot_card = A loot card

## Regions by kind, and by tile

region-kind = { $kind ->
        [academy] Academy
        [tomb] Ancient Tomb
        [tower] Arcane Tower
        [post] Command Post
        [fort] Fort
        [maw] Gaping Maw
        [spire] Holy Spire
        [inn] Inn
        [library] Library
        [monastery] Monastery
        [shrine] Shrine
        [jeweller] Jewelcrafter
        [mine] Crystal Mine
        [menagerie] Menagerie
        [stones] Sacred Stones
        [ruins] Temple Ruins
        [well] Well of Wishes
        [site] Building site
        [ronak] Ronak
        [tuuk] Tuuk-Tuuk
       *[other] Region
    }
choice-region = { region-kind }
choice-region-held = { region-kind } · { $holder }
choice-token = Token on { $space }
