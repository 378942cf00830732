## The end of a game

web-game-over = The game is over
web-closing-help = Has everybody finished? Count the points, or play on.
web-count-title = Count your cards
web-count-line = The rest is already counted
web-from-counters = From your counters
web-your-total = Your total
web-done = I’m done
web-sealed = Sealed: nobody sees your lines before the reveal
web-waiting-for = Waiting for { $who }, then the reveal
web-final-scoring = Final scoring
web-counting = Each phone counts what only its owner sees
web-counting-help = The lines stay sealed until all are ready; then we reveal them together.
web-ready = Ready
web-is-counting = counting…
web-count-for = Count for { $who }
web-of = { $at } of { $of }
web-penalties-last = Penalties come last
web-reveal-help = Tap anywhere or press Space for the next line
web-skip = Skip to the end
web-not-needed = not needed
web-score-by-line = Score by line
web-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
web-wins = { $count ->
    [one] { $who } wins!
   *[other] { $who } win together!
}
web-you-win = { $count ->
    [one] You win, { $who }!
   *[other] You share the win, { $who }!
}
web-reason-score = { $points ->
    [one] One point
   *[other] { $points } points
}
web-reason-tie = { $points } points, on the tiebreak
web-reason-shared = { $points } points each: a shared victory
web-tie-at = Tie at { $points }: { $names }
web-tie-broken = Tie at { $points }: { $why } → { $names }
web-tie-shared = Tie at { $points }: shared by { $names }
web-ranking = Ranking
web-how-it-went = How it went
web-correct-line = Correct a line
web-correct-line-help = The table is right: set a line as you counted it. Everybody sees the change.
web-play-again = Play again
web-to-shelf = Put on the shelf
