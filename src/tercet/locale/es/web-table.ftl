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
        [0] Cantaste y se te acabó el tiempo. Cuenta como error, pero no te ha costado puntos.
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
web-rematch-by = { $name } quiere la revancha.
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
web-person-joined = { $name } ha entrado.
web-person-back = { $name } ha vuelto.
web-person-ready = { $name } puede empezar.
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
web-name-away = { $name } (ausente)
web-unready = Todavía no

## Empezar de nuevo, terminar de acuerdo, nombres

web-restart = Empezar de nuevo
web-restart-title = ¿Empezar de nuevo desde el principio?
web-stop-title = ¿Terminar la partida aquí?
web-by-agreement = Se hará cuando todas las personas que juegan estén de acuerdo.
web-notice-more = Ver opciones
web-proposed-restart = { $name } quiere empezar de nuevo.
web-proposed-restart-own = Quieres empezar de nuevo. Esperando a los demás.
web-proposed-end = { $name } quiere terminar la partida aquí.
web-proposed-end-own = Quieres terminar la partida aquí. Esperando a los demás.
web-agreed = De acuerdo: { $names }. Falta: { $waiting }.
web-declined =
    { $how ->
        [withdrawn] { $name } ha retirado la propuesta. La partida sigue.
       *[declined] { $name } quiere seguir, así que la partida continúa.
    }
web-agree = Aceptar
web-decline = No, seguir jugando
web-withdraw = Retirar la propuesta
web-rename = Cambiar de nombre
web-device = Seguir en otro dispositivo
web-device-how = Abre allí el enlace o escanea el código. Tu sitio pasa a ese dispositivo y este se queda mirando. El enlace sirve una sola vez.
web-device-moved = Tu sitio ha pasado a otro dispositivo y este se queda mirando. Para volver a jugar aquí, crea allí un enlace y ábrelo aquí.
web-device-seated = Ya tienes un sitio en esta mesa, así que el enlace no se ha usado. Sigue sirviendo en otro dispositivo.
web-device-link = Crear un enlace

## The end of a game

web-fastest = El SET más rápido: { $name }, { $time }
web-fastest-own = El SET más rápido: { $time } · mediana: { $median }
web-podium-more = y { $cards } más
web-figures = Todas las cifras
web-verified = Mezcla verificada
web-partly-verified = Mezcla verificada en parte
web-not-verified = Mezcla sin verificar
web-check-failed = La mezcla no cuadra
web-free-seats =
    { $seats ->
        [one] Un asiento libre
       *[other] { $seats } asientos libres
    }
web-coached = Elige tres cartas que formen un SET. La pista llega sola.
web-table-paused = ¡Atención!
web-table-paused-what = La partida está en pausa. Seguirá cuando lo indique quien dirige la sala.

## En una mesa

web-lobby = Esperando jugadores
web-sit = Unirse a la partida
web-full = Esta mesa está completa
web-full-lobby = Puedes mirar: la partida aparecerá aquí cuando empiece.
web-full-watching = Esta mesa está completa. Estás mirando.
web-new-table = Nueva mesa
web-seats-here =
    { $seats ->
        [2] Dos asientos
        [3] Tres asientos
        [4] Cuatro asientos
       *[other] { $seats } asientos
    } en esta mesa
web-ready = ¡Listo!
web-ready-now = No esperar
web-start-now = Empezar ya
web-play-alone = Jugar a solas
web-waiting =
    { $players ->
        [0] Empezando…
        [one] Falta una persona.
       *[other] Faltan { $players } personas.
    }
web-too-few = Este juego necesita al menos { $players } jugadores.
web-add-bot = Añadir un bot
web-rules-short =
    { $style ->
        [point] { "" }
       *[announce] Tras «¡SET!» hay { $point } segundos para elegir.
    } { $penalty ->
        [cards] Un error cuesta tres cartas.
        [point] Un error cuesta un punto.
       *[none] Un error no cuesta nada.
    } { $hints ->
        [yes] Cualquiera puede pedir una pista.
       *[no] { "" }
    } { $deals ->
        [0] Hay una mano por persona.
       *[other] { "" }
    }
