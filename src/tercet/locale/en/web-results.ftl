## My games

web-games-going = Still in play
web-games-back = Back to the table
web-games-finished = Finished games
web-games-first = Play a game or today’s puzzle. When it’s over, you’ll find it here, with its timeline and replay.
web-games-play = Play a game
web-games-room = Room { $code }
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
web-export = Download all my games
web-games-more = Show earlier games

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
        [one] One SET was broken up before anyone saw it; it had been on the table for { $time }.
       *[other] { $sets } SETs were broken up before anyone saw them; the longest had been on the table for { $time }.
    }
web-timeline-missed-none = No SET was broken up before anyone saw it.
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
web-timeline-all = All events in order
web-timeline-mean = Time per SET
web-timeline-best = Quickest
web-timeline-differ =
    { $count ->
        [0] SET
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
web-timeline-key-missed = a SET nobody saw, for as long as it was on the table
web-timeline-turns = Turns
web-timeline-passes = Passes
web-timeline-best-turn = Best turn
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

## Statistics

web-stats-looking = Loading your games…
web-stats-whose = Player
web-stats-you = You
web-stats-bots = Bots: { $level }
web-stats-games = Games
web-stats-wins = Won against others
web-stats-won-of = { $won } of { $games }
web-stats-median = Time per SET (median)
web-stats-played = Time played
web-stats-first = Play a game or today’s puzzle, and this page will show how you spot SETs: how fast you are, which SETs you are slow to find, and what you miss.
web-stats-none = No games in this selection.
web-stats-train = Practise your slowest SETs
web-chart-table = As a table
web-chart-more =
    { $games ->
        [one] Play about one more game to see this chart.
       *[other] Play about { $games } more games to see this chart.
    }
web-chart-time = Seconds per SET over time
web-chart-week = Play again in another week to see your progress.
web-chart-since = Week of
web-chart-differing = By number of differing features
web-chart-differ = Differing features
web-chart-kinds = By kind of SET
web-chart-kinds-differ = What differs
web-chart-kinds-slow =
    { $whose ->
        [you] SETs that differ in { $features } take you longest: { $time }.
       *[bots] SETs that differ in { $features } take these bots longest: { $time }.
    }
web-chart-features = By feature
web-chart-feature = Feature
web-chart-where-differs = Where it differs
web-chart-where-same = Where it is the same
web-chart-sooner = sooner
web-chart-later = later
web-chart-wrong = Wrong calls
web-chart-wrong-none = No wrong calls so far.
web-chart-why = Reason
web-chart-count = How often
web-chart-reason =
    { $reason ->
        [time] Time ran out
        [taken-back] Cancelled
        [left] Left during a call
        [no-set] “No SET”, but there was one
       *[wrong] Not a SET
    }
web-chart-failed =
    { $feature ->
        [number] The number didn’t fit
        [colour] The colour didn’t fit
        [fill] The fill didn’t fit
       *[shape] The shape didn’t fit
    }
web-chart-unseen = SETs that stayed on the table longest
web-chart-unseen-none = No SET has been overlooked for more than five seconds.
web-chart-best = Best solo times
web-chart-best-none = Finish a solo game without hints, or a puzzle, to set a time.
web-chart-opponents = Head to head
web-chart-won = Won
web-chart-tied = Tied
web-chart-lost = Lost
web-chart-opponents-none = Nobody yet: play with friends or bots.

## What a chart shows, in one sentence; $whose is you or bots

web-reading-quicker =
    { $whose ->
        [you] You find a SET { $time } faster than in your first weeks.
       *[bots] These bots find a SET { $time } faster than in the first weeks.
    }
web-reading-slower =
    { $whose ->
        [you] You take { $time } longer to find a SET than in your first weeks.
       *[bots] These bots take { $time } longer to find a SET than in the first weeks.
    }
web-reading-steady =
    { $whose ->
        [you] Your pace is steady: { $time } per SET.
       *[bots] Their pace is steady: { $time } per SET.
    }
web-reading-slow-differing =
    { $whose ->
        [you] SETs with { $count ->
            [one] one differing feature
           *[other] { $count } differing features
        } take you { $time } longer than those with { $of }.
       *[bots] SETs with { $count ->
            [one] one differing feature
           *[other] { $count } differing features
        } take these bots { $time } longer than those with { $of }.
    }
web-reading-slow-feature =
    { $whose ->
        [you] You take { $time } longer to find SETs that differ in { $feature ->
            [number] number
            [colour] colour
            [fill] fill
           *[shape] shape
        } than other SETs.
       *[bots] These bots take { $time } longer to find SETs that differ in { $feature ->
            [number] number
            [colour] colour
            [fill] fill
           *[shape] shape
        } than other SETs.
    }
web-reading-even-features =
    { $whose ->
        [you] You find SETs equally fast, whichever feature differs.
       *[bots] These bots find SETs equally fast, whichever feature differs.
    }
web-reading-fails-in =
    { $whose ->
        [you] In { $count } of your { $of } wrong picks, what didn’t fit was the { $feature ->
            [number] number
            [colour] colour
            [fill] fill
           *[shape] shape
        }.
       *[bots] In { $count } of { $of } wrong picks, what didn’t fit was the { $feature ->
            [number] number
            [colour] colour
            [fill] fill
           *[shape] shape
        }.
    }
web-reading-no-mistakes = Not one wrong call in { $of } SETs.
web-reading-longest-unseen = The longest was on the table for { $time }.

## Practice

web-training-what = A puzzle with twelve cards and six SETs, at least half of them of the kinds you are slowest to find.
web-training-what-new = A puzzle with twelve cards and six SETs, at least half of them of the kinds most people are slowest to find. After a few games, it will use your own times.
web-training-start = Practise
web-training-kinds = What you are slow to find
web-training-kinds-new = What most people are slow to find
web-training-differ = Different: { $features }
web-training-same = Same: { $features }
web-training-median =
    { $sets ->
        [one] { $time } for one SET; { $usual } for a SET of any kind.
       *[other] Usually { $time }, over { $sets } SETs; { $usual } for a SET of any kind.
    }
web-training-never =
    { $sets ->
        [one] On the table once; you did not find it.
       *[other] On the table { $sets } times; you never found it.
    }
web-training-new = Has not come up yet.
web-training-before = Before
web-training-recent = Last two weeks
web-training-faster = { $time } faster
web-training-slower = { $time } slower
web-training-puzzles = Your practice puzzles
web-training-few =
    { $puzzles ->
        [one] Play one more puzzle to see your progress.
       *[other] Play { $puzzles } more puzzles to see your progress.
    }
web-training-puzzles-faster = Your later puzzles were { $time } faster than your first ones.
web-training-puzzles-slower = Your later puzzles took { $time } longer than your first ones.
