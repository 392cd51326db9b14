notation-unknown-letter = «{ $text }» no es una carta: no existe la letra «{ $letter }». Una carta tiene un número 1 2 3, un color R (rojo) G (verde) P (lila), un fondo S (sólido) H (rayado) E (sin fondo) y una forma O (óvalo) Q (onda) D (rombo), como en 2RSO.
notation-not-in-deck = «{ $text }» no es una carta de esta baraja. Sus letras son { $letters }.
notation-two-letters = «{ $text }» no es una carta: «{ $first }» y «{ $letter }» son de la misma característica ({ $feature }).
notation-missing-letter = «{ $text }» no es una carta: falta una letra ({ $feature }: { $letters }).
notation-no-key = No hay ninguna carta «{ $text }» en la mesa.
