## Dice and their faces. $number is 1 to 3, $colour and $shape are values of the features

dice-face =
    { $number ->
        [1] one
        [2] two
       *[3] three
    } { $colour ->
        [red] red
        [green] green
       *[purple] purple
    } { $shape ->
        [oval] { $number ->
            [1] oval
           *[other] ovals
        }
        [squiggle] { $number ->
            [1] squiggle
           *[other] squiggles
        }
       *[diamond] { $number ->
            [1] diamond
           *[other] diamonds
        }
    }
dice-wild = WILD die
dice-wild-as = WILD as { $face }
dice-value-1 = one
dice-value-2 = two
dice-value-3 = three
dice-value-red = red
dice-value-green = green
dice-value-purple = purple
dice-value-oval = oval
dice-value-squiggle = squiggle
dice-value-diamond = diamond
dice-at = { $die } on { $square }
dice-new = { $die } on { $square }, new
dice-bonus =
    { $points ->
        [one] bonus of one point on { $square }
       *[other] bonus of { $points } points on { $square }
    }
dice-board =
    { $dice ->
        [0] empty board
        [one] board with one die
       *[other] board with { $dice } dice
    }
dice-hand =
    { $dice ->
        [0] empty hand
        [one] hand of one die
       *[other] hand of { $dice } dice
    }

## The check of three dice, feature by feature

dice-check-number =
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
dice-check-colour =
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
dice-check-shape =
    { $verdict ->
        [same] all three have { $most ->
            [oval] ovals
            [squiggle] squiggles
           *[diamond] diamonds
        }
        [different] the three shapes are different
       *[mixed] two have { $most ->
            [oval] ovals
            [squiggle] squiggles
           *[diamond] diamonds
        }, one has { $odd ->
            [oval] ovals
            [squiggle] squiggles
           *[diamond] diamonds
        }
    }

## A turn explained

dice-set =
    { $direction ->
        [row] Row
       *[column] Column
    } { $squares }, a SET: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
dice-extra-points =
    { $points ->
        [one] Bonus square { $square }: one point
       *[other] Bonus square { $square }: { $points } points
    }
dice-total =
    { $points ->
        [0] Total: no points
        [one] Total: one point
       *[other] Total: { $points } points
    }
dice-points =
    { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }
dice-line = { $squares }: { $findings }
dice-new-wild = The WILD on { $square } is new and scores nothing
dice-last-chance = If everyone passes once more, the game is over.
dice-fault-no-dice = No die was placed.
dice-fault-too-few = At this table you play three dice in a turn, or all you have.
dice-fault-too-many = More than three dice were placed.
dice-fault-off-board = { $square } is not on the board.
dice-fault-square-taken = There is already a die on { $square }.
dice-fault-square-twice = Two dice were placed on { $square }.
dice-fault-no-face = The WILD on { $square } needs a face.
dice-fault-no-set =
    { $count ->
        [1] The die on { $square } is not in a new SET.
       *[other] The dice on { $square } are not in a new SET.
    }
dice-fault-floating = { $square }: this SET is not joined to the board. It needs a die that was there before this turn, or one from another SET that is joined. Touching is not enough.

## Why something cannot be done now

refusal-not-enough-players = The dice game needs at least { $least } players.
refusal-not-now =
    { $phase ->
        [opening] You can’t do that now: somebody must open with a SET first.
        [play] You can’t do that now: the players take turns.
        [extra] You can’t do that now: everybody chooses which dice to re-roll.
       *[other] You can’t do that right now.
    }
