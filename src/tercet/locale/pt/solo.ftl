solo-prompt = Três letras, n, h, q ou ?:
solo-help =
    Encontre SETs até o baralho acabar. Digite as letras de três cartas, por exemplo “adg”.
    n: não há nenhum SET (se for verdade, entram mais cartas)   h: uma dica   q: sair   ?: esta ajuda
solo-status =
    { $pile ->
        [0] O monte está vazio
        [1] Uma carta no monte
       *[other] { $pile } cartas no monte
    }; { $sets ->
        [0] ainda nenhum SET.
        [1] um SET achado.
       *[other] { $sets } SETs achados.
    }
solo-what = Digite três letras de cartas que estejam na mesa, ou ? para ver a ajuda.
solo-added = Certo, não há nenhum SET. Mais três cartas.
solo-more = Mais três cartas.
solo-denied = Há um SET, sim.
solo-hint-exists = Há um SET.
solo-hint-none = Não há nenhum SET.
solo-hint-cards = Parte de um SET: { $cards }
