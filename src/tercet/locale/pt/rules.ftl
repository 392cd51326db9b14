## As regras de uma mesa

rules-title =
    { $edition ->
        [es] As regras do manual espanhol
        [fr] As regras do manual francês
        [he] As regras do manual hebraico
       *[pt] As regras do manual brasileiro
    }
rules-book =
    { $edition ->
        [es] São as regras do manual espanhol (Devir), as mesmas do brasileiro; a redação é nossa.
        [fr] São as regras do manual francês (Gigamic, 2024); a redação é nossa.
        [he] São as regras do manual hebraico; a redação é nossa.
       *[pt] São as regras do manual brasileiro (Devir), as mesmas do espanhol; a redação é nossa.
    }
rules-book-variant =
    { $edition ->
        [es] Fora a variante, são as regras do manual espanhol (Devir); a redação é nossa.
        [fr] Fora a variante, são as regras do manual francês (Gigamic, 2024); a redação é nossa.
        [he] Fora a variante, são as regras do manual hebraico; a redação é nossa.
       *[pt] Fora a variante, são as regras do manual brasileiro (Devir); a redação é nossa.
    }
rules-aim-title = O objetivo
rules-aim =
    { $seats ->
        [1] { rules-aim-solo }
       *[other] { rules-aim-race }
    } { rules-seats }
rules-aim-race =
    Ver antes de todos um SET entre as cartas da mesa e { $scoring ->
        [sets] reunir mais SETs que os outros
       *[cards] ganhar mais cartas que os outros
    }.
rules-aim-solo = Encontrar SETs até esgotar o monte e tentar limpar a mesa.
rules-changes = Mudanças nesta mesa: { $fields }.
rules-deck =
    { $deck ->
        [solid] as { $size } cartas sólidas
        [striped] as { $size } cartas hachuradas
        [open] as { $size } cartas transparentes
        [red] as { $size } cartas vermelhas
        [green] as { $size } cartas verdes
        [purple] as { $size } cartas lilases
        [one] as { $size } cartas com um símbolo
        [two] as { $size } cartas com dois símbolos
        [three] as { $size } cartas com três símbolos
        [oval] as { $size } cartas com ovais
        [squiggle] as { $size } cartas com ondas
        [diamond] as { $size } cartas com losangos
       *[full] as { $size } cartas
    }

rules-variant-title = A variante
rules-variant = Esta variante não está nos manuais. Aqui também se chama SET tudo o que se pode levar. Onde estas regras falam de três cartas, leia-se { $cards }.
rules-law-five = O baralho tem 243 cartas: além das quatro características, cada carta traz um sinal: um sol, uma lua ou uma estrela. Três cartas podem ser levadas se cada uma das cinco características for igual nas três ou diferente nas três.
rules-law-ultra = Quatro cartas podem ser levadas se formarem dois pares e a mesma carta completar um SET com cada um deles. Essa carta não precisa estar na mesa. Também é conhecida como UltraSet ou Superset.
rules-law-ghost = Seis cartas podem ser levadas se formarem três pares cujas terceiras cartas, as que faltam, seriam elas mesmas um SET. Para cada característica isso quer dizer: seis iguais, três e três, duas de cada, ou quatro e uma e uma. Também é conhecida como GhostSet.
rules-law-quads = Cada característica tem quatro valores. Quatro cartas podem ser levadas se cada característica for igual nas quatro, diferente nas quatro, ou igual de duas em duas. Também é conhecida como EvenQuads ou Quads.
rules-law-dots = Cada carta traz alguns de seis pontos, cada um com seu lugar, sua cor e sua letra. De três a sete cartas podem ser levadas se cada ponto aparecer em um número par delas. Entre sete cartas sempre há. Também é conhecida como Projective Set.
rules-way-chain = As últimas cartas levadas ficam ao lado da mesa. Cada SET seguinte usa exatamente { $linked ->
        [1] uma delas, que não vale mais pontos
       *[other] { $linked } delas, que não valem mais pontos
    }.
rules-way-all = Nada sai da mesa. Cada um encontra o que pode; quando tudo foi encontrado, são postas cartas novas. Apontar o que alguém já encontrou não custa nada.
rules-way-hidden = Uma carta do baralho fica sem ser vista. Quando não resta nada para levar, as cartas da mesa dizem qual é: durante 20 segundos, quem primeiro disser o nome fica com ela, e um nome errado é um erro.
rules-ending-first = A rodada termina quando alguém tem { $goal } pontos.
rules-ending-takings = A rodada termina depois de { $goal } SETs.
rules-ending-time = A rodada termina depois de { $goal } segundos; um anúncio em aberto pode ser concluído.
rules-together = Todos jogam juntos contra o próprio melhor tempo, e todos ganham.

