## At a table that plays a variant: what to look for

web-choose-five = Pick three cards: each of the five features all the same or all different.
web-choose-ultra = Pick four cards: two pairs that the same card would complete.
web-choose-ghost = Pick six cards: three pairs whose missing cards would make a SET.
web-choose-quads = Pick four cards: each feature all the same, all different, or two and two.
web-choose-dots = Pick cards so that every dot occurs an even number of times.
web-point-any = Your call: pick { $cards } cards.
web-point-range = Your call: pick { $least } to { $most } cards and take them.
web-outcome-mixed = Does not fit: { $features }
web-take = Take { $cards }
web-take-least = Pick at least { $least }
web-more-any = No SET: more cards are dealt.
web-hint-any =
    { $whole ->
        [yes] A whole SET is marked.
       *[no] { $cards ->
            [1] One card of a SET is marked.
           *[other] { $cards } cards of a SET are marked.
        }
    }

## The last taking, finds of a board, the card that nobody has seen

web-chain = The last SET
web-chain-use =
    { $linked ->
        [1] Use exactly one card from the last SET.
       *[other] Use exactly { $linked } cards from the last SET.
    }
web-found =
    { $found ->
        [1] One found so far.
       *[other] { $found } found so far.
    }
web-found-list = Found on this board
web-board-new = Everything has been found. Here is a new board.
web-naming = Which card has nobody seen? The cards on the table will tell you.
web-name-it = Name this card
web-named =
    { $mine ->
        [yes] You named the hidden card
       *[no] { $name } named the hidden card
    }
web-misnamed =
    { $mine ->
        [yes] Not the hidden card
       *[no] { $name }: not the hidden card
    }

## The goal of a deal

web-goal-takings = { $takings } of { $goal } SETs
web-goal-first =
    { $goal ->
        [1] to one point
       *[other] to { $goal } points
    }
web-together-done = You did it together!
web-together-so-far =
    { $sets ->
        [0] You’re playing together.
        [one] You’re playing together: one SET so far.
       *[other] You’re playing together: { $sets } SETs so far.
    }
web-together-stopped =
    { $sets ->
        [0] The game was stopped before you found a SET.
        [one] Together you found one SET.
       *[other] Together you found { $sets } SETs.
    }
web-together-table =
    { $sets ->
        [one] Your table found one SET.
       *[other] Your table found { $sets } SETs.
    }

## The page of the variants

web-variants-intro = None of these games is in the rulebooks. Choose one, see what you can take, and play.
web-variant-set = The printed cards
web-variant-set-what = Three cards that make a SET, played in another way.
web-variant-ultra = Ultra
web-variant-ultra-what = Four cards: two pairs that the same card would complete.
web-variant-ghost = Ghost
web-variant-ghost-what = Six cards: three pairs whose missing cards would make a SET.
web-variant-five = Five features
web-variant-five-what = 243 cards: a sun, a moon or a star is the fifth feature.
web-variant-quads = Quads
web-variant-quads-what = 64 cards, four values per feature. Four cards: all the same, all different, or two and two.
web-variant-quads-large = Large quads
web-variant-quads-large-what = Quads with 256 cards: the fill counts too.
web-variant-dots = Dots
web-variant-dots-what = Six dots on 63 cards. Take cards on which every dot occurs an even number of times.
web-variant-way = Way to play
web-way-refill = As in the rulebooks
web-way-refill-what = New cards take the place of those that were taken.
web-way-chain = Chain
web-way-chain-what = Each SET uses cards from the one before.
web-way-all = Find them all
web-way-all-what = Nothing leaves the table until everything has been found.
web-way-hidden = Hidden card
web-way-hidden-what = One card stays unseen; at the end, the first to name it wins it.
web-variant-ending = The deal ends
web-ending-pile = when the pile is used up
web-ending-first = when somebody has enough points
web-ending-takings = after a number of SETs
web-ending-time = when time is up
web-variant-goal-first = Points
web-variant-goal-takings = SETs
web-variant-goal-time = Seconds
web-variant-together = Play together against the clock
web-variant-together-what = Everybody wins; what counts is the time.
web-variant-cards = Cards
web-variant-learn = How it works

## Lessons

web-lesson-right = You can take these cards together:
web-lesson-wrong = But not these:
web-lesson-find = Now find one here
web-lesson-found = Found!
web-lesson-next = Another one
web-lesson-play = Play it now
