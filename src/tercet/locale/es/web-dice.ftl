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
web-dice-wild = ¿Qué muestra este WILD?
web-dice-name-it = Muestra { $face }
web-dice-opening = ¿Hay un SET entre tus dados? Cántalo antes que nadie.
web-dice-wait-opening = Los demás siguen buscando.
web-dice-none = No tengo
web-dice-said-none = no tiene
web-dice-name-three = Has cantado: elige tres dados en el orden en que irán.
web-dice-lay = Colocarlos
web-dice-your-turn = Tu turno: toma un dado y elige una casilla.
web-dice-tap-square = Ahora elige una casilla, o un WILD que cambiar.
web-dice-turn-of = Juega { $name }
web-dice-title-mine = ¡Tu turno!
web-dice-hand-in =
    { $points ->
        [0] Entregar
        [one] Entregar: un punto
       *[other] Entregar: { $points } puntos
    }
web-dice-pass = Pasar
web-dice-clear = Recoger los dados
web-dice-extra = Antes de la próxima ronda: ¿qué dados tiras otra vez?
web-dice-wait-extra = Esperando a que elijan los demás.
web-dice-keep = Guardar todos
web-dice-roll =
    { $dice ->
        [0] Tirar otra vez
        [one] Tirar uno otra vez
       *[other] Tirar { $dice } otra vez
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
web-dice-swapped = { $name } cambia el WILD de { $square }.
web-dice-failed-wrong = { $name }: eso no es un SET.
web-dice-failed-time = { $name } no señaló a tiempo.
web-dice-failed-taken-back = { $name } se echa atrás.
web-dice-failed-left = { $name } se fue tras cantar.
web-dice-all-passed = Todos han pasado: se tiran todos los dados.
web-dice-again = Ningún SET: todos tiran otra vez.
