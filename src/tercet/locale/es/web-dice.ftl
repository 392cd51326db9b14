## La mesa de dados

web-dice-picked = Elegidos: { $dice }
web-dice-unrolled = un dado sin tirar
web-dice-empty = { $square }, casilla vacía
web-dice-under = { $die }; casilla extra: { $points }
web-dice-nearer = Acercar
web-dice-farther = Alejar
web-dice-fit = Ver todos los dados
web-dice-whole = Ver todo el tablero
web-dice-bag = Dados en la bolsa
web-dice-told-all = Mostrar todo
web-dice-told-title = Qué está pasando
web-dice-round = Ronda { $round }
web-dice-last-round = Ronda { $round }, la última
web-dice-wild-on = Elige una cara para el comodín de { $square }
web-dice-opening = ¿Hay un SET entre tus dados? Elige los tres y pulsa ¡SET! antes que nadie.
web-dice-wait-opening = Los demás siguen buscando.
web-dice-none = No tengo ninguno
web-dice-said-none = no tiene ninguno
web-dice-name-three = Has cantado: elige tres dados, de izquierda a derecha.
web-dice-lay = Colocar
web-dice-hint =
    { $shown ->
        [set] Tienes un SET entre tus dados.
        [die] El dado marcado es parte de tu SET.
        [no-set] No tienes ningún SET: pulsa «No tengo ninguno».
        [turn]
            { $dice ->
                [one] Usa el dado marcado.
               *[other] Usa los dados marcados.
            }
        [turn-on]
            { $dice ->
                [one] Pon este dado en la casilla marcada.
               *[other] Pon estos dados en las casillas marcadas.
            }
        [swap] El dado marcado puede cambiarse por un comodín.
        [swap-on] Cambia el comodín marcado por este dado.
       *[pass] No hay jugada posible: pasa.
    }
web-dice-hint-asked = Pista pedida por { $name }.
web-dice-your-turn = Te toca: elige un dado y una casilla.
web-dice-tap-square = Ahora elige una casilla vacía.
web-dice-tap-wild = Ahora elige una casilla vacía, o el comodín que vale por esta cara, para cambiarlo.
web-dice-swap-title = ¿Cambiar este comodín?
web-dice-swap-sure = Tu dado ocupa su lugar en { $square }. El dado liberado es tuyo y se tira en el acto, así que no se puede deshacer. El cambio no da puntos ni cuenta como uno de tus tres dados.
web-dice-swap-do = Cambiar
web-dice-turn-of = Turno de { $name }
web-dice-title-mine = ¡Te toca!
web-dice-hand-in =
    { $points ->
        [0] Jugar
        [one] Jugar: un punto
       *[other] Jugar: { $points } puntos
    }
web-dice-pass = Pasar
web-dice-clear = Recoger todos los dados
web-dice-extra = ¿Qué dados vuelves a tirar para la próxima ronda?
web-dice-chosen =
    { $dice ->
        [0] Te quedas con todos tus dados.
        [one] Vuelves a tirar un dado.
       *[other] Vuelves a tirar { $dice } dados.
    }
web-dice-wait-extra = Esperando a que elijan los demás.
web-dice-keep = Conservar todos
web-dice-roll =
    { $dice ->
        [0] Volver a tirar
        [one] Volver a tirar uno
       *[other] Volver a tirar { $dice }
    }
web-dice-has-passed = ha pasado
web-dice-has-chosen = ya ha elegido

## Lo que acaba de pasar

web-dice-opened =
    { $mine ->
        [yes] { $points ->
            [one] Has abierto con un punto.
           *[other] Has abierto con { $points } puntos.
        }
       *[no] { $points ->
            [one] { $name } abre con un punto.
           *[other] { $name } abre con { $points } puntos.
        }
    }
web-dice-played =
    { $mine ->
        [yes] { $points ->
            [0] No has conseguido puntos.
            [one] Has conseguido un punto.
           *[other] Has conseguido { $points } puntos.
        }
       *[no] { $points ->
            [0] { $name }: sin puntos.
            [one] { $name }: un punto.
           *[other] { $name }: { $points } puntos.
        }
    }
web-dice-passed-passed =
    { $mine ->
        [yes] Has pasado.
       *[no] { $name } pasa.
    }
web-dice-passed-time =
    { $mine ->
        [yes] Se te acabó el tiempo.
       *[no] { $name }: se acabó el tiempo.
    }
web-dice-passed-left =
    { $mine ->
        [yes] Habías salido: se saltó tu turno.
       *[no] { $name } ha salido: se salta su turno.
    }
web-dice-passed-interrupted =
    { $mine ->
        [yes] No habías vuelto tras la parada del servidor: tu turno queda anulado.
       *[no] { $name } no había vuelto tras la parada del servidor: su turno queda anulado.
    }
web-dice-swapped =
    { $mine ->
        [yes] Has cambiado el comodín de { $square }.
       *[no] { $name } cambia el comodín de { $square }.
    }
web-dice-failed-wrong =
    { $mine ->
        [yes] Lo que has cantado no es un SET ({ $why }).
       *[no] { $name }: eso no es un SET ({ $why }).
    }
