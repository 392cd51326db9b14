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
event-player-returned = { $name } volta à mesa.
event-player-replaced = { $name }, um bot, assume o lugar de quem saiu.
event-player-away = { $name } se ausentou.
event-player-back = { $name } está de volta.
event-player-ready = { $name } já pode começar.
event-host-changed = Agora { $name } organiza a mesa.
event-player-renamed = { $name } agora se chama { $new }.
event-ready-withdrawn = { $name } prefere esperar mais um pouco.
event-nonce-committed = { $name } sela um número aleatório para o embaralhamento.
event-commitments-awaited = Está prestes a começar; ainda faltam números aleatórios.
event-commitments-fixed = Todos os números aleatórios estão selados; agora são revelados.
event-nonce-revealed = { $name } revela um número aleatório.
event-nonce-missed = { $name } não enviou a tempo um número aleatório e conta como ausente.
event-start-voided = Este início foi anulado.
event-proposal-made =
    { $what ->
        [restart] { $name } propõe recomeçar.
       *[end] { $name } propõe encerrar a partida aqui.
    }
event-proposal-agreed = { $name } concorda.
event-proposal-declined = { $name } recusa.
event-table-closed = Quem organiza a mesa a fecha.

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
        [vote] Todos concordam que não há SET: mais três cartas.
        [silence] Ninguém achou um SET a tempo: mais três cartas.
       *[auto] Não há nenhum SET: mais três cartas.
    }
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
