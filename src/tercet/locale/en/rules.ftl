## The rules of one table. The variables are fields of its rule set; $style and $noset can also be "default",
## which means: one way for two or more players, another for one alone

rules-title =
    { $edition ->
        [es] Classic rules
        [fr] The rules of the French book
        [he] The rules of the Hebrew book
       *[pt] The rules of the Brazilian book
    }
rules-book =
    { $edition ->
        [es] These are the rules of the Spanish book (Devir), which the Brazilian one shares; the wording is ours.
        [fr] These are the rules of the French book (Gigamic, 2024); the wording is ours.
        [he] These are the rules of the Hebrew book; the wording is ours.
       *[pt] These are the rules of the Brazilian book (Devir), which the Spanish one shares; the wording is ours.
    }
rules-aim-title = The aim
rules-aim =
    { $seats ->
        [1] { rules-aim-solo }
       *[other] { rules-aim-race }
    } { rules-seats }
rules-aim-race =
    Be the first to see a SET among the cards on the table, and { $scoring ->
        [sets] take more SETs than the others
       *[cards] win more cards than the others
    }.
rules-aim-solo = Take SETs until the pile is used up, and try to clear the table.
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

rules-cards-title = The cards
rules-cards =
    Each card shows one, two or three identical symbols. Four features tell the cards apart: the number of symbols (one, two, three), their colour (red, green, purple), their fill (solid, striped, open) and their shape (oval, squiggle, diamond). { $deck ->
        [full] Every combination is there once, which makes { $size } cards.
       *[other] Only { rules-deck } are in play: one feature is always the same, and every combination of the other three is there once.
    }

rules-set-title = What a SET is
rules-set = Three cards are a SET when each feature, looked at alone, is either the same on all three or different on all three. Whichever two cards you take, exactly one third card completes them.
rules-quick-check = Quick check: where two cards agree in a feature and the third does not, there is no SET. Two red cards and a purple one are never a SET, whatever else they show.

rules-deal-title = The deal
rules-deal =
    The dealer shuffles and lays { $layout } cards face up, in { $layout ->
        [9] three rows of three
       *[12] three rows of four
    }, for all to see. The rest is the draw pile.

rules-call-title = Calling
rules-call =
    There are no turns. { $style ->
        [announce] { rules-call-announce }
        [point] { rules-call-point }
       *[default] { rules-call-announce } { rules-call-alone }
    }
rules-call-announce = Whoever sees a SET calls “SET!”. The first call stops the game: until it is settled, nobody else may call, take cards or vote. The caller has { $point } s to point at three cards. Letting the time run out, taking the call back or leaving the table is a wrong call, and a lost connection does not stop the clock.
rules-call-point = Whoever sees a SET points at its three cards at once: naming them is the call.
rules-call-alone = A player alone does not call: pointing at three cards is enough.

rules-right-title = A right call
rules-right = All see the three cards checked feature by feature. If they are a SET, the caller keeps them. If fewer than { $layout } cards are then on the table and the pile is not empty, three new ones fill the gaps. If there were more than { $layout } before, none are dealt, and the cards of the added columns move into the gaps. Once the pile is empty, the gaps stay and no card moves.

rules-wrong-title = A wrong call
rules-wrong =
    The cards stay on the table. { $penalty ->
        [cards] The caller loses three cards won earlier in this deal, or as many as they have; these are set aside and are out of play.
        [point] The caller loses one point, and the score may fall below zero.
       *[none] It costs nothing.
    } { $lock ->
        [0] { "" }
       *[other] With two or more players, whoever called wrongly may not call again until the cards change or { $lock } s have passed, but may vote. { $longest ->
            [0] { "" }
           *[other] Each further wrong call in a row doubles this wait, up to { $longest } s; a right call resets it.
        }
    }

rules-race-title = Lost races
rules-race = A call, a claim or a vote belongs to the cards that its player saw. If they have changed meanwhile, if a named card is gone or if another call came first, it is refused and costs nothing. If two come at the same moment, chance decides.

rules-none-title = No SET
rules-none =
    { $seats ->
        [1] { rules-none-solo }
       *[other] { rules-none-together }
    }
rules-none-together =
    { $always ->
        [yes] { rules-none-always } { rules-none-waiting }
       *[no] { $noset ->
            [vote] { rules-none-vote } { rules-none-waiting }
            [checked] { rules-none-checked } { rules-none-waiting }
            [auto] { rules-none-auto } { rules-none-waiting }
           *[default] { rules-none-vote } { rules-none-waiting } { rules-none-alone }
        }
    }
rules-none-solo =
    { $always ->
        [yes] { rules-none-always }
       *[no] { $noset ->
            [vote] When you see no SET, say so, and three more cards are laid, even if you have overlooked one. Where { $certain } or more cards lie on the table, this is refused, because so many always hold a SET.
            [auto] { rules-none-auto }
           *[checked] When you see no SET, say so, and three more cards are laid. The program checks it: while there is a SET this is refused, and the result tells how often.
        }
    }
