## The course of the cards

web-learn-steps = Steps of the course
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
web-learn-features = Every card shows one, two or three symbols, all alike. Look at how many there are, at their colour, at how they are filled, and at their shape. There are three of each.
web-learn-set-title = What a SET is
web-learn-set = Three cards are a SET if each of the four things, looked at alone, is the same on all three or different on all three. These four are SETs:
web-learn-near-title = Nearly a SET
web-learn-near = Here is the quick check: if two cards agree in something and the third does not, it is no SET. One such thing is enough.
web-learn-question-title = A SET or not?
web-learn-complete-title = Which card is missing?
web-learn-complete = For any two cards there is exactly one third that makes a SET of them. Go through the four things one by one.
web-learn-find-title = Find the SET
web-learn-find = One SET lies among these cards. Choose its three cards.
web-learn-first-title = Your first game
web-learn-first = Begin with the 27 solid cards: there is one thing less to look at. You are alone, nobody hurries you, and there are hints.
web-learn-count = Question { $question } of { $questions }
web-learn-question = Each of the four things: all the same, or all different?

## The course of the dice

web-learn-legal = It may be played
web-learn-not-legal = It may not
web-learn-dice-faces-title = Three things to look at
web-learn-dice-faces = The faces of the dice are like the solid cards: one, two or three symbols in a colour and a shape. There are 27 of them, and one more.
web-learn-dice-wild = It stands for any face. Whoever lays it says which, and so it stays.
web-learn-dice-same-title = SETs of dice
web-learn-dice-same = The rule is that of the cards: each thing all the same, or all different. But dice can be equal, and three equal dice are a SET too. The last two are none:
web-learn-dice-question-title = A SET of dice or not?
web-learn-dice-question = Number, colour and shape: each all the same, or all different?
web-learn-dice-turn-title = A turn
web-learn-dice-turn = Lay up to three of your dice. Each must be in a new SET of three neighbours in a row or a column, and everything must hang together with the dice that lie there. The first of these turns is right, the others are not:
web-learn-dice-score-title = Points
web-learn-dice-score = Every die of every new SET counts one point. A die in a row and in a column counts twice, a bonus square adds its points once, and a WILD counts nothing in the turn in which it is laid.
web-learn-dice-judge-title = May it be played?
web-learn-dice-judge = The dice with a ring are the turn. Is it right?
web-learn-dice-round-title = How a game runs
web-learn-dice-round = Two to four players; everybody has five dice, open to all.
web-learn-dice-round-opening = All roll. Whoever first sees a SET among the own dice calls it, lays it in the middle, and has opened.
web-learn-dice-round-turns = Then one after the other: play up to three dice, or pass. At the start of a turn a WILD on the board may be replaced by a die with its face.
web-learn-dice-round-refill = After everybody’s turn all draw up to five dice again and roll the new ones.
web-learn-dice-round-extra = Before the next round everybody may roll any of the own dice once more.
web-learn-dice-round-end = When somebody has no dice left, the round is played to its end. Most points win.
web-learn-dice-begin-title = Your first dice game
web-learn-dice-begin = While you try a turn, the page shows its points, or why it cannot be played. Nothing counts before you hand it in.
