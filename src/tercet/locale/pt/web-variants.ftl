## Em uma mesa com uma variante: o que se procura

web-choose-five = Escolha três cartas: cada uma das cinco características, igual nas três ou diferente nas três.
web-choose-ultra = Escolha quatro cartas: dois pares que a mesma carta completaria.
web-choose-ghost = Escolha seis cartas: três pares cujas cartas que faltam formariam um SET.
web-choose-quads = Escolha quatro cartas: cada característica toda igual, toda diferente ou duas e duas.
web-choose-dots = Escolha cartas em que cada ponto apareça um número par de vezes.
web-point-any = Você anunciou: escolha { $cards } cartas.
web-point-range = Você anunciou: escolha de { $least } a { $most } cartas e leve-as.
web-outcome-mixed = Não combina: { $features }
web-take = Levar { $cards }
web-take-least = Escolha pelo menos { $least }
web-more-any = Não há SET: mais cartas são postas.
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
web-found =
    { $found ->
        [1] Um achado até agora.
       *[other] { $found } achados até agora.
    }
web-found-list = Achados nesta mesa
web-board-new = Tudo foi achado: cartas novas.
web-naming = Qual carta ninguém viu? As da mesa dizem.
web-name-it = Dizer esta carta
web-named =
    { $mine ->
        [yes] Você disse a carta escondida
       *[no] { $name } disse a carta escondida
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
web-together-done = Vocês conseguiram juntos!

## A página das variantes

web-variants-intro = Nenhum destes jogos está nos livros. Escolha um, veja o que se leva e jogue.
web-variant-set = As cartas impressas
web-variant-set-what = Três cartas que formam um SET, jogadas de outro jeito.
web-variant-ultra = Ultra
web-variant-ultra-what = Quatro cartas: dois pares que a mesma carta completaria.
web-variant-ghost = Fantasma
web-variant-ghost-what = Seis cartas: três pares cujas cartas que faltam formariam um SET.
web-variant-five = Cinco características
web-variant-five-what = 243 cartas: um sol, uma lua ou uma estrela é a quinta característica.
web-variant-quads = Quartetos
web-variant-quads-what = 64 cartas, quatro valores por característica. Quatro cartas: igual, diferente ou duas e duas.
web-variant-quads-large = Quartetos grandes
web-variant-quads-large-what = Quartetos com 256 cartas: o preenchimento também conta.
web-variant-dots = Pontos
web-variant-dots-what = Seis pontos em 63 cartas. Leve cartas em que cada ponto apareça um número par de vezes.
web-variant-way = Jeito de jogar
web-way-refill = Como nos livros
web-way-refill-what = Cartas novas ocupam o lugar das levadas.
web-way-chain = Corrente
web-way-chain-what = Cada SET usa cartas do anterior.
web-way-all = Achar todos
web-way-all-what = Nada sai da mesa até que tudo seja achado.
web-way-hidden = Carta escondida
web-way-hidden-what = Uma carta fica sem ser vista; no fim, quem a disser primeiro fica com ela.
web-variant-ending = A rodada termina
web-ending-pile = quando o monte acaba
web-ending-first = quando alguém tem pontos suficientes
web-ending-takings = depois de alguns SETs
web-ending-time = depois de um tempo
web-variant-goal-first = Pontos
web-variant-goal-takings = SETs
web-variant-goal-time = Segundos
web-variant-together = Jogar juntos contra o relógio
web-variant-together-what = Todos ganham; o que conta é o tempo.
web-variant-cards = Cartas
web-variant-learn = Como funciona

## Lições

web-lesson-right = Cartas assim podem ser levadas:
web-lesson-wrong = Cartas assim, não:
web-lesson-find = Agora, encontre algumas aqui.
web-lesson-found = Achou!
web-lesson-next = Mais uma
web-lesson-play = Jogar agora
