## À une table qui joue une variante : ce qu’on cherche

web-choose-five = Choisissez trois cartes : chacune des cinq caractéristiques est la même sur les trois ou différente sur les trois.
web-choose-ultra = Choisissez quatre cartes : deux paires que la même carte compléterait.
web-choose-ghost = Choisissez six cartes : trois paires dont les cartes manquantes formeraient un SET.
web-choose-quads = Choisissez quatre cartes : chaque caractéristique est la même sur toutes, différente sur toutes, ou la même deux à deux.
web-choose-dots = Choisissez des cartes où chaque point apparaît un nombre pair de fois.
web-point-any = Vous avez annoncé : choisissez { $cards } cartes.
web-point-range = Vous avez annoncé : choisissez de { $least } à { $most } cartes et prenez-les.
web-outcome-mixed = Ne convient pas : { $features }
web-take = Prendre { $cards }
web-take-least = Choisissez-en au moins { $least }
web-more-any = Pas de SET : d’autres cartes sont distribuées.
web-hint-any =
    { $whole ->
        [yes] Un SET entier est marqué.
       *[no] { $cards ->
            [1] Une carte d’un SET est marquée.
           *[other] { $cards } cartes d’un SET sont marquées.
        }
    }

## La dernière prise, les trouvailles, la carte que personne n’a vue

web-chain = Le dernier SET
web-chain-use =
    { $linked ->
        [1] Utilisez exactement une carte du dernier SET.
       *[other] Utilisez exactement { $linked } cartes du dernier SET.
    }
web-found =
    { $found ->
        [1] Un seul trouvé jusqu’ici.
       *[other] { $found } trouvés jusqu’ici.
    }
web-found-list = Trouvés sur ce tapis
web-board-new = Tout a été trouvé : voici de nouvelles cartes.
web-naming = Quelle est la carte que personne n’a vue ? Celles de la table le disent.
web-name-it = Nommer cette carte
web-named =
    { $mine ->
        [yes] Vous avez trouvé la carte cachée
       *[no] { $name } a trouvé la carte cachée
    }
web-misnamed =
    { $mine ->
        [yes] Ce n’est pas la carte cachée
       *[no] { $name } : ce n’est pas la carte cachée
    }

## Le but d’une manche

web-goal-takings = { $takings } SET sur { $goal }
web-goal-first =
    { $goal ->
        [1] jusqu’à { $goal } point
       *[other] jusqu’à { $goal } points
    }
web-together-done = Réussi ensemble !
web-together-so-far =
    { $sets ->
        [0] Vous jouez ensemble.
        [one] Vous jouez ensemble : un SET trouvé.
       *[other] Vous jouez ensemble : { $sets } SET trouvés.
    }
web-together-stopped =
    { $sets ->
        [0] La partie a été arrêtée avant qu’un SET soit trouvé.
        [one] Ensemble, vous avez trouvé un SET.
       *[other] Ensemble, vous avez trouvé { $sets } SET.
    }
web-together-table =
    { $sets ->
        [1] Votre table a trouvé un SET.
       *[other] Votre table a trouvé { $sets } SET.
    }

## La page des variantes

web-variants-intro = Aucun de ces jeux n’est dans les livrets. Choisissez-en un, voyez ce qu’on cherche, et jouez.
web-variant-set = Les cartes imprimées
web-variant-set-what = Trois cartes qui forment un SET, jouées autrement.
web-variant-ultra = Ultra
web-variant-ultra-what = Quatre cartes : deux paires que la même carte compléterait.
web-variant-ghost = Fantôme
web-variant-ghost-what = Six cartes : trois paires dont les cartes manquantes formeraient un SET.
web-variant-five = Cinq caractéristiques
web-variant-five-what = 243 cartes : un soleil, une lune ou une étoile est la cinquième caractéristique.
web-variant-quads = Quatuors
web-variant-quads-what = 64 cartes, quatre valeurs par caractéristique. Quatre cartes : toutes pareilles, toutes différentes, ou deux à deux.
web-variant-quads-large = Grands quatuors
web-variant-quads-large-what = Quatuors avec 256 cartes : le remplissage compte aussi.
web-variant-dots = Points
web-variant-dots-what = Six points sur 63 cartes. Prenez des cartes où chaque point apparaît un nombre pair de fois.
web-variant-way = Façon de jouer
web-way-refill = Comme dans les livrets
web-way-refill-what = De nouvelles cartes remplacent celles qui ont été prises.
web-way-chain = Chaîne
web-way-chain-what = Chaque SET utilise des cartes du précédent.
web-way-all = Les trouver tous
web-way-all-what = Rien ne quitte la table avant que tout soit trouvé.
web-way-hidden = Carte cachée
web-way-hidden-what = Une carte reste cachée ; à la fin, la première personne qui la nomme la gagne.
web-variant-ending = La manche se termine
web-ending-pile = quand la pioche est vide
web-ending-first = quand quelqu’un a assez de points
web-ending-takings = après un certain nombre de SET
web-ending-time = à la fin du temps imparti
web-variant-goal-first = Points
web-variant-goal-takings = SET
web-variant-goal-time = Secondes
web-variant-together = Jouer ensemble contre la montre
web-variant-together-what = Tout le monde gagne ; c’est le temps qui compte.
web-variant-cards = Cartes
web-variant-learn = Comment ça marche

## Leçons

web-lesson-right = Vous pouvez prendre ces cartes :
web-lesson-wrong = Celles-ci, non :
web-lesson-find = À vous de chercher
web-lesson-found = Trouvé !
web-lesson-next = Encore un
web-lesson-play = Jouer maintenant
