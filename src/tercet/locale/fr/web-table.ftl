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
        [0] Le temps de votre annonce s’est écoulé. Elle compte comme une erreur, mais ne vous a coûté aucun point.
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
web-rematch-by = { $name } veut une revanche.
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
web-person-joined = { $name } vient d’arriver.
web-person-back = { $name } est de retour.
web-person-ready = { $name } peut commencer.
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
web-name-away = { $name } (pas là)
web-unready = Pas encore

## Recommencer, terminer d’un commun accord, noms

web-restart = Recommencer
web-restart-title = Recommencer depuis le début ?
web-stop-title = Terminer la partie ici ?
web-by-agreement = Cela se fait dès que toutes les personnes qui jouent sont d’accord.
web-notice-more = Voir les choix
web-proposed-restart = { $name } voudrait recommencer.
web-proposed-restart-own = Vous voudriez recommencer. On attend les autres.
web-proposed-end = { $name } voudrait terminer la partie ici.
web-proposed-end-own = Vous voudriez terminer la partie ici. On attend les autres.
web-agreed = D’accord : { $names }. Manque encore : { $waiting }.
web-declined =
    { $how ->
        [withdrawn] { $name } a retiré sa proposition. La partie continue.
       *[declined] { $name } veut continuer : la partie se poursuit.
    }
web-agree = Accepter
web-decline = Non, continuer à jouer
web-withdraw = Retirer la proposition
web-rename = Changer de nom
web-device = Continuer sur un autre appareil
web-device-how = Ouvrez-y le lien ou scannez son code. Votre place passe à cet appareil, et celui-ci regarde. Le lien ne sert qu’une fois.
web-device-moved = Votre place est passée à un autre appareil, et celui-ci regarde. Pour rejouer ici, créez un lien là-bas et ouvrez-le ici.
web-device-seated = Vous avez déjà une place à cette table : le lien n’a pas été utilisé. Il reste valable sur un autre appareil.
web-device-link = Créer un lien

## The end of a game

web-fastest = SET le plus rapide : { $name }, { $time }
web-fastest-own = SET le plus rapide : { $time } · médiane : { $median }
web-podium-more =
    { $cards ->
        [one] et { $cards } autre
       *[other] et { $cards } autres
    }
web-figures = Tous les chiffres
web-verified = Mélange vérifié
web-partly-verified = Mélange vérifié en partie
web-not-verified = Mélange non vérifié
web-check-failed = La vérification du mélange a échoué
web-free-seats =
    { $seats ->
        [1] Une place libre
       *[other] { $seats } places libres
    }
web-coached = Choisissez trois cartes qui forment un SET. Un indice viendra.
web-table-paused = Levez les yeux !
web-table-paused-what = La partie est en pause. Elle reprendra au signal de la personne qui anime la salle.

## À une table

web-lobby = En attente de joueurs
web-sit = Rejoindre la partie
web-full = Cette table est complète
web-full-lobby = Vous pouvez regarder : la partie apparaîtra ici dès qu’elle commencera.
web-full-watching = Cette table est complète. Vous regardez la partie.
web-new-table = Nouvelle table
web-seats-here =
    { $seats ->
        [2] Deux places
        [3] Trois places
        [4] Quatre places
       *[other] { $seats } places
    } à cette table
web-ready = Prêt !
web-ready-now = Ne pas attendre
web-start-now = Commencer maintenant
web-play-alone = Jouer en solitaire
web-waiting =
    { $players ->
        [0] C’est parti…
        [one] Il manque encore une personne.
       *[other] Il manque encore { $players } personnes.
    }
web-too-few = Ce jeu se joue au moins à { $players }.
web-add-bot = Ajouter un robot
web-rules-short =
    { $style ->
        [point] { "" }
       *[announce] Après « SET ! », vous avez { $point } secondes pour choisir.
    } { $penalty ->
        [cards] Une erreur coûte trois cartes.
        [point] Une erreur coûte un point.
       *[none] Une erreur ne coûte rien.
    } { $hints ->
        [yes] Tout le monde peut demander un indice.
       *[no] { "" }
    } { $deals ->
        [0] Il y a une manche par personne.
       *[other] { "" }
    }
