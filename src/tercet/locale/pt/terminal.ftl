## Commands

terminal-play-help = Joga em tela cheia: solo, contra bots ou dois em um teclado.
terminal-join-help = Entra em uma mesa online, em tela cheia.
terminal-watch-help = Assiste a uma mesa online, em tela cheia.
terminal-create-help = Cria uma mesa online, mostra o link dela e entra nela.

terminal-arg-game = qual jogo
terminal-arg-bots = níveis dos bots contra os quais jogar, separados por vírgulas
terminal-arg-two = dois jogam neste teclado
terminal-arg-name = seu nome; se jogam dois, os dois nomes, separados por uma vírgula
terminal-arg-seed = a mesma semente dá as mesmas cartas ou dados ao mesmo número de jogadores
terminal-arg-save = salva a partida neste arquivo enquanto você joga; as seguintes recebem um número
terminal-arg-lines = sem tela cheia: linhas de texto, para leitores de tela e terminais simples
terminal-arg-colour = cores: sempre, nunca ou conforme o terminal permita
terminal-arg-palette = as cores das cartas
terminal-arg-theme = tela clara ou escura
terminal-arg-keys = o layout do teclado para as teclas das cartas
terminal-arg-ascii = desenhar só com caracteres ASCII
terminal-arg-bidi = quem ordena o hebraico na linha: o terminal, este programa, ou o que convier segundo o nome do terminal
terminal-arg-url = o endereço da mesa
terminal-arg-server = o endereço do servidor, como http://localhost:8181
terminal-arg-public = permite que qualquer pessoa encontre a mesa
terminal-arg-chat = permite texto livre no chat
terminal-arg-only-link = mostra só o link e não entra
terminal-arg-receipt = salva neste arquivo o que o programa vê dos embaralhamentos, para “tercet verify --receipt”
terminal-arg-as-new = entra como uma pessoa nova, mesmo que este computador já tenha jogado neste servidor
terminal-needs-extra = A tela cheia precisa de outro pacote. Na pasta do projeto: { $install }. Ou acrescente --lines.
terminal-no-game = O terminal não consegue mostrar o jogo “{ $game }”. Abra a mesa em um navegador.
terminal-public-chat = Em uma mesa pública só se enviam frases rápidas: escolha --public ou --chat.
terminal-created = A mesa está pronta. Com este link qualquer pessoa pode entrar: { $link }
terminal-save-failed = Não foi possível salvar a partida: { $problem }
terminal-save-renamed = { $file } já existe; esta partida será salva como { $other }.
terminal-too-many = Não há lugar para tantos: { $game } tem { $seats } lugares.
terminal-too-few = O jogo de dados precisa de dois jogadores: acrescente --bots ou --two.

## The menu

terminal-menu-title = O que você quer jogar?
terminal-menu-alone = Cartas, solo
terminal-menu-bot = Cartas contra um bot: { $level }
terminal-menu-bots = Cartas contra três bots
terminal-menu-two = Cartas para dois neste teclado
terminal-menu-dice = Dados contra um bot: { $level }
terminal-menu-dice-two = Dados para dois neste teclado
terminal-menu-quit = Sair
terminal-menu-hint = Setas e Enter, ou a tecla antes de uma linha · ? para ajuda · q para sair
terminal-you = Visitante
terminal-first = Esquerda
terminal-second = Direita

## The card table

terminal-pile = monte { $count }
terminal-score = { $name }: { $points }
terminal-over = A partida acabou. Enter: jogar de novo · Ctrl+Q: sair
terminal-over-online = A partida acabou. Ctrl+Q: sair
terminal-ready = Enter: posso começar
terminal-wait-others = Esperando os outros…
terminal-wait-unready = Esperando os outros… Esc: ainda não
terminal-watching = Você está assistindo.
terminal-next-deal = Você entra na próxima rodada.
terminal-left-game = Você saiu da partida. Tab: voltar
terminal-some-cards =
    { $size ->
        [3] três cartas
       *[other] { $size } cartas
    }
terminal-point =
    { $seconds ->
        [1] Escolha { $cards }: { $chosen } de { $size }, resta um segundo
       *[other] Escolha { $cards }: { $chosen } de { $size }, restam { $seconds } segundos
    }