refusal-waiting-for-people = Everyone playing is away, and the bots are waiting for them.
refusal-opening-pending = Another player was first to call. Wait until they have chosen three dice.
refusal-dice-changed = The dice were rolled again before your call reached the table. It costs you nothing.
refusal-called-wrong = Your call was wrong: you can call again after the next roll.
refusal-already-none = You have already said that you have no SET.
refusal-no-opening-call = You have not called a SET among your dice.
refusal-opening-too-late = Your time to choose three dice is up.
refusal-not-three-dice = The opening SET is three different dice of your own.
refusal-dice-are-picked = Your three dice are chosen: you can only change their order and the faces of WILDs.
refusal-faces-make-no-set = With these faces the three dice are not a SET.
refusal-not-your-turn = It is not your turn.
refusal-not-your-die = This die is not in your hand.
refusal-face-not-in-hand = No die left in your hand shows { $die }; your dice: { $hand }.
refusal-die-twice = You cannot use the same die twice.
refusal-no-dice = You must play at least one die. To play none, pass.
refusal-too-few-dice = At this table you must play { $least } dice in a turn.
refusal-too-many-dice = You can play at most { $most } dice in a turn.
refusal-off-board = There is no square “{ $square }” on this board.
refusal-square-taken = There is already a die on { $square }.
refusal-square-twice = Only one die can be placed on { $square }.
refusal-wild-without-face = Choose a face for the WILD.
refusal-face-is-fixed = This die shows { $face } and is played as it was rolled.
refusal-die-in-no-set = The die on { $square } makes no new SET.
refusal-die-floats = The SET with the die on { $square } is not joined to the board. It needs a die that was there before this turn, or one from another SET that is joined. Touching is not enough.
refusal-swap-too-late = You can replace a WILD only at the start of your turn, before you place dice.
refusal-no-wild-there = There is no WILD on { $square }.
refusal-wrong-swap-face = The WILD on { $square } stands for { $face }: only a die that shows exactly this can replace it.
refusal-wild-cannot-swap = A WILD in your hand cannot replace a WILD on the board.
refusal-one-swap-only = At this table only one WILD may be replaced per turn.
refusal-freed-die-stays = At this table a die freed this turn cannot replace a WILD.
refusal-already-chosen = You have already chosen for this extra roll.
refusal-not-alone = Others are still playing.
refusal-too-early =
    { $seconds ->
        [one] The others may come back: wait one more second.
       *[other] The others may come back: wait { $seconds } more seconds.
    }

## What is wrong with a text

dice-notation-letter = '{ $text }' is not a face: there is no letter '{ $letter }'. A face has a number 1 2 3, a colour R G P and a shape O Q D; a WILD is *.
dice-notation-two = '{ $text }' is not a face: '{ $first }' and '{ $letter }' both stand for the same feature.
dice-notation-missing = '{ $text }' is not a face: one of { $letters } is missing.
dice-notation-square = '{ $text }' is not a square: a square is a column letter from a to { $last } and a row number from 1 to { $rows }, as in c3.
dice-notation-laid = '{ $text }' is not a die on a square: write it as 2RO@h7, or *1GD@h8 for a WILD.
dice-notation-wild = A WILD on the board needs the face it stands for, as in *1GD.
dice-notation-columns = A board begins with the letters of its columns: { $columns }.
dice-notation-row = '{ $row }' is not a row of this board, or it occurs twice.
dice-notation-width = Row { $row } must have { $size } squares, not { $count }.
dice-notation-bonus = { $square } does not have the bonus '{ $text }' on this board.
dice-notation-rows = Row { $row } of the board is missing.

## What is wrong with a board file

dice-layout-json = It is not JSON.
dice-layout-object = It is not an object with size, emblem and bonuses.
dice-layout-unknown = There is no field “{ $field }”.
dice-layout-missing = The field “{ $field }” is missing.
dice-layout-field = The value of “{ $field }” has the wrong type.
dice-layout-size = A board has an odd number of rows from { $low } to { $high }, not { $size }.
dice-layout-emblem = The emblem of this board must be on { $centre }, not on { $emblem }.
dice-layout-off-board = The bonus of { $points } on “{ $square }” is off the board.
dice-layout-on-emblem = The bonus of { $points } on { $square } covers the emblem.
dice-layout-points = The bonus on { $square } must be worth 1 to { $high } points, not { $points }.
dice-layout-mirror = The bonus of { $points } on { $square } has no mirror image on { $twin }; if that is intended, add "asymmetric": true.
dice-board-too-long = The file is too large: at most { $most } kB.
dice-board-ours = Our board; or choose a JSON file with size, emblem and bonuses.
dice-board-own = Your board, { $size } × { $size } squares.
dice-board-back = Use our board again

