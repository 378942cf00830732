# ---- help ----
usage = Usage:{" "}
colon = :
options = Options
commands = Commands
pieces-options = [OPTIONS]
pieces-command = [COMMAND]
options-of-run = Options of run
about =
    Tablée: the phones round the table keep the numbers, the players keep playing.

    Without a command it starts the table: it shows an address with its QR code, opens the host page and waits. Phones in the same Wi-Fi scan the code and sit down. Ctrl-C ends; every table is kept and is there again next time.
about-run-short = Start the table (what happens without a command)
about-run =
    Start the table: show the address and its QR code, open the host page, and wait for phones.

    Ctrl-C ends; every table is kept and is there again next time.
metavar-number = NUMBER
metavar-address = ADDRESS
metavar-folder = FOLDER
help-help = Show this and end.
help-version = Show the version and end.
help-port = Where phones knock; { $default } if not given, 0 for any free one.
help-host = Listen on this address only; on all of them if not given.
help-data = Where tables, your own games and the certificate are kept.
help-language = Language of this terminal, and of screens that ask for none of ours.
help-language-only = Language of the answer.
help-https = Serve over https with a certificate of our own: phones need it for the live camera and to stay awake.
help-no-qr = No QR code in the terminal.
help-no-browser = Do not open the host page.

examples = Examples
example-plain = a game night
example-port = another port, in French
example-https = with live phone cameras
example-data = with its data in another folder
variables = Environment
variable-data = the data folder, like --data
variable-database = PostgreSQL instead of a file, e.g. postgresql://user:password@host/name
variable-hosts = further names this machine answers to, with commas between
codes = Exit codes
code-file = a game, an export or a play is not right; the sentence says where
code-usage = the command was not understood
code-port = the port or address cannot be used
code-folder = the data folder cannot be written
code-damaged = the database is damaged, not ours, or made by a newer version
code-url = the database address is wrong or nobody answers there

# ---- started ----
open = Tablée is open.
phones = Phones
also = Also
also-note = where phones understand such names
here = This machine
others = { "  " }Other addresses of this machine:
only-here = { "  " }Only this machine can reach it, as --host asks: { $url }
no-network = { "  " }No network found, so only this machine can reach it: { $url }. Join a Wi-Fi, then start again.
trust = Phones will warn about the certificate until they trust { $file }.
kept = Tables are kept in { $folder }.
how-to-end = Ctrl-C ends.
no-room = The QR code does not fit into this terminal; the host page shows it.
goodbye = Closed. Every table is kept.
kind-wifi = Wi-Fi
kind-wired = cable
kind-lan = local network
kind-hotspot = this machine's own hotspot
kind-public = public address
kind-vpn = VPN; phones hardly reach it
kind-virtual = virtual adapter; phones do not reach it
kind-link-local = no router gave an address; phones hardly reach it
kind-loopback = this machine only

# ---- did not start ----
try-help = See: companion --help
no-such-option = There is no option { $name }.
bad-value = { $name } cannot be that: { $reason }
no-such-command = There is no command { $name }.
too-much = Too much on the line: { $words }.
missing = { $name } is missing.
one-of = { $name } can be one of these: { $choices }.
not-a-port = { $value } is not a number from 0 to 65535.
port-in-use = Port { $port } is already in use, perhaps by another Tablée; try: companion --port { $next }
port-not-allowed = The system does not let us use port { $port }; try: companion --port 8080
host-unknown = This machine has no address { $host } to listen on; leave out --host to listen on all of them.
folder-not-writable = The data folder { $folder } cannot be written ({ $reason }); choose another with --data.
database-damaged = The database { $url } is damaged ({ $reason }); move it away to start afresh, or put a copy back.
database-newer = The database { $url } was made by a newer version of Tablée; update, or choose another folder with --data.
database-url-bad = COMPANION_DATABASE_URL is not an address we can use: { $url }; write it as postgresql://user:password@host/name
database-unreachable = The database { $url } cannot be opened: { $reason }
database-not-ours = The database { $url } holds something else than Tablée's tables ({ $reason }); choose another.
database-not-writable = The database { $url } cannot be written ({ $reason }); check who owns it, or choose another folder with --data.
database-busy = The database { $url } is in use by another program ({ $reason }); end that one first.
disk-full = The disk is full, so nothing can be kept in { $url }; make some room first.

