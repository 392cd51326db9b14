## Cartas dos baralhos que não estão nos livros

card-feature-sign = sinal
card-value-hourglass = ampulheta
card-value-4 = quatro
card-value-black = preto
card-value-dotted = pontilhado
card-value-sun = sol
card-value-moon = lua
card-value-star = estrela
card-dots = pontos { $dots }

## O nome de uma dessas cartas

card-name-any =
    { $shape ->
        [oval] { $number ->
            [1] uma oval
            [2] duas ovais
            [3] três ovais
           *[4] quatro ovais
        }
        [squiggle] { $number ->
            [1] uma onda
            [2] duas ondas
            [3] três ondas
           *[4] quatro ondas
        }
        [diamond] { $number ->
            [1] um losango
            [2] dois losangos
            [3] três losangos
           *[4] quatro losangos
        }
       *[hourglass] { $number ->
            [1] uma ampulheta
            [2] duas ampulhetas
            [3] três ampulhetas
           *[4] quatro ampulhetas
        }
    } { $number ->
        [1] { $shape ->
            [diamond] { $colour ->
                [red] vermelho
                [green] verde
                [purple] lilás
               *[black] preto
            }
           *[other] { $colour ->
                [red] vermelha
                [green] verde
                [purple] lilás
               *[black] preta
            }
        }
       *[other] { $shape ->
            [diamond] { $colour ->
                [red] vermelhos
                [green] verdes
                [purple] lilases
               *[black] pretos
            }
           *[other] { $colour ->
                [red] vermelhas
                [green] verdes
                [purple] lilases
               *[black] pretas
            }
        }
    } { $number ->
        [1] { $shape ->
            [diamond] { $fill ->
                [solid] sólido
                [striped] hachurado
                [open] transparente
                [dotted] pontilhado
               *[none] { "" }
            }
           *[other] { $fill ->
                [solid] sólida
                [striped] hachurada
                [open] transparente
                [dotted] pontilhada
               *[none] { "" }
            }
        }
       *[other] { $shape ->
            [diamond] { $fill ->
                [solid] sólidos
                [striped] hachurados
                [open] transparentes
                [dotted] pontilhados
               *[none] { "" }
            }
           *[other] { $fill ->
                [solid] sólidas
                [striped] hachuradas
                [open] transparentes
                [dotted] pontilhadas
               *[none] { "" }
            }
        }
    } { $sign ->
        [sun] com um sol
        [moon] com uma lua
        [star] com uma estrela
       *[none] { "" }
    }

## A verificação segundo outras leis

card-check-verdict =
    { $verdict ->
        [same] tudo igual
        [different] tudo diferente
        [pairs] de duas em duas
        [fits] combina
       *[mixed] não combina
    }
card-check-values = { card-check-verdict } ({ $values })
card-check-dot =
    { $verdict ->
        [fits] { $cards ->
            [0] em nenhuma carta
           *[other] em { $cards } cartas, um número par
        }
       *[mixed] { $cards ->
            [1] em uma só carta, um número ímpar
           *[other] em { $cards } cartas, um número ímpar
        }
    }
card-is-taking = Você pode levar estas cartas juntas.
card-is-not-taking = Você não pode levar estas cartas juntas.

## Por que algo não pode ser feito, com outro jeito de jogar ou outro final

refusal-already-taken =
    { $players ->
        [1] Você já encontrou estas cartas nesta mesa. Você não perde nada.
       *[other] Alguém já encontrou estas cartas nesta mesa. Você não perde nada.
    }
refusal-not-chained =
    { $cards ->
        [one] Use exatamente { $cards } carta do último SET.
       *[other] Use exatamente { $cards } cartas do último SET.
    }
refusal-nothing-to-name = Agora não há nenhuma carta para nomear.
refusal-no-such-card = Essa carta não existe neste baralho. Você não perde nada.
refusal-only-naming = Não resta nada para levar. Diga qual é a carta que ninguém viu.
refusal-time-is-up = O tempo desta rodada acabou.
