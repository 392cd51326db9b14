## Mis partidas

web-games-going = Aún en juego
web-games-back = Volver a la mesa
web-games-finished = Partidas terminadas
web-games-first = Juega una partida o el reto de hoy. Al terminar, la encontrarás aquí, con su línea de tiempo y su repetición.
web-games-play = Jugar una partida
web-games-room = Sala { $code }
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
web-filter-any-time = Cualquier fecha
web-filter-days = Últimos { $days } días
web-filter-clear = Quitar filtros
web-filter-none = Ninguna partida cumple estos filtros.
web-rules-nine = nueve en la mesa
web-export = Descargar todas mis partidas
web-games-more = Ver partidas anteriores

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
        [one] Un SET se deshizo sin que nadie lo viera, tras { $time } en la mesa.
       *[other] { $sets } SETs se deshicieron sin que nadie los viera; el que más duró estuvo { $time } en la mesa.
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
        [0] SET
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
web-timeline-key-missed = un SET que nadie vio, mientras estuvo en la mesa
web-timeline-turns = Turnos
web-timeline-passes = Pases
web-timeline-best-turn = Mejor turno
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

## Estadísticas

web-stats-looking = Cargando tus partidas…
web-stats-whose = De quién
web-stats-you = Tuyas
web-stats-bots = Bots: { $level }
web-stats-games = Partidas
web-stats-wins = Ganadas contra otros
web-stats-won-of = { $won } de { $games }
web-stats-median = Tiempo por SET (mediana)
web-stats-played = Tiempo de juego
web-stats-first = Juega una partida o el reto de hoy y esta página te mostrará cómo encuentras los SETs: con qué rapidez, cuáles te cuestan más y cuáles se te escapan.
web-stats-none = No hay partidas en esta selección.
web-stats-train = Practica los SETs que más te cuestan
web-chart-table = Como tabla
web-chart-more =
    { $games ->
        [one] Con una partida más verás este gráfico.
       *[other] Con unas { $games } partidas más verás este gráfico.
    }
web-chart-time = Segundos por SET a lo largo del tiempo
web-chart-week = Vuelve a jugar otra semana para ver tu evolución.
web-chart-since = Semana del
web-chart-differing = Según cuántas características cambian
web-chart-differ = Características distintas
web-chart-kinds = Por tipo de SET
web-chart-kinds-differ = Lo que cambia
web-chart-kinds-slow =
    { $whose ->
        [you] Los SETs en los que más tardas son los que cambian en { $features }: { $time }.
       *[bots] Los SETs en los que más tardan estos bots son los que cambian en { $features }: { $time }.
    }
web-chart-features = Por característica
web-chart-feature = Característica
web-chart-where-differs = Si es distinta
web-chart-where-same = Si es igual
web-chart-sooner = antes
web-chart-later = después
web-chart-wrong = Errores al cantar
web-chart-wrong-none = Ningún error hasta ahora.
web-chart-why = Motivo
web-chart-count = Cuántas veces
web-chart-reason =
    { $reason ->
        [time] Se acabó el tiempo
        [taken-back] Anulado
        [left] Abandono al cantar
        [no-set] «No hay SET», pero había uno
       *[wrong] No era un SET
    }
web-chart-failed =
    { $feature ->
        [number] Falló el número
        [colour] Falló el color
        [fill] Falló el fondo
       *[shape] Falló la forma
    }
web-chart-unseen = SETs que más tiempo estuvieron en la mesa
web-chart-unseen-none = Ningún SET ha pasado inadvertido más de cinco segundos.
web-chart-best = Mejores tiempos a solas
web-chart-best-none = Termina una partida a solas sin pistas, o un reto, para tener un tiempo.
web-chart-opponents = Cara a cara
web-chart-won = Ganadas
web-chart-tied = Empates
web-chart-lost = Perdidas
web-chart-opponents-none = Nadie todavía: juega con amigos o contra bots.

