## Mes parties

web-games-going = En cours
web-games-back = Retour à la table
web-games-finished = Parties terminées
web-games-first = Jouez une partie ou le défi du jour. Une fois terminée, vous la retrouverez ici, avec sa chronologie et son replay.
web-games-play = Jouer une partie
web-filter =
    { $filters ->
        [0] Filtrer
        [1] Filtrer (1 actif)
       *[other] Filtrer ({ $filters } actifs)
    }
web-filter-game = Jeu
web-filter-any-game = Tous les jeux
web-filter-company = Avec
web-filter-anyone = Tout le monde
web-filter-others = À plusieurs
web-filter-result = Résultat
web-filter-any-result = Tous les résultats
web-filter-rules = Règles
web-filter-any-rules = Toutes les règles
web-filter-time = Quand
web-filter-any-time = N’importe quand
web-filter-days = { $days } derniers jours
web-filter-clear = Effacer les filtres
web-filter-none = Aucune partie ne correspond à ces filtres.
web-rules-nine = neuf sur la table

## Une partie sur une ligne

web-timeline-looking = Chargement de la partie…
web-timeline-empty = Cette partie s’est terminée avant que rien ne se passe.
web-timeline-quickest =
    { $players ->
        [1] Le SET le plus rapide a pris { $time }.
       *[other] Le SET le plus rapide : { $name }, en { $time }.
    }
web-timeline-missed =
    { $sets ->
        [1] Un SET a été défait sans que personne ne le voie, après { $time }.
       *[other] { $sets } SET ont été défaits sans que personne ne les voie, dont un après { $time }.
    }
web-timeline-missed-none = Aucun SET n’a été défait sans être vu.
web-timeline-missed-here =
    { $sets ->
        [1] a défait un SET que personne n’avait vu
       *[other] a défait { $sets } SET que personne n’avait vus
    }
web-timeline-unseen = SET que personne n’a vus
web-timeline-more-unseen =
    { $sets ->
        [1] et un autre
       *[other] et { $sets } autres
    }
web-timeline-all = Tout, dans l’ordre
web-timeline-mean = Par SET
web-timeline-best = Le plus rapide
web-timeline-differ =
    { $count ->
        [1] SET : une caractéristique diffère
       *[other] SET : { $count } caractéristiques diffèrent
    }
web-timeline-wrong =
    { $reason ->
        [time] Annonce, puis temps écoulé
        [taken-back] Annonce annulée
        [left] Départ pendant l’annonce
       *[wrong] Pas un SET
    }
web-timeline-key-found = un SET ; une à quatre caractéristiques diffèrent
web-timeline-key-wrong = annonce fausse
web-timeline-key-denied = « Pas de SET », alors qu’il y en avait un
web-timeline-key-hint = indice
web-timeline-key-added = pas de SET : nouvelles cartes
web-timeline-key-missed = un SET que personne n’a vu, tant qu’il était là
web-timeline-dice-best =
    { $points ->
        [1] Le meilleur tour : { $name }, un point.
       *[other] Le meilleur tour : { $name }, { $points } points.
    }
web-timeline-dice =
    { $what ->
        [opening] ouvre : +{ $points }
        [pass] passe
       *[turn] joue : +{ $points }
    }
