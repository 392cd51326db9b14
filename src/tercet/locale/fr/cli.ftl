## Le programme dans son ensemble

cli-about = Tercet : SET, le jeu de cartes de perception visuelle, et son cousin avec dés et plateau.
cli-usage = Usage : { $program } COMMANDE …
cli-more = « tercet COMMANDE --help » donne plus de détails. « --lang en|es|fr|he|pt » choisit la langue.
cli-title-play = Jouer
cli-title-look = Cartes, règles et parties enregistrées
cli-title-lab = Probabilités et robots
cli-title-host = Héberger un serveur
cli-title-program = Ce programme
cli-unknown-command = La commande « { $name } » n’existe pas. « tercet help » les affiche toutes.
cli-no-command = La commande « { $name } » n’existe pas.
cli-unknown-option = L’option « { $option } » n’existe pas. Essayez « tercet --help ».
cli-did-you-mean = Vouliez-vous dire « { $name } » ?
cli-in-python = En Python, c’est { $call }.
cli-bad-arguments = { $problem }. Essayez « { $program } --help ».
cli-bad-game = Impossible de charger le jeu « { $module } », indiqué dans TERCET_GAMES : { $problem }

## Les commandes, chacune en une phrase

cli-solve = Trouve tous les SET parmi des cartes.
cli-why = Dit pourquoi trois cartes forment un SET, ou quelle caractéristique ne va pas.
cli-deal = Distribue des cartes au hasard ; si la sortie va à une autre commande, n’écrit que leurs lettres.
cli-rules = Affiche les règles d’un livret au choix.
cli-replay = Rejoue pas à pas une partie terminée, d’après son journal.
cli-verify = Vérifie des journaux en recalculant chaque mélange et chaque événement.
cli-solo = Fait jouer en solitaire dans le terminal, ligne par ligne.
cli-help = Montre comment utiliser une commande.
cli-completion = Affiche le script qui permet à votre shell de compléter commandes et options.
cli-man = Affiche la page de manuel, pour man.

## Arguments et options

cli-language = LANGUE
cli-command = COMMANDE
cli-cards = CARTE
cli-file = FICHIER
cli-player = NOM
cli-rule-value = RÈGLE=VALEUR
cli-help-lang = la langue : en, es, fr, he ou pt
cli-help-version = affiche la version
cli-help-config = un fichier TOML contenant ces options, comme port = 8181 ; une variable comme TERCET_PORT passe avant lui, l’option elle-même avant les deux
cli-help-command = la commande à expliquer ; sans argument, toutes sont énumérées
cli-help-shell = le shell que vous utilisez
cli-help-cards = des cartes comme 2RSO : nombre 1 2 3, couleur R rouge G vert P violet, remplissage S plein H hachuré E vide, forme O ovale Q vague D losange, dans n’importe quel ordre ; - les lit sur l’entrée standard
cli-help-three-cards = trois cartes, par exemple 2RSO 1GHQ 3PED
cli-help-json = écrit du JSON pour d’autres programmes
cli-help-markdown = affiche du Markdown, pour d’autres programmes
cli-help-picture = enregistre aussi une image dans ce fichier
cli-help-seed = la même graine donne les mêmes cartes ou les mêmes dés
cli-help-deck = les 81 cartes (full) ou les 27 pleines du démarrage facile (solid)
cli-help-size = combien de cartes distribuer
cli-help-edition = quel livret : es, pt, fr ou he (par défaut : celui de votre langue)
cli-help-set = change une règle, par exemple deals=3 ; option répétable
cli-help-set-dice = change une règle, par exemple turn_seconds=60 ; option répétable
cli-help-set-deck = choisit le paquet ou ce que l’on prend, par exemple deck=solid ; option répétable
cli-help-log = une partie dans un fichier .tercet
cli-help-pictures = dessine la table à chaque changement
cli-help-as = raconte à la deuxième personne ce qu’a fait cette personne (par défaut, la seule qui a joué)

## Réponses

cli-sets-found =
    { $count ->
        [0] Aucun SET.
        [1] Un SET :
       *[other] { $count } SET :
    }
cli-sets-dealt =
    { $count ->
        [0] Il n’y a aucun SET parmi elles.
        [1] Il y a un SET parmi elles.
       *[other] Il y a { $count } SET parmi elles.
    }
cli-seed = Les mêmes cartes à nouveau : --seed { $seed }
cli-verified =
    { $count ->
        [1] Un événement vérifié : il est correct.
       *[other] { $count } événements vérifiés : tous sont corrects.
    }
cli-verified-unfinished = La partie n’est pas finie : le journal s’arrête avant le résultat.
cli-verified-nothing = Ce journal ne contient aucun événement : il n’y a rien à vérifier.
cli-does-not-fit = La ligne { $line } n’est pas correcte : { $problem }
cli-help-receipt = compare aussi le journal à un reçu : ce qu’un client a vu de la partie, enregistré par le navigateur ou par tercet.connect
cli-receipt-one-log = --receipt correspond à une seule partie : indiquez un seul fichier.
cli-deal-note = Manche { $deal } : { $text }
cli-receipt-fits =
    { $count ->
        [1] Le journal correspond au reçu pour son unique manche.
       *[other] Le journal correspond au reçu pour les { $count } manches.
    }
cli-receipt-differs = Reçu, manche { $deal } : { $problem }
cli-receipt-damaged = { $path } n’est pas un reçu : { $problem }

## Ce qui n’a pas marché

