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
result-chance =
    { $sets ->
        [0] La mesa solo se podía limpiar antes de tu primer SET; así:
        [one] Después de tu primer SET la mesa aún se podía limpiar, por última vez; así:
       *[other] Después de tu SET número { $sets } la mesa aún se podía limpiar, por última vez; así:
    }
result-chance-never = Este reparto no se podía limpiar, se recogiera lo que se recogiera.