## What happened in a game

event-dice-game-started = The dice game begins.
event-dice-drawn =
    { $bag ->
        [0] Dice are drawn; the bag is now empty.
        [one] Dice are drawn; one is left in the bag.
       *[other] Dice are drawn; { $bag } are left in the bag.
    }
event-dice-rolled =
    { $reason ->
        [opening] Everyone rolls: { $dice }.
        [freed] { $name } rolls the freed die: { $dice }.
        [refill] The new dice are rolled: { $dice }.
        [all-passed] Everyone passed, so everyone rolls again: { $dice }.
       *[extra] The extra roll: { $dice }.
    }
dice-rolled-by = { $name }: { $dice }
event-opening-called =
    { $tie ->
        [yes] { $name } calls “SET!”; another call came at the same moment, and chance decided.
       *[no] { $name } calls “SET!”.
    }
event-opening-picked = { $name } picks { $dice }.
event-opening-failed =
    { $reason ->
        [time] { $name } ran out of time.
        [taken-back] { $name } cancels the call.
        [left] { $name } left during the call.
       *[wrong] { $name } is wrong: { $dice } are not a SET ({ $why }).
    }
event-none-said = { $name } sees no SET.
event-opening-laid = { $name } opens with { $dice } and scores { $score }.
event-turn-started = It is { $name }’s turn.
event-wild-swapped = { $name } replaces a WILD with { $dice }.
event-turn-played =
    { $timed ->
        [yes] { $name } ran out of time; the dice already placed are played: { $dice }
       *[no] { $name } plays { $dice }
    }: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }, { $score } in all.
event-turn-passed =
    { $reason ->
        [time] { $name } ran out of time and passes.
        [left] { $name } has left and is skipped.
       *[passed] { $name } passes.
    }
dice-hint =
    { $shown ->
        [set] There is a SET among these dice.
        [die] One die of the SET: { $dice }.
        [no-set] There is no SET among these dice.
        [turn] Dice to use: { $dice }.
        [turn-on] Dice to use: { $dice }. Squares: { $squares }.
        [swap] This die can replace a WILD: { $dice }.
        [swap-on] This die can replace the WILD on { $squares }: { $dice }.
       *[pass] Nothing fits. All that is left is to pass.
    }
dice-hints-asked = Hints: { $hints }.
event-dice-hint-given = { $name } asks for a hint. { $hint }
event-round-ended =
    { $barren ->
        [0] Round { $round } is over.
       *[other] Round { $round } is over: everyone passed.
    }
event-extra-roll-started = Everyone may choose dice to re-roll.
event-extra-chosen = { $name } has chosen.
event-round-started = Round { $round } begins.
event-play-resumed = The game goes on.
event-dice-game-voided = All agree: this game does not count and starts over.
event-dice-game-ended =
    { $reason ->
        [stalemate] Nobody played a turn for as long as the rules allow.
        [alone] The only player left ends the game.
        [agreed] All agree to end the game here.
       *[dice] The last round is over.
    } { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }

## The command line

dice-cli-turns = Lists the best turns for a hand on a board.
dice-cli-play = Plays the dice game, two to four players at one keyboard, line by line.
dice-cli-board-file = BOARD
dice-cli-help-board-file = a file with the board as a grid, - for standard input, or its dice, such as '1RO@e6 2RO@f6 3RO@g6'; without one, the hand opens on an empty board
dice-cli-hand = HAND
dice-cli-help-hand = the dice in hand, as in: 2RO 1GD *
dice-cli-help-layout = a file with another board: size, emblem and bonus squares
dice-cli-help-best = how many turns to list
dice-cli-help-names = the names of the players, two to four
dice-cli-name = NAME
dice-cli-bad-layout = The board file cannot be used. { $problem }
dice-cli-bad-best = Ask for one turn or more, not { $count }.
dice-cli-bad-hand = A hand has one to five dice, not { $count }.
dice-cli-bad-players = The game is for two to four players, not { $count }.
dice-cli-none = There is no legal turn: pass.
dice-cli-count =
    { $count ->
        [one] One legal turn:
       *[other] { $count } legal turns, the best first:
    }
