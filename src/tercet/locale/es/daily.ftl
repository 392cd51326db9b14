## El reto del día: su registro y la línea de comandos

event-puzzle-started = { $name } pone en marcha el reloj.
event-set-found = { $time }: { $name } encuentra { $cards }.
event-pick-failed = { $time }: { $name } elige { $cards }, que no es un SET.
event-puzzle-solved =
    { $wrong ->
        [0] { $name } ha encontrado todos los SETs en { $time }, sin errores.
        [one] { $name } ha encontrado todos los SETs en { $time }, con un error.
       *[other] { $name } ha encontrado todos los SETs en { $time }, con { $wrong } errores.
    }

cli-daily = Juega el reto del día: encuentra todos los SETs contra el reloj.
daily-help-date = el día, como 2026-11-15 (por defecto: hoy en UTC)
daily-help-size = nueve cartas con cuatro SETs, o doce con seis
daily-help-json = escribe las cartas y los SETs de ambos retos en JSON, sin jugar
daily-intro =
    { $size ->
        [easy] El reto fácil del { $date }: nueve cartas, cuatro SETs.
       *[full] El reto completo del { $date }: doce cartas, seis SETs.
    }
daily-ready = Pulsa Entrar para ver las cartas: en ese momento empieza a correr el reloj.
daily-status = Encontrados: { $found } de { $sets }.
daily-share = Para compartir: { $line }
daily-not-solved =
    { $left ->
        [one] Quedó un SET por encontrar.
       *[other] Quedaron { $left } SETs por encontrar.
    }
daily-practice =
    { $size ->
        [easy] Un reto de práctica: nueve cartas, cuatro SETs.
       *[full] Un reto de práctica: doce cartas, seis SETs.
    }
daily-rules = Encuentra todos los SETs. El reloj empieza cuando se muestran las cartas y se para con el último SET. Ninguna carta sale de la mesa, una carta puede pertenecer a varios SETs y una elección equivocada solo cuesta tiempo.
daily-line-help = Escribe tres letras de cartas que formen un SET, como abc. r pone en marcha el reloj, l vuelve a mostrar las cartas, ? muestra esta ayuda, q sale.
daily-line-no-hints = Un puzle no tiene pistas.
daily-line-ready = Escribe r para ver las cartas: en ese momento empieza a correr el reloj.

## Lo mismo, dicho a quien lo hizo

event-puzzle-started-you = Pones en marcha el reloj.
event-set-found-you = { $time }: encuentras { $cards }.
event-pick-failed-you = { $time }: eliges { $cards }, que no es un SET.
event-puzzle-solved-you =
    { $wrong ->
        [0] Has encontrado todos los SETs en { $time }, sin errores.
        [one] Has encontrado todos los SETs en { $time }, con un error.
       *[other] Has encontrado todos los SETs en { $time }, con { $wrong } errores.
    }

## La clasificación pública, para quien administra el servidor

cli-daily-board = Muestra los tiempos enviados a la clasificación pública de un día y el estado de cada uno.
cli-daily-confirm = Confirma un tiempo y lo publica en la clasificación.
cli-daily-remove = Retira un tiempo de las clasificaciones de su día.
daily-board-help-code = el código de la mesa donde se logró el tiempo, tal como lo muestra `tercet daily board`
daily-board-help-server = la dirección de tu servidor (por defecto: { $url })
daily-board-none = Todavía nadie ha pedido un puesto en esta clasificación.
daily-board-listing =
    { $listing ->
        [listed] publicado
        [held] espera tu confirmación: demasiado rápido para publicarlo sin más
        [outdone] ya se ha publicado un tiempo mejor de la misma dirección
       *[removed] retirado
    }
daily-board-link = Para decidir en el navegador, abre { $link } (quien tenga este enlace también puede decidir).
daily-board-decided =
    { $decision ->
        [confirmed] El tiempo ya está publicado.
       *[removed] El tiempo ya no está en las clasificaciones.
    }
refusal-not-operator = Solo puede hacerlo quien administra este servidor. Usa la carpeta de datos del servidor en marcha.
refusal-no-time = Aquí no hay ningún tiempo que cuente.