rules-none-always = With { $layout } of these { $size } cards on the table there is always a SET, so “no SET” is refused as long as the pile lasts. Once it is empty, the same button is a vote to stop.
rules-none-vote = When all players present say “no SET”, three more cards are laid, even if everyone has overlooked one. Where { $certain } or more cards lie on the table, “no SET” is refused, because so many always hold a SET.
rules-none-checked = When all players present say “no SET”, three more cards are laid. The program checks each vote: while there is a SET it is refused, and the result tells how often.
rules-none-waiting =
    When the cards change, the votes are void; a wrong call keeps the votes of the others, and calling withdraws your own. { $vote ->
        [0] Silence is not agreement: the table waits for everyone present. { $look ->
            [0] { "" }
           *[other] Whoever has been silent for { $look } s while a vote is open is asked whether they are still looking; without an answer, this vote stops waiting for them after another { $look } s.
        }
       *[other] Once somebody has voted, whoever neither votes nor calls within { $vote } s agrees.
    } Players who are disconnected, or whose page is hidden or device asleep for { $away } s, are away and not waited for.
rules-none-auto = When there is no SET on the table, the program lays three more cards by itself.
rules-none-alone = For a player alone the program checks the vote: while there is a SET it is refused, and the result tells how often.

rules-end-title = The end of a deal
rules-end = A deal ends when the pile is empty and no SET is left on the table; the program notices. With the pile empty it also ends when every player present has voted to stop; silence never ends a deal. The cards left over belong to nobody.

rules-score-title = The score
rules-score =
    { $scoring ->
        [sets] Each SET counts one point{ $penalty ->
            [point] {", "}and each wrong call takes one away
           *[other] { "" }
        }.
       *[cards] Each card won counts one point.
    } { $seats ->
        [1] { "" }
       *[other] The highest score wins; equals share the win.
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
        [1] A single deal decides. Whoever leaves keeps the seat and the score. For a longer match, the host can set a number of deals, or let every player deal once, and the scores are added up.
       *[other] The deal passes to the left, and the match is over after { $deals } deals. { rules-match-totals }
    } A deal starts when at least two players are seated and all who are present are ready, or when the host starts it, also alone. { $deals ->
        [1] { "" }
       *[other] { $pause ->
            [0] The next deal of a match follows at once.
           *[other] The next deal of a match follows after { $pause } s, or as soon as all are ready.
        }
    } If the host leaves, the player who has been seated longest takes over. { $rated ->
        [yes] Any player may propose to end the game here; it happens when all the people present agree.
       *[no] Any player may propose to deal this deal again or to end the game here; it happens when all the people present agree.
    }
rules-match-solo =
    { $deals ->
        [0] There is one deal. It starts when you are ready, and you may deal again or stop at any time.
        [1] There is one deal. It starts when you are ready, and you may deal again or stop at any time.
       *[other] There are { $deals } deals, and the points are added up. The first starts when you are ready, and you may deal again or stop at any time.
    }
rules-match-seats = The seats taken at the start fix the number of deals: the deal of a player who has left is skipped, and a latecomer adds none.
rules-match-totals = The totals decide. Whoever comes late plays from the next deal on; whoever leaves keeps the seat and the score.

rules-start-title = Quick start
rules-start =
    { $edition ->
        [fr] There are two ways in. The easy start uses the 27 solid cards only, 12 of them on the table; the simplified variant lays nine of them, in a square. Everything else stays the same.
        [he] To learn the game, play with a third of the deck, in which one feature is always the same, such as the 27 solid cards. Everything else stays the same.
       *[other] To learn the game, play with the 27 solid cards only, so that the fill is always the same. Everything else stays the same.
    } { $deck ->
        [full] { "" }
       *[other] This table plays with { rules-deck }, { $layout } of them on the table.
    }

rules-alone-title = Alone
rules-alone =
    One player takes SETs until the pile is used up, and tries to clear the table. The result shows how many cards are left, the time, the wrong calls, the wrong “no SET” votes and the hints. Hints tell first that there is a SET, then show one, two and three of its cards. { $hints ->
        [yes] Here two or more players have hints too: a hint is shown to everyone, whoever asked, and the result lists it.
        [solo] { "" }
       *[no] Two or more players have no hints here.
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
        [yes] Somebody who joins during the first deal plays in it at once.
       *[no] { "" }
    }

rules-odds-title = The odds
rules-odds =
    { $edition ->
        [fr] The book says that 12 cards hold no SET once in { 33 } times, and 15 cards once in { 2500 }.
        [he] The book says that there is a SET among 12 cards in about { 97 }% of cases, and among 15 cards in more than { 99.9 }%.
       *[other] The book says that there is a SET among 12 cards in { 97 }% of cases, and among 15 cards in { 99.96 }%.
    } Exactly, for cards freshly dealt from all 81: 12 cards hold a SET in { $share12 }% of cases and none once in { $once12 } deals; 15 cards hold one in { $share15 }% and none once in { $once15 }. { $deck ->
        [full] { "" }
       *[other] Of these 27 cards, nine hold no SET once in { $once9 } deals, and ten or more always hold one.
    }

## The fields of the rule set by name

rules-field-deck = deck
rules-field-layout = cards on the table
rules-field-style = way of calling
rules-field-point-seconds = time to point
rules-field-penalty = wrong calls
rules-field-lock-seconds = waiting after a wrong call
rules-field-longest-lock-seconds = longest wait after wrong calls in a row
rules-field-no-set = no SET
rules-field-vote-seconds = time after which silence agrees
rules-field-look-seconds = time until “Still looking?” is asked
rules-field-away-seconds = time until one is away
rules-field-scoring = score
rules-field-deals = number of deals
rules-field-pause-seconds = pause between deals
rules-field-hints = hints for two or more
rules-field-rated = rating
rules-field-late-join = joining the first deal late
rules-field-seats = seats

## Pictures beside the rules

rules-examples-are = These are SETs
rules-examples-are-not = These are not SETs
