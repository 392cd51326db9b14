## Salir y terminar para todos

web-leave-title = ¿Salir de la mesa?
web-leave-lobby = Tu asiento queda libre para otra persona.
web-leave-over = El resultado queda como está.
web-leave-what =
    { $game ->
        [dice] Tus dados y tus puntos se conservan, y puedes volver mientras dure la partida.
        [puzzle] Tu reloj sigue corriendo mientras no estás; puedes volver.
       *[cards] Tu puntuación se conserva, y puedes volver mientras dure la partida.
    }
web-end-title = ¿Terminar la partida para todos?
web-end-what = La partida termina al momento para toda la mesa. Los puntos cuentan como están ahora.
web-puzzle-give-up = Rendirse
web-puzzle-give-up-title = ¿Te rindes con este reto?
web-puzzle-give-up-what = No se registrará ningún tiempo, y verás los SETs que no has encontrado.

## Tras perder la conexión

web-missed = Has estado un rato sin conexión.
web-missed-deal = Ha empezado la mano { $deal }.
web-missed-call =
    { $lost ->
        [0] Cantaste y se te acabó el tiempo. No te ha costado nada.
        [one] Cantaste, se te acabó el tiempo y te ha costado un punto.
       *[other] Cantaste, se te acabó el tiempo y te ha costado { $lost } puntos.
    }
web-missed-sets =
    { $sets ->
        [one] Los demás han conseguido un SET.
       *[other] Los demás han conseguido { $sets } SETs.
    }
web-missed-turn = Se te acabó el tiempo y has pasado.
web-missed-points =
    { $points ->
        [one] Los demás han sumado un punto.
       *[other] Los demás han sumado { $points } puntos.
    }
## Conversación y espectadores

web-talk-nothing = Todavía no hay mensajes.
web-talk-watcher = (mirando)
web-talk-players-only = En esta mesa solo puede chatear quien juega.
web-talk-unread =
    { $remarks ->
        [one] Chat: un mensaje nuevo
       *[other] Chat: { $remarks } mensajes nuevos
    }
web-watchers = Espectadores
web-watched-by =
    { $watchers ->
        [one] Una persona está mirando: { $names }
       *[other] { $watchers } personas están mirando: { $names }
    }

## La revancha

web-rematch-open = La revancha ya está abierta.
web-rematch-waits = Empieza cuando estéis las { $players } personas.
web-follow = Ver la revancha
## Volver, y cuando alguien se va

web-return = Volver a la partida
web-departed =
    { $players ->
        [one] { $names } ha salido de la partida.
       *[other] { $names } han salido de la partida.
    }
web-others-away =
    { $players ->
        [one] { $names } está ausente.
       *[other] { $names } están ausentes.
    }
web-wait = Esperar
web-end-alone = Terminar la partida
web-propose-end = Proponer terminar la partida
web-end-alone-in = Terminar la partida (en { $time })
## Antes de empezar

web-deserted = Todavía no se ha unido nadie más. Comparte el enlace y espera, o juega a solas.
web-keep-waiting = Esperar a los demás
web-void-starts =
    { $count ->
        [one] Se anuló un comienzo cuando ya se habían mostrado números al azar: no se reveló el número de { $names }.
       *[other] Se anularon { $count } comienzos seguidos cuando ya se habían mostrado números al azar. No se revelaron los números de { $names }.
    }
web-void-starts-why = Puede ser solo una conexión perdida. Pero quienes se ponen de acuerdo también pueden ver así una mano por adelantado y rechazarla. Las personas nombradas no juegan la próxima mano, salvo si perdieron la conexión al detenerse el servidor. Esa mano no contará como verificada. Sigue solo si te parece bien.
web-waiting-names =
    { $players ->
        [0] Empezando…
       *[other] Esperando a { $names }.
    }
web-unready = Todavía no

## Empezar de nuevo, terminar de acuerdo, nombres

web-restart = Empezar de nuevo
web-restart-title = ¿Empezar de nuevo desde el principio?
web-stop-title = ¿Terminar la partida aquí?
web-by-agreement = Se hará cuando todas las personas que juegan estén de acuerdo.
web-proposed-restart = { $name } quiere empezar de nuevo.
web-proposed-restart-own = Quieres empezar de nuevo. Esperando a los demás.
web-proposed-end = { $name } quiere terminar la partida aquí.
web-proposed-end-own = Quieres terminar la partida aquí. Esperando a los demás.
web-agree = Aceptar
web-decline = No, seguir jugando
web-withdraw = Retirar la propuesta
web-rename = Cambiar de nombre

## The end of a game

web-fastest = El SET más rápido: { $name }, { $time }
web-figures = Todas las cifras
web-verified = Mezcla verificada
web-partly-verified = Mezcla verificada en parte
web-free-seats =
    { $seats ->
        [one] Un asiento libre
       *[other] { $seats } asientos libres
    }
web-coached = Elige tres cartas que formen un SET. Sin prisa: la pista llega sola.
web-table-paused = ¡Atención!
web-table-paused-what = La partida está en pausa. Seguirá cuando lo indique quien dirige la sala.