cli-needs-extra = « tercet { $command } » a besoin du paquet « { $package } ». Dans le dossier du projet : { $install }
cli-no-language = --lang attend une langue : en, es, fr, he ou pt
cli-twins = { $card } apparaît deux fois, or le paquet n’a pas de doubles.
cli-not-three =
    { $count ->
        [1] Un SET compte trois cartes ; vous en avez tapé une.
       *[other] Un SET compte trois cartes ; vous en avez tapé { $count }.
    }
cli-wrong-count = Une prise compte { $size } cartes ; vous en avez donné { $count }.
cli-variant-takings = { $count } prises dans le paquet de { $size } cartes.
cli-variant-largest = La plus grande main sans aucune compte { $largest } cartes.
cli-variant-board = Un tapis de { $board } cartes n’en a aucune dans { $share } des donnes.
cli-variant-example = Par exemple { $count } cartes : { $cards }
cli-variant-hands = Mains sans prise, par taille : { $hands }
cli-too-many-cards = La recherche se limite à { $most } cartes.
cli-help-variant = une variante qui n’est pas dans les livrets
cli-bad-size = Impossible de distribuer { $size } cartes : choisissez de 0 à { $most }.
cli-bad-change = « { $change } » ne change aucune règle : écrivez règle=valeur.
cli-bad-deck-change = Ici, --set ne change que deck et law, pas « { $rule } ».
cli-no-file = Le fichier « { $path } » n’existe pas.
cli-no-player = Personne ne s’appelle « { $name } » dans cette partie. Y jouent : { $names }.
cli-interrupted = Interrompu.
cli-cannot-read = Impossible de lire « { $path } » : { $problem }.
cli-cannot-write = Impossible d’écrire « { $path } » : { $problem }.
cli-bad-picture = « { $path } » doit se terminer par .svg : les images de cartes et de plateaux sont en SVG.
cli-no-cards = Il n’y a pas de cartes ici. Indiquez-en, par exemple 2RSO 1GHQ 3PED.
cli-drawn-cards = Ces cartes sont dessinées. Écrivez « tercet deal | », sans --colour, pour les transmettre.
cli-cards-from-input = Indiquez-en, par exemple 2RSO 1GHQ 3PED, ou - pour les lire sur l’entrée standard.
cli-dice-no-variant = Le jeu de dés n’a pas de variantes. Omettez --variant.
cli-not-text = « { $path } » n’est pas un fichier texte.
cli-cannot-use = Impossible d’utiliser « { $path } » : { $problem }.
cli-cannot-print = Impossible d’écrire la sortie : { $problem }.
cli-damaged = « { $path } » est endommagé à la ligne { $line } : { $problem }
cli-not-a-log = « { $path } » n’est pas une partie de Tercet. Les parties s’enregistrent avec --save, ou se téléchargent depuis une table, en fichiers .tercet.
cli-empty-file = « { $path } » est vide.
cli-unreleased-log = La partie « { $path } » date d’avant Tercet 0.1.0, qui ne peut pas la rejouer.

## L’analyseur d’arguments ; les endroits avec un signe de pourcentage doivent rester tels quels

cli-parser-usage = usage :{ " " }
cli-parser-arguments = arguments
cli-parser-options = options
cli-parser-example = exemple
cli-title-display = affichage
cli-parser-help = affiche cette aide
cli-parser-required = il manque ces arguments : %s
cli-parser-unrecognised = arguments inconnus : %s
cli-printed-only = Cette commande ne connaît que le jeu imprimé. Pour les variantes : tercet play, tercet odds --variant
cli-parser-one-value = il manque une valeur
cli-parser-some-values = il manque au moins une valeur
cli-parser-choice = %(value)r ne fait pas partie de %(choices)s
cli-parser-value = %(value)r n’est pas valable ici
cli-not-whole = « { $given } » n’est pas un nombre entier
cli-one-number = un seul nombre est attendu, et non { $given }
cli-not-number = « { $given } » n’est pas un nombre
cli-too-small = « { $given } » n’est pas un nombre supérieur ou égal à { $least }
cli-not-yes-no = « { $given } » n’est ni yes ni no
cli-bad-setting = { $place } : { $problem }.
cli-no-setting = { $path } : l’option « { $name } » n’existe pas.
cli-parser-argument = %(argument_name)s : %(message)s
cli-parser-no-value = n’admet pas de valeur, mais %r a été donné
cli-parser-ambiguous = %(option)s peut désigner %(matches)s
cli-parser-not-with = incompatible avec %s
cli-man-about = jouer à SET et à son jeu de dés, héberger des parties et les étudier
cli-man-name-title = Nom
cli-man-synopsis-title = Résumé
cli-man-description-title = Présentation
cli-man-commands-title = Commandes
cli-man-options-title = Options de chaque commande
cli-man-environment-title = Variables d’environnement
cli-man-exit-status-title = Code de retour
cli-man-no-color = si elle est définie, rien n’est affiché en couleur
cli-man-force-color = si elle vaut 1, les couleurs sont aussi écrites dans les fichiers et les tubes
cli-man-lang = la langue, comme --lang
cli-man-games = modules contenant d’autres jeux, séparés par des virgules
cli-man-settings = chaque option de tercet serve, comme TERCET_PORT pour --port ; l’option elle-même passe avant
cli-man-exit-fine = réussite
cli-man-exit-nothing = la réponse est non : pas un SET, rien trouvé, un journal incorrect
cli-man-exit-bad = impossible : les arguments ou un fichier sont inutilisables
cli-man-exit-interrupted = interruption
