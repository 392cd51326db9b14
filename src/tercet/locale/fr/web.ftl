## La page

web-home = Accueil
web-lost = Il n’y a rien ici.
web-offline = Le serveur est injoignable.
web-download = Télécharger la partie

## Accueil

web-motto = Trois cartes. Chaque caractère partout le même, ou partout différent.
web-continue = Retour à votre table
web-game = Quel jeu
web-game-cards = Cartes
web-game-dice = Dés
web-alone = En solo
web-alone-what = Videz la table à votre rythme.
web-friends = Avec des amis
web-friends-what = Vous recevez un lien à partager.
web-bots = Contre des robots
web-bots-what =
    { $game ->
        [dice] Ils réfléchissent, à trois niveaux.
       *[cards] Ils cherchent comme des humains, à cinq niveaux.
    }
web-bot-count = Combien de robots
web-bots-number =
    { $bots ->
        [one] 1 robot
       *[other] { $bots } robots
    }
web-bot-level = Quel niveau
web-bot-novice = Débutant
web-bot-casual = Amateur
web-bot-regular = Habitué
web-bot-expert = Expérimenté
web-bot-master = Maître
web-bot-beginner = Novice
web-bot-greedy = Gourmand
web-bot-strong = Fort
web-play = Jouer
web-your-name = Votre nom
web-guest = Invité
web-options = Règles et options
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ouverte en ce moment. Ouvrez-en une : avec des amis, visible pour tous.
web-nobody = personne encore
web-seats-taken = { $players } places sur { $seats }
web-more = Autres pages
web-learn = Apprendre
web-rules = Règles
web-settings = Réglages
web-trademark = SET est une marque de son propriétaire. Tercet en est indépendant ; les dessins sont les nôtres.
web-refused = Ce n’est pas possible maintenant.
web-bad-rules = Le serveur n’accepte pas ces règles : { $detail }
web-bad-number = { $what } : un nombre entier de { $least } à { $most }, s’il vous plaît.

## Options et ce qu’elles changent

web-option-edition = Édition
web-edition-auto =
    { $edition ->
        [es] L’habituelle : espagnole
        [fr] L’habituelle : française
        [he] L’habituelle : hébraïque
       *[pt] L’habituelle : portugaise
    }
