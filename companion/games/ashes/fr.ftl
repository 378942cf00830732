# Ashes : Les Héritiers du Phénix, en français. Termes de la règle imprimée, phrases à nous.

name = Ashes : Les Héritiers du Phénix
tagline = Des dés, des sorts, des alliés : la victoire au dernier Héritier debout.

option-edition = Édition
    .help = Les valeurs des Héritiers
option-edition-original = Première édition (1.0)
option-edition-reborn = Reborn (1.5)
option-decks = Decks
    .help = D’où viennent les trente cartes
option-decks-precon = Préconstruits
option-decks-own = Personnels
option-decks-draft = Draft
option-give_first = Le jeton Premier joueur peut être donné
    .help = Comme en tournoi : qui gagne le lancer décide

## Dés, couts, types

colour-ceremonial = Rituel
colour-charm = Envoutement
colour-illusion = Illusion
colour-natural = Nature
colour-basic = Base
colour-ceremonial_power = Pouvoir de rituel
colour-ceremonial_class = Classe de rituel
colour-ceremonial_basic = Rituel, base
colour-charm_power = Pouvoir d’envoutement
colour-charm_class = Classe d’envoutement
colour-charm_basic = Envoutement, base
colour-illusion_power = Pouvoir d’illusion
colour-illusion_class = Classe d’illusion
colour-illusion_basic = Illusion, base
colour-natural_power = Pouvoir de la nature
colour-natural_class = Classe de la nature
colour-natural_basic = Nature, base
die-ceremonial_power = Rituel, pouvoir
die-ceremonial_class = Rituel, classe
die-ceremonial_basic = Rituel, base
die-charm_power = Envoutement, pouvoir
die-charm_class = Envoutement, classe
die-charm_basic = Envoutement, base
die-illusion_power = Illusion, pouvoir
die-illusion_class = Illusion, classe
die-illusion_basic = Illusion, base
die-natural_power = Nature, pouvoir
die-natural_class = Nature, classe
die-natural_basic = Nature, base
face-power = Pouvoir
face-class = Classe
face-basic = Base
cost-main = Action principale
cost-side = Action secondaire
cost-free = Aucune action
type-ally = Allié
type-conjuration = Invocation
type-ready_spell = Sort préparatoire
type-action = Sort d’action
type-reaction = Sort réactif
type-alteration = Sort d’altération
place-discard = Défausse
place-hand = Main
place-removed = Hors du jeu
guard-none = Personne ne protège
guard-phoenixborn = L’Héritier protège
source-phoenixborn = L’Héritier
phoenixborn-other = Un autre Héritier

## Parties

part-phoenixborn = Héritier
part-life = Points de vie
    .short = PV
part-wounds = Blessures
part-exhaustion = Épuisement sur l’Héritier
    .short = Épuisement
part-battlefield = Arène
part-spellboard = Grimoire
part-incoming = Dégâts à venir
part-fell = Rang de destruction
part-hand = Main
part-draw = Pioche
    .short = Pioche
part-discard = Défausse
    .short = Défausse
part-removed = Hors du jeu
    .short = Retirées
part-deck = Deck
part-decklist = Liste du deck
part-pile = Pile d’invocations
    .short = Invocations
part-units = Unités
part-attached = Altérations
part-spells = Sorts
part-dice = Dés
part-first = Premier joueur
part-first_settled = Premier joueur décidé
part-beaten = Hors du départage
part-rolled = Dés lancés
part-drawn = Cartes piochées
part-passed = A passé
part-reacted = Sort réactif joué
part-main_left = Action principale restante
    .short = Principale
part-side_left = Action secondaire restante
    .short = Secondaire
part-battle = Attaque
part-attackers = Attaquants