rules-cards-title = As cartas
rules-cards =
    Cada carta mostra um, dois ou três símbolos iguais. Quatro características as distinguem: o número de símbolos (um, dois, três), a cor (vermelho, verde, lilás), a textura (sólido, hachurado, transparente) e a forma (oval, onda, losango). { $deck ->
        [full] Cada combinação aparece uma única vez: ao todo, { $size } cartas.
       *[other] Joga-se só com { rules-deck }: uma característica é sempre a mesma, e cada combinação das outras três aparece uma vez.
    }

rules-set-title = O que é um SET
rules-set = Três cartas são um SET quando cada característica, vista separadamente, é igual nas três ou diferente nas três. Para quaisquer duas cartas há exatamente uma terceira que completa o SET.
rules-quick-check = Teste rápido: se duas cartas coincidem em uma característica e a terceira não, não é um SET. Duas cartas vermelhas e uma lilás nunca são um SET, seja como for o resto.

rules-deal-title = A distribuição
rules-deal =
    Quem distribui embaralha e abre { $layout } cartas, em { $layout ->
        [9] três fileiras de três
        [12] três fileiras de quatro
       *[other] colunas de três
    }, à vista de todos. As demais formam o monte.

rules-call-title = O anúncio
rules-call =
    Não há turnos. { $style ->
        [announce] { rules-call-announce }
        [point] { rules-call-point }
       *[default] { rules-call-announce } { rules-call-alone }
    }
rules-call-announce = Quem vê um SET anuncia “SET!”. O primeiro anúncio suspende o jogo: até que se resolva, mais ninguém pode anunciar, pegar cartas ou votar. Quem anunciou tem { $point } s para escolher três cartas. Deixar o tempo acabar, cancelar ou sair da mesa conta como erro, e perder a conexão não para o relógio.
rules-call-point = Quem vê um SET escolhe direto as três cartas dele: escolhê-las já é anunciar.
rules-call-alone = Quem joga solo não anuncia: basta escolher três cartas.

rules-right-title = Acerto
rules-right = Todos veem a verificação das três cartas, característica por característica. Se forem um SET, ficam com quem anunciou. Se então houver menos de { $layout } cartas na mesa e o monte não estiver vazio, três novas ocupam os espaços. Se antes havia mais de { $layout }, nenhuma é distribuída, e as cartas das colunas acrescentadas passam para os espaços. Com o monte vazio, os espaços ficam e nenhuma carta se move.

rules-wrong-title = Erro
rules-wrong =
    As cartas ficam na mesa. { $penalty ->
        [cards] Quem anunciou perde três cartas ganhas antes nesta rodada, ou as que tiver, se forem menos; elas são postas de lado e saem do jogo.
        [point] Quem anunciou perde um ponto, e sua pontuação pode ficar abaixo de zero.
       *[none] Não custa nada.
    } { $lock ->
        [0] { "" }
       *[other] Com dois ou mais jogadores, quem errou não pode anunciar de novo até que as cartas mudem ou passem { $lock } s, mas pode votar. { $longest ->
            [0] { "" }
           *[other] Cada novo erro consecutivo dobra essa espera, até { $longest } s; um acerto devolve a espera ao valor inicial.
        }
    }

rules-race-title = Chegar tarde
rules-race = Anunciar, escolher ou votar vale para as cartas que se viam. Se elas mudaram nesse meio-tempo, se uma carta escolhida não está mais lá ou se alguém anunciou antes, a ação é recusada e não custa nada. Se duas pessoas agem no mesmo instante, o acaso decide.

rules-none-title = Não há SET
rules-none =
    { $seats ->
        [1] { rules-none-solo }
       *[other] { rules-none-together }
    }
rules-none-together =
    { $always ->
        [yes] { rules-none-always } { rules-none-stopping } { $noset ->
            [default] { rules-none-alone }
           *[other] { "" }
        }
       *[no] { $noset ->
            [vote] { rules-none-vote } { rules-none-waiting }
            [checked] { rules-none-checked } { rules-none-waiting }
            [auto] { rules-none-auto } { rules-none-stop } { rules-none-stopping }
           *[default] { rules-none-vote } { rules-none-waiting } { rules-none-alone }
        }
    }
rules-none-solo =
    { $always ->
        [yes] { rules-none-always }
       *[no] { $noset ->
            [vote] Se você não vê nenhum SET, diga, e abrem-se mais três cartas, mesmo que tenha deixado passar um. Com { $certain } cartas ou mais na mesa isso é recusado, pois entre tantas sempre há um.
            [auto] { rules-none-auto } { rules-none-stop }
           *[checked] Se você não vê nenhum SET, diga, e abrem-se mais três cartas. O programa verifica: enquanto houver um SET, recusa, e o resultado diz quantas vezes.
        }
    }
