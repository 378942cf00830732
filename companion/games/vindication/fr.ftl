# Vindication et ses extensions, en français. Vocabulaire du livre de règles traduit (compétence,
# territoire, attrait, transcendé) ; l’édition de 2022 dit attribut, région, trait. Phrases à nous.

name = Vindication
tagline = Misérable hier : réunissez honneur, compagnons et courage, et transcendez-vous.

option-treachery = Trahison
    .help = 15 cartes qui coûtent de l’honneur et ne comptent pour aucune maîtrise
option-jewelcrafter = Joaillier
    .help = 3 tuiles, des cristaux, des cristaux purs
option-menagerie = Ménagerie
    .help = 1 tuile, des animaux de compagnie
option-sacred_stones = Pierres Sacrées
    .help = 2 tuiles pour voyager
option-temple_ruins = Ruines du Temple
    .help = 1 tuile, d’autres quêtes secrètes
option-well_of_wishes = Puits des Souhaits
    .help = 1 tuile, des jetons de souhait
option-building_sites = Sites de construction
    .help = Les nouvelles tuiles se construisent là où un site est tiré
option-guilds = Guildes & Monuments
    .help = Une quatrième action, des territoires fortifiés, un monument
option-myths = Mythes & Merveilles
    .help = Ronak au milieu de l’île
option-swap_one = Première tuile retirée
    .help = Quand une tuile de plus ou de moins décide
option-swap_one-academy = L’Académie
option-swap_one-inn = Une Auberge
option-swap_three = Trois tuiles retirées
    .help = Quand trois tuiles sortent ensemble
option-swap_three-basic = Flèche Sacrée, Fort, Bibliothèque
option-swap_three-advanced = Poste de Commandement, Monastère, Sanctuaire
option-starting_honour = Honneur du compagnon de départ
    .help = Gagné comme pour toute carte

## Mots

colour-inspiration = Inspiration
colour-knowledge = Connaissance
colour-strength = Force
colour-courage = Courage
colour-vision = Vision
colour-wisdom = Sagesse
colour-yellow = Jaune
colour-blue = Bleu
colour-red = Rouge
colour-attribute = Dé blanc
colour-monster = Dé noir
face-inspiration = Inspiration
face-knowledge = Connaissance
face-strength = Force
face-courage = Courage
face-vision = Vision
face-wisdom = Sagesse
face-fatigue = Fatigue
face-death = Mort
face-miss = Manqué
augment-potential = Potentiel vers influence
augment-influence = Influence vers conviction
degrade-conviction = Conviction vers influence
degrade-influence = Influence vers potentiel
attribute-name = { $kind ->
        [inspiration] inspiration
        [knowledge] connaissance
        [strength] force
        [courage] courage
        [vision] vision
        [wisdom] sagesse
       *[conviction] conviction
    }

## Éléments

part-honour = Honneur
part-potential = Potentiel
part-influence = Influence
part-conviction = Conviction
part-attr = Compétences
part-attr-inspiration = Inspiration
part-attr-knowledge = Connaissance
part-attr-strength = Force
part-attr-courage = Courage
part-attr-vision = Vision
part-attr-wisdom = Sagesse
part-on_mount = Cubes sur la monture
    .short = Monture
part-on_companions = Cubes sur les compagnons
part-on_relics = Cubes sur les reliques
part-on_regions = Cubes sur les territoires
part-on_monument = Cubes sur le monument
part-on_battle = Cubes sur le plateau de bataille
part-speed = Vitesse
part-vindicated = Transcendement
part-prof = Aptitudes
part-prof-inspiration = Aptitudes d’inspiration
    .short = Inspiration
part-prof-knowledge = Aptitudes de connaissance
    .short = Connaissance
part-prof-strength = Aptitudes de force
    .short = Force
part-prof-courage = Aptitudes de courage
    .short = Courage
part-prof-vision = Aptitudes de vision
    .short = Vision
part-prof-wisdom = Aptitudes de sagesse
    .short = Sagesse
part-prof_left = Tuiles d’aptitude restantes
part-prof_left-inspiration = Tuiles d’inspiration restantes
part-prof_left-knowledge = Tuiles de connaissance restantes
part-prof_left-strength = Tuiles de force restantes
part-prof_left-courage = Tuiles de courage restantes
part-prof_left-vision = Tuiles de vision restantes
part-prof_left-wisdom = Tuiles de sagesse restantes
part-prof_gone = Tuiles d’aptitude hors de la partie
part-companions = Compagnons
part-relics = Reliques
part-traits = Attraits
part-monsters = Monstres
part-pets = Animaux de compagnie
part-loot = Butin
part-pure = Cristaux purs
part-quests = Quêtes secrètes
part-quests_drawn = Quêtes piochées
part-acquired = Acquis en tout
part-acquired-relics = Reliques acquises en tout
    .short = Reliques