# ---- other commands ----
about-games-short = List the games on the shelf and check each file
about-games =
    List every game on the shelf: those we ship and your own from the games folder of the data folder. Each file is checked; what is wrong is told with its line, and the exit code is 1.
about-replay-short = Play an export or a recorded play again
about-replay =
    Play an exported table (.json) or a recorded play (plain text) again, and show the sheet, the ends, the tiebreak and the places.

    A play that turns out differently than it says is named with its line, and the exit code is 1.
about-dice-short = Read dice from photos, and measure it
about-dice =
    Read dice from photos, and measure how well that goes.
about-dice-read =
    Read the dice on photos: colour, value, how sure, and where each die lies.
about-dice-score =
    Read every labelled photo of a folder and print how many dice were found and read right.
metavar-file = FILE
metavar-photos = PHOTO
metavar-folders = FOLDER
help-json = Print JSON instead of a table.
help-expect = The dice of this game: one of each of its colours.
no-such-folder = There is no folder { $folder }.
no-labels = There are no labels to be read in { $folder } (labels.json beside images/).
games-key = Key
games-name = Name
games-seats = Players
games-options = Options
games-from = From
games-box = the box
sheet-total = Total
end-called = { $reason } (called in round { $round }, last round { $last })
end-lifted = It was taken back.
tie-at = Tie at { $points }: { $names }
tie-decides = { $step }: { $values } → { $names }
tie-goes-on = { $step }: { $values }, still tied
tie-shared = Nothing more decides: the place is shared.
replay-line = line { $line }:
replay-cannot_read = the file cannot be read ({ $error }).
replay-not_utf8 = this is neither an export nor a recorded play.
replay-not_an_export = this is not an exported table.
replay-damaged_export = this export is damaged.
replay-newer_export = this export was made by a newer version of Tablée.
replay-unknown_game = no game “{ $found }” stands on the shelf; see: companion games
replay-unknown_person = nobody called “{ $found }” sits at this table.
replay-unknown_part = there is no part “{ $found }”.
replay-unknown_record = there is no “{ $found }” here.
replay-unknown_score = there is no score line “{ $found }”.
replay-unknown_option = there is no option “{ $found }”.
replay-unknown_action = there is no action “{ $found }”.
replay-mismatch = “{ $wanted }” was expected, it is “{ $found }”.
replay-too_short = something is missing on this line.
replay-too_long = the play is too long.
replay-not_a_number = “{ $found }” is not a number.
replay-no_head = the play must say “{ $word }” at its beginning.
replay-open_quote = a quote is not closed.
replay-was_refused = “{ $action }” was refused: { $why }
replay-not_refused = “{ $action }” should have been refused, and was not.
dice-photo = Photo
dice-colour = Colour
dice-face = Face
dice-sure = Sure
dice-doubtful = To check
dice-confidence = Chance
dice-box = x,y,width,height
dice-problem = Problem
dice-folder = Folder
dice-point = { "." }
dice-all = All
dice-photos = Photos
dice-refused = Photos that could not be read
dice-dice = Dice
dice-found = Found
dice-precision = Of what was found, dice
dice-extra_per_100_photos = Wrong extras per 100 photos
dice-value_right_of_found = Value right, of those found
dice-whole_photo_right = Whole photo right
dice-whole_photo_right_up_to_six = Whole photo right, up to six dice
dice-colour_right = Colour right
dice-right_of_sure = Right, of those it was sure of
dice-ms_per_photo = Milliseconds per photo
colour-white = white
colour-black = black
colour-red = red
colour-green = green
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
colour-orange = orange
colour-pink = pink
colour-grey = grey
photo-no_dice = no dice found
photo-too_few = fewer dice than expected
photo-too_many = more dice than expected
photo-no_such_file = there is no such file
photo-empty = the file is empty
photo-not_an_image = this is not a picture
photo-heic = HEIC is not read here; save it as JPEG
photo-unknown_kind = this kind of picture is not read here
photo-truncated = the file stops in the middle
photo-damaged = the picture is damaged
photo-too_large = the file is too large
photo-too_many_pixels = the picture has too many pixels
photo-too_small = the picture is too small
