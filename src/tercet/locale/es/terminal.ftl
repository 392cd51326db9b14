## Commands

terminal-play-help = Juega a pantalla completa: a solas, contra bots o dos en un teclado.
terminal-join-help = Se une a una mesa en línea, a pantalla completa.
terminal-watch-help = Mira una mesa en línea, a pantalla completa.
terminal-create-help = Crea una mesa en línea, muestra su enlace y se une a ella.

terminal-arg-game = qué juego
terminal-arg-bots = niveles de los bots contra los que jugar, separados por comas
terminal-arg-two = dos juegan en este teclado
terminal-arg-name = tu nombre; si juegan dos, los dos nombres, separados por una coma
terminal-arg-seed = la misma semilla reparte las mismas cartas o dados a la misma cantidad de jugadores
terminal-arg-save = guarda la partida en este archivo mientras juegas; las siguientes llevan un número
terminal-arg-lines = sin pantalla completa: líneas de texto, para lectores de pantalla y terminales sencillos
terminal-arg-colour = colores: siempre, nunca o según permita el terminal
terminal-arg-palette = los colores de las cartas
terminal-arg-theme = pantalla clara u oscura
terminal-arg-keys = la distribución del teclado para las teclas de las cartas
terminal-arg-ascii = dibujar solo con caracteres ASCII
terminal-arg-bidi = quién ordena el hebreo en la línea: el terminal, este programa, o lo que convenga según el nombre del terminal
terminal-arg-url = la dirección de la mesa
terminal-arg-server = la dirección del servidor, como http://localhost:8181
terminal-arg-public = permite que cualquiera encuentre la mesa
terminal-arg-chat = permite texto libre en el chat
terminal-arg-only-link = muestra solo el enlace y no se une
terminal-arg-receipt = guarda en este archivo lo que el programa ve de las mezclas, para «tercet verify --receipt»
terminal-arg-as-new = entra como una persona nueva, aunque este ordenador ya haya jugado en este servidor
terminal-needs-extra = La pantalla completa necesita otro paquete. En la carpeta del proyecto: { $install }. O añade --lines.
terminal-no-game = El terminal no puede mostrar el juego «{ $game }». Abre la mesa en un navegador.
terminal-public-chat = En una mesa pública solo se envían frases rápidas: elige --public o --chat.
terminal-created = La mesa está lista. Con este enlace puede entrar cualquiera: { $link }
terminal-save-failed = No se pudo guardar la partida: { $problem }
terminal-save-renamed = { $file } ya existe; esta partida se guarda como { $other }.
terminal-too-many = Sobran participantes: { $game } tiene { $seats } asientos.
terminal-too-few = El juego de dados necesita dos jugadores: añade --bots o --two.

## The menu

terminal-menu-title = ¿A qué quieres jugar?
terminal-menu-alone = Cartas a solas
terminal-menu-bot = Cartas contra un bot: { $level }
terminal-menu-bots = Cartas contra tres bots
terminal-menu-two = Cartas para dos en este teclado
terminal-menu-dice = Dados contra un bot: { $level }
terminal-menu-dice-two = Dados para dos en este teclado
terminal-menu-quit = Salir
terminal-menu-hint = Flechas y Entrar, o la tecla de la línea · ? para la ayuda · q para salir
terminal-you = Visitante
terminal-first = Izquierda
terminal-second = Derecha

## The card table

terminal-pile = mazo { $count }
terminal-score = { $name }: { $points }
terminal-over = La partida ha terminado. Entrar: otra vez · Ctrl+Q: salir
terminal-over-online = La partida ha terminado. Ctrl+Q: salir
terminal-ready = Entrar: puedo empezar
terminal-wait-others = Esperando a los demás…
terminal-wait-unready = Esperando a los demás… Esc: todavía no
terminal-watching = Estás mirando.
terminal-next-deal = Entrarás en la próxima mano.
terminal-left-game = Has salido de la partida. Tab: volver
terminal-some-cards =
    { $size ->
        [3] tres cartas
       *[other] { $size } cartas
    }
terminal-point =
    { $seconds ->
        [one] Elige { $cards }: { $chosen } de { $size }, queda un segundo
       *[other] Elige { $cards }: { $chosen } de { $size }, quedan { $seconds } segundos
    }
