notation-unknown-letter = « { $text } » n’est pas une carte : la lettre « { $letter } » n’existe pas. Une carte a un nombre 1 2 3, une couleur R (rouge) G (vert) P (violet), un remplissage S (plein) H (hachuré) E (vide) et une forme O (ovale) Q (vague) D (losange), comme dans 2RSO.
notation-not-in-deck = « { $text } » n’est pas une carte de ce paquet. Ses lettres sont { $letters }.
notation-two-letters = « { $text } » n’est pas une carte : « { $first } » et « { $letter } » désignent la même caractéristique ({ $feature }).
notation-missing-letter = « { $text } » n’est pas une carte : il manque une lettre ({ $feature } : { $letters }).
notation-no-key = Il n’y a pas de carte « { $text } » sur la table.
