## La page

web-home = Accueil
web-lost = Il n’y a rien ici.
web-lost-advice = L’adresse est peut-être mal écrite, ou la page a changé de place.
web-offline = Le serveur est injoignable.
web-download = Télécharger la partie

## Accueil

web-motto = Trois cartes. Chaque caractéristique : partout la même, ou partout différente.
web-motto-dice = Trois dés. Chaque caractéristique : partout la même, ou partout différente.
web-hero-cards = Trouvez le SET.
web-hero-dice = Formez des SET avec des dés.
web-hero-found = Trouvé en { $time }.
web-hero-play = Jouer une partie
web-hero-next = Encore un
web-continue = Retour à votre table
web-game = Quel jeu
web-game-cards = Cartes
web-game-dice = Dés
web-game-puzzle = Défi
web-alone = En solitaire
web-alone-what = Jouez en solitaire, à votre rythme.
web-friends = Avec des amis
web-friends-what = Vous recevez un lien à partager.
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
web-daily-row =
    { $days ->
        [0] Pas de série en cours
        [1] Série d’un jour
       *[other] { $days } jours d’affilée
    }
web-your-name = Votre nom
web-guest = Anonyme
web-options = Règles et options
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
web-more = Autres pages
web-other-games = Autres jeux
web-other-games-what = D’autres cartes, d’autres choses à trouver.
web-learn = Apprendre
web-rules = Règles
web-settings = Réglages
web-games = Mes parties
web-statistics = Statistiques
web-training = Entraînement
web-timeline = Chronologie
web-own-pages = Vos résultats
web-games-looking = Recherche de vos parties…
web-games-none = Vous n’avez encore terminé aucune partie.
web-games-more = Voir les parties précédentes
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
web-option-cards = Les cartes
web-cards-full = Les 81
web-cards-solid = Les 27 pleines
web-cards-third = 27 cartes, { $feature } : { $value }
web-cards-nine = Le plus facile : 27 cartes, 9 sur la table
web-cards-full-what = Le jeu complet, avec quatre caractéristiques.
web-cards-solid-what = Trois caractéristiques seulement : plus facile et plus rapide.
web-cards-nine-what = Trois caractéristiques, trois rangées de trois : idéal pour une première partie.
web-option-layout = Cartes sur la table
web-option-hints = Indices aux tables de deux ou plus
web-option-hints-what = Tout le monde voit l’indice, quelle que soit la personne qui l’a demandé, et le résultat le note.
web-layout-12 = 12, trois rangées de quatre
web-layout-9 = 9, trois rangées de trois
web-as-usual = Par défaut
web-option-style = L’annonce
web-style-announce = Annoncer, puis choisir
web-style-point = Choisir directement trois cartes
web-style-edition-what = À plusieurs, on annonce d’abord ; en solitaire, on choisit directement.
web-style-announce-what = L’annonce arrête le jeu, et la personne qui annonce a quelques secondes pour choisir trois cartes.
web-style-point-what = Choisir trois cartes, c’est annoncer : au doigt le plus rapide.
web-option-none = Quand il n’y a pas de SET
web-none-vote = Accord unanime
web-none-checked = Accord unanime, et vérifié
web-none-auto = Automatique
web-none-edition-what = À plusieurs, par vote ; en solitaire, votre vote est vérifié.
web-none-vote-what = Trois cartes de plus quand tout le monde est d’accord, même si un SET a échappé à tout le monde.
web-none-checked-what = Voter alors qu’il y a un SET est refusé, et le résultat en tient compte.
web-none-auto-what = Trois cartes s’ajoutent automatiquement quand il n’y a pas de SET.
web-option-point = Secondes pour choisir
web-option-point-what = Le temps pour choisir trois cartes après l’annonce ; de 2 à 30.
web-option-deals = Manches
web-option-deals-what = Manches par partie ; 0 = une par personne.
web-more-options = Plus d’options
web-option-scoring = Ce qui compte
web-scoring-cards = Les cartes
web-scoring-sets = Les SET
web-scoring-edition-what = Selon le livret.
web-scoring-cards-what = Un point par carte gagnée.
web-scoring-sets-what = Un point par SET pris.
web-option-penalty = Une erreur
web-penalty-some = Coûte quelque chose
web-penalty-none = Ne coûte rien
web-penalty-edition-what = Selon le livret.
web-penalty-some-what = Trois cartes déjà gagnées si l’on compte les cartes, un point si l’on compte les SET.
web-penalty-none-what = Les cartes restent, et personne ne perd rien.
web-option-lock = Blocage après une erreur, en secondes
web-option-lock-what = Pas de nouvelle annonce pendant ce temps, ou jusqu’à ce que les cartes changent ; de 0 à 30.
web-option-vote = Le silence vaut accord après (en secondes)
web-option-vote-what = 0 attend toutes les personnes présentes ; sinon de 5 à 120 à partir du premier « pas de SET ».
web-option-seats = Places
web-option-seats-what = Combien de personnes peuvent jouer à une table entre amis ; de { $least } à { $most }. Les autres peuvent regarder.
web-option-range = De { $least } à { $most }.
web-option-range-seconds = De { $least } à { $most } secondes.
web-option-pause = Secondes entre les manches
web-option-pause-what = La manche suivante commence automatiquement après ce temps ; de 0 à 120.
web-option-rated = Partie classée
web-option-rated-what = Pas d’indices à deux ou plus, et impossible de recommencer.
web-option-turn = Secondes par tour
web-option-turn-what =
    { $end ->
        [pass] Quand le temps est écoulé, vous passez.
       *[play] Quand le temps est écoulé, les dés déjà posés sont joués si le coup est valable ; sinon, vous passez.
    } De 20 à 600, ou 0 sans limite.
