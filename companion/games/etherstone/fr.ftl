# Etherstone avec Nobura’s Artifax, en français. Termes du livret, phrases à nous.

name = Etherstone
tagline = Sélectionnez des dés, invoquez des Entités, affrontez les Menaces, et gardez un œil sur votre Vie.

option-artifax = Nobura’s Artifax
    .help = Mini-extension, 20 jetons
option-first_game_hands = Mains préfabriquées
    .help = Sans draft, mains A à E
option-camera = Lire les dés par photo
    .help = Depuis un téléphone à table

## Couleurs, types, moments

colour-red = Rouge
colour-black = Noir
colour-green = Vert
colour-white = Blanc
colour-void = Néant
type-follower = Adepte
type-ritual = Rituel
type-technology = Technologie
moment-precast = Pré-Invocation
moment-instant = Post-Invocation
moment-persistent = Permanent
moment-attack = Attaque
moment-endgame = Fin de partie
unnamed-card = Une carte non décrite
unnamed-threat = Menace, niveau { $level ->
        [1] I
        [2] II
       *[other] III
    }
unnamed-token = Jeton non nommé
from-hand = Une carte de la main

## Éléments

part-life = Vie
part-corrupted = Corruption
part-stones = Etherstones
part-stones-red = Etherstones rouges
    .short = Rouges
part-stones-black = Etherstones noires
    .short = Noires
part-stones-green = Etherstones vertes
    .short = Vertes
part-stones-white = Etherstones blanches
    .short = Blanches
part-points = Points
part-hand = Main
part-pacts = Pactes du Néant
    .short = Pactes
part-destroyed = Cartes détruites
part-leader = Leader
part-leader_name = Nom du Leader
part-leader_life = Vie du Leader
part-leader_strength = Force du Leader
part-leader_counters = Marqueurs sur le Leader
    .short = Marqueurs
part-leader_abilities = Symboles du Leader
part-in_play = En jeu
part-spoils = Butin
part-kept = Cartes gardées
part-ready_hand = Main préfabriquée
part-ready_hand-A = Main A
part-ready_hand-B = Main B
part-ready_hand-C = Main C
part-ready_hand-D = Main D
part-ready_hand-E = Main E
part-ready = Tout est en place
part-dice = Réserve de dés
part-pool = Points sur la table
    .short = Points
part-pool-reserve = Réserve
part-substitutes = Jetons Point de remplacement
part-threat_deck = Paquet Menace
    .short = Menaces
part-threats = Menaces actives
    .short = Menaces
part-threats_gone = Menaces hors du jeu
part-end_token = Jeton Fin de partie
part-acted = Action de ce tour
part-refreshed = Dés renouvelés ce tour
part-drafted = Dé sélectionné ce tour
part-drafted_as = Le dé compte comme
part-strength_bonus = Bonus de Force ce tour
part-extra_types = Compte une carte de plus par type
part-artifax_stack = Piles d’Artifax
part-artifax_display = Réserve d’Artifax
part-artifax = Artifax
part-artifax_gone = Artifax hors du jeu
part-artifax_used = Artifax pris ce tour

field-in_play-name = Nom
field-in_play-type = Type
field-in_play-points = Points
field-in_play-strength = Force
field-in_play-ready = Disponible
field-in_play-counters = Marqueurs
field-in_play-abilities = Symboles
field-spoils-name = Nom
field-spoils-card = Numéro
field-spoils-level = Niveau
field-spoils-points = Points
field-threats-card = Numéro
field-threats-name = Nom
field-threats-level = Niveau
field-threats-life = Vie
field-threats-strength = Force
field-threats-points = Points
field-threats-reward_points = Récompense : points
field-threats-reward_life = Récompense : Vie
field-threats-reward_red = Récompense : Etherstones rouges
field-threats-reward_black = Récompense : Etherstones noires
field-threats-reward_green = Récompense : Etherstones vertes
field-threats-reward_white = Récompense : Etherstones blanches
field-threats-reward = Autre récompense
field-dice-value = Valeur
field-dice-holder = Devant
field-artifax_display-effect = Effet
field-artifax_gone-effect = Effet

phase-choice = Phase de Choix
phase-main = Phase Principale

## Actions

action-keep_card = Garder une carte
    .short = Garder
    .help = Choisissez une de vos cartes, posez-la face cachée, passez les autres à gauche.
