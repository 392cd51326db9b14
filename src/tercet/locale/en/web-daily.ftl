## The puzzle, played

web-puzzle-what =
    { $size ->
        [easy] Nine cards, four SETs.
       *[full] Twelve cards, six SETs.
    }
web-puzzle-clock = The clock starts when you see the cards and keeps running while you are away.
web-puzzle-team = You solve it together: any of you can start the clock.
web-puzzle-start = Start the clock
web-puzzle-show = Show the cards
web-puzzle-team-show = You solve it together: any of you can show the cards.
web-puzzle-starting = Here come the cards…
web-puzzle-lost =
    The connection is lost, but the clock is running. { $kept ->
        [yes] What you just found will be sent.
       *[no] Reconnecting…
    }
web-puzzle-found = { $found } of { $sets } SETs found
web-puzzle-searched = Good effort! You’ll look at the SETs together soon.
web-puzzle-left =
    { $sets ->
        [0] All SETs found.
        [one] One SET left to find.
       *[other] { $sets } SETs left to find.
    }
web-puzzle-solved = All SETs found!
web-puzzle-over = Not solved
web-puzzle-not-found = SETs you did not find
web-puzzle-wrong = Wrong picks
web-practice = Practice puzzle
web-training-next = Another practice puzzle

## The day, its result and its best times

web-daily-looking = Fetching the day’s puzzles…
web-daily-to-come = This puzzle appears on { $day }.
refusal-no-day = There is no such day. Check the date in the address.
web-daily-what = Two new puzzles every day at midnight UTC, the same for everyone. Your first attempt counts. Your results and your streak belong to this browser: on another device you start afresh.
web-daily-days = Days
web-daily-calendar = Solved days
web-daily-month-before = Previous month
web-daily-month-after = Next month
web-daily-month-solved = { $days ->
        [0] none solved
        [one] one day solved
       *[other] { $days } days solved
    }
web-daily-day = { $solved ->
        [yes] { $day }, solved
        [partly] { $day }, one of two solved
        [unranked] { $day }, solved, not ranked
       *[no] { $day }
    }
web-daily-mark-ranked = ranked
web-daily-mark-unranked = not ranked
web-daily-next = The next puzzles come at { $time }: { $hours ->
        [0] in { $minutes } min
       *[other] in { $hours } h { $minutes } min
    }.
web-daily-next-now = The next puzzles are here.
web-daily-next-go = Show the new puzzles
web-daily-before = Previous day
web-daily-after = Next day
web-daily-today = Today
web-daily-other = Another day
web-daily-best = (best: { $days })
web-daily-size = Which puzzle
web-daily-easy = Easy
web-daily-full = Full
web-daily-solvers =
    { $solvers ->
        [0] No ranked times yet.
        [one] One ranked time.
       *[other] { $solvers } ranked times.
    }
web-daily-start =
    { $size ->
        [easy] Start the easy puzzle
       *[full] Start the full puzzle
    }
web-daily-counts = This attempt counts. The clock starts at once and keeps running while you are away.
web-daily-unranked-day = Only attempts on the day itself are ranked; later ones are not.
web-daily-unranked = This attempt is not ranked.
web-daily-go-on =
    { $size ->
        [easy] Back to the easy puzzle
       *[full] Back to the full puzzle
    }
web-daily-running = Your clock is running.
web-daily-again = Try again, unranked
web-daily-rank = Rank
web-daily-rank-among = Rank among everyone
web-daily-rank-of =
    { $count ->
        [1] First so far
       *[other] { $rank } of { $count }
    }
web-daily-percentile =
    { $others ->
        [1] Faster than the one other player
       *[other] Faster than { $percent }% of the others
    }
web-daily-streak = Days in a row
web-daily-finds = In the order found
web-daily-share = Share your result
web-daily-share-picture = { $sets ->
        [one] A picture of one SET: which features are the same and which are different.
       *[other] A picture of { $sets } SETs: which features are the same and which are different.
    }
web-daily-share-key = A row for each SET, in the order found; number, colour, fill and shape:
web-daily-share-same = the same,
web-daily-share-different = different.
web-daily-copy = Copy
web-daily-board = Best times
web-daily-board-none =
    { $day ->
        [past] No times.
       *[today] No times yet.
    }
web-daily-among = Whose times
web-daily-among-all = Everyone
web-daily-among-met = People I’ve played with
web-daily-board-none-public =
    { $day ->
        [past] Nobody is listed.
       *[today] Nobody is listed yet.
    }
web-daily-board-proves = A time on this board shows that the log is consistent, not who or what was playing: programs can solve the puzzle too.
web-daily-place-ask = Put your time on the public board? Under which name?
web-daily-place-join = List my time
web-daily-place-leave = Take it off
web-daily-place =
    { $listing ->
        [listed] Your time is on the public board as { $name }.
        [held] Your time will be listed as soon as the host of this server has confirmed it: it is unusually fast.
        [outdone] A better time from your network is on the public board: each network has one place a day.
       *[removed] The host of this server has removed your time from the boards.
    }
web-daily-listing =
    { $listing ->
        [held] waiting for you
        [outdone] not the best from its network
       *[removed] removed
    }
web-daily-confirm = Confirm
web-daily-remove = Remove
