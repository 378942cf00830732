## Starting a table

start-title = What are we playing?
start-game = Game
start-players = Players and options
start-new = new
start-free = free
start-name-of = Name on seat { $seat }
start-names-help = Names may wait for the phones: scan, tap your name, and you are seated.
start-setup = Set-up for { $seats }
start-no-setup = Nothing to set up: open the table and play.
start-shelf = Shelf and past games
start-back-to = Back to { $game } ({ $code })
start-have-code = I have a code
start-code = Code
start-join = Join
lobby-seats = { $seats ->
    [one] One seat
   *[other] { $seats } seats
}
lobby-checklist = Set-up checklist
lobby-same-wifi = Same Wi-Fi as this screen. Or type
lobby-code = code
lobby-cannot-connect = Cannot connect?
lobby-free = Free seat
lobby-without-phone = Add without phone
lobby-no-phone = without a phone
lobby-remove = Remove { $who }
lobby-first = Who plays first
lobby-first-random = First player at random
lobby-first-is = { $who } plays first
lobby-start = Start the game
lobby-setup-done = { $of ->
    [0] No set-up needed.
   *[other] Set-up { $done } of { $of } done.
}
lobby-can-start = { $players ->
    [one] You can start with one player.
   *[other] You can start with { $players } players.
}
lobby-need-more = This game needs at least { $least } players.
lobby-seated = You are seated
lobby-you = you
lobby-one-more = One more seat on this phone
lobby-wait-host = The host starts the game
join-table = { $free ->
    [0] Table { $code } · no seat left
    [one] Table { $code } · one seat left
   *[other] Table { $code } · { $free } seats left
}
join-name = Your name
join-are-you = Are you one of these?
join-recent = Played here before
join-crest = Your colour and crest
join-watch = Just watch
join-full = Every seat is taken
join-full-help = You can watch, or ask the host to free a seat for your phone.
crest-1 = Wave
crest-2 = Sun
crest-3 = Leaf
crest-4 = Shell
crest-5 = Moon
crest-6 = Peak
web-language = Language
log-tick = { $who } sets up the table
