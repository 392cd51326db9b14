## The commands

server-serve = Starts a server where anyone who has its address can play.
server-backup = Copies a server’s data to a file, even while the server is running.
server-restore = Replaces a server’s data with a backup, even while the server is running.
server-rebuild = Recomputes all results and statistics from the logs of a server that is not running.
server-migrate = Copies a server’s data from a folder into a PostgreSQL database or back, and verifies the copy.

## Arguments and options

server-folder = FOLDER
server-help-host = the address to listen on; 0.0.0.0 lets other machines in
server-help-lan = let other devices on your network join; prints their address and a QR code
server-help-address = the address others use to reach this server, for links and QR codes
server-help-visitors = print who joins and who leaves
server-help-log = the log format: plain for people (the default on a terminal) or json for services
server-help-port = the port to listen on (default: { $port }; 0 picks any free one)
server-help-data = where to keep the data (default: your own data folder)
server-help-store = the address of a PostgreSQL database for tables and identities, as postgresql://user@host/name (default: a file in the data folder)
server-help-bus = the address of a NATS server, as nats://host:4222; with it, any number of servers with the same --store act as one
server-help-trust-proxy = trust X-Forwarded-* headers from the proxy
server-help-origin = the origin of another site whose pages may connect; can be repeated
server-help-allow-host = a host name people use to reach this server, besides this computer’s own; can be repeated
server-help-metrics-token = a token with which other computers can read /api/metrics; preferably set as TERCET_METRICS_TOKEN
server-help-keep-free = how many megabytes of disk space to keep free; below that, no new tables can be created
server-help-keep-days = how many days to keep finished games
server-help-keep-idle = how many days to keep an unfinished table that nobody uses
server-help-bots = whether bots can be added to tables (default: yes)
server-help-web = serve this web client instead of the built-in one
server-help-offline = let pages store the contents of this folder, for solo play without the server (`make static` writes it as build/static/offline)
server-help-quiet = log only what goes wrong
server-help-backup-file = the backup file
server-migrate-from = FROM
server-migrate-to = TO
server-help-migrate-from = the data folder or the database (postgresql://…) to copy from; its server must be stopped
server-help-migrate-to = the database or the data folder to copy into, with no data in it yet

## What the commands print

server-open = On this computer, open { $address } in a browser (Ctrl+C stops the server)
server-only-here = Only this computer can join. To let in phones and other computers on your network, start it with --lan.
server-others = On other devices on your network, open { $addresses }
server-no-page = The page has not been built, so only programs can connect. In the project’s folder, run make play, or run make wheel and install the wheel.
server-came = { $name } joined.
server-went = { $name } left.
server-bad-address = { $address } is not a valid address: it must start with http:// or https://.
server-bad-port = { $port } is not a valid port: choose one from 0 to 65535.
server-bad-store = { $store } is not the address of a database: it must start with postgresql://.
server-bad-bus = { $bus } is not the address of a NATS server: it must start with nats:// or tls://.
server-bus-without-store = --bus connects servers that share a database, so it also needs --store postgresql://…
server-host-and-lan = --host { $host } lets in only this computer, and --lan lets in your whole network. Leave out one of them.
server-data-is-file = '{ $path }' is a file. --data takes the folder with the server’s data.
server-no-bus = NATS at { $bus } cannot be reached ({ $problem }). Start it, or correct --bus.
server-listen-taken = Port { $port } on { $host } is in use by another program, perhaps another Tercet server. Stop it, or choose another port with --port (0 picks a free one).
server-listen-denied = You may not use port { $port } on { $host }. Choose one above 1023 with --port.
server-listen-failed = Cannot listen on { $host }, port { $port }. Is this an address of this computer? 127.0.0.1 always is; 0.0.0.0 means all of them.
server-backed-up = A copy of the data in { $folder } was written to { $file }.
server-restored = The data from { $file } has been restored. The previous data is kept beside it, in a file ending in “.before-restore”.
server-rebuilt =
    { $games ->
        [one] One game read
       *[other] { $games } games read
    }; { $without ->
        [0] every finished table has a result.
        [one] one finished table has no result, because nobody played there or its log cannot be read.
       *[other] { $without } finished tables have no result, because nobody played there or their logs cannot be read.
    }
server-rebuilt-same = The results are the same as before.
server-rebuilt-other = The results differ from those that were kept; the new ones replace them.
server-backed-up-database = Backup written to { $file }, and the key that signs identities to { $key }. Keep both.
server-restored-database = The data from { $file } has replaced what was in the database.
server-restore-no-key = { $file }: the key that signs its guests’ identities is missing; put { $key } beside it. “tercet backup --store” writes it along with the backup; for a backup of a folder, use a copy of identity.key.
server-which-place = A database is set as well ({ $variable } or the configuration file), so it is not clear which one you mean. For the folder '{ $folder }', remove that setting; for the database, leave out --data.
server-migrate-same = These are the same place. Name two different ones.
server-migrated = Copied and verified: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } with { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
 }, all identities and their key.
server-not-copied = Nothing was copied: { $problem }
server-not-a-backup = '{ $file }' is not a backup of Tercet’s data, or it is damaged. Nothing has been changed.
server-backup-exists = '{ $file }' already exists. Choose another name.
server-no-data = There is no server data in '{ $folder }'. Give the right folder with --data.
server-in-use = Another server is using the data in '{ $folder }'. Stop it, or choose another folder with --data.
server-restore-refused = The server that is using '{ $folder }' did not accept the backup. Stop it, restore, and start it again.
server-too-new = The data was written by a newer Tercet. Upgrade this one, or restore a backup made before the upgrade: '{ $folder }'
server-not-a-table = '{ $url }' is not the address of a table. Such an address looks like http://localhost:8181/t/abc.
server-unreachable = { $server } cannot be reached: { $problem }

