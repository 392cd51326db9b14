## A mesa de dados

web-dice-picked = Escolhidos: { $dice }
web-dice-unrolled = um dado ainda não lançado
web-dice-empty = { $square }, casa vazia
web-dice-under = { $die }; casa de bônus: { $points }
web-dice-nearer = Aumentar zoom
web-dice-farther = Diminuir zoom
web-dice-fit = Ver todos os dados
web-dice-whole = Ver o tabuleiro inteiro
web-dice-bag = Dados no saco
web-dice-told-all = Mostrar tudo
web-dice-told-title = O que está acontecendo
web-dice-round = Rodada { $round }
web-dice-last-round = Rodada { $round }, a última
web-dice-wild-on = Escolha uma face para o WILD em { $square }
web-dice-opening = Há um SET entre seus dados? Escolha os três e aperte SET! antes de todos.
web-dice-wait-opening = Os outros ainda estão procurando.
web-dice-none = Não tenho nenhum
web-dice-said-none = não tem nenhum
web-dice-name-three = Você anunciou: escolha três dados, da esquerda para a direita.
web-dice-lay = Colocar
web-dice-hint =
    { $shown ->
        [set] Você tem um SET entre seus dados.
        [die] O dado marcado faz parte do seu SET.
        [no-set] Você não tem nenhum SET: aperte “Não tenho nenhum”.
        [turn]
            { $dice ->
                [1] Use o dado marcado.
               *[other] Use os dados marcados.
            }
        [turn-on]
            { $dice ->
                [1] Coloque este dado na casa marcada.
               *[other] Coloque estes dados nas casas marcadas.
            }
        [swap] O dado marcado pode substituir um WILD.
        [swap-on] Troque o WILD marcado por este dado.
       *[pass] Nenhuma jogada é possível: passe a vez.
    }
web-dice-hint-asked = Dica pedida por { $name }.
web-dice-your-turn = Sua vez: escolha um dado e uma casa.
web-dice-tap-square = Agora escolha uma casa vazia.
web-dice-tap-wild = Agora escolha uma casa vazia, ou o WILD que vale como esta face, para trocá-lo.
web-dice-swap-title = Trocar este WILD?
web-dice-swap-sure = O seu dado ocupa o lugar dele em { $square }. O dado liberado fica com você e é lançado na hora, por isso não dá para desfazer. A troca não dá pontos e não conta como um dos seus três dados.
web-dice-swap-do = Trocar
web-dice-turn-of = Vez de { $name }
web-dice-title-mine = Sua vez!
web-dice-hand-in =
    { $points ->
        [0] Jogar
        [one] Jogar: um ponto
       *[other] Jogar: { $points } pontos
    }
web-dice-pass = Passar a vez
web-dice-clear = Recolher todos os dados
web-dice-extra = Quais dados você quer relançar para a próxima rodada?
web-dice-chosen =
    { $dice ->
        [0] Você fica com todos os seus dados.
        [1] Você lança um dado de novo.
       *[other] Você lança { $dice } dados de novo.
    }
web-dice-wait-extra = Esperando a escolha dos outros.
web-dice-keep = Ficar com todos
web-dice-roll =
    { $dice ->
        [0] Lançar de novo
        [one] Lançar um de novo
       *[other] Lançar { $dice } de novo
    }
web-dice-has-passed = passou
web-dice-has-chosen = já escolheu

## O que acabou de acontecer

web-dice-opened =
    { $mine ->
        [yes] { $points ->
            [1] Você abre com um ponto.
           *[other] Você abre com { $points } pontos.
        }
       *[no] { $points ->
            [1] { $name } abre com um ponto.
           *[other] { $name } abre com { $points } pontos.
        }
    }
web-dice-played =
    { $mine ->
        [yes] { $points ->
            [0] Você não fez nenhum ponto.
            [one] Você fez um ponto.
           *[other] Você fez { $points } pontos.
        }
       *[no] { $points ->
            [0] { $name }: nenhum ponto.
            [one] { $name }: um ponto.
           *[other] { $name }: { $points } pontos.
        }
    }
web-dice-passed-passed =
    { $mine ->
        [yes] Você passou a vez.
       *[no] { $name } passa a vez.
    }
web-dice-passed-time =
    { $mine ->
        [yes] Seu tempo acabou.
       *[no] { $name }: o tempo acabou.
    }
web-dice-passed-left =
    { $mine ->
        [yes] Você tinha saído: sua vez foi pulada.
       *[no] { $name } saiu: a vez é pulada.
    }
web-dice-passed-interrupted =
    { $mine ->
        [yes] Você não voltou depois da parada do servidor: sua vez fica anulada.
       *[no] { $name } não voltou depois da parada do servidor: a vez fica anulada.
    }
web-dice-swapped =
    { $mine ->
        [yes] Você trocou o WILD em { $square }.
       *[no] { $name } troca o WILD em { $square }.
    }
web-dice-failed-wrong =
    { $mine ->
        [yes] Seu anúncio não é um SET ({ $why }).
       *[no] { $name }: isso não é um SET ({ $why }).
    }
