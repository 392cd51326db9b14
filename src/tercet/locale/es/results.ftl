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
        [0] ¡Mesa limpia! No sobra ninguna carta
        [one] Sobra una carta
       *[other] Sobran { $left } cartas
    } tras { $time } minutos; SETs recogidos: { $sets }.
result-alone-details = Errores al cantar: { $wrong }. Votos rechazados: { $denied }. Pistas: { $hints }.
