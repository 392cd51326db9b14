## La mesa de dados

web-dice-unrolled = un dado sin tirar
web-dice-empty = { $square }, casilla vacía
web-dice-nearer = Acercar
web-dice-farther = Alejar
web-dice-fit = Ver todos los dados
web-dice-whole = Ver todo el tablero
web-dice-bag = Dados en la bolsa
web-dice-round = Ronda { $round }
web-dice-last-round = Ronda { $round }, la última
web-dice-wild = Elige una cara para el comodín
web-dice-name-it = Elegir { $face }
web-dice-opening = ¿Hay un SET entre tus dados? Cántalo antes que nadie.
web-dice-wait-opening = Los demás siguen buscando.
web-dice-none = No tengo
web-dice-said-none = no tiene
web-dice-name-three = Has cantado: elige tres dados, de izquierda a derecha.
web-dice-lay = Colocar
web-dice-your-turn = Tu turno: toma un dado y elige una casilla.
web-dice-tap-square = Ahora elige una casilla, o un comodín que cambiar.
web-dice-turn-of = Turno de { $name }
web-dice-title-mine = ¡Tu turno!
web-dice-hand-in =
    { $points ->
        [0] Jugar turno
        [one] Jugar turno: un punto
       *[other] Jugar turno: { $points } puntos
    }
web-dice-pass = Pasar
web-dice-clear = Recoger los dados
web-dice-extra = Antes de la próxima ronda: ¿qué dados quieres volver a tirar?
web-dice-wait-extra = Esperando a que elijan los demás.
web-dice-keep = Conservar todos
web-dice-roll =
    { $dice ->
        [0] Volver a tirar
        [one] Volver a tirar uno
       *[other] Volver a tirar { $dice }
    }
web-dice-end = Terminar la partida
web-dice-has-passed = pasó

## Lo que acaba de pasar

web-dice-opened =
    { $points ->
        [one] { $name } abre con un punto.
       *[other] { $name } abre con { $points } puntos.
    }
web-dice-played =
    { $points ->
        [0] { $name }: sin puntos.
        [one] { $name }: un punto.
       *[other] { $name }: { $points } puntos.
    }
web-dice-passed-passed = { $name } pasa.
web-dice-passed-time = { $name }: se acabó el tiempo.
web-dice-passed-left = { $name } se fue: se salta su turno.
web-dice-swapped = { $name } cambia el comodín de { $square }.
web-dice-failed-wrong = { $name }: eso no es un SET ({ $why }).
web-dice-failed-time = { $name } no eligió tres dados a tiempo.
web-dice-failed-taken-back = { $name } cancela.
web-dice-failed-left = { $name } se fue tras cantar.
web-dice-all-passed = Todos han pasado: se vuelven a tirar todos los dados.
web-dice-again = Ningún SET: todos vuelven a tirar.
