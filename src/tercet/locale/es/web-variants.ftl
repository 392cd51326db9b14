## En una mesa con una variante: qué se busca

web-choose-five = Elige tres cartas: cada una de las cinco características, igual en las tres o distinta en las tres.
web-choose-ultra = Elige cuatro cartas: dos parejas que la misma carta completaría.
web-choose-ghost = Elige seis cartas: tres parejas cuyas cartas que faltan formarían un SET.
web-choose-quads = Elige cuatro cartas: cada característica, toda igual, toda distinta o dos y dos.
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
web-found =
    { $found ->
        [1] Uno hallado hasta ahora.
       *[other] { $found } hallados hasta ahora.
    }
web-found-list = Hallados en esta mesa
web-board-new = Ya está todo hallado: cartas nuevas.
web-naming = ¿Qué carta no ha visto nadie? Lo dicen las de la mesa.
web-name-it = Decir esta carta
web-named =
    { $mine ->
        [yes] Has dicho la carta oculta
       *[no] { $name } ha dicho la carta oculta
    }
web-misnamed =
    { $mine ->
        [yes] No es la carta oculta
       *[no] { $name }: no es la carta oculta
    }

## La meta de una mano

web-goal-takings = { $takings } de { $goal } SET
web-goal-first =
    { $goal ->
        [1] hasta un punto
       *[other] hasta { $goal } puntos
    }
web-together-done = ¡Conseguido entre todos!

## La página de las variantes

web-variants-intro = Ninguno de estos juegos está en los libros. Elige uno, mira qué se lleva y juega.
web-variant-set = Las cartas impresas
web-variant-set-what = Tres cartas que forman un SET, jugadas de otra manera.
web-variant-ultra = Ultra
web-variant-ultra-what = Cuatro cartas: dos parejas que la misma carta completaría.
web-variant-ghost = Fantasma
web-variant-ghost-what = Seis cartas: tres parejas cuyas cartas que faltan formarían un SET.
web-variant-five = Cinco características
web-variant-five-what = 243 cartas: un sol, una luna o una estrella es la quinta característica.
web-variant-quads = Cuartetos
web-variant-quads-what = 64 cartas, cuatro valores por característica. Cuatro cartas: igual, distinto o dos y dos.
web-variant-quads-large = Cuartetos grandes
web-variant-quads-large-what = Cuartetos con 256 cartas: también cuenta el relleno.
web-variant-dots = Puntos
web-variant-dots-what = Seis puntos en 63 cartas. Llévate cartas en las que cada punto aparezca un número par de veces.
web-variant-way = Manera de jugar
web-way-refill = Como en los libros
web-way-refill-what = Cartas nuevas ocupan el lugar de las llevadas.
web-way-chain = Cadena
web-way-chain-what = Cada SET usa cartas del anterior.
web-way-all = Hallarlos todos
web-way-all-what = Nada sale de la mesa hasta que todo esté hallado.
web-way-hidden = Carta oculta
web-way-hidden-what = Una carta queda sin ver; al final, se la lleva quien la diga primero.
web-variant-ending = La mano termina
web-ending-pile = cuando se acaba el mazo
web-ending-first = cuando alguien tiene bastantes puntos
web-ending-takings = tras unos cuantos SET
web-ending-time = pasado un tiempo
web-variant-goal-first = Puntos
web-variant-goal-takings = SET
web-variant-goal-time = Segundos
web-variant-together = Jugar juntos contra el reloj
web-variant-together-what = Todos ganan; lo que cuenta es el tiempo.
web-variant-cards = Cartas
web-variant-learn = Cómo funciona

## Lecciones

web-lesson-right = Estas cartas se pueden llevar:
web-lesson-wrong = Estas cartas, no:
web-lesson-find = Ahora, encuentra algunas aquí.
web-lesson-found = ¡Halladas!
web-lesson-next = Otra vez
web-lesson-play = Jugar ahora