action-take_hand = Prendre une main préfabriquée
    .short = Main
    .help = Une des mains A à E, chacune une seule fois.
action-choose_leader = Votre Leader
    .short = Leader
    .help = Ce qui est imprimé sur la carte ; à saisir une fois, retenu pour la prochaine partie.
action-be_ready = C’est bon
    .help = Quand tout le monde l’a dit, la partie commence.
action-refresh = Renouveler les dés
    .short = Renouveler
    .help = Gratuit si la réserve est vide ; sinon 1 Vie par dé restant.
action-set_dice = Saisir les dés
    .short = Dés
    .help = Les faces telles qu’elles sont sur la table.
action-draft_die = Sélectionner un dé
    .short = Dé
    .help = Prenez un dé et deux Etherstones de sa couleur.
action-cast = Invoquer une carte
    .short = Invoquer
    .help = Payez ses Etherstones et posez-la face visible devant vous.
action-cast_by_ability = Invoquer par une capacité
    .short = Invoquer
    .help = Ce n’est pas votre action du tour.
action-attack = Attaquer une Menace
    .short = Attaquer
    .help = Égalez sa Vie avec vos Adeptes et votre Leader.
action-attack_by_ability = Attaquer par une capacité
    .short = Attaquer
    .help = Ce n’est pas votre action du tour.
action-rest = Se reposer
    .short = Repos
    .help = Tous vos Adeptes engagés se redressent.
action-void_pact = Signer un Pacte du Néant
    .short = Pacte
    .help = Vie remise à celle du Leader, −7 points à la fin.
action-end_turn = Finir mon tour
action-defeat = Défaite d’une Menace
    .short = Défaite
    .help = Une capacité la prend : pas d’Attaque, ni engagement ni dégâts.
action-destroy_threat = Détruire une Menace
    .help = Elle quitte la partie et ne va dans aucun Butin.
action-describe_threat = Décrire une Menace
    .help = Ce qui est imprimé dessus, retenu pour la prochaine partie.
action-gain_points = Gagner des points
    .short = Points
    .help = Sur la table d’abord, puis dans la réserve.
action-gain_from_reserve = Points de la réserve
    .short = Réserve
    .help = Les jetons sur la table n’y changent pas.
action-recall = Rappel
    .help = Une carte en jeu revient dans votre main.
action-destroy = Destruction
    .help = Une carte quitte la partie.
action-ready_cards = Redresser
    .help = Des cartes engagées redeviennent disponibles.
action-exhaust_cards = Engager
    .help = Des cartes disponibles sont inclinées.
action-counters = Marqueurs
    .help = Placez des marqueurs sur une carte, ou retirez-en.
action-affect_opponents = Effet sur les adversaires
    .short = Adversaires
    .help = Sur tout le monde, ou sur qui vous choisissez.
action-exchange = Prendre un Artifax
    .short = Artifax
    .help = Un par tour, si vous n’en avez pas : tout son effet, tout de suite.
action-name_token = Nommer un Artifax
    .help = Quel jeton se trouve là.
action-discard_artifax = Défausser l’Artifax
    .help = Il quitte la partie ; vous pourrez en prendre un autre.

effect-lose_life = Perdre de la Vie
effect-gain_life = Gagner de la Vie
effect-lose_stones = Perdre des Etherstones
effect-gain_stones = Recevoir des Etherstones
effect-gain_points = Gagner des points

## Questions