web-edition-es = Espagnole
web-edition-pt = Portugaise
web-edition-fr = Française
web-edition-he = Hébraïque
web-edition-es-what = Une manche. On compte les cartes ; une erreur en coûte trois.
web-edition-pt-what = Une manche, comme dans l’édition espagnole : une erreur coûte trois cartes.
web-edition-fr-what = Une manche. On compte les cartes ; une erreur ne coûte rien.
web-edition-he-what = Chacun donne une fois. Un point par SET ; une erreur en coûte un.
web-option-cards = Les cartes
web-cards-full = Les 81
web-cards-solid = Les 27 pleines
web-cards-nine = Les 27 pleines, neuf sur la table
web-cards-full-what = Le jeu complet, à quatre caractères.
web-cards-solid-what = Trois caractères seulement : un bon début, vite joué.
web-cards-nine-what = Trois caractères dans un carré de trois sur trois : pour la première fois.
web-as-usual = Comme d’habitude
web-option-style = L’annonce
web-style-announce = Annoncer, puis montrer
web-style-point = Montrer aussitôt
web-style-edition-what = En compagnie on annonce d’abord ; en solo on montre aussitôt.
web-style-announce-what = L’annonce arrête le jeu, et l’annonceur a quelques secondes pour montrer.
web-style-point-what = Choisir trois cartes, c’est annoncer : au doigt le plus rapide.
web-option-none = Quand il n’y a pas de SET
web-none-vote = Tous d’accord
web-none-checked = Tous d’accord, et vérifié
web-none-auto = Tout seul
web-none-edition-what = En compagnie par vote ; en solo, le vote est vérifié.
web-none-vote-what = Trois cartes de plus quand tous le disent, même si un SET leur a échappé.
web-none-checked-what = Un vote alors qu’il y en a un est refusé et compté.
web-none-auto-what = Le programme ajoute trois cartes quand il n’y en a pas.
web-option-point = Secondes pour montrer
web-option-point-what = Le temps de l’annonceur ; de 2 à 30.
web-option-deals = Manches
web-option-deals-what = Combien font la partie ; 0 : chacun donne une fois.
web-more-options = Plus d’options
web-option-scoring = Ce qui compte
web-scoring-cards = Les cartes
web-scoring-sets = Les SET
web-scoring-edition-what = Comme dans l’édition choisie.
web-scoring-cards-what = Un point par carte gagnée.
web-scoring-sets-what = Un point par SET pris.
web-option-penalty = Une erreur
web-penalty-some = Coûte quelque chose
web-penalty-none = Ne coûte rien
web-penalty-edition-what = Comme dans l’édition choisie.
web-penalty-some-what = Trois cartes déjà gagnées si l’on compte les cartes, un point si l’on compte les SET.
web-penalty-none-what = Les cartes restent, et personne ne perd rien.
web-option-lock = Secondes d’attente après une erreur
web-option-lock-what = Pendant ce temps, ou jusqu’à ce que les cartes changent, on ne peut plus annoncer ; de 0 à 30.
web-option-vote = Secondes pour voter
web-option-vote-what = Dès que quelqu’un dit « pas de SET », qui se tait aussi longtemps est d’accord ; de 5 à 120.
web-option-seats = Places
web-option-seats-what = Combien peuvent jouer à une table entre amis ; de { $least } à { $most }. Les autres peuvent regarder.
web-option-pause = Secondes entre les manches
web-option-pause-what = Après ce temps, la manche suivante commence d’elle-même ; de 0 à 120.
web-option-rated = Partie classée
web-option-rated-what = Le résultat compte, donc pas d’indices à partir de deux joueurs.
web-option-turn = Secondes par tour
web-option-turn-what = Qui tarde davantage passe ; de 20 à 600, ou 0 sans limite.
web-option-extra = Secondes pour le lancer supplémentaire
web-option-extra-what = Qui tarde davantage garde ses dés ; de 5 à 120.
web-option-name-what = Le temps de nommer trois dés après l’annonce d’ouverture ; de 2 à 30.
web-listed = Tout le monde peut trouver cette table
web-listed-what = Une table entre amis figure aussi sur cette page, ouverte à tous.
web-chat-on = On peut écrire librement ici
web-chat-what = En plus des phrases toutes faites ; chacun peut rendre muet qui il veut.
web-chat-not = Pas là où des inconnus peuvent venir : on n’y dit que des phrases toutes faites.

## À une table

web-joining = On cherche la table…
web-lobby = Qui joue ?
web-sit = S’asseoir
web-full = Plus de place libre
web-ready = C’est bon pour moi
web-start-now = Commencer
web-waiting =
    { $players ->
        [0] C’est parti.
        [one] Il manque encore une personne.
       *[other] Il manque encore { $players } personnes.
    }
web-too-few = Ce jeu demande au moins { $players } joueurs.
web-add-bot = Asseoir un robot
web-rules-here = Les règles de cette table
web-share = Inviter du monde
web-share-how = Qui a ce lien peut venir.
web-share-only-here = Seul cet ordinateur peut jouer. Pour les téléphones et les autres ordinateurs, lancez le serveur avec « tercet serve --lan » ou « make play LAN=1 ».
web-share-code = Le lien sous forme de code à photographier
web-share-text = Venez jouer !
web-copy = Copier le lien
web-copied = Copié
web-send = Envoyer
web-no-set = Pas de SET
web-no-set-alone = Pas de SET : d’autres cartes
web-sent = envoyé…
web-take-back = Retirer
web-point =
    { $left ->
        [one] Encore une carte
       *[other] Montrez { $left } cartes
    }
web-point-now = Votre annonce : montrez trois cartes.
web-call-when = Appuyez sur SET ! dès que vous en voyez un.
web-call-first = D’abord SET !, ensuite les cartes.
web-choose-three = Choisissez trois cartes qui forment un SET.
web-watching = Vous regardez.
web-next-deal = Vous jouez dès la prochaine manche.
web-votes = Pas de SET ? { $votes } sur { $players } d’accord ; { $seconds } s.
web-denied = Il y en a un ! Regardez encore.
web-locked = Après une erreur on attend : { $seconds } s.
web-hint = Indice
web-hint-some = Il y a un SET.
web-hint-none = Il n’y a pas de SET.
web-race-lost =
    { $millis ->
        [one] { $why } (à une milliseconde près)
       *[other] { $why } (à { $millis } ms près)
    }
