## La página

web-home = Inicio
web-lost = Aquí no hay nada.
web-lost-advice = Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.
web-offline = No se puede conectar con el servidor.
web-download = Descargar la partida

## Inicio

web-motto = Tres cartas. Cada característica, igual en todas o distinta en todas.
web-motto-dice = Tres dados. Cada característica, igual en todos o distinta en todos.
web-hero-cards = Encuentra el SET.
web-hero-dice = Forma SETs con dados.
web-hero-found = Encontrado en { $time }.
web-hero-play = Jugar una partida
web-hero-next = Otro más
web-continue = Volver a tu mesa
web-game = Qué juego
web-game-cards = Cartas
web-game-dice = Dados
web-game-puzzle = Reto
web-alone = A solas
web-alone-what = Juega a solas, a tu ritmo.
web-friends = Con amigos
web-friends-what = Recibes un enlace para compartir.
web-bots = Contra bots
web-bots-what =
    { $game ->
        [dice] Rivales que piensan la jugada, tres niveles.
       *[cards] Rivales que juegan como personas, seis niveles.
    }
web-bot-count = Número de bots
web-bots-number =
    { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
web-bot-level = Nivel
web-bot-learner = Aprendiz
web-bot-novice = Novato
web-bot-casual = Aficionado
web-bot-regular = Habitual
web-bot-expert = Experto
web-bot-master = Maestro
web-bot-beginner = Principiante
web-bot-greedy = Intermedio
web-bot-strong = Fuerte
web-play = Jugar
web-daily = Reto del día
web-daily-solved =
    { $solved ->
        [0] dos retos nuevos
        [1] uno de dos resuelto
       *[other] los dos resueltos
    }
web-daily-row =
    { $days ->
        [0] Ahora mismo no tienes racha
        [one] 1 día de racha
       *[other] { $days } días seguidos
    }
web-your-name = Tu nombre
web-guest = Visitante
web-options = Reglas y opciones
web-open-tables = Mesas públicas
web-no-open-tables = Ahora mismo no hay mesas públicas. Crea una y hazla pública.
web-nobody = nadie todavía
web-seats-taken = { $players } de { $seats } asientos
web-score-of =
    { $name }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
web-phase-lobby = esperando para empezar
web-phase-running = en juego
web-phase-over = terminada
web-watching-number =
    { $watchers ->
        [one] 1 mirando
       *[other] { $watchers } mirando
    }
web-watch = Mirar
web-join = Unirse
web-more = Más
web-other-games = Otros juegos
web-other-games-what = Otras cartas, otras cosas que buscar.
web-learn = Aprender
web-rules = Reglas
web-settings = Ajustes
web-games = Mis partidas
web-statistics = Estadísticas
web-training = Práctica
web-timeline = Línea de tiempo
web-own-pages = Tus resultados
web-games-looking = Buscando tus partidas…
web-games-none = Todavía no has terminado ninguna partida.
web-games-more = Ver partidas anteriores
web-result-won = ganada
web-result-shared = empatada
web-result-lost = perdida
web-trademark = SET es una marca registrada de su propietario. Tercet no tiene relación con él; todas las ilustraciones son originales.
web-refused = Ahora no se puede.
web-bad-rules = El servidor no acepta estas reglas: { $detail }
web-bad-number = { $what }: escribe un número entero de { $least } a { $most }.

## Opciones y lo que cambia cada una

web-option-edition = Reglamento
web-edition-auto =
    { $edition ->
        [es] Por defecto (reglas españolas)
        [fr] Por defecto (reglas francesas)
        [he] Por defecto (reglas hebreas)
       *[pt] Por defecto (reglas brasileñas)
    }
web-edition-es = Reglamento español
web-edition-pt = Reglamento brasileño
web-edition-fr = Reglamento francés
web-edition-he = Reglamento hebreo
web-edition-es-what = Una mano. Se cuentan cartas; un error cuesta tres.
web-edition-pt-what = Una mano, con las mismas reglas que el español: un error cuesta tres cartas.
web-edition-fr-what = Una mano. Se cuentan cartas; un error no cuesta nada.
web-edition-he-what = Cada cual reparte una vez. Un punto por SET; un error cuesta uno.
web-option-cards = Las cartas
web-cards-full = Las 81
web-cards-solid = Las 27 sólidas
web-cards-third = 27 cartas, { $feature }: { $value }
web-cards-nine = Lo más fácil: 27 cartas, 9 en la mesa
web-cards-full-what = El juego completo, con cuatro características.
web-cards-solid-what = Solo tres características: más fácil y más rápido.
web-cards-nine-what = Tres características, tres filas de tres: ideal para una primera partida.
web-option-layout = Cartas en la mesa
web-option-hints = Pistas en mesas de dos o más
web-option-hints-what = Todos ven la pista, la pida quien la pida, y el resultado la anota.
web-layout-12 = 12, tres filas de cuatro
web-layout-9 = 9, tres filas de tres
web-as-usual = Por defecto
web-option-style = Cómo se canta
web-style-announce = Cantar y luego elegir
web-style-point = Elegir tres cartas directamente
web-style-edition-what = Con más gente se canta primero; a solas solo se eligen las cartas.
web-style-announce-what = Al cantar se detiene el juego, y quien canta tiene unos segundos para elegir tres cartas.
web-style-point-what = Elegir tres cartas ya es cantar: se las lleva el dedo más rápido.
web-option-none = Cuando no hay SET
web-none-vote = Todos de acuerdo
web-none-checked = Todos de acuerdo, y se comprueba
web-none-auto = Automático
web-none-edition-what = Con más gente, por votación; a solas, tu voto se comprueba.
web-none-vote-what = Salen tres cartas más cuando todos lo dicen, aunque a todos se les haya escapado un SET.
web-none-checked-what = Votar cuando sí hay un SET se rechaza, y el resultado lo cuenta.
web-none-auto-what = Se añaden tres cartas automáticamente cuando no hay ningún SET.
web-option-point = Segundos para elegir
web-option-point-what = Cuánto tiempo tiene quien canta para elegir tres cartas; de 2 a 30.
web-option-deals = Manos
web-option-deals-what = Manos por partida; 0 = una por persona.
web-more-options = Más opciones
web-option-scoring = Qué cuenta
web-scoring-cards = Las cartas
web-scoring-sets = Los SETs
web-scoring-edition-what = Según el reglamento.
web-scoring-cards-what = Un punto por cada carta ganada.
web-scoring-sets-what = Un punto por cada SET conseguido.
web-option-penalty = Un error
web-penalty-some = Cuesta algo
web-penalty-none = No cuesta nada
web-penalty-edition-what = Según el reglamento.
web-penalty-some-what = Tres cartas ya ganadas si cuentan las cartas, un punto si cuentan los SETs.
web-penalty-none-what = Las cartas se quedan y nadie pierde nada.
web-option-lock = Bloqueo tras un error, en segundos
web-option-lock-what = Sin volver a cantar durante ese tiempo, o hasta que cambien las cartas; de 0 a 30.
web-option-vote = El silencio vale como acuerdo tras (en segundos)
web-option-vote-what = 0 espera a todas las personas presentes; si no, de 5 a 120 desde el primer «no hay SET».
web-option-seats = Asientos
web-option-seats-what = Cuántas personas pueden jugar en una mesa con amigos; de { $least } a { $most }. El resto puede mirar.
web-option-range = De { $least } a { $most }.
web-option-range-seconds = De { $least } a { $most } segundos.
web-option-pause = Segundos entre manos
web-option-pause-what = La mano siguiente empieza automáticamente pasado ese tiempo; de 0 a 120.
web-option-rated = Partida clasificatoria
web-option-rated-what = No hay pistas con dos o más, y no se puede empezar de nuevo.
web-option-turn = Segundos por turno
web-option-turn-what =
    { $end ->
        [pass] Cuando se acaba el tiempo, pasas.
       *[play] Cuando se acaba el tiempo se juegan los dados ya colocados, si la jugada es válida; si no, pasas.
    } De 20 a 600, o 0 para no poner límite.
web-option-extra = Segundos para la tirada extra
web-option-extra-what = Si se acaba el tiempo, te quedas con tus dados; de 5 a 120.
web-option-name-what = Cuánto tiempo tiene quien canta la apertura para elegir tres dados; de 2 a 30.
web-listed = Mesa pública
web-listed-what = La mesa con amigos aparece también en esta página, abierta a todos.
web-chat-on = Permitir el chat libre
web-chat-what = Además de las frases rápidas. Se puede silenciar a cualquiera.
web-chat-not = En las mesas públicas no: allí solo se envían frases rápidas.

## En una mesa

web-joining = Buscando la mesa…
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
web-rules-here = Las reglas de esta mesa
web-share = Invitar
web-share-how = Cualquiera que tenga este enlace puede entrar.
web-share-only-here = Solo puede entrar este ordenador. Para móviles y otros ordenadores, inicia el servidor con «tercet serve --lan» o «make play LAN=1».
web-share-code = Código QR de este enlace
web-share-text = ¡Ven a jugar!
web-copy = Copiar enlace
web-copied = Copiado
web-send = Enviar
web-no-set = No hay SET
web-no-set-alone = No hay SET: añadir cartas
web-stop = Terminar la mano
web-stop-sure = Aún hay un SET en la mesa. ¿Terminar de todos modos?
web-look-on = Seguir buscando
web-sent = enviado…
web-take-back = Cancelar (cuenta como error)
web-point =
    { $left ->
        [one] Una carta más
       *[other] Elige { $left } cartas
    }
web-point-now = Has cantado: elige tres cartas.
web-call-when = Pulsa ¡SET! en cuanto veas uno.
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
web-hint = Pista
web-hint-some = Hay un SET.
web-hint-none = No hay ningún SET.
web-hint-cards =
    { $cards ->
        [one] Una carta de un SET está marcada.
        [3] Un SET entero está marcado.
       *[other] { $cards } cartas de un SET están marcadas.
    }
web-hint-by = Pista, pedida por { $name }: { $hint }
web-race-lost =
    { $millis ->
        [one] { $why } (un milisegundo tarde)
       *[other] { $why } ({ $millis } ms tarde)
    }
web-title-mine = ¡Te toca elegir!
web-title-call = { $name }: ¡SET!
web-title-play = Quedan { $cards } cartas
web-title-over = Fin de la partida
web-title-lobby = En espera
web-deal = Mano { $deal } de { $deals }
web-line-up = Conexión activa
web-line-delay = Conexión activa: { $millis } ms por trayecto
web-line-joining = Conectando…
web-line-lost = Conexión perdida. Tu partida está a salvo; reconectando…
web-line-over = Conexión cerrada
web-menu = Menú
web-close = Cerrar
web-cancel = Cancelar
web-mute = Silenciar
web-hand-over = Ceder la mesa
web-remove = Expulsar
web-bot-plays-on = Sustituir por un bot
web-who-left = Han salido de la mesa
web-host-business = Organizar la mesa
web-sounds = Sonidos
web-leave = Salir de la mesa
web-close-table = Terminar la partida para todos
web-you-are = Juegas como { $name }
web-talk = Chat
web-say = Enviar
web-key-space = espacio

## La mesa de cartas

web-check = El último SET cantado
web-calls = Últimos SETs cantados
web-card-at = { $name }, fila { $row }, columna { $column }
web-card-gap = vacío
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
web-players-more = +{ $players }
web-call = ¡SET!
web-called-by = { $name } está eligiendo…
web-call-interrupted = El servidor se detuvo mientras { $name } elegía. Se espera a que vuelva.
web-call-voided = { $name } no ha vuelto tras la parada del servidor: su «¡SET!» queda anulado.
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
        [yes] Has cancelado lo cantado
       *[no] { $name } ha cancelado lo cantado
    }
