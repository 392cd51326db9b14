## A página

web-home = Início
web-lost = Não há nada aqui.
web-lost-advice = O endereço pode estar errado, ou a página mudou de lugar. Recomece pelo início.
web-offline = Não foi possível conectar ao servidor.
web-download = Baixar a partida

## Início

web-motto = Três cartas. Número, cor, textura e forma: cada coisa igual em todas ou diferente em todas.
web-motto-dice = Três dados. Cada característica igual em todos ou diferente em todos.
web-hero-cards = Encontre o SET.
web-hero-dice = Qual dado se encaixa?
web-hero-die = Só um destes cinco dados forma um SET na linha e um SET na coluna.
web-hero-found = Encontrado em { $time }.
web-hero-look = Olhe de novo: { $features }
web-hero-play = Jogar uma partida
web-hero-next = Mais um
web-hero-new = Primeira vez? Aprenda a jogar
web-outcome-same = { $count ->
        [0] Todas as características são diferentes nas três.
       *[other] Igual: { $features }. O resto é diferente.
    }
web-continue = Voltar à sua mesa
web-game = Qual jogo
web-game-cards = Cartas
web-game-dice = Dados
web-game-puzzle = Desafio
web-alone = Solo
web-alone-what = Jogue solo, no seu ritmo.
web-friends = Com amigos
web-friends-what = Você recebe um link para compartilhar.
web-gentle = Sem pressa, com amigos
web-gentle-what =
    { $game ->
        [dice] Os turnos não têm limite de tempo, e qualquer pessoa pode pedir uma dica.
       *[cards] { $seconds } segundos para escolher, erros não custam nada e há dicas.
    }
web-bots = Contra bots
web-bots-what =
    { $game ->
        [dice] Adversários que pensam antes de jogar, três níveis.
       *[cards] Adversários que jogam como pessoas, seis níveis.
    }
web-bot-count = Número de bots
web-bots-number =
    { $bots ->
        [1] 1 bot
       *[other] { $bots } bots
    }
web-bot-named = Bot { $level }
web-bot-level = Nível
web-bot-learner = Aprendiz
web-bot-novice = Novato
web-bot-casual = Amador
web-bot-regular = Habitual
web-bot-expert = Experiente
web-bot-master = Mestre
web-bot-beginner = Iniciante
web-bot-greedy = Intermediário
web-bot-strong = Forte
web-play = Jogar
web-daily = Desafio do dia
web-daily-solved =
    { $solved ->
        [0] dois desafios novos
        [1] um de dois resolvido
       *[other] os dois resolvidos
    }
web-daily-continue = continuar: { $found } de { $sets } encontrados
web-daily-row =
    { $days ->
        [0] Nenhuma sequência no momento
        [1] Sequência de 1 dia
       *[other] { $days } dias seguidos
    }
web-your-name = Seu nome
web-guest = Visitante
web-options = Regras e opções
web-options-changes =
    { $changes ->
        [0] segundo as regras impressas
        [one] 1 alteração
       *[other] { $changes } alterações
    }
web-options-reset = Voltar às regras impressas
web-options-pace = Ritmo
web-options-table = Mesa
web-more = Mais
web-other-games = Outros jogos
web-other-games-what = Outras cartas, outras coisas para achar.
web-learn = Aprender
web-learn-dice-what = Seis páginas curtas com perguntas.
web-rules = Regras
web-settings = Configurações
web-games = Minhas partidas
web-statistics = Estatísticas
web-training = Treino
web-timeline = Linha do tempo
web-own-pages = Seus resultados
web-games-looking = Procurando suas partidas…
web-games-none = Você ainda não terminou nenhuma partida.
web-result-won = vitória
web-result-shared = empate
web-result-lost = derrota
web-trademark = SET é uma marca registrada de seu proprietário. O Tercet não tem ligação com ele; todas as ilustrações são originais.
web-refused = Isso não é possível agora.
web-bad-rules = O servidor não aceita estas regras: { $detail }
web-bad-number = { $what }: digite um número inteiro de { $least } a { $most }.

## Opções e o que cada uma muda

web-option-edition = Manual de regras
web-edition-auto =
    { $edition ->
        [es] Padrão (regras espanholas)
        [fr] Padrão (regras francesas)
        [he] Padrão (regras hebraicas)
       *[pt] Padrão (regras brasileiras)
    }