field-decklist-copies = Exemplaires
field-pile-count = Reste
field-units-card = Carte
field-units-name = Nom
field-units-kind = Type
field-units-attack = Attaque
field-units-life = PV
field-units-recover = Regain
field-units-abilities = Capacités
field-units-wounds = Blessures
field-units-exhaustion = Épuisement
field-units-status = État
field-units-boost = Attaque ce tour
field-units-owner = Propriétaire
field-attached-card = Carte
field-attached-name = Nom
field-attached-on = Liée à
field-attached-attack = Attaque
field-attached-life = PV
field-attached-recover = Regain
field-attached-fleeting = Part en fin de manche
field-attached-owner = Propriétaire
field-spells-card = Carte
field-spells-name = Nom
field-spells-exhaustion = Épuisement
field-spells-status = État
field-dice-kind = Type
field-dice-face = Face
field-dice-pool = Réserve
field-dice-on = Sur l’unité

pool-active = Réserve active
pool-exhausted = Réserve inactive
pool-unit = Sur une unité

phase-choose = Choix des Héritiers
phase-draft_phoenixborn = Draft : Héritiers
phase-draft_cards = Draft : cartes
phase-draft_dice = Draft : dés
phase-draft_swap = Draft : un échange
phase-prepare = Phase de préparation
phase-turns = Tours des joueurs
phase-recovery = Phase de regain

## Actions

action-choose_phoenixborn = Votre Héritier
    .short = Héritier
    .help = Avec son deck préconstruit, le vôtre, ou les valeurs d’une autre carte.
action-draft_phoenixborn = Prendre un Héritier
    .short = Héritier
    .help = Avec ses trois cartes spécifiques.
action-draft_card = Garder une carte
    .short = Garder
    .help = Gardez-en une, passez les autres à gauche.
action-draft_dice = Prendre deux dés
    .short = Dés
    .help = De n’importe quel type, tant qu’il en reste.
action-draft_swap = Échanger une carte, ou non
    .short = Échange
    .help = Une des vôtres contre une carte face visible.
action-roll = Lancer les dés
    .short = Lancer
    .help = Tous les dés de la réserve inactive ; ils vont dans la réserve active.
action-draw_up = Défausser et piocher
    .short = Piocher
    .help = Jusqu’à cinq cartes ; chaque carte manquante inflige 1 dégât.
action-give_first = Garder ou donner le jeton Premier joueur
    .short = Premier
action-main_action = Action principale
    .short = Principale
    .help = Faite sur la table ; rien d’autre à saisir.
action-side_action = Action secondaire
    .short = Secondaire
    .help = Faite sur la table ; rien d’autre à saisir.
action-pass = Passer
    .help = C’est votre action principale ; une action secondaire reste possible.
action-end_turn = Fin du tour
action-play_card = Jouer une carte
    .short = Jouer
    .help = Payez son cout et placez-la où elle va.
action-activate = Activer une carte en jeu
    .short = Activer
    .help = Un sort, une unité ou votre Héritier.
action-pay = Payer un cout
    .short = Payer
    .help = Avec les dés de votre choix, ou les moins précieux qui suffisent.
action-attack_phoenixborn = Attaquer un Héritier
    .short = Héritier
    .help = Avec n’importe quel nombre d’unités non épuisées.
action-attack_unit = Attaquer une unité
    .short = Unité
    .help = Avec n’importe quel nombre d’unités non épuisées.
action-call_off = Interrompre l’attaque
    .short = Interrompre
    .help = Plus aucun dégât n’est infligé.
action-defend = Défendre
    .help = Bloqueurs ou protecteur, et qui contrattaque.
action-strike = Infliger les dégâts
    .short = Dégâts
    .help = Dans votre ordre ; chaque nombre peut d’abord être changé.
action-spend_dice = Utiliser des dés
    .short = Utiliser
    .help = De la réserve active à la réserve inactive.
action-turn_dice = Tourner des dés
    .short = Tourner
    .help = Une autre face, parce qu’une carte le dit.
action-ready_dice = Reprendre des dés
    .short = Reprendre
    .help = Dans la réserve active, parce qu’une carte le dit.
action-meditate = Méditer
    .help = Pour chaque carte défaussée, tournez un dé actif sur la face de votre choix.
action-power_ceremonial = Pouvoir de rituel
    .short = Rituel
    .help = Un allié de la défausse à la main ; votre Héritier subit autant de dégâts que son attaque.
