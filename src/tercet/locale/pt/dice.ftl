## Os dados e suas faces

dice-face =
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
    }
dice-wild = dado WILD
dice-wild-as = WILD no lugar de { $face }
dice-value-1 = um
dice-value-2 = dois
dice-value-3 = três
dice-value-red = vermelho
dice-value-green = verde
dice-value-purple = lilás
dice-value-oval = oval
dice-value-squiggle = onda
dice-value-diamond = losango
dice-at = { $die } em { $square }
dice-new = { $die } em { $square }, dado novo
dice-bonus =
    { $points ->
        [1] bônus de um ponto em { $square }
       *[other] bônus de { $points } pontos em { $square }
    }
dice-board =
    { $dice ->
        [0] tabuleiro vazio
        [one] tabuleiro com um dado
       *[other] tabuleiro com { $dice } dados
    }
dice-hand =
    { $dice ->
        [0] mão vazia
        [one] mão de um dado
       *[other] mão de { $dice } dados
    }

## A conferência de três dados, característica por característica

dice-check-number =
    { $verdict ->
        [same] os três têm { $most ->
            [1] um símbolo
            [2] dois símbolos
           *[3] três símbolos
        }
        [different] os três números são diferentes
       *[mixed] dois têm { $most ->
            [1] um símbolo
            [2] dois símbolos
           *[3] três símbolos
        } e o outro tem { $odd ->
            [1] um
            [2] dois
           *[3] três
        }
    }
dice-check-colour =
    { $verdict ->
        [same] os três são { $most ->
            [red] vermelhos
            [green] verdes
           *[purple] lilases
        }
        [different] as três cores são diferentes
       *[mixed] dois são { $most ->
            [red] vermelhos
            [green] verdes
           *[purple] lilases
        } e um é { $odd ->
            [red] vermelho
            [green] verde
           *[purple] lilás
        }
    }
dice-check-shape =
    { $verdict ->
        [same] os três têm { $most ->
            [oval] ovais
            [squiggle] ondas
           *[diamond] losangos
        }
        [different] as três formas são diferentes
       *[mixed] dois têm { $most ->
            [oval] ovais
            [squiggle] ondas
           *[diamond] losangos
        } e um tem { $odd ->
            [oval] ovais
            [squiggle] ondas
           *[diamond] losangos
        }
    }

## Uma jogada explicada

dice-set =
    { $direction ->
        [row] Linha
       *[column] Coluna
    } { $squares }, um SET: { $points ->
        [0] nenhum ponto
        [one] um ponto
       *[other] { $points } pontos
    }
dice-extra-points =
    { $points ->
        [1] Casa de bônus { $square }: um ponto
       *[other] Casa de bônus { $square }: { $points } pontos
    }
dice-total =
    { $points ->
        [0] Ao todo, nenhum ponto
        [one] Ao todo, um ponto
       *[other] Ao todo, { $points } pontos
    }
dice-points =
    { $points ->
        [0] nenhum ponto
        [one] um ponto
       *[other] { $points } pontos
    }
dice-line = { $squares }: { $findings }
dice-new-wild = O WILD em { $square } é novo e não dá ponto
dice-last-chance = Se todos passarem mais uma vez, a partida acaba.
dice-fault-no-dice = Nenhum dado foi colocado.
dice-fault-too-few = Nesta mesa você coloca três dados por jogada, ou todos os que tiver.
dice-fault-too-many = Foram colocados mais de três dados.
dice-fault-off-board = { $square } não fica no tabuleiro.
dice-fault-square-taken = Em { $square } já há um dado.
dice-fault-square-twice = Foram colocados dois dados em { $square }.
dice-fault-no-face = Falta a face do WILD em { $square }.
dice-fault-no-set =
    { $count ->
        [1] O dado em { $square } não está em nenhum SET novo.
       *[other] Os dados em { $square } não estão em nenhum SET novo.
    }
dice-fault-floating = { $square }: este SET não está ligado ao tabuleiro. Ele precisa de um dado que já estava lá antes desta jogada, ou de um dado de outro SET já ligado. Encostar não basta.

## Por que algo não pode ser feito agora

