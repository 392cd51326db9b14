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
        [one] La última ocasión de vaciar la mesa fue después de tu primer SET; así:
       *[other] La última ocasión de vaciar la mesa fue después de tu SET número { $sets }; así:
    }
result-chance-never = En esta mano no se podía vaciar la mesa, fueran cuales fueran los SETs elegidos.
