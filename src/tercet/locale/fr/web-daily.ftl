## Le défi, en jeu

web-puzzle-what =
    { $size ->
        [easy] Neuf cartes, quatre SET.
       *[full] Douze cartes, six SET.
    }
web-puzzle-clock = Le chronomètre démarre quand vous voyez les cartes et continue même si vous quittez la page.
web-puzzle-team = Vous cherchez ensemble : la première personne prête lance le chronomètre.
web-puzzle-start = Lancer le chronomètre
web-puzzle-show = Voir les cartes
web-puzzle-team-show = Vous cherchez ensemble : la première personne prête dévoile les cartes.
web-puzzle-starting = Voici les cartes…
web-puzzle-lost =
    Connexion perdue, mais le chronomètre tourne. { $kept ->
        [yes] Votre dernière trouvaille sera envoyée.
       *[no] Reconnexion…
    }
web-puzzle-found = SET trouvés : { $found } sur { $sets }
web-puzzle-searched = Bien cherché ! Vous verrez bientôt les SET tous ensemble.
web-puzzle-left =
    { $sets ->
        [0] Tous les SET sont trouvés.
        [1] Il reste un SET à trouver.
       *[other] Il reste { $sets } SET à trouver.
    }
web-puzzle-solved = Tous les SET sont trouvés !
web-puzzle-over = Non résolu
web-puzzle-not-found = Il vous restait à trouver
web-puzzle-wrong = Erreurs
web-practice = Défi d’entraînement
web-training-next = Un autre défi d’entraînement

## Le jour, son résultat et ses meilleurs temps

web-daily-looking = Recherche des défis du jour…
web-daily-to-come = Ce défi paraîtra le { $day }.
refusal-no-day = Ce jour n’existe pas. Vérifiez la date dans l’adresse.
web-daily-what = Deux nouveaux défis chaque jour à minuit UTC, les mêmes pour tout le monde. Votre premier essai compte. Vos résultats et votre série sont liés à ce navigateur : sur un autre appareil, vous repartez de zéro.
web-daily-days = Jours
web-daily-calendar = Jours résolus
web-daily-month-before = Le mois précédent
web-daily-month-after = Le mois suivant
web-daily-month-solved = { $days ->
        [0] aucun jour résolu
        [1] un jour résolu
       *[other] { $days } jours résolus
    }
web-daily-day = { $solved ->
        [yes] { $day }, résolu
        [partly] { $day }, un sur deux résolu
        [unranked] { $day }, résolu, hors classement
       *[no] { $day }
    }
web-daily-mark-ranked = classé
web-daily-mark-unranked = hors classement
web-daily-next = Les prochains défis arrivent à { $time } : { $hours ->
        [0] dans { $minutes } min
       *[other] dans { $hours } h { $minutes } min
    }.
web-daily-next-now = Les prochains défis sont là.
web-daily-next-go = Voir les nouveaux défis
web-daily-before = Jour précédent
web-daily-after = Jour suivant
web-daily-today = Aujourd’hui
web-daily-other = Un autre jour
web-daily-best = (record : { $days })
web-daily-size = Quel défi
web-daily-easy = Facile
web-daily-full = Complet
web-daily-solvers =
    { $solvers ->
        [0] Aucun temps classé pour l’instant.
        [1] Un temps classé.
       *[other] { $solvers } temps classés.
    }
web-daily-start =
    { $size ->
        [easy] Commencer le facile
       *[full] Commencer le complet
    }
web-daily-counts = Cet essai compte. Le chronomètre démarre aussitôt et continue même si vous quittez la page.
web-daily-unranked-day = Seul le jour même compte : ces temps ne sont pas classés.
web-daily-unranked = Cet essai n’est pas classé.
web-daily-go-on =
    { $size ->
        [easy] Retour au défi facile
       *[full] Retour au défi complet
    }
web-daily-running = Votre chronomètre tourne.
web-daily-again = Réessayer, hors classement
web-daily-rank = Rang
web-daily-rank-among = Rang parmi tous
web-daily-rank-of =
    { $count ->
        [1] Premier temps
       *[other] { $rank } sur { $count }
    }
web-daily-percentile =
    { $others ->
        [1] Meilleur temps que l’autre personne
       *[other] Meilleur temps que { $percent } % des autres
    }
web-daily-streak = Jours d’affilée
web-daily-finds = Dans l’ordre où vous les avez trouvés
web-daily-share = Partagez votre résultat
web-daily-share-picture = { $sets ->
        [1] Dessin d’un SET : quelles caractéristiques sont identiques, lesquelles diffèrent.
       *[other] Dessin de { $sets } SET : quelles caractéristiques sont identiques, lesquelles diffèrent.
    }
web-daily-share-key = Une ligne par SET, dans l’ordre trouvé ; nombre, couleur, remplissage et forme :
web-daily-share-same = identique,
web-daily-share-different = différent.
web-daily-copy = Copier
web-daily-board = Meilleurs temps
web-daily-board-none =
    { $day ->
        [past] Aucun temps.
       *[today] Aucun temps pour l’instant.
    }
web-daily-among = Les temps de qui
web-daily-among-all = Tout le monde
web-daily-among-met = Mes partenaires de jeu
web-daily-board-none-public =
    { $day ->
        [past] Personne n’est au classement.
       *[today] Personne n’est encore au classement.
    }
web-daily-board-proves = Un temps de ce classement montre que le journal est cohérent, mais pas qui, ou quoi, a regardé les cartes : un programme peut aussi résoudre le défi.
web-daily-place-ask = Publier votre temps au classement public ? Sous quel nom ?
web-daily-place-join = Publier mon temps
web-daily-place-leave = Le retirer
web-daily-place =
    { $listing ->
        [listed] Votre temps est au classement public sous le nom { $name }.
        [held] Votre temps sera publié dès que la personne qui gère ce serveur l’aura confirmé : il est exceptionnellement rapide.
        [outdone] Un meilleur temps de votre réseau est au classement public : chaque réseau a une place par jour.
       *[removed] La personne qui gère ce serveur a retiré votre temps des classements.
    }
web-daily-listing =
    { $listing ->
        [held] attend votre confirmation
        [outdone] n’est pas le meilleur de son réseau
       *[removed] retiré
    }
web-daily-confirm = Confirmer
web-daily-remove = Retirer