refusal-not-enough-players = O jogo de dados precisa de pelo menos { $least } jogadores.
refusal-not-now =
    { $phase ->
        [opening] Você não pode fazer isso agora: primeiro alguém precisa abrir com um SET.
        [play] Você não pode fazer isso agora: cada um joga na sua vez.
        [extra] Você não pode fazer isso agora: cada um escolhe os dados que vai lançar de novo.
       *[other] Você não pode fazer isso agora.
    }
refusal-waiting-for-people = Todas as pessoas estão ausentes, e os bots as esperam.
refusal-opening-pending = Outra pessoa anunciou primeiro. Espere que ela escolha três dados.
refusal-dice-changed = Os dados foram lançados de novo antes que sua ação chegasse. Você não perde nada.
refusal-called-wrong = Seu anúncio estava errado: você pode anunciar de novo depois do próximo lançamento.
refusal-already-none = Você já disse que os seus dados não formam nenhum SET.
refusal-no-opening-call = Você não anunciou um SET entre os seus dados.
refusal-opening-too-late = Acabou o tempo para escolher três dados.
refusal-not-three-dice = O SET de abertura são três dados diferentes da sua mão.
refusal-dice-are-picked = Os seus três dados já foram escolhidos: só a ordem e as faces dos WILDs ainda podem mudar.
refusal-faces-make-no-set = Com essas faces os três dados não são um SET.
refusal-not-your-turn = Não é sua vez.
refusal-not-your-die = Este dado não está na sua mão.
refusal-face-not-in-hand = Nenhum dado que resta na sua mão mostra { $die }; seus dados: { $hand }.
refusal-die-twice = Você não pode usar o mesmo dado duas vezes.
refusal-no-dice = Você precisa colocar ao menos um dado. Para não colocar nenhum, passe a vez.
refusal-too-few-dice = Nesta mesa você coloca { $least } dados por jogada.
refusal-too-many-dice = Uma jogada coloca no máximo { $most } dados.
refusal-off-board = Não há nenhuma casa “{ $square }” neste tabuleiro.
refusal-square-taken = A casa { $square } já tem um dado.
refusal-square-twice = Em { $square } só cabe um dado.
refusal-wild-without-face = Escolha uma face para o WILD.
refusal-face-is-fixed = Este dado mostra { $face } e é jogado como caiu.
refusal-die-in-no-set = O dado em { $square } não forma nenhum SET novo.
refusal-die-floats = O SET do dado em { $square } não está ligado ao tabuleiro. Ele precisa de um dado que já estava lá antes desta jogada, ou de um dado de outro SET já ligado. Encostar não basta.
refusal-swap-too-late = Só é possível trocar um WILD no começo da sua vez, antes de colocar dados.
refusal-no-wild-there = Em { $square } não há nenhum WILD.
refusal-wrong-swap-face = O WILD em { $square } vale por { $face }: só um dado que mostre exatamente isso pode substituí-lo.
refusal-wild-cannot-swap = Um WILD da sua mão não pode substituir um WILD do tabuleiro.
refusal-one-swap-only = Nesta mesa só se troca um WILD por jogada.
refusal-freed-die-stays = Nesta mesa, um dado liberado nesta jogada não pode substituir um WILD.
refusal-already-chosen = Você já escolheu para este lançamento extra.
refusal-not-alone = Ainda há outras pessoas jogando.
refusal-too-early =
    { $seconds ->
        [1] Os outros podem voltar: espere mais um segundo.
       *[other] Os outros podem voltar: espere mais { $seconds } segundos.
    }

## O que há de errado em um texto

dice-notation-letter = “{ $text }” não é uma face: não existe a letra “{ $letter }”. Uma face tem um número 1 2 3, uma cor R G P e uma forma O Q D; um WILD é *.
dice-notation-two = “{ $text }” não é uma face: “{ $first }” e “{ $letter }” indicam a mesma característica.
dice-notation-missing = “{ $text }” não é uma face: falta um destes caracteres: { $letters }.
dice-notation-square = “{ $text }” não é uma casa: uma casa é a letra de uma coluna, de a até { $last }, e o número de uma linha, de 1 a { $rows }, como c3.
dice-notation-laid = “{ $text }” não é um dado em uma casa: escreva 2RO@h7, ou *1GD@h8 para um WILD.
dice-notation-wild = Um WILD colocado precisa da face que representa, como *1GD.
dice-notation-columns = Um tabuleiro começa com as letras das suas colunas: { $columns }.
dice-notation-row = “{ $row }” não é uma linha deste tabuleiro, ou aparece duas vezes.
dice-notation-width = A linha { $row } precisa ter { $size } casas, não { $count }.
dice-notation-bonus = Neste tabuleiro, { $square } não tem o bônus “{ $text }”.
dice-notation-rows = Falta a linha { $row } do tabuleiro.