web-option-extra = Secondes pour le lancer supplémentaire
web-option-extra-what = Quand le temps est écoulé, vous gardez vos dés ; de 5 à 120.
web-option-name-what = Le temps pour choisir trois dés après l’annonce d’ouverture ; de 2 à 30.
web-listed = Table publique
web-listed-what = La table entre amis figure aussi sur cette page, ouverte à tout le monde.
web-chat-on = Autoriser le chat libre
web-chat-what = En plus des phrases rapides. On peut mettre n’importe qui en sourdine.
web-chat-not = Pas aux tables publiques : on n’y envoie que des phrases rapides.

## À une table

web-joining = Recherche de la table…
web-lobby = En attente de joueurs
web-sit = Rejoindre la partie
web-full = Cette table est complète
web-full-lobby = Vous pouvez regarder : la partie apparaîtra ici dès qu’elle commencera.
web-full-watching = Cette table est complète. Vous regardez la partie.
web-new-table = Nouvelle table
web-seats-here =
    { $seats ->
        [2] Deux places
        [3] Trois places
        [4] Quatre places
       *[other] { $seats } places
    } à cette table
web-ready = Prêt !
web-start-now = Commencer maintenant
web-play-alone = Jouer en solitaire
web-waiting =
    { $players ->
        [0] C’est parti…
        [one] Il manque encore une personne.
       *[other] Il manque encore { $players } personnes.
    }
web-too-few = Ce jeu se joue au moins à { $players }.
web-add-bot = Ajouter un robot
web-rules-here = Les règles de cette table
web-share = Inviter
web-share-how = Toute personne ayant ce lien peut rejoindre la table.
web-share-only-here = Seul cet ordinateur peut rejoindre la table. Pour les téléphones et les autres ordinateurs, lancez le serveur avec « tercet serve --lan » ou « make play LAN=1 ».
web-share-code = Code QR de ce lien
web-share-text = Venez jouer !
web-copy = Copier le lien
web-copied = Copié
web-send = Envoyer
web-no-set = Pas de SET
web-no-set-alone = Pas de SET : ajouter des cartes
web-stop = Arrêter la manche
web-stop-sure = Il reste un SET sur la table. Arrêter quand même ?
web-look-on = Continuer à chercher
web-sent = envoyé…
web-take-back = Annuler (compte comme une erreur)
web-point =
    { $left ->
        [1] Encore une carte
       *[other] Choisissez { $left } cartes
    }
web-point-now = Vous avez annoncé : choisissez trois cartes.
web-call-when = Appuyez sur SET ! dès que vous en voyez un.
web-call-first = D’abord SET !, ensuite les cartes.
web-choose-three = Choisissez trois cartes qui forment un SET.
web-watching = Vous regardez.
web-next-deal = Vous jouerez à la prochaine manche.
web-votes =
    { $seconds ->
        [0] Pas de SET ? { $votes } sur { $players } d’accord.
       *[other] Pas de SET ? { $votes } sur { $players } d’accord ; { $seconds } s.
    }
web-votes-stop = S’arrêter là ? { $votes } sur { $players } d’accord.
web-looking = Vous cherchez encore ?
web-looking-why =
    { $seconds ->
        [0] Les autres veulent s’arrêter là.
       *[other] Les autres ne voient pas de SET. Dans { $seconds } s, on continue sans vous attendre.
    }
web-looking-yes = Je cherche encore
web-waiting-for = On attend { $names }.
web-denied = Il y en a un ! Regardez encore.
web-locked = Erreur : attendez { $seconds } s.
web-hint = Indice
web-hint-some = Il y a un SET.
web-hint-none = Il n’y a pas de SET.
web-hint-cards =
    { $cards ->
        [1] Une carte d’un SET est marquée.
        [3] Un SET entier est marqué.
       *[other] { $cards } cartes d’un SET sont marquées.
    }
