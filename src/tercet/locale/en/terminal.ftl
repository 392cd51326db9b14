## Commands

terminal-play-help = Plays full screen: solo, against bots, or two at one keyboard.
terminal-join-help = Joins an online table, full screen.
terminal-watch-help = Watches an online table, full screen.
terminal-create-help = Creates an online table, prints its link and joins it.

terminal-arg-game = which game
terminal-arg-bots = levels of the bots to play against, separated by commas
terminal-arg-two = two players share this keyboard
terminal-arg-name = your name; for two players, both names separated by a comma
terminal-arg-seed = the same seed deals the same cards or dice to the same number of players
terminal-arg-save = write the game to this file while you play; further games get a number
terminal-arg-lines = no full screen: plain lines of text, for screen readers and simple terminals
terminal-arg-colour = when to use colours: always, never, or if the terminal can show them
terminal-arg-palette = the colours of the cards
terminal-arg-theme = light or dark screen
terminal-arg-keys = the keyboard layout for the card keys
terminal-arg-ascii = draw with plain ASCII characters only
terminal-arg-bidi = what puts Hebrew into visual order: the terminal, this program, or whichever the terminal’s name suggests
terminal-arg-url = the address of the table
terminal-arg-server = the address of the server, such as http://localhost:8181
terminal-arg-public = let anyone find the table
terminal-arg-chat = allow free text in the chat
terminal-arg-only-link = print the link and nothing else, and do not join
terminal-arg-receipt = save what this program sees of the shuffles to this file, for “tercet verify --receipt”
terminal-arg-as-new = join as somebody new, even if this computer has played on this server before
terminal-needs-extra = The full screen needs another package. In the project’s folder, run: { $install }. Or add --lines.
terminal-no-game = The terminal cannot show the game '{ $game }'. Open the table in a browser.
terminal-public-chat = At a public table only quick phrases can be sent: choose --public or --chat.
terminal-created = The table is ready. Anyone with this link can join: { $link }
terminal-save-failed = The game could not be saved: { $problem }
terminal-save-renamed = { $file } already exists; this game is saved as { $other }.
terminal-too-many = Too many players: { $game } has { $seats } seats.
terminal-too-few = The dice game needs two players: add --bots or --two.

## The menu

terminal-menu-title = What would you like to play?
terminal-menu-alone = Cards, solo
terminal-menu-bot = Cards against a bot: { $level }
terminal-menu-bots = Cards against three bots
terminal-menu-two = Cards for two at this keyboard
terminal-menu-dice = Dice against a bot: { $level }
terminal-menu-dice-two = Dice for two at this keyboard
terminal-menu-quit = Quit
terminal-menu-hint = Arrows and Enter, or the key shown before a line · ? for help · q to quit
terminal-you = Player
terminal-first = Left
terminal-second = Right

## The card table

terminal-pile = pile { $count }
terminal-score = { $name }: { $points }
terminal-over = Game over. Enter: play again · Ctrl+Q: leave
terminal-over-online = Game over. Ctrl+Q: leave
terminal-ready = Enter: ready
terminal-wait-others = Waiting for the others…
terminal-wait-unready = Waiting for the others… Esc: not ready yet
terminal-watching = You are watching.
terminal-next-deal = You’ll join in the next deal.
terminal-left-game = You have left the game. Tab: return
terminal-some-cards =
    { $size ->
        [3] three cards
       *[other] { $size } cards
    }
terminal-point =
    { $seconds ->
        [one] Pick { $cards }: { $chosen } of { $size }, one second left
       *[other] Pick { $cards }: { $chosen } of { $size }, { $seconds } seconds left
    }
terminal-point-name =
    { $seconds ->
        [one] { $name }, pick { $cards }: { $chosen } of { $size }, one second left
       *[other] { $name }, pick { $cards }: { $chosen } of { $size }, { $seconds } seconds left
    }
terminal-called =
    { $seconds ->
        [one] { $name } has called “SET!” and has one second left to pick.
       *[other] { $name } has called “SET!” and has { $seconds } seconds left to pick.
    }
terminal-locked =
    { $seconds ->
        [one] Locked out after a wrong call: one more second.
       *[other] Locked out after a wrong call: { $seconds } more seconds.
    }
terminal-votes =
    { $seconds ->
        [0] No SET? { $votes } of { $players } agree
        [one] No SET? { $votes } of { $players } agree, one second left
       *[other] No SET? { $votes } of { $players } agree, { $seconds } seconds left
    }
