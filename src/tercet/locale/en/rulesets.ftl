rule-choice = The rule '{ $rule }' cannot be '{ $value }'. Choose one of: { $choices }.
rule-range = The rule '{ $rule }' cannot be '{ $value }'. Choose a number from { $low } to { $high }.
rule-yes-or-no = The rule '{ $rule }' cannot be '{ $value }'. Choose yes or no.
rule-kind = The rule '{ $rule }' cannot be '{ $value }'.
rule-unknown = There is no rule '{ $rule }'. The rules are: { $names }.
rule-layout = The rulebooks have no layout of { $cards } cards. Choose 9 or 12 for 'layout'.
rule-nine = Nine cards are for decks of 27 only. Choose a third of the deck, such as deck=solid, or layout=12.
rule-pair = The law '{ $law }' is not played with the deck '{ $deck }'. Choose one of these decks: { $decks }.
rule-layout-variant = This variant is played with { $board } cards on the table, not { $cards }. Leave out 'layout'.
rule-hidden-law = way=hidden works only with laws that let players work out the hidden card. Choose a law other than 'ultra'.
rule-all-penalty = With way=all nobody keeps cards, so nobody can lose any. Choose penalty=none.
rule-goal = goal={ $goal } does not fit ending={ $ending }. Choose { $goals }.
rule-together = A table that plays together needs ending=pile or ending=takings.
rule-penalty-cards = Cards can be lost only where cards are counted. Choose penalty=point or penalty=none.
rule-penalty-point = A point can be lost only where SETs are counted. Choose penalty=cards or penalty=none.
rule-late-join = At a rated table, nobody can join a deal that has begun. Choose rated=no or late_join=no.
rule-edition = There is no edition '{ $name }'. The editions are: { $names }.
rule-short-time = The rule '{ $rule }' is too short. Choose { $least } seconds or more, or 0.
rule-rated-hints = A rated table of two or more players has no hints. Choose hints=no or rated=no.
rule-date = '{ $value }' is not a day. Write it as 2026-11-15.
rule-date-early = '{ $value }' has no puzzle. The first one is for { $first }.
rule-daily-focus = A day’s puzzle has no focus and no number.
rule-daily-team = A day’s puzzle has one player.
rule-focus = '{ $value }' is not a kind of SET. Write the initials of the features that differ, such as cf for colour and fill.
rule-focus-easy = The cards of an easy puzzle share one feature, so not all four can differ. Choose size=full.