terminal-point-name =
    { $seconds ->
        [1] { $name }, escolha { $cards }: { $chosen } de { $size }, resta um segundo
       *[other] { $name }, escolha { $cards }: { $chosen } de { $size }, restam { $seconds } segundos
    }
terminal-called =
    { $seconds ->
        [1] { $name } anunciou “SET!” e tem um segundo para escolher.
       *[other] { $name } anunciou “SET!” e tem { $seconds } segundos para escolher.
    }
terminal-locked =
    { $seconds ->
        [1] Espera depois de um erro: mais um segundo.
       *[other] Espera depois de um erro: mais { $seconds } segundos.
    }
terminal-votes =
    { $seconds ->
        [0] Não há SET? { $votes } de { $players } concordam
        [one] Não há SET? { $votes } de { $players } concordam, resta um segundo
       *[other] Não há SET? { $votes } de { $players } concordam, restam { $seconds } segundos
    }
terminal-votes-stop = Parar? { $votes } de { $players } concordam
terminal-looking = Ainda procurando? Aperte qualquer tecla, ou n para concordar.
terminal-pile-empty = O monte acabou e ainda há um SET. Com n você vota para parar.
terminal-two = { $first } joga com as teclas da mão esquerda, { $second } com as da direita.
terminal-choose-two = { $time } · Escolham { $cards }: { $first } { $chosen1 }, { $second } { $chosen2 } de { $size }
terminal-choose = { $time } · Escolha { $cards }: { $chosen } de { $size }
terminal-call = { $time } · Espaço: “SET!” · escolhidas: { $chosen } de { $size }
terminal-take = { $picked } · Espaço: levar as cartas escolhidas
terminal-name =
    { $seconds ->
        [1] Que carta ninguém viu? Digite as letras dela e Enter: { $typed } · resta um segundo
       *[other] Que carta ninguém viu? Digite as letras dela e Enter: { $typed } · restam { $seconds } segundos
    }
terminal-keys-take = letras: cartas · Espaço levar · n não há SET · h dica · Esc limpar · ? ajuda · Ctrl+Q sair
terminal-keys-name = letras: a carta · Enter nomear · Esc limpar · ? ajuda · Ctrl+Q sair
terminal-found = encontrados { $count }
terminal-two-variant = Duas pessoas em uma tela só podem jogar com um número fixo de cartas, sem corrente e sem carta escondida. Acrescente --lines, ou jogue contra bots.
terminal-just-choose = Aqui não se anuncia: escolha simplesmente { $cards }.
terminal-not-a-set = Não é um SET: { $reasons }
terminal-keys-between = Enter continuar · Tab mesa · ? ajuda · Ctrl+Q sair
terminal-keys-watch = F2 tamanho · F3 claro ou escuro · Tab mesa · ? ajuda · Ctrl+Q sair
terminal-keys-point = letras: cartas · n não há SET · h dica · Esc limpar · ? ajuda · Ctrl+Q sair
terminal-keys-puzzle = letras: cartas · Esc limpar · ? ajuda · Ctrl+Q sair
terminal-keys-call = Espaço SET! · letras: cartas · n não há SET · h dica · ? ajuda · Ctrl+Q sair
terminal-keys-two = { $call1 } / { $call2 } SET! · { $none1 } / { $none2 } não há SET · ? ajuda · Ctrl+Q sair
terminal-keys-two-point = letras: cartas · { $none1 } / { $none2 } não há SET · Esc limpar · ? ajuda · Ctrl+Q sair
terminal-keys-proposed-restart = F5 recomeçar · F6 continuar jogando · ? ajuda · Ctrl+Q sair
terminal-keys-proposed-end = F5 encerrar aqui · F6 continuar jogando · ? ajuda · Ctrl+Q sair
terminal-keys-proposed-own = F6 retirar a proposta · ? ajuda · Ctrl+Q sair

## Help

