## The commands

server-serve = Starts a server: tables for everybody who has its address.
server-backup = Copies a server’s data to a file, while it runs.
server-restore = Puts a backup in the place of a server’s data, also while it runs.

## Arguments and options

server-folder = FOLDER
server-help-host = where to listen; 0.0.0.0 lets other machines in
server-help-lan = let other devices on your network join; prints their address and a QR code
server-help-address = the address under which others find this server, for links and QR codes
server-help-visitors = say who comes and goes
server-help-log = how to log: plain for people (on a terminal), json for services
server-help-port = the port to listen at ({ $port } unless you say so; 0 takes any that is free)
server-help-data = where the data are kept, if not in your own data folder
server-help-trust-proxy = believe the reverse proxy in front about who the clients are
server-help-origin = a page of another site that may connect; may be given several times
server-help-allow-host = a name by which people reach this server, beside this computer’s own; may be given several times
server-help-keep-free = so many megabytes of the disk stay free: with less, no new tables are made
server-help-keep-days = for how many days finished games are kept
server-help-keep-idle = for how many days an unfinished table that nobody uses is kept
server-help-no-bots = seat no bots
server-help-web = serve this web client instead of the built-in one
server-help-quiet = log only what goes wrong
server-help-backup-file = the backup

## What they say

server-open = In a browser on this computer, open { $address } (Ctrl+C stops the server)
server-only-here = Only this computer can join. To let phones and other computers on your network in, start it with --lan.
server-others = On other devices in your network, open { $addresses }
server-came = { $name } came in.
server-went = { $name } left.
server-bad-address = { $address } is not an address: it starts with http:// or https://.
server-bad-port = { $port } is not a port: choose one from 0 to 65535.
server-backed-up = The data are safe in { $file }.
server-restored = The data of { $file } are in place. What was there before lies beside it, ending in “.before-restore”.
server-not-a-table = '{ $url }' is not the address of a table. It looks like http://localhost:8181/t/abc.

## Why a connection ended

server-closed = The connection has ended: { $code }
server-bye-reload = this program is older or newer than the server; update it.
server-bye-no-table = there is no such table.
server-bye-no-guest = the server does not know you any more; come in again.
server-bye-taken-over = you came in from another window.
server-bye-removed = the host has removed you.
server-bye-closed = the table is closed.
server-bye-too-slow = the connection was too slow.
server-bye-too-fast = too much was sent at once.
server-bye-restart = the server is restarting.
server-bye-unreachable = the server cannot be reached.
server-bye-left = you have left.
## What a table's link says where it is shared

server-preview-title = Come and play SET with me
server-preview-about = A table on Tercet is waiting for you. Open the link, type a name and play: no account, nothing to install.
