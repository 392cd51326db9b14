### Salles : une classe, une soirée de club, une fête en famille.

web-room = Salle
web-room-entry = Classe ou club
web-room-enter = Rejoindre une salle
web-room-code = Code de la salle
web-room-named = Salle { $code }
web-room-join = Rejoindre
web-room-make = Créer une salle
web-room-make-how = Pour une classe, un club ou une fête : un code, plusieurs tables.
web-room-none = Aucune salle ouverte n’a ce code.
web-room-none-advice = Vérifiez les cinq lettres.
web-room-too-many = Trop de codes erronés. Réessayez dans une minute.
web-room-closed = Cette salle est fermée.
web-room-removed = La personne qui anime la salle vous en a retiré.
web-room-not-joining = Cette salle n’accepte plus personne.
web-room-in = C’est bon, vous y êtes !
web-room-soon = La prochaine ronde commence bientôt. Gardez cette page ouverte.
web-room-next = La prochaine ronde commence bientôt.
web-room-back = Retour à la salle
web-room-round-on = Une ronde est en cours dans votre salle.
web-room-yours = Votre salle est ouverte.
web-room-moved = Vous êtes maintenant à la table { $number }.
web-room-moved-seen = D’accord
web-room-leave = Quitter la salle
web-room-leave-title = Quitter la salle ?
web-room-leave-what = Votre place à la table se libère. Le code vous permet de revenir.
web-room-late = Cette ronde est complète. Vous jouerez à la suivante.
web-room-opening = Votre table se prépare…
web-room-again = J’étais déjà là, sur un autre appareil
web-room-again-not = Retour
web-room-who = Quel nom est le vôtre ?
web-room-taken = { $name } est déjà là. C’est vous ?
web-room-taken-own = Oui, c’est moi
web-room-taken-other = Non, je suis quelqu’un d’autre
web-room-asked = La personne qui anime la salle doit confirmer que c’est vous.
web-room-rejected = Cela n’a pas été confirmé. Rejoignez la salle sous un nom.
web-room-claim = Quelqu’un, sur un nouvel appareil, dit être { $name }.
web-room-confirm = C’est exact
web-room-reject = Non
web-room-people =
    { $count ->
        [0] Personne pour l’instant
        [one] { $count } personne
       *[other] { $count } personnes
    }
web-room-enlarge = Afficher le code en grand
web-room-go-to = Allez sur { $address } et tapez
web-room-round = Ronde { $number }
web-room-start = Lancer la ronde { $number }
web-room-together = Qui joue avec qui
web-room-shuffled = Au hasard
web-room-same = Mêmes tables
web-room-neighbours = Selon le classement
web-room-size = Personnes par table
web-room-bots = Robots aux places libres
web-room-no-bots = Aucun
web-room-bots-not-together = Une ronde jouée ensemble n’a pas de robots.
web-room-quick = Démarrage facile : 27 cartes
web-room-ends = Se termine après
web-room-open-end = Sans limite de temps
web-room-minutes = { $minutes } min
web-room-time-left = Temps restant
web-room-time-taken = Temps écoulé
web-room-best-time = Record à battre : { $time }
web-room-joining = D’autres peuvent rejoindre la salle
web-room-given = Donner des numéros au lieu de noms
web-room-pause = Regardez-moi
web-room-paused = Toutes les tables sont en pause.
web-room-resume = On reprend
web-room-end = Terminer la ronde
web-room-end-sure = Terminer la ronde pour tout le monde ? Les parties inachevées comptent en l’état.
web-room-close = Fermer la salle
web-room-close-sure = Fermer la salle définitivement ? Tout le monde en sort.
web-room-close-save = Enregistrez d’abord les résultats : une salle fermée ne peut plus être rouverte.
web-room-table = Table { $number }
web-room-phase-new = En préparation
web-room-phase-lobby = Sur le point de commencer
web-room-phase-play = En jeu
web-room-phase-paused = En pause
web-room-phase-over = Terminée
web-room-table-empty = Vide. Pour placer quelqu’un ici, appuyez sur son nom dans la liste.
web-room-left =
    { $game ->
        [dice] Dés restants : { $count }
       *[other] Cartes restantes : { $count }
    }