dice-cli-own-board = The layout of this board is ours; the book does not print one.

## Play at one keyboard

dice-play-bag =
    { $dice ->
        [0] The bag is empty.
        [one] One die is left in the bag.
       *[other] { $dice } dice are left in the bag.
    }
dice-play-player = Player { $number }

## The rules of one table. The variables are fields of its rule set

dice-rules-title = The rules of the dice game
dice-rules-changes = Changed at this table: { $fields }.
dice-rules-book = These are the rules of the Spanish book of the dice game. The wording is ours.
dice-rules-aim-title = The aim
dice-rules-aim = Play dice onto the board so that they make SETs in its rows and columns, and score more points than the others.
dice-rules-dice-title = The dice
dice-rules-dice = There are 42 dice. A face shows one, two or three identical symbols: number (one, two, three), colour (red, green, purple) and shape (oval, squiggle, diamond) make 27 faces, and WILD is one more. Each of these 28 occurs nine times across all the dice. The book does not say how the faces are spread; this distribution is ours. A die keeps its six faces for the whole game.
dice-rules-set-title = What a SET is
dice-rules-set =
    Three dice are a SET when number, colour and shape, each taken on its own, are the same on all three or different on all three. Three identical dice are a SET too. For any two dice, exactly one face completes the SET.
    To check three dice, ask three questions. { dice-question-number } { dice-question-colour } { dice-question-shape } It is a SET only if the answer to all three is yes.
dice-question-number = Is the number the same on all three dice, or different on all three?
dice-question-colour = Is the colour the same on all three dice, or different on all three?
dice-question-shape = Is the shape the same on all three dice, or different on all three?
dice-rules-board-title = The board
dice-rules-board =
    The board has { $size } × { $size } squares. The opening SET is placed on the emblem, the three squares in the middle, and some squares carry bonus points. { $own ->
        [yes] The book does not print the layout: this one is ours.
       *[no] This layout is the host’s.
    }
dice-rules-bonuses = Bonus squares: { $groups }.
dice-rules-bonus = +{ $points } on { $squares }
dice-rules-players-title = The players
dice-rules-players =
    { $seats ->
        [2] Two players.
        [3] Two or three players.
       *[4] Two to four players.
    } Everyone’s dice are visible to all. Bots play like anybody else.
dice-rules-start-title = Starting, and ending early
dice-rules-start =
    The game starts when at least two players are seated and all who are present are ready, or when the host starts it. Nobody can join after that, but anyone may watch. If the host leaves, the player who has been seated longest takes over. { $rated ->
        [yes] Any player may propose ending the game early. This happens once all the people who are playing have agreed; the proposal waits for anyone who is away.
       *[no] Any player may propose starting the game over or ending it early. This happens once all the people who are playing have agreed; the proposal waits for anyone who is away.
    }
dice-rules-opening-title = The opening
dice-rules-opening =
    Everyone draws five dice, and all roll together. The first player to call a SET among their own dice opens. The three dice can be chosen before the call or { $point ->
        [0] after it, without a time limit
       *[other] within { $point } seconds after it
    }. A WILD gets the face that the other two dice require; with two or three WILDs, faces that fit are filled in. { $arrange ->
        [0] The dice are placed at once.
       *[other] { $point ->
            [0] Faces and order can be changed until the caller places the dice.
           *[other] Faces and order can be changed for another { $arrange } seconds; then the dice are placed as they stand.
        }
    }
    The SET scores and counts as that player’s turn of the first round; the same player goes first in every round. { $wrong ->
        [1] A player who calls wrongly may not call again until the next roll.
       *[other] A player who calls wrongly { $wrong } times may not call again until the next roll.
    }
    Everyone rolls again when all have called wrongly or said “none”{ $opening ->
        [0] { "" }
       *[other] {", "}or after { $opening } seconds
    }{ $sees ->
        [yes] {", "}and at once when the program sees that nobody has a SET
       *[no] { "" }
    }. A call that comes too late is refused and costs nothing.
