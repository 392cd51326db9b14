## Los dados y sus caras

dice-face =
    { $shape ->
        [oval] { $number ->
            [1] un óvalo
            [2] dos óvalos
           *[3] tres óvalos
        }
        [squiggle] { $number ->
            [1] una onda
            [2] dos ondas
           *[3] tres ondas
        }
       *[diamond] { $number ->
            [1] un diamante
            [2] dos diamantes
           *[3] tres diamantes
        }
    } { $shape ->
        [squiggle] { $colour ->
            [red] roja
            [green] verde
           *[purple] púrpura
        }
       *[other] { $colour ->
            [red] rojo
            [green] verde
           *[purple] púrpura
        }
    }{ $number ->
        [1] { "" }
       *[other] s
    }
dice-wild = comodín WILD
dice-wild-as = comodín que vale por { $face }
dice-value-1 = uno
dice-value-2 = dos
dice-value-3 = tres
dice-value-red = rojo
dice-value-green = verde
dice-value-purple = púrpura
dice-value-oval = óvalo
dice-value-squiggle = onda
dice-value-diamond = diamante
dice-at = { $die } en { $square }
dice-new = { $die } en { $square }, dado nuevo
dice-bonus =
    { $points ->
        [one] un punto extra en { $square }
       *[other] { $points } puntos extra en { $square }
    }
dice-board =
    { $dice ->
        [0] tablero vacío
        [one] tablero con un dado
       *[other] tablero con { $dice } dados
    }
dice-hand =
    { $dice ->
        [0] mano vacía
        [one] mano de un dado
       *[other] mano de { $dice } dados
    }

## La comprobación de tres dados, característica por característica

dice-check-number =
    { $verdict ->
        [same] los tres tienen { $most ->
            [1] un símbolo
            [2] dos símbolos
           *[3] tres símbolos
        }
        [different] los tres números son distintos
       *[mixed] dos tienen { $most ->
            [1] un símbolo
            [2] dos símbolos
           *[3] tres símbolos
        } y el otro tiene { $odd ->
            [1] uno
            [2] dos
           *[3] tres
        }
    }
dice-check-colour =
    { $verdict ->
        [same] los tres son { $most ->
            [red] rojos
            [green] verdes
           *[purple] púrpuras
        }
        [different] los tres colores son distintos
       *[mixed] dos son { $most ->
            [red] rojos
            [green] verdes
           *[purple] púrpuras
        } y uno es { $odd ->
            [red] rojo
            [green] verde
           *[purple] púrpura
        }
    }
dice-check-shape =
    { $verdict ->
        [same] los tres tienen { $most ->
            [oval] óvalos
            [squiggle] ondas
           *[diamond] diamantes
        }
        [different] las tres formas son distintas
       *[mixed] dos tienen { $most ->
            [oval] óvalos
            [squiggle] ondas
           *[diamond] diamantes
        } y uno tiene { $odd ->
            [oval] óvalos
            [squiggle] ondas
           *[diamond] diamantes
        }
    }

## Un turno explicado

dice-set =
    { $direction ->
        [row] Fila
       *[column] Columna
    } { $squares }, un SET: { $points ->
        [0] ningún punto
        [one] un punto
       *[other] { $points } puntos
    }
dice-extra-points =
    { $points ->
        [one] Casilla extra { $square }: un punto
       *[other] Casilla extra { $square }: { $points } puntos
    }
dice-total =
    { $points ->
        [0] En total, ningún punto
        [one] En total, un punto
       *[other] En total, { $points } puntos
    }
dice-points =
    { $points ->
        [0] ningún punto
        [one] un punto
       *[other] { $points } puntos
    }
dice-line = { $squares }: { $findings }
dice-new-wild = El comodín de { $square } es nuevo y no puntúa
dice-last-chance = Si todos pasan otra vez, se acaba la partida.
dice-fault-no-dice = No se ha colocado ningún dado.
dice-fault-too-few = En esta mesa se colocan tres dados por turno, o todos los que tengas.
dice-fault-too-many = Se han colocado más de tres dados.
dice-fault-off-board = { $square } no está en el tablero.
dice-fault-square-taken = En { $square } ya hay un dado.
dice-fault-square-twice = Se han colocado dos dados en { $square }.
dice-fault-no-face = Al comodín de { $square } le falta una cara.
dice-fault-no-set =
    { $count ->
        [1] El dado de { $square } no está en ningún SET nuevo.
       *[other] Los dados de { $square } no están en ningún SET nuevo.
    }
