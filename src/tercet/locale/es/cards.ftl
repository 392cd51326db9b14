## Características y sus valores

card-feature-number = número
card-feature-colour = color
card-feature-fill = fondo
card-feature-shape = forma

card-value-1 = uno
card-value-2 = dos
card-value-3 = tres
card-value-red = rojo
card-value-green = verde
card-value-purple = lila
card-value-solid = sólido
card-value-striped = rayado
card-value-open = sin fondo
card-value-oval = óvalo
card-value-squiggle = onda
card-value-diamond = rombo

## El nombre de una carta

card-name =
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
            [1] un rombo
            [2] dos rombos
           *[3] tres rombos
        }
    } { $shape ->
        [squiggle] { $colour ->
            [red] roja
            [green] verde
           *[purple] lila
        }
       *[other] { $colour ->
            [red] rojo
            [green] verde
           *[purple] lila
        }
    }{ $number ->
        [1] { "" }
       *[other] s
    } { $shape ->
        [squiggle] { $fill ->
            [solid] sólida
            [striped] rayada
           *[open] sin fondo
        }
       *[other] { $fill ->
            [solid] sólido
            [striped] rayado
           *[open] sin fondo
        }
    }{ $fill ->
        [open] { "" }
       *[other] { $number ->
            [1] { "" }
           *[other] s
        }
    }
card-gap = hueco

## El nombre de una mesa y las marcas de una carta

card-layout =
    { $cards ->
        [0] ninguna carta
        [one] una carta
       *[other] { $cards } cartas
    }
card-selected = { $name }, carta elegida
card-hinted = { $name }, pista
card-dealt = { $name }, carta nueva

## La comprobación de tres cartas, característica por característica

card-check-number =
    { $verdict ->
        [same] las tres tienen { $most ->
            [1] un símbolo
            [2] dos símbolos
           *[3] tres símbolos
        }
        [different] los tres números son distintos
       *[mixed] dos tienen { $most ->
            [1] un símbolo
            [2] dos símbolos
           *[3] tres símbolos
        } y la otra tiene { $odd ->
            [1] uno
            [2] dos
           *[3] tres
        }
    }
card-check-colour =
    { $verdict ->
        [same] las tres son { $most ->
            [red] rojas
            [green] verdes
           *[purple] lilas
        }
        [different] los tres colores son distintos
       *[mixed] dos son { $most ->
            [red] rojas
            [green] verdes
           *[purple] lilas
        } y una es { $odd ->
            [red] roja
            [green] verde
           *[purple] lila
        }
    }
card-check-fill =
    { $verdict ->
        [same] las tres { $most ->
            [solid] tienen fondo sólido
            [striped] tienen fondo rayado
           *[open] van sin fondo
        }
        [different] los tres fondos son distintos
       *[mixed] dos { $most ->
            [solid] tienen fondo sólido
            [striped] tienen fondo rayado
           *[open] van sin fondo
        } y la otra { $odd ->
            [solid] tiene fondo sólido
            [striped] tiene fondo rayado
           *[open] va sin fondo
        }
    }
card-check-shape =
    { $verdict ->
        [same] las tres tienen { $most ->
            [oval] óvalos
            [squiggle] ondas
           *[diamond] rombos
        }
        [different] las tres formas son distintas
       *[mixed] dos tienen { $most ->
            [oval] óvalos
            [squiggle] ondas
           *[diamond] rombos
        } y una tiene { $odd ->
            [oval] óvalos
            [squiggle] ondas
           *[diamond] rombos
        }
    }
card-check-line = { $feature }: { $finding }
card-is-set = Es un SET.
card-is-not-set = No es un SET.
