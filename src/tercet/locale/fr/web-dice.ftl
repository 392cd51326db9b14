## La table de dés

web-dice-unrolled = un dé pas encore lancé
web-dice-empty = { $square }, case vide
web-dice-nearer = Plus près
web-dice-farther = Plus loin
web-dice-fit = Voir tous les dés
web-dice-whole = Voir tout le plateau
web-dice-bag = Dés dans le sac
web-dice-round = Tour { $round }
web-dice-last-round = Tour { $round }, le dernier
web-dice-wild = Que montre ce WILD ?
web-dice-name-it = Il montre { $face }
web-dice-opening = Un SET parmi vos dés ? Annoncez-le avant les autres.
web-dice-wait-opening = Les autres cherchent encore.
web-dice-none = Je n’en ai pas
web-dice-said-none = n’en a pas
web-dice-name-three = Votre annonce : choisissez trois dés, dans l’ordre où ils seront posés.
web-dice-lay = Les poser
web-dice-your-turn = À vous : prenez un dé et choisissez une case.
web-dice-tap-square = Choisissez une case, ou un WILD à remplacer.
web-dice-turn-of = À { $name } de jouer
web-dice-title-mine = À vous !
web-dice-hand-in =
    { $points ->
        [0] Valider
        [one] Valider : un point
       *[other] Valider : { $points } points
    }
web-dice-pass = Passer
web-dice-clear = Reprendre les dés
web-dice-extra = Avant le prochain tour : quels dés relancez-vous ?
web-dice-wait-extra = On attend le choix des autres.
web-dice-keep = Tout garder
web-dice-roll =
    { $dice ->
        [0] Relancer
        [one] Relancer un dé
       *[other] Relancer { $dice } dés
    }
web-dice-end = Terminer la partie
web-dice-has-passed = a passé

## Ce qui vient d’arriver

web-dice-opened =
    { $points ->
        [one] { $name } ouvre avec un point.
       *[other] { $name } ouvre avec { $points } points.
    }
web-dice-played =
    { $points ->
        [0] { $name } : aucun point.
        [one] { $name } : un point.
       *[other] { $name } : { $points } points.
    }
web-dice-passed-passed = { $name } passe.
web-dice-passed-time = { $name } : le temps est écoulé.
web-dice-passed-left = { $name } est parti : on saute son tour.
web-dice-swapped = { $name } remplace le WILD en { $square }.
web-dice-failed-wrong = { $name } : ce n’est pas un SET.
web-dice-failed-time = { $name } n’a rien montré à temps.
web-dice-failed-taken-back = { $name } retire son annonce.
web-dice-failed-left = { $name } est parti après son annonce.
web-dice-all-passed = Tous ont passé : on relance tous les dés.
web-dice-again = Aucun SET : tout le monde relance.