dice-fault-floating = { $square }: este SET no está unido al tablero. Necesita un dado que ya estaba antes de esta jugada, o uno de otro SET que sí esté unido. Tocarse no basta.

## Por qué algo no se puede hacer ahora

refusal-not-enough-players = Para el juego de dados hacen falta al menos { $least } jugadores.
refusal-not-now =
    { $phase ->
        [opening] Ahora no puedes hacer eso: primero alguien tiene que abrir con un SET.
        [play] Ahora no puedes hacer eso: se juega por turnos.
        [extra] Ahora no puedes hacer eso: cada cual elige qué dados vuelve a tirar.
       *[other] Ahora no puedes hacer eso.
    }
refusal-waiting-for-people = Todas las personas están ausentes y los bots las esperan.
refusal-opening-pending = Otra persona ha cantado antes. Espera a que elija tres dados.
refusal-dice-changed = Los dados se han vuelto a tirar antes de que llegara tu pulsación. No pierdes nada.
refusal-called-wrong = Te has equivocado al cantar: podrás volver a hacerlo tras la próxima tirada.
refusal-already-none = Ya has dicho que entre tus dados no hay ningún SET.
refusal-no-opening-call = No has cantado un SET entre tus dados.
refusal-opening-too-late = Se acabó el tiempo para elegir tres dados.
refusal-not-three-dice = El SET de apertura son tres dados distintos, todos tuyos.
refusal-dice-are-picked = Ya has elegido tus tres dados: solo pueden cambiar el orden y las caras de los comodines.
refusal-faces-make-no-set = Con esas caras los tres dados no son un SET.
refusal-not-your-turn = No es tu turno.
refusal-not-your-die = Ese dado no está en tu mano.
refusal-face-not-in-hand = Ningún dado que te quede en la mano muestra { $die }; tus dados: { $hand }.
refusal-die-twice = No puedes usar dos veces el mismo dado.
refusal-no-dice = En un turno se coloca al menos un dado. Si no quieres colocar ninguno, pasa.
refusal-too-few-dice = En esta mesa se colocan { $least } dados por turno.
refusal-too-many-dice = En un turno se colocan como mucho { $most } dados.
refusal-off-board = En este tablero no hay ninguna casilla «{ $square }».
refusal-square-taken = La casilla { $square } ya tiene un dado.
refusal-square-twice = En { $square } solo cabe un dado.
refusal-wild-without-face = Elige una cara para el comodín.
refusal-face-is-fixed = Este dado muestra { $face } y se juega tal como ha salido.
refusal-die-in-no-set = El dado de { $square } no forma ningún SET nuevo.
refusal-die-floats = El SET del dado de { $square } no está unido al tablero. Necesita un dado que ya estaba antes de esta jugada, o uno de otro SET que sí esté unido. Tocarse no basta.
refusal-swap-too-late = Un comodín solo se puede cambiar al empezar tu turno, antes de colocar dados.
refusal-no-wild-there = En { $square } no hay ningún comodín.
refusal-wrong-swap-face = El comodín de { $square } vale por { $face }: solo puede sustituirlo un dado que muestre exactamente eso.
refusal-wild-cannot-swap = Un comodín de tu mano no puede sustituir a un comodín del tablero.
refusal-one-swap-only = En esta mesa solo se puede cambiar un comodín por turno.
refusal-freed-die-stays = En esta mesa, un dado liberado en este turno no puede sustituir a un comodín.
refusal-already-chosen = Ya has elegido para esta tirada extra.
refusal-not-alone = Todavía hay otras personas jugando.
refusal-too-early =
    { $seconds ->
        [one] Los demás podrían volver: espera un segundo más.
       *[other] Los demás podrían volver: espera { $seconds } segundos más.
    }

## Qué le pasa a un texto