## What is wrong with a board file

dice-layout-json = Não é JSON.
dice-layout-object = Não é um objeto com size, emblem e bonuses.
dice-layout-unknown = Não existe o campo “{ $field }”.
dice-layout-missing = Falta o campo “{ $field }”.
dice-layout-field = O valor de “{ $field }” não é do tipo certo.
dice-layout-size = Um tabuleiro tem um número ímpar de linhas, de { $low } a { $high }, não { $size }.
dice-layout-emblem = O emblema deste tabuleiro precisa ficar em { $centre }, não em { $emblem }.
dice-layout-off-board = O bônus de { $points } em “{ $square }” fica fora do tabuleiro.
dice-layout-on-emblem = O bônus de { $points } em { $square } cobre o emblema.
dice-layout-points = O bônus em { $square } precisa valer de 1 a { $high } pontos, não { $points }.
dice-layout-mirror = O bônus de { $points } em { $square } não tem reflexo em { $twin }; se for de propósito, escreva "asymmetric": true.
dice-board-too-long = O arquivo é grande demais: no máximo { $most } kB.
dice-board-ours = Nosso tabuleiro; ou escolha um arquivo JSON com size, emblem e bonuses.
dice-board-own = Seu tabuleiro, de { $size } × { $size } casas.
dice-board-back = Voltar ao nosso tabuleiro

## O que aconteceu em uma partida

event-dice-game-started = Começa o jogo de dados.
event-dice-drawn =
    { $bag ->
        [0] Dados são tirados; o saco fica vazio.
        [1] Dados são tirados; resta um no saco.
       *[other] Dados são tirados; restam { $bag } no saco.
    }
event-dice-rolled =
    { $reason ->
        [opening] Todos lançam: { $dice }.
        [freed] { $name } lança o dado liberado: { $dice }.
        [refill] Os dados novos são lançados: { $dice }.
        [all-passed] Todos passaram, e todos lançam de novo: { $dice }.
       *[extra] O lançamento extra: { $dice }.
    }
dice-rolled-by = { $name }: { $dice }
event-opening-called =
    { $tie ->
        [yes] { $name } anuncia “SET!”; outro anúncio veio no mesmo instante, e o acaso decidiu.
       *[no] { $name } anuncia “SET!”.
    }
event-opening-picked = { $name } escolhe { $dice }.
event-opening-failed =
    { $reason ->
        [time] Acabou o tempo de { $name }.
        [taken-back] { $name } cancela o anúncio.
        [left] { $name } saiu sem escolher dados.
       *[wrong] { $name } erra: { $dice } não formam um SET ({ $why }).
    }
event-none-said = { $name } não vê nenhum SET.
event-opening-laid = { $name } abre com { $dice } e tem { $score }.
event-turn-started = É a vez de { $name }.
event-wild-swapped = { $name } troca um WILD por { $dice }.
event-turn-played =
    { $timed ->
        [yes] O tempo de { $name } acabou; os dados já colocados são jogados: { $dice }
       *[no] { $name } joga { $dice }
    }: { $points ->
        [0] nenhum ponto
        [one] um ponto
       *[other] { $points } pontos
    }, { $score } ao todo.
event-turn-passed =
    { $reason ->
        [time] O tempo de { $name } acabou: passa a vez.
        [left] { $name } saiu, e sua vez é pulada.
       *[passed] { $name } passa a vez.
    }
dice-hint =
    { $shown ->
        [set] Há um SET entre estes dados.
        [die] Um dos dados do SET: { $dice }.
        [no-set] Não há nenhum SET entre estes dados.
        [turn] Dados para usar: { $dice }.
        [turn-on] Dados para usar: { $dice }. Casas: { $squares }.
        [swap] Este dado pode substituir um WILD: { $dice }.
        [swap-on] Este dado pode substituir o WILD em { $squares }: { $dice }.
       *[pass] Nenhum dado encaixa. Só resta passar a vez.
    }
