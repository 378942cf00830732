# Noms des cartes tels qu’imprimés.

## Héritiers du Phénix

card-coal_roarkwin = Forge Roarkwin
card-maeoni_viper = Méoni Vipère
card-aradel_summergaard = Aradèle Gaardété
card-saria_guideman = Saria Guidemane
card-jessa_na_ni = Jessa Na Ni
card-noah_redmoon = Noah Lunerouge

## Decks préconstruits

precon-iron_men = Les Hommes de fer
precon-snakes_in_silver = Les Serpents d’argent
precon-mist_guardian = Les Gardiens de la brume
precon-cloudsea_siren = Les Sirènes de la Mer de nuage
precon-bloodwoods_queen = La Reine des Bois-de-Sang
precon-shadows_of_viros = Les Ombres de Viros

## Cartes de deck

card-summon_iron_rhino = Invoquer Rhinofèros
card-chant_of_revenge = Chant vengeur
card-spiked_armor = Armure hérissée
card-protect = Gardien
card-one_hundred_blades = Cent lames
card-strengthen = Renforcer
card-expand_energy = Expansion d’énergie
card-hammer_knight = Marteleuse
card-iron_worker = Forgeron
card-anchornaut = Ancrenaute
card-open_memories = Mémoire parfaite
card-refresh = Rafraichir
card-transfer = Transfert
card-golden_veil = Voile doré
card-summon_silver_snake = Invoquer Serpent argenté
card-molten_gold = Or fondu
card-call_upon_the_realms = Appel aux royaumes
card-summon_gilder = Invoquer Doreur
card-empower = Don de pouvoir
card-hypnotize = Hypnotiser
card-shifting_mist = Brume changeante
card-summon_mist_spirit = Invoquer Esprit de la brume
card-summon_blue_jaguar = Invoquer Jaguar bleu
card-reflections_in_the_water = Réflexions dans l’eau
card-mist_typhoon = Typhon de brume
card-out_of_the_mist = Sortis de la brume
card-root_armor = Armure de racines
card-steady_gaze = Regard fixe
card-massive_growth = Croissance massive
card-summon_butterfly_monk = Invoquer Papillon moine
card-purge = Purger
card-abundance = Abondance
card-summon_three_eyed_owl = Invoquer Chouette à trois yeux
card-summon_seaside_raven = Invoquer Corbeau marin
card-hidden_power = Pouvoir dissimulé
card-seal = Sceau
card-strange_copy = Clone étrange
card-sympathy_pain = Douleur partagée
card-rose_fire_dancer = Danseuse de flammes roses
card-enchanted_violinist = Violoniste enchantée
card-fear = Peur
card-blood_transfer = Transfert de sang
card-summon_blood_puppet = Invoquer Poupée de sang
card-cut_the_strings = Couper les ficelles
card-undying_heart = Cœur éternel
card-redirect = Redirection
card-final_cry = Dernier souffle
card-blood_archer = Archer de sang
card-living_doll = Poupée vivante
card-leech_warrior = Guerrier sangsue
card-fade_away = Dissipation
card-shadow_counter = Riposte de l’ombre
card-bound_soul = Au-delà de la mort
card-bring_forth = Matérialisation
card-sleight_of_hand = Tour de passepasse
card-summon_sleeping_widows = Invoquer Veuves dormeuses
card-small_sacrifice = Sacrifice mineur
card-summon_masked_wolf = Invoquer Loup masqué
card-summon_false_demon = Invoquer Faux démon
card-stormwind_sniper = Tireur d’élite Boréalis

## Invocations

card-iron_rhino = Rhinofèros
card-gilder = Doreur
card-silver_snake = Serpent argenté
card-blue_jaguar = Jaguar bleu
card-mist_spirit = Esprit de la brume
card-butterfly_monk = Papillon moine
card-three_eyed_owl = Chouette à trois yeux
card-seaside_raven = Corbeau marin
card-blood_puppet = Poupée de sang
card-masked_wolf = Loup masqué
card-false_demon = Faux démon
card-sleeping_widow = Veuve dormeuse