dice-notation-letter = «{ $text }» no es una cara: no existe la letra «{ $letter }». Una cara tiene un número 1 2 3, un color R G P y una forma O Q D; un comodín es *.
dice-notation-two = «{ $text }» no es una cara: «{ $first }» y «{ $letter }» indican la misma característica.
dice-notation-missing = «{ $text }» no es una cara: falta uno de estos caracteres: { $letters }.
dice-notation-square = «{ $text }» no es una casilla: una casilla es la letra de una columna, de la a a la { $last }, y el número de una fila, del 1 al { $rows }, como c3.
dice-notation-laid = «{ $text }» no es un dado en una casilla: escríbelo como 2RO@h7, o *1GD@h8 si es un comodín.
dice-notation-wild = Un comodín colocado necesita la cara por la que vale, como *1GD.
dice-notation-columns = Un tablero empieza con las letras de sus columnas: { $columns }.
dice-notation-row = «{ $row }» no es una fila de este tablero, o aparece dos veces.
dice-notation-width = La fila { $row } debe tener { $size } casillas, no { $count }.
dice-notation-bonus = En este tablero, { $square } no lleva los puntos extra «{ $text }».
dice-notation-rows = Falta la fila { $row } del tablero.

## What is wrong with a board file

dice-layout-json = No es JSON.
dice-layout-object = No es un objeto con size, emblem y bonuses.
dice-layout-unknown = No existe el campo «{ $field }».
dice-layout-missing = Falta el campo «{ $field }».
dice-layout-field = El valor de «{ $field }» no es del tipo correcto.
dice-layout-size = Un tablero tiene un número impar de filas, de { $low } a { $high }, no { $size }.
dice-layout-emblem = El emblema de este tablero debe estar en { $centre }, no en { $emblem }.
dice-layout-off-board = Los puntos extra ({ $points }) de «{ $square }» quedan fuera del tablero.
dice-layout-on-emblem = Los puntos extra ({ $points }) de { $square } tapan el emblema.
dice-layout-points = Los puntos extra de { $square } deben ir de 1 a { $high }, no { $points }.
dice-layout-mirror = Los puntos extra ({ $points }) de { $square } no tienen su reflejo en { $twin }; si es a propósito, escribe "asymmetric": true.
dice-board-too-long = El archivo es demasiado grande: como máximo { $most } kB.
dice-board-ours = Nuestro tablero; o elige un archivo JSON con size, emblem y bonuses.
dice-board-own = Tu tablero, de { $size } × { $size } casillas.
dice-board-back = Volver a nuestro tablero

## Qué ha pasado en una partida

event-dice-game-started = Empieza el juego de dados.
event-dice-drawn =
    { $bag ->
        [0] Se sacan dados; la bolsa queda vacía.
        [one] Se sacan dados; queda uno en la bolsa.
       *[other] Se sacan dados; quedan { $bag } en la bolsa.
    }
event-dice-rolled =
    { $reason ->
        [opening] Tiran todos: { $dice }.
        [freed] { $name } tira el dado liberado: { $dice }.
        [refill] Se tiran los dados nuevos: { $dice }.
        [all-passed] Han pasado todos, y todos tiran de nuevo: { $dice }.
       *[extra] La tirada extra: { $dice }.
    }
dice-rolled-by = { $name }: { $dice }
event-opening-called =
    { $tie ->
        [yes] { $name } canta «¡SET!»; otra persona cantó en el mismo instante y decidió el azar.
       *[no] { $name } canta «¡SET!».
    }
event-opening-picked = { $name } elige { $dice }.
event-opening-failed =
    { $reason ->
        [time] A { $name } se le ha acabado el tiempo.
        [taken-back] { $name } cancela lo que había cantado.
        [left] { $name } ha salido sin elegir dados.
       *[wrong] { $name } se equivoca: { $dice } no forman un SET ({ $why }).
    }
event-none-said = { $name } no ve ningún SET.
event-opening-laid = { $name } abre con { $dice } y tiene { $score }.
event-turn-started = Es el turno de { $name }.
event-wild-swapped = { $name } cambia un comodín por { $dice }.
event-turn-played =
    { $timed ->
        [yes] A { $name } se le acabó el tiempo; se juegan los dados ya colocados: { $dice }
       *[no] { $name } juega { $dice }
    }: { $points ->
        [0] ningún punto
        [one] un punto
       *[other] { $points } puntos
    }, { $score } en total.
event-turn-passed =
    { $reason ->
        [time] A { $name } se le acaba el tiempo y pasa.
        [left] { $name } no está: se salta su turno.
       *[passed] { $name } pasa.
    }
dice-hint =
    { $shown ->
        [set] Hay un SET entre estos dados.
        [die] Uno de los dados del SET: { $dice }.
        [no-set] No hay ningún SET entre estos dados.
        [turn] Dados que sirven: { $dice }.
        [turn-on] Dados que sirven: { $dice }. Casillas: { $squares }.
        [swap] Este dado puede cambiarse por un comodín: { $dice }.
        [swap-on] Este dado puede cambiarse por el comodín de { $squares }: { $dice }.
       *[pass] Ningún dado encaja. Solo queda pasar.
    }
