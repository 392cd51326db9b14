## Cartas de las barajas que no están en los libros

card-feature-sign = signo
card-value-hourglass = reloj de arena
card-value-4 = cuatro
card-value-black = negro
card-value-dotted = punteado
card-value-sun = sol
card-value-moon = luna
card-value-star = estrella
card-dots = puntos { $dots }

## El nombre de una de esas cartas

card-name-any =
    { $shape ->
        [oval] { $number ->
            [1] un óvalo
            [2] dos óvalos
            [3] tres óvalos
           *[4] cuatro óvalos
        }
        [squiggle] { $number ->
            [1] una onda
            [2] dos ondas
            [3] tres ondas
           *[4] cuatro ondas
        }
        [diamond] { $number ->
            [1] un rombo
            [2] dos rombos
            [3] tres rombos
           *[4] cuatro rombos
        }
       *[hourglass] { $number ->
            [1] un reloj de arena
            [2] dos relojes de arena
            [3] tres relojes de arena
           *[4] cuatro relojes de arena
        }
    } { $number ->
        [1] { $shape ->
            [squiggle] { $colour ->
                [red] roja
                [green] verde
                [purple] lila
               *[black] negra
            }
           *[other] { $colour ->
                [red] rojo
                [green] verde
                [purple] lila
               *[black] negro
            }
        }
       *[other] { $shape ->
            [squiggle] { $colour ->
                [red] rojas
                [green] verdes
                [purple] lilas
               *[black] negras
            }
           *[other] { $colour ->
                [red] rojos
                [green] verdes
                [purple] lilas
               *[black] negros
            }
        }
    } { $number ->
        [1] { $shape ->
            [squiggle] { $fill ->
                [solid] sólida
                [striped] rayada
                [open] sin fondo
                [dotted] punteada
               *[none] { "" }
            }
           *[other] { $fill ->
                [solid] sólido
                [striped] rayado
                [open] sin fondo
                [dotted] punteado
               *[none] { "" }
            }
        }
       *[other] { $shape ->
            [squiggle] { $fill ->
                [solid] sólidas
                [striped] rayadas
                [open] sin fondo
                [dotted] punteadas
               *[none] { "" }
            }
           *[other] { $fill ->
                [solid] sólidos
                [striped] rayados
                [open] sin fondo
                [dotted] punteados
               *[none] { "" }
            }
        }
    } { $sign ->
        [sun] con un sol
        [moon] con una luna
        [star] con una estrella
       *[none] { "" }
    }

## La comprobación según otras leyes

card-check-verdict =
    { $verdict ->
        [same] todo igual
        [different] todo distinto
        [pairs] de dos en dos
        [fits] encaja
       *[mixed] no encaja
    }
card-check-values = { card-check-verdict } ({ $values })
card-check-dot =
    { $verdict ->
        [fits] { $cards ->
            [0] en ninguna carta
           *[other] en { $cards } cartas, un número par
        }
       *[mixed] { $cards ->
            [1] en una sola carta, un número impar
           *[other] en { $cards } cartas, un número impar
        }
    }
card-is-taking = Puedes llevarte estas cartas juntas.
card-is-not-taking = No puedes llevarte estas cartas juntas.

## Por qué algo no se puede hacer, con otra manera de jugar u otro final

refusal-already-taken =
    { $players ->
        [1] Ya has encontrado estas cartas en esta mesa. No pierdes nada.
       *[other] Alguien ya ha encontrado estas cartas en esta mesa. No pierdes nada.
    }
refusal-not-chained =
    { $cards ->
        [one] Usa exactamente una carta del último SET.
       *[other] Usa exactamente { $cards } cartas del último SET.
    }
refusal-nothing-to-name = Ahora no hay ninguna carta que nombrar.
refusal-no-such-card = Esa carta no existe en esta baraja. No pierdes nada.
refusal-only-naming = Ya no queda nada que llevarse. Di cuál es la carta que nadie ha visto.
refusal-time-is-up = Se ha acabado el tiempo de esta mano.
