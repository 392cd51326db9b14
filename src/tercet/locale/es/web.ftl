## La página

web-home = Inicio
web-lost = Aquí no hay nada.
web-offline = No se puede llegar al servidor.
web-download = Descargar la partida

## Inicio

web-motto = Tres cartas. Cada rasgo, igual en todas o distinto en todas.
web-continue = Volver a tu mesa
web-game = Qué juego
web-game-cards = Cartas
web-game-dice = Dados
web-alone = A solas
web-alone-what = Vacía la mesa a tu ritmo.
web-friends = Con amigos
web-friends-what = Recibes un enlace para compartir.
web-bots = Contra bots
web-bots-what =
    { $game ->
        [dice] Piensan, en tres niveles.
       *[cards] Buscan como personas, en cinco niveles.
    }
web-bot-count = Cuántos bots
web-bots-number =
    { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }
web-bot-level = Qué nivel
web-bot-novice = Principiante
web-bot-casual = Aficionado
web-bot-regular = Habitual
web-bot-expert = Experto
web-bot-master = Maestro
web-bot-beginner = Novato
web-bot-greedy = Codicioso
web-bot-strong = Fuerte
web-play = Jugar
web-your-name = Tu nombre
web-guest = Invitado
web-options = Reglas y opciones
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo no hay mesas abiertas. Abre una: con amigos, y deja que otros la encuentren.
web-nobody = nadie todavía
web-seats-taken = { $players } de { $seats } asientos
web-more = Más
web-learn = Aprender
web-rules = Reglas
web-settings = Ajustes
web-trademark = SET es una marca de su propietario. Tercet es independiente; los dibujos son nuestros.
web-refused = Ahora no se puede.
web-bad-rules = El servidor no acepta estas reglas: { $detail }
web-bad-number = { $what }: un número entero de { $least } a { $most }, por favor.

## Opciones y lo que cambia cada una

web-option-edition = Edición
web-edition-auto =
    { $edition ->
        [es] La habitual: española
        [fr] La habitual: francesa
        [he] La habitual: hebrea
       *[pt] La habitual: portuguesa
    }