dice-hints-asked = Pistas: { $hints }.
event-dice-hint-given = Pista pedida por { $name }. { $hint }
event-round-ended =
    { $barren ->
        [0] Termina la ronda { $round }.
       *[other] Termina la ronda { $round }: han pasado todos.
    }
event-extra-roll-started = Cada cual puede elegir dados para tirarlos otra vez.
event-extra-chosen = { $name } ya ha elegido.
event-round-started = Empieza la ronda { $round }.
event-play-resumed = La partida continúa.
event-dice-game-voided = De común acuerdo, esta partida no cuenta y empieza de nuevo.
event-dice-game-ended =
    { $reason ->
        [stalemate] Nadie ha jugado su turno durante tantas rondas como permiten las reglas.
        [alone] La última persona que queda termina la partida.
        [agreed] De común acuerdo, la partida termina aquí.
       *[dice] Acaba la última ronda.
    } { $count ->
        [one] Gana { $names }.
       *[other] Comparten la victoria: { $names }.
    }

## La línea de órdenes

dice-cli-turns = Muestra las mejores jugadas de una mano en un tablero.
dice-cli-play = Juega a los dados: de dos a cuatro personas en un teclado, línea a línea.
dice-cli-board-file = TABLERO
dice-cli-help-board-file = un archivo con el tablero en cuadrícula, - para la entrada estándar, o sus dados, como '1RO@e6 2RO@f6 3RO@g6'; sin él, la mano abre en un tablero vacío
dice-cli-hand = MANO
dice-cli-help-hand = los dados de la mano, por ejemplo: 2RO 1GD *
dice-cli-help-layout = un archivo de datos con otro tablero: tamaño, emblema y casillas extra
dice-cli-help-best = cuántas jugadas mostrar
dice-cli-help-names = los nombres de quienes juegan, de dos a cuatro
dice-cli-name = NOMBRE
dice-cli-bad-layout = No se acepta el archivo del tablero. { $problem }
dice-cli-bad-best = Pide una jugada o más, no { $count }.
dice-cli-bad-hand = Una mano tiene de uno a cinco dados, no { $count }.
dice-cli-bad-players = Juegan de dos a cuatro personas, no { $count }.
dice-cli-none = No hay ninguna jugada posible: hay que pasar.
dice-cli-count =
    { $count ->
        [one] Una jugada posible:
       *[other] { $count } jugadas posibles, las mejores primero:
    }
dice-cli-own-board = El diseño de este tablero es nuestro; el reglamento no trae ninguno.

## Jugar en un teclado

dice-play-bag =
    { $dice ->
        [0] La bolsa está vacía.
        [one] Queda un dado en la bolsa.
       *[other] Quedan { $dice } dados en la bolsa.
    }
dice-play-player = Participante { $number }

## Las reglas de una mesa

dice-rules-title = Las reglas del juego de dados
dice-rules-changes = Cambios en esta mesa: { $fields }.
dice-rules-book = Siguen el reglamento español del juego de dados; la redacción es nuestra.
dice-rules-aim-title = El objetivo
dice-rules-aim = Poner dados en el tablero de modo que formen SETs en sus filas y columnas, y sumar más puntos que los demás.
dice-rules-dice-title = Los dados
dice-rules-dice = Hay 42 dados. Una cara muestra uno, dos o tres símbolos iguales: el número (uno, dos, tres), el color (rojo, verde, púrpura) y la forma (óvalo, onda, diamante) dan 27 caras, y otra más es el comodín (WILD). Cada una de estas 28 aparece nueve veces entre todos los dados. El reglamento no dice cómo se reparten las caras; este reparto es nuestro. Un dado conserva sus seis caras toda la partida.
dice-rules-set-title = Qué es un SET
dice-rules-set =
    Tres dados son un SET cuando el número, el color y la forma, mirados por separado, coinciden en los tres o son distintos en los tres. Tres dados iguales también son un SET. Para dos dados cualesquiera hay exactamente una cara que completa el SET.
    Para comprobarlo bastan tres preguntas. { dice-question-number } { dice-question-colour } { dice-question-shape } Solo es un SET si la respuesta a las tres es sí.
