## Mis partidas

web-games-going = Aún en juego
web-games-back = Volver a la mesa
web-games-finished = Partidas terminadas
web-games-first = Juega una partida o el reto de hoy. Al terminar, la encontrarás aquí, con su línea de tiempo y su repetición.
web-games-play = Jugar una partida
web-filter =
    { $filters ->
        [0] Filtrar
        [one] Filtrar (1 activo)
       *[other] Filtrar ({ $filters } activos)
    }
web-filter-game = Juego
web-filter-any-game = Todos los juegos
web-filter-company = Con quién
web-filter-anyone = Cualquiera
web-filter-others = Con más gente
web-filter-result = Resultado
web-filter-any-result = Cualquier resultado
web-filter-rules = Reglas
web-filter-any-rules = Cualquier regla
web-filter-time = Cuándo
web-filter-any-time = En cualquier momento
web-filter-days = Últimos { $days } días
web-filter-clear = Quitar filtros
web-filter-none = Ninguna partida cumple estos filtros.
web-rules-nine = nueve en la mesa

## Una partida en una línea

web-timeline-looking = Cargando la partida…
web-timeline-empty = Esta partida terminó antes de que pasara nada.
web-timeline-quickest =
    { $players ->
        [one] El SET más rápido tardó { $time }.
       *[other] El SET más rápido: { $name }, en { $time }.
    }
web-timeline-missed =
    { $sets ->
        [one] Un SET se deshizo sin que nadie lo viera, tras { $time }.
       *[other] { $sets } SETs se deshicieron sin que nadie los viera, uno de ellos tras { $time }.
    }
web-timeline-missed-none = Ningún SET se deshizo sin ser visto.
web-timeline-missed-here =
    { $sets ->
        [one] deshizo un SET que nadie vio
       *[other] deshizo { $sets } SETs que nadie vio
    }
web-timeline-unseen = SETs que nadie vio
web-timeline-more-unseen =
    { $sets ->
        [one] y uno más
       *[other] y { $sets } más
    }
web-timeline-all = Todo, por orden
web-timeline-mean = Por SET
web-timeline-best = El más rápido
web-timeline-differ =
    { $count ->
        [one] SET: una característica distinta
       *[other] SET: { $count } características distintas
    }
web-timeline-wrong =
    { $reason ->
        [time] Cantó y se le acabó el tiempo
        [taken-back] Cantó y lo anuló
        [left] Se fue tras cantar
       *[wrong] No era un SET
    }
web-timeline-key-found = un SET; de una a cuatro características distintas
web-timeline-key-wrong = error al cantar
web-timeline-key-denied = «No hay SET», pero había uno
web-timeline-key-hint = pista
web-timeline-key-added = sin SET: más cartas
web-timeline-key-missed = un SET que nadie vio, mientras estuvo ahí
web-timeline-dice-best =
    { $points ->
        [one] El mejor turno: { $name }, un punto.
       *[other] El mejor turno: { $name }, { $points } puntos.
    }
web-timeline-dice =
    { $what ->
        [opening] abre: +{ $points }
        [pass] pasa
       *[turn] juega: +{ $points }
    }
