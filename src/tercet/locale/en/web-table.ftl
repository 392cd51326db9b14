## Leaving, and ending for everybody

web-leave-title = Leave the table?
web-leave-lobby = Your seat becomes free for somebody else.
web-leave-over = The result stays as it is.
web-leave-what =
    { $game ->
        [dice] Your dice and your points are kept, and you can come back while the game is running.
        [puzzle] The clock keeps running while you are away. You can come back.
       *[cards] Your score is kept, and you can come back while the game is running.
    }
web-end-title = End the game for everyone?
web-end-what = The game ends at once, for everybody at this table. Points count as they are now.
web-puzzle-give-up = Give up
web-puzzle-give-up-title = Give up on this puzzle?
web-puzzle-give-up-what = No time is recorded, and you are shown the SETs you have not found.

## After a lost connection

web-missed = You were disconnected for a while.
web-missed-deal = Deal { $deal } has started.
web-missed-call =
    { $lost ->
        [0] Time ran out on your call. It counts as a wrong call, but cost you no points.
        [one] Time ran out on your call, which cost you one point.
       *[other] Time ran out on your call, which cost you { $lost } points.
    }
web-missed-sets =
    { $sets ->
        [one] Others took one SET.
       *[other] Others took { $sets } SETs.
    }
web-missed-turn = Your time ran out, and you passed.
web-missed-points =
    { $points ->
        [one] Others scored one point.
       *[other] Others scored { $points } points.
    }
## Talking and looking on

web-talk-nothing = No messages yet.
web-talk-watcher = (watching)
web-talk-players-only = Only players can chat at this table.
web-talk-unread =
    { $remarks ->
        [one] Chat: one new message
       *[other] Chat: { $remarks } new messages
    }
web-watchers = Watching
web-watched-by =
    { $watchers ->
        [one] One person is watching: { $names }
       *[other] { $watchers } people are watching: { $names }
    }

## A rematch

web-rematch-open = The rematch is open.
web-rematch-by = { $name } wants a rematch.
web-follow = Watch the rematch

## Coming back, and when somebody leaves

web-return = Return to the game
web-departed =
    { $players ->
        [one] { $names } has left the game.
       *[other] { $names } have left the game.
    }
