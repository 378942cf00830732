# The Vale of Eternity avec Artifacts, en français. Termes du livret, phrases à nous.
# Les créatures et artefacts sans nom français connu gardent leur nom anglais.
name = The Vale of Eternity
tagline = Capturez des créatures, vendez-les ou apprivoisez-les, et invoquez la plus belle arène en dix manches.

## Options

option-mode = Version
    .help = Avec les artefacts, la partie va jusqu’à 80 points
option-mode-base = Jeu de base
option-mode-cards-only = Nouvelles créatures, sans artefacts
option-mode-artifacts = Artefacts

## Familles, pierres, sortes d’effet

family-fire = Feu
family-water = Eau
family-earth = Terre
family-wind = Vent
family-dragon = Dragon
family-unknown = Une carte capturée
colour-red = Rouge
colour-blue = Bleue
colour-purple = Violette
kind-instant = Instantané
kind-lasting = Permanent
kind-hourglass = Actif
kind-once = Unique
set-basic = de base
set-mystic = mystique
new-creature = d’Artefacts

## Sur la table

part-score = Points
part-stones = Pierres magiques
part-stones-red = Pierres rouges
    .short = Rouges
part-stones-blue = Pierres bleues
    .short = Bleues
part-stones-purple = Pierres violettes
    .short = Violettes
part-arena = Invocations
part-captured = Captures
part-hand = Main
part-hand_cards = Ma main, pour moi seulement
part-sold = Dernière vente
part-free_summon = Invocation gratuite
part-extension = Extension d’arène
    .short = Extension
part-shelter = Abri
part-shelter_cards = Mon abri, carte par carte
part-artifact = Artefact
part-artifact_last = Artefact de la manche passée
part-artifact_back = De retour dans la clairière
part-initiative = Initiative
part-clearing = Clairière
field-arena-used = Sablier utilisé
field-arena-extra = Utilisable maintenant
field-arena-family = Famille
field-arena-cost = Coût
field-captured-family = Famille

## Phases

phase-clearing = La clairière
phase-artifact = Choix d’artefact
    .short = Artefact
phase-capture = Capture
phase-action = Action
phase-resolution = Résolution

## Actions

action-lay_clearing = Préparer la clairière
    .help = Trois artefacts mystiques, tirés ici ou comme ils sont sur votre table
action-choose_artifact = Prendre un artefact
    .help = Ni celui qui porte votre jeton Choix, ni un artefact déjà pris cette manche
    .short = Artefact
action-use_artifact = Utiliser l’artefact
    .help = Une seule fois ; il retourne ensuite dans la clairière avec votre jeton Choix
    .short = Utiliser
action-capture = Capturer
    .help = La famille suffit ; le nom aide pour la suite
action-sell = Vendre
    .help = Des pierres selon la famille, quel que soit le coût
action-tame = Apprivoiser
    .help = La carte capturée rejoint votre main
    .short = Apprivoiser
action-buy_back = Reprendre la carte vendue
    .help = Joyau de Kukulkan : une pierre rouge
    .short = Reprendre
action-summon = Invoquer
    .help = De votre main à votre arène, au prix de son coût
action-banish = Bannir
    .help = Payez le numéro de la manche ; les points gagnés restent
action-recover = Récupérer une créature
    .help = De votre arène à votre main
action-discard = Défausser une créature
    .help = Parce qu’un effet le demande
action-resolve = Utiliser un sablier
    .help = Chacun une fois par résolution, dans l’ordre de votre choix
    .short = Sablier
action-skip = Passer un sablier
    .help = Seulement s’il est impossible à appliquer
    .short = Passer
action-keep_stones = Choisir les pierres à garder
    .help = Avant toute autre chose
    .short = Garder
action-draw = Piocher
action-steal = Voler des points
    .help = Seulement ce qu’il y a
action-note_hand = Noter ma main
    .help = Les noms restent pour vous