web-outcome-left =
    { $mine ->
        [yes] Has salido sin elegir
       *[no] { $name } ha salido sin elegir
    }
web-outcome-gain = +{ $points }
web-outcome-same = { $count ->
        [0] Todas las características son distintas en las tres.
       *[other] Igual: { $features }. Lo demás, distinto.
    }
web-outcome-loss = −{ $points }
web-race-lead =
    { $millis ->
        [one] Por un milisegundo
       *[other] Por { $millis } ms de ventaja
    }
web-race-tie = En el mismo instante: decidió el azar
web-players = Jugadores
web-you = tú
web-score = Puntos
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
web-you-won = ¡Has ganado!
web-won =
    { $winners ->
        [one] Gana { $names }
       *[other] Comparten la victoria: { $names }
    }
web-winner = victoria
web-player = Nombre
web-this-deal = Esta mano
web-right = SETs ganados
web-wrong = Errores
web-total = Total
web-left =
    { $cards ->
        [0] No queda ninguna carta.
        [one] Queda una carta.
       *[other] Quedan { $cards } cartas.
    }
web-again = Jugar otra vez
web-rematch = Revancha
web-come = Unirse a la revancha
web-next = Siguiente mano
web-next-in = Empieza en { $seconds } s
web-solo-clear = ¡Has vaciado la mesa!
web-solo-over = No queda ningún SET
web-solo-time = Tiempo
web-solo-left = Cartas sobrantes
web-solo-wrong = Errores al cantar
web-solo-denied = «No hay SET» erróneos
web-solo-hints = Pistas
web-solo-best = ¡Nueva mejor marca!
web-solo-first = Tu primer tiempo: { $time }
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
web-chance-never = Esta mano no se podía vaciar, fueran cuales fueran los SETs elegidos.
web-chance-how = ¿Cómo?
web-chance-more = Siempre que no haya ningún SET, se añaden tres cartas.
web-chance-see = Mostrar esta posición

