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
        [0] O tempo do seu anúncio acabou. Conta como erro, mas não custou pontos.
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
web-watchers = Assistindo
web-watched-by =
    { $watchers ->
        [1] Uma pessoa está assistindo: { $names }
       *[other] { $watchers } pessoas estão assistindo: { $names }
    }

## A revanche

web-rematch-open = A revanche já está aberta.
web-rematch-by = { $name } quer uma revanche.
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
web-person-joined = { $name } entrou.
web-person-back = { $name } voltou.
web-person-ready = { $name } pode começar.
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
web-name-away = { $name } (ausente)
web-unready = Ainda não

## Recomeçar, encerrar de comum acordo, nomes

web-restart = Recomeçar
web-restart-title = Recomeçar do início?
web-stop-title = Encerrar a partida aqui?
web-by-agreement = Isso acontece quando todas as pessoas que jogam concordam.
web-notice-more = Ver opções
web-proposed-restart = { $name } quer recomeçar.
web-proposed-restart-own = Você quer recomeçar. Esperando os outros.
web-proposed-end = { $name } quer encerrar a partida aqui.
web-proposed-end-own = Você quer encerrar a partida aqui. Esperando os outros.
web-agreed = De acordo: { $names }. Falta: { $waiting }.
web-declined =
    { $how ->
        [withdrawn] { $name } retirou a proposta. O jogo continua.
       *[declined] { $name } quer continuar, então o jogo segue.
    }
web-agree = Concordar
web-decline = Não, continuar jogando
web-withdraw = Retirar a proposta
web-rename = Mudar de nome
web-device = Continuar em outro aparelho
web-device-how = Abra o link lá ou leia o código. Seu lugar passa para aquele aparelho, e este fica assistindo. O link vale uma vez só.
web-device-moved = Seu lugar passou para outro aparelho, e este fica assistindo. Para voltar a jogar aqui, crie um link lá e abra-o aqui.
web-device-seated = Você já tem um lugar nesta mesa, então o link não foi usado. Ele ainda vale em outro aparelho.
web-device-link = Criar um link

## The end of a game

web-fastest = SET mais rápido: { $name }, { $time }
web-fastest-own = SET mais rápido: { $time } · mediana: { $median }
web-podium-more = e mais { $cards }
web-figures = Todos os números
web-verified = Embaralhamento verificado
web-partly-verified = Embaralhamento verificado em parte
web-not-verified = Embaralhamento não verificado
web-check-failed = O embaralhamento não confere
web-free-seats =
    { $seats ->
        [1] Um lugar livre
       *[other] { $seats } lugares livres
    }
web-coached = Escolha três cartas que formem um SET. A dica vem sozinha.
web-table-paused = Atenção!
web-table-paused-what = A partida está em pausa. Continua quando quem conduz a sala der o sinal.

## Em uma mesa

web-lobby = Esperando jogadores
web-sit = Entrar na partida
web-full = Esta mesa está cheia
web-full-lobby = Você pode assistir: a partida aparece aqui quando começar.
web-full-watching = Esta mesa está cheia. Você está assistindo.
web-new-table = Nova mesa
web-seats-here =
    { $seats ->
        [2] Dois lugares
        [3] Três lugares
        [4] Quatro lugares
       *[other] { $seats } lugares
    } nesta mesa
web-ready = Pronto!
web-ready-now = Não esperar
web-start-now = Começar já
web-play-alone = Jogar solo
web-waiting =
    { $players ->
        [0] Começando…
        [one] Falta uma pessoa.
       *[other] Faltam { $players } pessoas.
    }
web-too-few = Este jogo precisa de pelo menos { $players } jogadores.
web-add-bot = Adicionar um bot
web-rules-short =
    { $style ->
        [point] { "" }
       *[announce] Depois de “SET!” há { $point } segundos para escolher.
    } { $penalty ->
        [cards] Um erro custa três cartas.
        [point] Um erro custa um ponto.
       *[none] Um erro não custa nada.
    } { $hints ->
        [yes] Qualquer pessoa pode pedir uma dica.
       *[no] { "" }
    } { $deals ->
        [0] Há uma rodada por pessoa.
       *[other] { "" }
    }