part-acquired-traits = Attraits obtenus en tout
    .short = Attraits
part-acquired-monsters = Monstres vaincus en tout
    .short = Monstres
part-acquired-proficiencies = Aptitudes acquises en tout
    .short = Aptitudes
part-crystals = Cristaux
part-crystals_left = Cristaux restants
part-favour = Faveur de guilde
part-monument = Monument en chantier
part-monuments = Monuments terminés
part-teleports = Jetons de téléportation
part-prepared = Préparation à la bataille
part-ready = Tout est en place
part-regions = Territoires
part-tokens = Jetons de déclenchement
part-triggers = Déclencheurs de fin de partie
part-triggers_gone = Déclencheurs hors de la partie
part-to_reveal = Déclencheurs à révéler
part-mastery = Tuiles de maîtrise
part-mastery-inspiration = Maîtrise de l’inspiration
part-mastery-knowledge = Maîtrise de la connaissance
part-mastery-strength = Maîtrise de la force
part-mastery-courage = Maîtrise du courage
part-mastery-vision = Maîtrise de la vision
part-mastery-wisdom = Maîtrise de la sagesse
part-ronak = Cubes noirs sur Ronak
part-event = L’événement
part-resume = Qui reprend après l’événement
part-battle = Plateau de bataille
part-first_loot = Premier choix du butin
part-thrown_black = Dé noir
part-thrown_white = Dé blanc
part-activated = Activation de ce tour
part-active_companion = Compagnon activé
part-moved = Déplacement de ce tour
part-visited = Visite de ce tour
part-controlled = Contrôle pris ce tour
part-mounted = Monture améliorée ce tour
part-skilled = Aptitude gagnée ce tour
part-favoured = Faveur placée ce tour
part-extra_turns = Tours supplémentaires

field-companions-name = Nom
field-companions-colour = Couleur
field-companions-initiative = Initiative
field-companions-honour = Honneur
field-companions-gives = Donne
field-companions-treachery = Trahison
field-companions-cubes = Cubes
field-companions-black = Cube noir
field-relics-name = Nom
field-relics-honour = Honneur
field-relics-charge = Charge
field-relics-treachery = Trahison
field-relics-cubes = Cubes
field-relics-used = Utilisée ce tour
field-relics-black = Cube noir
field-traits-name = Nom
field-traits-honour = Honneur
field-traits-treachery = Trahison
field-traits-black = Cube noir
field-monsters-name = Nom
field-monsters-honour = Honneur
field-pets-name = Nom
field-pets-honour = Honneur
field-pets-master = Maître
field-loot-name = Nom
field-loot-honour = Honneur
field-pure-honour = Honneur
field-pure-used = Utilisé ce tour
field-quests-name = Nom
field-quests_drawn-name = Nom
field-regions-kind = Territoire
field-regions-holder = Sous contrôle de
field-regions-fortified = Fortifié
field-regions-black = Cube noir
field-tokens-space = Case
field-tokens-holder = Pris par
field-triggers-name = Nom
field-triggers_gone-name = Nom
field-monument-count = Cubes
field-monument-tiles = Tuiles
field-battle-ring = Anneau
field-battle-holder = Cube de
note-charge = Charge
note-gives = Donne
note-honour = Honneur

phase-journey = Le voyage commence
phase-main = Sur l’île
phase-battle = Bataille contre Ronak

## Ce qui s’est passé

