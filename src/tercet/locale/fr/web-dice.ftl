## La table de dés

web-dice-picked = Choisis : { $dice }
web-dice-unrolled = un dé pas encore lancé
web-dice-empty = { $square }, case vide
web-dice-under = { $die } ; case bonus : { $points }
web-dice-nearer = Agrandir
web-dice-farther = Réduire
web-dice-fit = Voir tous les dés
web-dice-whole = Voir tout le plateau
web-dice-bag = Dés dans le sac
web-dice-told-all = Tout afficher
web-dice-told-title = Ce qui se passe
web-dice-round = Manche { $round }
web-dice-last-round = Manche { $round }, la dernière
web-dice-wild-on = Choisissez une face pour le WILD en { $square }
web-dice-opening = Un SET parmi vos dés ? Choisissez-en les trois, puis appuyez sur SET ! avant les autres.
web-dice-wait-opening = Les autres cherchent encore.
web-dice-none = Je n’en ai pas
web-dice-said-none = n’en a pas
web-dice-name-three = Vous avez annoncé : choisissez trois dés, de gauche à droite.
web-dice-lay = Poser
web-dice-hint =
    { $shown ->
        [set] Vous avez un SET parmi vos dés.
        [die] Le dé marqué fait partie de votre SET.
        [no-set] Vous n’avez pas de SET : appuyez sur « Je n’en ai pas ».
        [turn]
            { $dice ->
                [1] Utilisez le dé marqué.
               *[other] Utilisez les dés marqués.
            }
        [turn-on]
            { $dice ->
                [1] Posez ce dé sur la case marquée.
               *[other] Posez ces dés sur les cases marquées.
            }
        [swap] Le dé marqué peut remplacer un WILD.
        [swap-on] Remplacez le WILD marqué par ce dé.
       *[pass] Aucun coup possible : passez.
    }
web-dice-hint-asked = Indice demandé par { $name }.
web-dice-your-turn = À vous : choisissez un dé, puis une case.
web-dice-tap-square = Choisissez maintenant une case vide.
web-dice-tap-wild = Choisissez maintenant une case vide, ou le WILD qui vaut cette face, pour le remplacer.
web-dice-swap-title = Remplacer ce WILD ?
web-dice-swap-sure = Votre dé prend sa place en { $square }. Le dé libéré est à vous et il est lancé aussitôt : impossible de revenir en arrière. Cela ne rapporte rien et ne compte pas parmi vos trois dés.
web-dice-swap-do = Remplacer
web-dice-turn-of = À { $name } de jouer
web-dice-title-mine = À vous !
web-dice-hand-in =
    { $points ->
        [0] Jouer le coup
        [one] Jouer le coup : un point
       *[other] Jouer le coup : { $points } points
    }
web-dice-pass = Passer
web-dice-clear = Reprendre tous les dés
web-dice-extra = Quels dés relancez-vous pour la prochaine manche ?
web-dice-chosen =
    { $dice ->
        [0] Vous gardez tous vos dés.
        [1] Vous relancez un dé.
       *[other] Vous relancez { $dice } dés.
    }
web-dice-wait-extra = On attend le choix des autres.
web-dice-keep = Tout garder
web-dice-roll =
    { $dice ->
        [0] Relancer
        [one] Relancer un dé
       *[other] Relancer { $dice } dés
    }
web-dice-has-passed = a passé
web-dice-has-chosen = a choisi

## Ce qui vient d’arriver

web-dice-opened =
    { $mine ->
        [yes] { $points ->
            [1] Vous ouvrez avec un point.
           *[other] Vous ouvrez avec { $points } points.
        }
       *[no] { $points ->
            [1] { $name } ouvre avec un point.
           *[other] { $name } ouvre avec { $points } points.
        }
    }
web-dice-played =
    { $mine ->
        [yes] { $points ->
            [0] Vous ne marquez aucun point.
            [one] Vous marquez un point.
           *[other] Vous marquez { $points } points.
        }
       *[no] { $points ->
            [0] { $name } : aucun point.
            [one] { $name } : un point.
           *[other] { $name } : { $points } points.
        }
    }
web-dice-passed-passed =
    { $mine ->
        [yes] Vous passez.
       *[no] { $name } passe.
    }
web-dice-passed-time =
    { $mine ->
        [yes] Votre temps est écoulé.
       *[no] { $name } : le temps est écoulé.
    }
web-dice-passed-left =
    { $mine ->
        [yes] Vous aviez quitté la table : on a sauté votre tour.
       *[no] { $name } a quitté la table : on saute son tour.
    }
web-dice-passed-interrupted =
    { $mine ->
        [yes] Vous n’étiez pas de retour après l’arrêt du serveur : votre tour est annulé.
       *[no] { $name } n’était pas de retour après l’arrêt du serveur : son tour est annulé.
    }
web-dice-swapped =
    { $mine ->
        [yes] Vous remplacez le WILD en { $square }.
       *[no] { $name } remplace le WILD en { $square }.
    }
web-dice-failed-wrong =
    { $mine ->
        [yes] Ce que vous avez annoncé n’est pas un SET ({ $why }).
       *[no] { $name } : ce n’est pas un SET ({ $why }).
    }