## Lo que muestra un gráfico, en una frase; $whose es you o bots

web-reading-quicker =
    { $whose ->
        [you] Encuentras un SET { $time } antes que en tus primeras semanas.
       *[bots] Estos bots encuentran un SET { $time } antes que en las primeras semanas.
    }
web-reading-slower =
    { $whose ->
        [you] Tardas { $time } más por SET que en tus primeras semanas.
       *[bots] Estos bots tardan { $time } más por SET que en las primeras semanas.
    }
web-reading-steady =
    { $whose ->
        [you] Tu ritmo es constante: { $time } por SET.
       *[bots] Su ritmo es constante: { $time } por SET.
    }
web-reading-slow-differing =
    { $whose ->
        [you] Con los SETs de { $count ->
            [one] una característica distinta
           *[other] { $count } características distintas
        } tardas { $time } más que con los de { $of }.
       *[bots] Con los SETs de { $count ->
            [one] una característica distinta
           *[other] { $count } características distintas
        } estos bots tardan { $time } más que con los de { $of }.
    }
web-reading-slow-feature =
    { $whose ->
        [you] Con los SETs { $feature ->
            [number] de distinto número
            [colour] de distinto color
            [fill] de distinto fondo
           *[shape] de distinta forma
        } tardas { $time } más que con otros SETs.
       *[bots] Con los SETs { $feature ->
            [number] de distinto número
            [colour] de distinto color
            [fill] de distinto fondo
           *[shape] de distinta forma
        } estos bots tardan { $time } más que con otros SETs.
    }
web-reading-even-features =
    { $whose ->
        [you] Encuentras los SETs igual de rápido, cambie lo que cambie.
       *[bots] Estos bots encuentran los SETs igual de rápido, cambie lo que cambie.
    }
web-reading-fails-in =
    { $whose ->
        [you] { $count } de tus { $of } errores son { $feature ->
            [number] de número
            [colour] de color
            [fill] de fondo
           *[shape] de forma
        }.
       *[bots] { $count } de { $of } errores son { $feature ->
            [number] de número
            [colour] de color
            [fill] de fondo
           *[shape] de forma
        }.
    }
web-reading-no-mistakes = Ni un solo error en { $of } SETs.
web-reading-longest-unseen = El que más tiempo estuvo: { $time }.

## Práctica

web-training-what = Un reto de doce cartas y seis SETs; al menos la mitad son de los tipos que más te cuestan.
web-training-what-new = Un reto de doce cartas y seis SETs; al menos la mitad son de los tipos que más le cuestan a casi todo el mundo. Tras unas partidas se usarán tus propios tiempos.
web-training-start = Practicar
web-training-kinds = Lo que más te cuesta encontrar
web-training-kinds-new = Lo que más le cuesta encontrar a casi todo el mundo
web-training-differ = Distinto: { $features }
web-training-same = Igual: { $features }
web-training-median =
    { $sets ->
        [one] { $time } en un SET; { $usual } en un SET cualquiera.
       *[other] Normalmente { $time } ({ $sets } SETs); { $usual } en un SET cualquiera.
    }
web-training-never =
    { $sets ->
        [one] Estuvo una vez en la mesa y no lo encontraste.
       *[other] Estuvo { $sets } veces en la mesa y no lo encontraste nunca.
    }
web-training-new = Todavía no ha salido.
web-training-before = Antes
web-training-recent = Últimas dos semanas
web-training-faster = { $time } menos
web-training-slower = { $time } más
web-training-puzzles = Tus retos de práctica
web-training-few =
    { $puzzles ->
        [one] Un reto más y verás el cambio.
       *[other] { $puzzles } retos más y verás el cambio.
    }
web-training-puzzles-faster = En los últimos retos tardaste { $time } menos que en los primeros.
web-training-puzzles-slower = En los últimos retos tardaste { $time } más que en los primeros.
