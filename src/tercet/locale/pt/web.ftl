## A página

web-home = Início
web-lost = Não há nada aqui.
web-offline = Não é possível chegar ao servidor.
web-download = Baixar a partida

## Início

web-motto = Três cartas. Cada característica igual em todas ou diferente em todas.
web-continue = Voltar à sua mesa
web-game = Qual jogo
web-game-cards = Cartas
web-game-dice = Dados
web-alone = Sozinho
web-alone-what = Limpe a mesa no seu ritmo.
web-friends = Com amigos
web-friends-what = Você recebe um link para compartilhar.
web-bots = Contra robôs
web-bots-what =
    { $game ->
        [dice] Eles pensam, em três níveis.
       *[cards] Eles procuram como pessoas, em cinco níveis.
    }
web-bot-count = Quantos robôs
web-bots-number =
    { $bots ->
        [one] 1 robô
       *[other] { $bots } robôs
    }
web-bot-level = Qual nível
web-bot-novice = Iniciante
web-bot-casual = Amador
web-bot-regular = Habitual
web-bot-expert = Experiente
web-bot-master = Mestre
web-bot-beginner = Novato
web-bot-greedy = Guloso
web-bot-strong = Forte
web-play = Jogar
web-your-name = Seu nome
web-guest = Convidado
web-options = Regras e opções
web-open-tables = Mesas abertas
web-no-open-tables = Nenhuma mesa aberta no momento. Abra uma: com amigos, visível para todos.
web-nobody = ninguém ainda
web-seats-taken = { $players } de { $seats } lugares
web-more = Mais
web-learn = Aprender
web-rules = Regras
web-settings = Ajustes
web-trademark = SET é uma marca de seu proprietário. Tercet é independente; os desenhos são nossos.
web-refused = Isso não é possível agora.
web-bad-rules = O servidor não aceita estas regras: { $detail }
web-bad-number = { $what }: um número inteiro de { $least } a { $most }, por favor.

## Opções e o que cada uma muda

web-option-edition = Edição
web-edition-auto =
    { $edition ->
        [es] A de sempre: espanhola
        [fr] A de sempre: francesa
        [he] A de sempre: hebraica
       *[pt] A de sempre: portuguesa
    }
