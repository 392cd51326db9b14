## The rules of one table. The variables are fields of its rule set; $style and $noset can also be "default",
## which means: one way for two or more players, another for a solo player

rules-title =
    { $edition ->
        [es] Classic rules
        [fr] The rules of the French book
        [he] The rules of the Hebrew book
       *[pt] The rules of the Brazilian book
    }
rules-book =
    { $edition ->
        [es] These are the rules of the Spanish book (Devir); the Brazilian book has the same rules. The wording is ours.
        [fr] These are the rules of the French book (Gigamic, 2024). The wording is ours.
        [he] These are the rules of the Hebrew book. The wording is ours.
       *[pt] These are the rules of the Brazilian book (Devir); the Spanish book has the same rules. The wording is ours.
    }
rules-book-variant =
    { $edition ->
        [es] Apart from the variant, these are the rules of the Spanish book (Devir). The wording is ours.
        [fr] Apart from the variant, these are the rules of the French book (Gigamic, 2024). The wording is ours.
        [he] Apart from the variant, these are the rules of the Hebrew book. The wording is ours.
       *[pt] Apart from the variant, these are the rules of the Brazilian book (Devir). The wording is ours.
    }
rules-aim-title = The aim
rules-aim =
    { $seats ->
        [1] { rules-aim-solo }
       *[other] { rules-aim-race }
    } { rules-seats }
rules-aim-race =
    Be the first to spot a SET among the cards on the table, and { $scoring ->
        [sets] take more SETs than the others
       *[cards] win more cards than the others
    }.
rules-aim-solo = Take SETs until the pile runs out, and try to clear the table.
rules-changes = Changed at this table: { $fields }.
rules-deck =
    { $deck ->
        [solid] the { $size } solid cards
        [striped] the { $size } striped cards
        [open] the { $size } open cards
        [red] the { $size } red cards
        [green] the { $size } green cards
        [purple] the { $size } purple cards
        [one] the { $size } cards with one symbol
        [two] the { $size } cards with two symbols
        [three] the { $size } cards with three symbols
        [oval] the { $size } cards with ovals
        [squiggle] the { $size } cards with squiggles
        [diamond] the { $size } cards with diamonds
       *[full] all { $size } cards
    }

rules-variant-title = The variant
rules-variant = This variant is not in the books. Any cards that may be taken are called a SET here too. Where these rules say three cards, this variant takes { $cards }.
rules-law-five = The deck has 243 cards: besides the four features, each card has a sign: a sun, a moon or a star. Three cards may be taken when each of the five features is the same on all three or different on all three.
rules-law-ultra = Four cards may be taken when they form two pairs and the same card would complete a SET with each pair. That card need not be on the table. It is also known as UltraSet or Superset.
rules-law-ghost = Six cards may be taken when they form three pairs whose missing third cards would themselves be a SET. For each feature this means: six alike, three and three, two of each, or four and one and one. It is also known as GhostSet.
rules-law-quads = Each feature has four values. Four cards may be taken when each feature is the same on all four, different on all four, or the same on two and two. It is also known as EvenQuads or Quads.
rules-law-dots = Each card has some of six dots, each with its own place, colour and letter. Three to seven cards may be taken when every dot occurs on an even number of them. Any seven cards contain such a group. It is also known as Projective Set.
rules-way-chain = The cards taken last stay beside the table. Every further SET uses exactly { $linked ->
        [1] one of them, which no longer scores
       *[other] { $linked } of them, which no longer score
    }.
rules-way-all = Nothing leaves the table. Everybody finds what they can; once everything has been found, a new board is laid. Picking cards that somebody has already found costs nothing.
rules-way-hidden = One card of the deck stays unseen. When nothing is left to take, the cards on the table reveal which one it is: for 20 seconds, the first to name it wins it, and a wrong name is a wrong call.
rules-ending-first = The deal ends when somebody has { $goal } points.
rules-ending-takings = The deal ends after { $goal } SETs.
rules-ending-time = The deal ends after { $goal } seconds; a call that is open may be finished.
rules-together = All play together against their own best time, and all win.

