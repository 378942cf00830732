## Seats change hands

seats-asks = Another phone asks for { $who }’s seat
seats-yes = Allow
seats-no = No
seats-here = at the table
seats-play-for = Play for { $who }
seats-free = Free the seat
seats-make-host = Make host
seats-go = Go there
seats-leave = Leave
seats-claim = The host is gone: become host
seats-invite = To join: { $place }, code { $code }
join-asked = Asked. The host says yes or no…
join-take-over = My phone changed: take over a seat
join-take-over-help = Choose your seat. The host is asked whether this phone may take it over.
prefs-look = Look
prefs-auto = Automatic
prefs-light = Light
prefs-dark = Dark
prefs-awake-lock = The screen stays on while this page is open.
prefs-awake-video = The screen is kept on by a small trick; a secure address (https) would do it properly.
prefs-awake-none = This browser does not let us keep the screen on. Set a longer time until it goes dark.
prefs-clock = Turn clock
prefs-clock-off = Off
prefs-clock-on = On
prefs-clock-help = It only shows how long this turn has lasted. Nobody loses by it.
