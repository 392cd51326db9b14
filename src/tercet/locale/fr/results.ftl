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
        [0] Table vidée !
        [1] Il reste une carte.
       *[other] Il reste { $left } cartes.
    } Temps : { $time }. SET ramassés : { $sets }.
result-alone-details = Annonces fausses : { $wrong }. Votes refusés : { $denied }. Indices : { $hints }.
result-chance =
    { $sets ->
        [0] La table ne pouvait être vidée qu’avant votre premier SET, ainsi :
        [1] Après votre premier SET, la table pouvait encore être vidée, pour la dernière fois, ainsi :
       *[other] Après votre SET numéro { $sets }, la table pouvait encore être vidée, pour la dernière fois, ainsi :
    }
result-chance-never = Cette donne ne pouvait pas être vidée, quels que soient les SET ramassés.
