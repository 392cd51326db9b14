## Quitter, et terminer pour tout le monde

web-leave-title = Quitter la table ?
web-leave-lobby = Votre place se libère pour quelqu’un d’autre.
web-leave-over = Le résultat reste tel quel.
web-leave-what =
    { $game ->
        [dice] Vos dés et vos points sont conservés, et vous pouvez revenir tant que la partie dure.
        [puzzle] Votre chronomètre continue pendant votre absence ; vous pouvez revenir.
       *[cards] Votre score est conservé, et vous pouvez revenir tant que la partie dure.
    }
web-end-title = Terminer la partie pour tout le monde ?
web-end-what = La partie s’arrête aussitôt pour tout le monde à cette table. Les points comptent tels qu’ils sont.
web-puzzle-give-up = Abandonner
web-puzzle-give-up-title = Abandonner ce défi ?
web-puzzle-give-up-what = Aucun temps ne sera enregistré, et vous verrez les SET que vous n’avez pas trouvés.

## Après une perte de connexion

web-missed = La connexion a été coupée un moment.
web-missed-deal = La manche { $deal } a commencé.
web-missed-call =
    { $lost ->
        [0] Le temps de votre annonce s’est écoulé, sans rien vous coûter.
        [one] Le temps de votre annonce s’est écoulé, ce qui vous a coûté un point.
       *[other] Le temps de votre annonce s’est écoulé, ce qui vous a coûté { $lost } points.
    }
web-missed-sets =
    { $sets ->
        [1] Les autres ont pris un SET.
       *[other] Les autres ont pris { $sets } SET.
    }
web-missed-turn = Votre temps s’est écoulé et vous avez passé.
web-missed-points =
    { $points ->
        [1] Les autres ont marqué un point.
       *[other] Les autres ont marqué { $points } points.
    }
## Discussion et spectateurs

web-talk-nothing = Aucun message pour l’instant.
web-talk-watcher = (spectateur)
web-talk-players-only = À cette table, seules les personnes qui jouent peuvent écrire.
web-talk-unread =
    { $remarks ->
        [1] Chat : un nouveau message
       *[other] Chat : { $remarks } nouveaux messages
    }
web-watchers = Spectateurs
web-watched-by =
    { $watchers ->
        [1] Une personne regarde : { $names }
       *[other] { $watchers } personnes regardent : { $names }
    }

## La revanche

web-rematch-open = La revanche est ouverte.
web-rematch-waits = La partie commence quand vous serez { $players }.
web-follow = Regarder la revanche
## Revenir, et quand quelqu’un part

web-return = Revenir dans la partie
web-departed =
    { $players ->
        [1] { $names } a quitté la partie.
       *[other] { $names } ont quitté la partie.
    }
web-others-away =
    { $players ->
        [1] { $names } n’est pas là.
       *[other] { $names } ne sont pas là.
    }
web-wait = Attendre
web-end-alone = Terminer la partie
web-propose-end = Proposer de terminer la partie
web-end-alone-in = Terminer la partie (dans { $time })
## Avant le début

web-deserted = Personne d’autre n’est encore là. Partagez le lien et attendez, ou jouez en solitaire.
web-keep-waiting = Attendre les autres
web-void-starts =
    { $count ->
        [1] Un démarrage a été annulé alors que des nombres aléatoires avaient déjà été révélés. Nombre non révélé par : { $names }.
       *[other] { $count } démarrages de suite ont été annulés alors que des nombres aléatoires avaient déjà été révélés. Nombres non révélés par : { $names }.
    }
web-void-starts-why = Ce n’est peut-être qu’une connexion perdue. Mais des personnes qui s’entendent peuvent aussi voir ainsi une manche à l’avance et la refuser. Les personnes nommées ne jouent pas la prochaine manche, sauf si l’arrêt du serveur les a déconnectées. Cette manche ne comptera pas comme vérifiée. Continuez seulement si cela vous convient.
web-waiting-names =
    { $players ->
        [0] C’est parti…
       *[other] On attend { $names }.
    }
web-unready = Pas encore

## Recommencer, terminer d’un commun accord, noms

web-restart = Recommencer
web-restart-title = Recommencer depuis le début ?
web-stop-title = Terminer la partie ici ?
web-by-agreement = Cela se fait dès que toutes les personnes qui jouent sont d’accord.
web-proposed-restart = { $name } voudrait recommencer.
web-proposed-restart-own = Vous voudriez recommencer. On attend les autres.
web-proposed-end = { $name } voudrait terminer la partie ici.
web-proposed-end-own = Vous voudriez terminer la partie ici. On attend les autres.
web-agree = Accepter
web-decline = Non, continuer à jouer
web-withdraw = Retirer la proposition
web-rename = Changer de nom

## The end of a game

web-fastest = SET le plus rapide : { $name }, { $time }
web-figures = Tous les chiffres
web-verified = Mélange vérifié
web-partly-verified = Mélange vérifié en partie
web-free-seats =
    { $seats ->
        [1] Une place libre
       *[other] { $seats } places libres
    }
web-coached = Choisissez trois cartes qui forment un SET. Prenez votre temps : un indice viendra tout seul.
web-table-paused = Levez les yeux !
web-table-paused-what = La partie est en pause. Elle reprendra au signal de la personne qui anime la salle.
