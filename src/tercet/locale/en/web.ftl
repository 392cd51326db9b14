## The page

web-home = Home
web-lost = There is nothing here.
web-lost-advice = The address may be mistyped, or the page has moved. Start again from the home page.
web-offline = The server can’t be reached.
web-download = Download the game

## Home

web-motto = Three cards. Number, colour, fill and shape: each all the same, or all different.
web-motto-dice = Three dice. Each feature all the same, or all different.
web-hero-cards = Find the SET.
web-hero-dice = Which die fits?
web-hero-die = One of these five makes a SET across and a SET down.
web-hero-found = Found in { $time }.
web-hero-look = Look again: { $features }
web-hero-play = Play a game
web-hero-next = Another one
web-hero-new = New here? Learn how to play
web-outcome-same = { $count ->
        [0] Every feature is different on all three.
       *[other] The same: { $features }. The rest: different.
    }
web-continue = Back to your table
web-game = Which game
web-game-cards = Cards
web-game-dice = Dice
web-game-puzzle = Puzzle
web-alone = Solo
web-alone-what = Play solo at your own pace.
web-friends = With friends
web-friends-what = You get a link to share.
web-gentle = Relaxed, with friends
web-gentle-what =
    { $game ->
        [dice] Turns have no time limit, and anyone may ask for a hint.
       *[cards] { $seconds } seconds to pick, mistakes cost nothing, and there are hints.
    }
web-bots = Against bots
web-bots-what =
    { $game ->
        [dice] Opponents that think ahead, three levels.
       *[cards] Human-like opponents, six levels.
    }
web-bot-count = Number of bots
web-bots-number =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
web-bot-named = { $level } bot
web-bot-level = Level
web-bot-learner = Learner
web-bot-novice = Novice
web-bot-casual = Casual
web-bot-regular = Regular
web-bot-expert = Expert
web-bot-master = Master
web-bot-beginner = Beginner
web-bot-greedy = Average
web-bot-strong = Strong
web-play = Play
web-daily = Daily puzzle
web-daily-solved =
    { $solved ->
        [0] two new puzzles
        [1] one of two solved
       *[other] both solved
    }
