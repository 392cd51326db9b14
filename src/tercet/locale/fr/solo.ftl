solo-prompt = Trois lettres, n, h, q ou ? :
solo-help =
    Trouvez des SET jusqu’à épuiser la pioche. Tapez les lettres de trois cartes, par exemple « adg ».
    n : il n’y a pas de SET (si c’est vrai, d’autres cartes sont distribuées)   h : un indice   q : quitter   ? : cette aide
solo-status =
    { $pile ->
        [0] La pioche est vide
        [1] Une carte dans la pioche
       *[other] { $pile } cartes dans la pioche
    } ; { $sets ->
        [0] pas encore de SET.
        [1] un SET trouvé.
       *[other] { $sets } SET trouvés.
    }
solo-what = Tapez trois lettres de cartes posées sur la table, ou ? pour l’aide.
solo-added = Exact, il n’y a pas de SET. Trois cartes de plus.
solo-more = Trois cartes de plus.
solo-denied = Si, il y a un SET.
solo-hint-exists = Il y a un SET.
solo-hint-none = Il n’y a pas de SET.
solo-hint-cards = Une partie d’un SET : { $cards }
