result-score =
    { $name } : { $points ->
        [0] zéro point
        [1] un point
       *[other] { $points } points
    }
result-winners =
    { $count ->
        [1] Victoire de { $names }.
       *[other] Victoire partagée : { $names }.
    }
result-alone =
    { $left ->
        [0] Table vidée ! Il ne reste aucune carte
        [1] Il reste une carte
       *[other] Il reste { $left } cartes
    } après { $time } minutes ; SET ramassés : { $sets }.
result-alone-details = Annonces fausses : { $wrong }. Votes refusés : { $denied }. Indices : { $hints }.
