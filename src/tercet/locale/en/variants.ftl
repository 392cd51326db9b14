## Cards of the decks that are not in the books: more values, a sign, dots

card-feature-sign = sign
card-value-hourglass = hourglass
card-value-4 = four
card-value-black = black
card-value-dotted = dotted
card-value-sun = sun
card-value-moon = moon
card-value-star = star
card-dots = dots { $dots }

## A card of such a deck: $number is 1 to 4; $fill and $sign are none where the deck has no such feature

card-name-any =
    { $number ->
        [1] one
        [2] two
        [3] three
       *[4] four
    } { $colour ->
        [red] red
        [green] green
        [purple] purple
       *[black] black
    } { $fill ->
        [solid] solid
        [striped] striped
        [open] open
        [dotted] dotted
       *[none] { "" }
    } { $number ->
        [1] { $shape ->
            [oval] oval
            [squiggle] squiggle
            [diamond] diamond
           *[hourglass] hourglass
        }
       *[other] { $shape ->
            [oval] ovals
            [squiggle] squiggles
            [diamond] diamonds
           *[hourglass] hourglasses
        }
    } { $sign ->
        [sun] with a sun
        [moon] with a moon
        [star] with a star
       *[none] { "" }
    }

## The check under other laws: $values are the values of all cards, or how many cards have a dot

card-check-verdict =
    { $verdict ->
        [same] all the same
        [different] all different
        [pairs] two and two
        [fits] fits
       *[mixed] does not fit
    }
card-check-values = { card-check-verdict } ({ $values })
card-check-dot =
    { $verdict ->
        [fits] { $cards ->
            [0] on no card
           *[other] on { $cards } cards, an even number
        }
       *[mixed] { $cards ->
            [1] on one card, an odd number
           *[other] on { $cards } cards, an odd number
        }
    }
card-is-taking = These cards may be taken together.
card-is-not-taking = These cards may not be taken together.

## Why something cannot be done, where the way to play or the ending is another

refusal-already-taken =
    { $players ->
        [1] You have already found these cards on this board. It costs you nothing.
       *[other] Somebody has already found these cards on this board. It costs you nothing.
    }
refusal-not-chained =
    { $cards ->
        [one] Use exactly one card from the last SET.
       *[other] Use exactly { $cards } cards from the last SET.
    }
refusal-nothing-to-name = There is no card to name now.
refusal-no-such-card = This deck has no such card. It costs you nothing.
refusal-only-naming = Nothing is left to take. Name the card that nobody has seen.
refusal-time-is-up = Time is up for this deal.
