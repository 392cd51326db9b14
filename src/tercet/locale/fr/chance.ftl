## Si le mélange ou les lancers étaient honnêtes, vérifié par son propre programme

chance-verified = Mélange vérifié : personne n’a pu choisir les cartes ni les dés. Chaque appareil a ajouté un nombre aléatoire, le vôtre aussi.
chance-verified-alone = Mélange vérifié : personne n’a pu choisir les cartes ni les dés. Votre appareil a ajouté un nombre aléatoire.
chance-verified-watching = Mélange vérifié : les cartes ou les dés découlent des nombres aléatoires des personnes qui jouent.
chance-verified-without = Mélange vérifié, mais sans nombre aléatoire de votre part : vous n’étiez pas là, ou la table dit que le vôtre est arrivé trop tard.
chance-unchecked = Vérifié à partir de votre retour : depuis, la table n’a pas changé de graine. Le mélange n’a pas pu être vérifié en entier, car vous avez rejoint la table ou perdu la connexion en cours de partie.
chance-late = Les cartes ou les dés découlent bien de la graine de la table, mais la partie a commencé avant qu’un seul appareil lui ait transmis son nombre aléatoire. Aucun appareil n’a donc pris part à ce mélange.
chance-void-starts =
    { $count ->
        [1] Non vérifié. Les cartes ou les dés découlent des nombres aléatoires, mais un démarrage a été annulé avant cette manche alors que des nombres avaient déjà été révélés : quelqu’un a pu voir une manche à l’avance et la refuser. Nombre non révélé par : { $names }.
       *[other] Non vérifié. Les cartes ou les dés découlent des nombres aléatoires, mais { $count } démarrages ont été annulés avant cette manche alors que des nombres avaient déjà été révélés : quelqu’un a pu voir une manche à l’avance et la refuser. Nombres non révélés par : { $names }.
    }
chance-broken = La vérification du mélange a échoué. { $problems }
chance-problem-seed = La table a révélé une autre graine que celle qu’elle avait scellée.
chance-problem-list = Les personnes qui ont joué ne sont pas celles de la liste établie avant que les nombres aléatoires soient révélés.
chance-problem-own-nonce = Votre nombre aléatoire n’a pas été utilisé tel que vous l’aviez envoyé.
chance-problem-unasked = Vous étiez là, mais personne n’a demandé votre nombre aléatoire.
chance-problem-nonces = Le nombre aléatoire de quelqu’un n’est pas celui qui avait été scellé.
chance-problem-order = Les cartes ou les dés que vous avez vus ne découlent pas de la graine et des nombres aléatoires.
chance-problem-void-starts = Les démarrages annulés avant cette manche ne sont pas ceux qui ont été vus.
chance-problem-missing = Le journal ne contient aucune manche avec le sceau qui a été vu.
chance-problem-game = Le reçu est celui d’une autre partie.
chance-meaning-title = Qu’est-ce que cela prouve ?
chance-meaning = Prouvé : la table a fixé sa graine, et chaque appareil son nombre aléatoire, avant qu’aucun ne soit révélé, et la manche découle de l’ensemble. Non prouvé : qui sont les autres, et si le serveur transmet chaque message. Des personnes de mèche avec le serveur peuvent encore voir une manche à l’avance et la refuser en gardant un nombre secret. Rien ne peut l’empêcher, mais chaque cas est compté, vous voyez qui l’a fait, et une telle manche n’est jamais déclarée vérifiée.
chance-receipt = Enregistrer le reçu