dice-rules-turn-title = A turn
dice-rules-turn =
    Then play goes clockwise. In a turn you play { $exactly ->
        [yes] exactly three of your own dice (all of them if you have fewer)
       *[no] up to three of your own dice
    }, as they were rolled, on empty squares, or you pass. { $turn ->
        [0] There is no time limit.
       *[other] { $timeout ->
            [play] After { $turn } seconds, the dice you have placed are played if they make a legal turn; otherwise you pass.
           *[pass] After { $turn } seconds you pass.
        }
    }
dice-rules-lines-title = Where SETs are made
dice-rules-lines = A SET on the board is three neighbouring dice in one row or one column, never diagonal and never round a corner. The turn is judged as a whole: each die played must be in a new SET, and each new SET must use a die that was on the board before the turn, or a die of this turn that is connected in the same way. Touching other dice is not enough, but it is not a mistake either: dice may touch others without making a SET with them.
dice-rules-examples-legal = Legal turns
dice-rules-examples-not-legal = Not legal
dice-rules-examples-board = With these dice on the board: { $dice }.
dice-rules-score-title = The score
dice-rules-score =
    Each SET with a new die scores one point for each of its dice; a die in a row SET and in a column SET counts in both. { $runs ->
        [once] In a run of more than three dice, each die counts once in each direction.
       *[every] In a run of more than three dice, every three neighbours that are a SET count.
    } { $wilds ->
        [second-set] A new WILD scores nothing in its first SET.
       *[next-turn] A WILD scores nothing in the turn in which it is played, and later one point like any other die.
    } The first die on a bonus square earns its points, once.
dice-rules-wild-title = The WILD face
dice-rules-wild = When you play a WILD, you name its number, colour and shape, and it counts as that face for as long as it lies on the board. It earns a bonus square like any other die. Any number of WILDs may be used in a turn or in a SET.
dice-rules-swap-title = Replacing a WILD
dice-rules-swap =
    At the start of a turn you may swap a WILD on the board for a die of yours that shows exactly the named face. This scores nothing and does not count as one of the three dice. The freed die is rolled at once and may be played in the same turn. { $several ->
        [yes] Several swaps are allowed.
       *[no] Only one swap is allowed per turn.
    } { $wildswaps ->
        [yes] A WILD in hand may replace one on the board.
       *[no] A WILD in hand cannot replace one on the board.
    } { $freed ->
        [yes] A freed die may itself be swapped in.
       *[no] A freed die may not be swapped in during the same turn.
    } { $swappass ->
        [yes] Swapping without playing a die counts as a pass.
       *[no] Swapping without playing a die does not count as a pass.
    }
dice-rules-round-title = The end of a round
dice-rules-round =
    After everyone has had a turn, all draw back up to five dice and roll the new ones; if the bag runs short, the first player draws first. { $extra ->
        [yes] Then everyone may re-roll any of their dice once; all choose at the same time{ $extraseconds ->
            [0] {", "}without a time limit.
           *[other] {", "}within { $extraseconds } seconds, and a player who does not choose keeps their dice.
        }
       *[no] There is no extra roll.
    } If everyone passes in the same round, everyone re-rolls all their dice instead.
dice-rules-end-title = The end
dice-rules-end = When somebody has no dice left, those who have not yet played in this round take their turn, and the game is over. Dice left over count nothing. The highest score wins; tied players share the win. The game also ends when everyone has passed { $stalemate } rounds in a row; with the bag empty, { $stalemateempty } are enough.
dice-rules-leaving-title = Leaving
dice-rules-leaving =
    A player who has left is skipped, which counts as a pass, and neither draws nor rolls; their dice stay theirs until they return. { $alone ->
        [0] A player left alone, with the others gone or away, may end the game; the scores stand.
       *[other] A player left alone for { $alone } seconds, with the others gone or away, may end the game; the scores stand.
    } If nobody is left, the game pauses. { $botswait ->
        [yes] While every human player is away, the game waits for them, however many bots are playing.
       *[no] Bots play on while every human player is away.
    }