web-room-watch = Regarder la table { $number }
web-room-standings = Classement
web-room-rank = Place
web-room-name = Nom
web-room-points = Points
web-room-sets = SET
web-room-file = Enregistrer en CSV
web-room-remove = Exclure { $name }
web-room-remove-sure = Exclure { $name } de la salle ? Le retour ne sera possible qu’avec votre accord.
web-room-removed-people = Personnes retirées : { $count }
web-room-readmit = Laisser revenir { $name }
web-room-away = pas là
web-room-projector = Vue pour projecteur
web-room-wall = Sur le projecteur et les autres écrans :
web-room-names = Afficher les noms
web-room-scores = Afficher les points
web-room-link = Lien pour vos autres appareils
web-room-link-how = Ce lien permet d’animer la salle. Un nouveau lien annule l’ancien.
web-room-link-new = Créer un lien
web-guide = Guide pratique
web-guide-teachers = En classe
web-guide-clubs = Soirée de club
web-room-way = Façon de jouer
web-room-way-race = Course
web-room-way-quiet = Au calme : les mêmes cartes pour tous
web-room-way-team = Au calme, en équipe : les mêmes cartes à chaque table
web-room-way-challenge = Soixante secondes : le plus de SET
web-room-way-together = Ensemble contre la montre
web-room-way-short-race = Course
web-room-way-short-quiet = Au calme
web-room-way-short-team = Au calme, en équipe
web-room-way-short-challenge = Soixante secondes
web-room-way-short-together = Ensemble
web-room-counts = Ce qui compte
web-room-count-points = Les points
web-room-count-places = Les places
web-room-count-sets = Les SET trouvés
web-room-archive = Enregistrer toutes les parties
web-room-add-table = Ajouter une table
web-room-rename = Nouveau nom pour { $name }
web-room-rename-do = Renommer
web-room-move = Placer { $name } à une table
web-room-finished =
    { $all ->
        [one] A fini : { $done } sur { $all }
       *[other] Ont fini : { $done } sur { $all }
    }
web-room-solutions = Les solutions
web-room-solution = SET { $number } sur { $all }
web-room-next-solution = SET suivant
web-room-why = Pourquoi ?
web-room-why-asked = Pourquoi est-ce un SET ?
web-room-previous-solution = SET précédent
web-room-class-sum =
    { $sets ->
        [0] Aucun SET n’a été trouvé dans cette ronde.
        [one] Tous ensemble, vous avez trouvé un SET.
       *[other] Tous ensemble, vous avez trouvé { $sets } SET.
    }
web-room-tables-sum =
    { $sets ->
        [0] Aucune table n’a trouvé de SET dans cette ronde.
        [one] Toutes les tables ensemble ont trouvé un SET.
       *[other] Toutes les tables ensemble ont trouvé { $sets } SET.
    }
web-room-class-time =
    { $compared ->
        [first] Temps : { $time }
        [better] Temps : { $time }. Nouveau record !
       *[other] Temps : { $time }. Record à battre : { $best }
    }
web-room-result = Résultat de la ronde { $number }
web-room-most-found =
    { $by ->
        [table] Maximum trouvé par une table : { $best } SET sur { $all }.
       *[person] Maximum trouvé par une personne : { $best } SET sur { $all }.
    }
web-room-set-count = { $count } SET
web-room-best-team =
    { $count ->
        [1] La meilleure équipe
       *[other] Les meilleures équipes
    }
web-room-final = Classement final
web-room-name-needed = Écrivez d’abord votre nom.
web-room-number = Nº { $number }
web-room-your-number = Sur le grand écran, vous êtes le nº { $number }.
web-room-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-room-place = Votre place : { $rank } sur { $all }
web-room-tables-finished = Tables terminées : { $done } sur { $all }
web-room-wait = Restez sur cette page jusqu’à ce que tout le monde ait fini.

## Tables that anybody can join, on the first page

web-open-tables = Tables publiques
web-no-open-tables = Aucune table publique pour l’instant. Créez-en une et rendez-la publique.
web-nobody = personne pour l’instant
web-seats-taken = { $players } places sur { $seats }
web-score-of =
    { $name } : { $points ->
        [1] un point
       *[other] { $points } points
    }
web-phase-lobby = en attente
web-phase-running = en cours
web-phase-over = terminée
web-watching-number =
    { $watchers ->
        [1] une personne regarde
       *[other] { $watchers } personnes regardent
    }
web-watch = Regarder
web-join = Rejoindre