web-share = Inviter
web-share-how = Toute personne ayant ce lien peut rejoindre la table.
web-share-only-here = Pour l’instant, seul cet ordinateur peut rejoindre la table.
web-share-lan-how = Pour inviter des téléphones et d’autres ordinateurs, lancez le serveur avec « tercet serve --lan » ou « make play LAN=1 ».
web-share-text = Venez jouer !
web-copy = Copier le lien
web-no-set-alone = Pas de SET : ajouter des cartes
web-stop = Arrêter la manche
web-stop-sure = Il reste un SET sur la table. Arrêter quand même ?
web-look-on = Continuer à chercher
web-sending = Envoi…
web-take-back = Annuler (compte comme une erreur)
web-point-now = Vous avez annoncé : choisissez trois cartes.
web-call-when = Appuyez sur SET ! dès que vous en voyez un.
web-call-how = Vous voyez un SET ? D’abord SET !, ensuite ses trois cartes.
web-call-first = D’abord SET !, ensuite les cartes.
web-choose-three = Choisissez trois cartes qui forment un SET.
web-watching = Vous regardez.
web-next-deal = Vous jouerez à la prochaine manche.
web-votes =
    { $seconds ->
        [0] Pas de SET ? { $votes } sur { $players } d’accord.
       *[other] Pas de SET ? { $votes } sur { $players } d’accord ; { $seconds } s.
    }
web-votes-stop = S’arrêter là ? { $votes } sur { $players } d’accord.
web-picked = { $count } sur { $most } : { $cards }
web-looking = Vous cherchez encore ?
web-looking-why =
    { $seconds ->
        [0] Les autres veulent s’arrêter là.
       *[other] Les autres ne voient pas de SET. Dans { $seconds } s, on continue sans vous attendre.
    }
web-looking-yes = Je cherche encore
web-waiting-for = On attend { $names }.
web-denied = Il y en a un ! Regardez encore.
web-locked = Erreur : attendez { $seconds } s.
web-seconds-left = Il reste { $seconds } secondes
web-hint-some = Il y a un SET.
web-hint-none = Il n’y a pas de SET.
web-hint-cards =
    { $cards ->
        [1] Une carte d’un SET est marquée.
        [3] Un SET entier est marqué.
       *[other] { $cards } cartes d’un SET sont marquées.
    }
web-hint-by = Indice, demandé par { $name } : { $hint }
web-hint-came = Un indice est apparu : { $hint }
web-hints-off = Pas d’indices automatiques
web-hints-are-off = Désormais, les indices ne viennent que sur demande.
web-title-mine = À vous de choisir !
web-title-call = { $name } : SET !
web-title-play = Encore { $cards } cartes
web-title-over = Partie terminée
web-title-lobby = En attente
web-line-up = En ligne
web-line-delay = En ligne : { $millis } ms dans chaque sens
web-line-lost = Connexion perdue. Votre partie est en sécurité ; reconnexion…
web-line-lost-kept = Connexion perdue. Ce que vous venez de faire sera envoyé dès son retour.
web-menu = Menu
web-mute = Mettre en sourdine
web-hand-over = Nommer hôte
web-remove = Exclure
web-bot-plays-on = Remplacer par un robot
web-who-left = Ont quitté la table
web-host-business = Commandes de l’hôte
web-leave = Quitter la table
web-close-table = Terminer la partie pour tout le monde
web-you-are = Vous jouez sous le nom de { $name }
web-talk = Chat
web-say = Envoyer

## La table de cartes

web-calls = Dernières annonces
web-cards-laid = Nouvelles cartes : { $cards }.
web-cards-moved = Cartes déplacées : { $cards }.
web-hint-places = Indice : { $cards }.
web-more-cards =
    { $cause ->
        [alone] Pas de SET : trois cartes de plus.
        [vote] Tout le monde est d’accord : pas de SET. D’autres cartes sont distribuées.
        [silence] Personne n’a trouvé de SET à temps. D’autres cartes sont distribuées.
       *[auto] Il n’y avait pas de SET. D’autres cartes sont distribuées.
    }
web-called-by = { $name } choisit…
web-call-interrupted = Le serveur s’est arrêté pendant l’annonce de { $name }. On attend son retour.
web-players = Joueurs
web-mark-bot = un robot
web-mark-host = hôte
web-mark-voted = pas de SET
web-mark-locked = en attente
web-mark-waiting = prochaine manche
web-mark-ready = peut commencer
web-mark-left = a quitté la table
web-mark-away = pas là
web-player-detail =
    { $match ->
        [yes] { $deal } dans cette manche
        [found] Trouvés : { $cards }
       *[no] { $cards } cartes gagnées
    } · { $wrong ->
        [0] aucune erreur
        [one] une erreur
       *[other] { $wrong } erreurs
    }
web-pile = Cartes dans la pioche

## Résultats

web-deal-over = Fin de la manche { $deal }
web-table-closed = La partie a été interrompue
web-round-closed = La ronde est finie
web-room-table-over = Votre table a terminé
web-room-to = Retour à la salle
web-you-won = Vous avez gagné !
web-won =
    { $winners ->
        [1] { $names } gagne
       *[other] Victoire partagée : { $names }
    }
web-this-deal = Cette manche
web-total = Total
web-left =
    { $cards ->
        [0] Il ne reste aucune carte.
        [1] Il reste une carte.
       *[other] Il reste { $cards } cartes.
    }
web-left-pile =
    { $cards ->
        [1] La pioche en contient encore une.
       *[other] La pioche en contient encore { $cards }.
    }