log-starting_companion = { $who } rencontre un premier compagnon
log-activate_self = { $who } active son personnage
log-activate_companion = { $who } active un compagnon
log-recruit = { $who } gagne un compagnon
log-visit_inn = { $who } recrute dans une Auberge
log-visit_tomb = { $who } obtient un attrait au Tombeau Antique
log-visit_tower = { $who } visite la Tour des Arcanes
log-visit_maw = { $who } triomphe d’un monstre dans la Gueule Béante
log-visit_post = { $who } améliore sa monture au Poste de Commandement
log-visit_fort = { $who } s’entraîne dans un Fort
log-visit_spire = { $who } médite à la Flèche Sacrée
log-visit_library = { $who } étudie à la Bibliothèque
log-visit_monastery = { $who } visite un Monastère
log-visit_shrine = { $who } prie dans un Sanctuaire
log-visit_academy = { $who } visite l’Académie
log-visit_ruins = { $who } fouille les Ruines du Temple
log-visit_mine = { $who } creuse dans une Mine de cristal
log-visit_jeweller = { $who } visite le Joaillier
log-visit_menagerie = { $who } trouve un animal à la Ménagerie
log-visit_stones = { $who } voyage par les Pierres Sacrées
log-visit_well = { $who } fait un vœu au Puits
log-visit_tuuk = { $who } visite Tuuk-Tuuk
log-move = { $who } se déplace
log-rest = { $who } se repose
log-convert = { $who } convertit : { $kind }
log-gain_proficiency = { $who } gagne une aptitude : { $kind }
log-discard_proficiency = { $who } défausse une aptitude : { $kind }
log-retrieve = { $who } récupère de l’influence
log-vindicate = { $who } se transcende
log-augment = { $who } augmente
log-degrade = { $who } dégrade
log-take_control = { $who } prend le contrôle d’un territoire
log-give_region = { $who } change le contrôle d’un territoire
log-give_up = { $who } abandonne une carte
log-use_relic = { $who } utilise une relique
log-extra_turn = { $who } gagne un tour supplémentaire
log-draw_quests = { $who } pioche des quêtes secrètes
log-keep_quest = { $who } garde une quête secrète
log-give_back_quest = { $who } rend une quête secrète
log-reveal_trigger = { $who } révèle un déclencheur
log-remove_trigger = { $who } retire un déclencheur
log-move_token = { $who } déplace un jeton de déclenchement
log-set_mastery = { $who } note les tuiles de maîtrise
log-throw_dice = { $who } lance les dés
log-be_ready = Tout est en place pour { $who }
log-end_turn = { $who } termine son tour

news-token_taken = { $who } prend le jeton de la case { $space }
news-trigger_revealed = Nouveau déclencheur : { trigger-name }
news-vindicated = { $who } se transcende
news-champion_died = { $who } perd son champion
news-extra_turn = { $who } aura un tour supplémentaire
news-ronak_awakes = Ronak s’éveille : plus personne ne bouge avant sa défaite
news-ronak_wins = Ronak l’emporte : les cubes noirs l’entourent à nouveau
news-ronak_beaten = Tuuk-Tuuk est là : révélez { $cards } cartes butin, une par personne
news-thrown = { $face ->
        [fatigue] Fatigue
        [death] Mort
        [miss] Manqué
       *[other] Le dé est lancé
    }
trigger-name = { $trigger ->
        [all_in] Tapis
        [balance] Équilibre
        [companions] Compagnons
        [monsters] Monstres
        [proficiencies] Aptitudes
        [regions] Territoires
        [relics] Reliques
        [supremacy] Suprématie
        [speed] Rapidité
        [traits] Attraits
        [tokens] Jetons de déclenchement
       *[vindication] Transcendement
    }

## Pourquoi pas

