## El programa en conjunto

cli-about = Tercet: SET, el juego de cartas de percepción visual, y su hermano de dados y tablero.
cli-usage = Uso: { $program } ORDEN …
cli-more = «tercet ORDEN --help» da más detalles. «--lang en|es|fr|he|pt» elige el idioma.
cli-title-play = Jugar
cli-title-look = Cartas, reglas y partidas guardadas
cli-title-lab = Probabilidades y bots
cli-title-host = Alojar un servidor
cli-title-program = Este programa
cli-unknown-command = No existe la orden «{ $name }». «tercet help» las muestra todas.
cli-no-command = No existe la orden «{ $name }».
cli-unknown-option = No existe la opción «{ $option }». Prueba «tercet --help».
cli-did-you-mean = ¿Querías decir «{ $name }»?
cli-in-python = En Python es { $call }.
cli-bad-arguments = { $problem }. Prueba «{ $program } --help».
cli-bad-game = No se puede cargar el juego «{ $module }», indicado en TERCET_GAMES: { $problem }

## Las órdenes, cada una en una frase

cli-solve = Encuentra todos los SETs entre unas cartas.
cli-why = Dice por qué tres cartas son un SET o qué característica falla.
cli-deal = Reparte cartas al azar; si la salida va a otra orden, solo escribe sus letras.
cli-rules = Muestra las reglas de cualquier reglamento.
cli-replay = Reproduce paso a paso una partida terminada a partir de su registro.
cli-verify = Comprueba registros: recalcula cada mezcla y cada evento.
cli-solo = Juega un solitario en el terminal, línea a línea.
cli-help = Muestra cómo se usa una orden.
cli-completion = Escribe el script con el que tu shell completa órdenes y opciones.
cli-man = Muestra la página de manual, para man.

## Argumentos y opciones

cli-language = IDIOMA
cli-command = ORDEN
cli-cards = CARTA
cli-file = ARCHIVO
cli-player = NOMBRE
cli-rule-value = REGLA=VALOR
cli-help-lang = el idioma: en, es, fr, he o pt
cli-help-version = muestra la versión
cli-help-config = un archivo TOML con estas opciones, como port = 8181; una variable como TERCET_PORT tiene prioridad sobre él, y la propia opción sobre ambos
cli-help-command = la orden que se explica; sin ninguna, se enumeran todas
cli-help-shell = el shell que usas
cli-help-cards = cartas como 2RSO: número 1 2 3, color R rojo G verde P lila, fondo S sólido H rayado E sin fondo, forma O óvalo Q onda D rombo, en cualquier orden; - las lee de la entrada estándar
cli-help-three-cards = tres cartas, por ejemplo 2RSO 1GHQ 3PED
cli-help-json = escribe JSON para otros programas
cli-help-markdown = escribe Markdown, para otros programas
cli-help-picture = guarda además un dibujo en este archivo
cli-help-seed = la misma semilla da las mismas cartas o los mismos dados
cli-help-deck = las 81 cartas (full) o las 27 sólidas del inicio rápido (solid)
cli-help-size = cuántas cartas repartir
cli-help-edition = qué reglamento: es, pt, fr o he (por defecto: el de tu idioma)
cli-help-set = cambia una regla, por ejemplo deals=3; se puede repetir
cli-help-set-dice = cambia una regla, por ejemplo turn_seconds=60; se puede repetir
cli-help-set-deck = elige la baraja o lo que se lleva, por ejemplo deck=solid; se puede repetir
cli-help-log = una partida en un archivo .tercet
cli-help-pictures = dibuja la mesa cada vez que cambia
cli-help-as = cuenta en segunda persona lo que hizo quien lleva este nombre (por defecto, la única persona que jugó)

## Respuestas

cli-sets-found =
    { $count ->
        [0] Ningún SET.
        [one] Un SET:
       *[other] { $count } SETs:
    }
cli-sets-dealt =
    { $count ->
        [0] No hay ningún SET entre ellas.
        [one] Hay un SET entre ellas.
       *[other] Hay { $count } SETs entre ellas.
    }
cli-seed = Las mismas cartas otra vez: --seed { $seed }
cli-verified =
    { $count ->
        [one] Un evento comprobado: es correcto.
       *[other] { $count } eventos comprobados: todos son correctos.
    }
cli-verified-unfinished = La partida no ha terminado: el registro acaba antes del resultado.
cli-verified-nothing = Este registro no contiene ningún evento: no hay nada que comprobar.
cli-does-not-fit = La línea { $line } no es correcta: { $problem }
cli-help-receipt = compara además el registro con un comprobante: lo que vio un cliente de la partida, guardado por el navegador o por tercet.connect
cli-receipt-one-log = --receipt corresponde a una sola partida: indica un solo archivo.
cli-deal-note = Mano { $deal }: { $text }
cli-receipt-fits =
    { $count ->
        [one] El registro coincide con el comprobante en su única mano.
       *[other] El registro coincide con el comprobante en las { $count } manos.
    }
cli-receipt-differs = Comprobante, mano { $deal }: { $problem }
cli-receipt-damaged = { $path } no es un comprobante: { $problem }

## Lo que salió mal