terminal-help-title = Teclas
terminal-help-grid = escolher a carta que está ali
terminal-key-arrows = setas, Enter
terminal-help-arrows = mover o cursor; escolher essa carta
terminal-key-space = Espaço
terminal-help-space = anunciar “SET!”
terminal-help-take = levar as cartas escolhidas; onde se anuncia antes, anunciar “SET!”
terminal-help-chain = escolher uma carta do último SET, ao lado da mesa
terminal-help-none = dizer que não há SET; com o monte vazio, votar para parar
terminal-help-hint = uma dica
terminal-help-pause = pausar ou continuar, no solo
terminal-paused = Em pausa, tempo { $time }. Aperte p para continuar.
terminal-help-escape = limpar a escolha, ou cancelar o anúncio (conta como erro)
terminal-help-chat = enviar uma mensagem à mesa
terminal-help-pages = rolar o registro
terminal-help-help = esta página
terminal-help-size = maior ou menor
terminal-too-small = Este terminal é pequeno demais: tem { $columns } colunas e { $lines } linhas, e o jogo precisa de { $least_columns } e { $least_lines }. Aumente-o ou jogue com --lines.
terminal-too-small-waits = O jogo espera até caber na tela.
terminal-help-theme = claro ou escuro
terminal-help-table = nome, propostas, sair e voltar, comprovante
terminal-help-answer = aceitar uma proposta; continuar jogando
terminal-help-leave = sair
terminal-help-menu = escolher um jogo
terminal-help-signs = Sinais junto a um nome: { $calls } anunciou ou tem a vez, { $voted } diz que não há SET, { $locked } precisa esperar, { $away } está ausente. Uma carta com { $new } na moldura é nova.

## Online

terminal-chat = Mensagem, ou o número de uma frase, e Enter · Esc: cancelar
terminal-phrase = Qual frase? 1 a 9, 0 · Esc: cancelar
terminal-says = { $name }: { $text }
terminal-reconnecting = conectando de novo…
terminal-online = online
terminal-delay = atraso { $millis } ms
terminal-late =
    { $millis ->
        [1] Você chegou um milissegundo tarde.
       *[other] Você chegou { $millis } milissegundos tarde.
    }

## The dice table

terminal-round = rodada { $round }
terminal-bag = saco { $count }
terminal-last-round = última rodada
terminal-seconds = { $seconds } s
terminal-dice-open = Há um SET? Espaço: “SET!” · n: nenhum · 1–5 dados
terminal-dice-open-two = Quem tem um SET? { $first }: { $call1 } · { $second }: { $call2 }
terminal-dice-hopeless = Ninguém tem um SET, e todos lançam de novo.
terminal-dice-called = { $name } anunciou “SET!” e escolhe três dados.
terminal-dice-name-three = { $name }, escolha três dados, da esquerda para a direita: { $chosen } de 3
terminal-dice-extra =
    { $count ->
        [0] { $name }: quais dados lançar de novo? Enter fica com todos.
        [one] { $name }: Enter lança um dado de novo.
       *[other] { $name }: Enter lança { $count } dados de novo.
    }
terminal-dice-turn =
    { $points ->
        [0] Vez de { $name }, cursor em { $square }
        [one] Vez de { $name }, cursor em { $square }, um ponto até agora
       *[other] Vez de { $name }, cursor em { $square }, { $points } pontos até agora
    }
terminal-dice-other = É a vez de { $name }.
terminal-dice-pick-first = Escolha primeiro um dado: 1 a 5.
terminal-dice-alone =
    Só resta você. { $seconds ->
        [0] e: encerrar a partida
        [one] Em um segundo você poderá encerrar a partida.
       *[other] Em { $seconds } segundos você poderá encerrar a partida.
    }