dice-question-number = ¿El número es igual en los tres dados o distinto en los tres?
dice-question-colour = ¿El color es igual en los tres dados o distinto en los tres?
dice-question-shape = ¿La forma es igual en los tres dados o distinta en los tres?
dice-rules-board-title = El tablero
dice-rules-board =
    El tablero tiene { $size } × { $size } casillas. El primer SET se pone sobre el emblema, las tres casillas del centro, y algunas casillas llevan puntos extra. { $own ->
        [yes] El reglamento no trae el diseño: este es nuestro.
       *[no] Este diseño es de quien organiza la mesa.
    }
dice-rules-bonuses = Casillas extra: { $groups }.
dice-rules-bonus = +{ $points } en { $squares }
dice-rules-players-title = Quiénes juegan
dice-rules-players =
    { $seats ->
        [2] Juegan dos personas.
        [3] Juegan dos o tres personas.
       *[4] Juegan de dos a cuatro personas.
    } Todos los dados están a la vista. Los bots juegan como cualquiera.
dice-rules-start-title = El comienzo y el final anticipado
dice-rules-start =
    La partida empieza cuando hay al menos dos jugadores y todas las personas presentes están listas, o cuando la inicia quien organiza la mesa. Después ya no puede unirse nadie, pero puede mirar quien quiera. Si quien organiza la mesa se va, toma el relevo quien lleve más tiempo en ella. { $rated ->
        [yes] Cualquiera que juegue puede proponer terminar antes la partida; se hace cuando todas las personas que juegan están de acuerdo, y a quien esté ausente se le espera.
       *[no] Cualquiera que juegue puede proponer empezar de nuevo la partida o terminarla antes; se hace cuando todas las personas que juegan están de acuerdo, y a quien esté ausente se le espera.
    }
dice-rules-opening-title = La apertura
dice-rules-opening =
    Cada cual saca cinco dados y todos tiran a la vez. Abre quien primero cante un SET entre sus propios dados. Los tres dados se pueden elegir antes de cantar o { $point ->
        [0] después, sin límite de tiempo
       *[other] en los { $point } s siguientes
    }. Un comodín (WILD) toma la cara que piden los otros dos dados; con dos o tres comodines se proponen caras que encajan. { $arrange ->
        [0] Los dados se colocan enseguida.
       *[other] { $point ->
            [0] Las caras y el orden pueden cambiarse hasta que quien ha cantado coloque los dados.
           *[other] Las caras y el orden pueden cambiarse durante { $arrange } s más; después los dados se colocan tal como estén.
        }
    }
    Ese SET puntúa y vale como turno de la primera ronda para quien lo cantó, que empezará todas las demás. { $wrong ->
        [1] Quien se equivoca al cantar no puede volver a cantar hasta la próxima tirada.
       *[other] Quien se equivoca al cantar { $wrong } veces no puede volver a cantar hasta la próxima tirada.
    }
    Se tira de nuevo cuando todos se han equivocado al cantar o han dicho «ninguno»{ $opening ->
        [0] { "" }
       *[other] {", "}o al cabo de { $opening } s
    }{ $sees ->
        [yes] {", "}y enseguida si el programa ve que nadie tiene un SET
       *[no] { "" }
    }. Cantar tarde no vale, pero no cuesta nada.
dice-rules-turn-title = El turno
dice-rules-turn =
    Después se sigue en el sentido del reloj. En un turno se colocan { $exactly ->
        [yes] exactamente tres dados propios (todos, si se tienen menos)
       *[no] hasta tres dados propios
    }, tal como han salido, en casillas vacías; o se pasa. { $turn ->
        [0] No hay límite de tiempo.
       *[other] { $timeout ->
            [play] A los { $turn } s se juegan los dados ya colocados, si forman una jugada válida; si no, cuenta como pasar.
           *[pass] A los { $turn } s cuenta como pasar.
        }
    }
