result-score =
    { $name }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
result-winners =
    { $count ->
        [one] Gana { $names }.
       *[other] Comparten la victoria: { $names }.
    }
result-alone =
    { $left ->
        [0] ¡Mesa limpia! No sobra ninguna carta
        [one] Sobra una carta
       *[other] Sobran { $left } cartas
    } tras { $time } minutos; SETs recogidos: { $sets }.
result-alone-details = Avisos fallidos: { $wrong }. Votos rechazados: { $denied }. Pistas: { $hints }.
