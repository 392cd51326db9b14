## Playing without a server.

offline-loading = Getting the table ready…
offline-waiting = Your game begins as soon as the table is ready…
offline-alone = No connection. You can play alone and against bots; these games stay on this device.
offline-elsewhere = Tercet is open in another tab.
offline-taken = Your games are open in another tab now.
offline-take-over = Play here
offline-newer = Your games were saved by a newer version of Tercet. Reload the page to get it.
offline-failed = The table could not be started on this device.
offline-again = Reload
offline-refused = This browser does not save anything here: your games will be gone when you close the page.
offline-full = There is no space left to save games. You can play on, but export your games first.
offline-not-persisted = The browser may delete your games when it runs out of space. Export them now and then.
offline-games = Games on this device
offline-export = Export all games
offline-import = Import games
offline-imported = { $games ->
    [0] All of these games were here already.
    [one] One game imported.
   *[other] { $games } games imported.
}
offline-import-failed = Nothing was imported. { $why }
offline-bad-archive = This file was not exported from Tercet.
offline-bad-log = A game in this file is damaged: { $detail }
offline-bad-too-long = The file is too large.
offline-bad-unfinished = This game isn’t over. To continue games on another device, export all of them.
offline-bad-whose = Several people played this game ({ $detail }). Change your name to the one you had in it, then import it again.
offline-available = Available offline
offline-available-what = Play alone and against bots without a connection. One download of { $size } MB.
offline-fetch = Download
offline-fetching = { $percent }% downloaded
offline-fetch-failed = The download failed. What you had before is still there.
offline-on = This page opens without a connection.
offline-remove = Remove the download
offline-shuffled = Shuffled on this device.
offline-daily-what = Two new puzzles every day at midnight UTC, the same for everyone. Without a server, nothing is ranked.
offline-data-what = Settings, your name and your games stay on this device.
offline-delete-what = All games on this device will be deleted, and your name with them. This cannot be undone.
offline-deleted = Done. This device no longer has any games.
offline-room = Rooms need a server
offline-room-what = Without one you can play alone and against bots.
offline-no-table = This table isn’t on this device
offline-no-table-what = Games stay on the device where they are played. Playing with others needs a connection.
