## The page

web-home = Home
web-lost = There is nothing here.
web-offline = The server cannot be reached.
web-download = Download the game

## Home

web-motto = Three cards. Each feature all the same, or all different.
web-continue = Back to your table
web-game = Which game
web-game-cards = Cards
web-game-dice = Dice
web-alone = Alone
web-alone-what = Clear the table in your own time.
web-friends = With friends
web-friends-what = You get a link to share.
web-bots = Against bots
web-bots-what =
    { $game ->
        [dice] They think ahead, at three levels.
       *[cards] They search like people, at five levels.
    }
web-bot-count = How many bots
web-bots-number =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
web-bot-level = How strong
web-bot-novice = Novice
web-bot-casual = Casual
web-bot-regular = Regular
web-bot-expert = Expert
web-bot-master = Master
web-bot-beginner = Beginner
web-bot-greedy = Greedy
web-bot-strong = Strong
web-play = Play
web-your-name = Your name
web-guest = Guest
web-options = Rules and options
web-open-tables = Open tables
web-no-open-tables = No open table at the moment. Open one: with friends, and let strangers find it.
web-nobody = nobody yet
web-seats-taken = { $players } of { $seats } seats
web-more = More
web-learn = Learn
web-rules = Rules
web-settings = Settings
web-trademark = SET is a trademark of its owner. Tercet is independent of it; the drawings are our own.
web-refused = That does not work now.
web-bad-rules = The server does not take these rules: { $detail }
web-bad-number = { $what }: a whole number from { $least } to { $most }, please.

## Options, with what each changes

web-option-edition = Edition
web-edition-auto =
    { $edition ->
        [es] As usual: Spanish
        [fr] As usual: French
        [he] As usual: Hebrew
       *[pt] As usual: Portuguese
    }
web-edition-es = Spanish
web-edition-pt = Portuguese
web-edition-fr = French
web-edition-he = Hebrew
web-edition-es-what = One deal. Cards are counted; a wrong call costs three of them.
web-edition-pt-what = One deal, as in the Spanish edition: a wrong call costs three cards.
web-edition-fr-what = One deal. Cards are counted; a wrong call costs nothing.
web-edition-he-what = Everybody deals once. A point for each SET; a wrong call costs one.
web-option-cards = Cards
web-cards-full = All 81
web-cards-solid = The 27 solid ones
web-cards-nine = The 27 solid ones, nine on the table
web-cards-full-what = The whole game, with four features.
web-cards-solid-what = Three features only: a good start, and quickly over.
web-cards-nine-what = Three features in a square of three by three: for the first time.
web-as-usual = As usual
web-option-style = Calling
web-style-announce = Call, then point
web-style-point = Point at once
web-style-edition-what = In company one calls first; alone one points at once.
web-style-announce-what = A call stops the game, and the caller has a few seconds to point.
web-style-point-what = Three chosen cards are the call: the quickest finger takes them.
web-option-none = When there is no SET
web-none-vote = All agree
web-none-checked = All agree, and it is checked
web-none-auto = By itself
web-none-edition-what = In company by vote; alone your vote is checked.
web-none-vote-what = Three more cards come when everybody says so, even if all overlooked one.
web-none-checked-what = A vote while there is one is refused and counted.
web-none-auto-what = The program lays three more cards when there is none.
web-option-point = Seconds to point
web-option-point-what = How long a caller has; 2 to 30.
web-option-deals = Deals
web-option-deals-what = How many make the match; 0 lets everybody deal once.
web-more-options = More
web-option-scoring = What counts
web-scoring-cards = Cards
web-scoring-sets = SETs
web-scoring-edition-what = As the edition has it.
web-scoring-cards-what = A point for each card won.
web-scoring-sets-what = A point for each SET taken.
web-option-penalty = A wrong call
web-penalty-some = Costs something
web-penalty-none = Costs nothing
web-penalty-edition-what = As the edition has it.
web-penalty-some-what = Three cards won earlier where cards count, a point where SETs count.
web-penalty-none-what = The cards stay, and nobody loses anything.
web-option-lock = Seconds to wait after a wrong call
web-option-lock-what = For so long, or until the cards change, one may not call again; 0 to 30.
web-option-vote = Seconds to vote
web-option-vote-what = Once somebody says “no SET”, whoever is silent for so long agrees; 5 to 120.
web-option-seats = Seats
web-option-seats-what = How many may play at a table for friends; { $least } to { $most }. Others may watch.
web-option-pause = Seconds between deals
web-option-pause-what = After so long the next deal starts by itself; 0 to 120.
web-option-rated = Rated
web-option-rated-what = The result counts, so two or more players get no hints.
web-option-turn = Seconds for a turn
web-option-turn-what = Who takes longer passes; 20 to 600, or 0 for no limit.
web-option-extra = Seconds for the extra roll
web-option-extra-what = Who takes longer keeps the dice; 5 to 120.
web-option-name-what = How long the caller of the opening has to name three dice; 2 to 30.
web-listed = Strangers may find this table
web-listed-what = A table for friends also stands on this page, open to everybody.
web-chat-on = Free text may be written here
web-chat-what = Besides the ready-made phrases; everybody can mute anybody.
web-chat-not = Not where strangers may come: there only ready-made phrases are said.

