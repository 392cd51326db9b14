## Mes parties

web-games-going = En cours
web-games-back = Retour à la table
web-games-finished = Parties terminées
web-games-first = Jouez une partie ou le défi du jour. Une fois terminée, vous la retrouverez ici, avec sa chronologie et sa relecture.
web-games-play = Jouer une partie
web-games-room = Salle { $code }
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
web-filter-any-time = Toutes les dates
web-filter-days = { $days } derniers jours
web-filter-clear = Effacer les filtres
web-filter-none = Aucune partie ne correspond à ces filtres.
web-rules-nine = neuf sur la table
web-export = Télécharger toutes mes parties
web-games-more = Voir les parties précédentes

## Une partie sur une ligne

web-timeline-looking = Chargement de la partie…
web-timeline-empty = Cette partie s’est terminée avant que rien ne se passe.
web-timeline-quickest =
    { $players ->
        [1] Le SET le plus rapide a pris { $time }.
       *[other] Le SET le plus rapide : { $name }, en { $time }.
    }
web-timeline-missed =
    { $sets ->
        [1] Un SET a été défait sans que personne ne le voie, après { $time } sur la table.
       *[other] { $sets } SET ont été défaits sans que personne ne les voie, le plus ancien après { $time } sur la table.
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
        [0] SET
        [1] SET : une caractéristique diffère
       *[other] SET : { $count } caractéristiques diffèrent
    }
web-timeline-wrong =
    { $reason ->
        [time] Annonce, puis temps écoulé
        [taken-back] Annonce annulée
        [left] Départ pendant l’annonce
       *[wrong] Pas un SET
    }
web-timeline-key-found = un SET ; une à quatre caractéristiques diffèrent
web-timeline-key-wrong = annonce fausse
web-timeline-key-denied = « Pas de SET », alors qu’il y en avait un
web-timeline-key-hint = indice
web-timeline-key-added = pas de SET : nouvelles cartes
web-timeline-key-missed = un SET que personne n’a vu, tant qu’il était là
web-timeline-turns = Tours
web-timeline-passes = Passes
web-timeline-best-turn = Meilleur tour
web-timeline-dice-best =
    { $points ->
        [1] Le meilleur tour : { $name }, un point.
       *[other] Le meilleur tour : { $name }, { $points } points.
    }
web-timeline-dice =
    { $what ->
        [opening] ouvre : +{ $points }
        [pass] passe
       *[turn] joue : +{ $points }
    }

## Statistiques

web-stats-looking = Chargement de vos parties…
web-stats-whose = De qui
web-stats-you = Les vôtres
web-stats-bots = Robots : { $level }
web-stats-games = Parties
web-stats-wins = Gagnées contre d’autres
web-stats-won-of = { $won } sur { $games }
web-stats-median = Temps par SET (médiane)
web-stats-played = Temps de jeu
web-stats-first = Jouez une partie ou le défi du jour, et cette page montrera comment vous repérez les SET : à quelle vitesse, lesquels vous résistent et lesquels vous échappent.
web-stats-none = Aucune partie dans cette sélection.
web-stats-train = Travailler les SET qui vous résistent
web-chart-table = En tableau
web-chart-more =
    { $games ->
        [1] Encore une partie environ, et vous verrez ce graphique.
       *[other] Encore { $games } parties environ, et vous verrez ce graphique.
    }
web-chart-time = Secondes par SET au fil du temps
web-chart-week = Jouez une autre semaine pour voir votre évolution.
web-chart-since = Semaine du
web-chart-differing = Selon le nombre de caractéristiques qui diffèrent
web-chart-differ = Caractéristiques différentes
web-chart-kinds = Par type de SET
web-chart-kinds-differ = Ce qui diffère
web-chart-kinds-slow =
    { $whose ->
        [you] Les SET qui vous prennent le plus de temps diffèrent par : { $features } ({ $time }).
       *[bots] Les SET qui prennent le plus de temps à ces robots diffèrent par : { $features } ({ $time }).
    }
web-chart-features = Par caractéristique
web-chart-feature = Caractéristique
web-chart-where-differs = Si elle diffère
web-chart-where-same = Si elle est identique
web-chart-sooner = plus tôt
web-chart-later = plus tard
web-chart-wrong = Annonces fausses
web-chart-wrong-none = Aucune erreur jusqu’ici.
web-chart-why = Raison
web-chart-count = Combien de fois
web-chart-reason =
    { $reason ->
        [time] Temps écoulé
        [taken-back] Annulée
        [left] Départ pendant l’annonce
        [no-set] « Pas de SET », alors qu’il y en avait un
       *[wrong] Pas un SET
    }
