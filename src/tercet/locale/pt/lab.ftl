## The commands, each in a sentence

lab-odds-help = Conta as mãos sem SET e dá as probabilidades exatas.
lab-simulate-help = Joga muitas partidas e conta o que acontece nelas.
lab-solve-deal-help = Encontra os SET que limpam uma paciência cuja ordem é conhecida.
lab-dice-odds-help = Dá as probabilidades do jogo de dados: lançamentos, turnos, casas com bónus e que dados relançar.

## Arguments and options

lab-arg-deck = as 81 cartas, ou as 27 cheias
lab-arg-cards = só para mãos com este número de cartas
lab-arg-plot = desenha também o resultado neste ficheiro (.svg, .png ou .pdf)
lab-arg-games = quantas partidas (por omissão: { $default })
lab-arg-dice-games = quantas partidas de dados (por omissão: { $default }; com 0 não se joga nenhuma)
lab-arg-cores = quantos núcleos do processador usar (por omissão: todos)
lab-arg-policy = que SET é tirado: random, um ao acaso; first, o primeiro da mesa; fewest ou most, o que tem menos ou mais características diferentes; greedy, o que deixa mais SET; careful, o que planeia limpar a mesa
lab-arg-seed = o mesmo número dá as mesmas partidas
lab-arg-edition = segundo que regras jogar
lab-arg-layout = quantas cartas estão na mesa: 12, ou 9 com as cheias
lab-arg-order = o baralho inteiro pela ordem em que é dado: cartas como 2RSO, um ficheiro com elas ou com o registo de uma partida a sós, ou - para a entrada padrão
lab-arg-deal-seed = em vez disso, dá um baralho a partir deste número
lab-arg-moves = um ficheiro com os SET que foram tirados, um por linha: mostra até quando a mesa podia ser limpa; uma linha vazia para mais três cartas
lab-arg-players = quantos jogam aos dados: de 2 a 4 (por omissão: 2)
lab-hand = MÃO
lab-arg-hand = faces como 2RO, * para WILD: quais destes dados relançar; pode indicar-se o dado, de 0 a 41, antes da face, como em 7=2RO
lab-arg-board = um ficheiro com o tabuleiro, tal como os comandos de dados o escrevem; necessário com --hand

## What can be wrong

lab-bad-cards = Uma mão deste baralho tem de 0 a { $most } cartas, não { $given }.
lab-bad-games = É preciso jogar pelo menos uma partida, não { $given }.
lab-bad-dice-games = O número de partidas não pode ser negativo: { $given }.
lab-bad-cores = É preciso pelo menos um núcleo, não { $given }.
lab-bad-seed = Uma semente é um número de 0 a { $most }, não { $given }.
lab-bad-players = Podem jogar de 2 a 4, não { $given }.
lab-bad-layout = Nove cartas na mesa são só para as 27 cheias: escolha --deck solid.
lab-bad-picture = Uma imagem é um ficheiro que acaba em .svg, .png ou .pdf, não '{ $file }'.
lab-bad-deck = Isto não é um baralho inteiro: { $problem }
lab-bad-moves = Estas jogadas não batem certo com o baralho: { $problem }
lab-move-empty-pile = jogada { $move }: o monte está vazio
lab-move-no-set = jogada { $move }: { $cards } não é um SET
lab-move-not-there = jogada { $move }: { $cards } não estão todas na mesa
lab-bad-hand = Isto não é uma mão de dados: { $problem }
lab-bad-number = “{ $given }” não é um número inteiro.
lab-bad-die = Não há o dado { $die }: eles vão do 0 ao { $last }.
lab-bad-face = O dado { $die } não tem { $face }; tem { $faces }.
lab-not-alone = { $file } não é o registo de uma partida de cartas jogada a sós.
lab-log-has-all = O registo de uma partida já diz o que foi recolhido e quantas cartas havia: deixe de fora --moves e --layout.
lab-no-deck = Falta o baralho: as cartas pela ordem em que são dadas, um ficheiro com elas, ou --seed.
lab-no-board = --hand precisa de um tabuleiro: indique um ficheiro com --board.
lab-cannot-read = Não é possível ler { $file }: { $problem }
lab-twin = { $card } aparece duas vezes
lab-missing =
    { $count ->
        [one] de { $deck } cartas falta uma: { $cards }
       *[other] de { $deck } cartas faltam { $count }: { $cards }
    }
lab-needs-picture = A imagem precisa de outro pacote. Instala-se assim: { $command }

## What is said beside the answer

lab-slow = Isto seria muito mais rápido com os pacotes opcionais: { $command }
lab-compiled = Compilado em { $seconds } s; fica guardado para a próxima vez.
lab-drawn = A imagem está em { $file }.
lab-stopped = Parou ao fim de { $done } de { $wanted } partidas.

## Exact odds

