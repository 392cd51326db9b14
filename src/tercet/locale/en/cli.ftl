## The program as a whole

cli-about = Tercet: SET, the card game of visual perception, and its dice-and-board sibling.
cli-usage = Usage: { $program } COMMAND …
cli-more = Run 'tercet COMMAND --help' for details. Use '--lang en|es|fr|he|pt' to choose the language.
cli-title-play = Play
cli-title-look = Cards, rules and saved games
cli-title-lab = Odds and bots
cli-title-host = Host a server
cli-title-program = This program
cli-unknown-command = There is no command '{ $name }'. 'tercet help' lists them all.
cli-no-command = There is no command '{ $name }'.
cli-unknown-option = There is no option '{ $option }'. Try 'tercet --help'.
cli-did-you-mean = Did you mean '{ $name }'?
cli-in-python = In Python it is { $call }.
cli-bad-arguments = { $problem }. Try '{ $program } --help'.
cli-bad-game = The game '{ $module }', named in TERCET_GAMES, cannot be loaded: { $problem }

## The commands, each in a sentence

cli-solve = Finds every SET among the given cards.
cli-why = Explains why three cards are a SET, or which feature fails.
cli-deal = Deals random cards; when piped, prints only their letters.
cli-rules = Prints the rules of any edition.
cli-replay = Replays a finished game from its log, step by step.
cli-verify = Checks logs by recomputing every shuffle and every event.
cli-solo = Plays solitaire in the terminal, line by line.
cli-help = Shows how to use a command.
cli-completion = Prints a script that lets your shell complete commands and options.
cli-man = Prints the manual page, for man.

## Arguments and options

cli-language = LANGUAGE
cli-command = COMMAND
cli-cards = CARD
cli-file = FILE
cli-player = PLAYER
cli-rule-value = RULE=VALUE
cli-help-lang = the language: en, es, fr, he or pt
cli-help-version = print the version
cli-help-config = a TOML file with these options, as in port = 8181; a variable such as TERCET_PORT overrides it, and the option itself overrides both
cli-help-command = the command to explain; without one, all are listed
cli-help-shell = the shell that you use
cli-help-cards = cards such as 2RSO: number 1 2 3, colour R G P, fill S solid H striped E open, shape O oval Q squiggle D diamond, in any order; - reads them from standard input
cli-help-three-cards = three cards such as 2RSO 1GHQ 3PED
cli-help-json = print JSON for other programs
cli-help-markdown = print Markdown, for other programs
cli-help-picture = also write a picture to this file
cli-help-seed = the same seed gives the same cards or dice
cli-help-deck = all 81 cards, or the 27 solid ones of the quick start
cli-help-size = how many cards to deal
cli-help-edition = which rulebook: es, pt, fr or he (default: the one for your language)
cli-help-set = change a rule, for instance deals=3; can be repeated
cli-help-set-dice = change a rule, for instance turn_seconds=60; can be repeated
cli-help-set-deck = choose the deck or what is taken, for instance deck=solid; can be repeated
cli-help-log = a game saved as a .tercet file
cli-help-pictures = draw the table whenever it changes
cli-help-as = address this player as “you” (default: the only person who played)

## Answers

cli-sets-found =
    { $count ->
        [0] No SET.
        [one] One SET:
       *[other] { $count } SETs:
    }
cli-sets-dealt =
    { $count ->
        [0] There is no SET among them.
        [one] There is one SET among them.
       *[other] There are { $count } SETs among them.
    }
cli-seed = To deal the same cards again: --seed { $seed }
cli-verified =
    { $count ->
        [one] One event checked: it is correct.
       *[other] { $count } events checked: all are correct.
    }
cli-verified-unfinished = The game is not over: this log ends before its result.
cli-verified-nothing = This log has no events: there is nothing to check.
cli-does-not-fit = Line { $line } is wrong: { $problem }
cli-help-receipt = also check the log against a receipt: what a client saw of the game, saved by the browser or by tercet.connect
cli-receipt-one-log = --receipt belongs to one game: name one file.
cli-deal-note = Deal { $deal }: { $text }
cli-receipt-fits =
    { $count ->
        [one] The log matches the receipt in its only deal.
       *[other] The log matches the receipt in all { $count } deals.
    }
cli-receipt-differs = Receipt, deal { $deal }: { $problem }
cli-receipt-damaged = { $path } is not a receipt: { $problem }

## What went wrong

