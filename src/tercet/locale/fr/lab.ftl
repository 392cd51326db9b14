## The commands, each in a sentence

lab-odds-help = Compte les mains sans SET et donne les probabilités exactes.
lab-simulate-help = Joue beaucoup de parties et compte ce qui s’y passe.
lab-solve-deal-help = Trouve les SET qui vident la table d’une donne en solitaire dont l’ordre est connu.
lab-dice-odds-help = Donne les probabilités du jeu de dés : lancers, coups, cases bonus, et les dés à relancer.

## Arguments and options

lab-arg-deck = les 81 cartes, ou les 27 pleines
lab-arg-cards = seulement pour les mains d’autant de cartes
lab-arg-picture = dessine aussi le résultat dans ce fichier (.svg, .png ou .pdf)
lab-arg-games = combien de parties (par défaut : { $default })
lab-arg-dice-games = combien de parties de dés (par défaut : { $default } ; 0 pour aucune)
lab-arg-cores = combien de cœurs du processeur utiliser (par défaut : tous)
lab-arg-dask = confie le travail au cluster Dask dont l’ordonnanceur est à cette adresse, par exemple tcp://host:8786
lab-arg-policy = quel SET est pris : random, n’importe lequel ; first, le premier de la table ; fewest ou most, celui qui a le moins ou le plus de caractéristiques différentes ; greedy, celui qui laisse le plus de SET ; careful, celui qui prévoit de vider la table
lab-arg-seed = la même graine donne les mêmes parties
lab-arg-edition = le livret de règles à suivre
lab-arg-layout = combien de cartes sont sur la table : 12, ou 9 avec les pleines
lab-arg-order = tout le paquet dans l’ordre de la donne : des cartes comme 2RSO, un fichier qui les contient ou le journal d’une partie en solitaire, ou - pour l’entrée standard
lab-arg-deal-seed = donne plutôt un paquet tiré de cette graine, le même qu’avec tercet solo --seed
lab-arg-moves = un fichier avec les SET pris, un par ligne : montre jusqu’à quand la table pouvait être vidée ; une ligne vide pour trois cartes de plus
lab-arg-players = combien jouent aux dés : de 2 à 4 (par défaut : 2)
lab-hand = MAIN
lab-arg-hand = la main dont on cherche les dés à relancer : des faces comme 2RO, ou * pour WILD ; on peut nommer le dé, de 0 à 41, avant sa face, comme dans 7=2RO
lab-arg-board = un fichier avec le plateau, tel que les commandes de dés l’écrivent ; nécessaire avec --hand

## What can be wrong

lab-bad-cards = Une main de ce paquet a de 0 à { $most } cartes, pas { $given }.
lab-bad-games = Il faut jouer au moins une partie, pas { $given }.
lab-bad-dice-games = Le nombre de parties ne peut pas être négatif : { $given }.
lab-bad-cores = Il faut au moins un cœur, pas { $given }.
lab-not-of-variant = { $option } concerne le jeu imprimé : retirez cette option, ou bien --variant et --set.
lab-dask-or = { $option } concerne les cœurs de cette machine, et avec --dask c’est le cluster qui travaille : choisissez l’un des deux.
lab-dask-unreachable = Aucun ordonnanceur Dask ne répond à { $address } : { $problem }
lab-dask-no-workers = Le cluster Dask à { $address } n’a aucun processus de travail. Démarrez-en avec : dask worker { $address }
lab-dask-version = Un processus du cluster utilise Tercet { $worker } ; cet ordinateur a { $own }. Installez partout la même version.
lab-dask-lost = La connexion au cluster Dask est perdue. Ce qui était fait jusque-là compte.
lab-bad-seed = Une graine est un nombre de 0 à { $most }, pas { $given }.
lab-bad-players = Le jeu de dés se joue de 2 à 4, pas à { $given }.
lab-bad-layout = Neuf cartes sur la table, c’est pour les 27 pleines seulement : choisissez --deck solid.
lab-bad-picture = « { $file } » n’est pas le nom d’un fichier image : il doit finir par .svg, .png ou .pdf.
lab-bad-deck = Ce n’est pas un paquet entier : { $problem }
lab-bad-moves = Ces coups ne vont pas avec la donne : { $problem }
lab-move-empty-pile = coup { $move } : la pioche est vide
lab-move-no-set = coup { $move } : { $cards } n’est pas un SET
lab-move-not-there = coup { $move } : { $cards } ne sont pas toutes sur la table
lab-bad-hand = Ce n’est pas une main de dés : { $problem }
lab-bad-die = Il n’y a pas de dé { $die } : ils sont numérotés de 0 à { $last }.
lab-bad-face = Le dé { $die } n’a pas de { $face } ; il a { $faces }.
lab-not-alone = { $file } n’est pas le journal d’une partie de cartes jouée en solitaire.
lab-log-has-all = Le journal d’une partie dit déjà quels SET ont été pris et combien de cartes étaient sur la table : omettez --moves et --layout.
lab-no-deck = Donnez le paquet : ses cartes dans l’ordre de la donne, un fichier qui les contient, ou --seed.
lab-no-board = --hand a besoin d’un plateau : donnez un fichier avec --board.
lab-twin = { $card } s’y trouve deux fois
lab-missing =
    { $count ->
        [1] sur { $deck } cartes, il en manque une : { $cards }
       *[other] sur { $deck } cartes, il en manque { $count } : { $cards }
    }
lab-needs-picture = L’image a besoin d’un autre paquet logiciel. Dans le dossier du projet : { $command }

## What is said beside the answer

lab-slow = Ce serait bien plus rapide avec les paquets optionnels. Dans le dossier du projet : { $command }
lab-compiled = Compilé en { $seconds } s, et gardé pour la prochaine fois.
lab-drawn = L’image est dans { $file }.
lab-stopped = Arrêté après { $done } parties sur { $wanted }.