action-note_shelter = Noter mon abri
    .help = Les noms restent pour vous
action-end_turn = Fin du tour

## Questions

ask-copied = Quel effet copier ?
ask-way = De quelle façon ?
ask-cards = Lesquelles de vos créatures ?
ask-target = Quelle personne ?
ask-lost = Laquelle de ses créatures ?
ask-dropped = Quelles cartes, si vous les avez notées ?
ask-spends = Pierres dépensées
ask-gains = Pierres gagnées
ask-points = Points de l’effet
ask-pay = Payer avec
ask-price = Prix
ask-bonus = Points pour l’invocation
ask-card = Quelle créature ?
ask-family = Famille
ask-cost = Coût imprimé
ask-tiles = Quels trois artefacts mystiques ?
ask-tile = Quel artefact ?
ask-keep = Pierres à garder
ask-count = Combien ?
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
ask-capture-card = Quelle créature ? (facultatif)
ask-sell-card = Quelle carte capturée ?
ask-sell-family = { ask-family }
ask-sell-gains = { ask-gains }
ask-tame-card = Quelle carte capturée ?
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
ask-resolve-card = Quel sablier ?
ask-resolve-copied = { ask-copied }
ask-resolve-way = { ask-way }
ask-resolve-cards = { ask-cards }
ask-resolve-target = { ask-target }
ask-resolve-lost = { ask-lost }
ask-resolve-dropped = { ask-dropped }
ask-resolve-spends = { ask-spends }
ask-resolve-gains = { ask-gains }
ask-resolve-points = { ask-points }
ask-skip-card = Quel sablier ?
ask-keep_stones-keep = { ask-keep }
ask-draw-count = { ask-count }
ask-steal-target = { ask-target }
ask-steal-count = { ask-count }
ask-note_hand-cards = Cartes de votre main
ask-note_shelter-cards = Cartes de votre abri

## Façons d’appliquer un effet

way-hephaestus-0 = Perdre 2 points : 1 bleue, 3 rouges
way-hephaestus-1 = Perdre 1 bleue : 3 rouges, 2 points
way-hephaestus-2 = Perdre 3 rouges : 1 bleue, 2 points
way-snail_maiden-0 = 1 bleue → 1 violette
way-snail_maiden-1 = 1 violette → 3 bleues
way-hydra-0 = 1 violette et 2 bleues
way-hydra-1 = 1 violette et 4 points
way-hydra-2 = 2 bleues et 4 points
way-hydra-3 = 1 violette et piocher 1
way-hydra-4 = 2 bleues et piocher 1
way-hydra-5 = 4 points et piocher 1
way-taweret-0 = Défausser 4 de la main : 4 bleues
way-taweret-1 = Défausser 3 de la main : 3 bleues
way-taweret-2 = Défausser 2 de la main : 2 bleues
way-taweret-3 = Défausser 1 de la main : 1 bleue
way-taweret-4 = Ne rien défausser
way-melusine-0 = Défausser 3 de la main : 12 points
way-melusine-1 = Défausser 2 de la main : 8 points
way-melusine-2 = Défausser 1 de la main : 4 points
way-melusine-3 = Ne rien défausser
way-basilisk-0 = Perdre 2 points : 1 violette
way-basilisk-1 = Perdre 1 point : 1 bleue
way-basilisk-2 = Ne rien perdre : 1 rouge
way-duduri-0 = 1 bleue → 1 violette
way-duduri-1 = 1 rouge → 1 bleue
way-mandrake-0 = Perdre 2 points : 1 violette
way-mandrake-1 = Défausser Mandragore : 1 violette
way-incense_burner-0 = Payer 3 : extension d’arène
way-incense_burner-1 = Abriter les 2 premières cartes
way-pied_pipers_pipe-0 = Piocher 1
way-pied_pipers_pipe-1 = Accueillir tout votre abri
way-golden_fleece-0 = 2 rouges, abriter la première carte
way-golden_fleece-1 = 2 rouges, accueillir 1 carte
way-book_of_thoth-0 = 1 rouge → bleue et 1 bleue → violette
way-book_of_thoth-1 = 2 bleues → 2 violettes
way-book_of_thoth-2 = 2 rouges → 2 bleues
way-book_of_thoth-3 = 1 bleue → 1 violette
way-book_of_thoth-4 = 1 rouge → 1 bleue
way-cap_of_hades-0 = Abriter 1 de la main : extension d’arène
way-cap_of_hades-1 = Abriter 1 de la main : 1 violette
way-philosophers_stone-0 = Accueillir 1, défausser 1 : 1 violette
way-philosophers_stone-1 = Défausser 1 de l’abri : 1 violette
way-philosophers_stone-2 = Accueillir 1
way-philosophers_stone-3 = Rien