terminal-dice-picked = { $name }: { $dice } · Enter coloca · 1–5 outra ordem · w dá face a um WILD
terminal-dice-nothing = Coloque primeiro um dado, ou passe a vez com p.
terminal-dice-take-back = Recolha seus dados antes de passar a vez: Esc.
terminal-keys-opening = Espaço SET! · n nenhum · h dica · 1–5 dados · Esc cancelar · ? ajuda · Ctrl+Q sair
terminal-keys-extra = 1–5 marcar dados · Enter lançá-los · ? ajuda · Ctrl+Q sair
terminal-keys-dice = 1–5 dado · Espaço põe · Enter joga · s troca · p passa · h dica · Esc volta · ? ajuda · Ctrl+Q sair
terminal-key-arrows-only = setas
terminal-help-dice-digits = escolher um dado; antes de uma rodada, marcá-lo para lançá-lo de novo
terminal-help-dice-arrows = mover o cursor no tabuleiro
terminal-help-dice-space = colocar o dado na casa; na abertura, anunciar “SET!”
terminal-help-dice-lay = colocar o dado na casa
terminal-help-dice-enter = jogar, ou lançar de novo os dados marcados
terminal-help-dice-backspace = cancelar a escolha do dado, ou recolher o último colocado
terminal-help-dice-s = trocar o WILD sob o cursor pelo dado escolhido
terminal-help-dice-p = passar
terminal-help-dice-n = na abertura, dizer que seus dados não têm SET
terminal-name-wild = O que representa o WILD?
terminal-name-suits = Enter escolhe { $face }
terminal-name-cancel = Esc: agora não

## Line by line

terminal-line-cards-help = Para escolher { $cards }, digite as letras ou os nomes curtos delas. s anuncia “SET!”, n diz que não há SET, h dá uma dica, b cancela o anúncio (conta como erro), Enter repete as cartas, r diz que você pode começar, q sai.
terminal-line-two-help = Com dois jogadores, ponha 1 ou 2 antes de s e n.
terminal-line-solo-help = Para pegar { $cards }, digite as letras ou os nomes curtos delas. n diz que não há SET, h dá uma dica, p pausa e continua, Enter repete as cartas, ? mostra esta ajuda, q sai.
terminal-line-dice-help = Na abertura: s anuncia (s 1 3 2 anuncia com esses dados), n diz que não há, h pede uma dica, três números escolhem seus dados da esquerda para a direita, lay os coloca. Em uma jogada: 1@h7 2@h8 coloca os dados 1 e 2, 3=2GD@h9 dá face a um WILD, swap 1 g6 troca um WILD, p passa a vez, h pede uma dica. Antes de uma rodada: roll 1 3, ou k para ficar com todos. Enter descreve o tabuleiro, q sai. Com várias pessoas no teclado, ponha antes de s, n e h o número de quem joga. try 1@h7 diz quanto daria uma jogada; end encerra a partida quando só resta você.
terminal-line-best-help = best mostra as melhores jogadas.
terminal-line-best-here = best só funciona em uma partida neste computador.
terminal-line-lay-nothing = Ainda não há nada para colocar: escolha antes três dados.
terminal-line-words = Estas palavras também servem: { $words }.
terminal-line-words-help = ajuda
terminal-line-words-look = ver, mesa
terminal-line-words-ready = começar
terminal-line-words-quit = sair
terminal-line-words-none = nenhum, nada
terminal-line-words-hint = dica
terminal-line-words-yes = sim
terminal-line-words-pause = pausa
terminal-line-words-back = cancelar
terminal-line-words-pass = passar, passo
terminal-line-words-keep = ficar, manter
terminal-line-words-lay = colocar
terminal-line-words-best = melhores, melhor
terminal-line-words-try = testar, tentar
terminal-line-words-swap = trocar
terminal-line-words-roll = rolar
terminal-line-words-end = encerrar, fim
terminal-line-dice-open = Há um SET entre seus cinco dados? Digite s para anunciar, ou n se não há.
terminal-line-dice-open-two = Quem tem um SET entre seus dados? 1 s anuncia pela primeira pessoa, 1 n diz que ela não tem.
terminal-line-dice-extra = { $name }: roll 1 3 rola de novo os dados 1 e 3, k fica com todos.
terminal-line-bonuses = Casas livres com +{ $points }: { $squares }
terminal-line-picked = Digite lay para colocá-los assim, ou três números para outra ordem; 2=3PD dá face a um WILD.
terminal-line-card = { $letter }: { $name }, { $card }
terminal-line-what = Não entendi; digite ? para ver a ajuda.
terminal-line-who = Quem? Escreva antes o número: { $choices }.
terminal-line-online-help = Online: r quando puder começar. Quem organiza a mesa digita start para começar logo, ou bot e um nível ({ $levels }) para adicionar um bot. / lista as frases rápidas e /2 envia a segunda; / antes de suas próprias palavras as envia, se a mesa permitir o chat livre.
terminal-line-table-help = Em qualquer mesa: name e um nome novo, u se você ainda não puder começar, propose restart (recomeçar) ou propose end (encerrar aqui), agree (aceitar) ou decline (continuar jogando), leave (sair) e return (voltar), receipt (e um arquivo) para salvar um comprovante dos embaralhamentos.
terminal-line-answer = Digite agree para aceitar, ou decline para continuar jogando.
terminal-line-answer-own = Digite decline para retirar a proposta.
terminal-line-return = Você saiu da partida. Digite return para voltar.
terminal-line-point =
    { $seconds ->
        [1] Escolha { $cards }: resta um segundo.
       *[other] Escolha { $cards }: restam { $seconds } segundos.
    }