## At a table

web-joining = Looking for the table…
web-lobby = Who plays?
web-sit = Sit down
web-full = No seat is free
web-ready = I am ready
web-start-now = Start now
web-waiting =
    { $players ->
        [0] It starts.
        [one] Waiting for one more player.
       *[other] Waiting for { $players } players.
    }
web-too-few = This game needs at least { $players } players.
web-add-bot = Seat a bot
web-rules-here = The rules of this table
web-share = Invite others
web-share-how = Whoever has this link can join.
web-share-code = The link as a code to photograph
web-share-text = Come and play!
web-copy = Copy the link
web-copied = Copied
web-send = Send
web-no-set = No SET
web-no-set-alone = No SET: more cards
web-sent = sent…
web-take-back = Take back
web-point =
    { $left ->
        [one] One more card
       *[other] Point at { $left } cards
    }
web-point-now = Your call: point at three cards.
web-call-when = Press SET! as soon as you see one.
web-call-first = First press SET!, then choose the cards.
web-choose-three = Choose three cards that make a SET.
web-watching = You are watching.
web-next-deal = You play from the next deal on.
web-votes = No SET? { $votes } of { $players } agree; { $seconds } s.
web-denied = There is one! Look again.
web-locked = After a wrong call you wait: { $seconds } s.
web-hint = Hint
web-hint-some = There is a SET.
web-hint-none = There is no SET.
web-race-lost =
    { $millis ->
        [one] { $why } (too late by one millisecond)
       *[other] { $why } (too late by { $millis } ms)
    }
web-title-mine = Your call!
web-title-call = { $name }: SET!
web-title-play = { $cards } cards to come
web-title-over = The game is over
web-title-lobby = Waiting to start
web-deal = Deal { $deal } of { $deals }
web-line-up = Connected
web-line-delay = Connected: { $millis } ms each way
web-line-joining = Connecting…
web-line-lost = Connection lost, trying again…
web-line-over = Disconnected
web-menu = This table
web-close = Close
web-mute = Mute
web-hand-over = Make host
web-remove = Remove
web-bot-plays-on = A bot plays on
web-who-left = Left the table
web-host-business = As the host
web-sounds = Sounds
web-sure = Leave for good? Your cards stay in the result.
web-leave = Leave the table
web-close-table = Close the table for all
web-you-are = Here you are { $name }.
web-talk = Say something
web-say = Say
web-key-space = space

## The card table

web-check = The last call
web-call = SET!
web-called-by = { $name } must point now
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
        [yes] You took your call back
       *[no] { $name } took the call back
    }
web-outcome-left =
    { $mine ->
        [yes] You left without pointing
       *[no] { $name } left without pointing
    }
web-outcome-gain = +{ $points }
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
web-mark-host = host of the table
web-mark-dealer = deals the cards
web-mark-voted = says: no SET
web-mark-locked = must wait after a wrong call
web-mark-waiting = plays from the next deal on
web-mark-ready = ready
web-mark-left = gone
web-mark-away = away
web-player-detail =
    { $match ->
        [yes] { $deal } in this deal
       *[no] { $cards } cards won
    } · { $wrong ->
        [0] no mistake
        [one] one mistake
       *[other] { $wrong } mistakes
    }
web-pile = Cards in the pile

## Results

web-deal-over = Deal { $deal } is over
web-table-closed = The table is closed
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
web-wrong = Mistakes
web-total = Total
web-left =
    { $cards ->
        [one] One card is left.
       *[other] { $cards } cards are left.
    }