rules-none-always =
    Com { $layout } destas { $size } cartas na mesa sempre há um SET; por isso, enquanto houver cartas no monte, “não há SET” é recusado{ $noset ->
        [checked] {" "}e conta como voto errado
       *[other] { "" }
    }. { rules-none-stop }
rules-none-stop = Quando o monte acaba, “não há SET” é um voto para parar.
rules-none-vote = Quando todas as pessoas presentes dizem “não há SET”, abrem-se mais três cartas, mesmo que todos tenham deixado passar um. Com { $certain } cartas ou mais na mesa, “não há SET” é recusado, pois entre tantas sempre há um.
rules-none-checked = Quando todas as pessoas presentes dizem “não há SET”, abrem-se mais três cartas. O programa verifica cada voto: enquanto houver um SET, recusa-o, e o resultado diz quantas vezes.
rules-none-waiting =
    { rules-none-cleared } { $vote ->
        [0] Silêncio não vale como concordância: a mesa espera todas as pessoas presentes. { $look ->
            [0] { "" }
           *[other] Quem fica { $look } s em silêncio durante uma votação recebe a pergunta “Ainda procurando?”; sem resposta, após mais { $look } s essa votação deixa de esperar por essa pessoa.
        }
       *[other] Depois que alguém vota, considera-se de acordo quem em { $vote } s não votar nem anunciar.
    } { rules-none-away }
rules-none-stopping =
    { rules-none-cleared } O silêncio nunca encerra uma rodada: a votação espera todas as pessoas presentes. { $look ->
        [0] { "" }
       *[other] Quem fica { $look } s em silêncio durante uma votação recebe a pergunta “Ainda procurando?”, mas a votação continua esperando por essa pessoa.
    } { rules-none-away }
rules-none-cleared = Quando as cartas mudam, os votos são anulados; um erro mantém os votos dos outros, e anunciar retira o próprio.
rules-none-away = Quem está sem conexão, ou com a página oculta ou o aparelho em repouso por { $away } s, conta como ausente, e a mesa não espera.
rules-none-auto = Quando não há nenhum SET na mesa, o programa abre automaticamente mais três cartas.
rules-none-alone = Para quem joga solo, o programa verifica o voto: enquanto houver um SET, recusa-o, e o resultado diz quantas vezes.

rules-end-title = O fim de uma rodada
rules-end = A rodada acaba quando o monte está vazio e não resta nenhum SET na mesa; o programa percebe. Com o monte vazio, ela também acaba quando todas as pessoas presentes votaram para parar; o silêncio nunca encerra uma rodada. As cartas que sobram não são de ninguém.

rules-score-title = Os pontos
rules-score =
    { $scoring ->
        [sets] Cada SET vale um ponto{ $penalty ->
            [point] {" "}e cada erro tira um
           *[other] { "" }
        }.
       *[cards] Cada carta ganha vale um ponto.
    } { $seats ->
        [1] { "" }
       *[other] Vence quem tem mais; em caso de empate, a vitória é dividida.
    }

rules-match-title = A partida
rules-match =
    { $seats ->
        [1] { rules-match-solo }
       *[other] { rules-match-together }
    }
rules-match-together =
    { $deals ->
        [0] A distribuição passa para a esquerda, e a partida acaba quando cada pessoa distribuiu uma vez. { rules-match-seats } { rules-match-totals }
        [1] Uma única rodada decide. Quem sai mantém o lugar e os pontos. Para uma partida mais longa, quem organiza a mesa pode fixar um número de rodadas, ou deixar que cada pessoa distribua uma vez, e os pontos são somados.
       *[other] A distribuição passa para a esquerda, e a partida acaba depois de { $deals } rodadas. { rules-match-totals }
    } Uma rodada começa quando há pelo menos dois jogadores e todas as pessoas presentes estão prontas, ou quando quem organiza a mesa a inicia, mesmo que jogue solo. { $deals ->
        [1] { "" }
       *[other] { $pause ->
            [0] A rodada seguinte da partida começa logo depois.
           *[other] A rodada seguinte da partida começa depois de { $pause } s, ou assim que todas as pessoas presentes estiverem prontas.
        }
    } Se quem organiza a mesa sai, assume quem está nela há mais tempo. { $rated ->
        [yes] Qualquer pessoa que joga pode propor encerrar a partida mais cedo; isso acontece quando todas as pessoas que jogam concordam, e espera-se por quem estiver ausente.
       *[no] Qualquer pessoa que joga pode propor reiniciar esta rodada ou encerrar a partida mais cedo; isso acontece quando todas as pessoas que jogam concordam, e espera-se por quem estiver ausente.
    }