action-power_charm = Pouvoir d’envoutement
    .short = Envoutement
    .help = Le dé va sur une de vos unités : +1 en attaque, +1 PV jusqu’à la fin de la manche.
action-power_illusion = Pouvoir d’illusion
    .short = Illusion
    .help = Un dé actif adverse va dans la réserve inactive.
action-power_natural = Pouvoir de la nature
    .short = Nature
    .help = 1 dégât à une unité.
action-deal = Infliger des dégâts
    .short = Dégâts
    .help = À des unités et des Héritiers, tous en même temps.
action-summon = Mettre une unité en jeu
    .short = Unité
    .help = Du catalogue, ou saisie à la main.
action-leave_play = Une unité quitte le jeu
    .short = Sortie
    .help = Les invocations retournent dans leur pile.
action-change_sides = Une unité change de camp
    .short = Camp
    .help = Avec tout ce qu’elle porte ; son propriétaire reste le même.
action-add_spell = Placer un sort dans le grimoire
    .short = Sort
    .help = Sans payer son cout.
action-lose_spell = Un sort quitte le grimoire
    .short = Retirer
action-attach = Lier une altération
    .short = Lier
    .help = Sans payer son cout.
action-detach = Une altération quitte le jeu
    .short = Délier
action-respark = Raviver
    .help = Payez quand la carte est défaussée du jeu : elle revient en main.
action-recover = Regain
    .help = Blessures, Épuisement, jeton Premier joueur, fin de manche : d’un coup, pour toute la table.
action-choose_fall = Qui est détruit en premier ?
    .short = Ordre
    .help = Chaque destruction se termine avant la suivante ; le dernier Héritier debout gagne.

## Questions

ask-choose_phoenixborn-phoenixborn = Quel Héritier ?
ask-choose_phoenixborn-name = Nom sur la carte
ask-choose_phoenixborn-life = Points de vie
ask-choose_phoenixborn-battlefield = Arène
ask-choose_phoenixborn-spellboard = Grimoire
ask-choose_phoenixborn-dice = Vos dix dés
ask-choose_phoenixborn-cards = Votre deck
ask-choose_phoenixborn-others = Cartes d’autres boites
ask-draft_phoenixborn-phoenixborn = Quel Héritier ?
ask-draft_card-card = Quelle carte gardez-vous ?
ask-draft_dice-dice = Lesquels ?
ask-draft_swap-give = Vous donnez
ask-draft_swap-take = Vous prenez
ask-roll-faces = Le résultat, dé par dé
ask-roll-counts = Le résultat, compté
ask-draw_up-discarded = Défausser d’abord
ask-give_first-to = Qui joue en premier ?
ask-play_card-card = Quelle carte ?
ask-play_card-name = Une autre carte : son nom
ask-play_card-type = Son type
ask-play_card-on = Sur quelle unité ?
ask-play_card-attack = Attaque
ask-play_card-life = PV
ask-play_card-recover = Regain
ask-play_card-status = Jetons État
ask-play_card-count = Combien en viennent ?
ask-play_card-action = Elle demande
ask-play_card-cost = Cout
ask-play_card-dice = Payé avec
ask-activate-source = Quelle carte ?
ask-activate-action = Elle demande
ask-activate-cost = Cout
ask-activate-dice = Payé avec
ask-activate-discards = Cartes défaussées
ask-activate-count = Combien en viennent ?
ask-activate-onto = Dans quelle arène ?
ask-pay-action = Cela demande
ask-pay-cost = Cout
ask-pay-dice = Payé avec
ask-pay-discards = Cartes défaussées
ask-attack_phoenixborn-attackers = Qui attaque ?
ask-attack_phoenixborn-target = L’Héritier de qui ?
ask-attack_unit-attackers = Qui attaque ?
ask-attack_unit-target = Quelle unité ?
ask-defend-blocks = Qui bloque qui ?
ask-defend-counters = Bloqueurs qui contrattaquent
ask-defend-guard = Quelqu’un protège ?
ask-defend-counter = Contrattaquer ?
ask-defend-split = Dégâts de la contrattaque
ask-strike-order = Dans cet ordre
ask-strike-deals = Dégâts infligés
ask-strike-takes = Dégâts subis
ask-spend_dice-dice = Quels dés ?
ask-turn_dice-faces = Nouvelles faces
ask-ready_dice-faces = Leurs faces
ask-meditate-hand = De votre main
ask-meditate-draw = Du dessus de la pioche
ask-meditate-spells = Sorts préparatoires en jeu
ask-meditate-faces = Dés à tourner
ask-power_ceremonial-card = Quel allié ?
ask-power_ceremonial-attack = Son attaque
ask-power_charm-unit = Sur quelle unité ?
ask-power_illusion-die = Quel dé ?
ask-power_natural-target = Quelle unité ?
ask-deal-targets = À qui ?
ask-deal-count = Combien ?
ask-summon-card = Quelle unité ?
ask-summon-kind = Son type
ask-summon-attack = Attaque
ask-summon-life = PV
ask-summon-recover = Regain
ask-summon-onto = Dans quelle arène ?
ask-leave_play-unit = Quelle unité ?
ask-leave_play-to = Où va-t-elle ?
ask-change_sides-unit = Quelle unité ?
ask-change_sides-onto = Chez qui ?
ask-add_spell-card = Quel sort ?
ask-lose_spell-spell = Quel sort ?
ask-lose_spell-to = Où va-t-il ?
ask-attach-card = Quelle altération ?
ask-attach-attack = Attaque
ask-attach-life = PV
ask-attach-recover = Regain
ask-attach-on = Sur quelle unité ?
ask-detach-attached = Quelle altération ?
ask-detach-to = Où va-t-elle ?
ask-respark-cost = Cout
ask-respark-dice = Payé avec
ask-choose_fall-fallen = En premier

