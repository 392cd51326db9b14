## Minhas partidas

web-games-going = Ainda em jogo
web-games-back = Voltar à mesa
web-games-finished = Partidas terminadas
web-games-first = Jogue uma partida ou o desafio de hoje. Quando terminar, ela aparece aqui, com a linha do tempo e o replay.
web-games-play = Jogar uma partida
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
web-filter-any-time = A qualquer momento
web-filter-days = Últimos { $days } dias
web-filter-clear = Limpar filtros
web-filter-none = Nenhuma partida corresponde a esses filtros.
web-rules-nine = nove na mesa

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
        [1] Um SET foi desfeito sem que ninguém o visse, depois de { $time }.
       *[other] { $sets } SETs foram desfeitos sem que ninguém os visse, um deles depois de { $time }.
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
