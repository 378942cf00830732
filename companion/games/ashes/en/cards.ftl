# Names of cards as printed.

## Phoenixborn

card-coal_roarkwin = Coal Roarkwin
card-maeoni_viper = Maeoni Viper
card-aradel_summergaard = Aradel Summergaard
card-saria_guideman = Saria Guideman
card-jessa_na_ni = Jessa Na Ni
card-noah_redmoon = Noah Redmoon

## Ready-made decks

precon-iron_men = The Iron Men
precon-snakes_in_silver = The Snakes in Silver
precon-mist_guardian = The Mist Guardian
precon-cloudsea_siren = The Cloudsea Siren
precon-bloodwoods_queen = The Bloodwoods Queen
precon-shadows_of_viros = The Shadows of Viros

## Deck cards

card-summon_iron_rhino = Summon Iron Rhino
card-chant_of_revenge = Chant of Revenge
card-spiked_armor = Spiked Armor
card-protect = Protect
card-one_hundred_blades = One Hundred Blades
card-strengthen = Strengthen
card-expand_energy = Expand Energy
card-hammer_knight = Hammer Knight
card-iron_worker = Iron Worker
card-anchornaut = Anchornaut
card-open_memories = Open Memories
card-refresh = Refresh
card-transfer = Transfer
card-golden_veil = Golden Veil
card-summon_silver_snake = Summon Silver Snake
card-molten_gold = Molten Gold
card-call_upon_the_realms = Call Upon the Realms
card-summon_gilder = Summon Gilder
card-empower = Empower
card-hypnotize = Hypnotize
card-shifting_mist = Shifting Mist
card-summon_mist_spirit = Summon Mist Spirit
card-summon_blue_jaguar = Summon Blue Jaguar
card-reflections_in_the_water = Reflections in the Water
card-mist_typhoon = Mist Typhoon
card-out_of_the_mist = Out of the Mist
card-root_armor = Root Armor
card-steady_gaze = Steady Gaze
card-massive_growth = Massive Growth
card-summon_butterfly_monk = Summon Butterfly Monk
card-purge = Purge
card-abundance = Abundance
card-summon_three_eyed_owl = Summon Three-Eyed Owl
card-summon_seaside_raven = Summon Seaside Raven
card-hidden_power = Hidden Power
card-seal = Seal
card-strange_copy = Strange Copy
card-sympathy_pain = Sympathy Pain
card-rose_fire_dancer = Rose Fire Dancer
card-enchanted_violinist = Enchanted Violinist
card-fear = Fear
card-blood_transfer = Blood Transfer
card-summon_blood_puppet = Summon Blood Puppet
card-cut_the_strings = Cut the Strings
card-undying_heart = Undying Heart
card-redirect = Redirect
card-final_cry = Final Cry
card-blood_archer = Blood Archer
card-living_doll = Living Doll
card-leech_warrior = Leech Warrior
card-fade_away = Fade Away
card-shadow_counter = Shadow Counter
card-bound_soul = Bound Soul
card-bring_forth = Bring Forth
card-sleight_of_hand = Sleight of Hand
card-summon_sleeping_widows = Summon Sleeping Widows
card-small_sacrifice = Small Sacrifice
card-summon_masked_wolf = Summon Masked Wolf
card-summon_false_demon = Summon False Demon
card-stormwind_sniper = Stormwind Sniper

## Conjurations

card-iron_rhino = Iron Rhino
card-gilder = Gilder
card-silver_snake = Silver Snake
card-blue_jaguar = Blue Jaguar
card-mist_spirit = Mist Spirit
card-butterfly_monk = Butterfly Monk
card-three_eyed_owl = Three-Eyed Owl
card-seaside_raven = Seaside Raven
card-blood_puppet = Blood Puppet
card-masked_wolf = Masked Wolf
card-false_demon = False Demon
card-sleeping_widow = Sleeping Widow
