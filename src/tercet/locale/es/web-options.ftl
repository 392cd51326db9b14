## Rules and options of a new table

web-layout-12 = 12, tres filas de cuatro
web-layout-9 = 9, tres filas de tres
web-none-vote = Todos de acuerdo
web-none-checked = Todos de acuerdo, y se comprueba
web-none-auto = Automático
web-none-edition-what = Con más gente, por votación; a solas, tu voto se comprueba.
web-none-vote-what = Salen tres cartas más cuando todos lo dicen, aunque a todos se les haya escapado un SET.
web-none-checked-what = Si hay un SET, el voto «no hay SET» se rechaza, y el resultado dice cuántas veces.
web-none-auto-what = Se añaden tres cartas automáticamente cuando no hay ningún SET.
web-more-options = Más opciones
web-scoring-cards = Las cartas
web-scoring-sets = Los SETs
web-scoring-edition-what = Según el reglamento.
web-scoring-cards-what = Un punto por cada carta ganada.
web-scoring-sets-what = Un punto por cada SET conseguido.
web-penalty-some = Cuesta algo
web-penalty-none = No cuesta nada
web-penalty-edition-what = Según el reglamento.
web-penalty-some-what = Tres cartas ya ganadas si cuentan las cartas, un punto si cuentan los SETs.
web-penalty-none-what = Las cartas se quedan y nadie pierde nada.
web-option-cards = Las cartas
web-option-layout = Cartas en la mesa
web-option-hints = Pistas en mesas de dos o más
web-option-hints-cards = Todos ven la pista, la pida quien la pida, y el resultado la anota.
web-option-hints-dice = Solo ve la pista quien la pide, y la hoja de puntos la cuenta.
web-option-point-what = Cuánto tiempo tiene quien canta para elegir tres cartas; de 2 a 30.
web-option-deals-what = Manos por partida; 0 = una por persona.
web-option-lock-what = Sin volver a cantar durante ese tiempo, o hasta que cambien las cartas; de 0 a 30.
web-option-vote-what = 0 espera a todas las personas presentes; si no, de 5 a 120 desde el primer «no hay SET».
web-option-seats-what = Cuántas personas pueden jugar en una mesa con amigos; de { $least } a { $most }. El resto puede mirar.
web-option-range = De { $least } a { $most }.
web-option-range-seconds = De { $least } a { $most } segundos.
web-option-pause-what = La mano siguiente empieza automáticamente pasado ese tiempo; de 0 a 120.
web-option-rated = Partida clasificatoria
web-option-rated-what = No hay pistas con dos o más, y no se puede empezar de nuevo.
web-option-turn-what =
    { $end ->
        [pass] Cuando se acaba el tiempo, pasas.
       *[play] Cuando se acaba el tiempo se juegan los dados ya colocados, si la jugada es válida; si no, pasas.
    } De 20 a 600, o 0 para no poner límite. A solas contra bots no hay límite, si no pones uno.
web-option-extra-what = Si se acaba el tiempo, te quedas con tus dados; de 5 a 120, o 0 para no poner límite.
web-option-name-what = Cuánto tiempo tiene quien canta la apertura para elegir tres dados; de 2 a 30, o 0 para no poner límite.
