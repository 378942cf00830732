# What the app itself says. Each game brings its own texts beside it.
# Yes/no facts arrive as the words yes and no; names of people and parts arrive spoken.

app-name = Tablée
app-tagline = The phones round the table keep the numbers, the players keep playing.

## Stages of a table

stage-lobby = Taking seats
stage-playing = Playing
stage-closing = The end is called
stage-scoring = Final count
stage-reveal = Reveal
stage-over = Finished

## Turns

phase-turn = Turn
phase-play = Play
part-first = Plays first
part-final-ready = Ready

## Why not

refusal-not_your_turn = It is not this seat’s turn
refusal-too_low = It cannot go below { $least }
refusal-too_high = It cannot go above { $most }
refusal-not_enough = Not enough for that
refusal-pool_empty = Nothing is left to take
refusal-unknown_part = This game has nothing by that name
refusal-unknown_seat = There is no such seat at this table
refusal-unknown_action = This game knows no such action
refusal-not_offered = That cannot be done now
refusal-no_name = Please enter a name
refusal-crest_taken = Somebody already has this crest
refusal-wrong_seats = This game is for { $least } to { $most } players
refusal-seats_taken = Somebody sits on a seat that would go
refusal-table_full = Every seat of this game is taken
refusal-missing_answer = An answer is missing
refusal-out_of_range = Please choose between { $least } and { $most }
refusal-unknown_choice = That is not among the choices
refusal-not_a_number = Please enter a number
refusal-stale = The table has moved on; please look again

## What was done

log-step = { $who }
log-correct = { $who } corrects by hand
log-place = { $who } lays one down
log-remove = { $who } removes one
log-end_turn = { $who } ends the turn
log-end_phase = { $who } goes on to the next phase
log-give_turn = { $who } gives the turn to { $to }
log-stop = { $who } ends the game
log-play_on = { $who } plays on
log-count_up = The end is confirmed
log-enter = { $who } enters the final lines
log-unseal = { $who } opens the final lines again
log-reveal = The next line is revealed
log-reopen = { $who } reopens the final count
log-sit = { $name } takes a seat
log-rise = { $who } leaves the seat
log-arrange = { $who } changes the options
log-start = The game begins
log-join_late = { $name } joins the game
log-undo = { $who } undoes
log-redo = { $who } redoes
log-anyway = done anyway

## Actions every table has

action-step = Change
action-correct = Correct
action-place = Lay down
action-remove = Remove
action-end_turn = End turn
action-end_phase = Next phase
action-give_turn = Give the turn
action-stop = End the game
action-play_on = Play on
action-count_up = Count the points
action-enter = Ready
action-unseal = Change my lines
action-reveal = Next line
action-reopen = Count again
action-sit = Take a seat
action-rise = Leave the seat
action-arrange = Options
action-start = Start
action-join_late = Join now

## The end

end-by_hand = The players ended the game
tie-score = most points
tie-shared = shared victory
score-total = Total