web-edition-es = Manual espanhol
web-edition-pt = Manual brasileiro
web-edition-fr = Manual francês
web-edition-he = Manual hebraico
web-edition-es-what = Uma rodada. Contam-se cartas; um erro custa três.
web-edition-pt-what = Uma rodada, com as mesmas regras do manual espanhol: um erro custa três cartas.
web-edition-fr-what = Uma rodada. Contam-se cartas; um erro não custa nada.
web-edition-he-what = Cada pessoa distribui uma vez. Um ponto por SET; um erro custa um.
web-cards-full = Todas as 81
web-cards-solid = As 27 sólidas
web-cards-third = 27 cartas, { $feature }: { $value }
web-cards-nine = O mais fácil: 27 cartas, 9 na mesa
web-cards-other = Outras 27 cartas
web-cards-full-what = O jogo completo, com quatro características.
web-cards-solid-what = Só três características: mais fácil e mais rápido.
web-cards-nine-what = Três características, três fileiras de três: ideal para a primeira partida.
web-as-usual = Padrão
web-option-style = O anúncio
web-style-announce = Anunciar e depois escolher
web-style-point = Escolher três cartas direto
web-style-edition-what = Com outras pessoas, você anuncia antes; no solo, só escolhe as cartas.
web-style-announce-what = O anúncio suspende o jogo, e quem anuncia tem alguns segundos para escolher três cartas.
web-style-point-what = Escolher três cartas já é anunciar: ganha o dedo mais rápido.
web-option-none = Quando não há SET
web-option-point = Segundos para escolher
web-option-deals = Rodadas
web-option-scoring = O que conta
web-option-penalty = Um erro
web-option-lock = Bloqueio depois de um erro, em segundos
web-option-vote = O silêncio vale como acordo após (em segundos)
web-option-seats = Lugares
web-option-pause = Segundos entre as rodadas
web-option-turn = Segundos por jogada
web-option-extra = Segundos para o lançamento extra
web-listed = Mesa pública
web-listed-what = A mesa com amigos aparece também nesta página, aberta a todos.
web-chat-on = Permitir chat livre
web-chat-what = Além das frases rápidas. Qualquer pessoa pode ser silenciada.
web-chat-not = Não em mesas públicas: nelas só se enviam frases rápidas.

## Em uma mesa

web-joining = Procurando a mesa…
web-joining-room = Procurando a sala…
web-have-code = Tem o código de uma sala?
web-rules-here = As regras desta mesa
web-share-code = Código QR deste link
web-copied = Copiado
web-send = Enviar
web-no-set = Não há SET
web-point =
    { $left ->
        [1] Mais uma carta
       *[other] Escolha { $left } cartas
    }
web-hint = Dica
web-race-lost =
    { $millis ->
        [1] { $why } (um milissegundo tarde)
       *[other] { $why } ({ $millis } ms tarde)
    }
web-deal = Rodada { $deal } de { $deals }
web-line-joining = Conectando…
web-line-over = Conexão encerrada
web-close = Fechar
web-cancel = Cancelar
web-sounds = Sons
web-key-space = espaço

## A mesa de cartas

web-card-at = { $name }, fileira { $row }, coluna { $column }
web-card-gap = vazio
web-players-more = +{ $players }
web-call = SET!
web-call-voided = { $name } não voltou depois da parada do servidor: o anúncio fica anulado.
web-you = você
web-score = Pontos

## Resultados

web-winner = vitória
web-player = Nome
web-right = SETs achados
web-wrong = Erros
web-solo-time = Tempo

## Por que a conexão terminou

web-bye-reload = Há uma versão nova. Recarregue a página.
web-bye-no-guest = O servidor não reconhece mais este aparelho. Recarregue a página; em uma sala, escolha seu nome nela ou abra o link de quem a conduz.
web-bye-no-table = Essa mesa não existe.
web-bye-taken-over = Você está jogando nesta mesa em outra janela.
web-bye-removed = Quem organiza a mesa removeu você.
web-bye-closed = Esta mesa não existe mais.
web-bye-too-slow = Sua conexão está lenta demais agora.
web-bye-too-many = Conexões demais a partir da sua rede. Tente de novo em instantes.
web-too-many-tables = Mesas novas demais a partir da sua rede em pouco tempo. Espere um minuto e tente de novo.
web-too-many-requests = Solicitações demais a partir da sua rede. Espere um momento e tente de novo.
web-bye-too-fast = Solicitações demais de uma vez. Tente de novo em instantes.
web-bye-restart = O servidor está reiniciando…
web-reload = Recarregar
web-not-loaded = Não foi possível carregar esta parte da página.
web-advice-no-table = O link pode estar incompleto, ou ninguém joga lá há muito tempo. Confira o link ou crie uma mesa nova.
web-advice-removed = Você não pode voltar a esta mesa, mas pode criar a sua.
web-advice-closed = As partidas terminadas ficam em “Minhas partidas”.
web-advice-too-slow = Chegue mais perto do Wi-Fi ou tente outra rede e recarregue a página. Seu lugar fica guardado.
web-advice-wait = Seu lugar fica guardado. Espere um momento e recarregue a página.
web-advice-not-loaded = Confira sua conexão e recarregue a página. Sua partida está a salvo.
web-here-again = Jogar aqui

## Repetição

web-replay = Ver o replay
web-replay-intro = Abra uma partida salva para rever cada anúncio e os SETs que ninguém viu.
web-replay-open = Escolher um arquivo .tercet
web-replay-drop = ou solte-o aqui
web-replay-none = Não há nenhuma partida terminada neste link.
web-replay-none-advice = A partida pode ainda estar em andamento ou ter sido apagada. As suas estão em “Minhas partidas”.
web-replay-damaged = Este arquivo não pode ser lido: há um problema na linha { $line }.
web-replay-short = Replay

## Ajustes

web-pause = Pausar