web-dice-failed-time =
    { $mine ->
        [yes] No has elegido tres dados a tiempo.
       *[no] { $name } no eligió tres dados a tiempo.
    }
web-dice-failed-taken-back =
    { $mine ->
        [yes] Has cancelado lo que habías cantado.
       *[no] { $name } cancela lo que había cantado.
    }
web-dice-failed-left =
    { $mine ->
        [yes] Has salido sin elegir dados.
       *[no] { $name } ha salido sin elegir dados.
    }
web-dice-all-passed = Todos han pasado: se vuelven a tirar todos los dados.
web-dice-again = Nadie abrió con un SET: se ha vuelto a tirar.

## Cómo puntuó un turno, y qué más se cuenta en la mesa

web-dice-set-scored =
    { $direction ->
        [row] Fila
       *[column] Columna
    } { $squares }: { $points ->
        [0] ningún punto
        [one] un punto
       *[other] { $points } puntos
    }
web-dice-bonus-scored =
    Casilla extra { $square }: { $points ->
        [0] ningún punto
        [one] un punto
       *[other] { $points } puntos
    }
web-dice-with-wild =
    { $wilds ->
        [one] { $text } (un comodín nuevo no puntúa)
       *[other] { $text } (los comodines nuevos no puntúan)
    }
web-dice-no-set-yet =
    { $count ->
        [1] El dado de { $square } aún no forma un SET.
       *[other] Los dados de { $square } aún no forman un SET.
    }
web-dice-barred = Tu «¡SET!» no ha valido. Podrás volver a cantar tras la próxima tirada.
web-dice-was-wrong = ha fallado
web-dice-next = va después
web-dice-first = empieza
web-dice-freed = El dado liberado muestra { $face }.
web-dice-rolled-again =
    { $mine ->
        [yes] { $count ->
            [one] Has tirado otra vez: { $before }, ahora { $after }.
           *[other] Has tirado { $count } dados otra vez.
        }
       *[no] { $count ->
            [one] { $name } tiró otra vez: { $before }, ahora { $after }.
           *[other] { $name } tiró { $count } dados otra vez.
        }
    }
web-dice-kept-own = Te has quedado con todos tus dados.
web-dice-kept-all =
    { $count ->
        [one] { $names } se quedó con todos sus dados.
       *[other] { $names } se quedaron con todos sus dados.
    }
web-dice-nobody-rolled =
    { $chosen ->
        [none] Nadie eligió a tiempo dados para volver a tirar.
       *[some] Todos se quedaron con sus dados.
    }
web-dice-last-chance =
    { $rounds ->
        [one] En la ronda anterior nadie jugó su turno. Si ahora tampoco, se acaba la partida.
       *[other] Nadie ha jugado su turno en { $rounds } rondas seguidas. Si ahora tampoco, se acaba la partida.
    }
web-dice-pass-title = ¿Pasar con una jugada completa?
web-dice-pass-sure =
    { $points ->
        [0] Los dados que has colocado forman una jugada válida.
        [one] Los dados que has colocado forman una jugada válida de un punto.
       *[other] Los dados que has colocado forman una jugada válida de { $points } puntos.
    }
web-dice-pass-plain-title = ¿Pasar este turno?
web-dice-pass-plain = No colocas dados y el turno pasa al siguiente.
web-dice-pass-back = Volver a mi turno
web-dice-ended-dice =
    { $count ->
        [one] A { $names } no le quedan dados.
       *[other] A { $names } no les quedan dados.
    }
web-dice-ended-stalemate =
    { $rounds ->
        [one] La partida terminó porque nadie jugó su turno en la última ronda.
       *[other] La partida terminó porque nadie jugó su turno durante { $rounds } rondas seguidas.
    }
web-dice-ended-alone = La última persona que quedaba terminó la partida.
web-dice-ended-agreed = De común acuerdo, la partida terminó aquí.

## Ordenar la apertura, los WILD, la hoja de puntos

web-dice-arrange = Arrastra o toca los dados para ordenarlos.
web-dice-arrange-wild = Arrastra o toca los dados para ordenarlos; toca un comodín para cambiar su cara.
web-dice-arranges = { $name } ha cantado un SET y está ordenando sus dados.
web-dice-place-now = Colocar ya
web-dice-cancel-call = Cancelar (cuenta como error)
web-dice-face-points =
    { $face }: { $points ->
        [0] ningún punto
        [one] un punto
       *[other] { $points } puntos
    }
web-dice-faces-legal = Caras que dan una jugada válida
web-dice-faces-other = Otras caras
web-dice-faces-none = Ninguna cara da todavía una jugada válida. Elige una y coloca más dados.
web-dice-take-back = Devolver a la mano
web-dice-scores = Puntos por ronda
web-dice-see-board = Ver el tablero
web-dice-see-result = Ver el resultado
web-dice-sheet-round = Ronda
web-dice-sheet-total = Total
web-dice-timed =
    { $mine ->
        [yes] Se te acabó el tiempo y se jugaron los dados del tablero:
       *[no] A { $name } se le acabó el tiempo y se jugaron los dados del tablero:
    } { $points ->
        [0] ningún punto.
        [one] un punto.
       *[other] { $points } puntos.
    }