rules-cards-title = The cards
rules-cards =
    Each card shows one, two or three identical symbols. Four features tell the cards apart: the number of symbols (one, two, three), their colour (red, green, purple), their fill (solid, striped, open) and their shape (oval, squiggle, diamond). { $deck ->
        [full] Every combination occurs exactly once, which makes { $size } cards.
       *[other] Only { rules-deck } are in play: one feature is always the same, and every combination of the other three occurs exactly once.
    }

rules-set-title = What a SET is
rules-set = Three cards are a SET when each feature, taken on its own, is either the same on all three or different on all three. For any two cards, exactly one third card completes a SET.
rules-quick-check = Quick check: if two cards share a value that the third lacks, it is not a SET. Two red cards and a purple one are never a SET, whatever else they show.

rules-deal-title = The deal
rules-deal =
    The dealer shuffles and deals { $layout } cards face up, in { $layout ->
        [9] three rows of three
        [12] three rows of four
       *[other] columns of three
    }. The rest is the draw pile.

rules-call-title = Calling
rules-call =
    There are no turns. { $style ->
        [announce] { rules-call-announce }
        [point] { rules-call-point }
       *[default] { rules-call-announce } { rules-call-alone }
    }
rules-call-announce = Anyone who sees a SET calls “SET!”. The first call stops the game: until it is resolved, nobody else may call, take cards or vote. The caller has { $point } s to pick three cards. Running out of time, cancelling the call or leaving the table counts as a wrong call, and a lost connection does not stop the clock.
rules-call-point = Anyone who sees a SET simply picks its three cards: picking them is the call.
rules-call-alone = A solo player does not call: picking three cards is enough.

rules-right-title = A right call
rules-right = Everyone sees the three cards checked feature by feature. If they are a SET, the caller keeps them. If fewer than { $layout } cards are then on the table and the pile is not empty, three new ones fill the gaps. If there were more than { $layout } before, none are dealt, and the cards in the added columns move into the gaps. Once the pile is empty, the gaps stay and no card moves.

rules-wrong-title = A wrong call
rules-wrong =
    The cards stay on the table. { $penalty ->
        [cards] The caller loses three cards won earlier in this deal, or as many as they have; these are set aside and are out of play.
        [point] The caller loses one point, and the score may fall below zero.
       *[none] It costs nothing.
    } { $lock ->
        [0] { "" }
       *[other] With two or more players, a player who called wrongly may not call again until the cards change or { $lock } s have passed, but may still vote. { $longest ->
            [0] { "" }
           *[other] Each further wrong call in a row doubles this wait, up to { $longest } s; a right call resets it.
        }
    }

rules-race-title = Lost races
rules-race = A call, pick or vote applies to the cards that the player saw. If they have changed in the meantime, if a card that was picked is gone or if another call came first, it is refused and costs nothing. If two come at the same moment, chance decides.

rules-none-title = No SET
rules-none =
    { $seats ->
        [1] { rules-none-solo }
       *[other] { rules-none-together }
    }
rules-none-together =
    { $always ->
        [yes] { rules-none-always } { rules-none-stopping } { $noset ->
            [default] { rules-none-alone }
           *[other] { "" }
        }
       *[no] { $noset ->
            [vote] { rules-none-vote } { rules-none-waiting }
            [checked] { rules-none-checked } { rules-none-waiting }
            [auto] { rules-none-auto } { rules-none-stop } { rules-none-stopping }
           *[default] { rules-none-vote } { rules-none-waiting } { rules-none-alone }
        }
    }
rules-none-solo =
    { $always ->
        [yes] { rules-none-always }
       *[no] { $noset ->
            [vote] When you see no SET, say so, and three more cards are dealt, even if you have overlooked one. With { $certain } or more cards on the table this is refused, because that many always hold a SET.
            [auto] { rules-none-auto } { rules-none-stop }
           *[checked] When you see no SET, say so, and three more cards are dealt. The program checks this: while there is a SET it is refused, and the result shows how often.
        }
    }
