## O que aconteceu em uma mesa

event-seed-committed = O baralho está selado: { $commitment }.
event-player-seated =
    { $bot ->
        [yes] { $name }, um robô, senta-se à mesa.
       *[no] { $name } senta-se à mesa.
    }
event-player-left =
    { $removed ->
        [yes] O anfitrião retira { $name }.
       *[no] { $name } sai da mesa.
    }
event-player-returned = { $name } volta à mesa.
event-player-replaced = { $name }, um robô, continua no lugar que ficou vago.
event-player-away = { $name } não está.
event-player-back = { $name } está de volta.
event-player-ready = { $name } está a postos.
event-host-changed = Agora o anfitrião é { $name }.
event-player-renamed = { $name } agora se chama { $new }.
event-ready-withdrawn = { $name } prefere esperar mais um pouco.
event-nonce-committed = { $name } se compromete com um número aleatório para o embaralhamento.
event-commitments-awaited = A rodada está prestes a começar; ainda faltam números aleatórios.
event-commitments-fixed = Todos os números aleatórios estão comprometidos; agora são revelados.
event-nonce-revealed = { $name } revela um número aleatório.
event-nonce-missed = { $name } não enviou a tempo um número aleatório e conta como ausente.
event-start-voided = Este início foi anulado.
event-proposal-made =
    { $what ->
        [restart] { $name } propõe distribuir de novo.
       *[end] { $name } propõe encerrar a partida aqui.
    }
event-proposal-agreed = { $name } concorda.
event-proposal-declined = { $name } recusa.
event-table-closed = O anfitrião fecha a mesa.

event-deal-started = Rodada { $deal }: { $name } distribui.
event-player-dealt-in = { $name } já joga nesta rodada.
event-deal-voided = De comum acordo, a rodada { $deal } não conta e é distribuída de novo.
event-set-called =
    { $tie ->
        [yes] { $name } anuncia “SET!”; houve outro anúncio no mesmo instante, e o acaso decidiu.
       *[no] { $name } anuncia “SET!”.
    }
event-set-taken =
    { $tie ->
        [yes] { $name } leva um SET: { $cards }; houve outra pessoa no mesmo instante, e o acaso decidiu.
       *[no] { $name } leva um SET: { $cards }.
    }
event-call-failed =
    { $reason ->
        [time] { $name } não apontou a tempo.
        [taken-back] { $name } desiste do anúncio.
        [left] { $name } saiu sem apontar.
       *[wrong] { $name } aponta { $cards }: não é um SET.
    } { $lost ->
        [0] Pontos nesta rodada: { $points }.
        [one] Custa uma carta. Pontos nesta rodada: { $points }.
       *[other] Custa { $lost } cartas. Pontos nesta rodada: { $points }.
    }
event-votes-changed = Votos mantidos: { $count }.
event-no-set-voted = { $name } não vê nenhum SET.
event-vote-denied = { $name } não vê nenhum SET, mas há um.
event-looking-asked = A votação espera por { $names }: “Ainda procurando?”.
event-looking-answered = { $name } ainda está procurando.
event-looking-ignored = Sem resposta de { $names }: esta votação continua sem esperar.
event-cards-added =
    { $cause ->
        [vote] Todos concordam que não há SET: mais três cartas.
        [silence] Ninguém diz o contrário: mais três cartas.
       *[auto] Não há nenhum SET: mais três cartas.
    }
event-hint-given =
    { $shown ->
        [exists] Dica para { $name }: há um SET.
        [none] Dica para { $name }: não há nenhum SET.
        [cards] Dica para { $name }: { $cards }.
       *[hidden] Dica para { $name }.
    }
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
