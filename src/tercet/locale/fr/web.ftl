## La page

web-home = Accueil
web-lost = Il n’y a rien ici.
web-lost-advice = L’adresse est peut-être mal écrite, ou la page a changé de place. Repartez de l’accueil.
web-offline = Le serveur est injoignable.
web-download = Télécharger la partie

## Accueil

web-motto = Trois cartes. Nombre, couleur, remplissage et forme : chacun partout pareil, ou partout différent.
web-motto-dice = Trois dés. Chaque caractéristique : partout la même, ou partout différente.
web-hero-cards = Trouvez le SET.
web-hero-dice = Quel dé convient ?
web-hero-die = L’un de ces cinq dés forme à la fois un SET dans la rangée et un SET dans la colonne.
web-hero-found = Trouvé en { $time }.
web-hero-look = Regardez encore : { $features }
web-hero-play = Jouer une partie
web-hero-next = Encore un
web-hero-new = Première fois ? Apprendre à jouer
web-outcome-same = { $count ->
        [0] Chaque caractéristique est différente sur les trois.
       *[other] Identique : { $features }. Le reste est différent.
    }
web-continue = Retour à votre table
web-game = Quel jeu
web-game-cards = Cartes
web-game-dice = Dés
web-game-puzzle = Défi
web-alone = En solitaire
web-alone-what = Jouez en solitaire, à votre rythme.
web-friends = Avec des amis
web-friends-what = Vous recevez un lien à partager.
web-gentle = En douceur, entre amis
web-gentle-what =
    { $game ->
        [dice] Les tours sont sans limite de temps, et tout le monde peut demander un indice.
       *[cards] { $seconds } secondes pour choisir, les erreurs ne coûtent rien, et il y a des indices.
    }
web-bots = Contre des robots
web-bots-what =
    { $game ->
        [dice] Des adversaires qui anticipent, trois niveaux.
       *[cards] Des adversaires qui jouent comme des humains, six niveaux.
    }
web-bot-count = Nombre de robots
web-bots-number =
    { $bots ->
        [1] 1 robot
       *[other] { $bots } robots
    }
web-bot-named = Robot { $level }
web-bot-level = Niveau
web-bot-learner = Apprenti
web-bot-novice = Novice
web-bot-casual = Amateur
web-bot-regular = Habitué
web-bot-expert = Expert
web-bot-master = Maître
web-bot-beginner = Débutant
web-bot-greedy = Intermédiaire
web-bot-strong = Fort
web-play = Jouer
web-daily = Défi du jour
web-daily-solved =
    { $solved ->
        [0] deux nouveaux défis
        [1] un défi sur deux résolu
       *[other] les deux résolus
    }
web-daily-continue = continuer : { $found } sur { $sets } trouvés
web-daily-row =
    { $days ->
        [0] Pas de série en cours
        [1] Série d’un jour
       *[other] { $days } jours d’affilée
    }
web-your-name = Votre nom
web-guest = Anonyme
web-options = Règles et options
web-options-changes =
    { $changes ->
        [0] selon la règle du jeu
        [one] 1 modification
       *[other] { $changes } modifications
    }
web-options-reset = Revenir aux règles imprimées
web-options-pace = Rythme
web-options-table = La table
web-more = Autres pages
web-other-games = Autres jeux
web-other-games-what = D’autres cartes, d’autres choses à trouver.
web-learn = Apprendre
web-learn-dice-what = Six courtes pages avec des questions.
web-rules = Règles
web-settings = Réglages
web-games = Mes parties
web-statistics = Statistiques
web-training = Entraînement
web-timeline = Chronologie
web-own-pages = Vos résultats
web-games-looking = Recherche de vos parties…
web-games-none = Vous n’avez encore terminé aucune partie.
web-result-won = gagnée
web-result-shared = à égalité
web-result-lost = perdue
web-trademark = SET est une marque déposée de son propriétaire. Tercet n’a aucun lien avec lui ; toutes les illustrations sont originales.
web-refused = Ce n’est pas possible maintenant.
web-bad-rules = Le serveur n’accepte pas ces règles : { $detail }
web-bad-number = { $what } : entrez un nombre entier de { $least } à { $most }.

## Options et ce qu’elles changent

web-option-edition = Livret de règles
web-edition-auto =
    { $edition ->
        [es] Par défaut (règles espagnoles)
        [fr] Par défaut (règles françaises)
        [he] Par défaut (règles hébraïques)
       *[pt] Par défaut (règles brésiliennes)
    }