## Ce qui a été fait

log-choose_phoenixborn = { $who } a un Héritier et un deck
log-draft_phoenixborn = { $who } prend un Héritier
log-draft_card = { $who } garde une carte
log-draft_dice = { $who } prend deux dés
log-draft_swap = { $who } a fini l’échange
log-roll = { $who } lance les dés
log-draw_up = { $who } pioche
log-give_first = { $who } décide qui joue en premier
log-main_action = { $who } fait une action principale
log-side_action = { $who } fait une action secondaire
log-pass = { $who } passe
log-end_turn = { $who } finit son tour
log-play_card = { $who } joue une carte
log-activate = { $who } active une carte en jeu
log-pay = { $who } paie un cout
log-attack_phoenixborn = { $who } attaque l’Héritier de { $target }
log-attack_unit = { $who } attaque une unité
log-call_off = { $who } interrompt l’attaque
log-defend = { $who } se défend
log-strike = { $who } inflige les dégâts
log-spend_dice = { $who } utilise des dés
log-turn_dice = { $who } tourne des dés
log-ready_dice = { $who } reprend des dés
log-meditate = { $who } médite
log-power_ceremonial = { $who } active un pouvoir de rituel
log-power_charm = { $who } active un pouvoir d’envoutement
log-power_illusion = { $who } active un pouvoir d’illusion
log-power_natural = { $who } active un pouvoir de la nature
log-deal = { $who } inflige des dégâts
log-summon = { $who } met une unité en jeu
log-leave_play = { $who } retire une unité du jeu
log-change_sides = { $who } déplace une unité dans une autre arène
log-add_spell = { $who } place un sort dans le grimoire
log-lose_spell = { $who } retire un sort
log-attach = { $who } lie une altération
log-detach = { $who } retire une altération
log-respark = { $who } ravive une carte
log-recover = Regain pour toute la table
log-choose_fall = { $who } choisit qui est détruit en premier

news-plays_first = { $who } joue en premier avec { $count } symboles de base
news-tied_for_first = Égalité à { $count } symboles de base : ces joueurs relancent tous leurs dés
news-draw_damage = Il manque { $count ->
        [one] une carte à { $who } : 1 dégât
       *[other] { $count } cartes à { $who } : { $count } dégâts
    }