dice-hints-asked = Dicas: { $hints }.
event-dice-hint-given = Dica pedida por { $name }. { $hint }
event-round-ended =
    { $barren ->
        [0] Termina a rodada { $round }.
       *[other] Termina a rodada { $round }: todos passaram.
    }
event-extra-roll-started = Cada um pode escolher dados para lançar de novo.
event-extra-chosen = { $name } já escolheu.
event-round-started = Começa a rodada { $round }.
event-play-resumed = A partida continua.
event-dice-game-voided = De comum acordo, esta partida não conta e começa de novo.
event-dice-game-ended =
    { $reason ->
        [stalemate] Ninguém jogou por tantas rodadas quantas as regras permitem.
        [alone] A última pessoa que ficou encerra a partida.
        [agreed] De comum acordo, a partida termina aqui.
       *[dice] Acaba a última rodada.
    } { $count ->
        [1] Vitória de { $names }.
       *[other] Vitória dividida: { $names }.
    }

## A linha de comando

dice-cli-turns = Mostra as melhores jogadas de uma mão em um tabuleiro.
dice-cli-play = Joga o jogo de dados, de duas a quatro pessoas em um teclado, linha por linha.
dice-cli-board-file = TABULEIRO
dice-cli-help-board-file = um arquivo com o tabuleiro em grade, - para a entrada padrão, ou os dados dele, como '1RO@e6 2RO@f6 3RO@g6'; sem ele, a mão abre num tabuleiro vazio
dice-cli-hand = MÃO
dice-cli-help-hand = os dados da mão, por exemplo: 2RO 1GD *
dice-cli-help-layout = um arquivo de dados com outro tabuleiro: tamanho, emblema e casas de bônus
dice-cli-help-best = quantas jogadas mostrar
dice-cli-help-names = os nomes de quem joga, de dois a quatro
dice-cli-name = NOME
dice-cli-bad-layout = O arquivo do tabuleiro não pode ser usado. { $problem }
dice-cli-bad-best = Peça uma jogada ou mais, não { $count }.
dice-cli-bad-hand = Uma mão tem de um a cinco dados, não { $count }.
dice-cli-bad-players = Jogam de duas a quatro pessoas, não { $count }.
dice-cli-none = Não há nenhuma jogada possível: passe a vez.
dice-cli-count =
    { $count ->
        [1] Uma jogada possível:
       *[other] { $count } jogadas possíveis, as melhores primeiro:
    }
dice-cli-own-board = O desenho deste tabuleiro é nosso; o manual não traz nenhum.

## Jogar em um teclado

dice-play-bag =
    { $dice ->
        [0] O saco está vazio.
        [one] Resta um dado no saco.
       *[other] Restam { $dice } dados no saco.
    }
dice-play-player = Participante { $number }

## As regras de uma mesa

dice-rules-title = As regras do jogo de dados
dice-rules-changes = Mudanças nesta mesa: { $fields }.
dice-rules-book = Seguem o manual espanhol do jogo de dados; a redação é nossa.
dice-rules-aim-title = O objetivo
dice-rules-aim = Colocar dados no tabuleiro para formar SETs nas linhas e colunas e fazer mais pontos que os outros.
dice-rules-dice-title = Os dados
dice-rules-dice = São 42 dados. Uma face mostra um, dois ou três símbolos iguais: o número (um, dois, três), a cor (vermelho, verde, lilás) e a forma (oval, onda, losango) dão 27 faces, e mais uma é WILD. Cada uma destas 28 aparece nove vezes no conjunto dos dados. O manual não diz como as faces se distribuem; esta distribuição é nossa. Um dado conserva suas seis faces a partida inteira.
dice-rules-set-title = O que é um SET
dice-rules-set =
    Três dados são um SET quando o número, a cor e a forma, vistos separadamente, são iguais nos três ou diferentes nos três. Três dados iguais também são um SET. Para dois dados quaisquer há exatamente uma face que completa o SET.
    Para verificar, bastam três perguntas. { dice-question-number } { dice-question-colour } { dice-question-shape } Só é um SET se a resposta às três for sim.