## Artefacts

artifact-incense_burner = Brûleur d’encens
    .help = Payez 3 pour une extension d’arène (sans réduction), ou abritez les 2 premières cartes de la pioche
artifact-monkey_kings_staff = Monkey King’s Staff
    .help = Défaussez 2 cartes de la main : 2 rouges, 1 bleue, 1 violette
artifact-pied_pipers_pipe = Pipeau d’Hamelin
    .help = Piochez 1 carte, ou accueillez toutes les cartes de votre abri
artifact-seven_league_boots = Bottes de sept lieux
    .help = Révélez 1 carte de plus, puis abritez 1 carte révélée de votre choix
artifact-golden_fleece = Golden Fleece
    .help = 2 rouges ; puis abritez la première carte de la pioche ou accueillez 1 carte
artifact-book_of_thoth = Livre de Thot
    .help = Améliorez jusqu’à 2 pierres différentes d’un cran
artifact-cap_of_hades = Cap of Hades
    .help = Abritez 1 carte de la main : une extension d’arène gratuite ou 1 violette
artifact-gem_of_kukulkan = Joyau de Kukulkan
    .help = Après une vente, 1 pierre rouge amène la carte vendue dans votre main
artifact-imperial_seal = Sceau Impérial
    .help = Défaussez 1 de vos créatures invoquées ; un dragon donne 1 bleue
artifact-philosophers_stone = Philosopher’s Stone
    .help = Accueillez 1 carte abritée et/ou défaussez 1 carte abritée pour 1 violette
artifact-ring_of_wishes = Anneau des souhaits
    .help = Utilisez maintenant un sablier de votre arène ; il servira encore en résolution
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

## Ce qui s’est passé

log-lay_clearing = { $who } prépare la clairière
log-choose_artifact = { $who } prend { $tile ->
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
       *[other] un artefact
    }
log-use_artifact = { $who } utilise l’artefact
log-capture = { $who } capture une carte
log-sell = { $who } vend une carte capturée
log-tame = { $who } apprivoise une carte capturée
log-buy_back = { $who } reprend la carte vendue
log-summon = { $who } invoque une créature
log-banish = { $who } bannit une créature
log-recover = { $who } récupère une créature
log-discard = { $who } défausse une créature invoquée
log-resolve = { $who } utilise un sablier
log-skip = { $who } passe un sablier
log-keep_stones = { $who } respecte la limite de pierres
log-draw = { $who } pioche
log-steal = { $who } vole des points
log-note_hand = { $who } note sa main
log-note_shelter = { $who } note son abri
log-end_turn = { $who } termine son tour
news-returns = { $card ->
        [ash] { card-ash }
        [banshee] { card-banshee }
        [fireblast] { card-fireblast }
        [thalassa] { card-thalassa }
        [wendigo] { card-wendigo }
       *[other] { card-creature }
    } revient dans la main de { $who }
news-threshold_reached = { $who } atteint { $threshold } : si cela tient, cette manche est la dernière
news-threshold_lost = { $who } repasse sous { $threshold }
news-over_limit = { $who } a plus de { $limit } pierres et choisit ce qui reste
news-supply_empty = La boîte n’a plus de pierres { $colour ->
        [red] rouges
        [blue] bleues
       *[purple] violettes
    } : prenez autre chose
