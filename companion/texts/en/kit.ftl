# What the kit itself says on every page.
kit-skip = Skip to the table
kit-reconnecting = Reconnecting to the table…
kit-keep-playing = Keep playing
kit-saved = { $moves ->
    [one] Keep playing: { $moves } move is saved here
   *[other] Keep playing: { $moves } moves are saved here
}
kit-stale = Not up to date
kit-undo = Undo
kit-anyway = Do it anyway
kit-close = Close
kit-loading = One moment…
kit-sheet-failed = This did not open. Try again.
kit-refused = That did not work.
