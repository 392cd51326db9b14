## Por qué algo no se puede hacer ahora

refusal-not-in-deal = Has llegado con la mano ya empezada: juegas a partir de la siguiente.
refusal-already-called = Ya has cantado: elige tres cartas.
refusal-call-pending = Alguien ha cantado antes. Espera a que se resuelva.
refusal-layout-changed = Las cartas han cambiado antes de que llegara tu pulsación. No pierdes nada.
refusal-locked-out =
    { $seconds ->
        [one] Tras un error toca esperar: un segundo más, o hasta que cambien las cartas.
       *[other] Tras un error toca esperar: { $seconds } segundos más, o hasta que cambien las cartas.
    }
refusal-not-your-call = No has cantado «¡SET!».
refusal-too-late = Se ha acabado el tiempo para elegir.
refusal-call-first = En esta mesa primero se canta «¡SET!» y después se eligen tres cartas.
refusal-point-at-once = En esta mesa no se canta: elige directamente tres cartas.
refusal-wrong-card-count =
    { $most ->
        [7] Elige de { $least } a { $most } cartas distintas.
       *[other] Elige { $least } cartas distintas.
    }
refusal-card-not-here = Esta carta no está en la mesa: { $card }. No pierdes nada.
refusal-no-votes-here = En esta mesa, cuando no hay ningún SET, se añaden cartas automáticamente.
refusal-set-is-certain = Tiene que haber un SET: entre { $cards } cartas de esta baraja siempre hay uno.
refusal-already-voted = Ya has dicho que no hay ningún SET.
refusal-no-hints-here = En esta mesa las pistas están desactivadas.
refusal-not-asked = Nadie espera tu respuesta.
refusal-no-more-hints = Las pistas ya no pueden enseñarte más.
refusal-no-set-to-show = No hay ningún SET que mostrar.
refusal-others-here = Solo puedes hacer una pausa si no hay nadie más en la mesa.
refusal-paused = La partida está en pausa. Continúala primero.
refusal-not-paused = La partida no está en pausa.
refusal-table-is-paused = La mesa está en pausa. Seguirá cuando lo indique quien dirige la sala.
refusal-table-not-paused = La mesa no está en pausa.

## Asientos

refusal-not-seated = No tienes asiento en esta mesa.
refusal-too-many-comers = Ha pasado tanta gente por esta mesa que ya no admite más. Abre una nueva.
refusal-log-full = Han pasado tantas cosas en esta mesa que su registro está lleno. Abre una nueva.
refusal-table-full =
    { $seats ->
        [one] El único asiento está ocupado. Puedes mirar.
       *[other] Los { $seats } asientos están ocupados. Puedes mirar.
    }
refusal-bad-name = Un nombre necesita alguna letra u otro carácter visible, y como mucho { $most } caracteres.
refusal-not-host = Solo puede hacerlo quien organiza la mesa.
refusal-not-here = Esa persona no está en esta mesa.
refusal-still-here = Ya estás en la mesa.
refusal-not-free = Quien ocupa este asiento sigue en la mesa.
refusal-was-removed = Quien organiza la mesa te ha expulsado.
refusal-already-ready = Ya has dicho que puedes empezar.
refusal-not-ready-yet = No habías dicho que podías empezar.
refusal-nothing-changes = Ya es así.
refusal-already-committed = Tu número al azar para este comienzo ya está sellado.
refusal-other-seed = La mesa ya ha pasado a otro comienzo.
refusal-nonce-not-asked = Ahora no se te pide ningún número al azar.
refusal-already-revealed = Ya has revelado tu número al azar.
refusal-wrong-nonce = Este número al azar no es el que habías sellado.
refusal-proposal-pending = Antes hay que responder a otra propuesta.
refusal-no-proposal = No hay ninguna propuesta que responder.
refusal-already-agreed = Ya has aceptado.
refusal-not-at-rated-tables = En una mesa clasificatoria no se puede empezar de nuevo.
refusal-game-over = La partida ha terminado.
refusal-not-started = El juego aún no ha empezado.
refusal-already-started = El juego ya ha empezado.
refusal-unknown-command = Este juego no sabe qué significa «{ $command }».

## Lo que rechaza la propia mesa

refusal-already-seated = Ya tienes un asiento en esta mesa.
refusal-not-saved = No se ha podido guardar ahora. Inténtalo de nuevo.
refusal-only-watching = En esta ventana solo miras. Juega en la otra.
refusal-too-soon = Demasiado pronto: aún no se veía.
refusal-chat-off = En esta mesa solo se pueden enviar frases rápidas.
refusal-nothing-to-say = No hay nada que enviar.
refusal-no-chat-at-listed-tables = Las mesas públicas están abiertas a cualquiera, así que en ellas solo se envían frases rápidas.
refusal-no-such-bot = No existe ese bot. Elige entre: { $levels }.
refusal-not-this-game = Esa pregunta es de otro juego.
refusal-no-bots-here = En este servidor los bots están desactivados.
refusal-internal-error = Algo ha salido mal. No ha cambiado nada.
refusal-too-fast = Demasiadas cosas seguidas. Espera un momento antes de enviar más.
refusal-not-sent = Se perdió la conexión y el mensaje no se envió. Envíalo otra vez.
refusal-lost-meanwhile = Se perdió la conexión y, cuando volvió, ya era demasiado tarde para eso.
refusal-press-lost = Se perdió la conexión antes de que llegara. Inténtalo otra vez cuando vuelva.
refusal-too-long = Eso es demasiado largo: como mucho { $most } caracteres.
refusal-bad-message = El servidor no ha podido entender eso.
refusal-wrong-seat-link = Este enlace ya se ha usado o hay otro más reciente. Crea un enlace nuevo en el dispositivo en el que juegas.
refusal-not-shown-yet = Las cartas aún no se han mostrado.
refusal-already-found = Ya has encontrado este SET. No te cuesta nada.

# Rooms
refusal-not-joining = Esta sala no admite a nadie más.
refusal-nobody-here = Todavía no hay nadie para jugar.
refusal-round-under-way = Hay que esperar a que acabe esta ronda.
refusal-no-round = No hay ninguna ronda en curso.
refusal-most-tables = Una sala puede tener { $most } mesas como máximo.
refusal-most-rounds = Una sala puede tener { $most } rondas como máximo.
refusal-tables-stopped = Todas las mesas están ya en pausa.
refusal-tables-go-on = Ninguna mesa está en pausa.
refusal-no-such-table-here = Esa mesa no existe en esta ronda o ya ha terminado.
refusal-wrong-owner-link = Este enlace para dirigir la sala ya no vale. Pide el nuevo.
refusal-no-such-claim = Esa solicitud ya no existe.
refusal-room-rule-impossible = Estas reglas no son posibles: { $reason }
