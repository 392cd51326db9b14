## A mesa de dados

web-dice-unrolled = um dado ainda não lançado
web-dice-empty = { $square }, casa vazia
web-dice-nearer = Aproximar
web-dice-farther = Afastar
web-dice-fit = Ver todos os dados
web-dice-whole = Ver o tabuleiro inteiro
web-dice-bag = Dados no saco
web-dice-round = Volta { $round }
web-dice-last-round = Volta { $round }, a última
web-dice-wild = O que mostra este WILD?
web-dice-name-it = Ele mostra { $face }
web-dice-opening = Há um SET entre seus dados? Anuncie antes de todos.
web-dice-wait-opening = Os outros ainda procuram.
web-dice-none = Não tenho
web-dice-said-none = não tem
web-dice-name-three = Seu anúncio: escolha três dados na ordem em que ficarão.
web-dice-lay = Colocá-los
web-dice-your-turn = Sua vez: pegue um dado e escolha uma casa.
web-dice-tap-square = Agora escolha uma casa, ou um WILD para trocar.
web-dice-turn-of = Joga { $name }
web-dice-title-mine = Sua vez!
web-dice-hand-in =
    { $points ->
        [0] Jogar assim
        [one] Jogar: um ponto
       *[other] Jogar: { $points } pontos
    }
web-dice-pass = Passar a vez
web-dice-clear = Recolher os dados
web-dice-extra = Antes da próxima volta: quais dados lançar de novo?
web-dice-wait-extra = Esperando a escolha dos outros.
web-dice-keep = Guardar todos eles
web-dice-roll =
    { $dice ->
        [0] Lançar de novo
        [one] Lançar um de novo
       *[other] Lançar { $dice } de novo
    }
web-dice-end = Terminar a partida
web-dice-has-passed = passou

## O que acabou de acontecer

web-dice-opened =
    { $points ->
        [one] { $name } abre com um ponto.
       *[other] { $name } abre com { $points } pontos.
    }
web-dice-played =
    { $points ->
        [0] { $name }: nenhum ponto.
        [one] { $name }: um ponto.
       *[other] { $name }: { $points } pontos.
    }
web-dice-passed-passed = { $name } passa a vez.
web-dice-passed-time = { $name }: o tempo acabou.
web-dice-passed-left = { $name } saiu: pula-se a vez.
web-dice-swapped = { $name } troca o WILD em { $square }.
web-dice-failed-wrong = { $name }: isso não é um SET.
web-dice-failed-time = { $name } não apontou a tempo.
web-dice-failed-taken-back = { $name } desiste do anúncio.
web-dice-failed-left = { $name } saiu durante o anúncio.
web-dice-all-passed = Todos passaram: lançam-se todos os dados.
web-dice-again = Nenhum SET: todos lançam de novo.