refusal-no_cube_there = Il n’y a pas de cube à déplacer
refusal-no_influence = Plus d’influence : récupérez-en d’abord
refusal-no_conviction = Plus de conviction
refusal-too_few_cubes = Il faut { $cost } { attribute-name }
refusal-too_little_conviction = Il faut { $cost } conviction
refusal-already_activated = Activation déjà faite ce tour
refusal-already_moved = Déplacement déjà fait ce tour
refusal-already_visited = Visite ou repos déjà faits ce tour
refusal-no_such_region = Choisissez un territoire
refusal-yours_already = Ce territoire est déjà à vous
refusal-never_controlled = Cette tuile ne se contrôle pas
refusal-fortified = Un territoire fortifié ne se prend jamais
refusal-control_where_you_visit = Contrôlez seulement là où vous visitez ce tour
refusal-visit_where_you_control = Vous avez pris le contrôle ailleurs ce tour
refusal-region_closed = Un cube noir ferme ce territoire
refusal-card_elsewhere = Cette carte est déjà prise
refusal-no_such_card = Choisissez une carte
refusal-card_blocked = Un cube noir est sur cette carte
refusal-not_a_starter = Ce compagnon ne peut pas être le premier
refusal-has_companion = Vous avez déjà un compagnon
refusal-choose_colour = Choisissez une couleur
refusal-choose_attribute = Choisissez une compétence
refusal-no_such_companion = Choisissez un compagnon
refusal-no_companion = Vous n’avez pas de compagnon
refusal-no_champion = Sans compagnon, pas de combat contre un monstre
refusal-retrieve_first = La fatigue prend 2 influence : récupérez-en d’abord
refusal-one_mount_a_turn = Une monture par tour
refusal-fastest_mount = Il n’y a pas de monture plus rapide
refusal-too_many_cubes = Au plus { $most } cubes reviennent
refusal-roll_the_die = Notez le dé blanc
refusal-cannot_convert = Il faut deux compétences communes différentes
refusal-no_tile_left = Plus de tuile de ce type
refusal-no_such_tile = Vous n’avez pas cette tuile
refusal-one_proficiency = Une aptitude par tour
refusal-not_yet_vindicated = Il faut 0 potentiel et au moins 25 honneur
refusal-already_vindicated = C’est déjà fait
refusal-relic_used = Déjà utilisé ce tour
refusal-relic_empty = Pas d’influence sur cette relique
refusal-no_extra_turn = Ce compagnon ne donne pas de tour supplémentaire
refusal-journey_first = Ce n’est encore le tour de personne : chacun se prépare d’abord au voyage
refusal-too_few_on_companion = Il faut 5 cubes sur le compagnon
refusal-no_such_quest = Choisissez une quête
refusal-not_drawn = Cette quête n’a pas été piochée
refusal-no_such_trigger = Choisissez un déclencheur
refusal-no_trigger_due = Aucun déclencheur à révéler
refusal-trigger_active = Ce déclencheur est déjà actif
refusal-no_such_token = Choisissez un jeton
refusal-no_crystal_left = Plus de cristal

## À quoi penser

hint-reveal_trigger = { $count ->
        [one] Révélez un déclencheur
       *[other] Révélez { $count } déclencheurs
    }
hint-keep_one_quest = Gardez une des quêtes piochées
hint-starting_companion = Notez le compagnon qui vous a réanimé
hint-take_quest = Piochez deux quêtes secrètes, gardez-en une
hint-mastery_values = Notez l’honneur des tuiles de maîtrise
hint-say_ready = Touchez « C’est prêt » quand votre plateau est en place
hint-wait_for_ready = On attend que tout soit en place
hint-must_move = On se déplace d’au moins une case à chaque tour
hint-may_vindicate = Vous pouvez vous transcender
hint-trigger_near = Bientôt : { trigger-name }
hint-prepare = Jusqu’à 3 influence peuvent devenir conviction
hint-all_spaces_filled = Toutes les cases sont remplies : dites-le, et le gardien arrive
hint-battle_turn = Activez, contribuez, lancez les deux dés
hint-pays_controller = { $name } gagne 2 honneur
hint-pushes_out = { $name } reprend un cube
hint-champion = Votre champion

## La fin et le décompte

end-all_in = Tapis : { $who } n’a plus de cube sur son plateau de pouvoir
end-balance = Équilibre : une carte de chaque couleur
end-companions = Compagnons : six dans un groupe
end-monsters = Monstres : assez de victoires
end-proficiencies = Aptitudes : assez ont été acquises
end-regions = Territoires : quatre de plus que les autres
end-relics = Reliques : assez ont été acquises
end-supremacy = Suprématie : six cubes d’une compétence héroïque
end-speed = Rapidité : toutes les montures sont assez rapides
end-traits = Attraits : assez ont été obtenus
end-tokens = Le dernier jeton de déclenchement est pris
end-vindication = Transcendement de tout le monde
score-honour = Honneur de la piste
    .short = Honneur
score-mastery = Tuiles de maîtrise
    .short = Maîtrise
score-monsters = Monstres
score-quests = Quêtes secrètes
    .short = Quêtes
score-regions = Territoires, 2 chacun
    .short = Territoires
score-special = Cartes particulières
    .short = Cartes
    .help = Honneur de fin que seule une carte connaît
tie-most_conviction = le plus de conviction
tie-fewest_potential = le moins de potentiel
tie-fewest_tokens = le moins de jetons de déclenchement
series-honour = Honneur
series-conviction = Conviction
series-regions = Territoires

## Mise en place

