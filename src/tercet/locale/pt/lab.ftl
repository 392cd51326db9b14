## The commands, each in a sentence

lab-odds-help = Conta as mãos sem SET e dá as probabilidades exatas.
lab-simulate-help = Joga muitas partidas e conta o que acontece nelas.
lab-solve-deal-help = Encontra os SETs que limpam a mesa em uma paciência cuja ordem é conhecida.
lab-dice-odds-help = Dá as probabilidades do jogo de dados: lançamentos, jogadas, casas de bônus e quais dados lançar de novo.

## Arguments and options

lab-arg-deck = as 81 cartas, ou as 27 sólidas
lab-arg-cards = só para mãos com este número de cartas
lab-arg-picture = desenha também o resultado neste arquivo (.svg, .png ou .pdf)
lab-arg-games = quantas partidas (por padrão: { $default })
lab-arg-dice-games = quantas partidas de dados (por padrão: { $default }; com 0 não se joga nenhuma)
lab-arg-cores = quantos núcleos do processador usar (por padrão: todos)
lab-arg-dask = faz o trabalho no cluster Dask cujo escalonador está neste endereço, como tcp://host:8786
lab-arg-policy = qual SET é escolhido: random, um ao acaso; first, o primeiro da mesa; fewest ou most, o que tem menos ou mais características diferentes; greedy, o que deixa mais SETs; careful, o que planeja limpar a mesa
lab-arg-seed = a mesma semente dá as mesmas partidas
lab-arg-edition = o manual pelo qual se joga
lab-arg-layout = quantas cartas estão na mesa: 12, ou 9 com as sólidas
lab-arg-order = o baralho inteiro na ordem em que é distribuído: cartas como 2RSO, um arquivo com elas ou com o registro de uma partida solo, ou - para a entrada padrão
lab-arg-deal-seed = em vez disso, distribui um baralho a partir desta semente, o mesmo que com tercet solo --seed
lab-arg-moves = um arquivo com os SETs escolhidos, um por linha: mostra até quando a mesa podia ser limpa; uma linha vazia para mais três cartas
lab-arg-players = quantos jogam o jogo de dados: de 2 a 4 (por padrão: 2)
lab-hand = MÃO
lab-arg-hand = a mão da qual se quer saber que dados lançar de novo: faces como 2RO, ou * para WILD; o dado pode ser indicado, de 0 a 41, antes da face, como em 7=2RO
lab-arg-board = um arquivo com o tabuleiro, como os comandos de dados o escrevem; necessário com --hand

## What can be wrong

lab-bad-cards = Uma mão deste baralho tem de 0 a { $most } cartas, não { $given }.
lab-bad-games = É preciso jogar pelo menos uma partida, não { $given }.
lab-bad-dice-games = O número de partidas não pode ser negativo: { $given }.
lab-bad-cores = É preciso pelo menos um núcleo, não { $given }.
lab-not-of-variant = { $option } é para o jogo impresso: retire essa opção, ou retire --variant e --set.
lab-dask-or = { $option } é sobre os núcleos desta máquina, e com --dask quem trabalha é o cluster: escolha uma das duas opções.
lab-dask-unreachable = Nenhum escalonador Dask responde em { $address }: { $problem }
lab-dask-no-workers = O cluster Dask em { $address } não tem processos de trabalho. Inicie alguns com: dask worker { $address }
lab-dask-version = Um processo do cluster usa o Tercet { $worker }; este computador tem o { $own }. Instale a mesma versão em toda parte.
lab-dask-lost = A conexão com o cluster Dask foi perdida. O que estava feito até então conta.
lab-bad-seed = Uma semente é um número de 0 a { $most }, não { $given }.
lab-bad-players = O jogo de dados é para 2 a 4, não para { $given }.
lab-bad-layout = Nove cartas na mesa são só para as 27 sólidas: escolha --deck solid.
lab-bad-picture = “{ $file }” não é o nome de um arquivo de imagem: precisa terminar em .svg, .png ou .pdf.
lab-bad-deck = Isto não é um baralho inteiro: { $problem }
lab-bad-moves = Estas jogadas não combinam com o baralho: { $problem }
lab-move-empty-pile = jogada { $move }: o monte está vazio
lab-move-no-set = jogada { $move }: { $cards } não é um SET
lab-move-not-there = jogada { $move }: { $cards } não estão todas na mesa
lab-bad-hand = Isto não é uma mão de dados: { $problem }
lab-bad-die = Não há o dado { $die }: eles vão de 0 a { $last }.
lab-bad-face = O dado { $die } não tem { $face }; tem { $faces }.
lab-not-alone = { $file } não é o registro de uma partida de cartas solo.
lab-log-has-all = O registro de uma partida já diz quais SETs foram escolhidos e quantas cartas havia na mesa: deixe de fora --moves e --layout.
lab-no-deck = Falta o baralho: as cartas na ordem em que são distribuídas, um arquivo com elas, ou --seed.
lab-no-board = --hand precisa de um tabuleiro: indique um arquivo com --board.
lab-twin = { $card } aparece duas vezes
lab-missing =
    { $count ->
        [1] de { $deck } cartas falta uma: { $cards }
       *[other] de { $deck } cartas faltam { $count }: { $cards }
    }
lab-needs-picture = A imagem precisa de outro pacote. Na pasta do projeto: { $command }

## What is said beside the answer

