notation-unknown-letter = '{ $text }' אינו קלף: אין אות '{ $letter }'. לקלף יש מספר 1 2 3, צבע R G P, מילוי S H E וצורה O Q D.
notation-not-in-deck = '{ $text }' אינו קלף של החפיסה הזאת. אותיותיה הן { $letters }.
notation-two-letters = '{ $text }' אינו קלף: '{ $first }' ו־'{ $letter }' מציינות אותו מאפיין ({ $feature }).
notation-missing-letter = '{ $text }' אינו קלף: חסרה אות ({ $feature }: { $letters }).