dice-question-number = O número é igual nos três dados ou diferente nos três?
dice-question-colour = A cor é igual nos três dados ou diferente nos três?
dice-question-shape = A forma é igual nos três dados ou diferente nos três?
dice-rules-board-title = O tabuleiro
dice-rules-board =
    O tabuleiro tem { $size } × { $size } casas. O SET de abertura fica sobre o emblema, as três casas do centro, e algumas casas dão pontos de bônus. { $own ->
        [yes] O manual não traz o desenho: este é nosso.
       *[no] Este desenho é de quem organiza a mesa.
    }
dice-rules-bonuses = Casas de bônus: { $groups }.
dice-rules-bonus = +{ $points } em { $squares }
dice-rules-players-title = Quem joga
dice-rules-players =
    { $seats ->
        [2] Jogam duas pessoas.
        [3] Jogam duas ou três pessoas.
       *[4] Jogam de duas a quatro pessoas.
    } Todos os dados ficam à vista. Os bots jogam como qualquer um.
dice-rules-start-title = O início e o encerramento antecipado
dice-rules-start =
    A partida começa quando há pelo menos dois jogadores e todas as pessoas presentes estão prontas, ou quando quem organiza a mesa a inicia. Depois disso ninguém mais pode entrar, mas quem quiser pode assistir. Se quem organiza a mesa sai, assume quem está nela há mais tempo. { $rated ->
        [yes] Qualquer pessoa que joga pode propor encerrar a partida mais cedo; isso acontece quando todas as pessoas que jogam concordam, e espera-se por quem estiver ausente.
       *[no] Qualquer pessoa que joga pode propor reiniciar a partida ou encerrá-la mais cedo; isso acontece quando todas as pessoas que jogam concordam, e espera-se por quem estiver ausente.
    }
dice-rules-opening-title = A abertura
dice-rules-opening =
    Cada um tira cinco dados, e todos lançam ao mesmo tempo. Abre quem primeiro anunciar um SET entre os próprios dados. Os três dados podem ser escolhidos antes do anúncio ou { $point ->
        [0] depois dele, sem limite de tempo
       *[other] nos { $point } s seguintes
    }. Um WILD recebe a face que os outros dois dados pedem; com dois ou três WILDs, são propostas faces que servem. { $arrange ->
        [0] Os dados são colocados na hora.
       *[other] { $point ->
            [0] Faces e ordem podem mudar até os dados serem colocados.
           *[other] Faces e ordem podem mudar por mais { $arrange } s; depois os dados são colocados como estiverem.
        }
    }
    Esse SET dá pontos; para quem o anunciou, vale como a vez da primeira rodada, e essa pessoa começa todas as outras. { $wrong ->
        [1] Quem anuncia errado não pode anunciar de novo até o próximo lançamento.
       *[other] Quem anuncia errado { $wrong } vezes não pode anunciar de novo até o próximo lançamento.
    }
    Lança-se de novo quando todos erraram ou disseram “nenhum”{ $opening ->
        [0] { "" }
       *[other] {", "}ou depois de { $opening } s
    }{ $sees ->
        [yes] {", "}e na hora quando o programa vê que ninguém tem um SET
       *[no] { "" }
    }. Um anúncio que chega tarde é recusado e não custa nada.
dice-rules-turn-title = A jogada
dice-rules-turn =
    Depois se joga no sentido horário. Na sua vez, você coloca { $exactly ->
        [yes] exatamente três dos seus dados (todos, se tiver menos)
       *[no] até três dos seus dados
    }, como caíram, em casas vazias, ou passa a vez. { $turn ->
        [0] Não há limite de tempo.
       *[other] { $timeout ->
            [play] Depois de { $turn } s, os dados já colocados são jogados, se a jogada for válida; se não, conta como passar a vez.
           *[pass] Depois de { $turn } s conta como passar a vez.
        }
    }