rules-none-always =
    With { $layout } of these { $size } cards on the table there is always a SET, so as long as the pile lasts “no SET” is refused{ $noset ->
        [checked] {" "}and counts as a wrong vote
       *[other] { "" }
    }. { rules-none-stop }
rules-none-stop = Once the pile is empty, “no SET” is a vote to stop.
rules-none-vote = When all players present say “no SET”, three more cards are dealt, even if everyone has overlooked one. With { $certain } or more cards on the table, “no SET” is refused, because that many always hold a SET.
rules-none-checked = When all players present say “no SET”, three more cards are dealt. The program checks each vote: while there is a SET it is refused, and the result shows how often.
rules-none-waiting =
    { rules-none-cleared } { $vote ->
        [0] Silence is not agreement: the table waits for everyone present. { $look ->
            [0] { "" }
           *[other] A player who has been silent for { $look } s while a vote is open is asked whether they are still looking; if they do not answer within another { $look } s, this vote no longer waits for them.
        }
       *[other] Once somebody has voted, anyone who neither votes nor calls within { $vote } s is taken to agree.
    } { rules-none-away }
rules-none-stopping =
    { rules-none-cleared } Silence never ends a deal: the vote waits for everyone present. { $look ->
        [0] { "" }
       *[other] A player who has been silent for { $look } s while a vote is open is asked whether they are still looking, but the vote goes on waiting for them.
    } { rules-none-away }
rules-none-cleared = When the cards change, the votes are cleared; a wrong call leaves the others’ votes standing, and calling withdraws your own.
rules-none-away = A player counts as away, and nobody waits for them, when they are disconnected, or when their page has been hidden or their device asleep for { $away } s.
rules-none-auto = When there is no SET on the table, the program automatically deals three more cards.
rules-none-alone = For a solo player the program checks the vote: while there is a SET it is refused, and the result shows how often.

rules-end-title = The end of a deal
rules-end = A deal ends when the pile is empty and no SET is left on the table; the program detects this. Once the pile is empty, it also ends when every player present has voted to stop; silence never ends a deal. The cards left over belong to nobody.

rules-score-title = The score
rules-score =
    { $scoring ->
        [sets] Each SET is worth one point{ $penalty ->
            [point] {", "}and each wrong call takes one away
           *[other] { "" }
        }.
       *[cards] Each card won is worth one point.
    } { $seats ->
        [1] { "" }
       *[other] The highest score wins; tied players share the win.
    }

rules-match-title = The match
rules-match =
    { $seats ->
        [1] { rules-match-solo }
       *[other] { rules-match-together }
    }
rules-match-together =
    { $deals ->
        [0] The deal passes to the left, and the match is over when every player has dealt once. { rules-match-seats } { rules-match-totals }
        [1] A single deal decides. A player who leaves keeps their seat and score. For a longer match, the host can set a number of deals, or let every player deal once; the scores are then added up.
       *[other] The deal passes to the left, and the match is over after { $deals } deals. { rules-match-totals }
    } A deal starts when at least two players are seated and all who are present are ready, or when the host starts it, even alone. { $deals ->
        [1] { "" }
       *[other] { $pause ->
            [0] The next deal of a match starts at once.
           *[other] The next deal of a match starts after { $pause } s, or as soon as all are ready.
        }
    } If the host leaves, the player who has been seated longest takes over. { $rated ->
        [yes] Any player may propose ending the game early. This happens once all the people who are playing have agreed; the proposal waits for anyone who is away.
       *[no] Any player may propose starting the deal over or ending the game early. This happens once all the people who are playing have agreed; the proposal waits for anyone who is away.
    }
