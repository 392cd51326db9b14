notation-unknown-letter = '{ $text }' is not a card: there is no letter '{ $letter }'. A card has a number 1 2 3, a colour R G P, a fill S H E and a shape O Q D.
notation-not-in-deck = ‘{ $text }’ is not a card of this deck. Its letters are { $letters }.
notation-two-letters = '{ $text }' is not a card: '{ $first }' and '{ $letter }' both stand for the { $feature }.
notation-missing-letter = '{ $text }' is not a card: the letter for the { $feature } is missing ({ $letters }).
