## Minhas partidas

web-games-going = Ainda em jogo
web-games-back = Voltar à mesa
web-games-finished = Partidas terminadas
web-games-first = Jogue uma partida ou o desafio de hoje. Quando terminar, ela aparece aqui, com a linha do tempo e o replay.
web-games-play = Jogar uma partida
web-games-room = Sala { $code }
web-filter =
    { $filters ->
        [0] Filtrar
        [1] Filtrar (1 ativo)
       *[other] Filtrar ({ $filters } ativos)
    }
web-filter-game = Jogo
web-filter-any-game = Todos os jogos
web-filter-company = Com quem
web-filter-anyone = Qualquer pessoa
web-filter-others = Com mais gente
web-filter-result = Resultado
web-filter-any-result = Qualquer resultado
web-filter-rules = Regras
web-filter-any-rules = Quaisquer regras
web-filter-time = Quando
web-filter-any-time = Qualquer data
web-filter-days = Últimos { $days } dias
web-filter-clear = Limpar filtros
web-filter-none = Nenhuma partida corresponde a esses filtros.
web-rules-nine = nove na mesa
web-export = Baixar todas as minhas partidas
web-games-more = Ver partidas anteriores

## Uma partida em uma linha

web-timeline-looking = Carregando a partida…
web-timeline-empty = Esta partida terminou antes que algo acontecesse.
web-timeline-quickest =
    { $players ->
        [1] O SET mais rápido levou { $time }.
       *[other] O SET mais rápido: { $name }, em { $time }.
    }
web-timeline-missed =
    { $sets ->
        [1] Um SET foi desfeito sem que ninguém o visse, depois de { $time } na mesa.
       *[other] { $sets } SETs foram desfeitos sem que ninguém os visse; o que durou mais, depois de { $time } na mesa.
    }
web-timeline-missed-none = Nenhum SET foi desfeito sem ser visto.
web-timeline-missed-here =
    { $sets ->
        [1] desfez um SET que ninguém viu
       *[other] desfez { $sets } SETs que ninguém viu
    }
web-timeline-unseen = SETs que ninguém viu
web-timeline-more-unseen =
    { $sets ->
        [1] e mais um
       *[other] e mais { $sets }
    }
web-timeline-all = Tudo, na ordem
web-timeline-mean = Por SET
web-timeline-best = O mais rápido
web-timeline-differ =
    { $count ->
        [0] SET
        [1] SET: uma característica diferente
       *[other] SET: { $count } características diferentes
    }
web-timeline-wrong =
    { $reason ->
        [time] Anunciou e o tempo acabou
        [taken-back] Anunciou e cancelou
        [left] Saiu durante o anúncio
       *[wrong] Não era um SET
    }
web-timeline-key-found = um SET; de uma a quatro características diferentes
web-timeline-key-wrong = anúncio errado
web-timeline-key-denied = “Não há SET”, mas havia
web-timeline-key-hint = dica
web-timeline-key-added = sem SET: mais cartas
web-timeline-key-missed = um SET que ninguém viu, enquanto estava lá
web-timeline-turns = Jogadas
web-timeline-passes = Passes
web-timeline-best-turn = Melhor jogada
web-timeline-dice-best =
    { $points ->
        [1] A melhor jogada: { $name }, um ponto.
       *[other] A melhor jogada: { $name }, { $points } pontos.
    }
web-timeline-dice =
    { $what ->
        [opening] abre: +{ $points }
        [pass] passa
       *[turn] joga: +{ $points }
    }

## Estatísticas

web-stats-looking = Carregando suas partidas…
web-stats-whose = De quem
web-stats-you = Suas
web-stats-bots = Bots: { $level }
web-stats-games = Partidas
web-stats-wins = Vitórias contra outros
web-stats-won-of = { $won } de { $games }
web-stats-median = Tempo por SET (mediana)
web-stats-played = Tempo de jogo
web-stats-first = Jogue uma partida ou o desafio de hoje, e esta página mostrará como você encontra os SETs: com que rapidez, em quais demora mais e quais deixa passar.
web-stats-none = Nenhuma partida nesta seleção.
web-stats-train = Treinar os SETs em que você mais demora
web-chart-table = Em tabela
web-chart-more =
    { $games ->
        [1] Mais uma partida, mais ou menos, e este gráfico aparece.
       *[other] Mais umas { $games } partidas, e este gráfico aparece.
    }
web-chart-time = Segundos por SET ao longo do tempo
web-chart-week = Jogue em outra semana para ver sua evolução.
web-chart-since = Semana de
web-chart-differing = Por número de características diferentes
web-chart-differ = Características diferentes
web-chart-kinds = Por tipo de SET
web-chart-kinds-differ = O que muda
web-chart-kinds-slow =
    { $whose ->
        [you] Os SETs em que você mais demora mudam em { $features } ({ $time }).
       *[bots] Os SETs em que estes bots mais demoram mudam em { $features } ({ $time }).
    }