web-edition-es = Espanhola
web-edition-pt = Portuguesa
web-edition-fr = Francesa
web-edition-he = Hebraica
web-edition-es-what = Uma rodada. Contam-se cartas; um erro custa três.
web-edition-pt-what = Uma rodada, como na edição espanhola: um erro custa três cartas.
web-edition-fr-what = Uma rodada. Contam-se cartas; um erro não custa nada.
web-edition-he-what = Cada um distribui uma vez. Um ponto por SET; um erro custa um.
web-option-cards = As cartas
web-cards-full = Todas as 81
web-cards-solid = As 27 sólidas
web-cards-nine = As 27 sólidas, nove na mesa
web-cards-full-what = O jogo completo, com quatro características.
web-cards-solid-what = Só três características: um bom começo, e rápido.
web-cards-nine-what = Três características em um quadrado de três por três: para a primeira vez.
web-as-usual = Como sempre
web-option-style = O anúncio
web-style-announce = Anunciar e depois apontar
web-style-point = Apontar direto
web-style-edition-what = Em companhia se anuncia antes; sozinho se aponta direto.
web-style-announce-what = O anúncio para o jogo, e quem anuncia tem alguns segundos para apontar.
web-style-point-what = Escolher três cartas já é anunciar: ganha o dedo mais rápido.
web-option-none = Quando não há SET
web-none-vote = Todos de acordo
web-none-checked = Todos de acordo, e conferido
web-none-auto = Sozinho, pelo programa
web-none-edition-what = Em companhia por voto; sozinho o voto é conferido.
web-none-vote-what = Mais três cartas quando todos o dizem, mesmo que um tenha escapado a todos.
web-none-checked-what = Um voto quando há um é recusado e contado.
web-none-auto-what = O programa põe mais três cartas quando não há nenhum.
web-option-point = Segundos para apontar
web-option-point-what = Quanto tempo tem quem anuncia; de 2 a 30.
web-option-deals = Rodadas
web-option-deals-what = Quantas formam a partida; com 0, cada um distribui uma vez.
web-more-options = Mais opções
web-option-scoring = O que conta
web-scoring-cards = As cartas
web-scoring-sets = Os SETs
web-scoring-edition-what = Como na edição escolhida.
web-scoring-cards-what = Um ponto por carta ganha.
web-scoring-sets-what = Um ponto por SET tomado.
web-option-penalty = Um erro
web-penalty-some = Custa algo
web-penalty-none = Não custa nada
web-penalty-edition-what = Como na edição escolhida.
web-penalty-some-what = Três cartas já ganhas se contam as cartas, um ponto se contam os SETs.
web-penalty-none-what = As cartas ficam, e ninguém perde nada.
web-option-lock = Segundos de espera depois de um erro
web-option-lock-what = Durante esse tempo, ou até as cartas mudarem, não se pode anunciar de novo; de 0 a 30.
web-option-vote = Segundos para votar
web-option-vote-what = Quando alguém diz “não há SET”, quem se cala por esse tempo está de acordo; de 5 a 120.
web-option-seats = Lugares
web-option-seats-what = Quantos podem jogar em uma mesa com amigos; de { $least } a { $most }. Os outros podem assistir.
web-option-pause = Segundos entre as rodadas
web-option-pause-what = Depois desse tempo a próxima rodada começa sozinha; de 0 a 120.
web-option-rated = Valendo classificação
web-option-rated-what = O resultado conta, por isso não há dicas para dois ou mais jogadores.
web-option-turn = Segundos por vez
web-option-turn-what = Quem demora mais passa a vez; de 20 a 600, ou 0 para não haver limite.
web-option-extra = Segundos para o lançamento extra
web-option-extra-what = Quem demora mais fica com seus dados; de 5 a 120.
web-option-name-what = Quanto tempo tem quem anuncia a abertura para escolher três dados; de 2 a 30.
web-listed = Qualquer um pode encontrar esta mesa
web-listed-what = Uma mesa com amigos aparece também nesta página, aberta a todos.
web-chat-on = Aqui se pode escrever livremente
web-chat-what = Além das frases prontas; cada um pode silenciar quem quiser.
web-chat-not = Não onde desconhecidos podem entrar: ali só se dizem frases prontas.

## Em uma mesa

web-joining = Procurando a mesa…
web-lobby = Quem joga?
web-sit = Sentar-se
web-full = Não há lugar livre
web-ready = Estou pronto
web-start-now = Começar já
web-waiting =
    { $players ->
        [0] Vai começar.
        [one] Falta um jogador.
       *[other] Faltam { $players } jogadores.
    }
web-too-few = Este jogo precisa de pelo menos { $players } jogadores.
web-add-bot = Sentar um robô
web-rules-here = As regras desta mesa
web-share = Convidar outros
web-share-how = Quem tem este link pode entrar.
web-share-only-here = Só este computador pode entrar. Para celulares e outros computadores, inicie o servidor com “tercet serve --lan” ou “make play LAN=1”.
web-share-code = O link como código para fotografar
web-share-text = Venha jogar!
web-copy = Copiar o link
web-copied = Link copiado
web-send = Mandar
web-no-set = Não há SET
web-no-set-alone = Não há SET: mais cartas
web-sent = foi…
web-take-back = Desistir
web-point =
    { $left ->
        [one] Mais uma carta
       *[other] Aponte { $left } cartas
    }
web-point-now = Seu anúncio: aponte três cartas.
web-call-when = Aperte SET! assim que vir um.
web-call-first = Primeiro aperte SET!, depois escolha as cartas.
web-choose-three = Escolha três cartas que formem um SET.
web-watching = Você está assistindo.
web-next-deal = Você joga a partir da próxima rodada.
web-votes = Não há SET? { $votes } de { $players } de acordo; { $seconds } s.
web-denied = Há um, sim! Olhe de novo.
web-locked = Depois de um erro se espera: { $seconds } s.
web-hint = Dica
web-hint-some = Há um SET.
web-hint-none = Não há nenhum SET.
web-race-lost =
    { $millis ->
        [one] { $why } (por um milissegundo)
       *[other] { $why } (por { $millis } ms)
    }
