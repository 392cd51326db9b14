## Rules and options of a new table

web-layout-12 = 12, três fileiras de quatro
web-layout-9 = 9, três fileiras de três
web-none-vote = Todos de acordo
web-none-checked = Todos de acordo, com verificação
web-none-auto = Automático
web-none-edition-what = Com outras pessoas, por voto; no solo, seu voto é conferido.
web-none-vote-what = Mais três cartas são abertas quando todos concordam, mesmo que um SET tenha passado despercebido.
web-none-checked-what = Se há um SET, o voto “não há SET” é recusado, e o resultado diz quantas vezes.
web-none-auto-what = Mais três cartas são abertas automaticamente quando não há SET.
web-more-options = Mais opções
web-scoring-cards = As cartas
web-scoring-sets = Os SETs
web-scoring-edition-what = Conforme o manual.
web-scoring-cards-what = Um ponto por carta ganha.
web-scoring-sets-what = Um ponto por SET encontrado.
web-penalty-some = Custa algo
web-penalty-none = Não custa nada
web-penalty-edition-what = Conforme o manual.
web-penalty-some-what = Três cartas já ganhas se contam as cartas, um ponto se contam os SETs.
web-penalty-none-what = As cartas ficam, e ninguém perde nada.
web-option-cards = As cartas
web-option-layout = Cartas na mesa
web-option-hints = Dicas em mesas de dois ou mais
web-option-hints-cards = Todos veem a dica, peça quem pedir, e o resultado a registra.
web-option-hints-dice = Só quem pede vê a dica, e a folha de pontos a conta.
web-option-point-what = Quanto tempo quem anuncia tem para escolher três cartas; de 2 a 30.
web-option-deals-what = Rodadas por partida; 0 = uma por pessoa.
web-option-lock-what = Sem novo anúncio durante esse tempo, ou até as cartas mudarem; de 0 a 30.
web-option-vote-what = 0 espera todas as pessoas presentes; senão, de 5 a 120 a partir do primeiro “não há SET”.
web-option-seats-what = Quantas pessoas podem jogar em uma mesa com amigos; de { $least } a { $most }. As outras podem assistir.
web-option-range = De { $least } a { $most }.
web-option-range-seconds = De { $least } a { $most } segundos.
web-option-pause-what = A próxima rodada começa automaticamente depois desse tempo; de 0 a 120.
web-option-rated = Partida ranqueada
web-option-rated-what = Não há dicas com dois ou mais, e não dá para recomeçar.
web-option-turn-what =
    { $end ->
        [pass] Quando o tempo acaba, você passa a vez.
       *[play] Quando o tempo acaba, os dados já colocados são jogados, se a jogada for válida; se não, você passa a vez.
    } De 20 a 600, ou 0 para não ter limite. Só contra bots não há limite, se você não puser um.
web-option-extra-what = Se o tempo acabar, você fica com seus dados; de 5 a 120, ou 0 para não ter limite.
web-option-name-what = Quanto tempo quem anuncia a abertura tem para escolher três dados; de 2 a 30, ou 0 para não ter limite.
