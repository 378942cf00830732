## Les mots des écrans d’Ashes

top-attacked = On vous attaque
top-attacked-by = par { $who } : bloquez ou protégez
top-wait-defence = { $who } se défend
top-strike = Infligez les dégâts
top-prepare = lancez et piochez
top-prepared = Vous êtes en place
top-left-both = action principale et secondaire
top-left-main = reste l’action principale
top-left-side = reste l’action secondaire
top-left-none = finissez votre tour
top-first = vous commencez
top-fallen = Héritier détruit
fallen = Détruit
fallen-help = Vous êtes hors de la partie. Les autres continuent.
spoken-seat = { $left } points de vie sur { $life }, { $units } unités, { $dice } dés actifs, { $hand } cartes en main

exhausted = Épuisement
exhausted-switch = Épuisement : { $name }
wound-one = Ajouter une blessure
heal-one = Soigner une blessure
wounds-of = { $wounds ->
        [one] { $wounds } blessure pour { $life } points de vie
       *[other] { $wounds } blessures pour { $life } points de vie
    }
token-wounds = { $name } : { $count } blessures, en ajouter une
token-status = { $name } : { $count } jetons État, en ajouter un
no-units = Aucune unité dans votre arène
charm-dice = { $count ->
        [one] Un dé Envoutement
       *[other] { $count } dés Envoutement
    }
unit-guard = Protecteur d’unité
focus = Concentration { $count }
active-dice = Dés actifs, touchez pour utiliser
no-active-dice = Aucun dé actif
spent = Utilisés
leave-it = Laisser
first-five = Quintette de départ
no-phoenixborn = Choisissez votre Héritier
still-choosing = choix en cours

group-main = Action principale
group-side = Action secondaire
group-react = Réagir
group-effects = Effets des cartes
group-dice = Dés à la main

battle-phoenixborn = { $who } attaque l’Héritier de { $of }
battle-unit = { $who } attaque { $unit } de { $of }
battle-defend = { $who } choisit sa défense
battle-strike = { $who } inflige les dégâts
blow-spoken = { $unit } inflige { $deals } dégâts
strike-one = Seulement le coup de { $unit }
together = Ensemble
guards = Protection de { $unit }
through = { $damage } dégâts à { $who }, reste { $left } PV
destroyed = Destruction
damage = dégâts
no-defence = Sans défense
change-blows = Changer les dégâts
change-defence = Changer la défense
not-blocked = Pas de blocage
blocks-already = bloque ailleurs
phoenixborn-of = Héritier de { $who }

recover-help = Pour toute la table d’un coup. Utilisez d’abord les dés à relancer.
wait-prepare = Les tours commencent quand tout le monde est en place
dice-missing = encore { $count }
find-card = Chercher une carte
choose-none = Aucune
nothing-to-choose = Rien à choisir
still-open = à jouer
taken = jouée
prepared = C’est prêt
to-roll = lance les dés
to-draw = pioche
house-note = Partie arrêtée avant la fin : classement selon une règle maison, pas selon le livret.
deck-units = Unités
deck-spells = Sorts préparatoires
deck-alterations = Altérations
no-cost = Aucun dé à payer
change-cost = Changer le cout
won-last_standing = dernier Héritier debout
won-house_life = règle maison : le plus de points de vie
won-house_cards = règle maison : le plus de cartes en main et en pioche
won-shared = rien ne les départage
fell-as = { $place ->
        [1] première chute
        [2] deuxième chute
       *[other] troisième chute
    }
web-closing-help = Tout le monde a terminé ? Confirmez la fin, ou continuez.
action-count_up = Confirmer la fin
pick-of = Choix { $pick } sur 9
