## O desafio do dia: o registro e a linha de comando

event-puzzle-started = { $name } dispara o relógio.
event-set-found = { $time }: { $name } encontra { $cards }.
event-pick-failed = { $time }: { $name } escolhe { $cards }, que não é um SET.
event-puzzle-solved =
    { $wrong ->
        [0] { $name } encontrou todos os SETs em { $time }, sem erros.
        [1] { $name } encontrou todos os SETs em { $time }, com um erro.
       *[other] { $name } encontrou todos os SETs em { $time }, com { $wrong } erros.
    }

cli-daily = Joga o desafio do dia: encontre todos os SETs contra o relógio.
daily-help-date = o dia, como 2026-11-15 (padrão: hoje em UTC)
daily-help-size = nove cartas com quatro SETs, ou doze com seis
daily-help-json = mostra as cartas e os SETs dos dois desafios em JSON, sem jogar
daily-intro =
    { $size ->
        [easy] O desafio fácil de { $date }: nove cartas, quatro SETs.
       *[full] O desafio completo de { $date }: doze cartas, seis SETs.
    }
daily-ready = Pressione Enter para ver as cartas: é aí que o relógio começa a correr.
daily-status = { $found } de { $sets } encontrados.
daily-share = Para compartilhar: { $line }
daily-not-solved =
    { $left ->
        [1] Faltou encontrar um SET.
       *[other] Faltou encontrar { $left } SETs.
    }
daily-practice =
    { $size ->
        [easy] Um desafio de treino: nove cartas, quatro SETs.
       *[full] Um desafio de treino: doze cartas, seis SETs.
    }
daily-rules = Encontre todos os SETs. O relógio começa quando as cartas aparecem e para com o último SET. Nenhuma carta sai da mesa, uma carta pode pertencer a vários SETs, e uma escolha errada só custa tempo.
daily-line-help = Digite três letras de cartas que formem um SET, como abc. r inicia o relógio, l mostra as cartas de novo, ? mostra esta ajuda, q sai.
daily-line-no-hints = Um puzzle não tem dicas.
daily-line-ready = Digite r para ver as cartas: é aí que o relógio começa a correr.

## O mesmo, dito a quem fez

event-puzzle-started-you = Você dispara o relógio.
event-set-found-you = { $time }: você encontra { $cards }.
event-pick-failed-you = { $time }: você escolhe { $cards }, que não é um SET.
event-puzzle-solved-you =
    { $wrong ->
        [0] Você encontrou todos os SETs em { $time }, sem erros.
        [1] Você encontrou todos os SETs em { $time }, com um erro.
       *[other] Você encontrou todos os SETs em { $time }, com { $wrong } erros.
    }

## A classificação pública, para quem administra o servidor

cli-daily-board = Mostra os tempos enviados para a classificação pública de um dia e a situação de cada um.
cli-daily-confirm = Confirma um tempo e o publica na classificação.
cli-daily-remove = Remove um tempo das classificações do dia.
daily-board-help-code = o código da mesa em que o tempo foi feito, como mostra `tercet daily board`
daily-board-help-server = o endereço do seu servidor (padrão: { $url })
daily-board-none = Ninguém pediu ainda um lugar nesta classificação.
daily-board-listing =
    { $listing ->
        [listed] publicado
        [held] aguarda a sua confirmação: rápido demais para publicar sem conferir
        [outdone] já foi publicado um tempo melhor do mesmo endereço
       *[removed] removido
    }
daily-board-link = Para decidir no navegador, abra { $link } (quem tiver este link também pode decidir).
daily-board-decided =
    { $decision ->
        [confirmed] O tempo foi publicado.
       *[removed] O tempo não está mais nas classificações.
    }
refusal-not-operator = Só quem administra este servidor pode fazer isso. Use a pasta de dados do servidor em execução.
refusal-no-time = Aqui não há nenhum tempo que conte.