terminal-votes-stop = Stop? { $votes } of { $players } agree
terminal-looking = Still looking? Press any key, or n to agree.
terminal-pile-empty = The pile is empty, and there is still a SET. n votes to stop.
terminal-two = { $first } plays with the keys on the left, { $second } with the keys on the right.
terminal-choose-two = { $time } · Pick { $cards }: { $first } { $chosen1 }, { $second } { $chosen2 } of { $size }
terminal-choose = { $time } · Pick { $cards }: { $chosen } of { $size }
terminal-call = { $time } · Space: “SET!” · picked: { $chosen } of { $size }
terminal-take = { $picked } · Space takes the cards you picked
terminal-name =
    { $seconds ->
        [one] Which card has nobody seen? Type its letters, then Enter: { $typed } · one second left
       *[other] Which card has nobody seen? Type its letters, then Enter: { $typed } · { $seconds } seconds left
    }
terminal-keys-take = letters: cards · Space take · n no SET · h hint · Esc clear · ? help · Ctrl+Q leave
terminal-keys-name = letters: the card · Enter name it · Esc clear · ? help · Ctrl+Q leave
terminal-found = found { $count }
terminal-two-variant = Two players at one screen need a game with a fixed number of cards, no chain and no hidden card. Add --lines, or play against bots.
terminal-just-choose = You don’t call at this table: just pick { $cards }.
terminal-not-a-set = Not a SET: { $reasons }
terminal-keys-between = Enter continue · Tab table · ? help · Ctrl+Q leave
terminal-keys-watch = F2 size · F3 light or dark · Tab table · ? help · Ctrl+Q leave
terminal-keys-point = letters: cards · n no SET · h hint · Esc clear · ? help · Ctrl+Q leave
terminal-keys-puzzle = letters: cards · Esc clear · ? help · Ctrl+Q leave
terminal-keys-call = Space SET! · letters: cards · n no SET · h hint · ? help · Ctrl+Q leave
terminal-keys-two = { $call1 } / { $call2 } SET! · { $none1 } / { $none2 } no SET · ? help · Ctrl+Q leave
terminal-keys-two-point = letters: cards · { $none1 } / { $none2 } no SET · Esc clear · ? help · Ctrl+Q leave
terminal-keys-proposed-restart = F5 start over · F6 play on · ? help · Ctrl+Q leave
terminal-keys-proposed-end = F5 end the game here · F6 play on · ? help · Ctrl+Q leave
terminal-keys-proposed-own = F6 withdraw the proposal · ? help · Ctrl+Q leave

## Help

terminal-help-title = Keys
terminal-help-grid = pick the card in that position
terminal-key-arrows = arrows, Enter
terminal-help-arrows = move the cursor; pick that card
terminal-key-space = Space
terminal-help-space = call “SET!”
terminal-help-take = take the cards you picked; where you call first, call “SET!”
terminal-help-chain = pick a card from the last SET, beside the table
terminal-help-none = say that there is no SET; with the pile empty, vote to stop
terminal-help-hint = a hint
terminal-help-pause = pause or continue, when you play solo
terminal-paused = Paused at { $time }. Press p to continue.
terminal-help-escape = clear picks, or cancel your call (counts as a wrong call)
terminal-help-chat = chat
terminal-help-pages = scroll the log
terminal-help-help = this page
terminal-help-size = larger or smaller
terminal-too-small = This terminal is too small: it has { $columns } columns and { $lines } lines, and the game needs { $least_columns } and { $least_lines }. Make it larger, or play with --lines.
terminal-too-small-waits = The game waits until the terminal is large enough.
terminal-help-theme = light or dark
terminal-help-table = name, proposals, leaving and returning, receipt
terminal-help-answer = agree to a proposal; play on
terminal-help-leave = leave
terminal-help-menu = choose a game
terminal-help-signs = Marks beside a name: { $calls } has called or is next to play, { $voted } says no SET, { $locked } is locked out, { $away } is away. A card with { $new } in its frame is new.

## Online

terminal-chat = Message, or the number of a phrase, then Enter · Esc: cancel
terminal-phrase = Which phrase? 1 to 9, 0 · Esc: cancel
terminal-says = { $name }: { $text }
terminal-reconnecting = reconnecting…
terminal-online = online
terminal-delay = { $millis } ms
terminal-late =
    { $millis ->
        [one] You were one millisecond late.
       *[other] You were { $millis } milliseconds late.
    }

## The dice table

