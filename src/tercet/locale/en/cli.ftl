## The program as a whole

cli-about = Tercet: SET, the card game of visual perception, and its dice-and-board sibling.
cli-usage = Usage: tercet COMMAND …
cli-more = 'tercet COMMAND --help' tells more. '--lang en|es|fr|he|pt' chooses the language.
cli-unknown-command = There is no command '{ $name }'. The commands are: { $names }.
cli-unknown-option = There is no option '{ $option }'. Try 'tercet --help'.
cli-bad-arguments = { $problem }. Try '{ $program } --help'.

## The commands, each in a sentence

cli-solve = Finds every SET among some cards.
cli-why = Says why three cards are a SET, or which feature fails.
cli-deal = Deals random cards.
cli-rules = Tells the rules of an edition.
cli-replay = Tells a finished game from its log, step by step.
cli-verify = Recomputes every shuffle and every event of a log and says what does not fit.
cli-solo = Plays solitaire in the terminal, line by line.

## Arguments and options

cli-language = LANGUAGE
cli-cards = CARD
cli-file = FILE
cli-rule-value = RULE=VALUE
cli-help-lang = the language: en, es, fr, he or pt
cli-help-cards = cards such as 2RSO: number 1 2 3, colour R G P, fill S solid H striped E open, shape O oval Q squiggle D diamond, in any order
cli-help-three-cards = three cards such as 2RSO 1GHQ 3PED
cli-help-json = print JSON for programs
cli-help-svg = write a picture to this file as well
cli-help-seed = the same seed deals the same cards
cli-help-deck = all 81 cards, or the 27 solid ones of the quick start
cli-help-size = how many cards to deal
cli-help-edition = whose rules: es, pt, fr or he; by default those of your language
cli-help-set = change a rule, for instance deals=3; may be given several times
cli-help-log = a game in a .tercet file
cli-help-pictures = draw the table whenever it changes
cli-help-save = write the game to this file at the end

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
cli-verified =
    { $count ->
        [one] One event, and it fits.
       *[other] { $count } events, and all fit.
    }
cli-does-not-fit = Line { $line } does not fit: { $problem }
cli-help-receipt = what a client saw of the game, saved by the browser or by tercet.connect: the log is held against it too
cli-receipt-fits =
    { $count ->
        [one] The log fits the receipt in its only deal.
       *[other] The log fits the receipt in all { $count } deals.
    }
cli-receipt-differs = Receipt, deal { $deal }: { $problem }
cli-receipt-damaged = { $path } is not a receipt: { $problem }

## What went wrong

cli-needs-extra = 'tercet { $command }' needs the package '{ $package }': pip install 'tercet[{ $extra }]'
cli-no-language = --lang needs a language: en, es, fr, he or pt
cli-twins = { $card } was given twice, and the deck has no twins.
cli-not-three =
    { $count ->
        [one] A SET has three cards; you gave one.
       *[other] A SET has three cards; you gave { $count }.
    }
cli-bad-size = { $size } cards cannot be dealt: choose 0 to { $most }.
cli-bad-change = '{ $change }' is no change of a rule: write it as rule=value.
cli-no-file = There is no file '{ $path }'.
cli-cannot-read = '{ $path }' cannot be read: { $problem }.
cli-cannot-write = '{ $path }' cannot be written: { $problem }.
cli-damaged = '{ $path }' is damaged in line { $line }: { $problem }

## The parser of arguments; the places with a percent sign must stay as they are

cli-parser-usage = usage:{ " " }
cli-parser-arguments = arguments
cli-parser-options = options
cli-parser-help = show this help
cli-parser-required = these arguments are missing: %s
cli-parser-unrecognised = these arguments are not known: %s
cli-parser-one-value = a value is missing
cli-parser-some-values = at least one value is missing
cli-parser-choice = %(value)r is not one of %(choices)s
cli-parser-value = %(value)r is not a value of the kind %(type)s
cli-parser-argument = %(argument_name)s: %(message)s
cli-parser-no-value = takes no value, but %r was given
cli-parser-ambiguous = %(option)s may mean %(matches)s
cli-parser-not-with = not allowed together with %s