web-edition-es = Española
web-edition-pt = Portuguesa
web-edition-fr = Francesa
web-edition-he = Hebrea
web-edition-es-what = Una mano. Se cuentan cartas; un error cuesta tres.
web-edition-pt-what = Una mano, como en la edición española: un error cuesta tres cartas.
web-edition-fr-what = Una mano. Se cuentan cartas; un error no cuesta nada.
web-edition-he-what = Cada uno reparte una vez. Un punto por SET; un error cuesta uno.
web-option-cards = Las cartas
web-cards-full = Las 81
web-cards-solid = Las 27 sólidas
web-cards-nine = Las 27 sólidas, nueve en la mesa
web-cards-full-what = El juego completo, con cuatro rasgos.
web-cards-solid-what = Solo tres rasgos: un buen comienzo, y breve.
web-cards-nine-what = Tres rasgos en un cuadrado de tres por tres: para la primera vez.
web-as-usual = Lo habitual
web-option-style = Cómo se canta
web-style-announce = Cantar y luego señalar
web-style-point = Señalar directamente
web-style-edition-what = En compañía se canta antes; a solas se señala directamente.
web-style-announce-what = El canto detiene el juego, y quien canta tiene unos segundos para señalar.
web-style-point-what = Elegir tres cartas ya es cantar: se las lleva el dedo más rápido.
web-option-none = Cuando no hay SET
web-none-vote = Todos de acuerdo
web-none-checked = De acuerdo y comprobado
web-none-auto = Por sí solo
web-none-edition-what = En compañía por votación; a solas se comprueba.
web-none-vote-what = Llegan tres cartas más cuando todos lo dicen, aunque se les haya escapado uno.
web-none-checked-what = Un voto cuando sí lo hay se rechaza y se cuenta.
web-none-auto-what = El programa añade tres cartas cuando no hay ninguno.
web-option-point = Segundos para señalar
web-option-point-what = Cuánto tiene quien canta; de 2 a 30.
web-option-deals = Manos
web-option-deals-what = Cuántas forman la partida; con 0, cada uno reparte una vez.
web-more-options = Más opciones
web-option-scoring = Qué cuenta
web-scoring-cards = Las cartas
web-scoring-sets = Los SET
web-scoring-edition-what = Como en la edición elegida.
web-scoring-cards-what = Un punto por cada carta ganada.
web-scoring-sets-what = Un punto por cada SET conseguido.
web-option-penalty = Un error
web-penalty-some = Cuesta algo
web-penalty-none = No cuesta nada
web-penalty-edition-what = Como en la edición elegida.
web-penalty-some-what = Tres cartas ya ganadas si cuentan las cartas, un punto si cuentan los SET.
web-penalty-none-what = Las cartas se quedan y nadie pierde nada.
web-option-lock = Segundos de espera tras un error
web-option-lock-what = Durante ese tiempo, o hasta que cambien las cartas, no se puede volver a cantar; de 0 a 30.
web-option-vote = Segundos para votar
web-option-vote-what = Cuando alguien dice «no hay SET», quien calla tanto tiempo está de acuerdo; de 5 a 120.
web-option-seats = Asientos
web-option-seats-what = Cuántos pueden jugar en una mesa con amigos; de { $least } a { $most }. Los demás pueden mirar.
web-option-pause = Segundos entre manos
web-option-pause-what = Pasado ese tiempo, la mano siguiente empieza sola; de 0 a 120.
web-option-rated = Con clasificación
web-option-rated-what = El resultado cuenta, así que de dos jugadores en adelante no hay pistas.
web-option-turn = Segundos por turno
web-option-turn-what = Quien tarda más pasa; de 20 a 600, o 0 para no poner límite.
web-option-extra = Segundos para la tirada extra
web-option-extra-what = Quien tarda más se queda con sus dados; de 5 a 120.
web-option-name-what = Cuánto tiene quien canta la apertura para nombrar tres dados; de 2 a 30.
web-listed = Cualquiera puede encontrar esta mesa
web-listed-what = Una mesa con amigos aparece además en esta página, abierta a todos.
web-chat-on = Aquí se puede escribir libremente
web-chat-what = Además de las frases hechas; cada uno puede silenciar a quien quiera.
web-chat-not = No donde pueden entrar desconocidos: allí solo se dicen frases hechas.

## En una mesa

web-joining = Buscando la mesa…
web-lobby = ¿Quién juega?
web-sit = Sentarse
web-full = No hay asientos libres
web-ready = Todo listo
web-start-now = Empezar ya
web-waiting =
    { $players ->
        [0] Empieza.
        [one] Falta un jugador.
       *[other] Faltan { $players } jugadores.
    }
web-too-few = Este juego necesita al menos { $players } jugadores.
web-add-bot = Sentar un bot
web-rules-here = Las reglas de esta mesa
web-share = Invitar a otros
web-share-how = Quien tenga este enlace puede entrar.
web-share-only-here = Solo puede entrar este ordenador. Para móviles y otros ordenadores, inicia el servidor con «tercet serve --lan» o «make play LAN=1».
web-share-code = El enlace como código para fotografiar
web-share-text = ¡Ven a jugar!
web-copy = Copiar el enlace
web-copied = Copiado
web-send = Enviar
web-no-set = No hay SET
web-no-set-alone = No hay SET: más cartas
web-sent = enviado…
web-take-back = Echarse atrás
web-point =
    { $left ->
        [one] Una carta más
       *[other] Señala { $left } cartas
    }