## Exact odds

lab-odds-title = { $cards } cartes, { $sets } SET, { $symmetries } symétries
lab-odds-largest = La plus grande main sans SET a { $cards } cartes, par exemple : { $example }
lab-odds-books = Les livrets disent :
lab-odds-sets-in = SET dans 12 cartes ({ $mean } en moyenne) :
lab-odds-one = { $cards } cartes fraîchement données ne contiennent aucun SET une fois sur { $odds } ; en moyenne elles en contiennent { $mean }.
lab-odds-never = { $cards } cartes contiennent toujours un SET ; en moyenne elles en contiennent { $mean }.

lab-head-cards = cartes
lab-head-hands = mains sans SET
lab-head-classes = vraiment différentes
lab-head-share = part
lab-head-one-in = une sur
lab-head-expected = SET en moyenne
lab-head-sets = SET
lab-head-number = mains
lab-head-printed = imprimé
lab-head-exact = exact
lab-head-edition = livret
lab-printed-1-in = 1 sur { $odds }
lab-printed-over = plus de { $share }

## Simulation

lab-simulate-title =
    { $games ->
        [one] { $games } partie, { $policy }, graine { $seed } : { $speed } parties par seconde sur { $cores ->
            [1] un cœur
           *[other] { $cores } cœurs
        }
       *[other] { $games } parties, { $policy }, graine { $seed } : { $speed } parties par seconde sur { $cores ->
            [1] un cœur
           *[other] { $cores } cœurs
        }
    }
lab-simulate-note = Entre parenthèses : intervalles de confiance à 95 %. Les tables sont comptées tant qu’il reste des cartes dans la pioche.
lab-simulate-never = Parties qui n’ont jamais besoin de plus de { $cards } cartes : { $share }
lab-head-left = cartes restantes
lab-head-games = parties
lab-head-table = cartes sur la table
lab-head-seen = tables vues
lab-head-no-set = sans SET
lab-head-fresh = donne fraîche
lab-head-pile = cartes dans la pioche
lab-head-mean-sets = SET en moyenne
lab-policy-random = un SET au hasard
lab-policy-first = le premier SET de la table
lab-policy-fewest = le moins de caractéristiques différentes
lab-policy-most = le plus de caractéristiques différentes
lab-policy-greedy = le SET qui en laisse le plus
lab-policy-careful = en prévoyant de vider la table

## Solving a deal

lab-deal-solved = Cette donne permet de vider la table :
lab-deal-unsolvable = Cette donne ne permet pas de vider la table.
lab-deal-cleared = La table a été vidée.
lab-deal-last-chance =
    { $moves ->
        [0] La table ne pouvait être vidée qu’avant le premier coup, ainsi :
        [one] La dernière occasion de vider la table était après le coup { $moves }, ainsi :
       *[other] La dernière occasion de vider la table était après le coup { $moves }, ainsi :
    }
lab-head-move = coup
lab-head-set = SET

## Dice

lab-dice-rolls = Un lancer tiré du sac plein contient un SET :
lab-dice-turns =
    { $games ->
        [one] { $games } partie de { $players } joueurs gloutons, graine { $seed }. Points du meilleur coup :
       *[other] { $games } parties de { $players } joueurs gloutons, graine { $seed }. Points du meilleur coup :
    }
lab-dice-bonuses = Cases bonus : combien de fois elles sont gagnées, quand, et combien de points de plus que le meilleur coup sans aucun bonus :
lab-dice-rerolls = Que relancer, et les points à attendre du tour suivant :
lab-dice-keep-all = rien
lab-head-dice = dés
lab-head-with-wild = avec WILD
lab-head-without-wild = sans WILD
lab-head-points = points
lab-head-turns = coups
lab-head-square = case
lab-head-bonus = bonus
lab-head-earned = gagné
lab-head-round = à la manche
lab-head-gain = gain
lab-head-roll-again = relancer
lab-head-playable = peut jouer
lab-pass = passer

## Charts

lab-chart-hands = toutes les mains
lab-chart-classes = vraiment différentes
lab-chart-set-free = Mains sans SET
lab-chart-number = nombre (logarithmique)
lab-chart-fresh = Probabilité qu’une donne fraîche n’ait pas de SET
lab-chart-percent = pour cent
lab-chart-percent-games = pour cent des parties
lab-chart-sets-in = SET dans { $cards } cartes
lab-chart-left = Cartes restantes à la fin
lab-chart-fresh-deal = donne fraîche
lab-chart-in-play = en cours de partie
lab-chart-no-set = Aucun SET sur la table
lab-chart-stages = Aucun SET parmi { $cards } cartes, selon le moment
lab-chart-sets-on-table = SET parmi { $cards } cartes sur la table
lab-chart-line = SET au choix, et cartes sur la table
lab-chart-choices = nombre
lab-chart-rolls = Un lancer contient un SET
lab-chart-with-wild = avec WILD
lab-chart-without-wild = sans WILD
lab-chart-points = Points du meilleur coup
lab-chart-bonuses = Combien de fois un bonus est gagné
lab-chart-expected = SET parmi des cartes fraîches, en moyenne
lab-chart-books = selon les livrets
lab-chart-rounds = Manche où un bonus est gagné
lab-chart-gain = Points que vaut une case bonus
lab-chart-rerolls = Points du tour après une relance
lab-chart-playable = Part des cas où l’on peut alors poser des dés
lab-chart-exact = exact
lab-chart-interval = intervalle de confiance à 95 %
lab-chart-to-take = SET au choix
lab-chart-scored = dés posés
lab-chart-passed = rien ne peut être posé