ask-take_hand-hand = Quelle main ?
ask-choose_leader-leader = Numéro, en bas à gauche (LE…)
ask-choose_leader-name = Nom
ask-choose_leader-life = Vie, en haut à droite
ask-choose_leader-strength = Force
ask-choose_leader-stones = Etherstones de départ
ask-choose_leader-counters = Marqueurs de départ
ask-choose_leader-abilities = Symboles de ses capacités
ask-refresh-faces = Les nouvelles faces
ask-set_dice-faces = Les faces
ask-draft_die-die = Quel dé ?
ask-draft_die-colour = Le dé Néant compte comme
ask-draft_die-discard_artifax = Défausser votre Artifax ?
ask-cast-card = Numéro, en bas à gauche
ask-cast-name = Nom
ask-cast-type = Type
ask-cast-cost = Coût imprimé
ask-cast-points = Points, en haut à droite
ask-cast-strength = Force
ask-cast-abilities = Symboles de ses capacités
ask-cast-discount = Moins cher de
ask-cast-paid = Vous payez
ask-cast_by_ability-card = Numéro, en bas à gauche
ask-cast_by_ability-name = Nom
ask-cast_by_ability-type = Type
ask-cast_by_ability-cost = Coût imprimé
ask-cast_by_ability-points = Points, en haut à droite
ask-cast_by_ability-strength = Force
ask-cast_by_ability-abilities = Symboles de ses capacités
ask-cast_by_ability-discount = Moins cher de
ask-cast_by_ability-paid = Vous payez
ask-attack-threat = Quelle Menace ?
ask-attack-card = Numéro de la carte
ask-attack-name = Nom
ask-attack-life = Sa Vie
ask-attack-strength = Sa Force
ask-attack-points = Points, en haut à gauche
ask-attack-reward_points = Récompense : points
ask-attack-reward_life = Récompense : Vie
ask-attack-reward_stones = Récompense : Etherstones
ask-attack-reward = Autre récompense
ask-attack-followers = Adeptes qui participent
ask-attack-leader = Votre Leader participe-t-il ?
ask-attack-bonus = Force des capacités
ask-attack-protection = Protection
ask-attack_by_ability-threat = Quelle Menace ?
ask-attack_by_ability-card = Numéro de la carte
ask-attack_by_ability-name = Nom
ask-attack_by_ability-life = Sa Vie
ask-attack_by_ability-strength = Sa Force
ask-attack_by_ability-points = Points, en haut à gauche
ask-attack_by_ability-reward_points = Récompense : points
ask-attack_by_ability-reward_life = Récompense : Vie
ask-attack_by_ability-reward_stones = Récompense : Etherstones
ask-attack_by_ability-reward = Autre récompense
ask-attack_by_ability-followers = Adeptes qui participent
ask-attack_by_ability-leader = Votre Leader participe-t-il ?
ask-attack_by_ability-bonus = Force des capacités
ask-attack_by_ability-protection = Protection
ask-defeat-threat = Quelle Menace ?
ask-defeat-reward_taken = Prendre sa récompense ?
ask-defeat-card = Numéro de la carte
ask-defeat-name = Nom
ask-defeat-life = Sa Vie
ask-defeat-strength = Sa Force
ask-defeat-points = Points, en haut à gauche
ask-defeat-reward_points = Récompense : points
ask-defeat-reward_life = Récompense : Vie
ask-defeat-reward_stones = Récompense : Etherstones
ask-defeat-reward = Autre récompense
ask-describe_threat-threat = Quelle Menace ?
ask-describe_threat-card = Numéro de la carte
ask-describe_threat-name = Nom
ask-describe_threat-life = Sa Vie
ask-describe_threat-strength = Sa Force
ask-describe_threat-points = Points, en haut à gauche
ask-describe_threat-reward_points = Récompense : points
ask-describe_threat-reward_life = Récompense : Vie
ask-describe_threat-reward_stones = Récompense : Etherstones
ask-describe_threat-reward = Autre récompense
ask-destroy_threat-threat = Quelle Menace ?
ask-gain_points-count = Combien ?
ask-gain_from_reserve-count = Combien ?
ask-recall-card = Quelle carte ?
ask-destroy-card = Quelle carte ?
ask-ready_cards-cards = Quelles cartes ?
ask-exhaust_cards-cards = Quelles cartes ?
ask-counters-card = Sur quelle carte ?
ask-counters-count = Combien ?
ask-affect_opponents-effect = Que se passe-t-il ?
ask-affect_opponents-count = Combien ?
ask-affect_opponents-colour = Quelle couleur ?
ask-affect_opponents-seats = Pour qui ?
ask-exchange-token = Quel jeton ?
ask-exchange-effect = Que montre-t-il ?
ask-exchange-pay = Quelle Etherstone payer ?
ask-exchange-cards = Lesquelles de vos cartes ?
ask-name_token-token = Quel jeton ?
ask-name_token-effect = Que montre-t-il ?

## Ce qui a été fait

