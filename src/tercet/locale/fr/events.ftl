## Ce qui s’est passé à une table

event-seed-committed = Le mélange est scellé : { $commitment }.
event-player-seated =
    { $bot ->
        [yes] { $name }, un robot, rejoint la table.
       *[no] { $name } rejoint la table.
    }
event-player-left =
    { $removed ->
        [yes] L’hôte exclut { $name }.
       *[no] { $name } quitte la table.
    }
event-player-leaving =
    { $removed ->
        [yes] L’hôte exclura { $name } dès que la manche aura commencé.
       *[no] { $name } quittera la table dès que la manche aura commencé.
    }
event-player-returned = { $name } revient à la table.
event-player-replaced = { $name }, un robot, reprend la place de quelqu’un qui est parti.
event-player-away = { $name } vient de s’absenter.
event-player-back = { $name } est de retour.
event-player-ready = Pour { $name }, on peut commencer.
event-handicap-set =
    { $seconds ->
        [0] { $name } joue sans handicap.
       *[other] { $name } attend { $seconds } s avant d’annoncer sur de nouvelles cartes.
    }
event-host-changed = L’hôte est maintenant { $name }.
event-player-renamed = { $name } s’appelle maintenant { $new }.
event-ready-withdrawn = { $name } préfère attendre encore un peu.
event-nonce-committed = { $name } scelle un nombre aléatoire pour le mélange.
event-commitments-awaited = Cela va commencer ; il manque encore des nombres aléatoires.
event-commitments-fixed = Tous les nombres aléatoires sont scellés ; ils sont maintenant révélés.
event-nonce-revealed = { $name } révèle un nombre aléatoire.
event-nonce-missed = { $name } n’a pas envoyé à temps son nombre aléatoire ; cela compte comme une absence.
event-start-voided =
    { $row ->
        [0] Ce démarrage est annulé.
        [1] Ce démarrage a été annulé alors que des nombres aléatoires avaient déjà été révélés. Nombre non révélé par : { $names }. Les personnes nommées ne jouent pas la prochaine manche, sauf si l’arrêt du serveur les a déconnectées.
       *[other] { $row } démarrages de suite ont été annulés alors que des nombres aléatoires avaient déjà été révélés. Cette fois, nombre non révélé par : { $names }. Les personnes nommées ne jouent pas la prochaine manche, sauf si l’arrêt du serveur les a déconnectées. Rien ne commence avant que toutes les personnes présentes soient de nouveau prêtes.
    }
event-play-interrupted = Le serveur s’est arrêté alors que c’était à { $name } de jouer ; on attend son retour.
event-play-continued = { $name } est de retour et dispose à nouveau de tout son temps.
event-play-voided = { $name } n’était pas de retour après l’arrêt du serveur : son annonce ou son tour est annulé, sans pénalité.
event-proposal-made =
    { $what ->
        [restart] { $name } propose de recommencer.
       *[end] { $name } propose de terminer la partie ici.
    }
event-proposal-agreed = { $name } accepte.
event-proposal-declined = { $name } refuse.
event-table-closed = L’hôte ferme la table.
event-seat-offered = { $name } change d’appareil.
event-seat-moved = { $name } joue maintenant sur un autre appareil.
event-table-paused = La personne qui anime la salle met la table en pause. Une annonce en cours ne coûte rien.
event-table-resumed = La table reprend.
event-dice-shown = Les dés sont de nouveau visibles.
event-puzzle-shown = Les cartes sont de nouveau visibles.

event-deal-started = Manche { $deal } : { $name } donne.
event-player-dealt-in = { $name } joue dès cette manche.
event-deal-voided = D’un commun accord, la manche { $deal } ne compte pas et recommence.
event-set-called =
    { $tie ->
        [yes] { $name } annonce « SET ! » ; quelqu’un d’autre a annoncé au même instant, et le hasard a décidé.
       *[no] { $name } annonce « SET ! ».
    }
event-set-taken =
    { $tie ->
        [yes] { $name } prend un SET : { $cards } ; quelqu’un d’autre l’a choisi au même instant, et le hasard a décidé.
       *[no] { $name } prend un SET : { $cards }.
    }
event-call-failed =
    { $reason ->
        [time] { $name } n’a pas choisi à temps.
        [taken-back] { $name } annule son annonce.
        [left] { $name } quitte la table sans choisir.
       *[wrong] { $name } choisit { $cards } : ce n’est pas un SET.
    } { $lost ->
        [0] Points dans cette manche : { $points }.
        [one] Cela coûte une carte. Points dans cette manche : { $points }.
       *[other] Cela coûte { $lost } cartes. Points dans cette manche : { $points }.
    }
event-votes-changed = Votes à présent : { $count }.
event-no-set-voted = { $name } ne voit pas de SET.
event-vote-denied = { $name } ne voit pas de SET, mais il y en a un.
event-looking-asked = Le vote attend { $names } : « Vous cherchez encore ? ».
event-looking-answered = { $name } cherche encore.
event-looking-ignored = Pas de réponse de { $names } : ce vote continue sans attendre.
event-cards-added =
    { $cause ->
        [vote] Tout le monde est d’accord, il n’y a pas de SET : { $count ->
            [1] une carte de plus
            [3] trois cartes de plus
           *[other] { $count } cartes de plus
        }.
        [silence] Personne n’a trouvé de SET à temps : { $count ->
            [1] une carte de plus
            [3] trois cartes de plus
           *[other] { $count } cartes de plus
        }.
       *[auto] Il n’y a pas de SET : { $count ->
            [1] une carte de plus
            [3] trois cartes de plus
           *[other] { $count } cartes de plus
        }.
    }