web-title-mine = À vous de montrer !
web-title-call = { $name } : SET !
web-title-play = Encore { $cards } cartes
web-title-over = La partie est finie
web-title-lobby = Avant de commencer
web-deal = Manche { $deal } sur { $deals }
web-line-up = Connecté
web-line-delay = Connecté : { $millis } ms par trajet
web-line-joining = Connexion…
web-line-lost = Connexion perdue, nouvel essai…
web-line-over = Déconnecté
web-menu = Cette table
web-close = Fermer
web-mute = Ne plus entendre
web-hand-over = Nommer hôte
web-remove = Renvoyer
web-bot-plays-on = Un robot continue
web-who-left = Partis de la table
web-host-business = En tant qu’hôte
web-sounds = Sons
web-sure = Partir pour de bon ? Vos cartes comptent encore.
web-leave = Quitter la table
web-close-table = Fermer la table pour tous
web-you-are = Ici vous êtes { $name }.
web-talk = Dire quelque chose
web-say = Dire
web-key-space = espace

## La table de cartes

web-check = La dernière annonce
web-call = SET !
web-called-by = À { $name } de montrer
web-outcome-right =
    { $mine ->
        [yes] Un SET pour vous
       *[no] SET pour { $name }
    }
web-outcome-wrong =
    { $mine ->
        [yes] Ce n’est pas un SET
       *[no] { $name } : ce n’est pas un SET
    }
web-outcome-time =
    { $mine ->
        [yes] Votre temps est écoulé
       *[no] { $name } : temps écoulé
    }
web-outcome-taken-back =
    { $mine ->
        [yes] Vous avez retiré votre annonce
       *[no] { $name } a retiré son annonce
    }
web-outcome-left =
    { $mine ->
        [yes] Vous êtes parti sans rien montrer
       *[no] { $name } est parti sans rien montrer
    }
web-outcome-gain = +{ $points }
web-outcome-loss = −{ $points }
web-race-lead =
    { $millis ->
        [one] Avec une milliseconde d’avance
       *[other] Avec { $millis } ms d’avance
    }
web-race-tie = Au même instant : le hasard a tranché
web-players = Joueurs
web-you = vous
web-score = Score
web-mark-bot = un robot
web-mark-host = hôte de la table
web-mark-dealer = donne les cartes
web-mark-voted = dit : pas de SET
web-mark-locked = doit attendre après une erreur
web-mark-waiting = joue dès la prochaine manche
web-mark-ready = prêt
web-mark-left = parti
web-mark-away = absent
web-player-detail =
    { $match ->
        [yes] { $deal } dans cette manche
       *[no] { $cards } cartes gagnées
    } · { $wrong ->
        [0] aucune erreur
        [one] une erreur
       *[other] { $wrong } erreurs
    }
web-pile = Cartes dans la pioche

## Résultats

web-deal-over = Fin de la manche { $deal }
web-table-closed = La table est fermée
web-you-won = Vous gagnez !
web-won =
    { $winners ->
        [one] { $names } gagne
       *[other] Victoire partagée : { $names }
    }
web-winner = vainqueur
web-player = Joueur
web-this-deal = Cette manche
web-right = SET trouvés
web-wrong = Erreurs
web-total = Au total
web-left =
    { $cards ->
        [one] Il reste une carte.
       *[other] Il reste { $cards } cartes.
    }
web-again = Encore une fois
web-rematch = Revanche
web-invited = { $name } veut une revanche.
web-come = J’arrive
web-next = Manche suivante
web-next-in = Toute seule dans { $seconds } s.
web-solo-clear = La table est vide !
web-solo-over = Il ne reste aucun SET
web-solo-time = Temps
web-solo-left = Cartes restantes
web-solo-wrong = Annonces fausses
web-solo-denied = « Pas de SET » refusés
web-solo-hints = Indices
web-solo-best = Votre meilleur résultat
web-solo-before =
    { $left ->
        [one] Votre meilleur résultat : { $time }, une carte de reste.
       *[other] Votre meilleur résultat : { $time }, { $left } cartes de reste.
    }
web-chance =
    { $sets ->
        [0] La table ne pouvait être vidée qu’avant votre premier SET.
        [1] Après votre premier SET, la table pouvait encore être vidée, pour la dernière fois.
       *[other] Après votre SET numéro { $sets }, la table pouvait encore être vidée, pour la dernière fois.
    }
