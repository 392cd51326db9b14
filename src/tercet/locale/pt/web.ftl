## A página

web-home = Início
web-lost = Não há nada aqui.
web-lost-advice = O endereço pode estar errado, ou a página mudou de lugar.
web-offline = Não foi possível conectar ao servidor.
web-download = Baixar a partida

## Início

web-motto = Três cartas. Cada característica igual em todas ou diferente em todas.
web-motto-dice = Três dados. Cada característica igual em todos ou diferente em todos.
web-hero-cards = Encontre o SET.
web-hero-dice = Forme SETs com dados.
web-hero-found = Encontrado em { $time }.
web-hero-play = Jogar uma partida
web-hero-next = Mais um
web-continue = Voltar à sua mesa
web-game = Qual jogo
web-game-cards = Cartas
web-game-dice = Dados
web-game-puzzle = Desafio
web-alone = Solo
web-alone-what = Jogue solo, no seu ritmo.
web-friends = Com amigos
web-friends-what = Você recebe um link para compartilhar.
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
web-daily-row =
    { $days ->
        [0] Nenhuma sequência no momento
        [1] Sequência de 1 dia
       *[other] { $days } dias seguidos
    }
web-your-name = Seu nome
web-guest = Visitante
web-options = Regras e opções
web-open-tables = Mesas públicas
web-no-open-tables = Nenhuma mesa pública no momento. Crie uma e deixe-a pública.
web-nobody = ninguém ainda
web-seats-taken = { $players } de { $seats } lugares
web-score-of =
    { $name }: { $points ->
        [1] um ponto
       *[other] { $points } pontos
    }
web-phase-lobby = esperando para começar
web-phase-running = em jogo
web-phase-over = encerrada
web-watching-number =
    { $watchers ->
        [1] 1 assistindo
       *[other] { $watchers } assistindo
    }
