### Salles : une classe, une soirée de club, une fête en famille.

web-room = Salle
web-room-entry = Classe ou club
web-room-enter = Rejoindre une salle
web-room-code = Code de la salle
web-room-join = Rejoindre
web-room-make = Créer une salle
web-room-make-how = Pour une classe, un club ou une fête : un code, plusieurs tables.
web-room-none = Aucune salle ouverte n’a ce code. Vérifiez les cinq lettres.
web-room-too-many = Trop de codes erronés. Réessayez dans une minute.
web-room-closed = Cette salle est fermée.
web-room-not-joining = Cette salle n’accepte plus personne.
web-room-in = C’est bon, vous y êtes !
web-room-soon = La prochaine manche commence bientôt. Gardez cette page ouverte.
web-room-late = Cette manche est complète. Vous jouerez à la suivante.
web-room-opening = Votre table se prépare…
web-room-again = J’étais déjà là, sur un autre appareil
web-room-who = Quel est votre nom ?
web-room-asked = On a demandé au responsable de la salle de confirmer que c’est vous.
web-room-rejected = Ce n’est pas confirmé. Rejoignez la salle avec un nom.
web-room-claim = Quelqu’un, sur un nouvel appareil, dit être { $name }.
web-room-confirm = C’est exact
web-room-reject = Non
web-room-people =
    { $count ->
        [0] Personne pour l’instant
        [one] { $count } personne
       *[other] { $count } personnes
    }
web-room-go-to = Allez sur { $address } et tapez
web-room-round = Manche { $number }
web-room-start = Lancer la manche { $number }
web-room-together = Qui joue ensemble
web-room-shuffled = Au hasard
web-room-same = Mêmes tables
web-room-neighbours = Selon le classement
web-room-size = Personnes par table
web-room-quick = Démarrage facile : 27 cartes
web-room-ends = Se termine après
web-room-open-end = Sans limite de temps
web-room-minutes = { $minutes } min
web-room-joining = D’autres peuvent rejoindre la salle
web-room-given = Donner des numéros au lieu de noms
web-room-pause = Regardez-moi
web-room-paused = Toutes les tables sont en pause.
web-room-resume = On reprend
web-room-end = Terminer la manche
web-room-end-sure = Terminer la manche pour tout le monde ? Les parties inachevées comptent en l’état.
web-room-close = Fermer la salle
web-room-close-sure = Fermer la salle définitivement ? Tout le monde en sort.
web-room-table = Table { $number }
web-room-phase-new = En préparation
web-room-phase-lobby = Sur le point de commencer
web-room-phase-play = En jeu
web-room-phase-over = Terminée
web-room-watch = Regarder la table { $number }
web-room-standings = Classement
web-room-rank = Place
web-room-name = Nom
web-room-points = Points
web-room-sets = SETs
web-room-file = Enregistrer en CSV
web-room-remove = Exclure { $name }
web-room-remove-sure = Exclure { $name } de la salle ? Le retour ne sera pas possible.
web-room-away = pas là
web-room-projector = Vue pour projecteur
web-room-controls = Afficher les commandes
web-room-names = Afficher les noms
web-room-link = Lien pour vos autres appareils
web-room-link-how = Ce lien permet de diriger la salle. Un nouveau lien annule l’ancien.
web-room-link-new = Créer un lien