rules-match-solo =
    { $deals ->
        [0] There is one deal. It starts when you are ready, and you can start over or stop at any time.
        [1] There is one deal. It starts when you are ready, and you can start over or stop at any time.
       *[other] There are { $deals } deals, and the points are added up. The first starts when you are ready, and you can start over or stop at any time.
    }
rules-match-seats = The seats taken at the start fix the number of deals: the deal of a player who has left is skipped, and a late joiner adds none.
rules-match-totals = The highest total wins. A player who joins late plays from the next deal; a player who leaves keeps their seat and score.

rules-start-title = Quick start
rules-start =
    { $edition ->
        [fr] There are two ways to start. The easy start uses only the 27 solid cards, with 12 of them on the table; the simplified variant has nine on the table, in a square. Everything else stays the same.
        [he] To learn the game, play with a third of the deck in which one feature is always the same, such as the 27 solid cards. Everything else stays the same.
       *[other] To learn the game, play with only the 27 solid cards: the fill is then always the same. Everything else stays the same.
    } { $deck ->
        [full] { "" }
       *[other] This table plays with { rules-deck }, { $layout } of them on the table.
    }

rules-alone-title = Solo
rules-alone =
    One player takes SETs until the pile runs out, and tries to clear the table. The result shows how many cards are left, the time, the wrong calls, the wrong “no SET” votes and the hints. Hints first say that there is a SET, then show one, two and three of its cards. A solo player may pause: the cards are hidden, and the time does not count. { $hints ->
        [yes] At this table there are hints for two or more players too: a hint is shown to everyone, no matter who asked, and the result lists it.
        [solo] { "" }
        [rated] At this table there are no hints for two or more players.
       *[no] A person playing only against bots may also have hints; with two or more people there are none at this table.
    } { $rated ->
        [yes] This table is rated.
       *[no] { "" }
    }

rules-seats-title = Players
rules-seats =
    { $seats ->
        [one] One player; any number may watch.
       *[other] One to { $seats } players; any number may watch.
    } { $late ->
        [yes] Anyone who joins during the first deal is dealt in at once.
       *[no] { "" }
    }

rules-odds-title = The odds
rules-odds =
    { $edition ->
        [fr] The book says that 12 cards hold no SET one time in { 33 }, and 15 cards one time in { 2500 }.
        [he] The book says that there is a SET among 12 cards in about { 97 }% of cases, and among 15 cards in more than { 99.9 }%.
       *[other] The book says that there is a SET among 12 cards in { 97 }% of cases, and among 15 cards in { 99.96 }%.
    } The exact figures, for cards freshly dealt from all 81: 12 cards hold a SET in { $share12 }% of deals (no SET one time in { $once12 }), and 15 cards in { $share15 }% (no SET one time in { $once15 }). { $deck ->
        [full] { "" }
       *[other] Of these 27 cards, nine hold no SET in one deal out of { $once9 }, and ten or more always hold one.
    }

## The fields of the rule set by name

rules-field-deck = deck ({ rules-deck })
rules-field-law = what is taken
rules-field-way = the way of playing
rules-field-ending = the ending
rules-field-goal = the goal
rules-field-together = playing together
rules-field-layout = cards on the table
rules-field-style = way of calling
rules-field-point-seconds = time to pick
rules-field-penalty = wrong calls
rules-field-lock-seconds = lock-out after a wrong call
rules-field-longest-lock-seconds = longest lock-out after wrong calls in a row
rules-field-no-set = no SET
rules-field-vote-seconds = time after which silence counts as agreement
rules-field-look-seconds = time until “Still looking?” is asked
rules-field-away-seconds = time until a player counts as away
rules-field-scoring = score
rules-field-deals = number of deals
rules-field-pause-seconds = pause between deals
rules-field-hints = hints for two or more players
rules-field-rated = rating
rules-field-late-join = joining during the first deal

## Pictures beside the rules

rules-examples-are = These are SETs
rules-examples-are-not = These are not SETs
rules-example = { $things }: { $findings }.