log-keep_card = { $who } garde une carte
log-take_hand = { $who } prend la main { $hand }
log-choose_leader = { $who } a son Leader
log-be_ready = { $who } attend le début
log-refresh = { $who } renouvelle les dés
log-set_dice = { $who } saisit les dés
log-draft_die = { $who } prend un dé
log-cast = { $who } invoque une carte
log-cast_by_ability = { $who } invoque une carte par une capacité
log-attack = { $who } attaque une Menace
log-attack_by_ability = { $who } attaque une Menace par une capacité
log-rest = { $who } se repose
log-void_pact = { $who } signe un Pacte du Néant
log-end_turn = { $who } finit son tour
log-defeat = { $who } inflige une Défaite à une Menace
log-destroy_threat = { $who } détruit une Menace
log-describe_threat = { $who } décrit une Menace
log-gain_points = { $who } gagne des points
log-gain_from_reserve = { $who } gagne des points de la réserve
log-recall = { $who } rappelle une carte
log-destroy = { $who } détruit une carte
log-ready_cards = { $who } redresse des cartes
log-exhaust_cards = { $who } engage des cartes
log-counters = { $who } change les marqueurs d’une carte
log-affect_opponents = { $who } agit sur les adversaires : { $effect ->
        [gain_life] gain de Vie
        [lose_stones] perte d’Etherstones
        [gain_stones] gain d’Etherstones
        [gain_points] gain de points
       *[lose_life] perte de Vie
    }
log-exchange = { $who } prend un Artifax
log-name_token = { $who } nomme un Artifax
log-discard_artifax = { $who } défausse un Artifax

news-corrupted = { $who } tombe à 0 Vie : corruption
news-drafted = { $die ->
        [red] Rouge
        [black] Noir
        [green] Vert
        [white] Blanc
       *[void] Néant
    } { $value }
news-pass_left = Tout le monde a choisi : passez { $cards ->
        [one] la dernière carte
       *[other] { $cards } cartes
    } à gauche
news-draft_over = Le draft est fini : choisissez vos Leaders et dévoilez-les ensemble

## Pourquoi pas

refusal-already_acted = Vous avez déjà effectué votre action ce tour
refusal-refresh_first = La réserve de dés est vide : renouvelez-la d’abord
refusal-only_void_pact = Corruption : un Pacte du Néant est votre seule action
refusal-not_corrupted = Seulement en cas de corruption
refusal-no_action_yet = Vous n’avez pas encore effectué votre action
refusal-refresh_comes_first = Les dés se renouvellent avant l’action
refusal-already_refreshed = Vous avez déjà renouvelé les dés ce tour
refusal-die_taken = Ce dé n’est plus dans la réserve
refusal-unknown_die = Choisissez un dé
refusal-unknown_face = Un dé montre 1 à 6
refusal-choose_colour = Choisissez une des quatre couleurs
refusal-choose_stone = Choisissez l’Etherstone à payer
refusal-hand_is_empty = Votre main est vide
refusal-card_in_play = Cette carte est déjà en jeu
refusal-cost_not_met = Le coût est de { $due }, vous payez { $paid }
refusal-too_few_stones = Vous n’avez pas ces Etherstones
refusal-recall_a_card = Choisissez la carte à rappeler
refusal-no_such_card = Choisissez une carte en jeu
refusal-no_such_threat = Choisissez une Menace active
refusal-no_threat_left = Il n’y a plus de Menace active
refusal-follower_exhausted = Un Adepte engagé ne peut pas participer
refusal-too_weak = Force { $total }, la Menace a { $needed } de Vie
refusal-draft_is_over = Vous avez gardé sept cartes
refusal-wait_for_the_others = Les autres choisissent encore
refusal-no_such_hand = Choisissez une des mains A à E
refusal-hand_taken = Cette main est déjà prise
refusal-leader_taken = Ce Leader est déjà pris
refusal-leader_without_life = Saisissez la Vie du Leader
refusal-choose_a_leader = Saisissez d’abord votre Leader
refusal-take_a_hand = Prenez d’abord une main préfabriquée
refusal-no_such_effect = Cet effet n’existe pas
refusal-not_an_opponent = On n’est pas son propre adversaire
refusal-no_such_token = Choisissez un jeton visible
refusal-name_the_token = Dites de quel jeton il s’agit
refusal-token_elsewhere = Ce jeton se trouve déjà ailleurs
refusal-one_artifax_a_turn = Un Artifax par tour
refusal-has_artifax = Vous avez encore un Artifax à côté de votre Leader
refusal-no_artifax = Vous n’avez pas d’Artifax
refusal-leader_not_in_play = Le Leader ne compte pas comme une carte en jeu
refusal-too_many_cards = { $most ->
        [one] Une seule carte
       *[other] { $most } cartes au plus
    }

