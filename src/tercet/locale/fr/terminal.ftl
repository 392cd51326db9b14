## Commands

terminal-play-help = Fait jouer en plein écran : en solitaire, contre des robots ou à deux sur un clavier.
terminal-join-help = Rejoint une table en ligne, en plein écran.
terminal-watch-help = Regarde une table en ligne, en plein écran.
terminal-create-help = Crée une table en ligne, affiche son lien et la rejoint.

terminal-arg-game = quel jeu
terminal-arg-bots = niveaux des robots à affronter, séparés par des virgules
terminal-arg-two = à deux sur ce clavier
terminal-arg-name = votre nom ; à deux, les deux noms, séparés par une virgule
terminal-arg-seed = la même graine donne les mêmes cartes ou dés au même nombre de joueurs
terminal-arg-save = enregistre la partie dans ce fichier pendant que vous jouez ; les suivantes reçoivent un numéro
terminal-arg-lines = pas de plein écran : des lignes de texte, pour lecteurs d’écran et terminaux simples
terminal-arg-colour = couleurs : toujours, jamais ou selon le terminal
terminal-arg-palette = les couleurs des cartes
terminal-arg-theme = écran clair ou sombre
terminal-arg-keys = la disposition du clavier pour les touches des cartes
terminal-arg-ascii = dessiner en caractères ASCII seulement
terminal-arg-bidi = ce qui remet l’hébreu en ordre dans la ligne : le terminal, ce programme, ou au mieux selon le nom du terminal
terminal-arg-url = l’adresse de la table
terminal-arg-server = l’adresse du serveur, comme http://localhost:8181
terminal-arg-public = permet à tous de trouver la table
terminal-arg-chat = autorise le texte libre dans le chat
terminal-arg-only-link = affiche le lien seul, sans rejoindre la table
terminal-arg-receipt = enregistre dans ce fichier ce que le programme voit des mélanges, pour « tercet verify --receipt »
terminal-arg-as-new = entre comme une nouvelle personne, même si cet ordinateur a déjà joué sur ce serveur
terminal-needs-extra = Le plein écran demande un autre paquet. Dans le dossier du projet : { $install }. Ou ajoutez --lines.
terminal-no-game = Le terminal ne sait pas afficher le jeu « { $game } ». Ouvrez la table dans un navigateur.
terminal-public-chat = À une table publique, on n’envoie que des phrases rapides : choisissez --public ou --chat.
terminal-created = La table est prête. Toute personne ayant ce lien peut jouer : { $link }
terminal-save-failed = La partie n’a pas pu être enregistrée : { $problem }
terminal-save-renamed = { $file } existe déjà ; cette partie est enregistrée sous { $other }.
terminal-too-many = Il n’y a pas assez de place : { $game } a { $seats } places.
terminal-too-few = Le jeu de dés se joue à deux au moins : ajoutez --bots ou --two.

## The menu

terminal-menu-title = À quoi voulez-vous jouer ?
terminal-menu-alone = Cartes en solitaire
terminal-menu-bot = Cartes contre un robot : { $level }
terminal-menu-bots = Cartes contre trois robots
terminal-menu-two = Cartes à deux sur ce clavier
terminal-menu-dice = Dés contre un robot : { $level }
terminal-menu-dice-two = Dés à deux sur ce clavier
terminal-menu-quit = Quitter
terminal-menu-hint = Flèches et Entrée, ou la touche de la ligne · ? pour l’aide · q pour quitter
terminal-you = Anonyme
terminal-first = Gauche
terminal-second = Droite

## The card table

terminal-pile = pioche { $count }
terminal-score = { $name } : { $points }
terminal-over = La partie est finie. Entrée : rejouer · Ctrl+Q : quitter
terminal-over-online = La partie est finie. Ctrl+Q : quitter
terminal-ready = Entrée : je peux commencer
terminal-wait-others = On attend les autres…
terminal-wait-unready = On attend les autres… Échap : pas encore
terminal-watching = Vous regardez.
terminal-next-deal = Vous jouerez à la prochaine manche.
terminal-left-game = Vous avez quitté la partie. Tab : revenir
terminal-some-cards =
    { $size ->
        [3] trois cartes
       *[other] { $size } cartes
    }
terminal-point =
    { $seconds ->
        [one] Choisissez { $cards } : { $chosen } sur { $size }, encore { $seconds } seconde
       *[other] Choisissez { $cards } : { $chosen } sur { $size }, encore { $seconds } secondes
    }