terminal-line-chain = O último SET, ao lado da mesa; escolha as cartas dele com os números:
terminal-line-name =
    { $seconds ->
        [1] Digite as letras da carta que ninguém viu, por exemplo { $example }: resta um segundo.
       *[other] Digite as letras da carta que ninguém viu, por exemplo { $example }: restam { $seconds } segundos.
    }
terminal-line-looking = Ainda procurando? Digite y, ou n para concordar.
terminal-line-left =
    { $seconds ->
        [1] Resta um segundo.
       *[other] Restam { $seconds } segundos.
    }
terminal-line-delay = Atraso até o servidor: { $millis } ms.
terminal-line-gone = A conexão se perdeu. Tentando de novo…
terminal-line-back = A conexão voltou.
terminal-line-link = Com este link qualquer pessoa pode entrar: { $link }

## Before an online game

terminal-lobby-host = Enter: posso começar, outra vez: começar já · 1–{ $levels }: adicionar um bot
terminal-lobby-address = Com este link qualquer pessoa pode entrar, em um navegador ou com “tercet join”:
terminal-lobby-players = Jogadores: { $count } de { $seats } lugares
terminal-lobby-bot = bot
terminal-lobby-is-host = organiza a mesa
terminal-lobby-ready = pode começar
terminal-lobby-not-ready = ainda não pode começar
terminal-lobby-away = não está
terminal-lobby-press-host = Pressione Enter quando puder começar, e outra vez para começar já; senão, começa quando todas as pessoas puderem, se forem duas ou mais.
terminal-lobby-press-bots = Adicionar um bot: { $levels }
terminal-lobby-press-ready = Pressione Enter quando puder começar; Esc desfaz. Começa quando todas as pessoas puderem, ou quando quem organiza a mesa decidir.
terminal-lobby-press-more = / chat · ? ajuda e regras · Tab mesa · Ctrl+Q sair
terminal-lost = A conexão com a mesa se perdeu.
terminal-bot-failed = { $name } falhou e sai da partida: { $problem }

## O que se pode fazer em uma mesa além de jogar

terminal-table-title = Esta mesa
terminal-table-agree = Aceitar a proposta
terminal-table-decline = Recusar a proposta e continuar jogando
terminal-table-unready = Ainda não
terminal-table-rename = Mudar de nome
terminal-table-restart = Propor recomeçar
terminal-table-end = Propor encerrar a partida aqui
terminal-table-leave = Sair da partida; dá para voltar
terminal-table-return = Voltar à partida
terminal-table-receipt = Salvar um comprovante dos embaralhamentos
terminal-table-replace = Deixar um bot substituir quem saiu
terminal-table-help = Ajuda: todas as teclas e as regras desta mesa
terminal-table-size = Maior ou menor
terminal-table-theme = Claro ou escuro
terminal-table-quit = Sair da mesa
terminal-table-back = Um número, ou setas e Enter · Esc: voltar
terminal-table-name = Novo nome e Enter · Esc: manter o antigo
terminal-leave-local = Sair desta partida? Ela não acabou.
terminal-leave-online = Sair da mesa? Os outros continuam; você pode voltar com o mesmo link.
terminal-leave-keys = Enter: sair · qualquer outra tecla: continuar
terminal-receipt-saved = Comprovante salvo: { $file }. Depois da partida, “tercet verify LOG --receipt { $file }” compara o registro com ele.
terminal-receipt-nothing = Ainda não se viu nenhum embaralhamento aqui.
terminal-receipt-failed = Não foi possível salvar o comprovante: { $problem }