web-share = Convidar
web-share-how = Qualquer pessoa com este link pode entrar.
web-share-only-here = Por enquanto, só este computador pode entrar.
web-share-lan-how = Para que celulares e outros computadores entrem, inicie o servidor com “tercet serve --lan” ou “make play LAN=1”.
web-share-text = Venha jogar!
web-copy = Copiar link
web-no-set-alone = Não há SET: abrir mais cartas
web-stop = Encerrar a rodada
web-stop-sure = Ainda há um SET na mesa. Encerrar mesmo assim?
web-look-on = Continuar procurando
web-sending = Enviando…
web-take-back = Cancelar (conta como erro)
web-point-now = Você anunciou: escolha três cartas.
web-call-when = Aperte SET! assim que vir um.
web-call-how = Viu um SET? Primeiro aperte SET!, depois escolha as três cartas.
web-call-first = Primeiro aperte SET!, depois escolha as cartas.
web-choose-three = Escolha três cartas que formem um SET.
web-watching = Você está assistindo.
web-next-deal = Você entra na próxima rodada.
web-votes =
    { $seconds ->
        [0] Não há SET? { $votes } de { $players } de acordo.
       *[other] Não há SET? { $votes } de { $players } de acordo; { $seconds } s.
    }
web-votes-stop = Parar aqui? { $votes } de { $players } de acordo.
web-picked = { $count } de { $most } escolhidas: { $cards }
web-looking = Ainda procurando?
web-looking-why =
    { $seconds ->
        [0] Os outros querem parar aqui.
       *[other] Os outros não veem nenhum SET. Em { $seconds } s a partida segue sem esperar por você.
    }
web-looking-yes = Ainda estou procurando
web-waiting-for = Esperando { $names }.
web-denied = Há um SET, sim! Olhe de novo.
web-locked = Anúncio errado: espere { $seconds } s.
web-seconds-left = Faltam { $seconds } segundos
web-hint-some = Há um SET.
web-hint-none = Não há nenhum SET.
web-hint-cards =
    { $cards ->
        [1] Uma carta de um SET está marcada.
        [3] Um SET inteiro está marcado.
       *[other] { $cards } cartas de um SET estão marcadas.
    }
web-hint-by = Dica, pedida por { $name }: { $hint }
web-hint-came = Apareceu uma dica: { $hint }
web-hints-off = Sem dicas automáticas
web-hints-are-off = A partir de agora, as dicas só vêm quando você pedir.
web-title-mine = Você anunciou: escolha!
web-title-call = { $name }: SET!
web-title-play = Faltam { $cards } cartas
web-title-over = Fim da partida
web-title-lobby = Em espera
web-line-up = Conexão ativa
web-line-delay = Conexão ativa: { $millis } ms em cada sentido
web-line-lost = Conexão perdida. Sua partida está a salvo; reconectando…
web-line-lost-kept = Conexão perdida. O que você acabou de fazer será enviado assim que ela voltar.
web-menu = Menu
web-mute = Silenciar
web-hand-over = Passar a mesa
web-remove = Remover
web-bot-plays-on = Substituir por um bot
web-who-left = Saíram da mesa
web-host-business = Organizar a mesa
web-leave = Sair da mesa
web-close-table = Encerrar a partida para todos
web-you-are = Você joga como { $name }
web-talk = Chat
web-say = Enviar

## A mesa de cartas

web-calls = Últimos anúncios
web-cards-laid = Novas: { $cards }.
web-cards-moved = Mudaram de lugar: { $cards }.
web-hint-places = Dica: { $cards }.
web-more-cards =
    { $cause ->
        [alone] Não há SET: mais três cartas.
        [vote] Todos concordam: não há SET. Mais cartas na mesa.
        [silence] Ninguém achou um SET a tempo. Mais cartas na mesa.
       *[auto] Não havia SET. Mais cartas na mesa.
    }
web-called-by = { $name } está escolhendo…
web-call-interrupted = O servidor parou enquanto { $name } escolhia. Esperando { $name } voltar.
web-players = Jogadores
web-mark-bot = um bot
web-mark-host = organiza a mesa
web-mark-voted = não há SET
web-mark-locked = em espera
web-mark-waiting = próxima rodada
web-mark-ready = pode começar
web-mark-left = saiu
web-mark-away = ausente
web-player-detail =
    { $match ->
        [yes] { $deal } nesta rodada
        [found] Encontrados: { $cards }
       *[no] { $cards } cartas ganhas
    } · { $wrong ->
        [0] nenhum erro
        [one] um erro
       *[other] { $wrong } erros
    }
web-pile = Cartas no monte

## Resultados

web-deal-over = Fim da rodada { $deal }
web-table-closed = A partida foi encerrada
web-round-closed = A etapa terminou
web-room-table-over = A sua mesa terminou
web-room-to = Voltar à sala
web-you-won = Você ganhou!
web-won =
    { $winners ->
        [1] { $names } ganha
       *[other] { $names } dividem a vitória
    }
web-this-deal = Esta rodada
web-total = Total
web-left =
    { $cards ->
        [0] Não sobrou nenhuma carta.
        [1] Sobrou uma carta.
       *[other] Sobraram { $cards } cartas.
    }
web-left-pile =
    { $cards ->
        [1] No monte resta mais uma.
       *[other] No monte restam mais { $cards }.
    }
