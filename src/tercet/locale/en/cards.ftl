## Features and their values

card-feature-number = number
card-feature-colour = colour
card-feature-fill = fill
card-feature-shape = shape

card-value-1 = one
card-value-2 = two
card-value-3 = three
card-value-red = red
card-value-green = green
card-value-purple = purple
card-value-solid = solid
card-value-striped = striped
card-value-open = open
card-value-oval = oval
card-value-squiggle = squiggle
card-value-diamond = diamond

## A card's name: $number is 1, 2 or 3; $colour, $fill and $shape are values as above

card-name =
    { $number ->
        [1] one
        [2] two
       *[3] three
    } { $colour ->
        [red] red
        [green] green
       *[purple] purple
    } { $fill ->
        [solid] solid
        [striped] striped
       *[open] open
    } { $shape ->
        [oval] oval
        [squiggle] squiggle
       *[diamond] diamond
    }{ $number ->
        [1] { "" }
       *[other] s
    }
card-gap = empty space

## A layout's name, and the marks on a card; $name is the name of the card

card-layout =
    { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }
card-selected = { $name }, selected
card-hinted = { $name }, hint
card-dealt = { $name }, new

## The check of three cards, feature by feature
## $verdict is same, different or mixed; $most is the value that all or two of them have, $odd that of the third

card-check-number =
    { $verdict ->
        [same] all three have { $most ->
            [1] one symbol
            [2] two symbols
           *[3] three symbols
        }
        [different] the three numbers are different
       *[mixed] two have { $most ->
            [1] one symbol
            [2] two symbols
           *[3] three symbols
        }, the other has { $odd ->
            [1] one
            [2] two
           *[3] three
        }
    }
card-check-colour =
    { $verdict ->
        [same] all three are { $most ->
            [red] red
            [green] green
           *[purple] purple
        }
        [different] the three colours are different
       *[mixed] two are { $most ->
            [red] red
            [green] green
           *[purple] purple
        }, one is { $odd ->
            [red] red
            [green] green
           *[purple] purple
        }
    }
card-check-fill =
    { $verdict ->
        [same] all three are { $most ->
            [solid] solid
            [striped] striped
           *[open] open
        }
        [different] the three fills are different
       *[mixed] two are { $most ->
            [solid] solid
            [striped] striped
           *[open] open
        }, one is { $odd ->
            [solid] solid
            [striped] striped
           *[open] open
        }
    }
card-check-shape =
    { $verdict ->
        [same] all three show { $most ->
            [oval] ovals
            [squiggle] squiggles
           *[diamond] diamonds
        }
        [different] the three shapes are different
       *[mixed] two show { $most ->
            [oval] ovals
            [squiggle] squiggles
           *[diamond] diamonds
        }, one shows { $odd ->
            [oval] ovals
            [squiggle] squiggles
           *[diamond] diamonds
        }
    }
card-check-line = { $feature }: { $finding }
card-is-set = This is a SET.
card-is-not-set = This is not a SET.

## Whether the shuffle or the rolls were fair, as checked by the player's own program

chance-verified = Shuffle verified: nobody could choose the cards or dice. Everyone’s device added a random number, yours too.
chance-verified-alone = Shuffle verified: nobody could choose the cards or dice. Your device added a random number.
chance-verified-watching = Shuffle verified: the cards or dice follow from the players’ random numbers.
chance-verified-without = Shuffle verified, but without a random number from you: you were away, or the table says that yours came too late.
chance-unchecked = Checked from the moment you came back: the table has kept to its seed since then. The whole shuffle could not be checked, because you joined, or lost the connection, during the game.
chance-late = The cards or dice follow from the table’s seed, but the game began before any device’s random number had reached the table. So nobody’s device had a say in this shuffle.
chance-void-starts =
    { $count ->
        [one] Not verified. The cards or dice follow from the random numbers, but one start before this deal was called off after numbers had been shown, so somebody may have seen a deal in advance and refused it. { $names } did not reveal a number.
       *[other] Not verified. The cards or dice follow from the random numbers, but { $count } starts before this deal were called off after numbers had been shown, so somebody may have seen a deal in advance and refused it. { $names } did not reveal their numbers.
    }
chance-broken = The shuffle does not check out. { $problems }
chance-problem-seed = The table revealed a different seed from the one it had committed to.
chance-problem-list = The players are not the ones listed before the random numbers were revealed.
chance-problem-own-nonce = Your random number was not used as you sent it.
chance-problem-unasked = You were there, but nobody asked for your random number.
chance-problem-nonces = Somebody’s random number is not the one they had committed to.
chance-problem-order = The cards or dice you saw do not follow from the seed and the random numbers.
chance-problem-void-starts = The starts called off before this deal are not the ones that were seen.
chance-problem-missing = No deal in the log has the commitment that was seen.
chance-problem-game = The receipt is for another game.
chance-meaning-title = What does this prove?
chance-meaning = Proven: the table fixed its seed, and each device its random number, before any of them was shown, and the deal follows from all of them. Not proven: who the others are, and that the server passes on every message. People in league with the server can still look at a deal and refuse it by withholding a number. Nothing can prevent that, but it is counted, you see who did it, and such a deal is never called verified.
chance-receipt = Save receipt
