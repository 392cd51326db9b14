## O que aconteceu em uma mesa

event-seed-committed = O embaralhamento está selado: { $commitment }.
event-player-seated =
    { $bot ->
        [yes] { $name }, um bot, entra na mesa.
       *[no] { $name } entra na mesa.
    }
event-player-left =
    { $removed ->
        [yes] Quem organiza a mesa remove { $name }.
       *[no] { $name } sai da mesa.
    }
event-player-leaving =
    { $removed ->
        [yes] Quem organiza a mesa vai remover { $name } assim que a rodada começar.
       *[no] { $name } vai sair da mesa assim que a rodada começar.
    }
event-player-returned = { $name } volta à mesa.
event-player-replaced = { $name }, um bot, assume o lugar de quem saiu.
event-player-away = { $name } se ausentou.
event-player-back = { $name } está de volta.
event-player-ready = Por { $name }, já dá para começar.
event-handicap-set =
    { $seconds ->
        [0] { $name } joga sem desvantagem.
       *[other] { $name } espera { $seconds } s antes de anunciar com cartas novas.
    }
event-host-changed = Agora { $name } organiza a mesa.
event-player-renamed = { $name } agora se chama { $new }.
event-ready-withdrawn = { $name } prefere esperar mais um pouco.
event-nonce-committed = { $name } sela um número aleatório para o embaralhamento.
event-commitments-awaited = Está prestes a começar; ainda faltam números aleatórios.
event-commitments-fixed = Todos os números aleatórios estão selados; agora são revelados.
event-nonce-revealed = { $name } revela um número aleatório.
event-nonce-missed = { $name } não enviou a tempo um número aleatório e conta como ausente.
event-start-voided =
    { $row ->
        [0] Este início foi anulado.
        [1] Este início foi anulado quando alguns números aleatórios já tinham sido mostrados: o número de { $names } não foi revelado. Quem não o revelou fica fora da próxima rodada, a não ser que tenha perdido a conexão quando o servidor parou.
       *[other] { $row } inícios seguidos foram anulados quando alguns números aleatórios já tinham sido mostrados. Desta vez, o número de { $names } não foi revelado. Quem não o revelou fica fora da próxima rodada, a não ser que tenha perdido a conexão quando o servidor parou. Nada começa até que todas as pessoas estejam prontas de novo.
    }
event-play-interrupted = O servidor parou quando era a vez de { $name }; a mesa espera { $name } voltar.
event-play-continued = { $name } voltou e tem de novo o tempo completo.
event-play-voided = { $name } não voltou depois da parada do servidor: a jogada fica anulada, sem penalidade.
event-proposal-made =
    { $what ->
        [restart] { $name } propõe recomeçar.
       *[end] { $name } propõe encerrar a partida aqui.
    }
event-proposal-agreed = { $name } concorda.
event-proposal-declined = { $name } recusa.
event-table-closed = Quem organiza a mesa a fecha.
event-seat-offered = { $name } está mudando de aparelho.
event-seat-moved = { $name } agora está em outro aparelho.
event-table-paused = Quem conduz a sala põe a mesa em pausa. Um anúncio em aberto não custa nada.
event-table-resumed = A mesa continua.
event-dice-shown = Os dados voltam a aparecer.
event-puzzle-shown = As cartas voltam a aparecer.

event-deal-started = Rodada { $deal }: { $name } distribui.
event-player-dealt-in = { $name } já joga nesta mesma rodada.
event-deal-voided = De comum acordo, a rodada { $deal } não conta e recomeça.
event-set-called =
    { $tie ->
        [yes] { $name } anuncia “SET!”; houve outro anúncio no mesmo instante, e o acaso decidiu.
       *[no] { $name } anuncia “SET!”.
    }
event-set-taken =
    { $tie ->
        [yes] { $name } leva um SET: { $cards }; alguém mais escolheu no mesmo instante, e o acaso decidiu.
       *[no] { $name } leva um SET: { $cards }.
    }
event-call-failed =
    { $reason ->
        [time] { $name } não escolheu a tempo.
        [taken-back] { $name } cancela o anúncio.
        [left] { $name } saiu sem escolher.
       *[wrong] { $name } escolhe { $cards }: não é um SET.
    } { $lost ->
        [0] Pontos nesta rodada: { $points }.
        [one] Custa uma carta. Pontos nesta rodada: { $points }.
       *[other] Custa { $lost } cartas. Pontos nesta rodada: { $points }.
    }
event-votes-changed = Votos agora: { $count }.
event-no-set-voted = { $name } não vê nenhum SET.
event-vote-denied = { $name } não vê nenhum SET, mas há um.
event-looking-asked = A votação espera { $names }: “Ainda procurando?”.
event-looking-answered = { $name } ainda está procurando.
event-looking-ignored = Sem resposta de { $names }: esta votação continua sem esperar.
event-cards-added =
    { $cause ->
        [vote] Todos concordam que não há SET: { $count ->
            [1] mais uma carta
            [3] mais três cartas
           *[other] mais { $count } cartas
        }.
        [silence] Ninguém achou um SET a tempo: { $count ->
            [1] mais uma carta
            [3] mais três cartas
           *[other] mais { $count } cartas
        }.
       *[auto] Não há nenhum SET: { $count ->
            [1] mais uma carta
            [3] mais três cartas
           *[other] mais { $count } cartas
        }.
    }
