## Levels, from the weakest; first the card game's, then the dice game's

bots-level-learner = learner
bots-level-novice = novice
bots-level-casual = casual
bots-level-regular = regular
bots-level-expert = expert
bots-level-master = master
bots-level-beginner = beginner
bots-level-greedy = average
bots-level-strong = strong
bots-plays-on-key = F9: a bot takes over for { $name }.

## Commands

bots-levels-help = Lists the bots and what they are modelled on.
bots-calibration-help = Measures how long the card game’s bots take to find a SET.
bots-tournament-help = Plays many games between bots and rates them.
bots-baseline-help = Measures our bots and a random player in the PettingZoo environments.

bots-arg-bot = a level, or a bot of your own as FILE.py:NAME
bots-arg-game = which game (default: cards)
bots-arg-games = how many games, rounded up to whole rounds (default: 100)
bots-arg-seats = how many bots play at a table (default: 2)
bots-arg-edition = which rulebook to play by
bots-arg-seed = the same seed gives the same games
bots-arg-save = a folder for the logs of all games
bots-arg-json = print the result as JSON
bots-arg-deals = how many whole solo deals each level plays (default: 200)
bots-arg-displays = how many single layouts of each kind each level searches (default: 400)
bots-arg-episodes = how many episodes each bot plays (default: 20)

bots-needs-ratings = Ratings need another package. In the project’s folder, run: { $install }
bots-needs-picture = The picture needs another package. In the project’s folder, run: { $install }
bots-needs-envs = The environments need other packages. In the project’s folder, run: { $install }
bots-bad-count = { $option } must be at least { $least }, not { $given }.
bots-stalled = This game cannot end, because every bot is waiting for the others: { $names }.
bots-no-game = There is no game called “{ $game }”. Choose one of: { $known }.
bots-no-bot = This game has no bot called “{ $name }”. Choose { $known }, or give a bot of your own as FILE.py:NAME.
bots-other-game =
    “{ $name }” is a bot of the { $other ->
        [dice] dice
       *[cards] card
    } game. Here, choose { $known }, or give a bot of your own as FILE.py:NAME.
bots-no-module = There is no bot in “{ $spec }”: { $problem }
bots-no-name = “{ $place }” has nothing called “{ $name }”.
bots-bad-maker = “{ $spec }” cannot be created from a seed: { $problem }
bots-no-answer = “{ $spec }” creates an object without a method “answer”.
bots-bad-answer = “{ $spec }.answer” must take a view, a seat and a time: def answer(self, view, seat, now)
bots-too-few = Not enough bots: { $bots } given, { $seats } needed. A table takes at least 2.
bots-not-shared = The bot { $bot } cannot be sent to the processes that play: define it at the top level of a file, or use cores=1.
bots-too-many = A table of this game has { $most } seats, not { $seats }.
bots-failed = The bot { $name } failed in game { $number }: { $problem }
bots-stopped = Stopped after { $done } of { $wanted } games; the games played still count.

## Tables

bots-head-game = game
bots-head-shown = shown as
bots-head-bot = bot
bots-head-games = games
bots-head-wins = wins
bots-head-points = points
bots-head-rating = rating
bots-head-thinking = thinking (median, max)
bots-head-aim = target
bots-head-seconds = seconds per SET
bots-head-wrong = wrong calls
bots-head-denied = wrong “no SET” votes
bots-head-span = by differing features
bots-head-count = by SETs present
bots-head-race = as a race
bots-head-number = number
bots-head-abundant = common value
bots-head-central = in the middle
bots-head-random = at random

bots-tournament-note =
    { $games ->
        [one] One game of { $game }. In brackets: 95% confidence intervals; tied bots share the win.
       *[other] { $games } games of { $game }. In brackets: 95% confidence intervals; tied bots share the win.
    }
bots-game-cards = cards
bots-game-dice = dice
bots-game-puzzle = puzzle
bots-calibration-note = Whole solo deals; then single layouts of twelve cards, in seconds: with one SET that differs in 1, 2, 3 or 4 features; with 1 to 5 SETs; and what a race of independent searches predicts for these.
bots-baseline-note = Mean points per game at a table of two: the bot against a player that makes random legal moves. In the card game, which runs in ticks of a tenth of a second, that player waits in 98 of 100 ticks.
bots-rounded = Rounded up from { $asked }: whole rounds of { $round } games seat every bot equally often.
bots-saved = The logs are in { $folder }.
bots-drawn = The picture is in { $file }.
bots-levels-numbers = The numbers behind the levels of the card game. What each means is listed below.
bots-levels-note = The papers give the direction of an effect; its size is our calibration. No figures have been published for how many seconds our levels take.

## The parts of the model

bots-part-race = one independent search per SET; the first to finish wins
bots-part-span = the more features differ, the slower the search
bots-part-abundant = the most frequent value on the table is favoured
bots-part-central = cards in the middle are slightly favoured
bots-part-scale = the seconds for each level
bots-part-aim = the mean seconds per SET that the level aims for in a solo deal
bots-part-perceive = the shortest time between a change and the end of a search, in seconds
bots-part-point = from calling to picking the cards, in seconds
bots-part-sizes = how much slower, how strongly favoured, and how widely the times vary
bots-part-slip = mistakes are near-SETs that fail in one feature, more often at lower levels
bots-part-patience = hesitation before saying that there is no SET
bots-part-second-look = how long it keeps looking once somebody else has said that there is no SET, in seconds
bots-part-crowd = the time grows in proportion to the cards in view
bots-part-shape = the shape of the distribution of search times: very short ones are rare
bots-part-steadiness = how little the picking time and the hesitation vary
bots-our-calibration = our calibration

## The picture

bots-picture-title = Time for each SET by level (model; seconds are our calibration)
bots-picture-spans = differing features of the only SET among 12 cards
bots-picture-counts = SETs among 12 cards
bots-picture-seconds = mean seconds to see it
bots-picture-measured = measured
bots-picture-race = race of independent searches
bots-picture-effects = level
bots-picture-times = time relative to other SETs
bots-picture-abundant = the most abundant value
bots-picture-central = cards in the middle
bots-picture-slower = published: the more features differ, the slower
bots-picture-favoured = published: both are favoured (below 1)
