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
