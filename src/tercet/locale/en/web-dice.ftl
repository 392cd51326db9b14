## The dice table

web-dice-picked = Picked: { $dice }
web-dice-unrolled = a die not yet rolled
web-dice-empty = { $square }, empty
web-dice-under = { $die }; bonus square: { $points }
web-dice-nearer = Zoom in
web-dice-farther = Zoom out
web-dice-fit = Show all dice
web-dice-whole = Show the whole board
web-dice-bag = Dice in the bag
web-dice-told-all = Show everything
web-dice-told-title = What is going on
web-dice-round = Round { $round }
web-dice-last-round = Round { $round }, the last
web-dice-wild-on = Choose a face for the WILD on { $square }
web-dice-opening = A SET among your dice? Choose its three dice and press SET! before the others do.
web-dice-wait-opening = The others are still looking.
web-dice-none = I have none
web-dice-said-none = has none
web-dice-name-three = Your call: choose three dice, left to right.
web-dice-lay = Place
web-dice-hint =
    { $shown ->
        [set] You have a SET among your dice.
        [die] The marked die is part of your SET.
        [no-set] You have no SET: press “I have none”.
        [turn]
            { $dice ->
                [one] Use the marked die.
               *[other] Use the marked dice.
            }
        [turn-on]
            { $dice ->
                [one] Place this die on the marked square.
               *[other] Place these dice on the marked squares.
            }
        [swap] The marked die can replace a WILD.
        [swap-on] Replace the marked WILD with this die.
       *[pass] No turn is possible: pass.
    }
web-dice-hint-asked = { $name } asks for a hint.
web-dice-your-turn = Your turn: take a die and choose a square.
web-dice-tap-square = Now choose an empty square.
web-dice-tap-wild = Now choose an empty square, or the WILD that stands for this face, to replace it.
web-dice-swap-title = Replace this WILD?
web-dice-swap-sure = Your die takes its place on { $square }. The freed die is yours and is rolled at once, so this cannot be undone. The swap scores nothing and does not count as one of your three dice.
web-dice-swap-do = Replace
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
web-dice-extra = Which dice will you re-roll for the next round?
web-dice-chosen =
    { $dice ->
        [0] You keep all your dice.
        [one] You re-roll one die.
       *[other] You re-roll { $dice } dice.
    }
web-dice-wait-extra = Waiting for the others to choose.
web-dice-keep = Keep all
web-dice-roll =
    { $dice ->
        [0] Re-roll
        [one] Re-roll one
       *[other] Re-roll { $dice }
    }
web-dice-has-passed = passed
web-dice-has-chosen = has chosen

## What has just happened

web-dice-opened =
    { $mine ->
        [yes] { $points ->
            [one] You open with one point.
           *[other] You open with { $points } points.
        }
       *[no] { $points ->
            [one] { $name } opens with one point.
           *[other] { $name } opens with { $points } points.
        }
    }
web-dice-played =
    { $mine ->
        [yes] { $points ->
            [0] You scored no points.
            [one] You scored one point.
           *[other] You scored { $points } points.
        }
       *[no] { $points ->
            [0] { $name }: no points.
            [one] { $name }: one point.
           *[other] { $name }: { $points } points.
        }
    }
web-dice-passed-passed =
    { $mine ->
        [yes] You passed.
       *[no] { $name } passes.
    }
web-dice-passed-time =
    { $mine ->
        [yes] You ran out of time.
       *[no] { $name } ran out of time.
    }
web-dice-passed-left =
    { $mine ->
        [yes] You had left and were skipped.
       *[no] { $name } has left and is skipped.
    }
web-dice-passed-interrupted =
    { $mine ->
        [yes] You did not come back after the server stopped: your turn is void.
       *[no] { $name } did not come back after the server stopped: the turn is void.
    }
web-dice-swapped =
    { $mine ->
        [yes] You replaced the WILD on { $square }.
       *[no] { $name } replaces the WILD on { $square }.
    }
web-dice-failed-wrong =
    { $mine ->
        [yes] Your call was not a SET ({ $why }).
       *[no] { $name }: that is not a SET ({ $why }).
    }