web-hint-by = Indice, demandé par { $name } : { $hint }
web-race-lost =
    { $millis ->
        [1] { $why } (une milliseconde trop tard)
       *[other] { $why } ({ $millis } ms trop tard)
    }
web-title-mine = À vous de choisir !
web-title-call = { $name } : SET !
web-title-play = Encore { $cards } cartes
web-title-over = Partie terminée
web-title-lobby = En attente
web-deal = Manche { $deal } sur { $deals }
web-line-up = En ligne
web-line-delay = En ligne : { $millis } ms dans chaque sens
web-line-joining = Connexion…
web-line-lost = Connexion perdue. Votre partie est en sécurité ; reconnexion…
web-line-over = Hors ligne
web-menu = Menu
web-close = Fermer
web-cancel = Annuler
web-mute = Mettre en sourdine
web-hand-over = Nommer hôte
web-remove = Exclure
web-bot-plays-on = Remplacer par un robot
web-who-left = Ont quitté la table
web-host-business = Commandes de l’hôte
web-sounds = Sons
web-leave = Quitter la table
web-close-table = Terminer la partie pour tout le monde
web-you-are = Vous jouez sous le nom de { $name }
web-talk = Chat
web-say = Envoyer
web-key-space = espace

## La table de cartes

web-check = La dernière annonce
web-calls = Dernières annonces
web-card-at = { $name }, rangée { $row }, colonne { $column }
web-card-gap = vide
web-cards-laid = Nouvelles cartes : { $cards }.
web-cards-moved = Cartes déplacées : { $cards }.
web-hint-places = Indice : { $cards }.
web-more-cards =
    { $cause ->
        [alone] Pas de SET : trois cartes de plus.
        [vote] Tout le monde est d’accord : pas de SET. D’autres cartes sont distribuées.
        [silence] Personne n’a trouvé de SET à temps. D’autres cartes sont distribuées.
       *[auto] Il n’y avait pas de SET. D’autres cartes sont distribuées.
    }
web-players-more = +{ $players }
web-call = SET !
web-called-by = { $name } choisit…
web-call-interrupted = Le serveur s’est arrêté pendant l’annonce de { $name }. On attend son retour.
web-call-voided = { $name } n’était pas de retour après l’arrêt du serveur : son annonce est annulée.
web-outcome-right =
    { $mine ->
        [yes] Votre SET
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
        [yes] Vous avez annulé votre annonce
       *[no] { $name } a annulé son annonce
    }
web-outcome-left =
    { $mine ->
        [yes] Vous avez quitté la table pendant votre annonce
       *[no] { $name } a quitté la table pendant son annonce
    }
web-outcome-gain = +{ $points }
web-outcome-same = { $count ->
        [0] Chaque caractéristique est différente sur les trois.
       *[other] Identique : { $features }. Le reste est différent.
    }
web-outcome-loss = −{ $points }
web-race-lead =
    { $millis ->
        [1] Avec une milliseconde d’avance
       *[other] Avec { $millis } ms d’avance
    }
web-race-tie = Au même instant : le hasard a décidé
web-players = Joueurs
web-you = vous
web-score = Score
web-mark-bot = un robot
web-mark-host = hôte
web-mark-voted = pas de SET
web-mark-locked = en attente
web-mark-waiting = prochaine manche
web-mark-ready = peut commencer
web-mark-left = a quitté la table
web-mark-away = pas là
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
web-table-closed = La partie a été interrompue
web-you-won = Vous avez gagné !
web-won =
    { $winners ->
        [1] { $names } gagne
       *[other] Victoire partagée : { $names }
    }
web-winner = victoire
web-player = Nom
web-this-deal = Cette manche
web-right = SET trouvés
web-wrong = Erreurs
web-total = Total
web-left =
    { $cards ->
        [0] Il ne reste aucune carte.
        [1] Il reste une carte.
       *[other] Il reste { $cards } cartes.
    }
web-again = Rejouer
web-rematch = Revanche
web-come = Rejoindre la revanche
web-next = Manche suivante
web-next-in = Début dans { $seconds } s
web-solo-clear = Vous avez vidé la table !
web-solo-over = Il ne reste aucun SET
web-solo-time = Temps
web-solo-left = Cartes restantes
web-solo-wrong = Annonces fausses
web-solo-denied = « Pas de SET » erronés
web-solo-hints = Indices
web-solo-best = Nouveau record personnel !
web-solo-first = Votre premier temps : { $time }
web-solo-before =
    { $left ->
        [0] Votre meilleur résultat : { $time }, aucune carte restante.
        [1] Votre meilleur résultat : { $time }, une carte restante.
       *[other] Votre meilleur résultat : { $time }, { $left } cartes restantes.
    }
