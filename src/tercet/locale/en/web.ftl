## The page

web-home = Home
web-lost = There is nothing here.
web-offline = The server cannot be reached.
web-download = Download the game

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
        [yes] You left during your call
       *[no] { $name } left during the call
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
