## The puzzle of the day: its log, and the command line

event-puzzle-started = { $name } starts the clock.
event-set-found = { $time }: { $name } finds { $cards }.
event-pick-failed = { $time }: { $name } picks { $cards }, which is not a SET.
event-puzzle-solved =
    { $wrong ->
        [0] { $name } has found all SETs in { $time }, without a wrong pick.
        [one] { $name } has found all SETs in { $time }, with one wrong pick.
       *[other] { $name } has found all SETs in { $time }, with { $wrong } wrong picks.
    }

cli-daily = Plays the puzzle of the day: find all SETs against the clock.
daily-help-date = the day, such as 2026-11-15 (default: today in UTC)
daily-help-size = nine cards with four SETs, or twelve with six
daily-help-json = print the cards and SETs of both puzzles as JSON, without playing
daily-intro =
    { $size ->
        [easy] The easy puzzle of { $date }: nine cards, four SETs.
       *[full] The full puzzle of { $date }: twelve cards, six SETs.
    }
daily-ready = Press Enter to see the cards. The clock starts then.
daily-status = { $found } of { $sets } found.
daily-share = To share: { $line }
daily-not-solved =
    { $left ->
        [one] One SET was left to find.
       *[other] { $left } SETs were left to find.
    }
daily-practice =
    { $size ->
        [easy] A puzzle for practice: nine cards, four SETs.
       *[full] A puzzle for practice: twelve cards, six SETs.
    }
daily-rules = Find all SETs. The clock starts when the cards are shown and stops with the last SET. No card leaves the table, a card may belong to several SETs, and a wrong pick costs nothing but time.
daily-line-help = Type three letters of cards that are a SET, such as abc. r starts the clock, l shows the cards again, ? shows this help, q quits.
daily-line-no-hints = A puzzle has no hints.
daily-line-ready = Type r to see the cards. The clock starts then.

## The same, told to the player who did it

event-puzzle-started-you = You start the clock.
event-set-found-you = { $time }: you find { $cards }.
event-pick-failed-you = { $time }: you pick { $cards }, which is not a SET.
event-puzzle-solved-you =
    { $wrong ->
        [0] You have found all SETs in { $time }, without a wrong pick.
        [one] You have found all SETs in { $time }, with one wrong pick.
       *[other] You have found all SETs in { $time }, with { $wrong } wrong picks.
    }

## The public board, for the person who runs the server

cli-daily-board = Shows the times submitted for the public board of a day, and the status of each.
cli-daily-confirm = Confirms a time, which puts it on the public board.
cli-daily-remove = Removes a time from the boards of its day.
daily-board-help-code = the code of the table where the time was set, as `tercet daily board` shows it
daily-board-help-server = the address of your server (default: { $url })
daily-board-none = Nobody has asked for a place on this board yet.
daily-board-listing =
    { $listing ->
        [listed] listed
        [held] waiting for you: too fast to list unchecked
        [outdone] a better time from the same address is listed
       *[removed] removed
    }
daily-board-link = To decide in the browser, open { $link } (anyone with this link can decide too).
daily-board-decided =
    { $decision ->
        [confirmed] The time is listed now.
       *[removed] The time is off the boards now.
    }
refusal-not-operator = Only the person who runs this server can do that. Use the data folder of the running server.
refusal-no-time = There is no time that counts here.