## À quoi penser

hint-keep_one = { $cards ->
        [one] Gardez la dernière carte
       *[other] Gardez 1 carte sur { $cards }, passez-en { $passed } à { $to }
    }
hint-wait_for_the_others = On attend les autres, puis les cartes passent à gauche
hint-choose_leader = Choisissez un de vos deux Leaders ; dévoilez-les ensemble
hint-type_leader = Ouvrez votre Leader et vérifiez ce qui est imprimé dessus
hint-take_hand = À chaque personne une autre main préfabriquée, A à E
hint-say_ready = Prenez les Etherstones et marqueurs de votre Leader, puis touchez C’est bon
hint-wait_for_ready = On attend que tout le monde ait fini
hint-refresh_first = La réserve est vide : lancez les cinq dés
hint-enter_dice = Saisissez les dés
hint-sign_the_pact = Signez un Pacte du Néant : Vie remise à { $life }, −7 points à la fin
hint-trigger = { $value ->
        [0] Puis déclenchez vos capacités { $colour ->
            [red] rouges
            [black] noires
            [green] vertes
           *[white] blanches
        }
       *[other] Puis déclenchez vos capacités { $colour ->
            [red] rouges
            [black] noires
            [green] vertes
           *[white] blanches
        } et { $value }
    }
hint-precast = D’abord ses capacités Pré-Invocation, puis le paiement
hint-instant = Une fois invoquée : ses capacités Post-Invocation
hint-takes_stones = +{ $count } Etherstones { $colour ->
        [red] rouges
        [black] noires
        [green] vertes
       *[white] blanches
    }
hint-refresh_cost = { $cost ->
        [0] Gratuit : la réserve est vide
        [one] Coûte 1 Vie
       *[other] Coûte { $cost } Vies
    }
hint-attack_value = Force { $total } contre { $needed } de Vie
hint-attack_damage = Votre Leader perd { $damage } de Vie
hint-attack_abilities = { $count ->
        [one] Une de vos cartes a une capacité d’Attaque
       *[other] { $count } de vos cartes ont une capacité d’Attaque
    }
hint-extra_types = Ce tour, vous comptez un Adepte, un Rituel et une Technologie de plus
hint-ends_hand_empty = Votre main est vide : finir votre tour déclenche la fin
hint-ends_threats_gone = Le paquet Menace est épuisé : finir votre tour déclenche la fin
hint-ends_pool_empty = Plus de jetons Point sur la table : finir votre tour déclenche la fin
hint-endgame_abilities = { $count ->
        [one] Une de vos cartes a une capacité de fin de partie
       *[other] { $count } de vos cartes ont une capacité de fin de partie
    }

## La fin et le décompte

end-hand_empty = { $who } n’a plus de carte en main
end-threats_gone = Le paquet Menace est épuisé
end-pool_empty = Plus de jetons Point sur la table
score-tokens = Jetons Point
    .short = Points
score-end_token = Jeton Fin de partie
    .short = Fin
    .counted = { $held ->
        [0] Jeton Fin de partie : personne
       *[other] Jeton Fin de partie : { $who }
    }
score-entities = Entités en jeu
    .short = Entités
    .help = { $count ->
        [one] { $count } carte, coin haut droit
       *[other] { $count } cartes, coin haut droit
    }
score-abilities = Capacités de fin
    .short = Capacités
    .help = Sur vos Entités
score-spoils = Butin
    .help = { $count ->
        [one] { $count } Menace, coin haut gauche
       *[other] { $count } Menaces, coin haut gauche
    }
score-life = Vie, 1 pour 2
    .short = Vie
    .counted = Vie { $life }, 1 pour 2
score-corrupted = Corruption
    .counted = { $count ->
        [0] Pas de corruption
       *[other] Corruption
    }
score-pacts = Pactes du Néant
    .short = Pactes
    .counted = { $count ->
        [0] Aucun Pacte du Néant
        [1] 1 Pacte du Néant
       *[other] { $count } Pactes du Néant
    }
tie-fewest_hand = moins de cartes en main
tie-most_stones = plus d’Etherstones
tie-most_life = plus de Vie
series-score = Score
series-life = Vie
series-stones = Etherstones