## Por qué se cortó la conexión

web-bye-reload = Hay una versión nueva. Recarga la página.
web-bye-no-table = No existe esa mesa.
web-bye-taken-over = Estás jugando en esta mesa en otra ventana.
web-bye-removed = Quien organiza la mesa te ha expulsado.
web-bye-closed = Esta mesa ya no existe.
web-bye-too-slow = Tu conexión va demasiado lenta ahora.
web-bye-too-many = Demasiadas conexiones desde tu red. Vuelve a intentarlo dentro de un momento.
web-too-many-tables = Se han abierto demasiadas mesas desde tu red en poco tiempo. Espera un minuto y vuelve a intentarlo.
web-too-many-requests = Demasiadas peticiones desde tu red. Espera un momento y vuelve a intentarlo.
web-bye-too-fast = Demasiadas peticiones a la vez. Vuelve a intentarlo dentro de un momento.
web-bye-restart = El servidor se está reiniciando…
web-reload = Recargar
web-not-loaded = No se ha podido cargar esta parte de la página.
web-advice-no-table = Puede que el enlace esté incompleto o que nadie haya jugado allí en mucho tiempo. Comprueba el enlace o crea una mesa nueva.
web-advice-removed = No puedes volver a esta mesa, pero puedes crear la tuya.
web-advice-closed = Las partidas terminadas se guardan en «Mis partidas».
web-advice-too-slow = Acércate a tu wifi o prueba otra red y recarga la página. Tu sitio se conserva.
web-advice-wait = Tu sitio se conserva. Espera un momento y recarga la página.
web-advice-not-loaded = Comprueba tu conexión y recarga la página. Tu partida está a salvo.
web-rules-unknown = No se han podido cargar las reglas de esta mesa.
web-rules-contents = Contenido
web-here-again = Jugar aquí

