## Screens of a table

web-host = Host
web-free-seat = free seat
web-round = Round { $round }
web-turn-of = { $who }’s turn
web-your-turn = Your turn
web-is-playing = { $who } is playing
web-after = { $count ->
    [0] After { $who }: you
   *[other] After { $who }: { $names }, then you
}
web-later = { $who } is playing
web-low = low
web-last-round = Last round — { $who } plays last
web-rounds-left = { $rounds ->
    [one] One more round after this one
   *[other] { $rounds } more rounds after this one
}
web-undo-mine = Undo my last step
web-menu = Menu
web-others = Other players
web-one-less = One less: { $part }
web-one-more = One more: { $part }
web-dial-spoken = { $value } of { $most } { $part }
web-your-actions = Your actions
web-still-adjust = You can still adjust your own counters
web-turns-left = Turns left
web-scan-to-sit = Scan to take a seat
web-late = Late? Scan to sit down
web-plays-last = plays last
web-phone-lost = Phone not connected
web-starting-player = Starting player
web-die = { $colour } { $value }
web-die-taken = { $colour }, taken by { $who }
web-log-by = by { $who }
web-open-table = Open the table
web-sit-down = Sit down
web-home = Back to the start

## What can go wrong

problem-400 = That request made no sense to us
problem-403 = That is not for this device to do
problem-404 = There is nothing here. Is the code right?
problem-405 = That is not possible here
problem-413 = That was too much at once
problem-421 = This address is not one of ours
problem-429 = Too many wrong codes. Please wait a minute
problem-500 = Something went wrong on our side. Nothing is lost
problem-other = That did not work
refusal-not_now = That cannot be done at this moment
refusal-not_your_seat = This seat is played from another phone
refusal-nothing_happens = That would change nothing
refusal-nothing_to_undo = There is nothing of yours to undo
refusal-nothing_to_redo = There is nothing to bring back
refusal-undo_others = That would undo what others did
refusal-undo_tangled = Later steps rest on this one. Better go back to it in the history
refusal-host_only = Only the host can do that
log-undo_to = { $who } goes back
web-nothing-counted = Nothing that is counted changes
web-roll-for-me = Roll for us
web-draw-for-me = Draw for me
web-aid = Player aid
web-aid-hint = The turn, actions, terms, end and scoring
web-history = History
web-history-hint = Who did what; go back to any point
web-correct = Correct my values
web-correct-hint = The table is right
web-correct-of = Correct: { $who }
web-correct-table = Correct the table
web-correct-table-hint = Pools, dice, whose turn it is
web-correct-help = Set a value as it lies on the table. The log shows who did so.
web-seats = Seats and host
web-seats-hint = Take over, play for somebody, hand on the host role
web-board = Big screen
web-preferences = Language and look
web-preferences-hint = English or French, light or dark
web-search = Search
web-search-nothing = Nothing found
web-set = Set { $part }
web-nobody = nobody
web-add-one = Add one by its name or number
web-whose-turn = Whose turn is it?
web-on-the-table = On the table
web-more = More
web-abilities = Abilities and quick steps
web-hints = What to think of now
web-hint-cards = { $hint }: { $cards }
web-dice = Dice by camera
web-dice-hint = Teach your own faces, see how sure we are