## Mise en place

setup-within_reach = Etherstones, marqueurs, Pactes du Néant et jeton Fin de partie à portée
setup-dice = Réserve de dés : 4 présentoirs en carré, lancez les { $dice }, violet au milieu
setup-points = { $pool } jetons Point sur la table, { $reserve } en réserve
setup-threats = Menaces, de haut en bas : { $one } I, { $two } II, { $three } III
setup-reveal = Dévoilez { $shown } Menaces ; { $deck } restent
setup-artifax = Artifax : mélangez les { $all }, { $shown } visibles sous les Menaces
setup-dials = Un cadran de Vie par personne, au hasard, dont le Premier joueur
setup-aids = Une aide de jeu par personne
setup-deal = Distribuez { $leaders } Leaders et { $entities } Entités par personne, puis draft
setup-ready_hands = À chaque personne une autre main préfabriquée, A à E : un Leader et { $entities } Entités

## Cartes par leur place

card-card = Une carte
card-leader = votre Leader
card-T1 = Menace 1
card-T2 = Menace 2
card-T3 = Menace 3
card-T4 = Menace 4
card-T5 = Menace 5
card-T6 = Menace 6
card-T7 = Menace 7
card-T8 = Menace 8
card-T9 = Menace 9
card-T10 = Menace 10
card-T11 = Menace 11
card-T12 = Menace 12
card-T13 = Menace 13
card-T14 = Menace 14
card-T15 = Menace 15
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

artifax-gain_life = Gagnez 1 Vie
artifax-recall = Rappel d’une carte
artifax-ready = Redressez 1 Adepte
artifax-counter = 1 marqueur sur une de vos cartes
artifax-extra_types = Ce tour : un Adepte, une Technologie et un Rituel de plus
artifax-strength = Perdez 1 Vie : +2 Force ce tour pour votre Leader ou un Adepte
artifax-ready_three = Payez 1 Etherstone et 1 Vie : redressez jusqu’à 3 Adeptes
artifax-two_counters = Payez 1 Etherstone : 2 marqueurs sur vos cartes
artifax-two_green = Payez 1 Etherstone : 2 Etherstones vertes
artifax-two_black = Payez 1 Etherstone : 2 Etherstones noires
artifax-two_white = Payez 1 Etherstone : 2 Etherstones blanches
artifax-two_red = Payez 1 Etherstone : 2 Etherstones rouges
artifax-trigger_green_low = Une carte : capacité de dé vert ou 1>3
artifax-trigger_red_low = Une carte : capacité de dé rouge ou 1>3
artifax-trigger_white_low = Une carte : capacité de dé blanc ou 1>3
artifax-trigger_black_low = Une carte : capacité de dé noir ou 1>3
artifax-trigger_green_high = Une carte : capacité de dé vert ou 4>6
artifax-trigger_red_high = Une carte : capacité de dé rouge ou 4>6
artifax-trigger_white_high = Une carte : capacité de dé blanc ou 4>6
artifax-trigger_black_high = Une carte : capacité de dé noir ou 4>6

## Aide de jeu

aid-turn = Votre tour
aid-turn-refresh = Plus de dé dans la réserve : lancez les cinq, gratuitement. S’il en reste : vous pouvez quand même relancer les cinq, pour 1 Vie par dé restant. Tous les dés reviennent, même ceux posés devant quelqu’un.
    .title = 1 Renouveler
aid-turn-action = Effectuez exactement une action : Sélectionner un dé, Invoquer, Attaquer ou Se reposer. En cas de corruption, c’est le Pacte du Néant et rien d’autre.
    .title = 2 Action
aid-turn-check = Regardez votre main, le paquet Menace et les jetons Point sur la table. Si l’un d’eux est épuisé, la fin est déclenchée.
    .title = 3 Vérifier la fin de partie
aid-actions = Les actions
aid-actions-draft = Prenez un dé de la réserve et deux Etherstones de sa couleur. Vous pouvez ensuite utiliser chaque capacité de votre Leader et de vos cartes en jeu que sa couleur, sa valeur ou son intervalle déclenche, dans l’ordre de votre choix. Le dé reste devant vous, sans autre effet, jusqu’au prochain renouvellement.
    .title = Sélectionner un dé