web-dice-failed-time =
    { $mine ->
        [yes] You did not choose three dice in time.
       *[no] { $name } did not choose three dice in time.
    }
web-dice-failed-taken-back =
    { $mine ->
        [yes] You cancelled your call.
       *[no] { $name } cancels the call.
    }
web-dice-failed-left =
    { $mine ->
        [yes] You left during your call.
       *[no] { $name } left during the call.
    }
web-dice-all-passed = Everyone passed: all dice are rolled again.
web-dice-again = Nobody opened with a SET: everyone rolled again.

## How a turn scored, and what else is told at the table

web-dice-set-scored =
    { $direction ->
        [row] Row
       *[column] Column
    } { $squares }: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
web-dice-bonus-scored =
    Bonus { $square }: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
web-dice-with-wild =
    { $wilds ->
        [one] { $text } (a WILD you add scores nothing)
       *[other] { $text } (WILDs you add score nothing)
    }
web-dice-no-set-yet =
    { $count ->
        [1] The die on { $square } is not in a SET yet.
       *[other] The dice on { $square } are not in a SET yet.
    }
web-dice-barred = Your call did not count. You can call again after the next roll.
web-dice-was-wrong = wrong call
web-dice-next = next
web-dice-first = plays first
web-dice-freed = The freed die shows { $face }.
web-dice-rolled-again =
    { $mine ->
        [yes] { $count ->
            [one] You rolled again: { $before }, now { $after }.
           *[other] You rolled { $count } dice again.
        }
       *[no] { $count ->
            [one] { $name } rolled again: { $before }, now { $after }.
           *[other] { $name } rolled { $count } dice again.
        }
    }
web-dice-kept-own = You kept all your dice.
web-dice-kept-all =
    { $count ->
        [one] { $names } kept all their dice.
       *[other] { $names } kept all their dice.
    }
web-dice-nobody-rolled =
    { $chosen ->
        [none] Nobody chose any dice to re-roll in time.
       *[some] Everyone kept their dice.
    }
web-dice-last-chance =
    { $rounds ->
        [one] Nobody played a turn last round. If nobody does this time, the game ends.
       *[other] Nobody has played a turn for { $rounds } rounds. If nobody does this time, the game ends.
    }
web-dice-pass-title = Pass, although you could play this turn?
web-dice-pass-sure =
    { $points ->
        [0] The dice you placed are a legal turn.
        [one] The dice you placed are a legal turn worth one point.
       *[other] The dice you placed are a legal turn worth { $points } points.
    }
web-dice-pass-plain-title = Pass this turn?
web-dice-pass-plain = You place no dice, and the next player takes their turn.
web-dice-pass-back = Back to my turn
web-dice-ended-dice =
    { $count ->
        [one] { $names } has no dice left.
       *[other] { $names } have no dice left.
    }
web-dice-ended-stalemate =
    { $rounds ->
        [one] The game ended because nobody played a turn in the last round.
       *[other] The game ended because nobody played a turn for { $rounds } rounds in a row.
    }
web-dice-ended-alone = The only player left ended the game.
web-dice-ended-agreed = Everyone agreed to end the game here.

## Arranging the opening, WILDs, the score sheet

web-dice-arrange = Drag or tap dice to reorder them.
web-dice-arrange-wild = Drag or tap dice to reorder them; tap a WILD to change its face.
web-dice-arranges = { $name } called a SET and is arranging it.
web-dice-place-now = Place now
web-dice-cancel-call = Cancel (counts as wrong)
web-dice-face-points =
    { $face }: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
web-dice-faces-legal = Faces that make a legal turn
web-dice-faces-other = Other faces
web-dice-faces-none = No face makes a legal turn yet. Choose one and place more dice.
web-dice-take-back = Return to hand
web-dice-scores = Scores by round
web-dice-see-board = See the board
web-dice-see-result = Show the result
web-dice-sheet-round = Round
web-dice-sheet-total = Total
web-dice-timed =
    { $mine ->
        [yes] You ran out of time, and the dice already placed were played:
       *[no] { $name } ran out of time, and the dice already placed were played:
    } { $points ->
        [0] no points.
        [one] one point.
       *[other] { $points } points.
    }