web-chart-features = Por característica
web-chart-feature = Característica
web-chart-where-differs = Quando é diferente
web-chart-where-same = Quando é igual
web-chart-sooner = antes
web-chart-later = depois
web-chart-wrong = Anúncios errados
web-chart-wrong-none = Nenhum erro até agora.
web-chart-why = Motivo
web-chart-count = Quantas vezes
web-chart-reason =
    { $reason ->
        [time] O tempo acabou
        [taken-back] Cancelado
        [left] Saída durante o anúncio
        [no-set] “Não há SET”, mas havia
       *[wrong] Não era um SET
    }
web-chart-failed =
    { $feature ->
        [number] Erro no número
        [colour] Erro na cor
        [fill] Erro na textura
       *[shape] Erro na forma
    }
web-chart-unseen = SETs que ficaram mais tempo na mesa
web-chart-unseen-none = Nenhum SET passou despercebido por mais de cinco segundos.
web-chart-best = Melhores tempos solo
web-chart-best-none = Termine uma partida solo sem dicas, ou um desafio, para ter um tempo.
web-chart-opponents = Frente a frente
web-chart-won = Vitórias
web-chart-tied = Empates
web-chart-lost = Derrotas
web-chart-opponents-none = Ninguém ainda: jogue com amigos ou contra bots.

## O que um gráfico mostra, em uma frase; $whose é you ou bots

web-reading-quicker =
    { $whose ->
        [you] Você encontra um SET { $time } mais rápido que nas suas primeiras semanas.
       *[bots] Estes bots encontram um SET { $time } mais rápido que nas primeiras semanas.
    }
web-reading-slower =
    { $whose ->
        [you] Você leva { $time } a mais por SET que nas suas primeiras semanas.
       *[bots] Estes bots levam { $time } a mais por SET que nas primeiras semanas.
    }
web-reading-steady =
    { $whose ->
        [you] Seu ritmo é constante: { $time } por SET.
       *[bots] O ritmo deles é constante: { $time } por SET.
    }
web-reading-slow-differing =
    { $whose ->
        [you] SETs com { $count ->
            [1] uma característica diferente
           *[other] { $count } características diferentes
        } levam { $time } a mais para você que os de { $of }.
       *[bots] SETs com { $count ->
            [1] uma característica diferente
           *[other] { $count } características diferentes
        } levam { $time } a mais para estes bots que os de { $of }.
    }
web-reading-slow-feature =
    { $whose ->
        [you] Com SETs { $feature ->
            [number] de números diferentes
            [colour] de cores diferentes
            [fill] de texturas diferentes
           *[shape] de formas diferentes
        } você leva { $time } a mais do que com outros SETs.
       *[bots] Com SETs { $feature ->
            [number] de números diferentes
            [colour] de cores diferentes
            [fill] de texturas diferentes
           *[shape] de formas diferentes
        } estes bots levam { $time } a mais do que com outros SETs.
    }
web-reading-even-features =
    { $whose ->
        [you] Você encontra os SETs com a mesma rapidez, seja o que for que mude.
       *[bots] Estes bots encontram os SETs com a mesma rapidez, seja o que for que mude.
    }
web-reading-fails-in =
    { $whose ->
        [you] { $count } dos seus { $of } erros são { $feature ->
            [number] no número
            [colour] na cor
            [fill] na textura
           *[shape] na forma
        }.
       *[bots] { $count } de { $of } erros são { $feature ->
            [number] no número
            [colour] na cor
            [fill] na textura
           *[shape] na forma
        }.
    }
web-reading-no-mistakes = Nem um erro em { $of } SETs.
web-reading-longest-unseen = O que ficou mais tempo: { $time }.

## Treino

web-training-what = Um desafio de doze cartas e seis SETs; pelo menos metade deles é dos tipos em que você mais demora.
web-training-what-new = Um desafio de doze cartas e seis SETs; pelo menos metade deles é dos tipos que quase todo mundo encontra por último. Depois de algumas partidas, ele usará os seus próprios tempos.
web-training-start = Treinar
web-training-kinds = O que você mais demora a encontrar
web-training-kinds-new = O que quase todo mundo encontra por último
web-training-differ = Diferente: { $features }
web-training-same = Igual: { $features }
web-training-median =
    { $sets ->
        [1] { $time } em um SET; { $usual } em um SET qualquer.
       *[other] Em geral { $time } ({ $sets } SETs); { $usual } em um SET qualquer.
    }
web-training-never =
    { $sets ->
        [1] Esteve uma vez na mesa, e você não encontrou.
       *[other] Esteve { $sets } vezes na mesa, e você nunca encontrou.
    }
web-training-new = Ainda não apareceu.
web-training-before = Antes
web-training-recent = Últimas duas semanas
web-training-faster = { $time } a menos
web-training-slower = { $time } a mais
web-training-puzzles = Seus desafios de treino
web-training-few =
    { $puzzles ->
        [1] Mais um desafio, e você verá a evolução.
       *[other] Mais { $puzzles } desafios, e você verá a evolução.
    }
web-training-puzzles-faster = Seus últimos desafios levaram { $time } a menos que os primeiros.
web-training-puzzles-slower = Seus últimos desafios levaram { $time } a mais que os primeiros.