web-point-now = Has cantado: señala tres cartas.
web-call-when = Pulsa ¡SET! en cuanto veas uno.
web-call-first = Primero pulsa ¡SET!, luego elige las cartas.
web-choose-three = Elige tres cartas que formen un SET.
web-watching = Estás mirando.
web-next-deal = Juegas desde la próxima mano.
web-votes = ¿No hay SET? { $votes } de { $players } de acuerdo; { $seconds } s.
web-denied = ¡Sí que hay uno! Mira otra vez.
web-locked = Tras un error toca esperar: { $seconds } s.
web-hint = Pista
web-hint-some = Hay un SET.
web-hint-none = No hay ningún SET.
web-race-lost =
    { $millis ->
        [one] { $why } (por un milisegundo)
       *[other] { $why } (por { $millis } ms)
    }
web-title-mine = ¡Te toca señalar!
web-title-call = { $name }: ¡SET!
web-title-play = Quedan { $cards } cartas
web-title-over = Fin de la partida
web-title-lobby = Antes de empezar
web-deal = Mano { $deal } de { $deals }
web-line-up = Conectado
web-line-delay = Conectado: { $millis } ms por trayecto
web-line-joining = Conectando…
web-line-lost = Sin conexión, reintentando…
web-line-over = Desconectado
web-menu = Esta mesa
web-close = Cerrar
web-mute = Silenciar
web-hand-over = Hacer anfitrión
web-remove = Echar
web-bot-plays-on = Que siga un bot
web-who-left = Se fueron de la mesa
web-host-business = Como anfitrión
web-sounds = Sonidos
web-sure = ¿Irte del todo? Tus cartas siguen contando.
web-leave = Dejar la mesa
web-close-table = Cerrar la mesa para todos
web-you-are = Aquí eres { $name }.
web-talk = Di algo
web-say = Decir
web-key-space = espacio

## La mesa de cartas

web-check = El último SET cantado
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
        [yes] Te has echado atrás
       *[no] { $name } se ha echado atrás
    }
