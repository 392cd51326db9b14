solo-prompt = Tres letras, n, h, q o ?:
solo-help =
    Encuentra SETs hasta agotar la baraja. Escribe las letras de tres cartas, por ejemplo «adg».
    n: no hay ningún SET (si es cierto, salen más cartas)   h: una pista   q: salir   ?: esta ayuda
solo-status =
    { $pile ->
        [0] El mazo está vacío
        [one] Queda una carta en el mazo
       *[other] Quedan { $pile } cartas en el mazo
    }; { $sets ->
        [0] aún ningún SET.
        [one] un SET conseguido.
       *[other] { $sets } SETs conseguidos.
    }
solo-what = Escribe tres letras de cartas que estén en la mesa, o ? para ver la ayuda.
solo-added = Cierto, no hay ningún SET. Tres cartas más.
solo-more = Tres cartas más.
solo-denied = Sí que hay un SET.
solo-hint-exists = Hay un SET.
solo-hint-none = No hay ningún SET.
solo-hint-cards = Parte de un SET: { $cards }