terminal-round = round { $round }
terminal-bag = bag { $count }
terminal-last-round = last round
terminal-seconds = { $seconds } s
terminal-dice-open = Do you have a SET? Space: “SET!” · n: none · 1–5 dice
terminal-dice-open-two = Who has a SET? { $first }: { $call1 } · { $second }: { $call2 }
terminal-dice-hopeless = Nobody has a SET, so everyone rolls again.
terminal-dice-called = { $name } has called “SET!” and is choosing three dice.
terminal-dice-name-three = { $name }, choose three dice, left to right: { $chosen } of 3
terminal-dice-extra =
    { $count ->
        [0] { $name }: which dice to re-roll? Enter keeps all.
        [one] { $name }: Enter re-rolls one die.
       *[other] { $name }: Enter re-rolls { $count } dice.
    }
terminal-dice-turn =
    { $points ->
        [0] { $name }’s turn, cursor on { $square }
        [one] { $name }’s turn, cursor on { $square }, one point so far
       *[other] { $name }’s turn, cursor on { $square }, { $points } points so far
    }
terminal-dice-other = It is { $name }’s turn.
terminal-dice-pick-first = Pick a die first: 1 to 5.
terminal-dice-alone =
    You are the only one left. { $seconds ->
        [0] e: end the game
        [one] In one second you can end the game.
       *[other] In { $seconds } seconds you can end the game.
    }
terminal-dice-picked = { $name }: { $dice } · Enter places them · 1–5 reorder · w names a WILD
terminal-dice-nothing = Place a die first, or pass with p.
terminal-dice-take-back = Take your dice back before you pass: Esc.
terminal-keys-opening = Space SET! · n none · h hint · 1–5 dice · Esc cancel · ? help · Ctrl+Q leave
terminal-keys-extra = 1–5 mark dice · Enter re-roll · ? help · Ctrl+Q leave
terminal-keys-dice = 1–5 die · Space place · Enter play · s swap · p pass · h hint · Esc back · ? help · Ctrl+Q leave
terminal-key-arrows-only = arrows
terminal-help-dice-digits = pick a die; before a round, mark it to be re-rolled
terminal-help-dice-arrows = move the cursor on the board
terminal-help-dice-space = place the die on the square; in the opening, call “SET!”
terminal-help-dice-lay = place the die on the square
terminal-help-dice-enter = play the turn, or re-roll the marked dice
terminal-help-dice-backspace = deselect the die, or take back the last one placed
terminal-help-dice-s = replace the WILD under the cursor with the die you picked
terminal-help-dice-p = pass
terminal-help-dice-n = in the opening, say that you have no SET
terminal-name-wild = What does the WILD stand for?
terminal-name-suits = Enter: { $face }
terminal-name-cancel = Esc: not now

## Line mode

terminal-line-cards-help = To pick { $cards }, type their letters or their short names. s calls “SET!”, n means no SET, h gives a hint, b cancels a call (counts as a wrong call), Enter repeats the cards, r means that you are ready, q leaves.
terminal-line-two-help = With two players, put 1 or 2 before s and n.
terminal-line-solo-help = To take { $cards }, type their letters or their short names. n means no SET, h gives a hint, p pauses and resumes, Enter repeats the cards, ? shows this help, q leaves.
terminal-line-dice-help = In the opening: s calls (s 1 3 2 calls with these dice), n says none, h asks for a hint, three numbers pick your dice from left to right, lay places them. In a turn: 1@h7 2@h8 places dice 1 and 2, 3=2GD@h9 names a WILD, swap 1 g6 replaces a WILD, p passes, h asks for a hint. Before a round: roll 1 3, or k to keep all. Enter describes the board, q leaves. With several players, put the player’s number before s, n and h. try 1@h7 says what a turn would score; end ends the game when only you are left.
terminal-line-best-help = best lists the best turns.
terminal-line-best-here = best works only in a game on this computer.
terminal-line-lay-nothing = There is nothing to place yet: choose three dice first.
terminal-line-words = Words work too: { $words }.
terminal-line-words-help = help
terminal-line-words-look = look
terminal-line-words-ready = ready
terminal-line-words-quit = quit, exit
terminal-line-words-none = none
terminal-line-words-hint = hint
terminal-line-words-yes = yes
terminal-line-words-pause = pause
terminal-line-words-back = back
terminal-line-words-pass = pass
terminal-line-words-keep = keep
terminal-line-words-lay = lay
terminal-line-words-best = best
terminal-line-words-try = try
terminal-line-words-swap = swap
terminal-line-words-roll = roll
terminal-line-words-end = end
terminal-line-dice-open = Do you have a SET? Type s to call, or n for none.
terminal-line-dice-open-two = Who has a SET? 1 s calls for the first player, 1 n says that there is none.
terminal-line-dice-extra = { $name }: roll 1 3 re-rolls dice 1 and 3, k keeps all.
terminal-line-bonuses = Free squares with +{ $points }: { $squares }
terminal-line-picked = Type lay to place them like this, or three numbers for another order; 2=3PD names a WILD.
terminal-line-card = { $letter }: { $name }, { $card }
terminal-line-what = I did not understand that; type ? for help.
terminal-line-who = Who? Put the player’s number first: { $choices }.
terminal-line-online-help = Online: r when you are ready. The host types start to begin at once, or bot and a level ({ $levels }) to add a bot. / lists the quick phrases and /2 sends the second; / followed by your own words sends them, if the table allows free chat.
terminal-line-table-help = At any table: name NEW-NAME changes your name; u means you are not ready after all; propose restart or propose end; agree or decline; leave and return; receipt (or receipt FILE) saves a receipt of the shuffles.
terminal-line-answer = Type agree, or decline to play on.
terminal-line-answer-own = Type decline to withdraw the proposal.
terminal-line-return = You have left the game. Type return to come back.
terminal-line-point =
    { $seconds ->
        [one] Pick { $cards }: one second left.
       *[other] Pick { $cards }: { $seconds } seconds left.
    }