## Why a connection ended

server-closed = Disconnected: { $code }
server-bye-reload = this program and the server have different versions; update the older one.
server-bye-no-table = there is no such table.
server-bye-no-guest = the server no longer knows you; join again.
server-bye-taken-over = you joined from another window.
server-bye-removed = the host removed you.
server-bye-closed = the table was closed.
server-bye-too-slow = the connection was too slow.
server-bye-too-fast = too many messages at once.
server-bye-restart = the server is restarting.
server-bye-unreachable = the server cannot be reached.
server-bye-unknown-game = this program does not know the game played there.
server-bye-left = you left.
## What a link says where it is shared

server-preview-home-title = Tercet: play SET, the card game of visual perception
server-preview-home-about = Alone, against bots or with friends at one table, on any device: no account, nothing to install.
server-preview-daily-title = Today’s SET puzzle
server-preview-daily-about = The same cards for everyone, every day. How quickly can you find all the SETs?
server-preview-learn-title = Learn to play SET
server-preview-learn-about = A few short interactive pages, and you’ll find your first SET.
server-preview-table-title = { $game ->
        [dice] Come and play SET with dice
        [puzzle] A SET puzzle against the clock
       *[other] Come and play SET with me
    }
server-preview-table-about = { $state ->
        [running] The game is running. Open the link to watch, or to play if a seat is free.
        [over] This game is over. Open the link to see how it ended.
       *[lobby] A table on Tercet is waiting for you. Open the link, type a name and play: no account, nothing to install.
    }

## Files for operators

deploy-help = Prints the files for running a server permanently: a service, containers, a proxy with TLS.
deploy-domain = NAME
deploy-arg-target = what to run it with
deploy-arg-domain = the name under which people reach the server
deploy-arg-into = write the files into this folder instead of printing them
deploy-bad-domain = '{ $domain }' is not a name such as set.example.org.
deploy-exists = '{ $path }' already exists and is different; move it away, or choose another folder.
deploy-next = Then run:
deploy-first-compose = To install a wheel that you built yourself, put it beside these files.
deploy-first-caddy = Start the server with --trust-proxy.
deploy-first-nginx = Name your certificate in nginx.conf, and start the server with --trust-proxy.
deploy-first-cluster-compose = First create the password, as compose.yaml says.
deploy-first-cluster-systemd = First write the database’s password into cluster.env. On each further machine, install only tercet@.service and cluster.env, with that machine’s address as TERCET_HOST.

## Deleting what is old

sweep-help = Says whether the server deletes old tables, or waits because the date has jumped by more than a week.
sweep-arg-yes = confirm that the date is right, so that old tables are deleted
sweep-fine = Old tables are deleted as usual: today is { $now }.
sweep-waiting = Nothing is deleted: today is { $now } by the server’s clock, but its data was last in use on { $last }. If the date is right, run: tercet sweep --yes
sweep-confirmed = The date { $now } is confirmed. The server deletes old tables within a minute, but not until it has been running for ten minutes.

## A cluster

cluster-status-help = Shows which nodes share a database, how long their leases last, and how many tables each of them owns.
cluster-arg-store = the address of the database that the nodes share, as postgresql://user@host/name
cluster-no-store = Name the database that the nodes share: --store postgresql://…, or TERCET_STORE.
cluster-head-node = node
cluster-head-lease = lease left (s)
cluster-head-heartbeat = last heartbeat (s ago)
cluster-head-tables = tables
cluster-alone = One server is using this database on its own, without a bus.
cluster-nobody = No server is using this database.
cluster-no-bus = { $node } has no connection to NATS.
cluster-unheard = { $node } receives nothing from { $others }: is it on another NATS server?
cluster-left = { $tables ->
    [one] One table belongs to a node that is gone; the next node to open it takes it over.
   *[other] { $tables } tables belong to nodes that are gone; the next node to open one takes it over.
}
cluster-answer = The database answers within { $millis } ms.

## Why a server’s data cannot be used

store-damaged = '{ $place }' is damaged, or is not a Tercet database ({ $problem }). Restore a backup with: tercet restore
store-foreign = '{ $place }' is a SQLite file, but not one of Tercet’s. Choose another folder with --data.
store-journal = The data is damaged (row { $row } of the journal). Restore a backup.
store-log = The log of table { $table } is damaged. Restore a backup.
store-unreadable = '{ $place }' cannot be read or written: { $problem }
store-silent = { $place } does not answer.
store-missing = There is no Tercet data in '{ $place }'.
store-no-backup = There is no backup called '{ $place }'.
store-exists = '{ $place }' already exists, and nothing is overwritten. Choose another name.
store-not-empty = That database already contains tables or identities, and nothing is overwritten. Choose an empty one.
store-in-use = Another server is using { $place }. Stop it first.
store-in-use-older = Servers of an older version are using { $place } and would stop working once it is upgraded. Stop all of them first.
store-older = { $place } was written by an older Tercet. Open it with that version, or start a server of this version, which will upgrade it.
store-too-new = The data was written by a newer Tercet. Upgrade this one, or restore a backup made before the upgrade.
store-unreleased = { $place } was written before Tercet 0.1.0 and cannot be read by it; nothing has been changed.
store-old-postgres = PostgreSQL { $needed } or newer is needed; this is { $found }.
