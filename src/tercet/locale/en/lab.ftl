## The commands, each in a sentence

lab-odds-help = Counts the hands without a SET and prints the exact odds.
lab-simulate-help = Plays many games and counts what happens in them.
lab-solve-deal-help = Finds the SETs that clear a solitaire deal whose order is known.
lab-dice-odds-help = Gives the odds of the dice game: rolls, turns, bonus squares, and which dice to re-roll.

## Arguments and options

lab-arg-deck = all 81 cards, or the 27 solid ones
lab-arg-cards = show only hands of this many cards
lab-arg-picture = also draw the result to this file (.svg, .png or .pdf)
lab-arg-games = how many games (default: { $default })
lab-arg-dice-games = how many dice games (default: { $default }; 0 plays none)
lab-arg-cores = how many processor cores to use (default: all)
lab-arg-dask = do the work on the Dask cluster whose scheduler is at this address, such as tcp://host:8786
lab-arg-policy = which SET to take: any at random, the first on the table, one with the fewest or the most differing features, greedy (the one that leaves the most SETs), careful (plans to clear the table)
lab-arg-seed = the same seed gives the same games
lab-arg-edition = which rulebook to play by
lab-arg-layout = how many cards to have on the table: 12, or 9 with the solid ones
lab-arg-order = the whole deck in the order in which it is dealt: cards such as 2RSO, or a file with them or with the log of a solo game, or - for standard input
lab-arg-deal-seed = deal a deck from this seed instead, the same as tercet solo --seed
lab-arg-moves = a file with the SETs that were taken, one per line, and an empty line for three more cards: shows how long the table could still be cleared
lab-arg-players = how many players a dice game has: 2 to 4 (default: 2)
lab-hand = HAND
lab-arg-hand = the hand to find the best re-roll for: faces such as 2RO, or * for WILD; a die from 0 to 41 may be named before its face, as in 7=2RO
lab-arg-board = a file with the board, as the dice commands print it; needed with --hand

## Errors

lab-bad-cards = A hand from this deck has 0 to { $most } cards, not { $given }.
lab-bad-games = Play at least one game, not { $given }.
lab-bad-dice-games = The number of games cannot be negative: { $given }.
lab-bad-cores = Use at least one core, not { $given }.
lab-not-of-variant = { $option } is for the printed game: leave it out, or leave out --variant and --set.
lab-dask-or = { $option } applies to this machine’s cores, but with --dask the cluster does the work: use only one of the two.
lab-dask-unreachable = No Dask scheduler answers at { $address }: { $problem }
lab-dask-no-workers = The Dask cluster at { $address } has no workers. Start some with: dask worker { $address }
lab-dask-version = A worker of the cluster runs Tercet { $worker }; this machine has { $own }. Install the same version everywhere.
lab-dask-lost = The connection to the Dask cluster was lost. Work finished before that still counts.
lab-bad-seed = A seed is a number from 0 to { $most }, not { $given }.
lab-bad-players = The dice game has 2 to 4 players, not { $given }.
lab-bad-layout = Nine cards on the table are for the 27 solid ones only: choose --deck solid.
lab-bad-picture = '{ $file }' is not a picture file name: it must end in .svg, .png or .pdf.
lab-bad-deck = This is not a whole deck: { $problem }
lab-bad-moves = These moves do not fit the deal: { $problem }
lab-move-empty-pile = move { $move }: the pile is empty
lab-move-no-set = move { $move }: { $cards } is not a SET
lab-move-not-there = move { $move }: { $cards } are not all on the table
lab-bad-hand = This is not a hand of dice: { $problem }
lab-bad-die = There is no die { $die }: they are numbered from 0 to { $last }.
lab-bad-face = Die { $die } has no { $face }; it has { $faces }.
lab-not-alone = { $file } is not the log of a solo card game.
lab-log-has-all = The log already says which SETs were taken and how many cards were on the table: leave out --moves and --layout.
lab-no-deck = Give the deck: its cards in the order of the deal, a file with them, or --seed.
lab-no-board = --hand needs a board: give a file with --board.
lab-twin = { $card } occurs twice
lab-missing =
    { $count ->
        [one] one of { $deck } cards is missing: { $cards }
       *[other] { $count } of { $deck } cards are missing: { $cards }
    }
lab-needs-picture = The picture needs another package. In the project’s folder, run: { $command }

## Notes beside the answer

lab-slow = This would be much faster with the optional packages. In the project’s folder, run: { $command }
lab-compiled = Compiled in { $seconds } s, and kept for next time.
lab-drawn = The picture is in { $file }.
lab-stopped = Stopped after { $done } of { $wanted } games.

## Exact odds

