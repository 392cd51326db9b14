## Le défi du jour : son journal et la ligne de commande

event-puzzle-started = { $name } lance le chronomètre.
event-set-found = { $time } : { $name } trouve { $cards }.
event-pick-failed = { $time } : { $name } choisit { $cards }, qui n’est pas un SET.
event-puzzle-solved =
    { $wrong ->
        [0] { $name } a trouvé tous les SET en { $time }, sans erreur.
        [1] { $name } a trouvé tous les SET en { $time }, avec une erreur.
       *[other] { $name } a trouvé tous les SET en { $time }, avec { $wrong } erreurs.
    }

cli-daily = Propose le défi du jour : trouver tous les SET contre la montre.
daily-help-date = le jour, comme 2026-11-15 (par défaut : aujourd’hui en UTC)
daily-help-size = neuf cartes avec quatre SET, ou douze avec six
daily-help-json = affiche les cartes et les SET des deux défis en JSON, sans jouer
daily-intro =
    { $size ->
        [easy] Le défi facile du { $date } : neuf cartes, quatre SET.
       *[full] Le défi complet du { $date } : douze cartes, six SET.
    }
daily-ready = Appuyez sur Entrée pour voir les cartes. Le chronomètre démarre alors.
daily-status = { $found } trouvés sur { $sets }.
daily-share = À partager : { $line }
daily-not-solved =
    { $left ->
        [1] Il restait un SET à trouver.
       *[other] Il restait { $left } SET à trouver.
    }
daily-practice =
    { $size ->
        [easy] Un défi d’entraînement : neuf cartes, quatre SET.
       *[full] Un défi d’entraînement : douze cartes, six SET.
    }
daily-rules = Trouvez tous les SET. Le chronomètre démarre quand les cartes apparaissent et s’arrête au dernier SET. Aucune carte ne quitte la table, une carte peut faire partie de plusieurs SET, et un mauvais choix ne coûte que du temps.
daily-line-help = Tapez trois lettres de cartes qui forment un SET, comme abc. r lance le chronomètre, l montre de nouveau les cartes, le signe ? affiche cette aide, q quitte.
daily-line-no-hints = Il n’y a pas d’indices dans un puzzle.
daily-line-ready = Tapez r pour voir les cartes. Le chronomètre démarre alors.

## La même chose, dite à la personne qui l’a faite

event-puzzle-started-you = Vous lancez le chronomètre.
event-set-found-you = { $time } : vous trouvez { $cards }.
event-pick-failed-you = { $time } : vous choisissez { $cards }, qui n’est pas un SET.
event-puzzle-solved-you =
    { $wrong ->
        [0] Vous avez trouvé tous les SET en { $time }, sans erreur.
        [1] Vous avez trouvé tous les SET en { $time }, avec une erreur.
       *[other] Vous avez trouvé tous les SET en { $time }, avec { $wrong } erreurs.
    }

## Le classement public, pour la personne qui gère le serveur

cli-daily-board = Affiche les temps proposés pour le classement public d’un jour et l’état de chacun.
cli-daily-confirm = Confirme un temps et le publie au classement.
cli-daily-remove = Retire un temps des classements de son jour.
daily-board-help-code = le code de la table où le temps a été réalisé, tel que l’affiche `tercet daily board`
daily-board-help-server = l’adresse de votre serveur (par défaut : { $url })
daily-board-none = Personne n’a encore demandé de place dans ce classement.
daily-board-listing =
    { $listing ->
        [listed] publié
        [held] attend votre confirmation : trop rapide pour être publié d’office
        [outdone] un meilleur temps venant de la même adresse est publié
       *[removed] retiré
    }
daily-board-link = Pour décider dans le navigateur, ouvrez { $link } (toute personne qui a ce lien peut décider aussi).
daily-board-decided =
    { $decision ->
        [confirmed] Le temps est maintenant publié.
       *[removed] Le temps ne figure plus dans les classements.
    }
refusal-not-operator = Seule la personne qui gère ce serveur peut le faire. Utilisez le dossier de données du serveur en marche.
refusal-no-time = Il n’y a ici aucun temps qui compte.