web-dice-failed-time =
    { $mine ->
        [yes] Você não escolheu três dados a tempo.
       *[no] { $name } não escolheu três dados a tempo.
    }
web-dice-failed-taken-back =
    { $mine ->
        [yes] Você cancelou o anúncio.
       *[no] { $name } cancela o anúncio.
    }
web-dice-failed-left =
    { $mine ->
        [yes] Você saiu durante o anúncio.
       *[no] { $name } saiu durante o anúncio.
    }
web-dice-all-passed = Todos passaram: todos os dados são lançados de novo.
web-dice-again = Ninguém abriu com um SET: todos lançaram de novo.

## Como uma jogada pontuou, e o que mais se conta à mesa

web-dice-set-scored =
    { $direction ->
        [row] Linha
       *[column] Coluna
    } { $squares }: { $points ->
        [0] nenhum ponto
        [1] um ponto
       *[other] { $points } pontos
    }
web-dice-bonus-scored =
    Casa de bônus { $square }: { $points ->
        [0] nenhum ponto
        [1] um ponto
       *[other] { $points } pontos
    }
web-dice-with-wild =
    { $wilds ->
        [1] { $text } (um WILD novo não dá pontos)
       *[other] { $text } (WILDs novos não dão pontos)
    }
web-dice-no-set-yet =
    { $count ->
        [1] O dado em { $square } ainda não está em um SET.
       *[other] Os dados em { $square } ainda não estão em um SET.
    }
web-dice-barred = Seu anúncio não valeu. Você pode anunciar de novo depois do próximo lançamento.
web-dice-was-wrong = anúncio errado
web-dice-next = joga em seguida
web-dice-first = começa
web-dice-freed = O dado liberado mostra { $face }.
web-dice-rolled-again =
    { $mine ->
        [yes] { $count ->
            [1] Você lançou de novo: { $before }, agora { $after }.
           *[other] Você lançou { $count } dados de novo.
        }
       *[no] { $count ->
            [1] { $name } lançou de novo: { $before }, agora { $after }.
           *[other] { $name } lançou { $count } dados de novo.
        }
    }
web-dice-kept-own = Você ficou com todos os seus dados.
web-dice-kept-all =
    { $count ->
        [1] { $names } ficou com todos os dados.
       *[other] { $names } ficaram com todos os dados.
    }
web-dice-nobody-rolled =
    { $chosen ->
        [none] Ninguém escolheu a tempo dados para lançar de novo.
       *[some] Todos ficaram com seus dados.
    }
web-dice-last-chance =
    { $rounds ->
        [1] Na rodada anterior ninguém jogou. Se ninguém jogar agora, a partida acaba.
       *[other] Ninguém jogou por { $rounds } rodadas seguidas. Se ninguém jogar agora, a partida acaba.
    }
web-dice-pass-title = Passar com uma jogada completa?
web-dice-pass-sure =
    { $points ->
        [0] Os dados que você colocou formam uma jogada válida.
        [one] Os dados que você colocou formam uma jogada válida de um ponto.
       *[other] Os dados que você colocou formam uma jogada válida de { $points } pontos.
    }
web-dice-pass-plain-title = Passar esta vez?
web-dice-pass-plain = Você não coloca dados, e a vez passa adiante.
web-dice-pass-back = Voltar à minha vez
web-dice-ended-dice =
    { $count ->
        [1] { $names } não tem mais dados.
       *[other] { $names } não têm mais dados.
    }
web-dice-ended-stalemate =
    { $rounds ->
        [1] A partida acabou porque ninguém jogou na última rodada.
       *[other] A partida acabou porque ninguém jogou por { $rounds } rodadas seguidas.
    }
web-dice-ended-alone = A última pessoa que ficou encerrou a partida.
web-dice-ended-agreed = De comum acordo, a partida terminou aqui.

## Arrumar a abertura, os WILD, a folha de pontos

web-dice-arrange = Arraste ou toque nos dados para mudar a ordem.
web-dice-arrange-wild = Arraste ou toque nos dados para mudar a ordem; toque em um WILD para mudar a face.
web-dice-arranges = { $name } anunciou um SET e está ordenando os dados.
web-dice-place-now = Colocar agora
web-dice-cancel-call = Cancelar (conta como erro)
web-dice-face-points =
    { $face }: { $points ->
        [0] nenhum ponto
        [one] um ponto
       *[other] { $points } pontos
    }
web-dice-faces-legal = Faces que dão uma jogada válida
web-dice-faces-other = Outras faces
web-dice-faces-none = Nenhuma face dá uma jogada válida ainda. Escolha uma e coloque mais dados.
web-dice-take-back = Devolver à mão
web-dice-scores = Pontos por rodada
web-dice-see-board = Ver o tabuleiro
web-dice-see-result = Ver o resultado
web-dice-sheet-round = Rodada
web-dice-sheet-total = Total
web-dice-timed =
    { $mine ->
        [yes] Seu tempo acabou e os dados já colocados foram jogados:
       *[no] O tempo de { $name } acabou e os dados já colocados foram jogados:
    } { $points ->
        [0] nenhum ponto.
        [one] um ponto.
       *[other] { $points } pontos.
    }
