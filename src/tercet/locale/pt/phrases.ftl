## Frases preparadas

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-done = Muito bem!
phrase-so-close = Por pouco!
phrase-oops = Opa!
phrase-thanks = Valeu!
phrase-wait-please = Um momento, por favor.
phrase-here-again = Voltei.
phrase-one-more = Mais uma partida?
phrase-goodbye = Tchau!