dice-rules-lines-title = Onde se formam os SETs
dice-rules-lines = Um SET no tabuleiro são três dados seguidos em uma linha ou em uma coluna, nunca na diagonal nem dobrando um canto. A jogada é julgada por inteiro: cada dado colocado precisa estar em um SET novo, e cada SET novo precisa usar um dado que já estava no tabuleiro, ou um dado desta jogada que esteja ligado da mesma forma. Ficar ao lado de outros dados não basta. Também não é um erro: dados podem tocar outros sem formar um SET com eles.
dice-rules-examples-legal = Jogadas válidas
dice-rules-examples-not-legal = Jogadas inválidas
dice-rules-examples-board = Com estes dados no tabuleiro: { $dice }.
dice-rules-score-title = Os pontos
dice-rules-score =
    Cada SET com um dado novo dá um ponto por dado; um dado que está em um SET em linha e em outro em coluna conta nos dois. { $runs ->
        [once] Em uma sequência de mais de três dados, cada dado conta uma vez por direção.
       *[every] Em uma sequência de mais de três dados, contam todos os trios seguidos que são um SET.
    } { $wilds ->
        [second-set] Um WILD novo não dá pontos no primeiro SET em que está.
       *[next-turn] Um WILD não dá pontos na jogada em que é colocado; depois vale um, como qualquer dado.
    } O primeiro dado em uma casa de bônus ganha os pontos dela, uma única vez.
dice-rules-wild-title = O WILD
dice-rules-wild = Quem coloca um WILD diz o número, a cor e a forma, e ele vale como essa face enquanto estiver no tabuleiro. Ele ganha uma casa de bônus como qualquer dado. Em uma jogada ou em um SET pode haver quantos WILDs se quiser.
dice-rules-swap-title = Trocar um WILD
dice-rules-swap =
    No começo da sua vez, você pode trocar um WILD do tabuleiro por um dado seu que mostre exatamente a face anunciada. Não dá pontos nem conta como um dos três dados. O dado liberado é lançado na hora e pode ser jogado na mesma jogada. { $several ->
        [yes] Várias trocas são permitidas.
       *[no] Só uma troca é permitida por jogada.
    } { $wildswaps ->
        [yes] Um WILD da mão pode substituir um do tabuleiro.
       *[no] Um WILD da mão não pode substituir um do tabuleiro.
    } { $freed ->
        [yes] Um dado liberado pode servir para outra troca.
       *[no] Um dado liberado não pode servir para outra troca na mesma jogada.
    } { $swappass ->
        [yes] Trocar sem colocar dados conta como passar a vez.
       *[no] Trocar sem colocar dados não conta como passar a vez.
    }
dice-rules-round-title = O fim de uma rodada
dice-rules-round =
    Depois que todos jogaram, cada pessoa tira até ter de novo cinco dados e lança os novos; se faltarem no saco, quem começa tira primeiro. { $extra ->
        [yes] Depois cada pessoa pode lançar de novo, uma vez, os dados que quiser; todos escolhem ao mesmo tempo{ $extraseconds ->
            [0] {", "}sem limite de tempo.
           *[other] {", "}em { $extraseconds } s, e quem não escolhe fica com os seus.
        }
       *[no] Não há lançamento extra.
    } Se todos passam a vez em uma rodada, todos os dados são lançados de novo em vez disso.
dice-rules-end-title = O fim
dice-rules-end = Quando alguém fica sem dados, quem ainda não jogou na rodada tem sua vez, e a partida acaba. Os dados que sobram não contam. Ganha a maior pontuação; em caso de empate, a vitória é dividida. A partida também acaba quando todos passam a vez por { $stalemate } rodadas seguidas; com o saco vazio, bastam { $stalemateempty }.
dice-rules-leaving-title = Sair
dice-rules-leaving =
    Quem saiu tem a vez pulada, o que conta como passar a vez, e não tira nem lança dados; seus dados ficam guardados até a volta. { $alone ->
        [0] Quem fica só, com os outros fora ou ausentes, pode encerrar a partida; os pontos valem.
       *[other] Quem fica só por { $alone } s, com os outros fora ou ausentes, pode encerrar a partida; os pontos valem.
    } Se não resta ninguém, a partida fica suspensa. { $botswait ->
        [yes] Enquanto todas as pessoas estão ausentes, a partida espera por elas, por mais bots que joguem.
       *[no] Os bots continuam jogando mesmo com todas as pessoas ausentes.
    }
dice-rules-hints-title = Dicas
dice-rules-hints =
    { $hints ->
        [rated] Não há dicas nesta mesa, porque os resultados dela contam.
        [yes] Na abertura, uma dica diz se há um SET entre os seus dados, e a seguinte mostra um deles. Na sua vez, uma dica mostra que dados usar, e a seguinte em que casas; ou diz que nenhum dado encaixa. Só quem pede vê a dica. Os outros ficam sabendo que alguém pediu, e a folha de pontos conta as dicas. Nesta mesa, qualquer pessoa pode pedir dicas.
       *[no] Na abertura, uma dica diz se há um SET entre os seus dados, e a seguinte mostra um deles. Na sua vez, uma dica mostra que dados usar, e a seguinte em que casas; ou diz que nenhum dado encaixa. Só quem pede vê a dica. Os outros ficam sabendo que alguém pediu, e a folha de pontos conta as dicas. Quem joga só contra bots pode pedir dicas; para duas pessoas ou mais, não há dicas nesta mesa.
    }