rules-match-solo =
    { $deals ->
        [0] Há uma única rodada. Ela começa quando você quiser, e você pode reiniciar ou parar a qualquer momento.
        [1] Há uma única rodada. Ela começa quando você quiser, e você pode reiniciar ou parar a qualquer momento.
       *[other] Há { $deals } rodadas, e os pontos são somados. A primeira começa quando você quiser, e você pode reiniciar ou parar a qualquer momento.
    }
rules-match-seats = Os lugares ocupados no início fixam o número de rodadas: a de quem saiu é pulada, e quem chega tarde não acrescenta nenhuma.
rules-match-totals = A soma decide. Quem chega tarde joga a partir da rodada seguinte; quem sai mantém o lugar e os pontos.

rules-start-title = Início rápido
rules-start =
    { $edition ->
        [fr] Há duas maneiras de começar. O começo fácil usa só as 27 cartas sólidas, com 12 na mesa; a variante simples abre nove delas, em quadrado. Todo o resto continua igual.
        [he] Para aprender, joga-se com um terço do baralho em que uma característica não muda, por exemplo as 27 cartas sólidas. Todo o resto continua igual.
       *[other] Para aprender, joga-se só com as 27 cartas sólidas, de modo que a textura é sempre a mesma. Todo o resto continua igual.
    } { $deck ->
        [full] { "" }
       *[other] Nesta mesa joga-se com { rules-deck }, { $layout } delas na mesa.
    }

rules-alone-title = Solo
rules-alone =
    Uma pessoa procura SETs até esgotar o monte e tenta limpar a mesa. O resultado mostra quantas cartas sobraram, o tempo, os erros, os “não há SET” errados e as dicas. As dicas dizem primeiro que há um SET e depois mostram uma, duas e três das suas cartas. Quem joga solo pode fazer uma pausa: as cartas ficam ocultas e o tempo não conta. { $hints ->
        [yes] Aqui também há dicas para dois ou mais jogadores: todos veem a dica, peça quem pedir, e ela consta no resultado.
        [solo] { "" }
        [rated] Para dois ou mais jogadores não há dicas aqui.
       *[no] Contra bots também há dicas; entre duas ou mais pessoas, aqui não.
    } { $rated ->
        [yes] Esta mesa é ranqueada.
       *[no] { "" }
    }

rules-seats-title = Jogadores
rules-seats =
    { $seats ->
        [1] Uma pessoa; pode assistir quem quiser.
       *[other] De um a { $seats } jogadores; pode assistir quem quiser.
    } { $late ->
        [yes] Quem chega durante a primeira rodada já joga nela.
       *[no] { "" }
    }

rules-odds-title = As chances
rules-odds =
    { $edition ->
        [fr] Segundo o manual, 12 cartas não têm nenhum SET uma vez em { 33 }, e 15 cartas, uma vez em { 2500 }.
        [he] Segundo o manual, entre 12 cartas há um SET em cerca de { 97 }% dos casos, e entre 15, em mais de { 99.9 }%.
       *[other] Segundo o manual, entre 12 cartas há um SET em { 97 }% dos casos, e entre 15, em { 99.96 }%.
    } Em números exatos, para cartas recém-distribuídas das 81: entre 12 há um SET em { $share12 }% dos casos (nenhum: 1 vez em cada { $once12 }); entre 15, em { $share15 }% (nenhum: 1 vez em cada { $once15 }). { $deck ->
        [full] { "" }
       *[other] Destas 27 cartas, nove não têm nenhum SET uma vez a cada { $once9 } distribuições, e dez ou mais sempre têm um.
    }

## Os campos das regras

rules-field-deck = baralho ({ rules-deck })
rules-field-law = o que se leva
rules-field-way = o modo de jogar
rules-field-ending = o final
rules-field-goal = a meta
rules-field-together = o jogo em equipe
rules-field-layout = cartas na mesa
rules-field-style = modo de anunciar
rules-field-point-seconds = tempo para escolher
rules-field-penalty = erros
rules-field-lock-seconds = espera depois de um erro
rules-field-longest-lock-seconds = espera mais longa depois de erros seguidos
rules-field-no-set = não há SET
rules-field-vote-seconds = tempo após o qual o silêncio vale como acordo
rules-field-look-seconds = tempo até perguntar “Ainda procurando?”
rules-field-away-seconds = tempo até contar como ausente
rules-field-scoring = pontos
rules-field-deals = número de rodadas
rules-field-pause-seconds = pausa entre rodadas
rules-field-hints = dicas para dois ou mais
rules-field-rated = partida ranqueada
rules-field-late-join = entrar com a primeira rodada em andamento

## Desenhos ao lado das regras

rules-examples-are = Estes são SETs
rules-examples-are-not = Estes não são SETs
rules-example = { $things }: { $findings }.
