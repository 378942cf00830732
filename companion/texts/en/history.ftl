## History

web-back = Back
history-all = Everything so far
history-before = Before the first round
history-redo = Redo
history-series = What the chart shows
history-chart = Course of the game, one line for each player
history-here = Back to here
history-go-back = { $count ->
    [one] Go back, undo one move
   *[other] Go back, undo { $count } moves
}
history-nothing-lost = Everyone sees it. Nothing is lost: you can redo.
history-pick = Tap a line to go back to that point
series-score = Score

## Shelf

shelf-title = Shelf
shelf-past = Past games
shelf-none = No finished game yet. Your first one will stand here.
shelf-running = Still on the table
shelf-leaders = Who wins
shelf-wins = { $wins } of { $games }
shelf-players = { $players ->
    [one] one player
   *[other] { $players } players
}
shelf-minutes = { $minutes } min
shelf-all = All games
shelf-place = Place
shelf-games = { $count ->
    [0] not played yet
    [one] one game
   *[other] { $count } games
}
shelf-export = Save as a file
shelf-csv = Score sheet (CSV)
shelf-import = Bring in a file
shelf-import-help = A game that was saved here or on another machine.
shelf-forget = Take off the shelf
shelf-new-game = New game
shelf-notebook = Card notebook
shelf-not_an_export = That file is not a saved game
shelf-newer_export = That file was saved by a newer Tablée
shelf-damaged_export = That file is damaged
shelf-unknown_game = The game of that file does not stand on this shelf
shelf-last = Last: { $day }
shelf-mine-games = { $games ->
    [one] game
   *[other] games
}
shelf-mine-wins = { $wins ->
    [one] win
   *[other] wins
}
shelf-mine-rate = win rate
shelf-last-scores = { $count ->
    [one] Your last score
   *[other] Your last { $count } scores
}
shelf-facts = { $game } in figures
shelf-average-score = average winning score
shelf-average-time = { $rounds ->
    [0] average game
    [one] average game, one round
   *[other] average game, { $rounds } rounds
}
shelf-ties = decided on a tiebreak
shelf-tie = tiebreak
shelf-kept = Kept on this machine