web-overlooked =
    { $times ->
        [1] Une fois, tout le monde était d’accord qu’il n’y avait pas de SET. Il y en avait un :
       *[other] { $times } fois, tout le monde était d’accord qu’il n’y avait pas de SET, et il y en avait un. Le premier :
    }
web-again = Rejouer
web-rematch = Revanche
web-come = Rejoindre la revanche
web-next = Manche suivante
web-next-in = Début dans { $seconds } s
web-solo-clear = Vous avez vidé la table !
web-solo-found =
    { $sets ->
        [1] Vous avez trouvé un SET !
       *[other] Vous avez trouvé { $sets } SET !
    }
web-solo-over = Il ne reste aucun SET
web-solo-left = Cartes restantes
web-solo-wrong = Annonces fausses
web-solo-denied = « Pas de SET » erronés
web-solo-hints = Indices
web-solo-best = Nouveau record personnel !
web-solo-first = Votre premier temps : { $time }
web-solo-hinted =
    { $hints ->
        [1] Un indice est apparu : ce temps ne compte pas comme meilleur résultat.
       *[other] { $hints } indices sont apparus : ce temps ne compte pas comme meilleur résultat.
    }
web-solo-before =
    { $left ->
        [0] Votre meilleur résultat : { $time }, aucune carte restante.
        [1] Votre meilleur résultat : { $time }, une carte restante.
       *[other] Votre meilleur résultat : { $time }, { $left } cartes restantes.
    }
web-chance =
    { $sets ->
        [0] La table ne pouvait être vidée qu’avant votre premier SET.
        [1] La dernière occasion de vider la table était après votre premier SET.
       *[other] La dernière occasion de vider la table était après votre SET numéro { $sets }.
    }
web-chance-never = Cette donne ne permettait pas de vider la table, quels que soient les SET pris.
web-chance-how = Comment ?
web-chance-more = Dès qu’il n’y a pas de SET, trois cartes s’ajoutent.
web-chance-see = Montrer cette position

## Réglages

web-resume = Reprendre
web-paused = En pause
web-paused-what = Le chronomètre est arrêté et les cartes sont cachées.
web-paused-by = { $name } a mis la partie en pause.

## Relecture

web-replay-place = Position dans la partie
web-replay-step = Événement { $step } sur { $steps }
web-replay-first = Aller au début
web-replay-back =
    { $game ->
        [dice] Tour précédent
       *[other] Annonce précédente
    }
web-replay-previous = Étape précédente
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Étape suivante
web-replay-forth =
    { $game ->
        [dice] Tour suivant
       *[other] Annonce suivante
    }
web-key-home = Début
web-key-end = Fin
web-replay-last = Aller à la fin
web-replay-speed = Vitesse
web-replay-sets = Afficher les SET
web-replay-lying =
    { $sets ->
        [0] Aucun SET sur la table
        [one] Un SET sur la table
       *[other] { $sets } SET sur la table
    }
web-replay-since = manqué depuis { $time }
web-replay-looking = Recherche des SET…
web-replay-more =
    { $sets ->
        [1] Un autre n’apparaît pas ici.
       *[other] { $sets } autres n’apparaissent pas ici.
    }
web-race-too = Vous aussi avez annoncé
web-race-lead =
    { $millis ->
        [1] Avec une milliseconde d’avance
       *[other] Avec { $millis } ms d’avance
    }
web-race-tie = Au même instant : le hasard a décidé
web-outcome-right =
    { $mine ->
        [yes] Votre SET
       *[no] SET pour { $name }
    }
web-outcome-two-alike = Deux pareilles, une autre : { $features }
web-outcome-wrong =
    { $mine ->
        [yes] Ce n’est pas un SET
       *[no] { $name } : ce n’est pas un SET
    }
web-outcome-not-yet =
    { $mine ->
        [yes] Pas encore
       *[no] { $name } : pas encore
    }
web-outcome-time =
    { $mine ->
        [yes] Votre temps est écoulé
       *[no] { $name } : temps écoulé
    }
web-outcome-taken-back =
    { $mine ->
        [yes] Vous avez annulé votre annonce
       *[no] { $name } a annulé son annonce
    }
web-outcome-left =
    { $mine ->
        [yes] Vous avez quitté la table pendant votre annonce
       *[no] { $name } a quitté la table pendant son annonce
    }
web-outcome-gain = +{ $points }
web-outcome-loss = −{ $points }
web-outcome-total =
    { $price }, { $points ->
        [1] un point
       *[other] { $points } points
    }

web-handicap = Handicap d’attente
web-handicap-how = Pour les plus rapides : une attente avant d’annoncer sur de nouvelles cartes, plus longue après une erreur. Valable dès la prochaine manche.
web-handicap-of = Handicap de { $name }
web-handicap-none = Aucun
web-mark-handicap = attend { $seconds } s