web-title-mine = Sua vez de apontar!
web-title-call = { $name } anuncia SET!
web-title-play = Faltam { $cards } cartas
web-title-over = Fim da partida
web-title-lobby = Antes de começar
web-deal = Rodada { $deal } de { $deals }
web-line-up = Conexão ativa
web-line-delay = Conexão ativa: { $millis } ms em cada sentido
web-line-joining = Conectando-se…
web-line-lost = Sem conexão, tentando de novo…
web-line-over = Sem ligação
web-menu = Esta mesa aqui
web-close = Fechar
web-mute = Silenciar esta pessoa
web-hand-over = Tornar anfitrião
web-remove = Remover
web-bot-plays-on = Um robô continua
web-who-left = Saíram da mesa
web-host-business = Como anfitrião
web-sounds = Sons ligados
web-sure = Sair de vez? Suas cartas continuam no resultado.
web-leave = Deixar a mesa
web-close-table = Fechar a mesa para todos
web-you-are = Aqui você é { $name }.
web-talk = Diga algo
web-say = Dizer
web-key-space = espaço

## A mesa de cartas

web-check = O último anúncio
web-call = SET!
web-called-by = { $name } tem de apontar agora
web-outcome-right =
    { $mine ->
        [yes] SET seu
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
        [yes] Você retirou seu anúncio
       *[no] { $name } retirou o anúncio
    }
web-outcome-left =
    { $mine ->
        [yes] Você saiu sem apontar
       *[no] { $name } saiu sem apontar
    }
web-outcome-gain = +{ $points }
web-outcome-loss = −{ $points }
web-race-lead =
    { $millis ->
        [one] Por um milissegundo
       *[other] Por { $millis } ms de avanço
    }
web-race-tie = No mesmo instante: decidiu o acaso
web-players = Jogadores
web-you = você
web-score = Pontos
web-mark-bot = um robô
web-mark-host = anfitrião da mesa
web-mark-dealer = distribui as cartas
web-mark-voted = diz: não há SET
web-mark-locked = tem de esperar depois de um erro
web-mark-waiting = joga a partir da próxima rodada
web-mark-ready = pronto
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
web-table-closed = A mesa está fechada
web-you-won = Você ganhou!
web-won =
    { $winners ->
        [one] { $names } ganha
       *[other] { $names } dividem a vitória
    }
web-winner = vencedor
web-player = Jogador
web-this-deal = Esta rodada
web-right = SETs achados
web-wrong = Erros
web-total = Ao todo
web-left =
    { $cards ->
        [one] Sobrou uma carta.
       *[other] Sobraram { $cards } cartas.
    }
web-again = Outra vez
web-rematch = Desforra
web-invited = { $name } quer a revanche.
web-come = Vou junto
web-next = Próxima rodada
web-next-in = Sozinha em { $seconds } s.
web-solo-clear = Mesa limpa!
web-solo-over = Não sobrou nenhum SET
web-solo-time = Tempo
web-solo-left = Cartas restantes
web-solo-wrong = Anúncios errados
web-solo-denied = “Não há SET” recusados
web-solo-hints = Dicas
web-solo-best = Seu melhor resultado
web-solo-before =
    { $left ->
        [one] Seu melhor: { $time }, sobrou uma carta.
       *[other] Seu melhor: { $time }, sobraram { $left } cartas.
    }
web-chance =
    { $sets ->
        [0] A mesa só podia ser limpa antes do seu primeiro SET.
        [1] Depois do seu primeiro SET a mesa ainda podia ser limpa, pela última vez.
       *[other] Depois do seu SET número { $sets } a mesa ainda podia ser limpa, pela última vez.
    }
web-chance-never = Estas cartas não podiam ser limpas, fosse qual fosse a escolha.
web-chance-how = Como
web-chance-more = Sempre que não há SET, entram mais três cartas.
web-chance-see = Ver esse momento

## Por que a conexão terminou

