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
        [0] Time ran out on your call. It cost you nothing.
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
web-rematch-waits = It starts when all { $players } of you are here.
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
web-unready = Not ready yet

## Starting over, ending by agreement, names

web-restart = Start over
web-restart-title = Start over from the beginning?
web-stop-title = End the game here?
web-by-agreement = This happens once everyone playing agrees.
web-proposed-restart = { $name } wants to start over.
web-proposed-restart-own = You want to start over. Waiting for the others.
web-proposed-end = { $name } wants to end the game here.
web-proposed-end-own = You want to end the game here. Waiting for the others.
web-agree = Agree
web-decline = No, play on
web-withdraw = Withdraw
web-rename = Change name

## The end of a game

web-fastest = Fastest SET: { $name }, { $time }
web-figures = All the figures
web-verified = Shuffle verified
web-partly-verified = Shuffle partly verified
web-free-seats =
    { $seats ->
        [one] One free seat
       *[other] { $seats } free seats
    }
web-coached = Pick three cards that make a SET. Take your time: a hint comes by itself.
web-table-paused = Eyes up!
web-table-paused-what = The game is paused. It goes on when the person running the room says so.