terminal-point-name =
    { $seconds ->
        [one] { $name }, choisissez { $cards } : { $chosen } sur { $size }, encore { $seconds } seconde
       *[other] { $name }, choisissez { $cards } : { $chosen } sur { $size }, encore { $seconds } secondes
    }
terminal-called =
    { $seconds ->
        [one] { $name } a annoncé « SET ! » et a encore { $seconds } seconde pour choisir.
       *[other] { $name } a annoncé « SET ! » et a encore { $seconds } secondes pour choisir.
    }
terminal-locked =
    { $seconds ->
        [one] Attente après une erreur : encore { $seconds } seconde.
       *[other] Attente après une erreur : encore { $seconds } secondes.
    }
terminal-votes =
    { $seconds ->
        [0] Pas de SET ? { $votes } d’accord sur { $players }
        [one] Pas de SET ? { $votes } d’accord sur { $players }, encore { $seconds } seconde
       *[other] Pas de SET ? { $votes } d’accord sur { $players }, encore { $seconds } secondes
    }
terminal-votes-stop = Arrêter ? { $votes } d’accord sur { $players }
terminal-looking = Vous cherchez encore ? Appuyez sur une touche, ou n pour accepter.
terminal-pile-empty = La pioche est vide et il reste un SET. n vote pour arrêter.
terminal-two = { $first } joue avec les touches de la main gauche, { $second } avec celles de la droite.
terminal-choose-two = { $time } · Choisissez { $cards } : { $first } { $chosen1 }, { $second } { $chosen2 } sur { $size }
terminal-choose = { $time } · Choisissez { $cards } : { $chosen } sur { $size }
terminal-call = { $time } · Espace : « SET ! » · choisies : { $chosen } sur { $size }
terminal-take = { $picked } · Espace prend les cartes choisies
terminal-name =
    { $seconds ->
        [one] Quelle est la carte que personne n’a vue ? Tapez ses lettres, puis Entrée : { $typed } · encore { $seconds } seconde
       *[other] Quelle est la carte que personne n’a vue ? Tapez ses lettres, puis Entrée : { $typed } · encore { $seconds } secondes
    }
terminal-keys-take = lettres : cartes · Espace prendre · n aucun · h indice · Échap vider · ? aide · Ctrl+Q quitter
terminal-keys-name = lettres : la carte · Entrée nommer · Échap vider · ? aide · Ctrl+Q quitter
terminal-found = trouvés { $count }
terminal-two-variant = À deux devant un écran, on ne joue qu’avec un nombre fixe de cartes, sans chaîne et sans carte cachée. Ajoutez --lines, ou jouez contre des robots.
terminal-just-choose = Ici on n’annonce pas : choisissez simplement { $cards }.
terminal-not-a-set = Ce n’est pas un SET : { $reasons }
terminal-keys-between = Entrée continuer · Tab table · ? aide · Ctrl+Q quitter
terminal-keys-watch = F2 taille · F3 clair ou sombre · Tab table · ? aide · Ctrl+Q quitter
terminal-keys-point = lettres : cartes · n aucun · h indice · Échap vider · ? aide · Ctrl+Q quitter
terminal-keys-puzzle = lettres : cartes · Échap vider · ? aide · Ctrl+Q quitter
terminal-keys-call = Espace SET ! · lettres : cartes · n aucun · h indice · ? aide · Ctrl+Q quitter
terminal-keys-two = { $call1 } / { $call2 } SET ! · { $none1 } / { $none2 } pas de SET · ? aide · Ctrl+Q quitter
terminal-keys-two-point = lettres : cartes · { $none1 } / { $none2 } pas de SET · Échap effacer · ? aide · Ctrl+Q quitter
terminal-keys-proposed-restart = F5 recommencer · F6 continuer à jouer · ? aide · Ctrl+Q quitter
terminal-keys-proposed-end = F5 terminer ici · F6 continuer à jouer · ? aide · Ctrl+Q quitter
terminal-keys-proposed-own = F6 retirer la proposition · ? aide · Ctrl+Q quitter

## Help