lab-odds-title = { $cards } cartas, { $sets } SET, { $symmetries } simetrias
lab-odds-largest = A maior mão sem SET tem { $cards } cartas, por exemplo: { $example }
lab-odds-books = Os livros de regras dizem:
lab-odds-sets-in = SET em 12 cartas ({ $mean } em média):
lab-odds-one = { $cards } cartas acabadas de dar não têm nenhum SET uma vez em { $odds }; em média têm { $mean } SET.
lab-odds-never = { $cards } cartas têm sempre algum SET; em média têm { $mean }.

lab-head-cards = cartas
lab-head-hands = mãos sem SET
lab-head-classes = realmente diferentes
lab-head-share = proporção
lab-head-one-in = uma em
lab-head-expected = SET em média
lab-head-sets = SET
lab-head-number = mãos
lab-head-printed = impresso
lab-head-exact = exato
lab-head-edition = edição
lab-printed-1-in = 1 em { $odds }
lab-printed-over = mais de { $share }

## Simulation

lab-simulate-title =
    { $games ->
        [one] { $games } partida, { $policy }, semente { $seed }: { $speed } partidas por segundo em { $cores ->
            [one] um núcleo
           *[other] { $cores } núcleos
        }
       *[other] { $games } partidas, { $policy }, semente { $seed }: { $speed } partidas por segundo em { $cores ->
            [one] um núcleo
           *[other] { $cores } núcleos
        }
    }
lab-simulate-note = Entre parênteses: intervalos de confiança de 95%. As mesas são contadas enquanto há cartas no monte.
lab-simulate-never = Partidas que nunca precisam de mais de { $cards } cartas: { $share }
lab-head-left = cartas que sobram
lab-head-games = partidas
lab-head-table = cartas na mesa
lab-head-seen = mesas vistas
lab-head-no-set = sem SET
lab-head-fresh = acabadas de dar
lab-head-pile = cartas no monte
lab-head-mean-sets = SET em média
lab-policy-random = um SET ao acaso
lab-policy-first = o primeiro SET da mesa
lab-policy-fewest = o que tem menos características diferentes
lab-policy-most = o que tem mais características diferentes
lab-policy-greedy = o SET que deixa mais
lab-policy-careful = a planear limpar a mesa

## Solving a deal

lab-deal-solved = Este baralho pode ser limpo:
lab-deal-unsolvable = Este baralho não pode ser limpo.
lab-deal-cleared = A mesa ficou limpa.
lab-deal-last-chance =
    { $moves ->
        [0] Só podia ser limpo antes da primeira jogada; assim:
        [one] Depois da jogada { $moves } ainda podia ser limpo, pela última vez; assim:
       *[other] Depois da jogada { $moves } ainda podia ser limpo, pela última vez; assim:
    }
lab-head-move = jogada
lab-head-set = o SET

## Dice

lab-dice-rolls = Um lançamento tirado do saco cheio contém um SET:
lab-dice-turns =
    { $games ->
        [one] { $games } partida de { $players } jogadores gananciosos, semente { $seed }. Pontos do melhor turno:
       *[other] { $games } partidas de { $players } jogadores gananciosos, semente { $seed }. Pontos do melhor turno:
    }
lab-dice-bonuses = Casas com bónus: com que frequência são ganhas, quando, e quantos pontos a mais isso dá do que o melhor turno sem nenhum bónus:
lab-dice-rerolls = O que relançar, e os pontos a esperar do turno seguinte:
lab-dice-keep-all = nada
lab-head-dice = dados
lab-head-with-wild = com WILD
lab-head-without-wild = sem WILD
lab-head-points = pontos
lab-head-turns = turnos
lab-head-square = casa
lab-head-bonus = bónus
lab-head-earned = ganho
lab-head-round = na ronda
lab-head-gain = proveito
lab-head-roll-again = relançar
lab-head-playable = pode jogar
lab-pass = passa

## Charts

lab-chart-hands = todas as mãos
lab-chart-classes = realmente diferentes
lab-chart-set-free = Mãos sem SET
lab-chart-number = número (logarítmico)
lab-chart-fresh = Probabilidade de não haver SET em cartas acabadas de dar
lab-chart-percent = por cento
lab-chart-percent-games = por cento das partidas
lab-chart-sets-in = SET em { $cards } cartas
lab-chart-left = Cartas que sobram no fim
lab-chart-fresh-deal = acabadas de dar
lab-chart-in-play = durante o jogo
lab-chart-no-set = Nenhum SET na mesa
lab-chart-stages = Nenhum SET entre { $cards } cartas, conforme o momento
lab-chart-sets-on-table = SET entre { $cards } cartas da mesa
lab-chart-line = SET à escolha, e cartas na mesa
lab-chart-choices = número
lab-chart-rolls = Um lançamento contém um SET
lab-chart-with-wild = com WILD
lab-chart-without-wild = sem WILD
lab-chart-points = Pontos do melhor turno
lab-chart-bonuses = Com que frequência se ganha um bónus
lab-chart-expected = SETs entre cartas novas, em média
lab-chart-books = como vem nas regras impressas
lab-chart-rounds = Ronda em que se ganha um bónus
lab-chart-gain = Pontos que vale uma casa com bónus
lab-chart-rerolls = Pontos do turno depois de relançar
lab-chart-playable = Com que frequência se pode então jogar