web-share = Invitar
web-share-how = Cualquiera que tenga este enlace puede entrar.
web-share-only-here = Por ahora solo puede entrar este ordenador.
web-share-lan-how = Para que entren móviles y otros ordenadores, inicia el servidor con «tercet serve --lan» o «make play LAN=1».
web-share-text = ¡Ven a jugar!
web-copy = Copiar enlace
web-no-set-alone = No hay SET: añadir cartas
web-stop = Terminar la mano
web-stop-sure = Aún hay un SET en la mesa. ¿Terminar de todos modos?
web-look-on = Seguir buscando
web-sending = Enviando…
web-take-back = Cancelar (cuenta como error)
web-point-now = Has cantado: elige tres cartas.
web-call-when = Pulsa ¡SET! en cuanto veas uno.
web-call-how = ¿Ves un SET? Primero pulsa ¡SET! y luego elige sus tres cartas.
web-call-first = Primero pulsa ¡SET!, luego elige las cartas.
web-choose-three = Elige tres cartas que formen un SET.
web-watching = Estás mirando.
web-next-deal = Entrarás en la próxima mano.
web-votes =
    { $seconds ->
        [0] ¿No hay SET? { $votes } de { $players } de acuerdo.
       *[other] ¿No hay SET? { $votes } de { $players } de acuerdo; { $seconds } s.
    }
web-votes-stop = ¿Terminar aquí? { $votes } de { $players } de acuerdo.
web-picked = { $count } de { $most } elegidas: { $cards }
web-looking = ¿Sigues buscando?
web-looking-why =
    { $seconds ->
        [0] Los demás quieren terminar aquí.
       *[other] Los demás no ven ningún SET. En { $seconds } s siguen sin esperarte.
    }
web-looking-yes = Sigo buscando
web-waiting-for = Esperando a { $names }.
web-denied = ¡Sí que hay uno! Mira otra vez.
web-locked = Has fallado: espera { $seconds } s.
web-seconds-left = Quedan { $seconds } segundos
web-hint-some = Hay un SET.
web-hint-none = No hay ningún SET.
web-hint-cards =
    { $cards ->
        [one] Una carta de un SET está marcada.
        [3] Un SET entero está marcado.
       *[other] { $cards } cartas de un SET están marcadas.
    }
web-hint-by = Pista, pedida por { $name }: { $hint }
web-hint-came = Ha llegado una pista: { $hint }
web-hints-off = Sin pistas automáticas
web-hints-are-off = A partir de ahora, las pistas solo llegan si las pides.
web-title-mine = ¡Te toca elegir!
web-title-call = { $name }: ¡SET!
web-title-play = Quedan { $cards } cartas
web-title-over = Fin de la partida
web-title-lobby = En espera
web-line-up = Conexión activa
web-line-delay = Conexión activa: { $millis } ms en cada sentido
web-line-lost = Conexión perdida. Tu partida está a salvo; reconectando…
web-line-lost-kept = Conexión perdida. Lo que acabas de hacer se enviará en cuanto vuelva.
web-menu = Menú
web-mute = Silenciar
web-hand-over = Ceder la mesa
web-remove = Expulsar
web-bot-plays-on = Sustituir por un bot
web-who-left = Han salido de la mesa
web-host-business = Organizar la mesa
web-leave = Salir de la mesa
web-close-table = Terminar la partida para todos
web-you-are = Juegas como { $name }
web-talk = Chat
web-say = Enviar

## La mesa de cartas

web-calls = Últimos SETs cantados
web-cards-laid = Nuevas: { $cards }.
web-cards-moved = Cambian de sitio: { $cards }.
web-hint-places = Pista: { $cards }.
web-more-cards =
    { $cause ->
        [alone] No hay SET: tres cartas más.
        [vote] Todos de acuerdo: no hay SET. Se reparten más cartas.
        [silence] Nadie ha encontrado un SET a tiempo. Se reparten más cartas.
       *[auto] No había ningún SET. Se reparten más cartas.
    }
web-called-by = { $name } está eligiendo…
web-call-interrupted = El servidor se detuvo mientras { $name } elegía. Se espera a que vuelva.
web-players = Jugadores
web-mark-bot = un bot
web-mark-host = organiza la mesa
web-mark-voted = no hay SET
web-mark-locked = en espera
web-mark-waiting = próxima mano
web-mark-ready = puede empezar
web-mark-left = ha salido
web-mark-away = ausente
web-player-detail =
    { $match ->
        [yes] { $deal } en esta mano
        [found] Encontrados: { $cards }
       *[no] { $cards } cartas ganadas
    } · { $wrong ->
        [0] sin errores
        [one] un error
       *[other] { $wrong } errores
    }
web-pile = Cartas en el mazo

## Resultados

web-deal-over = Fin de la mano { $deal }
web-table-closed = La partida se ha dado por terminada
web-round-closed = La ronda ha terminado
web-room-table-over = Tu mesa ha terminado
web-room-to = Volver a la sala
web-you-won = ¡Has ganado!
web-won =
    { $winners ->
        [one] Gana { $names }
       *[other] Comparten la victoria: { $names }
    }
web-this-deal = Esta mano
web-total = Total
web-left =
    { $cards ->
        [0] No queda ninguna carta.
        [one] Queda una carta.
       *[other] Quedan { $cards } cartas.
    }
web-left-pile =
    { $cards ->
        [one] En el mazo queda otra.
       *[other] En el mazo quedan otras { $cards }.
    }