web-daily-continue = continue: { $found } of { $sets } found
web-daily-row =
    { $days ->
        [0] No streak right now
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
web-your-name = Your name
web-guest = Guest
web-options = Rules and options
web-options-changes =
    { $changes ->
        [0] the printed game
        [one] 1 change
       *[other] { $changes } changes
    }
web-options-reset = Back to the printed rules
web-options-pace = Pace
web-options-table = Table
web-more = More
web-other-games = Other games
web-other-games-what = Other cards, other things to find.
web-learn = Learn
web-learn-dice-what = Six short pages with questions.
web-rules = Rules
web-settings = Settings
web-games = My games
web-statistics = Statistics
web-training = Practice
web-timeline = Timeline
web-own-pages = Your results
web-games-looking = Looking for your games…
web-games-none = You have not finished a game yet.
web-result-won = won
web-result-shared = tied
web-result-lost = lost
web-trademark = SET is a trademark of its owner. Tercet is not affiliated with the owner; all artwork is original.
web-refused = That isn’t possible right now.
web-bad-rules = The server does not accept these rules: { $detail }
web-bad-number = { $what }: enter a whole number from { $least } to { $most }.

## Options, with what each changes

web-option-edition = Rulebook
web-edition-auto =
    { $edition ->
        [es] Default (classic rules)
        [fr] Default (French rules)
        [he] Default (Hebrew rules)
       *[pt] Default (Brazilian rules)
    }
web-edition-es = Classic (Spanish book)
web-edition-pt = Brazilian book
web-edition-fr = French book
web-edition-he = Hebrew book
web-edition-es-what = One deal. One point per card; a wrong call costs three cards.
web-edition-pt-what = Same rules as Classic: one deal, one point per card; a wrong call costs three cards.
web-edition-fr-what = One deal. One point per card; a wrong call costs nothing.
web-edition-he-what = Everyone deals once. One point per SET; a wrong call costs one point.
web-cards-full = All 81
web-cards-solid = 27 solid cards
web-cards-third = 27 cards, { $feature }: { $value }
web-cards-nine = Easiest: 27 cards, 9 on the table
web-cards-other = A different 27 cards
web-cards-full-what = The whole game, with four features.
web-cards-solid-what = Only three features: easier, and quicker.
web-cards-nine-what = Three features, three rows of three: ideal for a first game.
web-as-usual = Default
web-option-style = Calling
web-style-announce = Call, then pick
web-style-point = Just tap three cards
web-style-edition-what = With others you call first; solo you just pick cards.
web-style-announce-what = A call stops the game, and the caller has a few seconds to pick three cards.
web-style-point-what = Picking three cards is the call: the quickest finger takes them.
web-option-none = When there is no SET
web-option-point = Seconds to pick
web-option-deals = Deals
web-option-scoring = Scoring
web-option-penalty = A wrong call
web-option-lock = Lock-out after a wrong call, in seconds
web-option-vote = Silence counts as agreement after (seconds)
web-option-seats = Seats
web-option-pause = Seconds between deals
web-option-turn = Seconds per turn
web-option-extra = Seconds for the extra roll
web-listed = Public table
web-listed-what = Your table is listed on this page, and anyone can join.
web-chat-on = Allow free chat
web-chat-what = In addition to quick phrases. Anyone can be muted.
web-chat-not = Not at public tables: only quick phrases can be sent there.

## At a table

web-joining = Looking for the table…
web-joining-room = Looking for the room…
web-have-code = Have a room code?
web-rules-here = Rules at this table
web-share-code = QR code for this link
web-copied = Copied
web-send = Send
web-no-set = No SET
web-point =
    { $left ->
        [one] One more card
       *[other] Pick { $left } cards
    }
web-pause = Pause
web-hint = Hint
web-race-lost =
    { $millis ->
        [one] { $why } (1 ms too late)
       *[other] { $why } ({ $millis } ms too late)
    }
web-deal = Deal { $deal } of { $deals }
web-line-joining = Connecting…
web-line-over = Disconnected
web-close = Close
web-cancel = Cancel
web-sounds = Sounds
web-key-space = space

## The card table

web-card-at = { $name }, row { $row }, column { $column }
web-card-gap = empty
web-players-more = +{ $players }
web-call = SET!
web-call-voided = { $name } did not come back after the server stopped: the call is void.
web-you = you
web-score = Points

## Results

web-winner = winner
web-player = Player
web-right = SETs
web-wrong = Wrong calls
web-solo-time = Time

## Why a connection ended

web-bye-reload = There is a new version. Reload the page.
web-bye-no-guest = The server no longer knows this device. Reload the page; in a room, choose your name there, or open the owner’s link.
web-bye-no-table = There is no such table.
web-bye-taken-over = You are playing at this table in another window.
web-bye-removed = The host has removed you from this table.
web-bye-closed = This table no longer exists.
web-bye-too-slow = Your connection is too slow right now.
web-bye-too-many = Too many connections from your network. Try again in a moment.
web-too-many-tables = Too many new tables from your network in a short time. Wait a minute, then try again.
web-too-many-requests = Too many requests from your network. Wait a moment, then try again.
web-bye-too-fast = Too many requests at once. Try again in a moment.
web-bye-restart = Server restarting…
web-reload = Reload
web-not-loaded = This part of the page could not be loaded.
web-advice-no-table = The link may be incomplete, or nobody has played there for a long time. Check the link, or make a new table.
web-advice-removed = You cannot come back to this table, but you can make your own.
web-advice-closed = Finished games are kept under “My games”.
web-advice-too-slow = Move closer to your Wi-Fi or try another network, then load the page again. Your seat is kept.
web-advice-wait = Your seat is kept. Wait a moment, then load the page again.
web-advice-not-loaded = Check your connection and load the page again. Your game is safe.
web-here-again = Play here

## Replay

web-replay = Watch replay
web-replay-intro = Open a saved game to see every call again, and the SETs everyone missed.
web-replay-open = Choose a .tercet file
web-replay-drop = or drop it here
web-replay-none = There is no finished game at this link.
web-replay-none-advice = The game may still be going on, or it was deleted. Your own games are listed under “My games”.
web-replay-damaged = This file can’t be read: something is wrong in line { $line }.
web-replay-short = Replay
