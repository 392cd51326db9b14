result-score =
    { $name }: { $points ->
        [0] nenhum ponto
        [1] um ponto
       *[other] { $points } pontos
    }
result-winners =
    { $count ->
        [1] Vitória de { $names }.
       *[other] Vitória dividida: { $names }.
    }
result-alone =
    { $left ->
        [0] Você limpou a mesa!
        [1] Sobrou uma carta.
       *[other] Sobraram { $left } cartas.
    } Tempo: { $time }. SETs achados: { $sets }.
result-alone-details = Anúncios errados: { $wrong }. “Não há SET” errados: { $denied }. Dicas: { $hints }.
result-chance =
    { $sets ->
        [0] Só dava para limpar a mesa antes do seu primeiro SET, assim:
        [1] A última chance de limpar a mesa foi depois do seu primeiro SET, assim:
       *[other] A última chance de limpar a mesa foi depois do seu SET número { $sets }, assim:
    }
result-chance-never = Não dava para limpar esta mesa, quaisquer que fossem os SETs escolhidos.
