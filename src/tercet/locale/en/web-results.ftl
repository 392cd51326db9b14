## My games

web-games-going = Still in play
web-games-back = Back to the table
web-games-finished = Finished games
web-games-first = Play a game or today’s puzzle. When it’s over, you’ll find it here, with its timeline and replay.
web-games-play = Play a game
web-filter =
    { $filters ->
        [0] Filter
        [one] Filter (1 active)
       *[other] Filter ({ $filters } active)
    }
web-filter-game = Game
web-filter-any-game = All games
web-filter-company = Played with
web-filter-anyone = Anyone
web-filter-others = With others
web-filter-result = Result
web-filter-any-result = Any result
web-filter-rules = Rules
web-filter-any-rules = Any rules
web-filter-time = When
web-filter-any-time = Any time
web-filter-days = Last { $days } days
web-filter-clear = Clear filters
web-filter-none = No games match these filters.
web-rules-nine = nine on the table

## A game on one line

web-timeline-looking = Loading the game…
web-timeline-empty = This game ended before anything happened.
web-timeline-quickest =
    { $players ->
        [one] The quickest SET took { $time }.
       *[other] { $name } found the quickest SET, in { $time }.
    }
web-timeline-missed =
    { $sets ->
        [one] One SET was broken up before anyone saw it, after { $time }.
       *[other] { $sets } SETs were broken up before anyone saw them, one of them after { $time }.
    }
web-timeline-missed-none = No SET was broken up unseen.
web-timeline-missed-here =
    { $sets ->
        [one] broke up a SET nobody saw
       *[other] broke up { $sets } SETs nobody saw
    }
web-timeline-unseen = SETs nobody saw
web-timeline-more-unseen =
    { $sets ->
        [one] and one more
       *[other] and { $sets } more
    }
web-timeline-all = Everything in order
web-timeline-mean = Per SET
web-timeline-best = Quickest
web-timeline-differ =
    { $count ->
        [one] SET: one feature differs
       *[other] SET: { $count } features differ
    }
web-timeline-wrong =
    { $reason ->
        [time] Called, then ran out of time
        [taken-back] Called, then cancelled
        [left] Left during the call
       *[wrong] Not a SET
    }
web-timeline-key-found = a SET; one to four features differ
web-timeline-key-wrong = wrong call
web-timeline-key-denied = “No SET”, but there was one
web-timeline-key-hint = hint
web-timeline-key-added = no SET: more cards
web-timeline-key-missed = a SET nobody saw, while it lay there
web-timeline-dice-best =
    { $points ->
        [one] The best turn: { $name }, one point.
       *[other] The best turn: { $name }, { $points } points.
    }
web-timeline-dice =
    { $what ->
        [opening] opens: +{ $points }
        [pass] passes
       *[turn] plays: +{ $points }
    }
