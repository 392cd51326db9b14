## Levels, from the weakest; first the card game's, then the dice game's

bots-level-novice = novice
bots-level-casual = casual
bots-level-regular = regular
bots-level-expert = expert
bots-level-master = master
bots-level-beginner = beginner
bots-level-greedy = greedy
bots-level-strong = strong
bots-plays-on-key = F9: a bot plays on for { $name }.

## Commands

bots-levels-help = Lists the bots with what they are modelled on.
bots-calibration-help = Measures how long the card game’s bots take for a SET.
bots-tournament-help = Lets bots play many games against each other and rates them.
bots-baseline-help = Measures our bots and a player at random in the PettingZoo environments.

bots-arg-bot = a level, or a bot of your own as FILE.py:NAME
bots-arg-game = which game (default: cards)
bots-arg-games = how many games, rounded up to whole rounds (default: 100)
bots-arg-seats = how many bots sit at a table (default: 2)
bots-arg-edition = the printed rules to play by
bots-arg-seed = the same text gives the same games
bots-arg-jobs = how many processor cores to use (default: all)
bots-arg-save = a folder for the logs of all games
bots-arg-json = print the result as JSON
bots-arg-deals = how many whole deals each level plays alone (default: 200)
bots-arg-displays = how many single layouts of each kind each level searches (default: 400)
bots-arg-episodes = how many episodes each bot plays (default: 20)
bots-arg-picture = also draw the result into this file (.png, .svg or .pdf)

bots-needs-ratings = Ratings need another package. Install it with: pip install "tercet[bots]"
bots-needs-picture = The picture needs another package. Install it with: pip install "tercet[lab]"
bots-needs-envs = The environments need other packages. Install them with: pip install "tercet[envs]"
bots-bad-count = { $option } must be at least { $least }, not { $given }.
bots-stalled = This game cannot end, because every bot waits for the others: { $names }.
bots-no-game = No game is called “{ $game }”. There are: { $known }.
bots-no-bot = No bot of this game is called “{ $name }”. There are { $known }, or a bot of your own as FILE.py:NAME.
bots-no-module = There is no bot in “{ $spec }”: { $problem }
bots-no-name = “{ $place }” has nothing called “{ $name }”.
bots-bad-maker = “{ $spec }” cannot be made from a seed: { $problem }
bots-no-answer = “{ $spec }” makes something that has no method “answer”.
bots-too-few = So many cannot play here: there are { $bots } bots, and { $seats } are to sit at a table; at least 2 must.
bots-too-many = A table of this game has { $most } seats, not { $seats }.
bots-failed = The bot { $name } failed in game { $number }: { $problem }

## Tables

bots-head-bot = bot
bots-head-games = games
bots-head-wins = wins
bots-head-points = points
bots-head-rating = rating
bots-head-thinking = thinking (median, most)
bots-head-aim = aim
bots-head-seconds = seconds a SET
bots-head-wrong = wrong calls
bots-head-denied = votes despite a SET
bots-head-span = by differing features
bots-head-count = by SETs present
bots-head-race = as a race
bots-head-source = source
bots-head-number = number
bots-head-abundant = abundant value
bots-head-central = in the middle
bots-head-random = at random

bots-tournament-note =
    { $games ->
        [one] One game of { $game }. In brackets: 95 % confidence intervals; a tie shares the win.
       *[other] { $games } games of { $game }. In brackets: 95 % confidence intervals; a tie shares the win.
    }
bots-game-cards = cards
bots-game-dice = dice
bots-calibration-note = Whole deals alone; then single layouts of twelve cards, in seconds: with one SET that differs in 1, 2, 3, 4 features; with 1 to 5 SETs; and what a race of independent searches predicts for these.
bots-baseline-note = Mean points a game at a table of two, the bot against a player that does anything allowed. In the card game, which goes on in ticks of a tenth of a second, that player waits in 98 of 100 ticks.
bots-saved = The logs are in { $folder }.
bots-drawn = The picture is in { $file }.
bots-levels-note = The papers give the direction of an effect; its size is our calibration. No number is published for the seconds of our levels.

## The parts of the model

bots-part-race = one independent search for each SET, and the first to end wins
bots-part-span = the more features differ, the slower
bots-part-abundant = the most frequent value on the table is favoured
bots-part-central = cards in the middle are favoured a little
bots-part-scale = the seconds of each level
bots-part-aim = the mean seconds for each SET of a deal alone that the level is made for
bots-part-perceive = no search ends sooner after a change, in seconds
bots-part-point = from a call to pointing, in seconds
bots-part-sizes = how much slower, how much favoured, and how the times scatter
bots-part-slip = mistakes are near-SETs that fail in one feature, more often at lower levels
bots-part-patience = hesitation before saying that there is no SET
bots-part-second-look = how long it still looks once somebody else has said that there is no SET, in seconds
bots-part-crowd = time in proportion to the cards in view
bots-part-shape = the shape of the scatter of one search: very short times are rare
bots-part-steadiness = how little pointing and patience vary
bots-our-calibration = our calibration

## The picture

bots-picture-title = Time for each SET by level (model; seconds are our calibration)
bots-picture-spans = differing features of the only SET among 12 cards
bots-picture-counts = SETs among 12 cards
bots-picture-seconds = mean seconds to see it
bots-picture-measured = measured
bots-picture-race = race of independent searches
bots-picture-effects = level
bots-picture-times = time beside other SETs
bots-picture-abundant = the most abundant value
bots-picture-central = cards in the middle
bots-picture-slower = published: slower the more features differ
bots-picture-favoured = published: both are favoured (below 1)
