## La página

web-home = Inicio
web-lost = Aquí no hay nada.
web-offline = No se puede llegar al servidor.
web-download = Descargar la partida

## La mesa de cartas

web-check = La última llamada
web-call = ¡SET!
web-called-by = { $name } tiene que señalar
web-outcome-right =
    { $mine ->
        [yes] SET tuyo
       *[no] SET de { $name }
    }
web-outcome-wrong =
    { $mine ->
        [yes] No es un SET
       *[no] { $name }: no es un SET
    }
web-outcome-time =
    { $mine ->
        [yes] Se te acabó el tiempo
       *[no] { $name }: se acabó el tiempo
    }
web-outcome-taken-back =
    { $mine ->
        [yes] Retiraste tu llamada
       *[no] { $name } retiró su llamada
    }
web-outcome-left =
    { $mine ->
        [yes] Te fuiste durante tu llamada
       *[no] { $name } se fue durante la llamada
    }
web-outcome-gain = +{ $points }
web-outcome-loss = −{ $points }
web-race-lead =
    { $millis ->
        [one] Por un milisegundo
       *[other] Por { $millis } ms de ventaja
    }
web-race-tie = En el mismo instante: decidió el azar
web-players = Jugadores
web-you = tú
web-score = Puntos
web-mark-bot = un bot
web-mark-host = anfitrión de la mesa
web-mark-voted = dice: no hay SET
web-mark-locked = debe esperar tras un error
web-mark-waiting = juega desde el próximo reparto
web-mark-ready = listo
web-mark-left = se fue
web-mark-away = ausente
web-player-detail =
    { $match ->
        [yes] { $deal } en este reparto
       *[no] { $cards } cartas ganadas
    } · { $wrong ->
        [0] sin errores
        [one] un error
       *[other] { $wrong } errores
    }
web-pile = Cartas en el mazo

## Repetición

web-replay = Ver una partida otra vez
web-replay-intro = Abre una partida guardada: se puede volver a ver cada llamada, y también lo que a todos se les escapó.
web-replay-open = Elegir un archivo .tercet
web-replay-drop = o suéltalo aquí
web-replay-none = No hay ninguna partida terminada en este enlace.
web-replay-damaged = No se puede leer este archivo: la línea { $line } no está bien.
web-replay-place = Punto de la partida
web-replay-step = Suceso { $step } de { $steps }
web-replay-first = Al principio
web-replay-back = A la llamada anterior
web-replay-previous = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un paso adelante
web-replay-forth = A la llamada siguiente
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-sets = Mostrar los SET
web-replay-lying =
    { $sets ->
        [0] Ningún SET en la mesa
        [one] Un SET en la mesa
       *[other] { $sets } SET en la mesa
    }
web-replay-since = sin ver desde hace { $time }