web-chance =
    { $sets ->
        [0] La table ne pouvait être vidée qu’avant votre premier SET.
        [1] La dernière occasion de vider la table était après votre premier SET.
       *[other] La dernière occasion de vider la table était après votre SET numéro { $sets }.
    }
web-chance-never = Cette donne ne permettait pas de vider la table, quels que soient les SET pris.
web-chance-how = Comment ?
web-chance-more = Dès qu’il n’y a pas de SET, trois cartes s’ajoutent.
web-chance-see = Montrer cette position

## Pourquoi la connexion a pris fin

web-bye-reload = Il y a une nouvelle version. Rechargez la page.
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
web-rules-unknown = Les règles de cette table n’ont pas pu être chargées.
web-rules-contents = Sommaire
web-here-again = Jouer ici

## Relecture

web-replay = Revoir la partie
web-replay-intro = Ouvrez une partie enregistrée pour revoir chaque annonce, et les SET que personne n’a vus.
web-replay-open = Choisir un fichier .tercet
web-replay-drop = ou déposez-le ici
web-replay-none = Aucune partie terminée à cette adresse.
web-replay-damaged = Ce fichier est illisible : il y a un problème à la ligne { $line }.
web-replay-place = Position dans la partie
web-replay-step = Événement { $step } sur { $steps }
web-replay-first = Aller au début
web-replay-back = Annonce précédente
web-replay-previous = Étape précédente
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Étape suivante
web-replay-forth = Annonce suivante
web-replay-last = Aller à la fin
web-replay-speed = Vitesse
web-replay-sets = Afficher les SET
web-replay-lying =
    { $sets ->
        [0] Aucun SET sur la table
        [one] Un SET sur la table
       *[other] { $sets } SET sur la table
    }
web-replay-since = manqué depuis { $time }
web-replay-short = Revoir

## Réglages

web-auto = Langue du navigateur
web-language = Langue
web-theme = Thème
web-theme-auto = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-palette = Couleurs des cartes
web-palette-classic = Classiques
web-palette-safe = Adaptées aux daltoniens
web-palette-contrast = Contraste élevé
web-palette-mono = Noir et blanc, avec des lettres
web-turn = Orientation des cartes
web-turn-auto = Automatique
web-turn-lying = Paysage
web-turn-standing = Portrait
web-text-size = Taille du texte
web-text-size-small = Petite
web-text-size-normal = Moyenne
web-text-size-large = Grande
web-text-size-huge = Très grande
web-motion = Animations
web-motion-auto = Système
web-motion-moving = Activées
web-motion-still = Désactivées
web-keys = Touches
web-keyboard = Clavier
web-keyboard-auto =
    { $keyboard ->
        [azerty] Détecté : AZERTY
        [qwertz] Détecté : QWERTZ
        [hebrew] Détecté : hébreu
       *[qwerty] Détecté : QWERTY
    }
web-keyboard-hebrew = Hébreu
web-show-keys = Afficher les touches sur les cartes
web-keys-what = Les touches suivent la position des cartes. Choisissez-en une, puis appuyez sur une nouvelle touche.
web-keys-cards = Touches des cartes
web-key-card = Carte de la rangée { $row }, colonne { $column } : { $key }
web-key-press = Appuyez sur la touche
web-key-undo = Annuler
web-keys-reset = Rétablir les touches
web-own-data = Vos données
web-keys-dice = À la table de dés
web-keys-dice-what = Les touches 1 à 5 choisissent vos dés, les flèches parcourent le plateau, Entrée pose un dé.
web-key-dice-none = Pas de SET · passer · tout garder
web-key-dice-play = Jouer le coup · relancer
web-export = Télécharger toutes mes parties
web-data-what = Ces réglages restent sur cet appareil. Le serveur garde votre nom et vos parties terminées ; vous pouvez en faire retirer votre nom.
web-settings-reset = Rétablir les réglages
web-forget = Supprimer mes données
web-forget-sure = Oui, retirer mon nom de toutes les parties
web-forgotten = C’est fait. Votre nom a été retiré.
web-forget-what = Votre nom sera remplacé dans toutes les parties que vous avez jouées. C’est irréversible.
web-forget-failed = Rien n’a été supprimé. { $why }
web-forget-nothing = Le serveur ne sait rien de vous : il n’y a rien à supprimer.

web-pause = Mettre en pause
web-resume = Reprendre
web-paused = En pause
web-paused-what = Le chronomètre est arrêté et les cartes sont cachées.
web-paused-by = { $name } a mis la partie en pause.