event-board-laid = Tout a été trouvé sur ce tapis : voici de nouvelles cartes.
event-naming-opened = Il ne reste rien à prendre. Quelle est la carte que personne n’a vue ?
event-card-named = { $name } nomme la carte que personne n’avait vue : { $card }.
event-hint-given =
    { $shown ->
        [exists] Indice demandé par { $name } : il y a un SET.
        [none] Indice demandé par { $name } : il n’y a pas de SET.
        [cards] Indice demandé par { $name } : { $cards }.
       *[hidden] Indice demandé par { $name }.
    }
event-deal-paused = { $name } fait une pause.
event-deal-resumed = La partie reprend.
event-deal-ended =
    { $left ->
        [0] Fin de la manche { $deal } : il ne reste aucune carte.
        [one] Fin de la manche { $deal } : il reste une carte.
       *[other] Fin de la manche { $deal } : il reste { $left } cartes.
    }
event-match-ended =
    { $winners ->
        [0] Fin de la partie : personne ne gagne.
        [1] Fin de la partie : { $names } l’emporte.
       *[other] Fin de la partie : { $names } se partagent la victoire.
    }

## La même chose, dite à la personne qui l’a faite

event-player-seated-you = Vous rejoignez la table sous le nom de { $name }.
event-player-left-you =
    { $removed ->
        [yes] L’hôte vous exclut.
       *[no] Vous quittez la table.
    }
event-player-leaving-you =
    { $removed ->
        [yes] L’hôte vous exclura dès que la manche aura commencé.
       *[no] Vous quitterez la table dès que la manche aura commencé.
    }
event-player-returned-you = Vous revenez à la table.
event-player-away-you = Vous venez de vous absenter.
event-player-back-you = Vous êtes de retour.
event-play-interrupted-you = Le serveur s’est arrêté alors que c’était à vous de jouer ; votre temps repart de zéro.
event-play-continued-you = Vous êtes de retour et disposez à nouveau de tout votre temps.
event-seat-offered-you = Vous changez d’appareil.
event-seat-moved-you = Vous jouez maintenant sur un autre appareil.
event-play-voided-you = Vous n’étiez pas de retour après l’arrêt du serveur : votre annonce ou votre tour est annulé, sans pénalité.
event-player-ready-you = Pour vous, on peut commencer.
event-handicap-set-you =
    { $seconds ->
        [0] Vous jouez sans handicap.
       *[other] Vous attendez { $seconds } s avant d’annoncer sur de nouvelles cartes.
    }
event-host-changed-you = L’hôte, c’est maintenant vous.
event-player-renamed-you = Vous vous appelez maintenant { $new }.
event-ready-withdrawn-you = Vous préférez attendre encore un peu.
event-nonce-committed-you = Vous scellez un nombre aléatoire pour le mélange.
event-nonce-revealed-you = Vous révélez votre nombre aléatoire.
event-nonce-missed-you = Votre nombre aléatoire n’est pas arrivé à temps ; cela compte comme une absence.
event-proposal-made-you =
    { $what ->
        [restart] Vous proposez de recommencer.
       *[end] Vous proposez de terminer la partie ici.
    }
event-proposal-agreed-you = Vous acceptez.
event-proposal-declined-you = Vous refusez.
event-deal-started-you = Manche { $deal } : vous donnez.
event-player-dealt-in-you = Vous jouez dès cette manche.
event-set-called-you =
    { $tie ->
        [yes] Vous annoncez « SET ! » ; quelqu’un d’autre a annoncé au même instant, et le hasard a décidé.
       *[no] Vous annoncez « SET ! ».
    }
event-set-taken-you =
    { $tie ->
        [yes] Vous prenez un SET : { $cards } ; quelqu’un d’autre l’a choisi au même instant, et le hasard a décidé.
       *[no] Vous prenez un SET : { $cards }.
    }
event-card-named-you = Vous nommez la carte que personne n’avait vue : { $card }.
event-call-failed-you =
    { $reason ->
        [time] Vous n’avez pas choisi à temps.
        [taken-back] Vous annulez votre annonce.
        [left] Vous quittez la table sans choisir.
       *[wrong] Vous choisissez { $cards } : ce n’est pas un SET.
    } { $lost ->
        [0] Points dans cette manche : { $points }.
        [one] Cela vous coûte une carte. Points dans cette manche : { $points }.
       *[other] Cela vous coûte { $lost } cartes. Points dans cette manche : { $points }.
    }
event-no-set-voted-you = Vous ne voyez pas de SET.
event-vote-denied-you = Vous ne voyez pas de SET, mais il y en a un.
event-looking-answered-you = Vous cherchez encore.
event-hint-given-you =
    { $shown ->
        [exists] Vous demandez un indice : il y a un SET.
        [none] Vous demandez un indice : il n’y a pas de SET.
        [cards] Vous demandez un indice : { $cards }.
       *[hidden] Vous demandez un indice.
    }
event-deal-paused-you = Vous faites une pause.
event-match-ended-you = Fin de la partie : vous l’emportez.