web-chart-failed =
    { $feature ->
        [number] Erreur de nombre
        [colour] Erreur de couleur
        [fill] Erreur de remplissage
       *[shape] Erreur de forme
    }
web-chart-unseen = SET restés le plus longtemps sur la table
web-chart-unseen-none = Aucun SET ne vous a échappé plus de cinq secondes.
web-chart-best = Meilleurs temps en solitaire
web-chart-best-none = Terminez une partie en solitaire sans indice, ou un défi, pour avoir un temps.
web-chart-opponents = Face à face
web-chart-won = Gagnées
web-chart-tied = Égalités
web-chart-lost = Perdues
web-chart-opponents-none = Personne pour l’instant : jouez entre amis ou contre des robots.

## Ce que montre un graphique, en une phrase ; $whose est you ou bots

web-reading-quicker =
    { $whose ->
        [you] Vous trouvez un SET { $time } plus vite que lors de vos premières semaines.
       *[bots] Ces robots trouvent un SET { $time } plus vite que lors des premières semaines.
    }
web-reading-slower =
    { $whose ->
        [you] Il vous faut { $time } de plus par SET que lors de vos premières semaines.
       *[bots] Il faut à ces robots { $time } de plus par SET que lors des premières semaines.
    }
web-reading-steady =
    { $whose ->
        [you] Votre rythme est stable : { $time } par SET.
       *[bots] Leur rythme est stable : { $time } par SET.
    }
web-reading-slow-differing =
    { $whose ->
        [you] Les SET à { $count ->
            [1] une caractéristique différente
           *[other] { $count } caractéristiques différentes
        } vous prennent { $time } de plus que ceux à { $of }.
       *[bots] Les SET à { $count ->
            [1] une caractéristique différente
           *[other] { $count } caractéristiques différentes
        } prennent à ces robots { $time } de plus que ceux à { $of }.
    }
web-reading-slow-feature =
    { $whose ->
        [you] Les SET { $feature ->
            [number] de nombres différents
            [colour] de couleurs différentes
            [fill] de remplissages différents
           *[shape] de formes différentes
        } vous prennent { $time } de plus que les autres SET.
       *[bots] Les SET { $feature ->
            [number] de nombres différents
            [colour] de couleurs différentes
            [fill] de remplissages différents
           *[shape] de formes différentes
        } prennent à ces robots { $time } de plus que les autres SET.
    }
web-reading-even-features =
    { $whose ->
        [you] Vous trouvez les SET aussi vite, quelle que soit la caractéristique qui diffère.
       *[bots] Ces robots trouvent les SET aussi vite, quelle que soit la caractéristique qui diffère.
    }
web-reading-fails-in =
    { $whose ->
        [you] { $count } de vos { $of } erreurs portent sur { $feature ->
            [number] le nombre
            [colour] la couleur
            [fill] le remplissage
           *[shape] la forme
        }.
       *[bots] { $count } erreurs sur { $of } portent sur { $feature ->
            [number] le nombre
            [colour] la couleur
            [fill] le remplissage
           *[shape] la forme
        }.
    }
web-reading-no-mistakes = Pas une seule erreur en { $of } SET.
web-reading-longest-unseen = Le plus long : { $time } sur la table.

## Entraînement

web-training-what = Un défi de douze cartes et six SET, dont au moins la moitié sont des types qui vous résistent le plus.
web-training-what-new = Un défi de douze cartes et six SET, dont au moins la moitié sont des types que presque tout le monde trouve en dernier. Après quelques parties, il se fondera sur vos propres temps.
web-training-start = S’entraîner
web-training-kinds = Ce qui vous résiste le plus
web-training-kinds-new = Ce que presque tout le monde trouve en dernier
web-training-differ = Différent : { $features }
web-training-same = Identique : { $features }
web-training-median =
    { $sets ->
        [1] { $time } pour un SET ; { $usual } pour un SET quelconque.
       *[other] En général { $time } (sur { $sets } SET) ; { $usual } pour un SET quelconque.
    }
web-training-never =
    { $sets ->
        [1] Sur la table une fois, jamais trouvé.
       *[other] Sur la table { $sets } fois, jamais trouvé.
    }
web-training-new = Pas encore apparu.
web-training-before = Avant
web-training-recent = Deux dernières semaines
web-training-faster = { $time } de moins
web-training-slower = { $time } de plus
web-training-puzzles = Vos défis d’entraînement
web-training-few =
    { $puzzles ->
        [1] Encore un défi, et vous verrez l’évolution.
       *[other] Encore { $puzzles } défis, et vous verrez l’évolution.
    }
web-training-puzzles-faster = Vos derniers défis ont pris { $time } de moins que les premiers.
web-training-puzzles-slower = Vos derniers défis ont pris { $time } de plus que les premiers.