terminal-help-title = Touches
terminal-help-grid = choisir la carte qui s’y trouve
terminal-key-arrows = flèches, Entrée
terminal-help-arrows = déplacer le curseur ; choisir cette carte
terminal-key-space = Espace
terminal-help-space = annoncer « SET ! »
terminal-help-take = prendre les cartes choisies ; là où l’on annonce d’abord, annoncer « SET ! »
terminal-help-chain = choisir une carte du dernier SET, à côté de la table
terminal-help-none = dire qu’il n’y a pas de SET ; pioche vide, voter pour arrêter
terminal-help-hint = un indice
terminal-help-escape = effacer le choix, ou annuler l’annonce (compte comme une erreur)
terminal-help-chat = envoyer un message à la table
terminal-help-pages = faire défiler le journal
terminal-help-help = cette page
terminal-help-size = plus grand ou plus petit
terminal-too-small = Ce terminal est trop petit : il a { $columns } colonnes et { $lines } lignes, et il en faut { $least_columns } et { $least_lines }. Agrandissez-le ou jouez avec --lines.
terminal-too-small-waits = Le jeu attend d’avoir assez de place.
terminal-help-theme = clair ou sombre
terminal-help-table = nom, propositions, départ et retour, reçu
terminal-help-answer = accepter une proposition, ou continuer à jouer
terminal-help-leave = quitter
terminal-help-menu = choisir un jeu
terminal-help-signs = Signes près d’un nom : { $calls } a annoncé ou doit jouer, { $voted } dit qu’il n’y a pas de SET, { $locked } doit attendre, { $away } n’est plus là. Une carte avec { $new } dans son cadre est nouvelle.

## Online

terminal-chat = Message, ou numéro d’une phrase, puis Entrée · Échap : annuler
terminal-phrase = Quelle phrase ? 1 à 9, 0 · Échap : annuler
terminal-says = { $name } : { $text }
terminal-reconnecting = reconnexion…
terminal-online = en ligne
terminal-delay = délai { $millis } ms
terminal-late =
    { $millis ->
        [one] Vous aviez { $millis } milliseconde de retard.
       *[other] Vous aviez { $millis } millisecondes de retard.
    }

## The dice table

terminal-round = manche { $round }
terminal-bag = sac { $count }
terminal-last-round = dernière manche
terminal-seconds = { $seconds } s
terminal-dice-open = Un SET ? Espace : « SET ! » · n : aucun · 1–5 dés
terminal-dice-open-two = Qui a un SET ? { $first } : { $call1 } · { $second } : { $call2 }
terminal-dice-hopeless = Personne n’a de SET : tout le monde relance.
terminal-dice-called = { $name } a annoncé « SET ! » et choisit trois dés.
terminal-dice-name-three = { $name }, choisissez trois dés, de gauche à droite : { $chosen } sur 3
terminal-dice-extra =
    { $count ->
        [0] { $name } : quels dés relancer ? Entrée les garde tous.
        [one] { $name } : Entrée relance { $count } dé.
       *[other] { $name } : Entrée relance { $count } dés.
    }
terminal-dice-turn =
    { $points ->
        [0] À { $name }, curseur sur { $square }
        [one] À { $name }, curseur sur { $square }, { $points } point jusqu’ici
       *[other] À { $name }, curseur sur { $square }, { $points } points jusqu’ici
    }
terminal-dice-other = C’est à { $name } de jouer.
terminal-dice-pick-first = Choisissez d’abord un dé : 1 à 5.
terminal-dice-alone =
    Il ne reste que vous. { $seconds ->
        [0] e : terminer la partie
        [one] Dans une seconde, vous pourrez terminer la partie.
       *[other] Dans { $seconds } secondes, vous pourrez terminer la partie.
    }
terminal-dice-picked = { $name } : { $dice } · Entrée les pose · 1–5 autre ordre · w face d’un WILD
terminal-dice-nothing = Posez d’abord un dé, ou passez avec p.
terminal-dice-take-back = Reprenez vos dés avant de passer : Échap.
terminal-keys-opening = Espace SET ! · n aucun · h indice · 1–5 dés · Échap annuler · ? aide · Ctrl+Q quitter
terminal-keys-extra = 1–5 marquer · Entrée relancer · ? aide · Ctrl+Q quitter
terminal-keys-dice = 1–5 dé · Esp. pose · Entrée joue · s échange · p passe · h indice · Échap · ? aide · Ctrl+Q quitter
terminal-key-arrows-only = flèches
terminal-help-dice-digits = choisir un dé ; avant une manche, le marquer pour le relancer
terminal-help-dice-arrows = déplacer le curseur sur le plateau
terminal-help-dice-space = poser le dé sur la case ; à l’ouverture, annoncer « SET ! »
terminal-help-dice-lay = poser le dé sur la case
terminal-help-dice-enter = jouer le coup, ou relancer les dés marqués
terminal-help-dice-backspace = désélectionner le dé, ou reprendre le dernier posé
terminal-help-dice-s = remplacer le WILD sous le curseur par le dé choisi
terminal-help-dice-p = passer
terminal-help-dice-n = à l’ouverture, dire qu’il n’y a pas de SET parmi vos dés
terminal-name-wild = Que représente le WILD ?
terminal-name-suits = Entrée : { $face }
terminal-name-cancel = Échap : pas maintenant