dice-rules-hints-title = Hints
dice-rules-hints =
    { $hints ->
        [rated] There are no hints at this table, because its results count.
        [yes] In the opening, a hint says whether your dice hold a SET, and the next one shows one of its dice. In a turn, a hint shows which dice to use, and the next one on which squares; or it says that nothing fits. Only the player who asks sees it. The others learn that somebody asked, and the score sheet counts the hints. Anyone at this table may ask for hints.
       *[no] In the opening, a hint says whether your dice hold a SET, and the next one shows one of its dice. In a turn, a hint shows which dice to use, and the next one on which squares; or it says that nothing fits. Only the player who asks sees it. The others learn that somebody asked, and the score sheet counts the hints. A person who plays only against bots may ask for hints; with two or more people there are no hints at this table.
    }

dice-rules-field-layout = board
dice-rules-field-point-seconds = time to choose the opening dice
dice-rules-field-arrange-seconds = time to arrange the opening dice
dice-rules-field-wrong-calls = wrong calls before a player must wait for the next roll
dice-rules-field-opening-seconds = time for the opening
dice-rules-field-sees-none = automatic re-roll when nobody has a SET
dice-rules-field-turn-seconds = time for a turn
dice-rules-field-exactly-three = exactly three dice in a turn
dice-rules-field-time-out = when time runs out
dice-choice-time-out-play = Play the dice placed so far, if legal
dice-choice-time-out-pass = Pass the turn
dice-choice-runs-every = Every SET in a long run counts in full
dice-choice-runs-once = Each die counts once in each direction
dice-choice-new-wilds-next-turn = A WILD scores from the next turn on
dice-choice-new-wilds-second-set = A WILD scores from its second SET on
dice-rules-field-runs = long runs
dice-rules-field-new-wilds = points of a new WILD
dice-rules-field-several-swaps = several swaps in a turn
dice-rules-field-wild-swaps = replacing a WILD with a WILD
dice-rules-field-freed-swaps = swaps with freed dice
dice-rules-field-swap-is-pass = swaps alone count as a pass
dice-rules-field-extra-roll = extra roll
dice-rules-field-extra-seconds = time for the extra roll
dice-rules-field-stalemate-empty = all-pass rounds that end the game (bag empty)
dice-rules-field-stalemate = all-pass rounds that end the game
dice-rules-field-bots-wait = bots wait while all people are away
dice-rules-field-alone-seconds = time until the last player can end the game
dice-rules-field-away-seconds = time until a player counts as away
dice-rules-field-hints = hints for two or more people
dice-rules-field-rated = rated game

## The same, told to the player who did it

event-opening-called-you =
    { $tie ->
        [yes] You call “SET!”; another call came at the same moment, and chance decided.
       *[no] You call “SET!”.
    }
event-opening-picked-you = You pick { $dice }.
event-opening-failed-you =
    { $reason ->
        [time] You ran out of time.
        [taken-back] You cancel the call.
        [left] You left during the call.
       *[wrong] You are wrong: { $dice } are not a SET ({ $why }).
    }
event-none-said-you = You see no SET.
event-opening-laid-you = You open with { $dice } and score { $score }.
event-turn-started-you = It is your turn.
event-wild-swapped-you = You replace a WILD with { $dice }.
event-turn-played-you =
    { $timed ->
        [yes] You ran out of time; the dice already placed are played: { $dice }
       *[no] You play { $dice }
    }: { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    }, { $score } in all.
event-turn-passed-you =
    { $reason ->
        [time] You ran out of time and pass.
        [left] You have left and are skipped.
       *[passed] You pass.
    }
event-dice-hint-given-you = You ask for a hint. { $hint }
event-extra-chosen-you = You have chosen.
event-dice-game-ended-you =
    { $reason ->
        [stalemate] Nobody played a turn for as long as the rules allow.
        [alone] The only player left ends the game.
        [agreed] All agree to end the game here.
       *[dice] The last round is over.
    } You win.
