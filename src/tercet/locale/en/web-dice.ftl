## The dice table

web-dice-unrolled = a die not yet rolled
web-dice-empty = { $square }, empty
web-dice-nearer = Zoom in
web-dice-farther = Zoom out
web-dice-fit = Show all dice
web-dice-whole = Show the whole board
web-dice-bag = Dice in the bag
web-dice-round = Round { $round }
web-dice-last-round = Round { $round }, the last
web-dice-wild = Choose a face for the WILD
web-dice-name-it = Choose { $face }
web-dice-opening = Do your dice make a SET? Be the first to call.
web-dice-wait-opening = The others are still looking.
web-dice-none = I have none
web-dice-said-none = has none
web-dice-name-three = Your call: choose three dice, left to right.
web-dice-lay = Place
web-dice-your-turn = Your turn: take a die and choose a square.
web-dice-tap-square = Now choose a square, or a WILD to replace.
web-dice-turn-of = { $name }’s turn
web-dice-title-mine = Your turn!
web-dice-hand-in =
    { $points ->
        [0] Play turn
        [one] Play turn: 1 point
       *[other] Play turn: { $points } points
    }
web-dice-pass = Pass
web-dice-clear = Take all dice back
web-dice-extra = Before the next round: which dice do you want to re-roll?
web-dice-wait-extra = Waiting for the others to choose.
web-dice-keep = Keep all
web-dice-roll =
    { $dice ->
        [0] Re-roll
        [one] Re-roll one
       *[other] Re-roll { $dice }
    }
web-dice-end = End the game
web-dice-has-passed = passed

## What has just happened

web-dice-opened =
    { $points ->
        [one] { $name } opens with one point.
       *[other] { $name } opens with { $points } points.
    }
web-dice-played =
    { $points ->
        [0] { $name }: no points.
        [one] { $name }: one point.
       *[other] { $name }: { $points } points.
    }
web-dice-passed-passed = { $name } passes.
web-dice-passed-time = { $name } ran out of time.
web-dice-passed-left = { $name } has left and is skipped.
web-dice-swapped = { $name } replaces the WILD on { $square }.
web-dice-failed-wrong = { $name }: that is not a SET ({ $why }).
web-dice-failed-time = { $name } did not choose three dice in time.
web-dice-failed-taken-back = { $name } cancels the call.
web-dice-failed-left = { $name } left during the call.
web-dice-all-passed = Everyone passed: all dice are rolled again.
web-dice-again = No SET: everyone rolls again.
