## The dice table

web-dice-unrolled = a die not yet rolled
web-dice-empty = { $square }, empty
web-dice-nearer = Closer
web-dice-farther = Further away
web-dice-fit = Show all dice
web-dice-whole = Show the whole board
web-dice-bag = Dice in the bag
web-dice-round = Round { $round }
web-dice-last-round = Round { $round }, the last
web-dice-wild = What does this WILD show?
web-dice-name-it = It shows { $face }
web-dice-opening = Is there a SET among your dice? Be the first to call.
web-dice-wait-opening = The others are still looking.
web-dice-none = I have none
web-dice-said-none = has none
web-dice-name-three = Your call: choose three dice in the order in which they shall lie.
web-dice-lay = Lay them
web-dice-your-turn = Your turn: take a die and choose a square.
web-dice-tap-square = Now choose a square, or a WILD to replace.
web-dice-turn-of = { $name } plays
web-dice-title-mine = Your turn!
web-dice-hand-in =
    { $points ->
        [0] Hand in
        [one] Hand in: one point
       *[other] Hand in: { $points } points
    }
web-dice-pass = Pass
web-dice-clear = Take the dice back
web-dice-extra = Before the next round: which dice do you roll again?
web-dice-wait-extra = Waiting for the others’ choice.
web-dice-keep = Keep all
web-dice-roll =
    { $dice ->
        [0] Roll again
        [one] Roll one again
       *[other] Roll { $dice } again
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
web-dice-passed-time = { $name }: the time ran out.
web-dice-passed-left = { $name } is gone and is passed over.
web-dice-swapped = { $name } replaces the WILD on { $square }.
web-dice-failed-wrong = { $name }: that is no SET.
web-dice-failed-time = { $name } named no dice in time.
web-dice-failed-taken-back = { $name } takes the call back.
web-dice-failed-left = { $name } left during the call.
web-dice-all-passed = All have passed: all dice are rolled again.
web-dice-again = No SET: all roll again.