cli-needs-extra = «tercet { $command }» necesita el paquete «{ $package }». En la carpeta del proyecto: { $install }
cli-no-language = --lang necesita un idioma: en, es, fr, he o pt
cli-twins = { $card } aparece dos veces, y en la baraja no hay cartas repetidas.
cli-not-three =
    { $count ->
        [one] Un SET tiene tres cartas; has escrito una.
       *[other] Un SET tiene tres cartas; has escrito { $count }.
    }
cli-wrong-count = Hay que elegir { $size } cartas; has dado { $count }.
cli-variant-takings = { $count } SETs en la baraja de { $size } cartas.
cli-variant-largest = La mayor mano sin ninguno tiene { $largest } cartas.
cli-variant-board = Una mesa de { $board } cartas no tiene ninguno en el { $share } de los repartos.
cli-variant-example = Por ejemplo, { $count } cartas: { $cards }
cli-variant-hands = Manos sin ningún SET, por tamaño: { $hands }
cli-too-many-cards = Los SETs se buscan entre { $most } cartas como máximo.
cli-help-variant = una variante que no está en los reglamentos
cli-bad-size = No se pueden repartir { $size } cartas: elige de 0 a { $most }.
cli-bad-change = «{ $change }» no cambia ninguna regla: escríbelo como regla=valor.
cli-bad-deck-change = Aquí --set solo cambia deck y law, no «{ $rule }».
cli-no-file = No existe el archivo «{ $path }».
cli-no-player = En esta partida no juega nadie llamado «{ $name }». Juegan: { $names }.
cli-interrupted = Interrumpido.
cli-cannot-read = No se puede leer «{ $path }»: { $problem }.
cli-cannot-write = No se puede escribir «{ $path }»: { $problem }.
cli-bad-picture = «{ $path }» debe terminar en .svg: las imágenes de cartas y tableros son SVG.
cli-no-cards = Aquí no hay cartas. Indica algunas, por ejemplo 2RSO 1GHQ 3PED.
cli-drawn-cards = Estas cartas están dibujadas. Escribe «tercet deal |», sin --colour, para pasarlas a otra orden.
cli-cards-from-input = Indica algunas, por ejemplo 2RSO 1GHQ 3PED, o - para leerlas de la entrada estándar.
cli-dice-no-variant = El juego de dados no tiene variantes. Omite --variant.
cli-not-text = «{ $path }» no es un archivo de texto.
cli-cannot-use = No se puede usar «{ $path }»: { $problem }.
cli-cannot-print = No se puede escribir la salida: { $problem }.
cli-damaged = «{ $path }» está dañado en la línea { $line }: { $problem }
cli-not-a-log = «{ $path }» no es una partida de Tercet. Las partidas se guardan con --save, o se descargan de una mesa, como archivos .tercet.
cli-empty-file = «{ $path }» está vacío.
cli-unreleased-log = La partida «{ $path }» es anterior a Tercet 0.1.0, que no puede reproducirla.

## El analizador de argumentos; los lugares con un signo de porcentaje deben quedar como están

cli-parser-usage = uso:{ " " }
cli-parser-arguments = argumentos
cli-parser-options = opciones
cli-parser-example = ejemplo
cli-title-display = presentación
cli-parser-help = muestra esta ayuda
cli-parser-required = faltan estos argumentos: %s
cli-parser-unrecognised = argumentos desconocidos: %s
cli-printed-only = Esta orden solo conoce el juego impreso. Para las variantes: tercet play, tercet odds --variant
cli-parser-one-value = falta un valor
cli-parser-some-values = falta al menos un valor
cli-parser-choice = %(value)r no es ninguno de estos: %(choices)s
cli-parser-value = %(value)r no sirve aquí
cli-not-whole = «{ $given }» no es un número entero
cli-one-number = se espera un solo número, no { $given }
cli-not-number = «{ $given }» no es un número
cli-too-small = «{ $given }» no es un número igual o mayor que { $least }
cli-not-yes-no = «{ $given }» no es ni yes ni no
cli-bad-setting = { $place }: { $problem }.
cli-no-setting = { $path }: no existe la opción «{ $name }».
cli-parser-argument = { "" }%(argument_name)s: %(message)s
cli-parser-no-value = no admite ningún valor, pero se dio %r
cli-parser-ambiguous = %(option)s puede ser %(matches)s
cli-parser-not-with = no se admite junto con %s
cli-man-about = jugar a SET y a su juego de dados, alojar partidas y estudiarlas
cli-man-name-title = Nombre
cli-man-synopsis-title = Sinopsis
cli-man-description-title = Descripción
cli-man-commands-title = Órdenes
cli-man-options-title = Opciones de cada orden
cli-man-environment-title = Entorno
cli-man-exit-status-title = Código de salida
cli-man-no-color = si está definida, nada se escribe en color
cli-man-force-color = si vale 1, también hay colores en archivos y tuberías
cli-man-lang = el idioma, como --lang
cli-man-games = módulos con otros juegos, separados por comas
cli-man-settings = cada opción de tercet serve, como TERCET_PORT para --port; la propia opción tiene prioridad
cli-man-exit-fine = sin errores
cli-man-exit-nothing = la respuesta es no: no es un SET, no se encontró nada, un registro es incorrecto
cli-man-exit-bad = no se pudo hacer: los argumentos o un archivo no sirven
cli-man-exit-interrupted = interrumpido