web-outcome-left =
    { $mine ->
        [yes] Te fuiste sin señalar
       *[no] { $name } se fue sin señalar
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
web-mark-dealer = reparte las cartas
web-mark-voted = dice: no hay SET
web-mark-locked = debe esperar tras un error
web-mark-waiting = juega desde la próxima mano
web-mark-ready = listo
web-mark-left = se fue
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
web-table-closed = La mesa está cerrada
web-you-won = ¡Ganas!
web-won =
    { $winners ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
web-winner = ganador
web-player = Jugador
web-this-deal = Esta mano
web-right = SET ganados
web-wrong = Errores
web-total = En total
web-left =
    { $cards ->
        [one] Queda una carta.
       *[other] Quedan { $cards } cartas.
    }
web-again = Otra vez
web-rematch = Revancha
web-invited = { $name } quiere la revancha.
web-come = Voy
web-next = Siguiente mano
web-next-in = Empieza sola en { $seconds } s.
web-solo-clear = ¡Mesa vacía!
web-solo-over = No queda ningún SET
web-solo-time = Tiempo
web-solo-left = Cartas sobrantes
web-solo-wrong = Fallos
web-solo-denied = «No hay SET» rechazados
web-solo-hints = Pistas
web-solo-best = Tu mejor marca
web-solo-before =
    { $left ->
        [one] Tu mejor marca: { $time }, sobró una carta.
       *[other] Tu mejor marca: { $time }, sobraron { $left } cartas.
    }
web-chance =
    { $sets ->
        [0] La mesa solo se podía vaciar antes de tu primer SET.
        [one] Después de tu primer SET la mesa aún se podía vaciar, por última vez.
       *[other] Después de tu SET número { $sets } la mesa aún se podía vaciar, por última vez.
    }
web-chance-never = Este reparto no se podía vaciar, se recogiera lo que se recogiera.
web-chance-how = Cómo
web-chance-more = Siempre que no haya ningún SET, se añaden tres cartas.
web-chance-see = Ver ese momento

## Por qué se cortó la conexión

web-bye-reload = Hay una versión nueva. Vuelve a cargar la página.
web-bye-no-table = No existe esa mesa.
web-bye-taken-over = Estás en esta mesa en otra ventana.
web-bye-removed = El anfitrión te ha echado de esta mesa.
web-bye-closed = Esta mesa ya no existe.
web-bye-too-slow = Tu conexión va demasiado lenta ahora.
web-bye-too-many = Demasiadas conexiones desde aquí. Inténtalo pronto.
web-too-many-tables = Se han abierto demasiadas mesas desde aquí en poco tiempo. Espera un minuto y vuelve a intentarlo.
web-too-many-requests = Demasiadas peticiones desde aquí. Espera un momento y vuelve a intentarlo.
web-bye-too-fast = Demasiado de golpe. Inténtalo pronto.
web-bye-restart = El servidor se reinicia. Un momento.
web-reload = Volver a cargar
web-not-loaded = No se ha podido cargar esta parte de la página.
web-rules-unknown = No se pueden consultar las reglas de esta mesa.
web-here-again = Jugar aquí

## Repetición

web-replay = Ver una partida otra vez
web-replay-intro = Abre una partida guardada: puedes ver otra vez cada SET cantado, y también lo que a todos se les escapó.
web-replay-open = Elegir un archivo .tercet
web-replay-drop = o suéltalo aquí
web-replay-none = No hay ninguna partida terminada en este enlace.
web-replay-damaged = No se puede leer este archivo: la línea { $line } no está bien.
web-replay-place = Punto de la partida
web-replay-step = Suceso { $step } de { $steps }
web-replay-first = Al principio
web-replay-back = Al SET anterior
web-replay-previous = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un paso adelante
web-replay-forth = Al SET siguiente
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
web-replay-short = Repetición

## Ajustes

web-auto = Según el navegador
web-language = Idioma
web-theme = Claro u oscuro
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-palette = Colores de las cartas
web-palette-classic = Clásicos
web-palette-safe = Para daltónicos
web-palette-contrast = Alto contraste
web-palette-mono = Blanco y negro, con letras
web-turn = Las cartas, puestas
web-turn-auto = Como mejor quepan
web-turn-lying = Tumbadas
web-turn-standing = De pie
web-text-size = Tamaño del texto
web-text-size-small = Pequeño
web-text-size-normal = Mediano
web-text-size-large = Grande
web-text-size-huge = Muy grande
web-motion = Movimiento
web-motion-auto = Como diga el dispositivo
web-motion-moving = Las cartas se mueven
web-motion-still = Nada se mueve
web-keys = Teclas
web-keyboard = Teclado
web-keyboard-auto =
    { $keyboard ->
        [azerty] Este: AZERTY
        [qwertz] Este: QWERTZ
        [hebrew] Este: hebreo
       *[qwerty] Este: QWERTY
    }
web-keyboard-hebrew = Hebreo
web-show-keys = Mostrar las teclas en las cartas
web-keys-what = Cada carta tiene su tecla, colocadas como las cartas. Pulsa una aquí y luego la tecla que prefieras.
web-keys-cards = Teclas de las cartas
web-key-card = Carta de la fila { $row }, columna { $column }: { $key }
web-key-press = Pulsa la tecla
web-key-undo = Deshacer
web-keys-reset = Volver a las teclas de origen
web-own-data = Lo tuyo
web-own-games =
    { $games ->
        [one] Una partida terminada
       *[other] { $games } partidas terminadas
    }
web-export = Descargar todas mis partidas
web-data-what = Estos ajustes se quedan en este dispositivo. El servidor guarda tu nombre y las partidas terminadas; puedes hacer que se borre tu nombre.
web-settings-reset = Ajustes de fábrica
web-forget = Olvidarme
web-forget-sure = Sí: borrar mi nombre de todas las partidas
web-forgotten = Hecho: aquí ya nadie te conoce.