event-board-laid = Tudo nesta mesa já foi encontrado: cartas novas.
event-naming-opened = Não resta nada para levar. Que carta ninguém viu?
event-card-named = { $name } acerta a carta que ninguém tinha visto: { $card }.
event-hint-given =
    { $shown ->
        [exists] Dica pedida por { $name }: há um SET.
        [none] Dica pedida por { $name }: não há nenhum SET.
        [cards] Dica pedida por { $name }: { $cards }.
       *[hidden] Dica pedida por { $name }.
    }
event-deal-paused = { $name } faz uma pausa.
event-deal-resumed = A partida continua.
event-deal-ended =
    { $left ->
        [0] Fim da rodada { $deal }: não sobra nenhuma carta.
        [one] Fim da rodada { $deal }: sobra uma carta.
       *[other] Fim da rodada { $deal }: sobram { $left } cartas.
    }
event-match-ended =
    { $winners ->
        [0] Fim da partida: ninguém vence.
        [1] Fim da partida: { $names } vence.
       *[other] Fim da partida: { $names } dividem a vitória.
    }

## O mesmo, dito a quem fez

event-player-seated-you = Você entra na mesa como { $name }.
event-player-left-you =
    { $removed ->
        [yes] Quem organiza a mesa remove você.
       *[no] Você sai da mesa.
    }
event-player-leaving-you =
    { $removed ->
        [yes] Quem organiza a mesa vai remover você assim que a rodada começar.
       *[no] Você vai sair da mesa assim que a rodada começar.
    }
event-player-returned-you = Você volta à mesa.
event-player-away-you = Você se ausentou.
event-player-back-you = Você está de volta.
event-play-interrupted-you = O servidor parou quando era a sua vez; seu tempo recomeça.
event-play-continued-you = Você voltou e tem de novo o tempo completo.
event-seat-offered-you = Você está mudando de aparelho.
event-seat-moved-you = Agora você está em outro aparelho.
event-play-voided-you = Você não voltou depois da parada do servidor: sua jogada fica anulada, sem penalidade.
event-player-ready-you = Por você, já dá para começar.
event-handicap-set-you =
    { $seconds ->
        [0] Você joga sem desvantagem.
       *[other] Você espera { $seconds } s antes de anunciar com cartas novas.
    }
event-host-changed-you = Agora você organiza a mesa.
event-player-renamed-you = Agora seu nome é { $new }.
event-ready-withdrawn-you = Você prefere esperar mais um pouco.
event-nonce-committed-you = Você sela um número aleatório para o embaralhamento.
event-nonce-revealed-you = Você revela seu número aleatório.
event-nonce-missed-you = Seu número aleatório não chegou a tempo, e você conta como ausente.
event-proposal-made-you =
    { $what ->
        [restart] Você propõe recomeçar.
       *[end] Você propõe encerrar a partida aqui.
    }
event-proposal-agreed-you = Você concorda.
event-proposal-declined-you = Você recusa.
event-deal-started-you = Rodada { $deal }: você distribui.
event-player-dealt-in-you = Você já joga nesta mesma rodada.
event-set-called-you =
    { $tie ->
        [yes] Você anuncia “SET!”; houve outro anúncio no mesmo instante, e o acaso decidiu.
       *[no] Você anuncia “SET!”.
    }
event-set-taken-you =
    { $tie ->
        [yes] Você leva um SET: { $cards }; alguém mais escolheu no mesmo instante, e o acaso decidiu.
       *[no] Você leva um SET: { $cards }.
    }
event-card-named-you = Você acerta a carta que ninguém tinha visto: { $card }.
event-call-failed-you =
    { $reason ->
        [time] Você não escolheu a tempo.
        [taken-back] Você cancela o anúncio.
        [left] Você saiu sem escolher.
       *[wrong] Você escolhe { $cards }: não é um SET.
    } { $lost ->
        [0] Pontos nesta rodada: { $points }.
        [one] Custa uma carta. Pontos nesta rodada: { $points }.
       *[other] Custa { $lost } cartas. Pontos nesta rodada: { $points }.
    }
event-no-set-voted-you = Você não vê nenhum SET.
event-vote-denied-you = Você não vê nenhum SET, mas há um.
event-looking-answered-you = Você ainda está procurando.
event-hint-given-you =
    { $shown ->
        [exists] Você pede uma dica: há um SET.
        [none] Você pede uma dica: não há nenhum SET.
        [cards] Você pede uma dica: { $cards }.
       *[hidden] Você pede uma dica.
    }
event-deal-paused-you = Você faz uma pausa.
event-match-ended-you = Fim da partida: você vence.