## Line by line

terminal-line-cards-help = Pour choisir { $cards }, tapez leurs lettres ou leurs noms courts. s annonce « SET ! », n dit qu’il n’y a pas de SET, h donne un indice, b annule une annonce (compte comme une erreur), Entrée répète les cartes, r dit que vous pouvez commencer, q quitte.
terminal-line-two-help = À deux, mettez 1 ou 2 devant s et n.
terminal-line-solo-help = Pour prendre { $cards }, tapez leurs lettres ou leurs noms courts. n dit qu’il n’y a pas de SET, h donne un indice, p met en pause et reprend, Entrée répète les cartes, « ? » affiche cette aide, q quitte.
terminal-line-dice-help = À l’ouverture : s annonce (s 1 3 2 annonce avec ces dés), n dit aucun, h demande un indice, trois numéros choisissent vos dés de gauche à droite, lay les pose. À votre tour : 1@h7 2@h8 pose les dés 1 et 2, 3=2GD@h9 donne sa face à un WILD, swap 1 g6 remplace un WILD, p passe, h demande un indice. Avant une manche : roll 1 3, ou k pour tout garder. Entrée décrit le plateau, q quitte. À plusieurs, mettez le numéro du joueur devant s, n et h. try 1@h7 dit ce que rapporterait un coup ; end termine la partie quand il ne reste que vous.
terminal-line-best-help = best donne les meilleurs coups.
terminal-line-best-here = best ne marche que dans une partie sur cet ordinateur.
terminal-line-lay-nothing = Il n’y a encore rien à poser : choisissez d’abord trois dés.
terminal-line-words = Ces mots marchent aussi : { $words }.
terminal-line-words-help = aide
terminal-line-words-look = voir, table
terminal-line-words-ready = commencer
terminal-line-words-quit = quitter
terminal-line-words-none = rien, aucun
terminal-line-words-hint = indice, astuce
terminal-line-words-yes = oui
terminal-line-words-pause = pause, reprendre
terminal-line-words-back = annuler
terminal-line-words-pass = passer
terminal-line-words-keep = garder
terminal-line-words-lay = poser
terminal-line-words-best = meilleurs, meilleur
terminal-line-words-try = essayer
terminal-line-words-swap = échanger
terminal-line-words-roll = relancer
terminal-line-words-end = terminer, fin
terminal-line-dice-open = Y a-t-il un SET parmi vos cinq dés ? Tapez s pour annoncer, ou n s’il n’y en a pas.
terminal-line-dice-open-two = Qui a un SET parmi ses dés ? 1 s annonce pour la première personne, 1 n dit qu’elle n’en a pas.
terminal-line-dice-extra = { $name } : roll 1 3 relance les dés 1 et 3, k les garde tous.
terminal-line-bonuses = Cases libres à +{ $points } : { $squares }
terminal-line-picked = Tapez lay pour les poser ainsi, ou trois numéros pour un autre ordre ; 2=3PD donne sa face à un WILD.
terminal-line-card = { $letter } : { $name }, { $card }
terminal-line-what = Je n’ai pas compris. Tapez ? pour voir l’aide.
terminal-line-who = Qui ? Mettez d’abord le numéro : { $choices }.
terminal-line-online-help = En ligne : r quand vous pouvez commencer. L’hôte tape start pour commencer aussitôt, ou bot et un niveau ({ $levels }) pour ajouter un robot. / énumère les phrases rapides et /2 envoie la deuxième ; / devant vos propres mots les envoie, si la table autorise le chat libre.
terminal-line-table-help = À toute table : name et un nouveau nom, u si finalement vous ne pouvez pas encore commencer, propose restart (recommencer) ou propose end (terminer ici), agree (accepter) ou decline (continuer), leave (quitter) et return (revenir), receipt (et un fichier) pour enregistrer un reçu des mélanges.
terminal-line-answer = Tapez agree pour accepter, ou decline pour continuer.
terminal-line-answer-own = Tapez decline pour retirer la proposition.
terminal-line-return = Vous avez quitté la partie. Tapez return pour revenir.
terminal-line-point =
    { $seconds ->
        [one] Choisissez { $cards } : encore { $seconds } seconde.
       *[other] Choisissez { $cards } : encore { $seconds } secondes.
    }
