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