dice-rules-field-layout = tabuleiro
dice-rules-field-point-seconds = tempo para escolher os dados da abertura
dice-rules-field-arrange-seconds = tempo para ordenar os dados da abertura
dice-rules-field-wrong-calls = anúncios errados até ter de esperar o próximo lançamento
dice-rules-field-opening-seconds = tempo da abertura
dice-rules-field-sees-none = novo lançamento automático se ninguém tem um SET
dice-rules-field-turn-seconds = tempo por jogada
dice-rules-field-exactly-three = exatamente três dados por jogada
dice-rules-field-time-out = quando o tempo acaba
dice-choice-time-out-play = Jogar os dados colocados, se forem válidos
dice-choice-time-out-pass = Passar a vez
dice-choice-runs-every = Cada SET conta inteiro
dice-choice-runs-once = Cada dado conta uma vez em cada direção
dice-choice-new-wilds-next-turn = Pontua a partir da jogada seguinte
dice-choice-new-wilds-second-set = Pontua a partir do seu segundo SET
dice-rules-field-runs = sequências longas
dice-rules-field-new-wilds = pontos de um WILD novo
dice-rules-field-several-swaps = várias trocas por jogada
dice-rules-field-wild-swaps = trocar um WILD por outro WILD
dice-rules-field-freed-swaps = trocas com dados liberados
dice-rules-field-swap-is-pass = trocar sem colocar dados conta como passar a vez
dice-rules-field-extra-roll = lançamento extra
dice-rules-field-extra-seconds = tempo do lançamento extra
dice-rules-field-stalemate-empty = rodadas em que todos passam até acabar (saco vazio)
dice-rules-field-stalemate = rodadas em que todos passam até acabar
dice-rules-field-bots-wait = os bots esperam se todas as pessoas estão ausentes
dice-rules-field-alone-seconds = tempo até a última pessoa poder encerrar a partida
dice-rules-field-away-seconds = tempo até contar como ausente
dice-rules-field-hints = dicas para dois ou mais
dice-rules-field-rated = partida ranqueada

## O mesmo, dito a quem fez

event-opening-called-you =
    { $tie ->
        [yes] Você anuncia “SET!”; outro anúncio veio no mesmo instante, e o acaso decidiu.
       *[no] Você anuncia “SET!”.
    }
event-opening-picked-you = Você escolhe { $dice }.
event-opening-failed-you =
    { $reason ->
        [time] Seu tempo acabou.
        [taken-back] Você cancela o anúncio.
        [left] Você saiu sem escolher dados.
       *[wrong] Você erra: { $dice } não formam um SET ({ $why }).
    }
event-none-said-you = Você não vê nenhum SET.
event-opening-laid-you = Você abre com { $dice } e tem { $score }.
event-turn-started-you = É a sua vez.
event-wild-swapped-you = Você troca um WILD por { $dice }.
event-turn-played-you =
    { $timed ->
        [yes] Seu tempo acabou; os dados já colocados são jogados: { $dice }
       *[no] Você joga { $dice }
    }: { $points ->
        [0] nenhum ponto
        [one] um ponto
       *[other] { $points } pontos
    }, { $score } ao todo.
event-turn-passed-you =
    { $reason ->
        [time] Seu tempo acabou: você passa a vez.
        [left] Você saiu, e sua vez é pulada.
       *[passed] Você passa a vez.
    }
event-dice-hint-given-you = Você pede uma dica. { $hint }
event-extra-chosen-you = Você já escolheu.
event-dice-game-ended-you =
    { $reason ->
        [stalemate] Ninguém jogou por tantas rodadas quantas as regras permitem.
        [alone] A última pessoa que ficou encerra a partida.
        [agreed] De comum acordo, a partida termina aqui.
       *[dice] Acaba a última rodada.
    } Você vence.