web-bye-reload = Há uma versão nova. Recarregue a página.
web-bye-no-table = Essa mesa não existe.
web-bye-taken-over = Você está nesta mesa em outra janela.
web-bye-removed = O anfitrião removeu você desta mesa.
web-bye-closed = Esta mesa não existe mais.
web-bye-too-slow = Sua conexão está lenta demais agora.
web-bye-too-many = Conexões demais daqui. Tente de novo em breve.
web-too-many-tables = Mesas demais foram abertas daqui em pouco tempo. Espere um minuto e tente de novo.
web-too-many-requests = Solicitações demais daqui. Espere um momento e tente de novo.
web-bye-too-fast = Foi demais de uma vez. Tente de novo em breve.
web-bye-restart = O servidor está reiniciando. Um momento.
web-reload = Recarregar
web-not-loaded = Não foi possível carregar esta parte da página.
web-rules-unknown = Não é possível consultar as regras desta mesa.
web-here-again = Jogar aqui

## Repetição

web-replay = Rever uma partida
web-replay-intro = Abra uma partida salva: cada anúncio pode ser visto de novo, e também o que escapou a todos.
web-replay-open = Escolher um arquivo .tercet
web-replay-drop = ou solte-o aqui
web-replay-none = Não há nenhuma partida terminada neste link.
web-replay-damaged = Este arquivo não pode ser lido: a linha { $line } não está certa.
web-replay-place = Ponto da partida
web-replay-step = Evento { $step } de { $steps }
web-replay-first = Ao início
web-replay-back = Ao anúncio anterior
web-replay-previous = Um passo atrás
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-next = Um passo à frente
web-replay-forth = Ao anúncio seguinte
web-replay-last = Ao fim
web-replay-speed = Velocidade
web-replay-sets = Mostrar os SET
web-replay-lying =
    { $sets ->
        [0] Nenhum SET na mesa
        [one] Um SET na mesa
       *[other] { $sets } SET na mesa
    }
web-replay-since = sem ser visto há { $time }
web-replay-short = Rever

## Ajustes

web-auto = Conforme o navegador
web-language = Língua
web-theme = Claro ou escuro
web-theme-auto = Como o aparelho
web-theme-light = Modo claro
web-theme-dark = Modo escuro
web-palette = Cores das cartas
web-palette-classic = Clássicas
web-palette-safe = Para daltônicos
web-palette-contrast = Contraste alto
web-palette-mono = Preto e branco, com letras
web-turn = As cartas ficam
web-turn-auto = Como couber melhor
web-turn-lying = Deitadas
web-turn-standing = Em pé
web-text-size = Tamanho do texto
web-text-size-small = Pequeno
web-text-size-normal = Médio
web-text-size-large = Maior
web-text-size-huge = Bem grande
web-motion = Movimentos
web-motion-auto = Como o aparelho preferir
web-motion-moving = As cartas se movem
web-motion-still = Nada se move
web-keys = As teclas
web-keyboard = O teclado
web-keyboard-auto =
    { $keyboard ->
        [azerty] Este aqui: AZERTY
        [qwertz] Este aqui: QWERTZ
        [hebrew] Este aqui: hebraico
       *[qwerty] Este aqui: QWERTY
    }
web-keyboard-hebrew = Hebraico
web-show-keys = Mostrar as teclas nas cartas
web-keys-what = Cada carta tem sua tecla, dispostas como as cartas. Escolha uma aqui e depois aperte a tecla que preferir.
web-keys-cards = Teclas das cartas
web-key-card = Carta da fileira { $row }, coluna { $column }: { $key }
web-key-press = Aperte a tecla
web-key-undo = Desfazer
web-keys-reset = Voltar às nossas teclas
web-own-data = O que é seu
web-own-games =
    { $games ->
        [one] Uma partida terminada
       *[other] { $games } partidas terminadas
    }
web-export = Baixar todas as minhas partidas
web-data-what = Estes ajustes ficam neste aparelho. O servidor guarda seu nome e as partidas terminadas; você pode pedir que seu nome seja apagado.
web-settings-reset = Ajustes originais
web-forget = Esquecer-me
web-forget-sure = Sim: apagar meu nome de todas as partidas
web-forgotten = Pronto: ninguém aqui conhece mais você.
