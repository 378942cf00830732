# Ce que dit l’application elle-même. Chaque jeu apporte ses propres textes.
# Les réponses oui/non arrivent sous forme de yes et no.

app-name = Tablée
app-tagline = Les téléphones gardent les nombres, la tablée continue de jouer.

## Étapes d’une table

stage-lobby = On s’installe
stage-playing = En cours
stage-closing = Fin annoncée
stage-scoring = Décompte final
stage-reveal = Révélation
stage-over = Terminée

## Tours

phase-turn = Tour
phase-play = Partie
part-first = Joue en premier
part-final-ready = C’est prêt

## Pourquoi pas

refusal-not_your_turn = Ce n’est pas le tour de cette place
refusal-too_low = Impossible de descendre sous { $least }
refusal-too_high = Impossible de dépasser { $most }
refusal-not_enough = Pas assez pour cela
refusal-pool_empty = Il ne reste rien à prendre
refusal-unknown_part = Ce jeu n’a rien de ce nom
refusal-unknown_seat = Cette place n’existe pas à cette table
refusal-unknown_action = Ce jeu ne connaît pas cette action
refusal-not_offered = Impossible pour le moment
refusal-no_name = Veuillez indiquer un nom
refusal-crest_taken = Ce blason est déjà pris
refusal-wrong_seats = Ce jeu se joue de { $least } à { $most }
refusal-seats_taken = Une place à supprimer est occupée
refusal-table_full = Toutes les places de ce jeu sont prises
refusal-missing_answer = Il manque une réponse
refusal-out_of_range = Veuillez choisir entre { $least } et { $most }
refusal-unknown_choice = Ce choix n’existe pas
refusal-not_a_number = Veuillez indiquer un nombre
refusal-stale = La table a changé entre-temps ; veuillez vérifier

## Ce qui a été fait

log-step = { $who }
log-correct = { $who } corrige à la main
log-place = { $who } pose un élément
log-remove = { $who } retire un élément
log-end_turn = { $who } termine son tour
log-end_phase = { $who } passe à la phase suivante
log-give_turn = { $who } donne le tour à { $to }
log-stop = { $who } met fin à la partie
log-play_on = { $who } poursuit la partie
log-count_up = La fin est confirmée
log-enter = { $who } inscrit ses lignes finales
log-unseal = { $who } rouvre ses lignes finales
log-reveal = La ligne suivante est révélée
log-reopen = { $who } rouvre le décompte final
log-sit = { $name } prend place
log-rise = { $who } libère sa place
log-arrange = { $who } change les options
log-start = La partie commence
log-join_late = { $name } rejoint la partie
log-undo = { $who } annule
log-redo = { $who } rétablit
log-anyway = fait quand même

## Actions de toutes les tables

action-step = Modifier
action-correct = Corriger
action-place = Poser
action-remove = Retirer
action-end_turn = Fin du tour
action-end_phase = Phase suivante
action-give_turn = Donner le tour
action-stop = Terminer la partie
action-play_on = Continuer
action-count_up = Compter les points
action-enter = C’est prêt
action-unseal = Modifier mes lignes
action-reveal = Ligne suivante
action-reopen = Recompter
action-sit = Prendre place
action-rise = Libérer la place
action-arrange = Options
action-start = Commencer
action-join_late = Rejoindre

## La fin

end-by_hand = La tablée a mis fin à la partie
tie-score = le plus de points
tie-shared = victoire partagée
score-total = Total