hint-over_limit = Trop de pierres : gardez-en { $limit }
hint-resolve = { $count ->
        [one] Un sablier reste à utiliser
       *[other] { $count } sabliers restent à utiliser
    }
hint-threshold = { $threshold } points : la partie finit avec cette manche si cela tient
hint-markers = { $count ->
        [one] Une carte capturée à vendre ou apprivoiser
       *[other] { $count } cartes capturées à vendre ou apprivoiser
    }
hint-free_summon = Votre prochaine invocation est gratuite

## Pourquoi pas

refusal-not_in_clearing = Seulement avant la première manche
refusal-not_in_artifact = Seulement pendant le choix d’artefact
refusal-not_in_capture = Seulement en phase de capture
refusal-not_in_action = Seulement en phase d’action
refusal-not_in_resolution = Seulement en phase de résolution
refusal-over_limit = Trop de pierres : choisissez d’abord ce qui reste
refusal-within_limit = Les pierres respectent la limite
refusal-nothing_captured = Plus aucun pion Capture sur une carte
refusal-no_marker_left = Les deux pions Capture sont placés
refusal-marker_there = Un pion est déjà sur cette carte
refusal-unknown_card = Cette créature n’existe pas
refusal-unknown_family = Cette famille n’existe pas
refusal-card_needed = Choisissez une créature
refusal-family_needed = Indiquez la famille
refusal-nothing_sold = Seulement après une vente, avec le Joyau de Kukulkan
refusal-no_red_stone = Il faut une pierre rouge
refusal-effect_impossible = Son effet ne peut pas s’appliquer en entier
refusal-nothing_to_copy = Choisissez un autre effet de votre arène à copier
refusal-wrong_cards = Ce n’est pas le bon nombre de créatures
refusal-card_does_not_fit = L’effet ne s’applique pas à cette créature
refusal-nobody_chosen = Choisissez une personne
refusal-cannot_pay = Ces pierres ne suffisent pas
refusal-stones_not_there = Ces pierres ne sont pas là
refusal-pays_too_little = Ce n’est pas assez
refusal-superfluous_stone = Une pierre est de trop
refusal-arena_full = L’arène est pleine
refusal-hand_empty = Il n’y a pas de carte en main
refusal-already_lying_open = Cette créature est déjà sur la table
refusal-not_summoned = Cette créature n’est pas dans l’arène
refusal-nothing_summoned = L’arène est vide
refusal-no_hourglass = Aucun sablier à utiliser
refusal-already_used = Ce sablier a déjà servi cette manche
refusal-must_be_used = Ce qui peut s’appliquer doit l’être
refusal-unknown_tile = Cet artefact n’existe pas
refusal-three_mystics = Il faut trois artefacts mystiques
refusal-tile_not_there = Cet artefact n’est pas dans la clairière
refusal-own_token_there = Votre jeton Choix s’y trouve : pas deux fois de suite
refusal-artifact_taken = Quelqu’un l’a pris cette manche
refusal-no_artifact_to_use = Aucun artefact à utiliser maintenant
refusal-no_more_extension = L’extension d’arène est déjà à +2
refusal-keeps_too_many = C’est plus que la limite de pierres
refusal-markers_left = Vendez ou apprivoisez d’abord chaque carte capturée
refusal-effects_left = Un sablier reste à utiliser
refusal-no_marker_placed = Placez d’abord un pion Capture
refusal-no_artifact_chosen = Prenez d’abord un artefact

## Fin, points, égalités, courbes

end-threshold = Le seuil est atteint à la fin d’une manche
end-last_round = La dixième manche est finie
score-points = Points
    .short = Points