terminal-point-name =
    { $seconds ->
        [one] { $name }, elige { $cards }: { $chosen } de { $size }, queda un segundo
       *[other] { $name }, elige { $cards }: { $chosen } de { $size }, quedan { $seconds } segundos
    }
terminal-called =
    { $seconds ->
        [one] { $name } ha cantado «¡SET!» y le queda un segundo para elegir.
       *[other] { $name } ha cantado «¡SET!» y le quedan { $seconds } segundos para elegir.
    }
terminal-locked =
    { $seconds ->
        [one] Espera tras un error: un segundo más.
       *[other] Espera tras un error: { $seconds } segundos más.
    }
terminal-votes =
    { $seconds ->
        [0] ¿No hay SET? { $votes } de { $players } de acuerdo
        [one] ¿No hay SET? { $votes } de { $players } de acuerdo, queda un segundo
       *[other] ¿No hay SET? { $votes } de { $players } de acuerdo, quedan { $seconds } segundos
    }
terminal-votes-stop = ¿Terminar? { $votes } de { $players } de acuerdo
terminal-looking = ¿Sigues buscando? Pulsa cualquier tecla, o n para aceptar.
terminal-pile-empty = El mazo se ha agotado y aún hay un SET. Con n votas terminar.
terminal-two = { $first } juega con las teclas de la mano izquierda, { $second } con las de la derecha.
terminal-choose-two = { $time } · Cada persona, { $cards }: { $first } { $chosen1 }, { $second } { $chosen2 } de { $size }
terminal-choose = { $time } · Elige { $cards }: { $chosen } de { $size }
terminal-call = { $time } · Espacio: «¡SET!» · elegidas: { $chosen } de { $size }
terminal-take = { $picked } · Espacio: llevarse las cartas elegidas
terminal-name =
    { $seconds ->
        [one] ¿Qué carta no ha visto nadie? Escribe sus letras y pulsa Entrar: { $typed } · queda un segundo
       *[other] ¿Qué carta no ha visto nadie? Escribe sus letras y pulsa Entrar: { $typed } · quedan { $seconds } segundos
    }
terminal-keys-take = letras: cartas · Espacio llevar · n no hay SET · h pista · Esc borrar · ? ayuda · Ctrl+Q salir
terminal-keys-name = letras: la carta · Entrar nombrarla · Esc borrar · ? ayuda · Ctrl+Q salir
terminal-found = encontrados { $count }
terminal-two-variant = Dos personas ante una pantalla solo pueden jugar con un número fijo de cartas, sin cadena y sin carta oculta. Añade --lines, o juega contra bots.
terminal-just-choose = Aquí no se canta: elige { $cards } sin más.
terminal-not-a-set = No es un SET: { $reasons }
terminal-keys-between = Entrar seguir · Tab mesa · ? ayuda · Ctrl+Q salir
terminal-keys-watch = F2 tamaño · F3 claro u oscuro · Tab mesa · ? ayuda · Ctrl+Q salir
terminal-keys-point = letras: cartas · n no hay SET · h pista · Esc borrar · ? ayuda · Ctrl+Q salir
terminal-keys-puzzle = letras: cartas · Esc borrar · ? ayuda · Ctrl+Q salir
terminal-keys-call = Espacio ¡SET! · letras: cartas · n no hay SET · h pista · ? ayuda · Ctrl+Q salir
terminal-keys-two = { $call1 } / { $call2 } ¡SET! · { $none1 } / { $none2 } no hay SET · ? ayuda · Ctrl+Q salir
terminal-keys-two-point = letras: cartas · { $none1 } / { $none2 } no hay SET · Esc borrar · ? ayuda · Ctrl+Q salir
terminal-keys-proposed-restart = F5 empezar de nuevo · F6 seguir jugando · ? ayuda · Ctrl+Q salir
terminal-keys-proposed-end = F5 terminar aquí · F6 seguir jugando · ? ayuda · Ctrl+Q salir
terminal-keys-proposed-own = F6 retirar la propuesta · ? ayuda · Ctrl+Q salir

## Help