aid-actions-void_die = Le dé violet coûte 1 Vie. Nommez une des quatre couleurs et recevez-en deux ; pour ce tour, le dé est de cette couleur. Sa valeur ne change pas.
    .title = Dé Néant
aid-actions-cast = Choisissez une carte de votre main. D’abord ses capacités Pré-Invocation, puis elle est posée face visible et vous payez ses Etherstones (la part violette en couleurs au choix), enfin ses capacités Post-Invocation.
    .title = Invoquer
aid-actions-attack = Choisissez une Menace active. Engagez autant d’Adeptes disponibles que vous voulez ; votre Leader peut participer. Additionnez leurs Forces et les capacités d’Attaque de vos cartes, participantes ou non. Égalez la Vie de la Menace, ou choisissez autre chose. Un Leader qui participe perd autant de Vie que la Force de la Menace, moins la Protection. Puis les effets de fin d’Attaque, la récompense, la Menace dans votre Butin, et une nouvelle Menace.
    .title = Attaquer
aid-actions-rest = Tous vos Adeptes engagés se redressent.
    .title = Se reposer
aid-actions-pact = Seulement en cas de corruption, et alors c’est obligatoire. La Vie revient à celle du Leader ; le pacte coûte 7 points à la fin.
    .title = Pacte du Néant
aid-life = Vie et corruption
aid-life-dial = Vous commencez avec la Vie de votre Leader et pouvez la dépasser, jamais au-delà de 16.
    .title = Cadran de Vie
aid-life-corrupted = À 0 Vie, c’est la corruption. Perdre davantage n’a pas d’effet. Votre prochaine action est un Pacte du Néant. Corruption à la fin : −3 points.
    .title = Corruption
aid-life-cleansing = Gagner de la Vie tourne le cadran mais ne lève pas la corruption : seul le Pacte du Néant le fait.
    .title = Régénération
aid-stones = Etherstones
aid-stones-gaining = Sans limite. Un gain violet se prend dans les couleurs de votre choix.
    .title = Recevoir
aid-stones-paying = Un coût violet se paie dans les couleurs de votre choix ; il n’y a pas de jeton violet.
    .title = Dépenser
aid-stones-factions = Noir Exaltés (EX), vert Chuchoteurs (WH), rouge Limbiques (LI), blanc Luministes (LU), violet Néant (VO).
    .title = Couleurs et factions
aid-points = Points
aid-points-pool = Prenez les jetons Point sur la table ; quand il n’y en a plus, dans la réserve.
    .title = Jetons sur la table
aid-points-reserve = Une capacité qui dit « réserve » laisse les jetons sur la table.
    .title = Réserve
aid-points-printed = Les points imprimés sur les Entités et les Menaces ne donnent pas de jetons ; ils comptent à la fin.
    .title = Points imprimés
aid-abilities = Quand les capacités se déclenchent
aid-abilities-when = Une capacité est facultative, sauf mention contraire, même sur une carte engagée. On en termine une avant d’en commencer une autre. Chacune s’utilise une fois (livret anglais : une fois par déclenchement).
    .title = En général
aid-abilities-instant = Juste après l’invocation de la carte.
    .title = Post-Invocation
aid-abilities-precast = Juste avant l’invocation, avant de payer.
    .title = Pré-Invocation
aid-abilities-persistent = Chaque fois que sa condition est remplie, tant que la carte est en jeu.
    .title = Permanent
aid-abilities-endgame = Pendant le décompte final.
    .title = Fin de partie
aid-abilities-attack = Quand vous attaquez, que la carte participe ou non, disponible ou engagée.
    .title = Attaque
aid-abilities-colour = Quand vous sélectionnez un dé de cette couleur.
    .title = Couleur de dé
aid-abilities-value = Quand vous sélectionnez un dé qui montre ce nombre, ou l’un de ces nombres.
    .title = Valeur de dé
aid-abilities-range = Quand vous sélectionnez un dé du premier au dernier nombre, tous deux compris : 1>3 veut dire 1, 2 ou 3.
    .title = Intervalle de dé
aid-terms = Termes
aid-terms-recall = Une de vos cartes en jeu revient dans votre main.
    .title = Rappel
aid-terms-destroy = La carte quitte la partie.
    .title = Destruction
aid-terms-ready = Remettez droite une carte engagée.
    .title = Réactivation
