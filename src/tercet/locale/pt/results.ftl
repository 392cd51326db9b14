result-score =
    { $name }: { $points ->
        [0] zero ponto
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
        [0] Mesa limpa! Não sobrou nenhuma carta
        [1] Sobrou uma carta
       *[other] Sobraram { $left } cartas
    } depois de { $time } minutos; SETs recolhidos: { $sets }.
result-alone-details = Anúncios errados: { $wrong }. Votos recusados: { $denied }. Dicas: { $hints }.
result-chance =
    { $sets ->
        [0] A mesa só podia ser limpa antes do seu primeiro SET; assim:
        [1] Depois do seu primeiro SET a mesa ainda podia ser limpa, pela última vez; assim:
       *[other] Depois do seu SET número { $sets } a mesa ainda podia ser limpa, pela última vez; assim:
    }
result-chance-never = Estas cartas não podiam ser limpas, fosse qual fosse a escolha.