terminal-help-title = Teclas
terminal-help-grid = elegir la carta que está ahí
terminal-key-arrows = flechas, Entrar
terminal-help-arrows = mover el cursor; elegir esa carta
terminal-key-space = Espacio
terminal-help-space = cantar «¡SET!»
terminal-help-take = llevarse las cartas elegidas; donde primero se canta, cantar «¡SET!»
terminal-help-chain = elegir una carta del último SET, al lado de la mesa
terminal-help-none = decir que no hay SET; con el mazo vacío, votar terminar
terminal-help-hint = una pista
terminal-help-pause = hacer una pausa y continuar, a solas
terminal-paused = En pausa, tiempo { $time }. Pulsa p para continuar.
terminal-help-escape = borrar la elección, o cancelar lo cantado (cuenta como error)
terminal-help-chat = enviar un mensaje a la mesa
terminal-help-pages = desplazarse por el registro
terminal-help-help = esta página
terminal-help-size = más grande o más pequeño
terminal-too-small = Este terminal es demasiado pequeño: tiene { $columns } columnas y { $lines } líneas, y el juego necesita { $least_columns } y { $least_lines }. Agrándalo o juega con --lines.
terminal-too-small-waits = El juego espera hasta que quepa.
terminal-help-theme = claro u oscuro
terminal-help-table = nombre, propuestas, salir y volver, comprobante
terminal-help-answer = aceptar una propuesta; seguir jugando
terminal-help-leave = salir
terminal-help-menu = elegir un juego
terminal-help-signs = Signos junto a un nombre: { $calls } ha cantado o tiene el turno, { $voted } dice que no hay SET, { $locked } tiene que esperar, { $away } está ausente. Una carta con { $new } en el marco es nueva.

## Online

terminal-chat = Mensaje, o el número de una frase, y Entrar · Esc: cancelar
terminal-phrase = ¿Qué frase? 1 a 9, 0 · Esc: cancelar
terminal-says = { $name }: { $text }
terminal-reconnecting = reconectando…
terminal-online = en línea
terminal-delay = retraso { $millis } ms
terminal-late =
    { $millis ->
        [one] Llegaste un milisegundo tarde.
       *[other] Llegaste { $millis } milisegundos tarde.
    }

## The dice table

terminal-round = ronda { $round }
terminal-bag = bolsa { $count }
terminal-last-round = última ronda
terminal-seconds = { $seconds } s
terminal-dice-open = ¿Un SET? Espacio: «¡SET!» · n: ninguno · 1–5 dados
terminal-dice-open-two = ¿Quién tiene un SET? { $first }: { $call1 } · { $second }: { $call2 }
terminal-dice-hopeless = Nadie tiene un SET, así que se vuelve a tirar.
terminal-dice-called = { $name } ha cantado «¡SET!» y elige tres dados.
terminal-dice-name-three = { $name }, elige tres dados, de izquierda a derecha: { $chosen } de 3
terminal-dice-extra =
    { $count ->
        [0] { $name }: ¿qué dados vuelves a tirar? Entrar los conserva todos.
        [one] { $name }: Entrar vuelve a tirar un dado.
       *[other] { $name }: Entrar vuelve a tirar { $count } dados.
    }
terminal-dice-turn =
    { $points ->
        [0] Turno de { $name }, cursor en { $square }
        [one] Turno de { $name }, cursor en { $square }, un punto por ahora
       *[other] Turno de { $name }, cursor en { $square }, { $points } puntos por ahora
    }
terminal-dice-other = Es el turno de { $name }.
terminal-dice-pick-first = Elige antes un dado: del 1 al 5.
terminal-dice-alone =
    Solo quedas tú. { $seconds ->
        [0] e: terminar la partida
        [one] Dentro de un segundo podrás terminar la partida.
       *[other] Dentro de { $seconds } segundos podrás terminar la partida.
    }