tie-arena = plus de créatures invoquées
series-score = Points
series-arena = Créatures invoquées
ends-at = fin à { $threshold }
arena-count = { $count } / { $limit }
arena-extension = arène +{ $count }
stone-worth = ×{ $value }
stone-limit = Pierres magiques, limite { $limit }
round-of = Manche { $round } sur { $last }
plays-next = Ensuite
phases = Phases
over-limit = Trop de pierres
token-of = Jeton Choix de { $who }
by-name = Par son nom…
use = Utiliser
use-otherwise = Changer ce qu’il donne
more-steps = Plus
find-creature = Chercher une créature
in-your-hand = Dans votre main
draw-three = En tirer trois pour nous
points-more = +{ $count } points
markers-placed = { $count } sur 2 pions
places-next = Place ensuite
artifact-return = Retourne dans la clairière avec votre jeton Choix

## Mise en place

setup-deck = Mélangez les { $cards } cartes créature
setup-board = Plateau de capture et piste de score au centre ; { $revealed } cartes sont révélées à chaque manche
setup-stones = Pierres magiques à portée : rouge 1, bleue 3, violette 6
setup-markers = Chaque personne prend deux pions Capture et un pion Score
setup-initiative = La tuile d’initiative va à qui a vu un reptile en dernier ; choisissez ou tirez au sort
setup-scores = { $players ->
        [2] Les scores commencent à 1 et 2 dans l’ordre du tour
        [3] Les scores commencent à 1, 2 et 3 dans l’ordre du tour
       *[4] Les scores commencent à 1, 2, 3 et 4 dans l’ordre du tour
    }
setup-tokens = Chaque personne prend un jeton Choix et un marqueur Abri
setup-basic_tiles = Disposez les { $count } artefacts de base pour { $players } personnes
setup-mystic_tiles = Ajoutez { $count } artefacts mystiques au hasard : { $total } tuiles dans la clairière
setup-extensions = Tuiles Extension d’arène à portée
setup-cave = Posez la Caverne des Enchantements à la vue de tous
setup-goal = La partie finit après une manche avec { $threshold } points ou plus, ou après la manche 10

## Aide de jeu

aid-round = La manche
aid-round-capture = Révélez deux cartes par personne. Depuis l’initiative, dans le sens horaire, tout le monde place un pion sur une carte libre, puis un second dans l’ordre inverse. Avec les artefacts, tout le monde prend d’abord une tuile.
    .title = 1. Capture
aid-round-action = Un tour par personne : autant d’actions que voulu, dans l’ordre voulu. Votre tour peut finir quand aucun de vos pions n’est plus sur le plateau.
    .title = 2. Action
aid-round-resolution = Un tour par personne : utilisez une fois chaque sablier de votre arène. Ce qui est possible est obligatoire ; le reste est passé.
    .title = 3. Résolution
aid-round-check = Vérifiez la fin de partie, puis l’initiative avance d’une place dans le sens horaire et l’arène accepte une créature de plus.
    .title = 4. Fin de manche
aid-actions = Actions
aid-actions-sell = Défaussez une carte capturée contre des pierres : Feu 3 rouges, Eau 1 bleue, Terre 4 rouges, Vent 1 rouge et 1 bleue, Dragon 1 violette.
    .title = Vendre
aid-actions-tame = Prenez une carte capturée en main.
    .title = Apprivoiser
aid-actions-summon = S’il reste de la place dans l’arène, payez le coût d’une carte de votre main et jouez-la. Son effet instantané s’applique aussitôt ; s’il est en partie impossible, la carte ne peut pas être invoquée.
    .title = Invoquer
aid-actions-banish = Payez le numéro de la manche pour défausser une de vos créatures invoquées. Les points gagnés restent.
    .title = Bannir
aid-stones = Pierres magiques
aid-stones-values = Rouge 1, bleue 3, violette 6. Agni, Water Giant et Hae-tae changent la valeur des vôtres.
    .title = Valeurs
