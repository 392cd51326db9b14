notation-unknown-letter = '{ $text }' אינו קלף: אין אות '{ $letter }'. לקלף יש מספר 1 2 3, צבע R (אדום) G (ירוק) P (סגול), מילוי S (מלא) H (מקווקו) E (ריק) וצורה O (אליפסה) Q (שרבוט) D (יהלום), כמו 2RSO.
notation-not-in-deck = '{ $text }' אינו קלף של החפיסה הזאת. אותיותיה הן { $letters }.
notation-two-letters = '{ $text }' אינו קלף: '{ $first }' ו־'{ $letter }' מציינות אותו מאפיין ({ $feature }).
notation-missing-letter = '{ $text }' אינו קלף: חסרה אות ({ $feature }: { $letters }).
notation-no-key = אין על השולחן קלף ”{ $text }”.
