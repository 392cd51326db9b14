## The commands, each in a sentence

lab-odds-help = Cuenta las manos sin SET y da las probabilidades exactas.
lab-simulate-help = Juega muchas partidas y cuenta lo que ocurre en ellas.
lab-solve-deal-help = Encuentra los SETs que vacían la mesa en un solitario cuyo orden se conoce.
lab-dice-odds-help = Da las probabilidades del juego de dados: tiradas, jugadas, casillas extra y qué dados volver a tirar.

## Arguments and options

lab-arg-deck = las 81 cartas, o las 27 sólidas
lab-arg-cards = solo para manos de este número de cartas
lab-arg-picture = dibuja además el resultado en este archivo (.svg, .png o .pdf)
lab-arg-games = cuántas partidas (por defecto: { $default })
lab-arg-dice-games = cuántas partidas de dados (por defecto: { $default }; con 0 no se juega ninguna)
lab-arg-cores = cuántos núcleos del procesador usar (por defecto: todos)
lab-arg-dask = hace el trabajo en el clúster Dask cuyo planificador está en esta dirección, como tcp://host:8786
lab-arg-policy = qué SET se toma: random, uno al azar; first, el primero de la mesa; fewest o most, el de menos o más características distintas; greedy, el que deja más SETs; careful, el que planea vaciar la mesa
lab-arg-seed = la misma semilla da las mismas partidas
lab-arg-edition = con qué reglamento se juega
lab-arg-layout = cuántas cartas hay en la mesa: 12, o 9 con las sólidas
lab-arg-order = la baraja entera en el orden del reparto: cartas como 2RSO, un archivo con ellas o con el registro de una partida en solitario, o - para la entrada estándar
lab-arg-deal-seed = en su lugar, reparte una baraja a partir de esta semilla, la misma que con tercet solo --seed
lab-arg-moves = un archivo con los SETs que se tomaron, uno por línea: muestra hasta cuándo se podía vaciar la mesa; una línea vacía son tres cartas más
lab-arg-players = cuántos juegan a los dados: de 2 a 4 (por defecto: 2)
lab-hand = MANO
lab-arg-hand = la mano de la que se quiere saber qué dados conviene volver a tirar: caras como 2RO, o * para el comodín (WILD); se puede nombrar el dado, de 0 a 41, antes de la cara, como en 7=2RO
lab-arg-board = un archivo con el tablero, tal como lo escriben las órdenes de dados; hace falta con --hand

## What can be wrong

lab-bad-cards = Una mano de esta baraja tiene de 0 a { $most } cartas, no { $given }.
lab-bad-games = Hay que jugar al menos una partida, no { $given }.
lab-bad-dice-games = El número de partidas no puede ser negativo: { $given }.
lab-bad-cores = Hace falta al menos un núcleo, no { $given }.
lab-not-of-variant = { $option } es para el juego impreso: quítala, o quita --variant y --set.
lab-dask-or = { $option } se refiere a los núcleos de este equipo, y con --dask trabaja el clúster: elige una de las dos opciones.
lab-dask-unreachable = Ningún planificador Dask responde en { $address }: { $problem }
lab-dask-no-workers = El clúster Dask en { $address } no tiene procesos de trabajo. Inicia alguno con: dask worker { $address }
lab-dask-version = Un proceso del clúster usa Tercet { $worker }; este equipo tiene { $own }. Instala la misma versión en todas partes.
lab-dask-lost = Se perdió la conexión con el clúster Dask. Cuenta lo que se había hecho hasta entonces.
lab-bad-seed = Una semilla es un número de 0 a { $most }, no { $given }.
lab-bad-players = El juego de dados es para 2 a 4, no para { $given }.
lab-bad-layout = Nueve cartas en la mesa son solo para las 27 sólidas: elige --deck solid.
lab-bad-picture = «{ $file }» no es el nombre de un archivo de imagen: tiene que terminar en .svg, .png o .pdf.
lab-bad-deck = Esto no es una baraja entera: { $problem }
lab-bad-moves = Estas jugadas no encajan en el reparto: { $problem }
lab-move-empty-pile = jugada { $move }: el mazo está vacío
lab-move-no-set = jugada { $move }: { $cards } no es un SET
lab-move-not-there = jugada { $move }: { $cards } no están todas en la mesa
lab-bad-hand = Esto no es una mano de dados: { $problem }
lab-bad-die = No existe el dado { $die }: van numerados del 0 al { $last }.
lab-bad-face = El dado { $die } no tiene { $face }; tiene { $faces }.
lab-not-alone = { $file } no es el registro de una partida de cartas jugada en solitario.
lab-log-has-all = El registro de una partida ya dice qué SETs se tomaron y cuántas cartas había en la mesa: quita --moves y --layout.
lab-no-deck = Falta la baraja: sus cartas en el orden del reparto, un archivo con ellas, o --seed.
lab-no-board = --hand necesita un tablero: indica un archivo con --board.
lab-twin = { $card } está dos veces
lab-missing =
    { $count ->
        [one] de { $deck } cartas falta una: { $cards }
       *[other] de { $deck } cartas faltan { $count }: { $cards }
    }
lab-needs-picture = El dibujo necesita otro paquete. En la carpeta del proyecto: { $command }

## What is said beside the answer

lab-slow = Esto sería mucho más rápido con los paquetes opcionales. En la carpeta del proyecto: { $command }
lab-compiled = Compilado en { $seconds } s; queda guardado para la próxima vez.
lab-drawn = El dibujo está en { $file }.
lab-stopped = Detenido tras { $done } de { $wanted } partidas.

## Exact odds