web-watch = Assistir
web-join = Entrar
web-more = Mais
web-other-games = Outros jogos
web-other-games-what = Outras cartas, outras coisas para achar.
web-learn = Aprender
web-rules = Regras
web-settings = Configurações
web-games = Minhas partidas
web-statistics = Estatísticas
web-training = Treino
web-timeline = Linha do tempo
web-own-pages = Seus resultados
web-games-looking = Procurando suas partidas…
web-games-none = Você ainda não terminou nenhuma partida.
web-games-more = Ver partidas anteriores
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
web-option-cards = As cartas
web-cards-full = Todas as 81
web-cards-solid = As 27 sólidas
web-cards-third = 27 cartas, { $feature }: { $value }
web-cards-nine = O mais fácil: 27 cartas, 9 na mesa
web-cards-full-what = O jogo completo, com quatro características.
web-cards-solid-what = Só três características: mais fácil e mais rápido.
web-cards-nine-what = Três características, três fileiras de três: ideal para a primeira partida.
web-option-layout = Cartas na mesa
web-option-hints = Dicas em mesas de dois ou mais
web-option-hints-what = Todos veem a dica, peça quem pedir, e o resultado a registra.
web-layout-12 = 12, três fileiras de quatro
web-layout-9 = 9, três fileiras de três
web-as-usual = Padrão
web-option-style = O anúncio
web-style-announce = Anunciar e depois escolher
web-style-point = Escolher três cartas direto
web-style-edition-what = Com outras pessoas, você anuncia antes; no solo, só escolhe as cartas.
web-style-announce-what = O anúncio suspende o jogo, e quem anuncia tem alguns segundos para escolher três cartas.
web-style-point-what = Escolher três cartas já é anunciar: ganha o dedo mais rápido.
web-option-none = Quando não há SET
web-none-vote = Todos de acordo
web-none-checked = Todos de acordo, com verificação
web-none-auto = Automático
web-none-edition-what = Com outras pessoas, por voto; no solo, seu voto é conferido.
web-none-vote-what = Mais três cartas são abertas quando todos concordam, mesmo que um SET tenha passado despercebido.
web-none-checked-what = Votar quando há um SET é recusado, e o resultado conta isso.
web-none-auto-what = Mais três cartas são abertas automaticamente quando não há SET.
web-option-point = Segundos para escolher
web-option-point-what = Quanto tempo quem anuncia tem para escolher três cartas; de 2 a 30.
web-option-deals = Rodadas
web-option-deals-what = Rodadas por partida; 0 = uma por pessoa.
web-more-options = Mais opções
web-option-scoring = O que conta
web-scoring-cards = As cartas
web-scoring-sets = Os SETs
web-scoring-edition-what = Conforme o manual.
web-scoring-cards-what = Um ponto por carta ganha.
web-scoring-sets-what = Um ponto por SET encontrado.
web-option-penalty = Um erro
web-penalty-some = Custa algo
web-penalty-none = Não custa nada
web-penalty-edition-what = Conforme o manual.
web-penalty-some-what = Três cartas já ganhas se contam as cartas, um ponto se contam os SETs.
web-penalty-none-what = As cartas ficam, e ninguém perde nada.
web-option-lock = Bloqueio depois de um erro, em segundos
web-option-lock-what = Sem novo anúncio durante esse tempo, ou até as cartas mudarem; de 0 a 30.
web-option-vote = O silêncio vale como acordo após (em segundos)
web-option-vote-what = 0 espera todas as pessoas presentes; senão, de 5 a 120 a partir do primeiro “não há SET”.
web-option-seats = Lugares
web-option-seats-what = Quantas pessoas podem jogar em uma mesa com amigos; de { $least } a { $most }. As outras podem assistir.
web-option-range = De { $least } a { $most }.
web-option-range-seconds = De { $least } a { $most } segundos.
web-option-pause = Segundos entre as rodadas
web-option-pause-what = A próxima rodada começa automaticamente depois desse tempo; de 0 a 120.
web-option-rated = Partida ranqueada
web-option-rated-what = Não há dicas com dois ou mais, e não dá para recomeçar.
web-option-turn = Segundos por jogada
web-option-turn-what =
    { $end ->
        [pass] Quando o tempo acaba, você passa a vez.
       *[play] Quando o tempo acaba, os dados já colocados são jogados, se a jogada for válida; se não, você passa a vez.
    } De 20 a 600, ou 0 para não ter limite.
web-option-extra = Segundos para o lançamento extra
web-option-extra-what = Se o tempo acabar, você fica com seus dados; de 5 a 120.
web-option-name-what = Quanto tempo quem anuncia a abertura tem para escolher três dados; de 2 a 30.
web-listed = Mesa pública
web-listed-what = A mesa com amigos aparece também nesta página, aberta a todos.
web-chat-on = Permitir chat livre
web-chat-what = Além das frases rápidas. Qualquer pessoa pode ser silenciada.
web-chat-not = Não em mesas públicas: nelas só se enviam frases rápidas.

## Em uma mesa

web-joining = Procurando a mesa…
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
web-rules-here = As regras desta mesa
web-share = Convidar
web-share-how = Qualquer pessoa com este link pode entrar.
web-share-only-here = Só este computador pode entrar. Para celulares e outros computadores, inicie o servidor com “tercet serve --lan” ou “make play LAN=1”.
web-share-code = Código QR deste link
web-share-text = Venha jogar!
web-copy = Copiar link
web-copied = Copiado
web-send = Enviar
web-no-set = Não há SET
web-no-set-alone = Não há SET: abrir mais cartas
web-stop = Encerrar a rodada
web-stop-sure = Ainda há um SET na mesa. Encerrar mesmo assim?
web-look-on = Continuar procurando
web-sent = enviado…
web-take-back = Cancelar (conta como erro)
web-point =
    { $left ->
        [1] Mais uma carta
       *[other] Escolha { $left } cartas
    }
web-point-now = Você anunciou: escolha três cartas.
web-call-when = Aperte SET! assim que vir um.
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
web-hint = Dica
web-hint-some = Há um SET.
web-hint-none = Não há nenhum SET.
web-hint-cards =
    { $cards ->
        [1] Uma carta de um SET está marcada.
        [3] Um SET inteiro está marcado.
       *[other] { $cards } cartas de um SET estão marcadas.
    }
