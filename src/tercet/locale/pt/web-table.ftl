## Sair, e encerrar para todos

web-leave-title = Sair da mesa?
web-leave-lobby = Seu lugar fica livre para outra pessoa.
web-leave-over = O resultado fica como está.
web-leave-what =
    { $game ->
        [dice] Seus dados e seus pontos são mantidos, e você pode voltar enquanto a partida durar.
        [puzzle] O seu relógio continua correndo enquanto você está fora; você pode voltar.
       *[cards] Sua pontuação é mantida, e você pode voltar enquanto a partida durar.
    }
web-end-title = Encerrar a partida para todos?
web-end-what = A partida termina na hora para todos desta mesa. Os pontos valem como estão agora.
web-puzzle-give-up = Desistir
web-puzzle-give-up-title = Desistir deste desafio?
web-puzzle-give-up-what = Nenhum tempo será registrado, e você verá os SETs que não encontrou.

## Depois de perder a conexão

web-missed = Você ficou um tempo sem conexão.
web-missed-deal = Começou a rodada { $deal }.
web-missed-call =
    { $lost ->
        [0] O tempo do seu anúncio acabou. Não custou nada.
        [one] O tempo do seu anúncio acabou e isso custou um ponto.
       *[other] O tempo do seu anúncio acabou e isso custou { $lost } pontos.
    }
web-missed-sets =
    { $sets ->
        [1] Os outros acharam um SET.
       *[other] Os outros acharam { $sets } SETs.
    }
web-missed-turn = Seu tempo acabou e você passou a vez.
web-missed-points =
    { $points ->
        [1] Os outros fizeram um ponto.
       *[other] Os outros fizeram { $points } pontos.
    }
## Conversa e espectadores

web-talk-nothing = Nenhuma mensagem ainda.
web-talk-watcher = (assistindo)
web-talk-players-only = Nesta mesa só quem joga pode escrever no chat.
web-talk-unread =
    { $remarks ->
        [1] Chat: uma mensagem nova
       *[other] Chat: { $remarks } mensagens novas
    }
web-watchers = Na plateia
web-watched-by =
    { $watchers ->
        [1] Uma pessoa está assistindo: { $names }
       *[other] { $watchers } pessoas estão assistindo: { $names }
    }

## A revanche

web-rematch-open = A revanche já está aberta.
web-rematch-waits = Começa quando as { $players } pessoas estiverem aqui.
web-follow = Assistir à revanche
## Voltar, e quando alguém sai

web-return = Voltar à partida
web-departed =
    { $players ->
        [1] { $names } saiu da partida.
       *[other] { $names } saíram da partida.
    }
web-others-away =
    { $players ->
        [1] { $names } está ausente.
       *[other] { $names } estão ausentes.
    }
web-wait = Esperar
web-end-alone = Encerrar a partida
web-propose-end = Propor encerrar a partida
web-end-alone-in = Encerrar a partida (em { $time })
## Antes de começar

web-deserted = Ninguém mais entrou ainda. Compartilhe o link e espere, ou jogue solo.
web-keep-waiting = Esperar os outros
web-void-starts =
    { $count ->
        [1] Um início foi anulado quando alguns números aleatórios já tinham sido mostrados: o número de { $names } não foi revelado.
       *[other] { $count } inícios seguidos foram anulados quando alguns números aleatórios já tinham sido mostrados. Os números de { $names } não foram revelados.
    }
web-void-starts-why = Pode ser só uma conexão perdida. Mas pessoas que agem em conjunto também podem ver assim uma rodada antes da hora e recusá-la. As pessoas citadas ficam fora da próxima rodada, a não ser que tenham perdido a conexão quando o servidor parou. Essa rodada não contará como verificada. Continue só se concordar com isso.
web-waiting-names =
    { $players ->
        [0] Começando…
       *[other] Esperando { $names }.
    }
web-unready = Ainda não

## Recomeçar, encerrar de comum acordo, nomes

web-restart = Recomeçar
web-restart-title = Recomeçar do início?
web-stop-title = Encerrar a partida aqui?
web-by-agreement = Isso acontece quando todas as pessoas que jogam concordam.
web-proposed-restart = { $name } quer recomeçar.
web-proposed-restart-own = Você quer recomeçar. Esperando os outros.
web-proposed-end = { $name } quer encerrar a partida aqui.
web-proposed-end-own = Você quer encerrar a partida aqui. Esperando os outros.
web-agree = Concordar
web-decline = Não, continuar jogando
web-withdraw = Retirar a proposta
web-rename = Mudar de nome

## The end of a game

web-fastest = SET mais rápido: { $name }, { $time }
web-figures = Todos os números
web-verified = Embaralhamento verificado
web-partly-verified = Embaralhamento verificado em parte
web-free-seats =
    { $seats ->
        [1] Um lugar livre
       *[other] { $seats } lugares livres
    }
web-coached = Escolha três cartas que formem um SET. Sem pressa: a dica vem sozinha.
web-table-paused = Atenção!
web-table-paused-what = A partida está em pausa. Continua quando quem conduz a sala der o sinal.