dice-rules-lines-title = Dónde se forman los SETs
dice-rules-lines = Un SET en el tablero son tres dados seguidos en una fila o en una columna, nunca en diagonal ni doblando una esquina. La jugada se juzga entera: cada dado colocado debe estar en un SET nuevo, y cada SET nuevo debe usar un dado que ya estaba en el tablero, o un dado de esta jugada que quede unido del mismo modo. Estar al lado de otros dados no basta. Tampoco es una falta: los dados pueden tocar a otros sin formar un SET con ellos.
dice-rules-examples-legal = Jugadas válidas
dice-rules-examples-not-legal = Jugadas no válidas
dice-rules-examples-board = Con estos dados en el tablero: { $dice }.
dice-rules-score-title = Los puntos
dice-rules-score =
    Cada SET con algún dado nuevo da un punto por cada uno de sus dados; un dado que está en un SET en fila y en otro en columna cuenta en los dos. { $runs ->
        [once] En una serie de más de tres dados, cada dado cuenta una vez por dirección.
       *[every] En una serie de más de tres dados cuentan todos los tríos seguidos que sean un SET.
    } { $wilds ->
        [second-set] Un comodín nuevo no da puntos en el primer SET en el que está.
       *[next-turn] Un comodín no da puntos en el turno en que se coloca; después vale uno, como los demás.
    } El primer dado en una casilla extra se lleva sus puntos, una sola vez.
dice-rules-wild-title = El comodín (WILD)
dice-rules-wild = Quien coloca un comodín dice su número, su color y su forma, y vale por esa cara mientras esté en el tablero. Se lleva los puntos de una casilla extra como cualquier dado. En un turno o en un SET puede haber cualquier cantidad de comodines.
dice-rules-swap-title = Cambiar un comodín
dice-rules-swap =
    Al empezar su turno, cada cual puede cambiar un comodín del tablero por un dado propio que muestre exactamente la cara anunciada. No da puntos ni cuenta como uno de los tres dados. El dado liberado se tira en el acto y puede jugarse en ese mismo turno. { $several ->
        [yes] Se permiten varios cambios.
       *[no] Solo se permite un cambio por turno.
    } { $wildswaps ->
        [yes] Un comodín de la mano puede sustituir a uno del tablero.
       *[no] Un comodín de la mano no puede sustituir a uno del tablero.
    } { $freed ->
        [yes] Un dado liberado puede servir para otro cambio.
       *[no] Un dado liberado no puede servir para otro cambio en el mismo turno.
    } { $swappass ->
        [yes] Cambiar sin colocar ningún dado cuenta como pasar.
       *[no] Cambiar sin colocar ningún dado no cuenta como pasar.
    }
dice-rules-round-title = El final de una ronda
dice-rules-round =
    Cuando todos han tenido su turno, cada cual saca hasta volver a tener cinco dados y tira los nuevos; si la bolsa no alcanza, saca primero quien empieza. { $extra ->
        [yes] Luego cada cual puede elegir una vez los dados que quiera para tirarlos de nuevo; se hace a la vez{ $extraseconds ->
            [0] {", "}sin límite de tiempo.
           *[other] {", "}en { $extraseconds } s, y quien no elige se queda con los suyos.
        }
       *[no] No hay tirada extra.
    } Si en una ronda pasan todos, se vuelven a tirar todos los dados en lugar de eso.
dice-rules-end-title = El final
dice-rules-end = Cuando alguien se queda sin dados, juegan su turno quienes aún no lo han hecho en esa ronda, y se acaba la partida. Los dados que sobran no cuentan. Gana la puntuación más alta; en caso de empate se comparte la victoria. También se acaba cuando todos pasan turno { $stalemate } rondas seguidas; con la bolsa vacía bastan { $stalemateempty }.
dice-rules-leaving-title = Irse
dice-rules-leaving =
    A quien se va se le salta el turno, lo que cuenta como pasar, y ni saca ni tira dados; los suyos se guardan hasta que vuelva. { $alone ->
        [0] Quien se queda a solas, con los demás fuera o ausentes, puede terminar la partida; los puntos valen.
       *[other] Quien lleva { $alone } s a solas, con los demás fuera o ausentes, puede terminar la partida; los puntos valen.
    } Si no queda nadie, la partida se detiene. { $botswait ->
        [yes] Mientras todas las personas están ausentes, la partida las espera, por muchos bots que jueguen.
       *[no] Los bots siguen jugando aunque todas las personas estén ausentes.
    }