## Repetición

web-replay = Ver la repetición
web-replay-intro = Abre una partida guardada para volver a ver cada SET cantado y los que se le escaparon a todo el mundo.
web-replay-open = Elegir un archivo .tercet
web-replay-drop = o suéltalo aquí
web-replay-none = No hay ninguna partida terminada en este enlace.
web-replay-damaged = No se puede leer este archivo: hay un problema en la línea { $line }.
web-replay-place = Posición en la partida
web-replay-step = Evento { $step } de { $steps }
web-replay-first = Ir al principio
web-replay-back = Al SET anterior
web-replay-previous = Paso anterior
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Paso siguiente
web-replay-forth = Al SET siguiente
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
web-replay-short = Repetición

## Ajustes

web-auto = Idioma del navegador
web-language = Idioma
web-theme = Tema
web-theme-auto = Sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-palette = Colores de las cartas
web-palette-classic = Clásicos
web-palette-safe = Aptos para daltónicos
web-palette-contrast = Alto contraste
web-palette-mono = Blanco y negro, con letras
web-turn = Orientación de las cartas
web-turn-auto = Automática
web-turn-lying = Horizontal
web-turn-standing = Vertical
web-text-size = Tamaño del texto
web-text-size-small = Pequeño
web-text-size-normal = Mediano
web-text-size-large = Grande
web-text-size-huge = Muy grande
web-motion = Animación
web-motion-auto = Sistema
web-motion-moving = Activada
web-motion-still = Desactivada
web-keys = Teclas
web-keyboard = Teclado
web-keyboard-auto =
    { $keyboard ->
        [azerty] Detectado: AZERTY
        [qwertz] Detectado: QWERTZ
        [hebrew] Detectado: hebreo
       *[qwerty] Detectado: QWERTY
    }
web-keyboard-hebrew = Hebreo
web-show-keys = Mostrar las teclas en las cartas
web-keys-what = Las teclas siguen la posición de las cartas. Elige una y pulsa una tecla nueva.
web-keys-cards = Teclas de las cartas
web-key-card = Carta de la fila { $row }, columna { $column }: { $key }
web-key-press = Pulsa la tecla
web-key-undo = Deshacer
web-keys-reset = Restablecer teclas
web-own-data = Tus datos
web-keys-dice = En la mesa de dados
web-keys-dice-what = Las teclas 1 a 5 eligen tus dados, las flechas recorren el tablero y Entrar coloca un dado.
web-key-dice-none = Ningún SET · pasar · conservar todos
web-key-dice-play = Jugar · tirar otra vez
web-export = Descargar todas mis partidas
web-data-what = Estos ajustes se quedan en este dispositivo. El servidor guarda tu nombre y tus partidas terminadas; puedes hacer que se borre de ellas tu nombre.
web-settings-reset = Restablecer ajustes
web-forget = Borrar mis datos
web-forget-sure = Sí, quitar mi nombre de todas las partidas
web-forgotten = Hecho. Tu nombre se ha quitado.
web-forget-what = Tu nombre se sustituirá en todas las partidas que has jugado. No se puede deshacer.
web-forget-failed = No se ha borrado nada. { $why }
web-forget-nothing = El servidor no sabe nada de ti, así que no hay nada que borrar.

web-pause = Pausa
web-resume = Continuar
web-paused = En pausa
web-paused-what = El reloj está parado y las cartas están ocultas.
web-paused-by = { $name } ha puesto la partida en pausa.