lab-odds-title = { $cards } cards, { $sets } SETs, { $symmetries } symmetries
lab-odds-largest = The largest hand without a SET has { $cards } cards, for example: { $example }
lab-odds-books = The rulebooks say:
lab-odds-sets-in = SETs in 12 cards (on average { $mean }):
lab-odds-one = One deal in { $odds } has no SET among { $cards } fresh cards; on average they hold { $mean } SETs.
lab-odds-never = { $cards } cards always hold a SET; on average they hold { $mean }.

lab-head-cards = cards
lab-head-hands = hands without a SET
lab-head-classes = essentially different
lab-head-share = share
lab-head-one-in = once in
lab-head-expected = SETs on average
lab-head-sets = SETs
lab-head-number = hands
lab-head-printed = printed
lab-head-exact = exact
lab-head-edition = edition
lab-printed-1-in = 1 in { $odds }
lab-printed-over = over { $share }

## Simulation

lab-simulate-title =
    { $games ->
        [one] One game, { $policy }, seed { $seed }: { $speed } games a second on { $cores ->
            [one] one core
           *[other] { $cores } cores
        }
       *[other] { $games } games, { $policy }, seed { $seed }: { $speed } games a second on { $cores ->
            [one] one core
           *[other] { $cores } cores
        }
    }
lab-simulate-note = In brackets: 95% confidence intervals. Layouts are counted while cards remain in the pile.
lab-simulate-never = Games that never need more than { $cards } cards: { $share }
lab-head-left = cards left
lab-head-games = games
lab-head-table = cards on the table
lab-head-seen = layouts seen
lab-head-no-set = without a SET
lab-head-fresh = fresh deal
lab-head-pile = cards in the pile
lab-head-mean-sets = SETs on average
lab-policy-random = a SET at random
lab-policy-first = the first SET on the table
lab-policy-fewest = the fewest differing features
lab-policy-most = the most differing features
lab-policy-greedy = the SET that leaves the most
lab-policy-careful = planned for clearing the table

## Solving a deal

lab-deal-solved = This deal can be cleared:
lab-deal-unsolvable = This deal cannot be cleared.
lab-deal-cleared = The table was cleared.
lab-deal-last-chance =
    { $moves ->
        [0] Clearing it was only possible before the first move, like this:
        [one] Clearing it was last possible after the first move, like this:
       *[other] Clearing it was last possible after move { $moves }, like this:
    }
lab-head-move = move
lab-head-set = SET

## Dice

lab-dice-rolls = A roll from the full bag holds a SET:
lab-dice-turns =
    { $games ->
        [one] One game of { $players } greedy players, seed { $seed }. Points of the best turn:
       *[other] { $games } games of { $players } greedy players, seed { $seed }. Points of the best turn:
    }
lab-dice-bonuses = Bonus squares: how often they are earned, when, and how many more points that brings than the best turn without any bonus:
lab-dice-rerolls = What to re-roll, and the expected points of the next turn:
lab-dice-keep-all = nothing
lab-head-dice = dice
lab-head-with-wild = with WILD
lab-head-without-wild = without WILD
lab-head-points = points
lab-head-turns = turns
lab-head-square = square
lab-head-bonus = bonus
lab-head-earned = earned
lab-head-round = in round
lab-head-gain = gain
lab-head-roll-again = re-roll
lab-head-playable = can play
lab-pass = pass

## Charts

lab-chart-hands = all hands
lab-chart-classes = essentially different
lab-chart-set-free = Hands without a SET
lab-chart-number = number (logarithmic)
lab-chart-fresh = Chance that fresh cards hold no SET
lab-chart-percent = percent
lab-chart-percent-games = percent of the games
lab-chart-sets-in = SETs in { $cards } cards
lab-chart-left = Cards left at the end
lab-chart-fresh-deal = fresh deal
lab-chart-in-play = in play
lab-chart-no-set = No SET on the table
lab-chart-stages = No SET among { $cards } cards, by stage
lab-chart-sets-on-table = SETs among { $cards } cards on the table
lab-chart-line = SETs to choose from, and cards on the table
lab-chart-choices = number
lab-chart-rolls = A roll holds a SET
lab-chart-with-wild = with WILD
lab-chart-without-wild = without WILD
lab-chart-points = Points of the best turn
lab-chart-bonuses = How often a bonus is earned
lab-chart-expected = SETs among fresh cards, on average
lab-chart-books = as the rulebooks print it
lab-chart-rounds = The round in which a bonus is earned
lab-chart-gain = Points that a bonus square is worth
lab-chart-rerolls = Points of the turn after the re-roll
lab-chart-playable = How often dice can then be placed
lab-chart-exact = exact
lab-chart-interval = 95% confidence interval
lab-chart-to-take = SETs to choose from
lab-chart-scored = dice placed
lab-chart-passed = nothing can be placed