lab-slow = Isto seria muito mais rápido com os pacotes opcionais. Na pasta do projeto: { $command }
lab-compiled = Compilado em { $seconds } s; fica salvo para a próxima vez.
lab-drawn = A imagem está em { $file }.
lab-stopped = Parou depois de { $done } de { $wanted } partidas.

## Exact odds

lab-odds-title = { $cards } cartas, { $sets } SETs, { $symmetries } simetrias
lab-odds-largest = A maior mão sem SET tem { $cards } cartas, por exemplo: { $example }
lab-odds-books = Os manuais dizem:
lab-odds-sets-in = SETs em 12 cartas ({ $mean } em média):
lab-odds-one = { $cards } cartas recém-distribuídas não têm nenhum SET uma vez em { $odds }; em média têm { $mean } SETs.
lab-odds-never = { $cards } cartas sempre têm algum SET; em média têm { $mean }.

lab-head-cards = cartas
lab-head-hands = mãos sem SET
lab-head-classes = realmente diferentes
lab-head-share = proporção
lab-head-one-in = uma em cada
lab-head-expected = SETs em média
lab-head-sets = SETs
lab-head-number = mãos
lab-head-printed = impresso
lab-head-exact = exato
lab-head-edition = manual
lab-printed-1-in = 1 em { $odds }
lab-printed-over = mais de { $share }

## Simulation

lab-simulate-title =
    { $games ->
        [one] { $games } partida, { $policy }, semente { $seed }: { $speed } partidas por segundo em { $cores ->
            [1] um núcleo
           *[other] { $cores } núcleos
        }
       *[other] { $games } partidas, { $policy }, semente { $seed }: { $speed } partidas por segundo em { $cores ->
            [1] um núcleo
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
lab-head-fresh = recém-distribuídas
lab-head-pile = cartas no monte
lab-head-mean-sets = SETs em média
lab-policy-random = um SET ao acaso
lab-policy-first = o primeiro SET da mesa
lab-policy-fewest = o que tem menos características diferentes
lab-policy-most = o que tem mais características diferentes
lab-policy-greedy = o SET que deixa mais SETs
lab-policy-careful = planejando limpar a mesa

## Solving a deal

lab-deal-solved = Com este baralho dá para limpar a mesa:
lab-deal-unsolvable = Com este baralho não dá para limpar a mesa.
lab-deal-cleared = A mesa ficou limpa.
lab-deal-last-chance =
    { $moves ->
        [0] Só dava para limpar a mesa antes da primeira jogada, assim:
        [one] A última chance de limpar a mesa foi depois da jogada { $moves }, assim:
       *[other] A última chance de limpar a mesa foi depois da jogada { $moves }, assim:
    }
lab-head-move = jogada
lab-head-set = SET

## Dice

lab-dice-rolls = Um lançamento tirado do saco cheio contém um SET:
lab-dice-turns =
    { $games ->
        [one] { $games } partida de { $players } jogadores gulosos, semente { $seed }. Pontos da melhor jogada:
       *[other] { $games } partidas de { $players } jogadores gulosos, semente { $seed }. Pontos da melhor jogada:
    }
lab-dice-bonuses = Casas de bônus: com que frequência são ganhas, quando, e quantos pontos a mais isso dá em relação à melhor jogada sem nenhum bônus:
lab-dice-rerolls = O que lançar de novo, e os pontos esperados na jogada seguinte:
lab-dice-keep-all = nada
lab-head-dice = dados
lab-head-with-wild = com WILD
lab-head-without-wild = sem WILD
lab-head-points = pontos
lab-head-turns = jogadas
lab-head-square = casa
lab-head-bonus = bônus
lab-head-earned = ganho
lab-head-round = na rodada
lab-head-gain = ganho a mais
lab-head-roll-again = lançar de novo
lab-head-playable = pode jogar
lab-pass = passar

## Charts

lab-chart-hands = todas as mãos
lab-chart-classes = realmente diferentes
lab-chart-set-free = Mãos sem SET
lab-chart-number = número (logarítmico)
lab-chart-fresh = Probabilidade de não haver SET em cartas recém-distribuídas
lab-chart-percent = por cento
lab-chart-percent-games = por cento das partidas
lab-chart-sets-in = SETs em { $cards } cartas
lab-chart-left = Cartas que sobram no fim
lab-chart-fresh-deal = recém-distribuídas
lab-chart-in-play = durante o jogo
lab-chart-no-set = Nenhum SET na mesa
lab-chart-stages = Nenhum SET entre { $cards } cartas, conforme o momento
lab-chart-sets-on-table = SETs entre { $cards } cartas da mesa
lab-chart-line = SETs à escolha, e cartas na mesa
lab-chart-choices = número
lab-chart-rolls = Um lançamento contém um SET
lab-chart-with-wild = com WILD
lab-chart-without-wild = sem WILD
lab-chart-points = Pontos da melhor jogada
lab-chart-bonuses = Com que frequência se ganha um bônus
lab-chart-expected = SETs entre cartas recém-distribuídas, em média
lab-chart-books = como está nos manuais
lab-chart-rounds = Rodada em que se ganha um bônus
lab-chart-gain = Pontos que vale uma casa de bônus
lab-chart-rerolls = Pontos da jogada seguinte ao novo lançamento
lab-chart-playable = Com que frequência é possível colocar dados em seguida
lab-chart-exact = exato
lab-chart-interval = intervalo de confiança de 95%
lab-chart-to-take = SETs à escolha
lab-chart-scored = dados colocados
lab-chart-passed = nada pode ser colocado
