## Em uma mesa com uma variante: o que se procura

web-choose-five = Escolha três cartas: cada uma das cinco características, igual nas três ou diferente nas três.
web-choose-ultra = Escolha quatro cartas: dois pares que a mesma carta completaria.
web-choose-ghost = Escolha seis cartas, três pares: as cartas que os completam formariam um SET.
web-choose-quads = Escolha quatro cartas: cada característica igual em todas, diferente em todas ou igual de duas em duas.
web-choose-dots = Escolha cartas em que cada ponto apareça um número par de vezes.
web-point-any = Você anunciou: escolha { $cards } cartas.
web-point-range = Você anunciou: escolha de { $least } a { $most } cartas e leve-as.
web-outcome-mixed = Não combina: { $features }
web-take = Levar { $cards }
web-take-least = Escolha pelo menos { $least }
web-more-any = Não há SET: mais cartas na mesa.
web-hint-any =
    { $whole ->
        [yes] Um SET inteiro está marcado.
       *[no] { $cards ->
            [1] Uma carta de um SET está marcada.
           *[other] { $cards } cartas de um SET estão marcadas.
        }
    }

## A última jogada, o que foi achado, a carta que ninguém viu

web-chain = O último SET
web-chain-use =
    { $linked ->
        [1] Use exatamente uma carta do último SET.
       *[other] Use exatamente { $linked } cartas do último SET.
    }
web-found = Encontrados até agora: { $found }.
web-found-list = Encontrados nesta mesa
web-board-new = Tudo foi encontrado: cartas novas.
web-naming = Qual carta ninguém viu? As da mesa dizem.
web-name-it = É esta carta
web-named =
    { $mine ->
        [yes] Você acertou a carta escondida
       *[no] { $name } acertou a carta escondida
    }
web-misnamed =
    { $mine ->
        [yes] Não é a carta escondida
       *[no] { $name }: não é a carta escondida
    }

## A meta de uma rodada

web-goal-takings = { $takings } de { $goal } SETs
web-goal-first =
    { $goal ->
        [1] até { $goal } ponto
       *[other] até { $goal } pontos
    }
web-together-done = Vocês conseguiram!
web-together-so-far =
    { $sets ->
        [0] Vocês jogam juntos.
        [one] Vocês jogam juntos: um SET até agora.
       *[other] Vocês jogam juntos: { $sets } SETs até agora.
    }
web-together-stopped =
    { $sets ->
        [0] A partida parou antes de vocês encontrarem um SET.
        [one] Juntos, vocês encontraram um SET.
       *[other] Juntos, vocês encontraram { $sets } SETs.
    }
web-together-table =
    { $sets ->
        [1] Sua mesa encontrou um SET.
       *[other] Sua mesa encontrou { $sets } SETs.
    }

## A página das variantes

web-variants-intro = Nenhum destes jogos está nos manuais. Escolha um, veja o que procurar e jogue.
web-variant-set = As cartas impressas
web-variant-set-what = Três cartas que formam um SET, jogadas de outro jeito.
web-variant-ultra = Ultra
web-variant-ultra-what = Quatro cartas: dois pares que a mesma carta completaria.
web-variant-ghost = Fantasma
web-variant-ghost-what = Seis cartas, três pares: as cartas que os completam formariam um SET.
web-variant-five = Cinco características
web-variant-five-what = 243 cartas: um sol, uma lua ou uma estrela é a quinta característica.
web-variant-quads = Quartetos
web-variant-quads-what = 64 cartas, quatro valores por característica. Quatro cartas: todas iguais, todas diferentes ou de duas em duas.
web-variant-quads-large = Quartetos grandes
web-variant-quads-large-what = Quartetos com 256 cartas: a textura também conta.
web-variant-dots = Pontos
web-variant-dots-what = Seis pontos em 63 cartas. Leve cartas em que cada ponto apareça um número par de vezes.
web-variant-way = Jeito de jogar
web-way-refill = Como nos manuais
web-way-refill-what = Cartas novas entram no lugar das que foram levadas.
web-way-chain = Corrente
web-way-chain-what = Cada SET usa cartas do anterior.
web-way-all = Encontrar todos
web-way-all-what = Nada sai da mesa até que tudo seja encontrado.
web-way-hidden = Carta escondida
web-way-hidden-what = Uma carta fica sem ser vista; no fim, quem acertar primeiro fica com ela.
web-variant-ending = A rodada termina
web-ending-pile = quando o monte acaba
web-ending-first = quando alguém chega aos pontos fixados
web-ending-takings = depois de um número fixo de SETs
web-ending-time = quando o tempo acaba
web-variant-goal-first = Pontos
web-variant-goal-takings = SETs
web-variant-goal-time = Segundos
web-variant-together = Jogar em equipe contra o relógio
web-variant-together-what = Todo mundo ganha; o que conta é o tempo.
web-variant-cards = Cartas
web-variant-learn = Como funciona

## Lições

web-lesson-right = Você pode levar estas cartas:
web-lesson-wrong = Estas, não:
web-lesson-find = Agora é a sua vez
web-lesson-found = Achou!
web-lesson-next = Mais um
web-lesson-play = Jogar agora
