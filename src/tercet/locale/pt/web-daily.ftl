## O desafio, em jogo

web-puzzle-what =
    { $size ->
        [easy] Nove cartas, quatro SETs.
       *[full] Doze cartas, seis SETs.
    }
web-puzzle-clock = O relógio começa quando você vê as cartas e continua mesmo se você sair.
web-puzzle-team = Vocês resolvem em equipe, e qualquer pessoa pode começar.
web-puzzle-start = Disparar o relógio
web-puzzle-show = Ver as cartas
web-puzzle-team-show = Vocês resolvem em equipe, e qualquer pessoa pode mostrar as cartas.
web-puzzle-starting = Lá vêm as cartas…
web-puzzle-lost =
    Conexão perdida, mas o relógio continua correndo. { $kept ->
        [yes] O que você acabou de achar será enviado.
       *[no] Reconectando…
    }
web-puzzle-found = SETs encontrados: { $found } de { $sets }
web-puzzle-searched = Boa busca! Daqui a pouco todos verão os SETs juntos.
web-puzzle-left =
    { $sets ->
        [0] Todos os SETs encontrados.
        [1] Falta encontrar um SET.
       *[other] Falta encontrar { $sets } SETs.
    }
web-puzzle-solved = Todos os SETs encontrados!
web-puzzle-over = Não resolvido
web-puzzle-not-found = Faltava encontrar estes
web-puzzle-wrong = Erros
web-practice = Desafio de treino
web-training-next = Outro desafio de treino

## O dia, o resultado e os melhores tempos

web-daily-looking = Procurando os desafios do dia…
web-daily-to-come = Este desafio aparece em { $day }.
refusal-no-day = Esse dia não existe. Confira a data no endereço.
web-daily-what = Todo dia, à meia-noite UTC, dois desafios novos, os mesmos para todo mundo. Vale a sua primeira tentativa. Seus resultados e sua sequência pertencem a este navegador: em outro aparelho, você começa do zero.
web-daily-days = Dias
web-daily-calendar = Dias resolvidos
web-daily-month-before = O mês anterior
web-daily-month-after = O mês seguinte
web-daily-month-solved = { $days ->
        [0] nenhum dia resolvido
        [1] um dia resolvido
       *[other] { $days } dias resolvidos
    }
web-daily-day = { $solved ->
        [yes] { $day }, resolvido
        [partly] { $day }, um de dois resolvido
        [unranked] { $day }, resolvido, fora do ranking
       *[no] { $day }
    }
web-daily-mark-ranked = no ranking
web-daily-mark-unranked = fora do ranking
web-daily-next = Os próximos desafios chegam às { $time }: { $hours ->
        [0] em { $minutes } min
       *[other] em { $hours } h { $minutes } min
    }.
web-daily-next-now = Os próximos desafios já chegaram.
web-daily-next-go = Ver os novos desafios
web-daily-before = Dia anterior
web-daily-after = Próximo dia
web-daily-today = Hoje
web-daily-other = Outro dia
web-daily-best = (recorde: { $days })
web-daily-size = Qual desafio
web-daily-easy = Fácil
web-daily-full = Completo
web-daily-solvers =
    { $solvers ->
        [0] Ainda não há tempos.
        [1] Já há um tempo.
       *[other] Já há { $solvers } tempos.
    }
web-daily-start =
    { $size ->
        [easy] Começar o fácil
       *[full] Começar o completo
    }
web-daily-counts = Esta tentativa vale. O relógio começa na hora e continua mesmo se você sair.
web-daily-unranked-day = Só vale no próprio dia: estes tempos não entram no ranking.
web-daily-unranked = Esta tentativa não entra no ranking.
web-daily-go-on =
    { $size ->
        [easy] Voltar ao fácil
       *[full] Voltar ao completo
    }
web-daily-running = Seu relógio está correndo.
web-daily-again = De novo, fora do ranking
web-daily-rank = Posição
web-daily-rank-among = Posição entre todos
web-daily-rank-of =
    { $count ->
        [1] Primeiro tempo
       *[other] { $rank } de { $count }
    }
web-daily-percentile =
    { $others ->
        [1] Mais rápido que a outra pessoa
       *[other] Mais rápido que { $percent }% dos outros
    }
web-daily-streak = Dias seguidos
web-daily-finds = Na ordem em que você encontrou
web-daily-share = Compartilhe seu resultado
web-daily-share-picture = { $sets ->
        [1] Desenho de um SET: quais características são iguais e quais são diferentes.
       *[other] Desenho de { $sets } SETs: quais características são iguais e quais são diferentes.
    }
web-daily-share-key = Uma linha por SET, na ordem em que foram encontrados; número, cor, textura e forma:
web-daily-share-same = igual,
web-daily-share-different = diferente.
web-daily-copy = Copiar
web-daily-board = Melhores tempos
web-daily-board-none =
    { $day ->
        [past] Não há tempos.
       *[today] Ainda não há tempos.
    }
web-daily-among = De quem
web-daily-among-all = Todo mundo
web-daily-among-met = Quem já jogou comigo
web-daily-board-none-public =
    { $day ->
        [past] Não há ninguém na classificação.
       *[today] Ainda não há ninguém na classificação.
    }
web-daily-board-proves = Um tempo nesta classificação mostra que o registro é coerente, não quem ou o que olhou as cartas: um programa também pode resolver o desafio.
web-daily-place-ask = Publicar seu tempo na classificação pública? Com que nome?
web-daily-place-join = Publicar meu tempo
web-daily-place-leave = Remover
web-daily-place =
    { $listing ->
        [listed] Seu tempo está na classificação pública como { $name }.
        [held] Seu tempo será publicado assim que quem administra este servidor confirmar: ele é excepcionalmente rápido.
        [outdone] Há um tempo melhor da sua rede na classificação pública: cada rede tem um lugar por dia.
       *[removed] Quem administra este servidor removeu seu tempo das classificações.
    }
web-daily-listing =
    { $listing ->
        [held] aguarda a sua confirmação
        [outdone] não é o melhor daquela rede
       *[removed] removido
    }
web-daily-confirm = Confirmar
web-daily-remove = Remover