aid-terms-exhaust = Inclinez une carte disponible : elle est engagée (épuisée).
    .title = Épuisement
aid-terms-protection = Réduit ce qu’une Menace inflige à votre Leader, et rien d’autre.
    .title = Protection
aid-terms-defeat = La capacité seule prend la Menace : rien n’en change la valeur, ni Leader ni Adeptes ne participent, aucun dégât. Le livret français dit que ce n’est pas une Attaque, l’anglais si : la récompense est donc à vous, sauf si la table en décide autrement.
    .title = Défaite
aid-terms-counter = Un jeton sur une carte. Une capacité qui dépense des marqueurs les prend sur sa propre carte.
    .title = Marqueur
aid-terms-strength = S’ajoute à votre valeur d’Attaque, ou s’en retranche.
    .title = Force
aid-terms-activation = Utilisez une capacité Couleur, Valeur ou Intervalle d’une autre de vos cartes comme si un dé l’avait déclenchée.
    .title = Activation
aid-terms-x = Un nombre que vous choisissez ou que la capacité donne ; le même partout où X figure. Un nombre devant X le multiplie.
    .title = X
aid-terms-opponents = Tout le monde sauf vous, et pleinement, même si cela aide.
    .title = Adversaires
aid-terms-most = Une capacité pour qui a « le plus de » quelque chose ne fait rien en cas d’égalité.
    .title = Le plus de
aid-end = La fin
aid-end-triggers = À vérifier seulement à la fin de votre propre tour : votre main est vide, ou le paquet Menace est épuisé (peu importent les Menaces actives), ou il n’y a plus de jetons Point sur la table (peu importe la réserve).
    .title = Trois conditions
aid-end-token = Qui déclenche la fin prend le jeton : +2 points. Il ne bouge plus, et la fin ne s’annule pas.
    .title = Jeton Fin de partie
aid-end-last_round = Jouez jusqu’à ce que chaque personne ait eu autant de tours. La personne à droite du Premier joueur joue en dernier.
    .title = Dernière manche
aid-scoring = Décompte final
aid-scoring-lines = Jetons Point, 2 pour le jeton Fin de partie, points des Entités en jeu, leurs capacités de fin de partie, points du Butin, et 1 point pour 2 Vies.
    .title = Ce qui compte
aid-scoring-penalties = −3 en cas de corruption à ce moment, −7 par Pacte du Néant. Les deux peuvent s’ajouter.
    .title = Pénalités
aid-scoring-ties = Le moins de cartes en main, puis le plus d’Etherstones, puis le plus de Vie ; encore à égalité : victoire partagée.
    .title = Égalités
aid-choice = Phase de Choix
aid-choice-draft = Sept Entités par personne : gardez-en une, passez les autres à gauche, jusqu’à en avoir gardé sept. Votre main reste secrète.
    .title = Draft
aid-choice-leader = Choisissez un de vos deux Leaders ; tout le monde dévoile en même temps. Prenez les Etherstones et marqueurs indiqués en bas (les marqueurs vont sur le Leader) et réglez le cadran sur sa Vie.
    .title = Leader
aid-choice-first_game = Au lieu du draft, chaque personne prend une des mains A à E. Elles sont fortes ensemble : à garder pour une première partie.
    .title = Première partie
aid-artifax = Nobura’s Artifax
aid-artifax-exchange = À tout moment de votre tour, action gratuite : prenez un des quatre jetons, effectuez tout ce qu’il montre, posez-le face cachée à côté de votre Leader, dévoilez-en un autre.
    .title = Échange d’Artifax
aid-artifax-limits = Une fois par tour, et seulement si vous n’en avez pas. Un jeton déclenche au plus une capacité d’une de vos cartes.
    .title = Limites
aid-artifax-discard = Chaque fois que vous sélectionnez le dé Néant, vous pouvez défausser votre jeton. Il quitte la partie, et vous pourrez en prendre un autre.
    .title = Défausser
aid-artifax-tokens = 1 Vie ; Rappel ; redresser un Adepte ; un marqueur ; une carte de plus par type ce tour ; 1 Vie pour +2 Force ce tour ; 1 Etherstone et 1 Vie pour en redresser trois ; 1 Etherstone pour deux marqueurs ou deux Etherstones d’une couleur ; une capacité d’une couleur ou d’un intervalle sur une carte.
    .title = Les jetons