web-again = Once more
web-rematch = Rematch
web-invited = { $name } wants a rematch.
web-come = Come along
web-next = Next deal
web-next-in = By itself in { $seconds } s.
web-solo-clear = The table is clear!
web-solo-over = No SET is left
web-solo-time = Time
web-solo-left = Cards left
web-solo-wrong = Wrong calls
web-solo-denied = Refused “no SET”
web-solo-hints = Hints
web-solo-best = Your best so far
web-solo-before =
    { $left ->
        [one] Your best: { $time }, one card left.
       *[other] Your best: { $time }, { $left } cards left.
    }
web-chance =
    { $sets ->
        [0] Only before your first SET could the table still be cleared.
        [one] After your first SET the table could still be cleared, for the last time.
       *[other] After your SET number { $sets } the table could still be cleared, for the last time.
    }
web-chance-never = This deal could not be cleared, whatever was taken.
web-chance-how = How
web-chance-more = Whenever no SET lies there, three more cards are laid.
web-chance-see = See that moment

## Why a connection ended

web-bye-reload = There is a new version. Load the page again.
web-bye-no-table = There is no such table.
web-bye-taken-over = You sit at this table in another window.
web-bye-removed = The host has removed you from this table.
web-bye-closed = This table is gone.
web-bye-too-slow = Your connection is too slow at the moment.
web-bye-too-many = Too many connections from here. Try again soon.
web-too-many-tables = Too many new tables from here in a short time. Wait a minute, then try again.
web-too-many-requests = Too many requests from here. Wait a moment, then try again.
web-bye-too-fast = That was too much at once. Try again soon.
web-bye-restart = The server starts anew. One moment.
web-reload = Load again
web-not-loaded = This part of the page could not be loaded.
web-rules-unknown = The rules of this table cannot be fetched.
web-here-again = Play here

## Replay

web-replay = Watch a game again
web-replay-intro = Open a game that you have saved: every call can be seen again, and also what everybody overlooked.
web-replay-open = Choose a .tercet file
web-replay-drop = or drop it here
web-replay-none = There is no finished game under this link.
web-replay-damaged = This file cannot be read: line { $line } is not as it should be.
web-replay-place = Place in the game
web-replay-step = Event { $step } of { $steps }
web-replay-first = To the start
web-replay-back = To the call before
web-replay-previous = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-forth = To the next call
web-replay-last = To the end
web-replay-speed = Speed
web-replay-sets = Show the SETs
web-replay-lying =
    { $sets ->
        [0] No SET on the table
        [one] One SET on the table
       *[other] { $sets } SETs on the table
    }
web-replay-since = unseen for { $time }
web-replay-short = Replay

## Settings

web-auto = As the browser says
web-language = Language
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours of the cards
web-palette-classic = Classic
web-palette-safe = For colour-blind eyes
web-palette-contrast = High contrast
web-palette-mono = Black and white, with letters
web-turn = Cards lie
web-turn-auto = As fits best
web-turn-lying = Lying
web-turn-standing = Standing
web-text-size = Size of the text
web-text-size-small = Small
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-huge = Very large
web-motion = Movement
web-motion-auto = As the device wishes
web-motion-moving = Cards move
web-motion-still = Nothing moves
web-keys = Keys
web-keyboard = Keyboard
web-keyboard-auto =
    { $keyboard ->
        [azerty] This one: AZERTY
        [qwertz] This one: QWERTZ
        [hebrew] This one: Hebrew
       *[qwerty] This one: QWERTY
    }
web-keyboard-hebrew = Hebrew
web-show-keys = Show the keys on the cards
web-keys-what = Each card has its key, lying as the cards do. Press one here, then the key that you would rather have.
web-keys-cards = Keys of the cards
web-key-card = Card in row { $row }, column { $column }: { $key }
web-key-press = Press the key
web-key-undo = Undo
web-keys-reset = Our keys again
web-own-data = What is yours
web-own-games =
    { $games ->
        [one] One finished game
       *[other] { $games } finished games
    }
web-export = Download all my games
web-data-what = These settings stay on this device. The server keeps your name and the games you have finished; you can have your name taken out of them.
web-settings-reset = Default settings
web-forget = Forget me
web-forget-sure = Yes: take my name out of all games
web-forgotten = Done: nobody here knows you any more.