web-hint-by = Dica, pedida por { $name }: { $hint }
web-race-lost =
    { $millis ->
        [1] { $why } (um milissegundo tarde)
       *[other] { $why } ({ $millis } ms tarde)
    }
web-title-mine = Você anunciou: escolha!
web-title-call = { $name }: SET!
web-title-play = Faltam { $cards } cartas
web-title-over = Fim da partida
web-title-lobby = Em espera
web-deal = Rodada { $deal } de { $deals }
web-line-up = Conexão ativa
web-line-delay = Conexão ativa: { $millis } ms em cada sentido
web-line-joining = Conectando…
web-line-lost = Conexão perdida. Sua partida está a salvo; reconectando…
web-line-over = Conexão encerrada
web-menu = Menu
web-close = Fechar
web-cancel = Cancelar
web-mute = Silenciar
web-hand-over = Passar a mesa
web-remove = Remover
web-bot-plays-on = Substituir por um bot
web-who-left = Saíram da mesa
web-host-business = Organizar a mesa
web-sounds = Sons
web-leave = Sair da mesa
web-close-table = Encerrar a partida para todos
web-you-are = Você joga como { $name }
web-talk = Chat
web-say = Enviar
web-key-space = espaço

## A mesa de cartas

web-check = O último anúncio
web-calls = Últimos anúncios
web-card-at = { $name }, fileira { $row }, coluna { $column }
web-card-gap = vazio
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
web-players-more = +{ $players }
web-call = SET!
web-called-by = { $name } está escolhendo…
web-call-interrupted = O servidor parou enquanto { $name } escolhia. Esperando { $name } voltar.
web-call-voided = { $name } não voltou depois da parada do servidor: o anúncio fica anulado.
web-outcome-right =
    { $mine ->
        [yes] Seu SET
       *[no] SET de { $name }
    }
