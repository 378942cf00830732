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