aid-stones-limit = Quatre pierres, six avec Hestia. Après tout gain, vous choisissez aussitôt ce qui reste.
    .title = Limite
aid-stones-paying = On ne rend pas la monnaie, et aucune pierre ne doit être de trop : sans l’une d’elles, le prix ne serait pas atteint.
    .title = Payer
aid-stones-prices = Pégase : −1. Hippogriff : −2 pour le Vent. Jamais sous 0. Avec Belphégor, vos créatures de Feu coûtent exactement 1, quoi qu’il arrive.
    .title = Prix
aid-symbols = Symboles
aid-symbols-instant = Une fois, à l’invocation de la créature ou à la prise de la tuile.
    .title = Instantané (éclair)
aid-symbols-lasting = Tant que la carte est devant vous, dès la fin de sa propre invocation.
    .title = Permanent (boucle)
aid-symbols-hourglass = Une fois à chaque phase de résolution.
    .title = Actif (sablier)
aid-symbols-once = Artefacts seulement : une fois pendant votre phase d’action.
    .title = Unique (croix)
aid-terms = Termes
aid-terms-recover = De votre arène à votre main. Ce n’est pas défausser.
    .title = Récupérer
aid-terms-discard = En bannissant, par un effet qui le dit, ou par le Sceau Impérial. Une carte échangée ou qui revient d’elle-même n’est pas défaussée.
    .title = Défausser une carte invoquée
aid-terms-family = Compte les familles différentes de votre arène, cinq au plus.
    .title = Par famille
aid-terms-loki = De toute famille pendant vos tours, du Vent pendant les autres tours.
    .title = Loki
aid-terms-itself = Elle est déjà dans l’arène quand son effet instantané s’applique.
    .title = Une carte se compte
aid-artifacts = Artefacts
aid-artifacts-choice = Dans le sens horaire depuis l’initiative : une tuile que personne n’a prise cette manche et sans votre jeton Choix. Si un autre jeton s’y trouve, rendez-le.
    .title = Choisir
aid-artifacts-use = Les instantanés aussitôt, les permanents tant que vous les avez, les uniques une fois pendant votre phase d’action. Ensuite la tuile retourne dans la clairière.
    .title = Utiliser
aid-artifacts-shelter = Les cartes abritées sont face visible sur votre marqueur, ni en main ni invoquées, sans effet. Accueillir, c’est en prendre une en main.
    .title = Abriter et accueillir
aid-artifacts-extension = Une créature de plus que la manche ; retournée, deux de plus. Jamais au-delà.
    .title = Extension d’arène
aid-end = Fin et victoire
aid-end-threshold = À la fin d’une manche avec 60 points ou plus (80 avec les artefacts), ou après la manche 10. Un sommet perdu ne compte pas.
    .title = Quand
aid-end-winner = Le plus de points, peu importe qui a atteint le seuil. Pierres, main et abri ne rapportent rien.
    .title = Victoire
aid-end-tie = Plus de créatures invoquées ; sinon, la victoire est partagée.
    .title = Égalité

## Créatures

card-creature = Créature sans nom
card-marked = Carte capturée
card-fire = Carte Feu
card-water = Carte Eau
card-earth = Carte Terre
card-wind = Carte Vent
card-dragon = Carte Dragon
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
card-hephaestus = Héphestos
card-belphegor = Belphégor
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
card-cerberus = Cerbère
card-mimic = Mimic
card-mud_slime = Mud Slime
card-rock_golem = Rock Golem
card-stone_golem = Stone Golem
card-behemoth = Behemoth
card-sand_giant = Sand Giant
card-duduri = Duduri
card-duduri_king = Duduri King
card-anubis = Anubis
card-mandrake = Mandragore
card-totem_pole = Mât totémique
card-wendigo = Wendigo
card-dandelion_spirit = Dandelion Spirit
card-harpy = Harpy
card-pegasus = Pégase
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
card-dragon_egg = Œuf de dragon
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