web-outcome-wrong =
    { $mine ->
        [yes] Não é um SET
       *[no] { $name }: não é um SET
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
web-outcome-same = { $count ->
        [0] Todas as características são diferentes nas três.
       *[other] Igual: { $features }. O resto é diferente.
    }
web-outcome-loss = −{ $points }
web-race-lead =
    { $millis ->
        [1] Por um milissegundo
       *[other] Por { $millis } ms de vantagem
    }
web-race-tie = No mesmo instante: o acaso decidiu
web-players = Jogadores
web-you = você
web-score = Pontos
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
web-you-won = Você ganhou!
web-won =
    { $winners ->
        [1] { $names } ganha
       *[other] { $names } dividem a vitória
    }
web-winner = vitória
web-player = Nome
web-this-deal = Esta rodada
web-right = SETs achados
web-wrong = Erros
web-total = Total
web-left =
    { $cards ->
        [0] Não sobrou nenhuma carta.
        [1] Sobrou uma carta.
       *[other] Sobraram { $cards } cartas.
    }
web-again = Jogar de novo
web-rematch = Revanche
web-come = Entrar na revanche
web-next = Próxima rodada
web-next-in = Começa em { $seconds } s
web-solo-clear = Você limpou a mesa!
web-solo-over = Não sobrou nenhum SET
web-solo-time = Tempo
web-solo-left = Cartas restantes
web-solo-wrong = Anúncios errados
web-solo-denied = “Não há SET” errados
web-solo-hints = Dicas
web-solo-best = Novo recorde pessoal!
web-solo-first = Seu primeiro tempo: { $time }
web-solo-before =
    { $left ->
        [0] Seu recorde: { $time }, nenhuma carta sobrou.
        [1] Seu recorde: { $time }, sobrou uma carta.
       *[other] Seu recorde: { $time }, sobraram { $left } cartas.
    }
web-chance =
    { $sets ->
        [0] A mesa só podia ser limpa antes do seu primeiro SET.
        [1] A última chance de limpar a mesa foi depois do seu primeiro SET.
       *[other] A última chance de limpar a mesa foi depois do seu SET número { $sets }.
    }
web-chance-never = Não dava para limpar esta mesa, quaisquer que fossem os SETs escolhidos.
web-chance-how = Como?
web-chance-more = Sempre que não há SET, são abertas mais três cartas.
web-chance-see = Mostrar esta posição

## Por que a conexão terminou

web-bye-reload = Há uma versão nova. Recarregue a página.
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
web-rules-unknown = Não foi possível carregar as regras desta mesa.
web-rules-contents = Conteúdo
web-here-again = Jogar aqui

## Repetição

web-replay = Ver o replay
web-replay-intro = Abra uma partida salva para rever cada anúncio e os SETs que ninguém viu.
web-replay-open = Escolher um arquivo .tercet
web-replay-drop = ou solte-o aqui
web-replay-none = Não há nenhuma partida terminada neste link.
web-replay-damaged = Este arquivo não pode ser lido: há um problema na linha { $line }.
web-replay-place = Posição na partida
web-replay-step = Evento { $step } de { $steps }
web-replay-first = Ir para o início
web-replay-back = Anúncio anterior
web-replay-previous = Passo anterior
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-next = Próximo passo
web-replay-forth = Próximo anúncio
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
web-replay-short = Replay

## Ajustes

web-auto = Idioma do navegador
web-language = Idioma
web-theme = Tema
web-theme-auto = Sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-palette = Cores das cartas
web-palette-classic = Clássicas
web-palette-safe = Adequadas para daltônicos
web-palette-contrast = Contraste alto
web-palette-mono = Preto e branco, com letras
web-turn = Orientação das cartas
web-turn-auto = Automática
web-turn-lying = Horizontal
web-turn-standing = Vertical
web-text-size = Tamanho do texto
web-text-size-small = Pequeno
web-text-size-normal = Médio
web-text-size-large = Grande
web-text-size-huge = Muito grande
web-motion = Animação
web-motion-auto = Sistema
web-motion-moving = Ligada
web-motion-still = Desligada
web-keys = Teclas
web-keyboard = Teclado
web-keyboard-auto =
    { $keyboard ->
        [azerty] Detectado: AZERTY
        [qwertz] Detectado: QWERTZ
        [hebrew] Detectado: hebraico
       *[qwerty] Detectado: QWERTY
    }
web-keyboard-hebrew = Hebraico
web-show-keys = Mostrar as teclas nas cartas
web-keys-what = As teclas seguem a posição das cartas. Escolha uma e aperte uma nova tecla.
web-keys-cards = Teclas das cartas
web-key-card = Carta da fileira { $row }, coluna { $column }: { $key }
web-key-press = Aperte a tecla
web-key-undo = Desfazer
web-keys-reset = Restaurar teclas
web-own-data = Seus dados
web-keys-dice = Na mesa de dados
web-keys-dice-what = As teclas 1 a 5 escolhem seus dados, as setas percorrem o tabuleiro e Enter coloca um dado.
web-key-dice-none = Nenhum SET · passar a vez · ficar com todos
web-key-dice-play = Jogar · lançar de novo
web-export = Baixar todas as minhas partidas
web-data-what = Estas configurações ficam neste aparelho. O servidor guarda seu nome e suas partidas terminadas; você pode pedir que seu nome seja removido delas.
web-settings-reset = Restaurar configurações
web-forget = Apagar meus dados
web-forget-sure = Sim, remover meu nome de todas as partidas
web-forgotten = Pronto. Seu nome foi removido.
web-forget-what = Seu nome será substituído em todas as partidas que você jogou. Não dá para desfazer.
web-forget-failed = Nada foi apagado. { $why }
web-forget-nothing = O servidor não sabe nada sobre você, então não há nada para apagar.

web-pause = Pausar
web-resume = Continuar
web-paused = Em pausa
web-paused-what = O relógio está parado e as cartas estão ocultas.
web-paused-by = { $name } pausou a partida.