terminal-dice-picked = { $name }: { $dice } · Entrar los coloca · 1–5 otro orden · w da cara a un comodín
terminal-dice-nothing = Coloca antes un dado, o pasa con p.
terminal-dice-take-back = Recoge tus dados antes de pasar: Esc.
terminal-keys-opening = Espacio ¡SET! · n ninguno · h pista · 1–5 dados · Esc cancelar · ? ayuda · Ctrl+Q salir
terminal-keys-extra = 1–5 marcar dados · Entrar tirarlos · ? ayuda · Ctrl+Q salir
terminal-keys-dice = 1–5 dado · Esp. pone · Entrar juega · s canje · p pasa · h pista · Esc atrás · ? ayuda · Ctrl+Q salir
terminal-key-arrows-only = flechas
terminal-help-dice-digits = elegir un dado; antes de una ronda, marcarlo para volver a tirarlo
terminal-help-dice-arrows = mover el cursor por el tablero
terminal-help-dice-space = poner el dado en la casilla; en la apertura, cantar «¡SET!»
terminal-help-dice-lay = poner el dado en la casilla
terminal-help-dice-enter = jugar el turno, o tirar otra vez los dados marcados
terminal-help-dice-backspace = deseleccionar el dado, o recoger el último colocado
terminal-help-dice-s = cambiar el comodín que señala el cursor por el dado elegido
terminal-help-dice-p = pasar
terminal-help-dice-n = en la apertura, decir que no hay SET entre tus dados
terminal-name-wild = ¿Qué cara representa el comodín?
terminal-name-suits = Entrar: { $face }
terminal-name-cancel = Esc: ahora no

## Line by line

terminal-line-cards-help = Para elegir { $cards }, escribe sus letras o sus nombres cortos. s canta «¡SET!», n dice que no hay SET, h da una pista, b cancela lo cantado (cuenta como error), Entrar repite las cartas, r indica que puedes empezar, q sale.
terminal-line-two-help = Con dos jugadores, pon 1 o 2 antes de s y n.
terminal-line-solo-help = Para llevarte { $cards }, escribe sus letras o sus nombres cortos. n dice que no hay SET, h da una pista, p hace una pausa y la termina, Entrar repite las cartas, ? muestra esta ayuda, q sale.
terminal-line-dice-help = En la apertura: s canta (s 1 3 2 canta con esos dados), n dice que no hay, h pide una pista, tres números eligen tus dados de izquierda a derecha, lay los coloca. En un turno: 1@h7 2@h8 pone los dados 1 y 2, 3=2GD@h9 da cara a un comodín, swap 1 g6 cambia un comodín, p pasa, h pide una pista. Antes de una ronda: roll 1 3, o k para conservarlos. Entrar describe el tablero, q sale. Con varias personas en el teclado, pon antes de s, n y h el número de quien juega. try 1@h7 dice cuánto daría una jugada; end termina la partida cuando solo quedas tú.
terminal-line-best-help = best muestra las mejores jugadas.
terminal-line-best-here = best solo funciona en una partida en este ordenador.
terminal-line-lay-nothing = Todavía no hay nada que colocar: elige antes tres dados.
terminal-line-words = También sirven estas palabras: { $words }.
terminal-line-words-help = ayuda
terminal-line-words-look = ver, mesa
terminal-line-words-ready = empezar
terminal-line-words-quit = salir
terminal-line-words-none = ninguno, nada
terminal-line-words-hint = pista
terminal-line-words-yes = sí
terminal-line-words-pause = pausa
terminal-line-words-back = cancelar
terminal-line-words-pass = pasar, paso
terminal-line-words-keep = conservar
terminal-line-words-lay = colocar
terminal-line-words-best = mejores, mejor
terminal-line-words-try = probar
terminal-line-words-swap = cambiar
terminal-line-words-roll = tirar
terminal-line-words-end = terminar, fin
terminal-line-dice-open = ¿Hay un SET entre tus cinco dados? Escribe s para cantar, o n si no hay.
terminal-line-dice-open-two = ¿Quién tiene un SET entre sus dados? 1 s canta por la primera persona, 1 n dice que no tiene.
terminal-line-dice-extra = { $name }: roll 1 3 vuelve a tirar los dados 1 y 3, k los conserva todos.
terminal-line-bonuses = Casillas libres con +{ $points }: { $squares }
terminal-line-picked = Escribe lay para colocarlos así, o tres números para otro orden; 2=3PD da cara a un comodín.
terminal-line-card = { $letter }: { $name }, { $card }
terminal-line-what = No lo he entendido; escribe ? para ver la ayuda.
terminal-line-who = ¿Quién? Escribe antes el número: { $choices }.
terminal-line-online-help = En línea: r cuando puedas empezar. Quien organiza la mesa escribe start para empezar ya, o bot y un nivel ({ $levels }) para añadir un bot. / enumera las frases rápidas y /2 envía la segunda; / antes de tus propias palabras las envía, si la mesa permite el chat libre.
terminal-line-table-help = En cualquier mesa: name y un nombre nuevo, u si al final aún no puedes empezar, propose restart (empezar de nuevo) o propose end (terminar aquí), agree (aceptar) o decline (seguir jugando), leave (salir) y return (volver), receipt (y un archivo) para guardar un comprobante de las mezclas.
terminal-line-answer = Escribe agree para aceptar, o decline para seguir jugando.
terminal-line-answer-own = Escribe decline para retirar la propuesta.
terminal-line-return = Has salido de la partida. Escribe return para volver.
terminal-line-point =
    { $seconds ->
        [one] Elige { $cards }: queda un segundo.
       *[other] Elige { $cards }: quedan { $seconds } segundos.
    }
