## El reto, jugado

web-puzzle-what =
    { $size ->
        [easy] Nueve cartas, cuatro SETs.
       *[full] Doce cartas, seis SETs.
    }
web-puzzle-clock = El reloj empieza a correr cuando ves las cartas y sigue aunque salgas.
web-puzzle-team = Se resuelve en equipo, y cualquiera puede empezar.
web-puzzle-start = Poner en marcha el reloj
web-puzzle-show = Ver las cartas
web-puzzle-team-show = Se resuelve en equipo, y cualquiera puede destapar las cartas.
web-puzzle-starting = Ahí van las cartas…
web-puzzle-lost =
    Sin conexión, pero el reloj sigue corriendo. { $kept ->
        [yes] Lo que acabas de encontrar se enviará.
       *[no] Reconectando…
    }
web-puzzle-found = SETs encontrados: { $found } de { $sets }
web-puzzle-searched = ¡Bien buscado! Ahora toca ver los SETs entre todos.
web-puzzle-left =
    { $sets ->
        [0] Todos los SETs encontrados.
        [one] Queda un SET por encontrar.
       *[other] Quedan { $sets } SETs por encontrar.
    }
web-puzzle-solved = ¡Todos los SETs encontrados!
web-puzzle-over = Sin resolver
web-puzzle-not-found = Te faltaban estos
web-puzzle-wrong = Errores
web-practice = Reto de práctica
web-training-next = Otro reto de práctica

## El día, su resultado y sus mejores tiempos

web-daily-looking = Buscando los retos del día…
web-daily-to-come = Este reto aparecerá el { $day }.
refusal-no-day = Ese día no existe. Comprueba la fecha de la dirección.
web-daily-what = Cada día, a medianoche UTC, dos retos nuevos, los mismos para todo el mundo. Cuenta tu primer intento. Tus resultados y tu racha pertenecen a este navegador: en otro dispositivo empiezas de cero.
web-daily-days = Días
web-daily-calendar = Días resueltos
web-daily-month-before = El mes anterior
web-daily-month-after = El mes siguiente
web-daily-month-solved = { $days ->
        [0] ninguno resuelto
        [one] un día resuelto
       *[other] { $days } días resueltos
    }
web-daily-day = { $solved ->
        [yes] { $day }, resuelto
        [partly] { $day }, uno de dos resuelto
        [unranked] { $day }, resuelto, fuera de la clasificación
       *[no] { $day }
    }
web-daily-mark-ranked = en la clasificación
web-daily-mark-unranked = fuera de la clasificación
web-daily-next = Los próximos retos llegan a las { $time }: { $hours ->
        [0] dentro de { $minutes } min
       *[other] dentro de { $hours } h { $minutes } min
    }.
web-daily-next-now = Ya están aquí los próximos retos.
web-daily-next-go = Ver los nuevos retos
web-daily-before = Día anterior
web-daily-after = Día siguiente
web-daily-today = Hoy
web-daily-other = Otro día
web-daily-best = (mejor racha: { $days })
web-daily-size = Qué reto
web-daily-easy = Fácil
web-daily-full = Completo
web-daily-solvers =
    { $solvers ->
        [0] Todavía no hay tiempos.
        [one] Ya hay un tiempo.
       *[other] Ya hay { $solvers } tiempos.
    }
web-daily-start =
    { $size ->
        [easy] Empezar el fácil
       *[full] Empezar el completo
    }
web-daily-counts = Este intento cuenta. El reloj empieza enseguida y sigue corriendo aunque salgas.
web-daily-unranked-day = Solo cuenta el propio día: estos tiempos no entran en la clasificación.
web-daily-unranked = Este intento no entra en la clasificación.
web-daily-go-on =
    { $size ->
        [easy] Volver al fácil
       *[full] Volver al completo
    }
web-daily-running = Tu reloj está corriendo.
web-daily-again = Otra vez, sin clasificar
web-daily-rank = Puesto
web-daily-rank-among = Puesto entre todos
web-daily-rank-of =
    { $count ->
        [1] Primer tiempo
       *[other] { $rank } de { $count }
    }
web-daily-percentile =
    { $others ->
        [1] Mejor tiempo que la otra persona
       *[other] Mejor tiempo que el { $percent } % de los demás
    }
web-daily-streak = Días seguidos
web-daily-finds = En el orden en que los encontraste
web-daily-share = Comparte tu resultado
web-daily-share-picture = { $sets ->
        [one] Dibujo de un SET: qué características son iguales y cuáles distintas.
       *[other] Dibujo de { $sets } SETs: qué características son iguales y cuáles distintas.
    }
web-daily-share-key = Una fila por SET, en el orden en que los encontraste; número, color, fondo y forma:
web-daily-share-same = igual,
web-daily-share-different = distinto.
web-daily-copy = Copiar
web-daily-board = Mejores tiempos
web-daily-board-none =
    { $day ->
        [past] No hay tiempos.
       *[today] Todavía no hay tiempos.
    }
web-daily-among = De quién
web-daily-among-all = Todo el mundo
web-daily-among-met = Con quienes he jugado
web-daily-board-none-public =
    { $day ->
        [past] No hay nadie en la clasificación.
       *[today] Todavía no hay nadie en la clasificación.
    }
web-daily-board-proves = Un tiempo de esta clasificación demuestra que el registro es coherente, no quién o qué miró las cartas: un programa también puede resolver el reto.
web-daily-place-ask = ¿Publicar tu tiempo en la clasificación pública? ¿Con qué nombre?
web-daily-place-join = Publicar mi tiempo
web-daily-place-leave = Retirarlo
web-daily-place =
    { $listing ->
        [listed] Tu tiempo está en la clasificación pública como { $name }.
        [held] Tu tiempo se publicará cuando lo confirme quien administra este servidor: es excepcionalmente rápido.
        [outdone] Hay un tiempo mejor de tu red en la clasificación pública: cada red tiene un puesto por día.
       *[removed] Quien administra este servidor ha retirado tu tiempo de las clasificaciones.
    }
web-daily-listing =
    { $listing ->
        [held] espera tu confirmación
        [outdone] no es el mejor de su red
       *[removed] retirado
    }
web-daily-confirm = Confirmar
web-daily-remove = Retirar