lab-odds-title = { $cards } cartas, { $sets } SETs, { $symmetries } simetrías
lab-odds-largest = La mayor mano sin SET tiene { $cards } cartas, por ejemplo: { $example }
lab-odds-books = Los reglamentos dicen:
lab-odds-sets-in = SETs en 12 cartas ({ $mean } de media):
lab-odds-one = { $cards } cartas recién repartidas no tienen ningún SET una vez de cada { $odds }; de media tienen { $mean } SETs.
lab-odds-never = { $cards } cartas siempre tienen algún SET; de media tienen { $mean }.

lab-head-cards = cartas
lab-head-hands = manos sin SET
lab-head-classes = realmente distintas
lab-head-share = proporción
lab-head-one-in = una de cada
lab-head-expected = SETs de media
lab-head-sets = SETs
lab-head-number = manos
lab-head-printed = impreso
lab-head-exact = exacto
lab-head-edition = reglamento
lab-printed-1-in = 1 de cada { $odds }
lab-printed-over = más del { $share }

## Simulation

lab-simulate-title =
    { $games ->
        [one] Una partida, { $policy }, semilla { $seed }: { $speed } partidas por segundo en { $cores ->
            [one] un núcleo
           *[other] { $cores } núcleos
        }
       *[other] { $games } partidas, { $policy }, semilla { $seed }: { $speed } partidas por segundo en { $cores ->
            [one] un núcleo
           *[other] { $cores } núcleos
        }
    }
lab-simulate-note = Entre paréntesis: intervalos de confianza del 95 %. Las mesas se cuentan mientras quedan cartas en el mazo.
lab-simulate-never = Partidas que nunca necesitan más de { $cards } cartas: { $share }
lab-head-left = cartas sobrantes
lab-head-games = partidas
lab-head-table = cartas en la mesa
lab-head-seen = mesas vistas
lab-head-no-set = sin SET
lab-head-fresh = recién repartidas
lab-head-pile = cartas en el mazo
lab-head-mean-sets = SETs de media
lab-policy-random = un SET al azar
lab-policy-first = el primer SET de la mesa
lab-policy-fewest = el de menos características distintas
lab-policy-most = el de más características distintas
lab-policy-greedy = el SET que más SETs deja
lab-policy-careful = planeando vaciar la mesa

## Solving a deal

lab-deal-solved = Este reparto permite vaciar la mesa:
lab-deal-unsolvable = Este reparto no permite vaciar la mesa.
lab-deal-cleared = La mesa quedó vacía.
lab-deal-last-chance =
    { $moves ->
        [0] La mesa solo se podía vaciar antes de la primera jugada; así:
        [one] La última ocasión de vaciar la mesa fue después de la primera jugada; así:
       *[other] La última ocasión de vaciar la mesa fue después de la jugada { $moves }; así:
    }
lab-head-move = jugada
lab-head-set = SET

## Dice

lab-dice-rolls = Una tirada de la bolsa llena contiene un SET:
lab-dice-turns =
    { $games ->
        [one] Una partida de { $players } jugadores voraces, semilla { $seed }. Puntos de la mejor jugada:
       *[other] { $games } partidas de { $players } jugadores voraces, semilla { $seed }. Puntos de la mejor jugada:
    }
lab-dice-bonuses = Casillas extra: con qué frecuencia se ganan, cuándo, y cuántos puntos más dan que la mejor jugada sin ninguna casilla extra:
lab-dice-rerolls = Qué volver a tirar, y los puntos que cabe esperar del turno siguiente:
lab-dice-keep-all = nada
lab-head-dice = dados
lab-head-with-wild = con comodín
lab-head-without-wild = sin comodín
lab-head-points = puntos
lab-head-turns = jugadas
lab-head-square = casilla
lab-head-bonus = extra
lab-head-earned = ganada
lab-head-round = en la ronda
lab-head-gain = ganancia
lab-head-roll-again = volver a tirar
lab-head-playable = puede jugar
lab-pass = pasar

## Charts

lab-chart-hands = todas las manos
lab-chart-classes = realmente distintas
lab-chart-set-free = Manos sin SET
lab-chart-number = número (logarítmico)
lab-chart-fresh = Probabilidad de que no haya SET en cartas recién repartidas
lab-chart-percent = por ciento
lab-chart-percent-games = por ciento de las partidas
lab-chart-sets-in = SETs en { $cards } cartas
lab-chart-left = Cartas sobrantes al final
lab-chart-fresh-deal = recién repartidas
lab-chart-in-play = durante la partida
lab-chart-no-set = Ningún SET en la mesa
lab-chart-stages = Ningún SET entre { $cards } cartas, según el momento
lab-chart-sets-on-table = SETs entre { $cards } cartas de la mesa
lab-chart-line = SETs entre los que elegir, y cartas en la mesa
lab-chart-choices = número
lab-chart-rolls = Una tirada contiene un SET
lab-chart-with-wild = con comodín
lab-chart-without-wild = sin comodín
lab-chart-points = Puntos de la mejor jugada
lab-chart-bonuses = Con qué frecuencia se gana una casilla extra
lab-chart-expected = SETs entre cartas recién repartidas, de media
lab-chart-books = lo que imprimen los reglamentos
lab-chart-rounds = Ronda en que se gana una casilla extra
lab-chart-gain = Puntos que vale una casilla extra
lab-chart-rerolls = Puntos del turno tras volver a tirar
lab-chart-playable = Con qué frecuencia se pueden colocar dados a continuación
lab-chart-exact = exacto
lab-chart-interval = intervalo de confianza del 95 %
lab-chart-to-take = SETs entre los que elegir
lab-chart-scored = se colocan dados
lab-chart-passed = no se puede colocar nada