dice-rules-hints-title = Pistas
dice-rules-hints =
    { $hints ->
        [rated] En esta mesa no hay pistas, porque sus resultados cuentan.
        [yes] En la apertura, una pista dice si hay un SET entre tus dados, y la siguiente enseña uno de ellos. En un turno, una pista enseña qué dados sirven, y la siguiente en qué casillas; o dice que ningún dado encaja. Solo la ve quien la pide. Los demás saben que la ha pedido, y la hoja de puntos cuenta las pistas. En esta mesa cualquiera puede pedir pistas.
       *[no] En la apertura, una pista dice si hay un SET entre tus dados, y la siguiente enseña uno de ellos. En un turno, una pista enseña qué dados sirven, y la siguiente en qué casillas; o dice que ningún dado encaja. Solo la ve quien la pide. Los demás saben que la ha pedido, y la hoja de puntos cuenta las pistas. Quien juega solo contra bots puede pedir pistas; entre dos o más personas no las hay en esta mesa.
    }

dice-rules-field-layout = tablero
dice-rules-field-point-seconds = tiempo para elegir los dados de la apertura
dice-rules-field-arrange-seconds = tiempo para ordenar los dados de la apertura
dice-rules-field-wrong-calls = errores al cantar hasta tener que esperar a la próxima tirada
dice-rules-field-opening-seconds = tiempo de la apertura
dice-rules-field-sees-none = nueva tirada automática si nadie tiene un SET
dice-rules-field-turn-seconds = tiempo por turno
dice-rules-field-exactly-three = exactamente tres dados por turno
dice-rules-field-time-out = al acabarse el tiempo
dice-choice-time-out-play = Jugar los dados colocados, si son válidos
dice-choice-time-out-pass = Pasar el turno
dice-choice-runs-every = Cada SET cuenta entero
dice-choice-runs-once = Cada dado cuenta una vez por dirección
dice-choice-new-wilds-next-turn = Puntúa desde el turno siguiente
dice-choice-new-wilds-second-set = Puntúa desde su segundo SET
dice-rules-field-runs = series largas
dice-rules-field-new-wilds = puntos de un comodín nuevo
dice-rules-field-several-swaps = varios cambios por turno
dice-rules-field-wild-swaps = cambiar un comodín por otro comodín
dice-rules-field-freed-swaps = cambios con dados liberados
dice-rules-field-swap-is-pass = cambiar sin colocar dados cuenta como pasar
dice-rules-field-extra-roll = tirada extra
dice-rules-field-extra-seconds = tiempo de la tirada extra
dice-rules-field-stalemate-empty = rondas en que todos pasan hasta acabar (bolsa vacía)
dice-rules-field-stalemate = rondas en que todos pasan hasta acabar
dice-rules-field-bots-wait = los bots esperan si todas las personas están ausentes
dice-rules-field-alone-seconds = tiempo hasta que la última persona puede terminar la partida
dice-rules-field-away-seconds = tiempo hasta contar como ausente
dice-rules-field-hints = pistas entre dos o más
dice-rules-field-rated = partida clasificatoria

## Lo mismo, dicho a quien lo hizo

event-opening-called-you =
    { $tie ->
        [yes] Cantas «¡SET!»; otra persona cantó en el mismo instante y decidió el azar.
       *[no] Cantas «¡SET!».
    }
event-opening-picked-you = Eliges { $dice }.
event-opening-failed-you =
    { $reason ->
        [time] Se te ha acabado el tiempo.
        [taken-back] Cancelas lo que habías cantado.
        [left] Has salido sin elegir dados.
       *[wrong] Te equivocas: { $dice } no forman un SET ({ $why }).
    }
event-none-said-you = No ves ningún SET.
event-opening-laid-you = Abres con { $dice } y tienes { $score }.
event-turn-started-you = Es tu turno.
event-wild-swapped-you = Cambias un comodín por { $dice }.
event-turn-played-you =
    { $timed ->
        [yes] Se te acabó el tiempo; se juegan los dados ya colocados: { $dice }
       *[no] Juegas { $dice }
    }: { $points ->
        [0] ningún punto
        [one] un punto
       *[other] { $points } puntos
    }, { $score } en total.
event-turn-passed-you =
    { $reason ->
        [time] Se te acaba el tiempo y pasas.
        [left] No estás: se salta tu turno.
       *[passed] Pasas.
    }
event-dice-hint-given-you = Pides una pista. { $hint }
event-extra-chosen-you = Ya has elegido.
event-dice-game-ended-you =
    { $reason ->
        [stalemate] Nadie ha jugado su turno durante tantas rondas como permiten las reglas.
        [alone] La última persona que queda termina la partida.
        [agreed] De común acuerdo, la partida termina aquí.
       *[dice] Acaba la última ronda.
    } Ganas tú.
