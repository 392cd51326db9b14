## A página

web-home = Início
web-lost = Não há nada aqui.
web-offline = Não é possível chegar ao servidor.
web-download = Descarregar o jogo

## A mesa de cartas

web-check = A última chamada
web-call = SET!
web-called-by = { $name } tem de apontar agora
web-outcome-right =
    { $mine ->
        [yes] SET teu
       *[no] SET de { $name }
    }
web-outcome-wrong =
    { $mine ->
        [yes] Não é um SET
       *[no] { $name }: não é um SET
    }
web-outcome-time =
    { $mine ->
        [yes] O teu tempo acabou
       *[no] { $name }: o tempo acabou
    }
web-outcome-taken-back =
    { $mine ->
        [yes] Retiraste a tua chamada
       *[no] { $name } retirou a chamada
    }
web-outcome-left =
    { $mine ->
        [yes] Saíste durante a tua chamada
       *[no] { $name } saiu durante a chamada
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
web-you = tu
web-score = Pontos
web-mark-bot = um robô
web-mark-host = anfitrião da mesa
web-mark-voted = diz: não há SET
web-mark-locked = tem de esperar após um erro
web-mark-waiting = joga a partir da próxima mão
web-mark-ready = pronto
web-mark-left = saiu
web-mark-away = ausente
web-player-detail =
    { $match ->
        [yes] { $deal } nesta mão
       *[no] { $cards } cartas ganhas
    } · { $wrong ->
        [0] sem erros
        [one] um erro
       *[other] { $wrong } erros
    }
web-pile = Cartas no baralho

## Repetição

web-replay = Rever um jogo
web-replay-intro = Abre um jogo guardado: cada chamada pode ser revista, e também o que escapou a todos.
web-replay-open = Escolher um ficheiro .tercet
web-replay-drop = ou larga-o aqui
web-replay-none = Não há nenhum jogo terminado nesta ligação.
web-replay-damaged = Este ficheiro não pode ser lido: a linha { $line } não está certa.
web-replay-place = Ponto do jogo
web-replay-step = Acontecimento { $step } de { $steps }
web-replay-first = Para o início
web-replay-back = Para a chamada anterior
web-replay-previous = Um passo atrás
web-replay-play = Reproduzir
web-replay-pause = Pausar
web-replay-next = Um passo à frente
web-replay-forth = Para a chamada seguinte
web-replay-last = Para o fim
web-replay-speed = Velocidade
web-replay-sets = Mostrar os SET
web-replay-lying =
    { $sets ->
        [0] Nenhum SET na mesa
        [one] Um SET na mesa
       *[other] { $sets } SET na mesa
    }
web-replay-since = por ver há { $time }