terminal-line-chain = Le dernier SET, à côté de la table ; choisissez ses cartes avec les chiffres :
terminal-line-name =
    { $seconds ->
        [one] Tapez les lettres de la carte que personne n’a vue, par exemple { $example } : encore { $seconds } seconde.
       *[other] Tapez les lettres de la carte que personne n’a vue, par exemple { $example } : encore { $seconds } secondes.
    }
terminal-line-looking = Vous cherchez encore ? Tapez y, ou n pour accepter.
terminal-line-left =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
terminal-line-delay = Délai jusqu’au serveur : { $millis } ms.
terminal-line-gone = La connexion est perdue. Nouvel essai…
terminal-line-back = La connexion est rétablie.
terminal-line-link = Toute personne ayant ce lien peut jouer : { $link }

## Before an online game

terminal-lobby-host = Entrée : je peux commencer, encore : lancer · 1–{ $levels } : ajouter un robot
terminal-lobby-address = Toute personne ayant ce lien peut jouer, dans un navigateur ou avec « tercet join » :
terminal-lobby-players = Joueurs : { $count } places sur { $seats }
terminal-lobby-bot = robot
terminal-lobby-is-host = hôte
terminal-lobby-ready = peut commencer
terminal-lobby-not-ready = ne peut pas encore commencer
terminal-lobby-away = n’est pas là
terminal-lobby-press-host = Appuyez sur Entrée quand vous pouvez commencer, et encore une fois pour commencer aussitôt ; sinon, on commence quand tout le monde le peut, à deux ou plus.
terminal-lobby-press-bots = Ajouter un robot : { $levels }
terminal-lobby-press-ready = Appuyez sur Entrée quand vous pouvez commencer ; Échap l’annule. On commence quand tout le monde le peut, ou quand l’hôte le décide.
terminal-lobby-press-more = / chat · ? aide et règles · Tab table · Ctrl+Q quitter
terminal-lost = La connexion avec la table est perdue.
terminal-bot-failed = { $name } a échoué et quitte la partie : { $problem }

## Ce qu’on peut faire à une table à part jouer

terminal-table-title = Cette table
terminal-table-agree = Accepter la proposition
terminal-table-decline = Refuser la proposition et continuer à jouer
terminal-table-unready = Pas encore
terminal-table-rename = Changer de nom
terminal-table-restart = Proposer de recommencer
terminal-table-end = Proposer de terminer la partie ici
terminal-table-leave = Quitter la partie ; on peut revenir
terminal-table-return = Revenir dans la partie
terminal-table-receipt = Enregistrer un reçu des mélanges
terminal-table-replace = Laisser un robot remplacer la personne partie
terminal-table-help = Aide : toutes les touches et les règles de cette table
terminal-table-size = Plus grand ou plus petit
terminal-table-theme = Clair ou sombre
terminal-table-quit = Quitter la table
terminal-table-back = Un numéro, ou les flèches et Entrée · Échap : retour
terminal-table-name = Nouveau nom, puis Entrée · Échap : garder l’ancien
terminal-leave-local = Quitter cette partie ? Elle n’est pas finie.
terminal-leave-online = Quitter la table ? Les autres continuent ; vous pouvez revenir avec le même lien.
terminal-leave-keys = Entrée : quitter · toute autre touche : continuer
terminal-receipt-saved = Reçu enregistré : { $file }. Après la partie, « tercet verify LOG --receipt { $file } » compare le journal au reçu.
terminal-receipt-nothing = Aucun mélange n’a encore été vu ici.
terminal-receipt-failed = Le reçu n’a pas pu être enregistré : { $problem }

terminal-help-pause = faire une pause et reprendre, en solitaire
terminal-paused = En pause à { $time }. Appuyez sur p pour reprendre.