setup-boards = Plateau au centre, un plateau de pouvoir chacun, côté misérable, vitesse 2
setup-journey = Une carte voyage chacun : médaillon sur son triangle, honneur sur { $honour }
setup-cubes = 8 potentiel, 8 influence, 2 conviction, 1 inspiration, 1 connaissance, 1 force
setup-companion = Tirez votre compagnon de départ ; retirez si la carte le demande
setup-decks = Mélangez les six piles, révélez la première carte de chacune
setup-quests = Distribuez 2 quêtes secrètes, chacun en garde 1
setup-leave = { $count } tuiles quittent le sac : { leaving-tiles }
leaving-tiles = { $academy ->
        [0] { "" }
       *[other] Académie,{ " " }
    }{ $inn ->
        [0] { "" }
       *[other] une Auberge,{ " " }
    }{ $spire ->
        [0] { "" }
       *[other] Flèche Sacrée, Fort, Bibliothèque,{ " " }
    }{ $post ->
        [0] { "" }
       *[other] Poste de Commandement, Monastère, Sanctuaire,{ " " }
    }un exemplaire de chaque
setup-join = { $count ->
        [one] 1 nouvelle tuile va
       *[other] { $count } nouvelles tuiles vont
    } dans le sac
setup-sites = { $count ->
        [one] 1 site de construction va
       *[other] { $count } sites de construction vont
    } dans le sac, les nouvelles tuiles à côté du plateau
setup-bag = { $count } tuiles territoire dans le sac
setup-mastery = Les 6 tuiles de maîtrise ; notez leur honneur une fois
setup-proficiencies = { $each } tuiles d’aptitude par couleur, { $all } en tout
setup-tokens = { $count } jetons de déclenchement sur 30, 45, 60 et 75
setup-triggers = Révélez { $count } déclencheurs de fin de partie
setup-thresholds = S’ils sortent : { $cards } monstres, reliques ou attraits, { $tiles } aptitudes, vitesse { $speed } pour tout le monde
setup-treachery = Mélangez les cartes trahison dans les piles de leur couleur
setup-jewelcrafter = 20 cristaux et les cristaux purs à côté du plateau
setup-menagerie = Révélez 3 animaux à côté de leur pile
setup-well_of_wishes = 3 jetons de souhait sur le Puits
setup-guilds = Un plateau de guilde et un jeton de faveur chacun
setup-myths = Ronak au centre, 6 cubes noirs autour, plateau de bataille côté { $size } joueurs ; { $loot } cartes butin seront révélées plus tard
setup-first_player = Qui se trouve sur le plus petit numéro commence

## Extensions

favour-space = Une case libre : barricade
reward-none = Rien qui se compte
reward-honour = Honneur
reward-home = 2 cubes des compagnons reviennent
reward-potential = Potentiel vers influence
reward-influence = Influence vers conviction
reward-teleport = Jeton de téléportation
reward-first_loot = Premier choix du butin
log-spend_crystal = { $who } utilise un cristal
log-use_pure = { $who } utilise un cristal pur
log-move_pet = { $who } donne un nouveau maître à un animal
log-build = { $who } construit sur un site
log-put_black = { $who } place un cube noir
log-lift_black = { $who } retire un cube noir
log-place_favour = { $who } place sa faveur de guilde
log-barricade = { $who } profite de sa barricade
log-use_trait = { $who } utilise un attrait recommandé
log-rebuild = { $who } reconstruit son monument
log-prepare = { $who } se prépare face à Ronak
log-contribute = { $who } contribue à la bataille
log-battle_dice = { $who } lance les deux dés
log-win_battle = { $who } voit arriver le gardien
log-take_loot = { $who } prend une carte butin
news-monument = { $who } termine son monument : +15 honneur
refusal-too_few_crystals = Il faut { $cost } cristaux
refusal-has_it_already = Vous en avez déjà
refusal-no_such_place = Choisissez un endroit
refusal-same_place = Jamais deux fois de suite au même endroit
refusal-favour_there = Une autre faveur s’y trouve
refusal-already_favoured = Faveur déjà placée ce tour
refusal-no_barricade = Votre faveur n’est pas sur une case
refusal-no_favour_there = Votre faveur n’est pas là
refusal-same_tile = Pas deux tuiles du même type
refusal-one_loot_each = Une carte butin par personne

part-monument_needs = Cubes pour un monument
part-monument_needs-inspiration = Monument : inspiration
part-monument_needs-knowledge = Monument : connaissance
part-monument_needs-strength = Monument : force
part-monument_needs-courage = Monument : courage
part-monument_needs-vision = Monument : vision
part-monument_needs-wisdom = Monument : sagesse
part-monument_needs-conviction = Monument : conviction
part-spaces = Cases du plateau de bataille
log-set_battle = { $who } note le plateau de bataille
log-set_monument = { $who } note ce que prend un monument
