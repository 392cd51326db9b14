notation-unknown-letter = '{ $text }' is not a card: there is no letter '{ $letter }'. A card has a number 1 2 3, a colour R (red) G (green) P (purple), a fill S (solid) H (striped) E (open) and a shape O (oval) Q (squiggle) D (diamond), as in 2RSO.
notation-not-in-deck = '{ $text }' is not a card of this deck. Its letters are { $letters }.
notation-two-letters = '{ $text }' is not a card: '{ $first }' and '{ $letter }' both stand for the { $feature }.
notation-missing-letter = '{ $text }' is not a card: the letter for the { $feature } is missing ({ $letters }).
notation-no-key = There is no card “{ $text }” on the table.
