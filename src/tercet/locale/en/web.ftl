## The page

web-home = Home
web-lost = There is nothing here.
web-lost-advice = The address may be mistyped, or the page has moved.
web-offline = The server can’t be reached.
web-download = Download the game

## Home

web-motto = Three cards. Each feature all the same, or all different.
web-motto-dice = Three dice. Each feature all the same, or all different.
web-hero-cards = Find the SET.
web-hero-dice = Build SETs with dice.
web-hero-found = Found in { $time }.
web-hero-play = Play a game
web-hero-next = Another one
web-continue = Back to your table
web-game = Which game
web-game-cards = Cards
web-game-dice = Dice
web-game-puzzle = Puzzle
web-alone = Solo
web-alone-what = Play solo at your own pace.
web-friends = With friends
web-friends-what = You get a link to share.
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
web-daily-row =
    { $days ->
        [0] No streak right now
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
web-your-name = Your name
web-guest = Guest
web-options = Rules and options
web-open-tables = Public tables
web-no-open-tables = No public tables right now. Create one and make it public.
web-nobody = nobody yet
web-seats-taken = { $players } of { $seats } seats
web-score-of =
    { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }
web-phase-lobby = waiting to start
web-phase-running = playing
web-phase-over = finished
web-watching-number = { $watchers } watching
web-watch = Watch
web-join = Join
web-more = More
web-other-games = Other games
web-other-games-what = Other cards, other things to find.
web-learn = Learn
web-rules = Rules
web-settings = Settings
web-games = My games
web-statistics = Statistics
web-training = Practice
web-timeline = Timeline
web-own-pages = Your results
web-games-looking = Looking for your games…
web-games-none = You have not finished a game yet.
web-games-more = Show earlier games
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
web-option-cards = Cards
web-cards-full = All 81
web-cards-solid = 27 solid cards
web-cards-third = 27 cards, { $feature }: { $value }
web-cards-nine = Easiest: 27 cards, 9 on the table
web-cards-full-what = The whole game, with four features.
web-cards-solid-what = Only three features: easier, and quicker.
web-cards-nine-what = Three features, three rows of three: ideal for a first game.
web-option-layout = Cards on the table
web-option-hints = Hints at tables of two or more
web-option-hints-what = Everyone sees a hint, whoever asked, and the result lists it.
web-layout-12 = 12, three rows of four
web-layout-9 = 9, three rows of three
web-as-usual = Default
web-option-style = Calling
web-style-announce = Call, then pick
web-style-point = Just tap three cards
web-style-edition-what = With others you call first; solo you just pick cards.
web-style-announce-what = A call stops the game, and the caller has a few seconds to pick three cards.
web-style-point-what = Picking three cards is the call: the quickest finger takes them.
web-option-none = When there is no SET
web-none-vote = Everyone agrees
web-none-checked = Everyone agrees, and it is checked
web-none-auto = Automatic
web-none-edition-what = With others, everyone votes; solo, your vote is checked.
web-none-vote-what = Three more cards are dealt when everyone agrees, even if everyone missed a SET.
web-none-checked-what = A “no SET” vote is refused while there is a SET, and the result shows how often.
web-none-auto-what = Three more cards are dealt automatically when there is no SET.
web-option-point = Seconds to pick
web-option-point-what = How long a caller has to pick three cards; 2 to 30.
web-option-deals = Deals
web-option-deals-what = Deals per match; 0 = one per player.
web-more-options = More
web-option-scoring = Scoring
web-scoring-cards = Cards
web-scoring-sets = SETs
web-scoring-edition-what = Set by the rulebook.
web-scoring-cards-what = One point for each card won.
web-scoring-sets-what = One point for each SET taken.
web-option-penalty = A wrong call
web-penalty-some = Costs something
web-penalty-none = Costs nothing
web-penalty-edition-what = Set by the rulebook.
web-penalty-some-what = Three cards won earlier if cards score, or one point if SETs score.
web-penalty-none-what = The cards stay, and nobody loses anything.
web-option-lock = Lock-out after a wrong call, in seconds
web-option-lock-what = No new call for this long, or until the cards change; 0 to 30.
web-option-vote = Silence counts as agreement after (seconds)
web-option-vote-what = 0 waits for everyone present; otherwise 5 to 120, counted from the first “no SET”.
web-option-seats = Seats
web-option-seats-what = How many can play at a table for friends; { $least } to { $most }. Others can watch.
web-option-range = { $least } to { $most }.
web-option-range-seconds = { $least } to { $most } seconds.
web-option-pause = Seconds between deals
web-option-pause-what = The next deal starts automatically after this long; 0 to 120.
web-option-rated = Rated
web-option-rated-what = No hints with two or more players, and no starting over.
web-option-turn = Seconds per turn
web-option-turn-what =
    { $end ->
        [pass] When time runs out, you pass.
       *[play] When time runs out, the dice you have placed are played if legal; otherwise you pass.
    } 20 to 600, or 0 for no limit.
web-option-extra = Seconds for the extra roll
web-option-extra-what = If time runs out, you keep your dice; 5 to 120.
web-option-name-what = How long the player who called the opening has to choose three dice; 2 to 30.
web-listed = Public table
web-listed-what = Your table is listed on this page, and anyone can join.
web-chat-on = Allow free chat
web-chat-what = In addition to quick phrases. Anyone can be muted.
web-chat-not = Not at public tables: only quick phrases can be sent there.

## At a table

web-joining = Looking for the table…
web-lobby = Waiting for players
web-sit = Join game
web-full = This table is full
web-full-lobby = You can watch: the game appears here when it starts.
web-full-watching = This table is full. You are watching.
web-new-table = New table
web-seats-here =
    { $seats ->
        [2] Two seats
        [3] Three seats
        [4] Four seats
       *[other] { $seats } seats
    } at this table
web-ready = I’m ready
web-start-now = Start now
web-play-alone = Play alone
web-waiting =
    { $players ->
        [0] Starting…
        [one] Waiting for one more player.
       *[other] Waiting for { $players } players.
    }
web-too-few = This game needs at least { $players } players.
web-add-bot = Add a bot
web-rules-here = Rules at this table
web-share = Invite others
web-share-how = Anyone with this link can join.
web-share-only-here = Only this computer can join. For phones and other computers, start the server with “tercet serve --lan” or “make play LAN=1”.
web-share-code = QR code for this link
web-share-text = Come and play!
web-copy = Copy link
web-copied = Copied
web-send = Send
web-no-set = No SET
web-no-set-alone = No SET: deal more cards
web-stop = Stop the deal
web-stop-sure = There is still a SET on the table. Stop anyway?
web-look-on = Keep looking
web-sent = sent…
web-take-back = Cancel (counts as wrong)
web-point =
    { $left ->
        [one] One more card
       *[other] Pick { $left } cards
    }
web-point-now = Your call: pick three cards.
web-call-when = Press SET! as soon as you see one.
web-call-first = Press SET! first, then pick the cards.
web-choose-three = Pick three cards that make a SET.
web-watching = You are watching.
web-next-deal = You’ll join in the next deal.
web-votes =
    { $seconds ->
        [0] No SET? { $votes } of { $players } agree.
       *[other] No SET? { $votes } of { $players } agree; { $seconds } s.
    }
web-votes-stop = Stop here? { $votes } of { $players } agree.
web-looking = Still looking?
web-looking-why =
    { $seconds ->
        [0] The others want to stop here.
       *[other] The others see no SET. In { $seconds } s they’ll continue without you.
    }
web-looking-yes = I’m still looking
web-waiting-for = Waiting for { $names }.
web-denied = There is one! Look again.
web-locked = Wrong call: wait { $seconds } s.
web-pause = Pause
web-resume = Continue
web-paused = Paused
web-paused-what = The clock has stopped and the cards are hidden.
web-paused-by = { $name } has paused the game.
web-hint = Hint
web-hint-some = There is a SET.
web-hint-none = There is no SET.
web-hint-cards =
    { $cards ->
        [one] One card of a SET is marked.
        [3] A whole SET is marked.
       *[other] { $cards } cards of a SET are marked.
    }
web-hint-by = Hint requested by { $name }: { $hint }
web-race-lost =
    { $millis ->
        [one] { $why } (1 ms too late)
       *[other] { $why } ({ $millis } ms too late)
    }
web-title-mine = Your call!
web-title-call = { $name }: SET!
web-title-play = { $cards } cards left
web-title-over = Game over
web-title-lobby = Waiting to start
web-deal = Deal { $deal } of { $deals }
web-line-up = Connected
web-line-delay = Connected: { $millis } ms each way
web-line-joining = Connecting…
web-line-lost = Connection lost. Your game is safe; reconnecting…
web-line-over = Disconnected
web-menu = Menu
web-close = Close
web-cancel = Cancel
web-mute = Mute
web-hand-over = Make host
web-remove = Remove
web-bot-plays-on = Replace with a bot
web-who-left = Left the table
web-host-business = Host controls
web-sounds = Sounds
web-leave = Leave the table
web-close-table = End game for everyone
web-you-are = Playing as { $name }
web-talk = Chat
web-say = Send
web-key-space = space

## The card table

web-check = The last call
web-calls = Last calls
web-card-at = { $name }, row { $row }, column { $column }
web-card-gap = empty
web-cards-laid = New: { $cards }.
web-cards-moved = Moved: { $cards }.
web-hint-places = Hint: { $cards }.
web-more-cards =
    { $cause ->
        [alone] No SET: three more cards.
        [vote] Everyone agreed: no SET. More cards are dealt.
        [silence] Nobody found a SET in time. More cards are dealt.
       *[auto] There was no SET. More cards are dealt.
    }
web-players-more = +{ $players }
web-call = SET!
web-called-by = { $name } is choosing…
web-call-interrupted = The server stopped while { $name } was choosing. Waiting for { $name } to come back.
web-call-voided = { $name } did not come back after the server stopped: the call is void.
web-outcome-right =
    { $mine ->
        [yes] Your SET
       *[no] SET for { $name }
    }
web-outcome-wrong =
    { $mine ->
        [yes] Not a SET
       *[no] { $name }: not a SET
    }
web-outcome-time =
    { $mine ->
        [yes] Your time ran out
       *[no] { $name }: time ran out
    }
web-outcome-taken-back =
    { $mine ->
        [yes] You cancelled your call
       *[no] { $name } cancelled the call
    }
web-outcome-left =
    { $mine ->
        [yes] You left during your call
       *[no] { $name } left during the call
    }
web-outcome-gain = +{ $points }
web-outcome-same = { $count ->
        [0] Every feature is different on all three.
       *[other] The same: { $features }. The rest: different.
    }
web-outcome-loss = −{ $points }
web-race-lead =
    { $millis ->
        [one] Won by one millisecond
       *[other] Won by { $millis } ms
    }
web-race-tie = At the same moment: chance decided
web-players = Players
web-you = you
web-score = Points
web-mark-bot = a bot
web-mark-host = host
web-mark-voted = no SET
web-mark-locked = locked out
web-mark-waiting = in the next deal
web-mark-ready = ready
web-mark-left = left
web-mark-away = away
web-player-detail =
    { $match ->
        [yes] { $deal } in this deal
       *[no] { $cards } cards won
    } · { $wrong ->
        [0] no wrong calls
        [one] one wrong call
       *[other] { $wrong } wrong calls
    }
web-pile = Cards in the pile

## Results

web-deal-over = Deal { $deal } is over
web-table-closed = The game was ended
web-you-won = You win!
web-won =
    { $winners ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
web-winner = winner
web-player = Player
web-this-deal = This deal
web-right = SETs
web-wrong = Wrong calls
web-total = Total
web-left =
    { $cards ->
        [0] No cards are left.
        [one] One card is left.
       *[other] { $cards } cards are left.
    }
web-again = Play again
web-rematch = Rematch
web-come = Join rematch
web-next = Next deal
web-next-in = Starts in { $seconds } s
web-solo-clear = You cleared the table!
web-solo-over = No SETs left
web-solo-time = Time
web-solo-left = Cards left
web-solo-wrong = Wrong calls
web-solo-denied = Wrong “no SET” votes
web-solo-hints = Hints
web-solo-best = New personal best!
web-solo-first = Your first time: { $time }
web-solo-before =
    { $left ->
        [0] Your best: { $time }, no cards left.
        [one] Your best: { $time }, one card left.
       *[other] Your best: { $time }, { $left } cards left.
    }
web-chance =
    { $sets ->
        [0] Clearing the table was only possible before your first SET.
        [one] Clearing the table was last possible after your first SET.
       *[other] Clearing the table was last possible after SET number { $sets }.
    }
web-chance-never = This deal could not be cleared, whichever SETs were taken.
web-chance-how = How?
web-chance-more = Whenever there is no SET, three more cards are dealt.
web-chance-see = Show this position

## Why a connection ended

web-bye-reload = There is a new version. Reload the page.
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
web-rules-unknown = The rules of this table could not be loaded.
web-rules-contents = Contents
web-here-again = Play here

## Replay

web-replay = Watch replay
web-replay-intro = Open a saved game to see every call again, and the SETs everyone missed.
web-replay-open = Choose a .tercet file
web-replay-drop = or drop it here
web-replay-none = There is no finished game at this link.
web-replay-damaged = This file can’t be read: something is wrong in line { $line }.
web-replay-place = Position in the game
web-replay-step = Event { $step } of { $steps }
web-replay-first = Go to start
web-replay-back = Previous call
web-replay-previous = Previous step
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next step
web-replay-forth = Next call
web-replay-last = Go to end
web-replay-speed = Speed
web-replay-sets = Show SETs
web-replay-lying =
    { $sets ->
        [0] No SET on the table
        [one] One SET on the table
       *[other] { $sets } SETs on the table
    }
web-replay-since = missed for { $time }
web-replay-short = Replay

## Settings

web-auto = Browser default
web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-palette = Card colours
web-palette-classic = Classic
web-palette-safe = Colour-blind friendly
web-palette-contrast = High contrast
web-palette-mono = Black and white, with letters
web-turn = Card orientation
web-turn-auto = Auto
web-turn-lying = Landscape
web-turn-standing = Portrait
web-text-size = Text size
web-text-size-small = Small
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-huge = Very large
web-motion = Animation
web-motion-auto = System
web-motion-moving = On
web-motion-still = Off
web-keys = Keys
web-keyboard = Keyboard
web-keyboard-auto =
    { $keyboard ->
        [azerty] Detected: AZERTY
        [qwertz] Detected: QWERTZ
        [hebrew] Detected: Hebrew
       *[qwerty] Detected: QWERTY
    }
web-keyboard-hebrew = Hebrew
web-show-keys = Show keys on the cards
web-keys-what = Keys match the card positions. Select one, then press a new key.
web-keys-cards = Keys of the cards
web-key-card = Card in row { $row }, column { $column }: { $key }
web-key-press = Press the key
web-key-undo = Undo
web-keys-reset = Reset keys
web-own-data = Your data
web-keys-dice = At the dice table
web-keys-dice-what = Keys 1 to 5 pick your dice, the arrow keys move around the board, Enter places a die.
web-key-dice-none = No SET · pass · keep all
web-key-dice-play = Play turn · re-roll
web-export = Download all my games
web-data-what = These settings stay on this device. The server keeps your name and your finished games; you can have your name removed from them.
web-settings-reset = Reset settings
web-forget = Delete my data
web-forget-sure = Yes, remove my name from all games
web-forgotten = Done. Your name has been removed.
web-forget-what = Your name will be replaced in every game you have played. This cannot be undone.
web-forget-failed = Nothing was deleted. { $why }
web-forget-nothing = The server knows nothing about you, so there is nothing to delete.
