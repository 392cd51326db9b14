## Ce qui s’est passé à une table

event-seed-committed = Le mélange est scellé : { $commitment }.
event-player-seated =
    { $bot ->
        [yes] { $name }, un robot, prend place.
       *[no] { $name } prend place.
    }
event-player-left =
    { $removed ->
        [yes] L’hôte écarte { $name }.
       *[no] { $name } s’en va.
    }
event-player-returned = { $name } revient à la table.
event-player-replaced = { $name }, un robot, continue à la place laissée libre.
event-player-away = { $name } s’absente.
event-player-back = { $name } est de nouveau là.
event-player-ready = { $name } peut commencer.
event-host-changed = L’hôte est maintenant { $name }.
event-player-renamed = { $name } s’appelle maintenant { $new }.
event-ready-withdrawn = { $name } préfère attendre encore un peu.
event-nonce-committed = { $name } s’engage sur un nombre au hasard pour le mélange.
event-commitments-awaited = La donne va commencer ; il manque encore des nombres au hasard.
event-commitments-fixed = Tous les nombres au hasard sont engagés ; ils sont maintenant révélés.
event-nonce-revealed = { $name } révèle un nombre au hasard.
event-nonce-missed = { $name } n’a pas envoyé à temps de nombre au hasard et compte comme absence.
event-start-voided = Ce départ est annulé.
event-proposal-made =
    { $what ->
        [restart] { $name } propose de redistribuer.
       *[end] { $name } propose d’arrêter la partie ici.
    }
event-proposal-agreed = { $name } accepte.
event-proposal-declined = { $name } refuse.
event-table-closed = L’hôte ferme la table.

event-deal-started = Manche { $deal }, donnée par { $name }.
event-player-dealt-in = { $name } joue dès cette manche.
event-deal-voided = D’un commun accord, la manche { $deal } ne compte pas et on redistribue.
event-set-called =
    { $tie ->
        [yes] { $name } annonce « SET ! » ; une autre annonce est venue au même instant, et le hasard a décidé.
       *[no] { $name } annonce « SET ! ».
    }
event-set-taken =
    { $tie ->
        [yes] { $name } prend un SET : { $cards } ; quelqu’un l’a montré au même instant, et le hasard a décidé.
       *[no] { $name } prend un SET : { $cards }.
    }
event-call-failed =
    { $reason ->
        [time] { $name } n’a pas montré ses cartes à temps.
        [taken-back] { $name } se ravise.
        [left] { $name } s’en va sans rien montrer.
       *[wrong] { $name } montre { $cards } : ce n’est pas un SET.
    } { $lost ->
        [0] Points dans cette manche : { $points }.
        [one] Cela coûte une carte. Points dans cette manche : { $points }.
       *[other] Cela coûte { $lost } cartes. Points dans cette manche : { $points }.
    }
event-votes-changed = Votes en cours : { $count }.
event-no-set-voted = { $name } ne voit pas de SET.
event-vote-denied = { $name } ne voit pas de SET, mais il y en a un.
event-looking-asked = Le vote attend { $names } : « Vous cherchez encore ? ».
event-looking-answered = { $name } cherche encore.
event-looking-ignored = Pas de réponse de { $names } : ce vote continue sans attendre.
event-cards-added =
    { $cause ->
        [vote] Tous conviennent qu’il n’y a pas de SET : trois cartes de plus.
        [silence] Personne ne s’y oppose plus : trois cartes de plus.
       *[auto] Il n’y a pas de SET : trois cartes de plus.
    }
event-hint-given =
    { $shown ->
        [exists] Un indice pour { $name } : il y a un SET.
        [none] Un indice pour { $name } : il n’y a pas de SET.
        [cards] Un indice pour { $name } : { $cards }.
       *[hidden] Un indice pour { $name }.
    }
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
