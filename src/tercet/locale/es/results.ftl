result-score =
    { $name }: { $points ->
        [1] un punto
       *[other] { $points } puntos
    }
result-winners =
    { $count ->
        [one] Gana { $names }.
       *[other] Comparten la victoria: { $names }.
    }
result-alone =
    { $left ->
        [0] ¡Has vaciado la mesa!
        [one] Sobra una carta.
       *[other] Sobran { $left } cartas.
    } Tiempo: { $time }. SETs conseguidos: { $sets }.
result-alone-details = Errores al cantar: { $wrong }. «No hay SET» erróneos: { $denied }. Pistas: { $hints }.
result-chance =
    { $sets ->
        [0] La mesa solo se podía vaciar antes de tu primer SET; así:
        [one] Después de tu primer SET la mesa aún se podía vaciar, por última vez; así:
       *[other] Después de tu SET número { $sets } la mesa aún se podía vaciar, por última vez; así:
    }
result-chance-never = Esta mano no se podía vaciar, fueran cuales fueran los SETs elegidos.