terminal-line-chain = The last SET, beside the table; pick its cards by digit:
terminal-line-name =
    { $seconds ->
        [one] Type the letters of the card that nobody has seen, such as { $example }: one second left.
       *[other] Type the letters of the card that nobody has seen, such as { $example }: { $seconds } seconds left.
    }
terminal-line-looking = Still looking? Type y, or n to agree.
terminal-line-left =
    { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
terminal-line-delay = Delay to the server: { $millis } ms.
terminal-line-gone = Connection lost. Trying again…
terminal-line-back = The connection is back.
terminal-line-link = Anyone with this link can join: { $link }

## Before an online game

terminal-lobby-host = Enter: ready · Enter again: start · 1–{ $levels }: add a bot
terminal-lobby-address = Anyone with this link can join, in a browser or with “tercet join”:
terminal-lobby-players = Players: { $count } of { $seats } seats
terminal-lobby-bot = bot
terminal-lobby-is-host = host
terminal-lobby-ready = ready
terminal-lobby-not-ready = not ready yet
terminal-lobby-away = away
terminal-lobby-press-host = Press Enter when you are ready, and Enter again to start at once; otherwise the game starts when everyone is ready (at least two players).
terminal-lobby-press-bots = Add a bot: { $levels }
terminal-lobby-press-ready = Press Enter when you are ready, Esc if you are not ready after all. The game starts when everyone is ready, or when the host starts it.
terminal-lobby-press-more = / chat · ? help and rules · Tab table · Ctrl+Q leave
terminal-lost = The connection to the table is lost.
terminal-bot-failed = The bot { $name } crashed and has left the game: { $problem }

## What can be done at a table beside playing

terminal-table-title = This table
terminal-table-agree = Agree to the proposal
terminal-table-decline = Decline the proposal and play on
terminal-table-unready = Not ready yet
terminal-table-rename = Change your name
terminal-table-restart = Propose starting over
terminal-table-end = Propose ending the game here
terminal-table-leave = Leave the game; you can return
terminal-table-return = Return to the game
terminal-table-receipt = Save a receipt of the shuffles
terminal-table-replace = Let a bot take over for the player who left
terminal-table-help = Help: all keys, and the rules of this table
terminal-table-size = Larger or smaller
terminal-table-theme = Light or dark
terminal-table-quit = Leave the table
terminal-table-back = A number, or arrows and Enter · Esc: back
terminal-table-name = New name, then Enter · Esc: keep the old one
terminal-leave-local = Leave this game? It is not over.
terminal-leave-online = Leave the table? The others play on; you can come back with the same link.
terminal-leave-keys = Enter: leave · any other key: play on
terminal-receipt-saved = Receipt saved: { $file }. After the game, “tercet verify LOG --receipt { $file }” checks the log against it.
terminal-receipt-nothing = No shuffle has been seen here yet.
terminal-receipt-failed = The receipt could not be saved: { $problem }