news-under_attack = { $count ->
        [one] Une unité attaque { $who }
       *[other] { $count } unités attaquent { $who }
    }
news-fell = L’Héritier de { $who } est détruit
news-fall_together = Plusieurs Héritiers sont détruits en même temps : { $who } choisit l’ordre
news-pass_packs = { $left ->
        [one] Passez la dernière carte à gauche
       *[other] Passez { $left } cartes à gauche
    }

## Pourquoi pas

refusal-unknown_phoenixborn = Choisissez un Héritier, ou saisissez son nom
refusal-phoenixborn_taken = Cet Héritier est déjà pris
refusal-deck_size = Un deck compte 30 cartes ; celui-ci en a { $count }
refusal-too_many_copies = Au plus 3 exemplaires d’une carte
refusal-not_your_unique = Le deck contient une carte spécifique à un autre Héritier
refusal-not_ten_dice = Dix dés, pas { $count }
refusal-wait_for_others = Les autres n’ont pas fini de choisir
refusal-already_kept = Vous avez déjà cette carte
refusal-two_dice = Deux dés à la fois
refusal-no_such_dice = Il n’y a plus de dés de ce type
refusal-already_rolled = Vos dés sont déjà lancés
refusal-faces_missing = { $count ->
        [one] Un dé n’a pas encore de face
       *[other] { $count } dés n’ont pas encore de face
    }
refusal-already_drawn = Vous avez déjà pioché
refusal-main_taken = L’action principale de ce tour est faite
refusal-side_taken = L’action secondaire de ce tour est faite
refusal-nobodys_turn = Ce n’est le tour de personne : cette phase se joue ensemble
refusal-no_main_action = Faites d’abord une action principale, ou passez
refusal-no_card_in_hand = Votre main est vide
refusal-no_card_in_draw = La pioche est vide
refusal-no_card_in_discard = La défausse est vide
refusal-no_card_in_removed = Aucune carte n’est hors du jeu
refusal-one_reaction = Un sort réactif par joueur et par tour
refusal-cannot_pay = Ces dés ne paient pas le cout
refusal-die_not_active = Seulement des dés de la réserve active
refusal-no_dice = Choisissez au moins un dé
refusal-unknown_die = Ce dé n’existe pas
refusal-own_die = Choisissez un dé adverse
refusal-no_power_face = Aucun symbole de pouvoir de ce type dans votre réserve active
refusal-nothing_discarded = Défaussez au moins une carte
refusal-too_many_dice = Un dé par carte : { $count } au plus
refusal-unknown_card = Choisissez une carte, ou saisissez son nom
refusal-unknown_spell = Ce sort n’est pas dans le grimoire
refusal-unknown_unit = Cette unité n’est pas en jeu
refusal-unknown_place = Elle ne peut pas aller là
refusal-source_exhausted = Une carte épuisée ne s’active pas
refusal-battlefield_full = L’arène est pleine
refusal-spellboard_full = Le grimoire est plein
refusal-pile_empty = Il n’en reste plus dans la pile d’invocations
refusal-too_strong = Seulement sur une unité d’attaque { $most } ou moins
refusal-no_illusion = Seulement sur une unité avec la capacité Illusion
refusal-no_target = Choisissez au moins une cible
refusal-no_unit_to_attack = Aucune de vos unités ne peut attaquer
refusal-no_attackers = Choisissez au moins un attaquant
refusal-exhausted_attacker = Une unité épuisée n’attaque pas
refusal-own_side = Choisissez un adversaire
refusal-battle_goes_on = La dernière attaque n’est pas terminée
refusal-no_battle = Personne n’attaque
refusal-blocks_twice = Une unité ne bloque qu’un attaquant
refusal-exhausted_blocker = Une unité épuisée ne bloque pas
refusal-only_blockers_counter = Seul un bloqueur contrattaque
refusal-cannot_guard = Seulement une unité non épuisée avec Protecteur d’unité
refusal-phoenixborn_never_counters = Un Héritier ne contrattaque jamais
refusal-exhausted_counter = Une unité épuisée ne contrattaque pas
refusal-split_differs = La contrattaque inflige { $damage } dégâts en tout
refusal-defender_first = La défense n’a pas encore répondu
refusal-not_falling = Cet Héritier n’est pas en train d’être détruit

