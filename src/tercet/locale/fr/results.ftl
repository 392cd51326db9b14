result-score =
    { $name } : { $points ->
        [0] aucun point
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
        [0] Vous avez vidé la table !
        [1] Il reste une carte.
       *[other] Il reste { $left } cartes.
    } Temps : { $time }. SET trouvés : { $sets }.
result-alone-details = Annonces fausses : { $wrong }. « Pas de SET » erronés : { $denied }. Indices : { $hints }.
result-chance =
    { $sets ->
        [0] La table ne pouvait être vidée qu’avant votre premier SET, ainsi :
        [1] La dernière occasion de vider la table était après votre premier SET, ainsi :
       *[other] La dernière occasion de vider la table était après votre SET numéro { $sets }, ainsi :
    }
result-chance-never = Cette donne ne permettait pas de vider la table, quels que soient les SET pris.
