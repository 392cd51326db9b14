## Características e seus valores

card-feature-number = número
card-feature-colour = cor
card-feature-fill = textura
card-feature-shape = forma

card-value-1 = um
card-value-2 = dois
card-value-3 = três
card-value-red = vermelho
card-value-green = verde
card-value-purple = lilás
card-value-solid = sólido
card-value-striped = hachurado
card-value-open = transparente
card-value-oval = oval
card-value-squiggle = onda
card-value-diamond = losango

## O nome de uma carta

card-name =
    { $shape ->
        [oval] { $number ->
            [1] uma oval
            [2] duas ovais
           *[3] três ovais
        }
        [squiggle] { $number ->
            [1] uma onda
            [2] duas ondas
           *[3] três ondas
        }
       *[diamond] { $number ->
            [1] um losango
            [2] dois losangos
           *[3] três losangos
        }
    } { $shape ->
        [diamond] { $colour ->
            [red] vermelho
            [green] verde
           *[purple] { $number ->
                [1] lilás
               *[other] lilase
            }
        }
       *[other] { $colour ->
            [red] vermelha
            [green] verde
           *[purple] { $number ->
                [1] lilás
               *[other] lilase
            }
        }
    }{ $number ->
        [1] { "" }
       *[other] s
    } { $shape ->
        [diamond] { $fill ->
            [solid] sólido
            [striped] hachurado
           *[open] transparente
        }
       *[other] { $fill ->
            [solid] sólida
            [striped] hachurada
           *[open] transparente
        }
    }{ $number ->
        [1] { "" }
       *[other] s
    }
card-gap = lugar vazio

## O nome de uma mesa e as marcas de uma carta

card-layout =
    { $cards ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $cards } cartas
    }
card-selected = { $name }, carta escolhida
card-hinted = { $name }, dica
card-dealt = { $name }, carta nova

## A verificação de três cartas, característica por característica

card-check-number =
    { $verdict ->
        [same] as três têm { $most ->
            [1] um símbolo
            [2] dois símbolos
           *[3] três símbolos
        }
        [different] os três números são diferentes
       *[mixed] duas têm { $most ->
            [1] um símbolo
            [2] dois símbolos
           *[3] três símbolos
        } e a outra tem { $odd ->
            [1] um
            [2] dois
           *[3] três
        }
    }
card-check-colour =
    { $verdict ->
        [same] as três são { $most ->
            [red] vermelhas
            [green] verdes
           *[purple] lilases
        }
        [different] as três cores são diferentes
       *[mixed] duas são { $most ->
            [red] vermelhas
            [green] verdes
           *[purple] lilases
        } e uma é { $odd ->
            [red] vermelha
            [green] verde
           *[purple] lilás
        }
    }
card-check-fill =
    { $verdict ->
        [same] os símbolos são { $most ->
            [solid] sólidos
            [striped] hachurados
           *[open] transparentes
        } nas três
        [different] as três texturas são diferentes
       *[mixed] os símbolos são { $most ->
            [solid] sólidos
            [striped] hachurados
           *[open] transparentes
        } em duas e { $odd ->
            [solid] sólidos
            [striped] hachurados
           *[open] transparentes
        } em uma
    }
card-check-shape =
    { $verdict ->
        [same] as três têm { $most ->
            [oval] ovais
            [squiggle] ondas
           *[diamond] losangos
        }
        [different] as três formas são diferentes
       *[mixed] duas têm { $most ->
            [oval] ovais
            [squiggle] ondas
           *[diamond] losangos
        } e uma tem { $odd ->
            [oval] ovais
            [squiggle] ondas
           *[diamond] losangos
        }
    }
card-check-line = { $feature }: { $finding }
card-is-set = É um SET.
card-is-not-set = Não é um SET.
