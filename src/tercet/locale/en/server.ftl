## The commands

server-serve = Starts a server: tables for everybody who has its address.
server-join = Joins an online table, line by line.
server-backup = Copies a server’s data to a file, while it runs.
server-restore = Puts a backup in the place of a server’s data, also while it runs.

## Arguments and options

server-folder = FOLDER
server-help-host = where to listen; 0.0.0.0 lets other machines in
server-help-port = the port to listen at ({ $port } unless you say so; 0 takes any that is free)
server-help-data = where the data are kept, if not in your own data folder
server-help-trust-proxy = believe the reverse proxy in front about who the clients are
server-help-origin = a page of another site that may connect; may be given several times
server-help-keep-days = for how many days finished games are kept
server-help-keep-idle = for how many days an unfinished table that nobody uses is kept
server-help-no-bots = seat no bots
server-help-web = serve this web client instead of the built-in one
server-help-quiet = log only what goes wrong
server-help-url = the address of a table, for instance http://localhost:8181/t/abc
server-help-name = what the others call you
server-help-watch = look on without a seat
server-help-backup-file = the backup

## What they say

server-open = Open { $address } in a browser. Ctrl+C stops the server.
server-bad-port = { $port } is not a port: choose one from 0 to 65535.
server-backed-up = The data are safe in { $file }.
server-restored = The data of { $file } are in place. What was there before lies beside it, ending in “.before-restore”.
server-not-a-table = '{ $url }' is not the address of a table. It looks like http://localhost:8181/t/abc.
server-player = Player

## At an online table in line mode

server-join-help =
    r: ready   s: call “SET!”   three letters: point at three cards   n: there is no SET   b: take the call back
    sit: take a seat   leave: get up   start: start (host)   /hello: say something   q: quit   ?: this help
server-join-what = Type three letters of cards that lie there, or ? for help.
server-says = { $name }: { $text }
server-late =
    { $millis ->
        [0] It was the same moment, and chance decided.
        [one] You were one millisecond later.
       *[other] You were { $millis } milliseconds later.
    }
server-closed = The connection has ended: { $code }

## Why a connection ended

server-bye-reload = this program is older or newer than the server; update it.
server-bye-no-table = there is no such table.
server-bye-no-guest = the server does not know you any more; come in again.
server-bye-taken-over = you came in from another window.
server-bye-removed = the host has removed you.
server-bye-closed = the table is closed.
server-bye-too-slow = the connection was too slow.
server-bye-too-many = there are too many connections.
server-bye-too-fast = too much was sent at once.
server-bye-restart = the server is restarting.
server-bye-unreachable = the server cannot be reached.
server-bye-left = you have left.

## Ready-made phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-done = Well done!
phrase-so-close = So close!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-wait-please = One moment, please.
phrase-here-again = I am back.
phrase-one-more = One more game?
phrase-goodbye = Goodbye!