web-others-away =
    { $players ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
web-person-joined = { $name } has joined.
web-person-back = { $name } is back.
web-person-ready = { $name } is ready.
web-wait = Wait
web-end-alone = End the game
web-propose-end = Propose ending the game
web-end-alone-in = End the game (in { $time })
## Before the start

web-deserted = Nobody else has joined yet. Share the link and wait, or play alone.
web-keep-waiting = Wait for others
web-void-starts =
    { $count ->
        [one] One start was called off after random numbers had been shown: { $names } did not reveal a number.
       *[other] { $count } starts in a row were called off after random numbers had been shown. { $names } did not reveal their numbers.
    }
web-void-starts-why = This may just be a lost connection. But people working together can also look at a deal in this way and refuse it. Those named sit out the next deal, unless they were cut off when the server stopped. That deal will not count as verified. Go on only if that is all right with you.
web-waiting-names =
    { $players ->
        [0] Starting…
       *[other] Waiting for { $names }.
    }
web-name-away = { $name } (away)
web-unready = Not ready yet

## Starting over, ending by agreement, names

web-restart = Start over
web-restart-title = Start over from the beginning?
web-stop-title = End the game here?
web-by-agreement = This happens once everyone playing agrees.
web-notice-more = Show options
web-proposed-restart = { $name } wants to start over.
web-proposed-restart-own = You want to start over. Waiting for the others.
web-proposed-end = { $name } wants to end the game here.
web-proposed-end-own = You want to end the game here. Waiting for the others.
web-agreed = Agreed: { $names }. Not yet: { $waiting }.
web-declined =
    { $how ->
        [withdrawn] { $name } has withdrawn the proposal. The game goes on.
       *[declined] { $name } wants to play on, so the game goes on.
    }
web-agree = Agree
web-decline = No, play on
web-withdraw = Withdraw
web-rename = Change name
web-device = Continue on another device
web-device-how = Open the link there, or scan its code. Your seat moves to that device, and this one then only watches. The link works once.
web-device-moved = Your seat has moved to another device, and this one now only watches. To play here again, make a link there and open it here.
web-device-seated = You already have a seat at this table, so the link was not used. It still works on another device.
web-device-link = Make a link

## The end of a game

web-fastest = Fastest SET: { $name }, { $time }
web-fastest-own = Fastest SET: { $time } · median: { $median }
web-podium-more = and { $cards } more
web-figures = All the figures
web-verified = Shuffle verified
web-partly-verified = Shuffle partly verified
web-not-verified = Shuffle not verified
web-check-failed = The shuffle does not check out
web-free-seats =
    { $seats ->
        [one] One free seat
       *[other] { $seats } free seats
    }
web-coached = Pick three cards that make a SET. Hints appear automatically.
web-table-paused = Eyes up!
web-table-paused-what = The game is paused. It resumes when the person running the room says so.

## At a table

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
web-ready-now = Don’t wait
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
web-rules-short =
    { $style ->
        [point] { "" }
       *[announce] After “SET!” you have { $point } seconds to pick.
    } { $penalty ->
        [cards] A mistake costs three cards.
        [point] A mistake costs one point.
       *[none] A mistake costs nothing.
    } { $hints ->
        [yes] Anyone may ask for a hint.
       *[no] { "" }
    } { $deals ->
        [0] There is one deal for each player.
       *[other] { "" }
    }
web-share = Invite others
web-share-how = Anyone with this link can join.
web-share-only-here = Only this computer can join so far.
web-share-lan-how = To let phones and other computers join, start the server with “tercet serve --lan” or “make play LAN=1”.
web-share-text = Come and play!
web-copy = Copy link
web-no-set-alone = No SET: deal more cards
web-stop = Stop the deal
web-stop-sure = There is still a SET on the table. Stop anyway?
web-look-on = Keep looking
web-sending = Sending…
web-take-back = Cancel (counts as wrong)
web-point-now = Your call: pick three cards.
web-call-when = Press SET! as soon as you see one.
web-call-how = See a SET? Press SET! first, then pick its three cards.
web-call-first = Press SET! before you pick cards.
web-choose-three = Pick three cards that make a SET.
web-watching = You are watching.
web-next-deal = You’ll join in the next deal.
web-votes =
    { $seconds ->
        [0] No SET? { $votes } of { $players } agree.
       *[other] No SET? { $votes } of { $players } agree; { $seconds } s.
    }
web-votes-stop = Stop here? { $votes } of { $players } agree.
web-picked = Picked { $count } of { $most }: { $cards }
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
web-seconds-left = { $seconds } seconds left
web-resume = Continue
web-paused = Paused
web-paused-what = The clock has stopped and the cards are hidden.
web-paused-by = { $name } has paused the game.
web-hint-some = There is a SET.
web-hint-none = There is no SET.
web-hint-cards =
    { $cards ->
        [one] One card of a SET is marked.
        [3] A whole SET is marked.
       *[other] { $cards } cards of a SET are marked.
    }
web-hint-by = Hint requested by { $name }: { $hint }
web-hint-came = A hint appeared: { $hint }
web-hints-off = No automatic hints
web-hints-are-off = From now on, hints appear only when you ask for one.
web-title-mine = Your call!
web-title-call = { $name }: SET!
web-title-play = { $cards } cards left
web-title-over = Game over
web-title-lobby = Waiting to start
web-line-up = Connected
web-line-delay = Connected: { $millis } ms each way
web-line-lost = Connection lost. Your game is safe; reconnecting…
web-line-lost-kept = Connection lost. What you just did will be sent as soon as it is back.
web-menu = Menu
web-mute = Mute
web-hand-over = Make host
web-remove = Remove
web-bot-plays-on = Replace with a bot
web-who-left = Left the table
web-host-business = Host controls
web-leave = Leave the table
web-close-table = End game for everyone
web-you-are = Playing as { $name }
web-talk = Chat
web-say = Send

## The card table

web-calls = Latest calls
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
web-called-by = { $name } is choosing…
web-call-interrupted = The server stopped while { $name } was choosing. Waiting for { $name } to come back.
web-players = Players
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
        [found] { $cards } found
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
web-round-closed = The round is over
web-room-table-over = Your table has finished
web-room-to = Back to the room
web-you-won = You win!
web-won =
    { $winners ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
web-this-deal = This deal
web-total = Total
web-left =
    { $cards ->
        [0] No cards are left.
        [one] One card is left.
       *[other] { $cards } cards are left.
    }
web-left-pile =
    { $cards ->
        [one] One more is in the pile.
       *[other] { $cards } more are in the pile.
    }
web-overlooked =
    { $times ->
        [one] One time, everyone agreed that there was no SET, but there was one:
       *[other] { $times } times everyone agreed that there was no SET, but there was one. The first:
    }
web-again = Play again
web-rematch = Rematch
web-come = Join rematch
web-next = Next deal
web-next-in = Starts in { $seconds } s
web-solo-clear = You cleared the table!
web-solo-found =
    { $sets ->
        [one] You found one SET!
       *[other] You found { $sets } SETs!
    }
web-solo-over = No SETs left
web-solo-left = Cards left
web-solo-wrong = Wrong calls
web-solo-denied = Wrong “no SET” votes
web-solo-hints = Hints
web-solo-best = New personal best!
web-solo-first = Your first time: { $time }
web-solo-hinted =
    { $hints ->
        [one] A hint was shown, so this is not a best time.
       *[other] { $hints } hints were shown, so this is not a best time.
    }
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

## Replay

web-replay-place = Position in the game
web-replay-step = Event { $step } of { $steps }
web-replay-first = Go to start
web-replay-back =
    { $game ->
        [dice] Previous turn
       *[other] Previous call
    }
web-replay-previous = Previous step
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next step
web-replay-forth =
    { $game ->
        [dice] Next turn
       *[other] Next call
    }
web-key-home = Home
web-key-end = End
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
web-replay-looking = Looking for SETs…
web-replay-more =
    { $sets ->
        [one] One more is not listed.
       *[other] { $sets } more are not listed.
    }
web-race-too = You called too
web-race-lead =
    { $millis ->
        [one] Won by one millisecond
       *[other] Won by { $millis } ms
    }
web-race-tie = At the same moment: chance decided
web-outcome-right =
    { $mine ->
        [yes] Your SET
       *[no] SET for { $name }
    }
web-outcome-two-alike = Two alike, one not: { $features }
web-outcome-wrong =
    { $mine ->
        [yes] Not a SET
       *[no] { $name }: not a SET
    }
web-outcome-not-yet =
    { $mine ->
        [yes] Not yet
       *[no] { $name }: not yet
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
web-outcome-loss = −{ $points }
web-outcome-total =
    { $price }, { $points ->
        [one] one point
       *[other] { $points } points
    }

web-handicap = Handicap
web-handicap-how = For faster players: they must wait before calling on new cards, and longer after a wrong call. It applies from the next deal on.
web-handicap-of = { $name }’s handicap
web-handicap-none = None
web-mark-handicap = waits { $seconds } s