web-dice-failed-time =
    { $mine ->
        [yes] Vous n’avez pas choisi trois dés à temps.
       *[no] { $name } n’a pas choisi trois dés à temps.
    }
web-dice-failed-taken-back =
    { $mine ->
        [yes] Vous annulez votre annonce.
       *[no] { $name } annule son annonce.
    }
web-dice-failed-left =
    { $mine ->
        [yes] Vous avez quitté la table pendant votre annonce.
       *[no] { $name } a quitté la table pendant son annonce.
    }
web-dice-all-passed = Tout le monde a passé : on relance tous les dés.
web-dice-again = Personne n’a ouvert avec un SET : les dés ont été relancés.

## Comment un tour a marqué, et ce qui se dit encore à la table

web-dice-set-scored =
    { $direction ->
        [row] Rangée
       *[column] Colonne
    } { $squares } : { $points ->
        [0] aucun point
        [1] un point
       *[other] { $points } points
    }
web-dice-bonus-scored =
    Case bonus { $square } : { $points ->
        [0] aucun point
        [1] un point
       *[other] { $points } points
    }
web-dice-with-wild =
    { $wilds ->
        [1] { $text } (un nouveau WILD ne rapporte rien)
       *[other] { $text } (les nouveaux WILD ne rapportent rien)
    }
web-dice-no-set-yet =
    { $count ->
        [1] Le dé en { $square } n’est pas encore dans un SET.
       *[other] Les dés en { $square } ne sont pas encore dans un SET.
    }
web-dice-barred = Votre annonce n’a pas compté. Vous pourrez annoncer de nouveau après le prochain lancer.
web-dice-was-wrong = annonce fausse
web-dice-next = joue ensuite
web-dice-first = commence
web-dice-freed = Le dé libéré montre { $face }.
web-dice-rolled-again =
    { $mine ->
        [yes] { $count ->
            [1] Vous avez relancé : { $before }, maintenant { $after }.
           *[other] Vous avez relancé { $count } dés.
        }
       *[no] { $count ->
            [1] { $name } a relancé : { $before }, maintenant { $after }.
           *[other] { $name } a relancé { $count } dés.
        }
    }
web-dice-kept-own = Vous avez gardé tous vos dés.
web-dice-kept-all =
    { $count ->
        [1] { $names } a gardé tous ses dés.
       *[other] { $names } ont gardé tous leurs dés.
    }
web-dice-nobody-rolled =
    { $chosen ->
        [none] Personne n’a choisi à temps de dés à relancer.
       *[some] Tout le monde a gardé ses dés.
    }
web-dice-last-chance =
    { $rounds ->
        [1] Personne n’a joué de coup à la manche précédente. Si personne n’en joue cette fois, la partie est finie.
       *[other] Personne n’a joué de coup depuis { $rounds } manches. Si personne n’en joue cette fois, la partie est finie.
    }
web-dice-pass-title = Passer malgré un coup complet ?
web-dice-pass-sure =
    { $points ->
        [0] Les dés que vous avez posés forment un coup valable.
        [one] Les dés que vous avez posés forment un coup valable à un point.
       *[other] Les dés que vous avez posés forment un coup valable à { $points } points.
    }
web-dice-pass-plain-title = Passer ce tour ?
web-dice-pass-plain = Vous ne posez aucun dé, et le tour passe au suivant.
web-dice-pass-back = Revenir à mon tour
web-dice-ended-dice =
    { $count ->
        [1] { $names } n’a plus de dés.
       *[other] { $names } n’ont plus de dés.
    }
web-dice-ended-stalemate =
    { $rounds ->
        [1] La partie s’est terminée parce que personne n’a joué de coup à la dernière manche.
       *[other] La partie s’est terminée parce que personne n’a joué de coup pendant { $rounds } manches de suite.
    }
web-dice-ended-alone = La dernière personne présente a terminé la partie.
web-dice-ended-agreed = D’un commun accord, la partie s’est arrêtée ici.

## Disposer l’ouverture, les WILD, la feuille de points

web-dice-arrange = Faites glisser ou touchez les dés pour changer leur ordre.
web-dice-arrange-wild = Faites glisser ou touchez les dés pour changer leur ordre ; touchez un WILD pour changer sa face.
web-dice-arranges = { $name } a annoncé un SET et met ses dés en ordre.
web-dice-place-now = Poser maintenant
web-dice-cancel-call = Annuler (compte comme une erreur)
web-dice-face-points =
    { $face } : { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }
web-dice-faces-legal = Faces qui donnent un coup valable
web-dice-faces-other = Autres faces
web-dice-faces-none = Aucune face ne donne encore un coup valable. Choisissez-en une et posez d’autres dés.
web-dice-take-back = Remettre en main
web-dice-scores = Points par manche
web-dice-see-board = Voir le plateau
web-dice-see-result = Voir le résultat
web-dice-sheet-round = Manche
web-dice-sheet-total = Total
web-dice-timed =
    { $mine ->
        [yes] Votre temps est écoulé, et les dés déjà posés ont été joués :
       *[no] Temps écoulé pour { $name }, et les dés déjà posés ont été joués :
    } { $points ->
        [0] aucun point.
        [one] un point.
       *[other] { $points } points.
    }
