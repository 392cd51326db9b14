notation-unknown-letter = «{ $text }» no es una carta: no existe la letra «{ $letter }». Una carta tiene un número 1 2 3, un color R G P, un fondo S H E y una forma O Q D.
notation-not-in-deck = «{ $text }» no es una carta de esta baraja. Sus letras son { $letters }.
notation-two-letters = «{ $text }» no es una carta: «{ $first }» y «{ $letter }» son de la misma característica ({ $feature }).
notation-missing-letter = «{ $text }» no es una carta: falta una letra ({ $feature }: { $letters }).
