## La page

web-home = Accueil
web-lost = Il n’y a rien ici.
web-offline = Le serveur est injoignable.
web-download = Télécharger la partie

## La table de cartes

web-check = La dernière annonce
web-call = SET !
web-called-by = { $name } doit désigner
web-outcome-right =
    { $mine ->
        [yes] SET pour toi
       *[no] SET pour { $name }
    }
web-outcome-wrong =
    { $mine ->
        [yes] Ce n’est pas un SET
       *[no] { $name } : ce n’est pas un SET
    }
web-outcome-time =
    { $mine ->
        [yes] Ton temps est écoulé
       *[no] { $name } : temps écoulé
    }
web-outcome-taken-back =
    { $mine ->
        [yes] Tu as retiré ton annonce
       *[no] { $name } a retiré son annonce
    }
web-outcome-left =
    { $mine ->
        [yes] Tu es parti pendant ton annonce
       *[no] { $name } a quitté la table pendant l’annonce
    }
web-outcome-gain = +{ $points }
web-outcome-loss = −{ $points }
web-race-lead =
    { $millis ->
        [one] Avec une milliseconde d’avance
       *[other] Avec { $millis } ms d’avance
    }
web-race-tie = Au même instant : le hasard a tranché
web-players = Joueurs
web-you = toi
web-score = Score
web-mark-bot = un robot
web-mark-host = hôte de la table
web-mark-voted = dit : pas de SET
web-mark-locked = doit attendre après une erreur
web-mark-waiting = joue à partir de la prochaine donne
web-mark-ready = prêt
web-mark-left = parti
web-mark-away = absent
web-player-detail =
    { $match ->
        [yes] { $deal } dans cette donne
       *[no] { $cards } cartes gagnées
    } · { $wrong ->
        [0] aucune erreur
        [one] une erreur
       *[other] { $wrong } erreurs
    }
web-pile = Cartes dans la pioche

## Relecture

web-replay = Revoir une partie
web-replay-intro = Ouvre une partie enregistrée : chaque annonce peut être revue, et aussi ce que personne n’avait vu.
web-replay-open = Choisir un fichier .tercet
web-replay-drop = ou dépose-le ici
web-replay-none = Aucune partie terminée ne se trouve sous ce lien.
web-replay-damaged = Ce fichier est illisible : la ligne { $line } n’est pas comme il faut.
web-replay-place = Moment de la partie
web-replay-step = Événement { $step } sur { $steps }
web-replay-first = Au début
web-replay-back = À l’annonce précédente
web-replay-previous = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Suspendre
web-replay-next = Un pas en avant
web-replay-forth = À l’annonce suivante
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-sets = Montrer les SET
web-replay-lying =
    { $sets ->
        [0] Aucun SET sur la table
        [one] Un SET sur la table
       *[other] { $sets } SET sur la table
    }
web-replay-since = pas vu depuis { $time }
