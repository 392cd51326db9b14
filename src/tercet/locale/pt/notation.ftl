notation-unknown-letter = “{ $text }” não é uma carta: não existe a letra “{ $letter }”. Uma carta tem um número 1 2 3, uma cor R (vermelho) G (verde) P (lilás), uma textura S (sólido) H (hachurado) E (transparente) e uma forma O (oval) Q (onda) D (losango), como em 2RSO.
notation-not-in-deck = “{ $text }” não é uma carta deste baralho. Suas letras são { $letters }.
notation-two-letters = “{ $text }” não é uma carta: “{ $first }” e “{ $letter }” são da mesma característica ({ $feature }).
notation-missing-letter = “{ $text }” não é uma carta: falta uma letra ({ $feature }: { $letters }).
notation-no-key = Não há nenhuma carta “{ $text }” na mesa.