terminal-line-chain = El último SET, al lado de la mesa; elige sus cartas con los números:
terminal-line-name =
    { $seconds ->
        [one] Escribe las letras de la carta que nadie ha visto, por ejemplo { $example }: queda un segundo.
       *[other] Escribe las letras de la carta que nadie ha visto, por ejemplo { $example }: quedan { $seconds } segundos.
    }
terminal-line-looking = ¿Sigues buscando? Escribe y, o n para aceptar.
terminal-line-left =
    { $seconds ->
        [one] Queda un segundo.
       *[other] Quedan { $seconds } segundos.
    }
terminal-line-delay = Retraso hasta el servidor: { $millis } ms.
terminal-line-gone = Se ha perdido la conexión. Se intenta de nuevo…
terminal-line-back = La conexión ha vuelto.
terminal-line-link = Con este enlace puede entrar cualquiera: { $link }

## Before an online game

terminal-lobby-host = Entrar: puedo empezar, otra vez: empezar ya · 1–{ $levels }: añadir un bot
terminal-lobby-address = Con este enlace puede entrar cualquiera, en un navegador o con «tercet join»:
terminal-lobby-players = Jugadores: { $count } de { $seats } asientos
terminal-lobby-bot = bot
terminal-lobby-is-host = organiza la mesa
terminal-lobby-ready = puede empezar
terminal-lobby-not-ready = todavía no puede empezar
terminal-lobby-away = no está
terminal-lobby-press-host = Pulsa Entrar cuando puedas empezar, y otra vez para empezar ya; si no, se empieza cuando puedan todas las personas, si son dos o más.
terminal-lobby-press-bots = Añadir un bot: { $levels }
terminal-lobby-press-ready = Pulsa Entrar cuando puedas empezar; Esc lo retira. Se empieza cuando puedan todas las personas, o cuando lo decida quien organiza la mesa.
terminal-lobby-press-more = / chat · ? ayuda y reglas · Tab mesa · Ctrl+Q salir
terminal-lost = Se ha perdido la conexión con la mesa.
terminal-bot-failed = { $name } ha fallado y sale de la partida: { $problem }

## Lo que se puede hacer en una mesa además de jugar

terminal-table-title = Esta mesa
terminal-table-agree = Aceptar la propuesta
terminal-table-decline = Rechazar la propuesta y seguir jugando
terminal-table-unready = Todavía no
terminal-table-rename = Cambiar de nombre
terminal-table-restart = Proponer empezar de nuevo
terminal-table-end = Proponer terminar la partida aquí
terminal-table-leave = Salir de la partida; se puede volver
terminal-table-return = Volver a la partida
terminal-table-receipt = Guardar un comprobante de las mezclas
terminal-table-replace = Dejar que un bot sustituya a quien se fue
terminal-table-help = Ayuda: todas las teclas y las reglas de esta mesa
terminal-table-size = Más grande o más pequeño
terminal-table-theme = Claro u oscuro
terminal-table-quit = Salir de la mesa
terminal-table-back = Un número, o flechas y Entrar · Esc: atrás
terminal-table-name = Nuevo nombre y Entrar · Esc: dejar el de antes
terminal-leave-local = ¿Salir de esta partida? No ha terminado.
terminal-leave-online = ¿Salir de la mesa? Los demás siguen jugando; puedes volver con el mismo enlace.
terminal-leave-keys = Entrar: salir · cualquier otra tecla: seguir jugando
terminal-receipt-saved = Comprobante guardado: { $file }. Tras la partida, «tercet verify LOG --receipt { $file }» compara con él el registro.
terminal-receipt-nothing = Aquí aún no se ha visto ninguna mezcla.
terminal-receipt-failed = No se pudo guardar el comprobante: { $problem }
