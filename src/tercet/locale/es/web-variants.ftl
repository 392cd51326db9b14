## En una mesa con una variante: qué se busca

web-choose-five = Elige tres cartas: cada una de las cinco características, igual en las tres o distinta en las tres.
web-choose-ultra = Elige cuatro cartas: dos parejas que la misma carta completaría.
web-choose-ghost = Elige seis cartas, tres parejas: las cartas que les faltan formarían un SET.
web-choose-quads = Elige cuatro cartas: cada característica, igual en todas, distinta en todas o igual de dos en dos.
web-choose-dots = Elige cartas de modo que cada punto aparezca un número par de veces.
web-point-any = Has cantado: elige { $cards } cartas.
web-point-range = Has cantado: elige de { $least } a { $most } cartas y llévatelas.
web-outcome-mixed = No encaja: { $features }
web-take = Llevarse { $cards }
web-take-least = Elige al menos { $least }
web-more-any = No hay SET: se reparten más cartas.
web-hint-any =
    { $whole ->
        [yes] Está marcado un SET entero.
       *[no] { $cards ->
            [1] Está marcada una carta de un SET.
           *[other] Están marcadas { $cards } cartas de un SET.
        }
    }

## La última jugada, lo hallado, la carta que nadie ha visto

web-chain = El último SET
web-chain-use =
    { $linked ->
        [1] Usa exactamente una carta del último SET.
       *[other] Usa exactamente { $linked } cartas del último SET.
    }
web-found = Encontrados hasta ahora: { $found }.
web-found-list = Encontrados en esta mesa
web-board-new = Ya se ha encontrado todo: cartas nuevas.
web-naming = ¿Qué carta no ha visto nadie? Lo dicen las de la mesa.
web-name-it = Es esta carta
web-named =
    { $mine ->
        [yes] Has acertado la carta oculta
       *[no] { $name } ha acertado la carta oculta
    }
web-misnamed =
    { $mine ->
        [yes] No es la carta oculta
       *[no] { $name }: no es la carta oculta
    }

## La meta de una mano

web-goal-takings = { $takings } de { $goal } SETs
web-goal-first =
    { $goal ->
        [1] hasta un punto
       *[other] hasta { $goal } puntos
    }
web-together-done = ¡Conseguido entre todos!
web-together-so-far =
    { $sets ->
        [0] Se juega en equipo.
        [one] Se juega en equipo: un SET hasta ahora.
       *[other] Se juega en equipo: { $sets } SETs hasta ahora.
    }
web-together-stopped =
    { $sets ->
        [0] La partida se detuvo antes de que apareciera un SET.
        [one] Entre todos se encontró un SET.
       *[other] Entre todos se encontraron { $sets } SETs.
    }
web-together-table =
    { $sets ->
        [one] Tu mesa encontró un SET.
       *[other] Tu mesa encontró { $sets } SETs.
    }

## La página de las variantes

web-variants-intro = Ninguno de estos juegos está en los reglamentos. Elige uno, mira qué hay que buscar y juega.
web-variant-set = Las cartas impresas
web-variant-set-what = Tres cartas que forman un SET, jugadas de otra manera.
web-variant-ultra = Ultra
web-variant-ultra-what = Cuatro cartas: dos parejas que la misma carta completaría.
web-variant-ghost = Fantasma
web-variant-ghost-what = Seis cartas, tres parejas: las cartas que les faltan formarían un SET.
web-variant-five = Cinco características
web-variant-five-what = 243 cartas: un sol, una luna o una estrella es la quinta característica.
web-variant-quads = Cuartetos
web-variant-quads-what = 64 cartas, cuatro valores por característica. Cuatro cartas: todas iguales, todas distintas o de dos en dos.
web-variant-quads-large = Cuartetos grandes
web-variant-quads-large-what = Cuartetos con 256 cartas: también cuenta el fondo.
web-variant-dots = Puntos
web-variant-dots-what = Seis puntos en 63 cartas. Llévate cartas en las que cada punto aparezca un número par de veces.
web-variant-way = Forma de jugar
web-way-refill = Como en los reglamentos
web-way-refill-what = Las cartas que alguien se lleva se sustituyen por otras.
web-way-chain = Cadena
web-way-chain-what = Cada SET usa cartas del anterior.
web-way-all = Encontrarlos todos
web-way-all-what = Ninguna carta sale de la mesa hasta que se encuentra todo.
web-way-hidden = Carta oculta
web-way-hidden-what = Una carta queda sin ver; al final, se la lleva quien la acierte primero.
web-variant-ending = La mano termina
web-ending-pile = cuando se acaba el mazo
web-ending-first = cuando alguien llega a los puntos fijados
web-ending-takings = tras un número fijo de SETs
web-ending-time = cuando se acaba el tiempo
web-variant-goal-first = Puntos
web-variant-goal-takings = SETs
web-variant-goal-time = Segundos
web-variant-together = Jugar en equipo contra el reloj
web-variant-together-what = Todo el mundo gana; lo que cuenta es el tiempo.
web-variant-cards = Cartas
web-variant-learn = Cómo funciona

## Lecciones

web-lesson-right = Puedes llevarte estas cartas:
web-lesson-wrong = Estas, no:
web-lesson-find = Ahora busca tú
web-lesson-found = ¡Eso es!
web-lesson-next = Uno más
web-lesson-play = Jugar ahora