cli-needs-extra = 'tercet { $command }' needs the package '{ $package }'. In the project’s folder, run: { $install }
cli-no-language = --lang needs a language: en, es, fr, he or pt
cli-twins = { $card } was given twice, but the deck has only one of each card.
cli-not-three =
    { $count ->
        [one] A SET has three cards; you gave one.
       *[other] A SET has three cards; you gave { $count }.
    }
cli-wrong-count = In this variant you take { $size } cards; you gave { $count }.
cli-variant-takings = The deck of { $size } cards has { $count } groups that can be taken.
cli-variant-largest = The largest hand with nothing to take has { $largest } cards.
cli-variant-board = In { $share } of deals, a board of { $board } cards has nothing to take.
cli-variant-example = For example { $count } cards: { $cards }
cli-variant-hands = Hands with nothing to take, by size: { $hands }
cli-too-many-cards = Too many cards to search: give { $most } at most.
cli-help-variant = a variant that is not in the books
cli-bad-size = Cannot deal { $size } cards: choose 0 to { $most }.
cli-bad-change = '{ $change }' is not a rule change: write it as rule=value.
cli-bad-deck-change = Here --set changes only deck and law, not '{ $rule }'.
cli-no-file = There is no file '{ $path }'.
cli-no-player = No player in this game is called “{ $name }”. The players are: { $names }.
cli-interrupted = Interrupted.
cli-cannot-read = Cannot read '{ $path }': { $problem }.
cli-cannot-write = Cannot write '{ $path }': { $problem }.
cli-bad-picture = '{ $path }' must end in .svg: pictures of cards and boards are SVG.
cli-no-cards = There are no cards here. Name some, such as 2RSO 1GHQ 3PED.
cli-drawn-cards = This input is pictures of cards, not their letters. To pipe cards, use 'tercet deal |' without --colour.
cli-cards-from-input = Name some, such as 2RSO 1GHQ 3PED, or - to read them from standard input.
cli-dice-no-variant = The dice game has no variants. Leave out --variant.
cli-not-text = '{ $path }' is not a text file.
cli-cannot-use = Cannot use '{ $path }': { $problem }.
cli-cannot-print = Cannot write the output: { $problem }.
cli-damaged = '{ $path }' is damaged at line { $line }: { $problem }
cli-not-a-log = '{ $path }' is not a Tercet game. Games are saved with --save, or downloaded from a table, as .tercet files.
cli-empty-file = '{ $path }' is empty.
cli-unreleased-log = '{ $path }' was saved before Tercet 0.1.0 and cannot be replayed.

## The argument parser; the placeholders with a percent sign must stay as they are

cli-parser-usage = usage:{ " " }
cli-parser-arguments = arguments
cli-parser-options = options
cli-parser-example = example
cli-title-display = display
cli-parser-help = show this help
cli-parser-required = missing arguments: %s
cli-parser-unrecognised = unknown arguments: %s
cli-printed-only = This command plays the printed game only. For variants, see: tercet play, tercet odds --variant
cli-parser-one-value = a value is missing
cli-parser-some-values = at least one value is needed
cli-parser-choice = %(value)r is not one of %(choices)s
cli-parser-value = %(value)r cannot be used here
cli-not-whole = '{ $given }' is not a whole number
cli-one-number = one number is expected, not { $given }
cli-not-number = '{ $given }' is not a number
cli-too-small = '{ $given }' is not a number from { $least } upwards
cli-not-yes-no = '{ $given }' is neither yes nor no
cli-bad-setting = { $place }: { $problem }.
cli-no-setting = { $path }: there is no option '{ $name }'.
cli-parser-argument = %(argument_name)s: %(message)s
cli-parser-no-value = takes no value, but %r was given
cli-parser-ambiguous = %(option)s could mean %(matches)s
cli-parser-not-with = not allowed together with %s
cli-man-about = play, host and study SET and its dice game
cli-man-name-title = Name
cli-man-synopsis-title = Synopsis
cli-man-description-title = Description
cli-man-commands-title = Commands
cli-man-options-title = Options of every command
cli-man-environment-title = Environment
cli-man-exit-status-title = Exit status
cli-man-no-color = if set, nothing is printed in colour
cli-man-force-color = if set to 1, colours are printed to files and pipes as well
cli-man-lang = the language, like --lang
cli-man-games = modules with further games, separated by commas
cli-man-settings = every option of tercet serve, such as TERCET_PORT for --port; the option itself takes precedence
cli-man-exit-fine = success
cli-man-exit-nothing = the answer is no: not a SET, nothing found, a log that is wrong
cli-man-exit-bad = it could not be done: the arguments or a file cannot be used
cli-man-exit-interrupted = interrupted