web-overlooked =
    { $times ->
        [1] Uma vez todos concordaram que não havia SET. Havia um:
       *[other] { $times } vezes todos concordaram que não havia SET, e havia um. O primeiro:
    }
web-again = Jogar de novo
web-rematch = Revanche
web-come = Entrar na revanche
web-next = Próxima rodada
web-next-in = Começa em { $seconds } s
web-solo-clear = Você limpou a mesa!
web-solo-found =
    { $sets ->
        [1] Você encontrou um SET!
       *[other] Você encontrou { $sets } SETs!
    }
web-solo-over = Não sobrou nenhum SET
web-solo-left = Cartas restantes
web-solo-wrong = Anúncios errados
web-solo-denied = “Não há SET” errados
web-solo-hints = Dicas
web-solo-best = Novo recorde pessoal!
web-solo-first = Seu primeiro tempo: { $time }
web-solo-hinted =
    { $hints ->
        [1] Apareceu uma dica, por isso este tempo não conta como recorde.
       *[other] Apareceram { $hints } dicas, por isso este tempo não conta como recorde.
    }
web-solo-before =
    { $left ->
        [0] Seu recorde: { $time }, nenhuma carta sobrou.
        [1] Seu recorde: { $time }, sobrou uma carta.
       *[other] Seu recorde: { $time }, sobraram { $left } cartas.
    }
web-chance =
    { $sets ->
        [0] Só dava para limpar a mesa antes do seu primeiro SET.
        [1] A última chance de limpar a mesa foi depois do seu primeiro SET.
       *[other] A última chance de limpar a mesa foi depois do seu SET número { $sets }.
    }
web-chance-never = Não dava para limpar esta mesa, quaisquer que fossem os SETs escolhidos.
web-chance-how = Como?
web-chance-more = Sempre que não há SET, são abertas mais três cartas.
web-chance-see = Mostrar esta posição

## Ajustes

web-resume = Continuar
web-paused = Em pausa
web-paused-what = O relógio está parado e as cartas estão ocultas.
web-paused-by = { $name } pausou a partida.

## Repetição

web-replay-place = Posição na partida
web-replay-step = Evento { $step } de { $steps }
web-replay-first = Ir para o início
web-replay-back =
    { $game ->
        [dice] Jogada anterior
       *[other] Anúncio anterior
    }
web-replay-previous = Passo anterior
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-next = Próximo passo
web-replay-forth =
    { $game ->
        [dice] Próxima jogada
       *[other] Próximo anúncio
    }
web-key-home = tecla Home
web-key-end = tecla End
web-replay-last = Ir para o fim
web-replay-speed = Velocidade
web-replay-sets = Mostrar os SETs
web-replay-lying =
    { $sets ->
        [0] Nenhum SET na mesa
        [one] Um SET na mesa
       *[other] { $sets } SETs na mesa
    }
web-replay-since = sem ser visto há { $time }
web-replay-looking = Procurando SETs…
web-replay-more =
    { $sets ->
        [1] Mais um não aparece aqui.
       *[other] Mais { $sets } não aparecem aqui.
    }
web-race-too = Você também anunciou
web-race-lead =
    { $millis ->
        [1] Por um milissegundo
       *[other] Por { $millis } ms de vantagem
    }
web-race-tie = No mesmo instante: o acaso decidiu
web-outcome-right =
    { $mine ->
        [yes] Seu SET
       *[no] SET de { $name }
    }
web-outcome-two-alike = Duas iguais e uma não: { $features }
web-outcome-wrong =
    { $mine ->
        [yes] Não é um SET
       *[no] { $name }: não é um SET
    }
web-outcome-not-yet =
    { $mine ->
        [yes] Ainda não
       *[no] { $name }: ainda não
    }
web-outcome-time =
    { $mine ->
        [yes] Seu tempo acabou
       *[no] { $name }: o tempo acabou
    }
web-outcome-taken-back =
    { $mine ->
        [yes] Você cancelou seu anúncio
       *[no] { $name } cancelou o anúncio
    }
web-outcome-left =
    { $mine ->
        [yes] Você saiu durante seu anúncio
       *[no] { $name } saiu durante o anúncio
    }
web-outcome-gain = +{ $points }
web-outcome-loss = −{ $points }
web-outcome-total =
    { $price }, { $points ->
        [1] um ponto
       *[other] { $points } pontos
    }

web-handicap = Desvantagem
web-handicap-how = Para quem é mais rápido: com cartas novas, espera antes de poder anunciar, e mais tempo depois de um erro. Vale a partir da próxima rodada.
web-handicap-of = Desvantagem de { $name }
web-handicap-none = Nenhuma
web-mark-handicap = espera { $seconds } s
