## Frases preparadas

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-done = ¡Muy bien!
phrase-so-close = ¡Por poco!
phrase-oops = ¡Uy!
phrase-thanks = ¡Gracias!
phrase-wait-please = Un momento, por favor.
phrase-here-again = Ya he vuelto.
phrase-one-more = ¿Otra partida?
phrase-goodbye = ¡Adiós!
