## The course of the cards

web-learn-steps = Lesson steps
web-learn-step = Step { $step }: { $title }
web-learn-on = Continue
web-learn-before = Back
web-learn-next = Next
web-learn-result = See the result
web-learn-right = Right!
web-learn-wrong = Not quite.
web-learn-score = { $right } of { $questions } right
web-learn-yes = A SET
web-learn-no = Not a SET
web-learn-choose = Choose the card that is missing.
web-learn-features-title = Four things to look at
web-learn-features = Every card shows one, two or three identical symbols. Look at how many there are, their colour, how they are filled, and their shape. Each of these comes in three kinds.
web-learn-set-title = What a SET is
web-learn-set = Three cards are a SET if each of the four features, taken by itself, is the same on all three or different on all three. These four are SETs:
web-learn-near-title = Nearly a SET
web-learn-near = The quick check: if two cards share something that the third lacks, it is not a SET. One such feature is enough.
web-learn-question-title = A SET or not?
web-learn-complete-title = Which card is missing?
web-learn-complete = For any two cards, exactly one third card completes a SET. Go through the four features one by one.
web-learn-find-title = Find the SET
web-learn-find = There is one SET among these cards. Pick its three cards.
web-learn-first-title = Your first game
web-learn-first = Start with the 27 solid cards: that’s one less thing to check. You play alone, there’s no rush, and you can ask for hints.
web-learn-count = Question { $question } of { $questions }
web-learn-question = Each of the four features: all the same, or all different?

## The course of the dice

web-learn-legal = Legal
web-learn-not-legal = Not legal
web-learn-dice-faces-title = Three things to look at
web-learn-dice-faces = The faces of the dice are like the solid cards: one, two or three symbols of one colour and shape. There are 27 of them, and one more.
web-learn-dice-wild = It stands for any face. Whoever plays it says which, and it stays that way.
web-learn-dice-same-title = SETs of dice
web-learn-dice-same = The rule is the same as for the cards: each feature all the same, or all different. But dice can be identical, and three identical dice are a SET too. The last two are not SETs:
web-learn-dice-question-title = A SET of dice or not?
web-learn-dice-question = Number, colour and shape: each all the same, or all different?
web-learn-dice-turn-title = A turn
web-learn-dice-turn = Play up to three of your dice. Each must be part of a new SET of three neighbours in a row or column, and everything must connect to the dice already on the board. The first of these turns is legal, the others are not:
web-learn-dice-score-title = Points
web-learn-dice-score = Every die of every new SET scores one point. A die in both a row and a column counts twice, a bonus square adds its points once, and a WILD scores nothing in the turn in which it is played.
web-learn-dice-judge-title = Is it legal?
web-learn-dice-judge = The dice with a ring are the turn. Is it legal?
web-learn-dice-round-title = How a game goes
web-learn-dice-round = Two to four players; everyone has five dice that all can see.
web-learn-dice-round-opening = Everyone rolls. Whoever first sees a SET among their own dice calls it, places it in the middle, and has opened.
web-learn-dice-round-turns = Then take turns: play up to three dice, or pass. At the start of your turn you may replace a WILD on the board with a die that shows its face.
web-learn-dice-round-refill = After everyone’s turn, all draw back up to five dice and roll the new ones.
web-learn-dice-round-extra = Before the next round, everyone may re-roll any of their dice once.
web-learn-dice-round-end = When somebody has no dice left, the round is played to its end. The most points win.
web-learn-dice-begin-title = Your first dice game
web-learn-dice-begin = While you try a turn, the page shows its points, or why it is not legal. Nothing counts until you play it.