web-overlooked =
    { $times ->
        [one] Una vez todo el mundo estuvo de acuerdo en que no había SET. Había uno:
       *[other] { $times } veces todo el mundo estuvo de acuerdo en que no había SET, y había uno. El primero:
    }
web-again = Jugar otra vez
web-rematch = Revancha
web-come = Unirse a la revancha
web-next = Siguiente mano
web-next-in = Empieza en { $seconds } s
web-solo-clear = ¡Has vaciado la mesa!
web-solo-found =
    { $sets ->
        [one] ¡Has encontrado un SET!
       *[other] ¡Has encontrado { $sets } SETs!
    }
web-solo-over = No queda ningún SET
web-solo-left = Cartas sobrantes
web-solo-wrong = Errores al cantar
web-solo-denied = «No hay SET» erróneos
web-solo-hints = Pistas
web-solo-best = ¡Nueva mejor marca!
web-solo-first = Tu primer tiempo: { $time }
web-solo-hinted =
    { $hints ->
        [one] Hubo una pista, así que este tiempo no cuenta como mejor marca.
       *[other] Hubo { $hints } pistas, así que este tiempo no cuenta como mejor marca.
    }
web-solo-before =
    { $left ->
        [0] Tu mejor marca: { $time }, no sobró ninguna carta.
        [one] Tu mejor marca: { $time }, sobró una carta.
       *[other] Tu mejor marca: { $time }, sobraron { $left } cartas.
    }
web-chance =
    { $sets ->
        [0] La mesa solo se podía vaciar antes de tu primer SET.
        [one] La última ocasión de vaciar la mesa fue después de tu primer SET.
       *[other] La última ocasión de vaciar la mesa fue después de tu SET número { $sets }.
    }
web-chance-never = En esta mano no se podía vaciar la mesa, fueran cuales fueran los SETs elegidos.
web-chance-how = ¿Cómo?
web-chance-more = Siempre que no haya ningún SET, se añaden tres cartas.
web-chance-see = Mostrar esta posición

## Ajustes

web-resume = Continuar
web-paused = En pausa
web-paused-what = El reloj está parado y las cartas están ocultas.
web-paused-by = { $name } ha puesto la partida en pausa.

## Repetición

web-replay-place = Posición en la partida
web-replay-step = Evento { $step } de { $steps }
web-replay-first = Ir al principio
web-replay-back =
    { $game ->
        [dice] Al turno anterior
       *[other] Al SET anterior
    }
web-replay-previous = Paso anterior
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Paso siguiente
web-replay-forth =
    { $game ->
        [dice] Al turno siguiente
       *[other] Al SET siguiente
    }
web-key-home = Inicio
web-key-end = Fin
web-replay-last = Ir al final
web-replay-speed = Velocidad
web-replay-sets = Mostrar los SETs
web-replay-lying =
    { $sets ->
        [0] Ningún SET en la mesa
        [one] Un SET en la mesa
       *[other] { $sets } SETs en la mesa
    }
web-replay-since = sin ver desde hace { $time }
web-replay-looking = Buscando SETs…
web-replay-more =
    { $sets ->
        [one] Hay uno más que no aparece aquí.
       *[other] Hay { $sets } más que no aparecen aquí.
    }
web-race-too = Tú también has cantado
web-race-lead =
    { $millis ->
        [one] Por un milisegundo
       *[other] Por { $millis } ms de ventaja
    }
web-race-tie = En el mismo instante: decidió el azar
web-outcome-right =
    { $mine ->
        [yes] SET tuyo
       *[no] SET de { $name }
    }
web-outcome-two-alike = Dos iguales y una no: { $features }
web-outcome-wrong =
    { $mine ->
        [yes] No es un SET
       *[no] { $name }: no es un SET
    }
web-outcome-not-yet =
    { $mine ->
        [yes] Todavía no
       *[no] { $name }: todavía no
    }
web-outcome-time =
    { $mine ->
        [yes] Se te acabó el tiempo
       *[no] { $name }: se acabó el tiempo
    }
web-outcome-taken-back =
    { $mine ->
        [yes] Has cancelado lo cantado
       *[no] { $name } ha cancelado lo cantado
    }
web-outcome-left =
    { $mine ->
        [yes] Has salido sin elegir
       *[no] { $name } ha salido sin elegir
    }
web-outcome-gain = +{ $points }
web-outcome-loss = −{ $points }
web-outcome-total =
    { $price }, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }

web-handicap = Desventaja
web-handicap-how = Para quien va más rápido: con cartas nuevas espera antes de poder cantar, y más tiempo después de un error. Vale desde la próxima mano.
web-handicap-of = Desventaja de { $name }
web-handicap-none = Ninguna
web-mark-handicap = espera { $seconds } s
