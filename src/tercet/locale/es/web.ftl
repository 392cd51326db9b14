## La página

web-home = Inicio
web-lost = Aquí no hay nada.
web-lost-advice = Puede que la dirección esté mal escrita o que la página haya cambiado de sitio. Vuelve a empezar desde el inicio.
web-offline = No se puede conectar con el servidor.
web-download = Descargar la partida

## Inicio

web-motto = Tres cartas. Número, color, fondo y forma: cada cosa, igual en todas o distinta en todas.
web-motto-dice = Tres dados. Cada característica, igual en todos o distinta en todos.
web-hero-cards = Encuentra el SET.
web-hero-dice = ¿Qué dado encaja?
web-hero-die = Uno de estos cinco dados forma a la vez un SET en la fila y un SET en la columna.
web-hero-found = Encontrado en { $time }.
web-hero-look = Mira otra vez: { $features }
web-hero-play = Jugar una partida
web-hero-next = Otro más
web-hero-new = ¿Primera vez? Aprende a jugar
web-outcome-same = { $count ->
        [0] Todas las características son distintas en las tres.
       *[other] Igual: { $features }. Lo demás, distinto.
    }
web-continue = Volver a tu mesa
web-game = Qué juego
web-game-cards = Cartas
web-game-dice = Dados
web-game-puzzle = Reto
web-alone = A solas
web-alone-what = Juega a solas, a tu ritmo.
web-friends = Con amigos
web-friends-what = Recibes un enlace para compartir.
web-gentle = Sin prisas, con amigos
web-gentle-what =
    { $game ->
        [dice] Los turnos no tienen límite de tiempo y cualquiera puede pedir una pista.
       *[cards] { $seconds } segundos para elegir, los errores no cuestan nada y hay pistas.
    }
web-bots = Contra bots
web-bots-what =
    { $game ->
        [dice] Rivales que piensan la jugada, tres niveles.
       *[cards] Rivales que juegan como personas, seis niveles.
    }
web-bot-count = Número de bots
web-bots-number =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
web-bot-named = Bot { $level }
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
web-daily-continue = continuar: { $found } de { $sets } encontrados
web-daily-row =
    { $days ->
        [0] Ahora mismo no tienes racha
        [one] 1 día de racha
       *[other] { $days } días seguidos
    }
web-your-name = Tu nombre
web-guest = Visitante
web-options = Reglas y opciones
web-options-changes =
    { $changes ->
        [0] según el reglamento
        [one] 1 cambio
       *[other] { $changes } cambios
    }
web-options-reset = Volver a las reglas impresas
web-options-pace = Ritmo
web-options-table = Mesa
web-more = Más
web-other-games = Otros juegos
web-other-games-what = Otras cartas, otras cosas que buscar.
web-learn = Aprender
web-learn-dice-what = Seis páginas breves con preguntas.
web-rules = Reglas
web-settings = Ajustes
web-games = Mis partidas
web-statistics = Estadísticas
web-training = Práctica
web-timeline = Línea de tiempo
web-own-pages = Tus resultados
web-games-looking = Buscando tus partidas…
web-games-none = Todavía no has terminado ninguna partida.
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
web-cards-full = Las 81
web-cards-solid = Las 27 sólidas
web-cards-third = 27 cartas, { $feature }: { $value }
web-cards-nine = Lo más fácil: 27 cartas, 9 en la mesa
web-cards-other = Otras 27 cartas
web-cards-full-what = El juego completo, con cuatro características.
web-cards-solid-what = Solo tres características: más fácil y más rápido.
web-cards-nine-what = Tres características, tres filas de tres: ideal para una primera partida.
web-as-usual = Por defecto
web-option-style = Cómo se canta
web-style-announce = Cantar y luego elegir
web-style-point = Elegir tres cartas directamente
web-style-edition-what = Con más gente se canta primero; a solas solo se eligen las cartas.
web-style-announce-what = Al cantar se detiene el juego, y quien canta tiene unos segundos para elegir tres cartas.
web-style-point-what = Elegir tres cartas ya es cantar: se las lleva el dedo más rápido.
web-option-none = Cuando no hay SET
web-option-point = Segundos para elegir
web-option-deals = Manos
web-option-scoring = Qué cuenta
web-option-penalty = Un error
web-option-lock = Bloqueo tras un error, en segundos
web-option-vote = El silencio vale como acuerdo tras (en segundos)
web-option-seats = Asientos
web-option-pause = Segundos entre manos
web-option-turn = Segundos por turno
web-option-extra = Segundos para la tirada extra
web-listed = Mesa pública
web-listed-what = La mesa con amigos aparece también en esta página, abierta a todos.
web-chat-on = Permitir el chat libre
web-chat-what = Además de las frases rápidas. Se puede silenciar a cualquiera.
web-chat-not = En las mesas públicas no: allí solo se envían frases rápidas.

## En una mesa

web-joining = Buscando la mesa…
web-joining-room = Buscando la sala…
web-have-code = ¿Tienes el código de una sala?
web-rules-here = Las reglas de esta mesa
web-share-code = Código QR de este enlace
web-copied = Copiado
web-send = Enviar
web-no-set = No hay SET
web-point =
    { $left ->
        [one] Una carta más
       *[other] Elige { $left } cartas
    }
web-hint = Pista
web-race-lost =
    { $millis ->
        [one] { $why } (un milisegundo tarde)
       *[other] { $why } ({ $millis } ms tarde)
    }
web-deal = Mano { $deal } de { $deals }
web-line-joining = Conectando…
web-line-over = Conexión cerrada
web-close = Cerrar
web-cancel = Cancelar
web-sounds = Sonidos
web-key-space = espacio

## La mesa de cartas

web-card-at = { $name }, fila { $row }, columna { $column }
web-card-gap = vacío
web-players-more = +{ $players }
web-call = ¡SET!
web-call-voided = { $name } no ha vuelto tras la parada del servidor: su «¡SET!» queda anulado.
web-you = tú
web-score = Puntos

## Resultados

web-winner = victoria
web-player = Nombre
web-right = SETs ganados
web-wrong = Errores
web-solo-time = Tiempo

## Por qué se cortó la conexión

web-bye-reload = Hay una versión nueva. Recarga la página.
web-bye-no-guest = El servidor ya no reconoce este dispositivo. Recarga la página; en una sala, elige ahí tu nombre o abre el enlace de quien la dirige.
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
web-here-again = Jugar aquí

## Repetición

web-replay = Ver la repetición
web-replay-intro = Abre una partida guardada para volver a ver cada SET cantado y los que se le escaparon a todo el mundo.
web-replay-open = Elegir un archivo .tercet
web-replay-drop = o suéltalo aquí
web-replay-none = No hay ninguna partida terminada en este enlace.
web-replay-none-advice = Puede que la partida siga en juego o que se haya borrado. Tus partidas están en «Mis partidas».
web-replay-damaged = No se puede leer este archivo: hay un problema en la línea { $line }.
web-replay-short = Repetición

## Ajustes

web-pause = Pausa