web-edition-es = Livret espagnol
web-edition-pt = Livret brésilien
web-edition-fr = Livret français
web-edition-he = Livret hébreu
web-edition-es-what = Une manche. On compte les cartes ; une erreur en coûte trois.
web-edition-pt-what = Une manche, mêmes règles que le livret espagnol : une erreur coûte trois cartes.
web-edition-fr-what = Une manche. On compte les cartes ; une erreur ne coûte rien.
web-edition-he-what = Tout le monde donne une fois. Un point par SET ; une erreur en coûte un.
web-cards-full = Les 81
web-cards-solid = Les 27 pleines
web-cards-third = 27 cartes, { $feature } : { $value }
web-cards-nine = Le plus facile : 27 cartes, 9 sur la table
web-cards-other = 27 autres cartes
web-cards-full-what = Le jeu complet, avec quatre caractéristiques.
web-cards-solid-what = Trois caractéristiques seulement : plus facile et plus rapide.
web-cards-nine-what = Trois caractéristiques, trois rangées de trois : idéal pour une première partie.
web-as-usual = Par défaut
web-option-style = L’annonce
web-style-announce = Annoncer, puis choisir
web-style-point = Choisir directement trois cartes
web-style-edition-what = À plusieurs, on annonce d’abord ; en solitaire, on choisit directement.
web-style-announce-what = L’annonce arrête le jeu, et la personne qui annonce a quelques secondes pour choisir trois cartes.
web-style-point-what = Choisir trois cartes, c’est annoncer : au doigt le plus rapide.
web-option-none = Quand il n’y a pas de SET
web-option-point = Secondes pour choisir
web-option-deals = Manches
web-option-scoring = Ce qui compte
web-option-penalty = Une erreur
web-option-lock = Blocage après une erreur, en secondes
web-option-vote = Le silence vaut accord après (en secondes)
web-option-seats = Places
web-option-pause = Secondes entre les manches
web-option-turn = Secondes par tour
web-option-extra = Secondes pour le lancer supplémentaire
web-listed = Table publique
web-listed-what = La table entre amis figure aussi sur cette page, ouverte à tout le monde.
web-chat-on = Autoriser le chat libre
web-chat-what = En plus des phrases rapides. On peut mettre n’importe qui en sourdine.
web-chat-not = Pas aux tables publiques : on n’y envoie que des phrases rapides.

## À une table

web-joining = Recherche de la table…
web-joining-room = Recherche de la salle…
web-have-code = Vous avez le code d’une salle ?
web-rules-here = Les règles de cette table
web-share-code = Code QR de ce lien
web-copied = Copié
web-send = Envoyer
web-no-set = Pas de SET
web-point =
    { $left ->
        [1] Encore une carte
       *[other] Choisissez { $left } cartes
    }
web-hint = Indice
web-race-lost =
    { $millis ->
        [1] { $why } (une milliseconde trop tard)
       *[other] { $why } ({ $millis } ms trop tard)
    }
web-deal = Manche { $deal } sur { $deals }
web-line-joining = Connexion…
web-line-over = Hors ligne
web-close = Fermer
web-cancel = Annuler
web-sounds = Sons
web-key-space = espace

## La table de cartes

web-card-at = { $name }, rangée { $row }, colonne { $column }
web-card-gap = vide
web-players-more = +{ $players }
web-call = SET !
web-call-voided = { $name } n’était pas de retour après l’arrêt du serveur : son annonce est annulée.
web-you = vous
web-score = Score

## Résultats

web-winner = victoire
web-player = Nom
web-right = SET trouvés
web-wrong = Erreurs
web-solo-time = Temps

## Pourquoi la connexion a pris fin

web-bye-reload = Il y a une nouvelle version. Rechargez la page.
web-bye-no-guest = Le serveur ne reconnaît plus cet appareil. Rechargez la page ; dans une salle, choisissez-y votre nom ou ouvrez le lien de la personne qui l’anime.
web-bye-no-table = Cette table n’existe pas.
web-bye-taken-over = Vous jouez à cette table dans une autre fenêtre.
web-bye-removed = L’hôte vous a fait quitter cette table.
web-bye-closed = Cette table n’existe plus.
web-bye-too-slow = Votre connexion est trop lente en ce moment.
web-bye-too-many = Trop de connexions depuis votre réseau. Réessayez dans un instant.
web-too-many-tables = Trop de nouvelles tables depuis votre réseau en peu de temps. Attendez une minute, puis réessayez.
web-too-many-requests = Trop de demandes depuis votre réseau. Attendez un instant, puis réessayez.
web-bye-too-fast = Trop de demandes à la fois. Réessayez dans un instant.
web-bye-restart = Le serveur redémarre…
web-reload = Recharger
web-not-loaded = Cette partie de la page n’a pas pu être chargée.
web-advice-no-table = Le lien est peut-être incomplet, ou personne n’a joué là depuis longtemps. Vérifiez le lien, ou créez une table.
web-advice-removed = Vous ne pouvez pas revenir à cette table, mais vous pouvez créer la vôtre.
web-advice-closed = Les parties terminées sont gardées sous « Mes parties ».
web-advice-too-slow = Rapprochez-vous du Wi-Fi ou essayez un autre réseau, puis rechargez la page. Votre place est gardée.
web-advice-wait = Votre place est gardée. Attendez un instant, puis rechargez la page.
web-advice-not-loaded = Vérifiez votre connexion et rechargez la page. Votre partie est en sécurité.
web-here-again = Jouer ici

## Relecture

web-replay = Revoir la partie
web-replay-intro = Ouvrez une partie enregistrée pour revoir chaque annonce, et les SET que personne n’a vus.
web-replay-open = Choisir un fichier .tercet
web-replay-drop = ou déposez-le ici
web-replay-none = Aucune partie terminée à cette adresse.
web-replay-none-advice = La partie est peut-être encore en cours, ou elle a été effacée. Les vôtres sont dans « Mes parties ».
web-replay-damaged = Ce fichier est illisible : il y a un problème à la ligne { $line }.
web-replay-short = Revoir

## Réglages

web-pause = Mettre en pause
