## Rules and options of a new table

web-layout-12 = 12, three rows of four
web-layout-9 = 9, three rows of three
web-none-vote = Everyone agrees
web-none-checked = Everyone agrees, and it is checked
web-none-auto = Automatic
web-none-edition-what = With others, everyone votes; solo, your vote is checked.
web-none-vote-what = Three more cards are dealt when everyone agrees, even if everyone missed a SET.
web-none-checked-what = A “no SET” vote is refused while there is a SET, and the result shows how often.
web-none-auto-what = Three more cards are dealt automatically when there is no SET.
web-more-options = More
web-scoring-cards = Cards
web-scoring-sets = SETs
web-scoring-edition-what = Set by the rulebook.
web-scoring-cards-what = One point for each card won.
web-scoring-sets-what = One point for each SET taken.
web-penalty-some = Costs something
web-penalty-none = Costs nothing
web-penalty-edition-what = Set by the rulebook.
web-penalty-some-what = Three cards won earlier if cards score, or one point if SETs score.
web-penalty-none-what = The cards stay, and nobody loses anything.
web-option-cards = Cards
web-option-layout = Cards on the table
web-option-hints = Hints at tables of two or more
web-option-hints-cards = Everyone sees a hint, no matter who asked, and the result lists it.
web-option-hints-dice = Only the player who asks sees a hint, and the score sheet counts it.
web-option-point-what = How long a caller has to pick three cards; 2 to 30.
web-option-deals-what = Deals per match; 0 = one per player.
web-option-lock-what = No new call for this long, or until the cards change; 0 to 30.
web-option-vote-what = 0 waits for everyone present; otherwise 5 to 120, counted from the first “no SET”.
web-option-seats-what = How many can play at a table for friends; { $least } to { $most }. Others can watch.
web-option-range = { $least } to { $most }.
web-option-range-seconds = { $least } to { $most } seconds.
web-option-pause-what = The next deal starts automatically after this long; 0 to 120.
web-option-rated = Rated
web-option-rated-what = No hints with two or more players, and no starting over.
web-option-turn-what =
    { $end ->
        [pass] When time runs out, you pass.
       *[play] When time runs out, the dice you have placed are played if legal; otherwise you pass.
    } 20 to 600, or 0 for no limit. Alone against bots, there is no limit unless you set one.
web-option-extra-what = If time runs out, you keep your dice; 5 to 120, or 0 for no limit.
web-option-name-what = How long the player who called the opening has to choose three dice; 2 to 30, or 0 for no limit.