web-chance-never = Cette donne ne pouvait pas être vidée, quels que soient les SET ramassés.
web-chance-how = Comment
web-chance-more = Dès qu’il n’y a pas de SET, trois cartes s’ajoutent.
web-chance-see = Voir ce moment

## Pourquoi la connexion a pris fin

web-bye-reload = Il y a une nouvelle version. Rechargez la page.
web-bye-no-table = Cette table n’existe pas.
web-bye-taken-over = Vous êtes à cette table dans une autre fenêtre.
web-bye-removed = L’hôte vous a renvoyé de cette table.
web-bye-closed = Cette table n’existe plus.
web-bye-too-slow = Votre connexion est trop lente en ce moment.
web-bye-too-many = Trop de connexions d’ici. Réessayez bientôt.
web-too-many-tables = Trop de tables ouvertes d’ici en peu de temps. Attendez une minute, puis réessayez.
web-too-many-requests = Trop de demandes d’ici. Attendez un instant, puis réessayez.
web-bye-too-fast = C’était trop à la fois. Réessayez bientôt.
web-bye-restart = Le serveur redémarre. Un instant.
web-reload = Recharger
web-not-loaded = Cette partie de la page n’a pas pu être chargée.
web-rules-unknown = Les règles de cette table ne peuvent pas être consultées.
web-here-again = Jouer ici

## Relecture

web-replay = Revoir une partie
web-replay-intro = Ouvrez une partie enregistrée : chaque annonce se revoit, et aussi ce que personne n’avait vu.
web-replay-open = Choisir un fichier .tercet
web-replay-drop = ou déposez-le ici
web-replay-none = Aucune partie terminée ne se trouve sous ce lien.
web-replay-damaged = Ce fichier est illisible : la ligne { $line } n’est pas comme il faut.
web-replay-place = Moment de la partie
web-replay-step = Événement { $step } sur { $steps }
web-replay-first = Au début
web-replay-back = À l’annonce précédente
web-replay-previous = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Suspendre
web-replay-next = Un pas en avant
web-replay-forth = À l’annonce suivante
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-sets = Montrer les SET
web-replay-lying =
    { $sets ->
        [0] Aucun SET sur la table
        [one] Un SET sur la table
       *[other] { $sets } SET sur la table
    }
web-replay-since = pas vu depuis { $time }
web-replay-short = Revoir

## Réglages

web-auto = Selon le navigateur
web-language = Langue
web-theme = Clair ou sombre
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-palette = Couleurs des cartes
web-palette-classic = Classiques
web-palette-safe = Pour daltoniens
web-palette-contrast = Contraste élevé
web-palette-mono = Noir et blanc, avec des lettres
web-turn = Sens des cartes
web-turn-auto = Au mieux
web-turn-lying = Couchées
web-turn-standing = Debout
web-text-size = Taille du texte
web-text-size-small = Petite
web-text-size-normal = Moyenne
web-text-size-large = Assez grande
web-text-size-huge = Très grande
web-motion = Mouvement
web-motion-auto = Au gré de l’appareil
web-motion-moving = Les cartes bougent
web-motion-still = Rien ne bouge
web-keys = Touches
web-keyboard = Clavier
web-keyboard-auto =
    { $keyboard ->
        [azerty] Celui-ci : AZERTY
        [qwertz] Celui-ci : QWERTZ
        [hebrew] Celui-ci : hébreu
       *[qwerty] Celui-ci : QWERTY
    }
web-keyboard-hebrew = Hébreu
web-show-keys = Montrer les touches sur les cartes
web-keys-what = Chaque carte a sa touche, disposées comme les cartes. Choisissez-en une ici, puis appuyez sur la touche que vous préférez.
web-keys-cards = Touches des cartes
web-key-card = Carte de la rangée { $row }, colonne { $column } : { $key }
web-key-press = Appuyez sur la touche
web-key-undo = Annuler
web-keys-reset = Revenir à nos touches
web-own-data = Ce qui est à vous
web-own-games =
    { $games ->
        [one] Une partie terminée
       *[other] { $games } parties terminées
    }
web-export = Télécharger toutes mes parties
web-data-what = Ces réglages restent sur cet appareil. Le serveur garde votre nom et vos parties terminées ; vous pouvez faire effacer votre nom.
web-settings-reset = Réglages d’origine
web-forget = M’oublier
web-forget-sure = Oui : effacer mon nom de toutes les parties
web-forgotten = C’est fait : plus personne ici ne vous connaît.