## À quoi penser maintenant

hint-roll = { $count ->
        [one] Lancez votre dé de la réserve inactive
       *[other] Lancez vos { $count } dés de la réserve inactive
    }
hint-roll_again = Égalité : relancez tous vos dés
hint-draw_up = Défaussez ce que vous voulez, puis piochez jusqu’à cinq
hint-damage_to_come = { $count ->
        [one] 1 dégât quand tout le monde aura pioché
       *[other] { $count } dégâts quand tout le monde aura pioché
    }
hint-main_action_due = Une action principale, ou passer ; au plus une action secondaire
hint-reaction_used = Votre sort réactif de ce tour est joué
hint-defend = Vous subissez une attaque : bloquez ou protégez, et contrattaquez si vous voulez
hint-wait_for_defence = En attente de la défense
hint-strike = La défense a répondu : infligez les dégâts
hint-choose_fall = Choisissez l’Héritier détruit en premier
hint-fall_is_chosen = En attente de l’ordre de destruction
hint-keep_a_card = Choix { $pick } sur 9 : gardez une carte
hint-pass_the_pack = Passez le reste à gauche ; les autres n’ont pas fini

hint-cannot_pay_now = Vos dés actifs ne peuvent pas payer cela
hint-attack_total = { $count ->
        [one] Un attaquant, { $total } dégâts
       *[other] { $count } attaquants, { $total } dégâts
    }
hint-draws = { $count ->
        [0] Vous ne piochez rien
        [one] Vous piochez une carte
       *[other] Vous piochez { $count } cartes
    }
hint-dice_to_turn = { $count ->
        [0] Défaussez des cartes pour tourner des dés
        [one] Tournez un dé au plus
       *[other] Tournez { $count } dés au plus
    }
hint-damage_in_all = { $total } dégâts en tout
hint-damage_through = { $total ->
        [one] { $total } dégât à l’Héritier, il reste { $left } PV
       *[other] { $total } dégâts à l’Héritier, il reste { $left } PV
    }
hint-blocker_destroyed = Un bloqueur est détruit
hint-blocks = { $unit } bloque { $card }
hint-blocks_and_counters = { $unit } bloque { $card } et contrattaque
hint-unit_takes = { $total ->
        [one] { $unit } subit { $total } dégât
       *[other] { $unit } subit { $total } dégâts
    }
hint-unit_counters = { $total ->
        [one] { $unit } contrattaque avec { $total } dégât
       *[other] { $unit } contrattaque avec { $total } dégâts
    }

## La fin

end-last_standing = Il ne reste qu’un Héritier
score-life_left = PV restants
tie-last_standing = le dernier Héritier debout
tie-house_life = règle maison pour un arrêt anticipé : le plus de PV restants
tie-house_cards = règle maison pour un arrêt anticipé : le plus de cartes en main et en pioche
series-life_left = PV restants

## Mise en place

setup-draft = Les Héritiers avec 3 exemplaires de chaque carte spécifique ; 1 de chaque autre carte, mélangées ; 10 dés de chaque type ; invocations de côté
setup-phoenixborn = Chacun choisit un Héritier et le pose, côté données visible
setup-precon = Prenez son deck préconstruit de { $count } cartes
setup-own_deck = Apportez un deck de { $count } cartes, au plus 3 de chaque
setup-first_five = Quintette de départ : { $count } cartes différentes en main, { $left } mélangées en pioche
setup-conjurations = Pile d’invocations face cachée, à part
setup-dice = { $count } dés chacun, tous dans la réserve inactive
setup-tokens = Jetons Blessure, Épuisement et État à portée de main
setup-first_player = Le premier lancer décide qui joue en premier
