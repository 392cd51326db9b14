## Les dés et leurs faces

dice-face =
    { $shape ->
        [oval] { $number ->
            [1] un ovale
            [2] deux ovales
           *[3] trois ovales
        }
        [squiggle] { $number ->
            [1] une vague
            [2] deux vagues
           *[3] trois vagues
        }
       *[diamond] { $number ->
            [1] un losange
            [2] deux losanges
           *[3] trois losanges
        }
    } { $shape ->
        [squiggle] { $colour ->
            [red] rouge
            [green] verte
           *[purple] violette
        }
       *[other] { $colour ->
            [red] rouge
            [green] vert
           *[purple] violet
        }
    }{ $number ->
        [1] { "" }
       *[other] s
    }
dice-wild = dé WILD
dice-wild-as = WILD valant { $face }
dice-value-1 = un
dice-value-2 = deux
dice-value-3 = trois
dice-value-red = rouge
dice-value-green = vert
dice-value-purple = violet
dice-value-oval = ovale
dice-value-squiggle = vague
dice-value-diamond = losange
dice-at = { $die } en { $square }
dice-new = { $die } en { $square }, nouveau dé
dice-bonus =
    { $points ->
        [1] un point bonus en { $square }
       *[other] { $points } points bonus en { $square }
    }
dice-board =
    { $dice ->
        [0] plateau vide
        [one] plateau avec un dé
       *[other] plateau avec { $dice } dés
    }
dice-hand =
    { $dice ->
        [0] main vide
        [one] main d’un dé
       *[other] main de { $dice } dés
    }

## Le contrôle de trois dés, caractéristique par caractéristique

dice-check-number =
    { $verdict ->
        [same] les trois portent { $most ->
            [1] un symbole
            [2] deux symboles
           *[3] trois symboles
        }
        [different] les trois nombres sont différents
       *[mixed] deux portent { $most ->
            [1] un symbole
            [2] deux symboles
           *[3] trois symboles
        }, l’autre en porte { $odd ->
            [1] un
            [2] deux
           *[3] trois
        }
    }
dice-check-colour =
    { $verdict ->
        [same] les trois sont { $most ->
            [red] rouges
            [green] verts
           *[purple] violets
        }
        [different] les trois couleurs sont différentes
       *[mixed] deux sont { $most ->
            [red] rouges
            [green] verts
           *[purple] violets
        }, un est { $odd ->
            [red] rouge
            [green] vert
           *[purple] violet
        }
    }
dice-check-shape =
    { $verdict ->
        [same] les trois portent des { $most ->
            [oval] ovales
            [squiggle] vagues
           *[diamond] losanges
        }
        [different] les trois formes sont différentes
       *[mixed] deux portent des { $most ->
            [oval] ovales
            [squiggle] vagues
           *[diamond] losanges
        }, un porte des { $odd ->
            [oval] ovales
            [squiggle] vagues
           *[diamond] losanges
        }
    }

## Un tour expliqué

dice-set =
    { $direction ->
        [row] Rangée
       *[column] Colonne
    } { $squares }, un SET : { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }
dice-extra-points =
    { $points ->
        [1] Case bonus { $square } : un point
       *[other] Case bonus { $square } : { $points } points
    }
dice-total =
    { $points ->
        [0] En tout, aucun point
        [one] En tout, un point
       *[other] En tout, { $points } points
    }
dice-points =
    { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }
dice-line = { $squares } : { $findings }
dice-new-wild = Le WILD en { $square } est nouveau et ne rapporte rien
dice-last-chance = Si tout le monde passe encore une fois, la partie est finie.
dice-fault-no-dice = Aucun dé n’a été posé.
dice-fault-too-few = À cette table, on pose trois dés par tour, ou tous ceux qu’on a.
dice-fault-too-many = Plus de trois dés ont été posés.
dice-fault-off-board = { $square } n’est pas sur le plateau.
dice-fault-square-taken = Il y a déjà un dé en { $square }.
dice-fault-square-twice = Deux dés ont été posés en { $square }.
dice-fault-no-face = Il manque une face au WILD en { $square }.
dice-fault-no-set =
    { $count ->
        [1] Le dé en { $square } n’est dans aucun nouveau SET.
       *[other] Les dés en { $square } ne sont dans aucun nouveau SET.
    }
dice-fault-floating = { $square } : ce SET n’est pas relié au plateau. Il lui faut un dé posé avant ce coup, ou un dé d’un autre SET déjà relié. Se toucher ne suffit pas.

## Pourquoi une chose n’est pas possible maintenant

refusal-not-enough-players = Le jeu de dés se joue au moins à { $least }.
refusal-not-now =
    { $phase ->
        [opening] Vous ne pouvez pas faire cela maintenant : quelqu’un doit d’abord ouvrir avec un SET.
        [play] Vous ne pouvez pas faire cela maintenant : on joue chacun son tour.
        [extra] Vous ne pouvez pas faire cela maintenant : chacun choisit les dés à relancer.
       *[other] Vous ne pouvez pas faire cela maintenant.
    }
refusal-waiting-for-people = Toutes les personnes sont absentes, et les robots les attendent.
refusal-opening-pending = Quelqu’un a annoncé avant vous. Attendez que trois dés soient choisis.
refusal-dice-changed = Les dés ont été relancés avant que votre action n’arrive. Cela ne vous coûte rien.
refusal-called-wrong = Votre annonce était fausse : vous pourrez annoncer de nouveau après le prochain lancer.
refusal-already-none = Vous avez déjà dit que vos dés ne forment pas de SET.
refusal-no-opening-call = Vous n’avez pas annoncé de SET parmi vos dés.
refusal-opening-too-late = Le temps pour choisir trois dés est écoulé.
refusal-not-three-dice = Le SET d’ouverture, ce sont trois dés différents de votre main.
refusal-dice-are-picked = Vos trois dés sont choisis : seuls leur ordre et les faces des WILD peuvent encore changer.
refusal-faces-make-no-set = Avec ces faces, les trois dés ne forment pas un SET.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-your-die = Ce dé n’est pas dans votre main.
refusal-face-not-in-hand = Aucun dé restant dans votre main ne montre { $die } ; vos dés : { $hand }.
refusal-die-twice = Vous ne pouvez pas utiliser deux fois le même dé.
refusal-no-dice = Vous devez poser au moins un dé. Pour n’en poser aucun, passez.
refusal-too-few-dice = À cette table, on pose { $least } dés par tour.
refusal-too-many-dice = On pose au plus { $most } dés par tour.
refusal-off-board = Il n’y a pas de case « { $square } » sur ce plateau.
refusal-square-taken = La case { $square } porte déjà un dé.
refusal-square-twice = Un seul dé peut être posé en { $square }.
refusal-wild-without-face = Choisissez une face pour le WILD.
refusal-face-is-fixed = Ce dé montre { $face } et se joue tel qu’il est tombé.
refusal-die-in-no-set = Le dé en { $square } ne forme aucun nouveau SET.
refusal-die-floats = Le SET du dé en { $square } n’est pas relié au plateau. Il lui faut un dé posé avant ce coup, ou un dé d’un autre SET déjà relié. Se toucher ne suffit pas.
refusal-swap-too-late = On ne peut remplacer un WILD qu’au début de son tour, avant de poser des dés.
refusal-no-wild-there = Il n’y a pas de WILD en { $square }.
refusal-wrong-swap-face = Le WILD en { $square } vaut { $face } : seul un dé qui montre exactement cette face peut le remplacer.
refusal-wild-cannot-swap = Un WILD de votre main ne peut pas remplacer un WILD du plateau.
refusal-one-swap-only = À cette table, on ne remplace qu’un WILD par tour.
refusal-freed-die-stays = À cette table, un dé libéré pendant ce tour ne peut pas remplacer un WILD.
refusal-already-chosen = Vous avez déjà choisi pour ce lancer supplémentaire.
refusal-not-alone = D’autres jouent encore.
refusal-too-early =
    { $seconds ->
        [1] Les autres peuvent revenir : attendez encore une seconde.
       *[other] Les autres peuvent revenir : attendez encore { $seconds } secondes.
    }

## Ce qui ne va pas dans un texte

dice-notation-letter = « { $text } » n’est pas une face : la lettre « { $letter } » n’existe pas. Une face a un nombre 1 2 3, une couleur R G P et une forme O Q D, et un WILD est *.
dice-notation-two = « { $text } » n’est pas une face : « { $first } » et « { $letter } » désignent la même caractéristique.
dice-notation-missing = « { $text } » n’est pas une face : il manque l’un de ces caractères : { $letters }.
dice-notation-square = « { $text } » n’est pas une case : une case est la lettre d’une colonne, de a à { $last }, et le numéro d’une rangée, de 1 à { $rows }, comme c3.
dice-notation-laid = « { $text } » n’est pas un dé sur une case : écrivez 2RO@h7, ou *1GD@h8 pour un WILD.
dice-notation-wild = Un WILD posé a besoin de la face qu’il représente, comme *1GD.
dice-notation-columns = Un plateau commence par les lettres de ses colonnes : { $columns }.
dice-notation-row = « { $row } » n’est pas une rangée de ce plateau, ou s’y trouve deux fois.
dice-notation-width = La rangée { $row } doit avoir { $size } cases, et non { $count }.
dice-notation-bonus = Sur ce plateau, { $square } ne porte pas le bonus « { $text } ».
dice-notation-rows = Il manque la rangée { $row } du plateau.

## What is wrong with a board file

dice-layout-json = Ce n’est pas du JSON.
dice-layout-object = Ce n’est pas un objet avec size, emblem et bonuses.
dice-layout-unknown = Le champ « { $field } » n’existe pas.
dice-layout-missing = Il manque le champ « { $field } ».
dice-layout-field = La valeur de « { $field } » n’est pas du bon type.
dice-layout-size = Un plateau a un nombre impair de rangées, de { $low } à { $high }, et non { $size }.
dice-layout-emblem = L’emblème de ce plateau doit se trouver sur { $centre }, et non sur { $emblem }.
dice-layout-off-board = Le bonus de { $points } sur « { $square } » est hors du plateau.
dice-layout-on-emblem = Le bonus de { $points } sur { $square } couvre l’emblème.
dice-layout-points = Le bonus sur { $square } doit valoir de 1 à { $high } points, et non { $points }.
dice-layout-mirror = Le bonus de { $points } sur { $square } n’a pas de reflet sur { $twin }. Si c’est voulu, mettez "asymmetric" à true.
dice-board-too-long = Le fichier est trop volumineux : { $most } ko au maximum.
dice-board-ours = Notre plateau, ou choisissez un fichier JSON avec size, emblem et bonuses.
dice-board-own = Votre plateau, de { $size } × { $size } cases.
dice-board-back = Revenir à notre plateau

## Ce qui s’est passé dans une partie

event-dice-game-started = Le jeu de dés commence.
event-dice-drawn =
    { $bag ->
        [0] On pioche des dés : le sac est maintenant vide.
        [1] On pioche des dés : il en reste un dans le sac.
       *[other] On pioche des dés : il en reste { $bag } dans le sac.
    }
event-dice-rolled =
    { $reason ->
        [opening] Tout le monde lance : { $dice }.
        [freed] { $name } lance le dé libéré : { $dice }.
        [refill] On lance les nouveaux dés : { $dice }.
        [all-passed] Tout le monde a passé et relance : { $dice }.
       *[extra] Le lancer supplémentaire : { $dice }.
    }
dice-rolled-by = { $name } : { $dice }
event-opening-called =
    { $tie ->
        [yes] { $name } annonce « SET ! » ; quelqu’un d’autre a annoncé au même instant, et le hasard a décidé.
       *[no] { $name } annonce « SET ! ».
    }
event-opening-picked = { $name } choisit { $dice }.
event-opening-failed =
    { $reason ->
        [time] Le temps de { $name } est écoulé.
        [taken-back] { $name } annule son annonce.
        [left] { $name } quitte la table sans choisir de dés.
       *[wrong] { $name } se trompe : { $dice } ne forment pas un SET ({ $why }).
    }
event-none-said = { $name } ne voit pas de SET.
event-opening-laid = { $name } ouvre avec { $dice } et a { $score }.
event-turn-started = C’est à { $name } de jouer.
event-wild-swapped = { $name } remplace un WILD par { $dice }.
event-turn-played =
    { $timed ->
        [yes] Le temps de { $name } est écoulé ; les dés déjà posés sont joués : { $dice }
       *[no] { $name } joue { $dice }
    } : { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }, { $score } en tout.
event-turn-passed =
    { $reason ->
        [time] { $name } n’a plus de temps et passe.
        [left] { $name } n’est plus là, on saute son tour.
       *[passed] { $name } passe.
    }
dice-hint =
    { $shown ->
        [set] Il y a un SET parmi ces dés.
        [die] L’un des dés du SET : { $dice }.
        [no-set] Il n’y a pas de SET parmi ces dés.
        [turn] Dés à utiliser : { $dice }.
        [turn-on] Dés à utiliser : { $dice }. Cases : { $squares }.
        [swap] Ce dé peut remplacer un WILD : { $dice }.
        [swap-on] Ce dé peut remplacer le WILD en { $squares } : { $dice }.
       *[pass] Aucun dé ne convient. Il ne reste qu’à passer.
    }
dice-hints-asked = Indices : { $hints }.
event-dice-hint-given = Indice demandé par { $name }. { $hint }
event-round-ended =
    { $barren ->
        [0] La manche { $round } est finie.
       *[other] La manche { $round } est finie : tout le monde a passé.
    }
event-extra-roll-started = Tout le monde peut choisir des dés à relancer.
event-extra-chosen = { $name } a choisi.
event-round-started = La manche { $round } commence.
event-play-resumed = La partie reprend.
event-dice-game-voided = D’un commun accord, cette partie ne compte pas et recommence.
event-dice-game-ended =
    { $reason ->
        [stalemate] Personne n’a joué de coup pendant autant de manches que les règles le permettent.
        [alone] La dernière personne présente met fin à la partie.
        [agreed] D’un commun accord, la partie s’arrête ici.
       *[dice] La dernière manche est finie.
    } { $count ->
        [1] Victoire de { $names }.
       *[other] Victoire partagée : { $names }.
    }

## La ligne de commande

dice-cli-turns = Affiche les meilleurs coups d’une main sur un plateau.
dice-cli-play = Fait jouer aux dés, de deux à quatre personnes à un seul clavier, ligne par ligne.
dice-cli-board-file = PLATEAU
dice-cli-help-board-file = un fichier avec le plateau en grille, - pour l’entrée standard, ou ses dés, comme '1RO@e6 2RO@f6 3RO@g6' ; sans lui, la main ouvre sur un plateau vide
dice-cli-hand = MAIN
dice-cli-help-hand = les dés en main, par exemple 2RO 1GD *
dice-cli-help-layout = un fichier avec un autre plateau : sa taille, son emblème et ses cases bonus
dice-cli-help-best = combien de coups afficher
dice-cli-help-names = les noms des personnes qui jouent, de deux à quatre
dice-cli-name = NOM
dice-cli-bad-layout = Le fichier du plateau ne peut pas être utilisé. { $problem }
dice-cli-bad-best = Demandez un coup ou plus, et non { $count }.
dice-cli-bad-hand = Une main a d’un à cinq dés, et non { $count }.
dice-cli-bad-players = On joue de deux à quatre, et non à { $count }.
dice-cli-none = Aucun coup n’est possible : il faut passer.
dice-cli-count =
    { $count ->
        [1] Un coup possible :
       *[other] { $count } coups possibles, les meilleurs d’abord :
    }
dice-cli-own-board = Le plan de ce plateau est le nôtre ; le livret n’en donne pas.

## Jouer à un seul clavier

dice-play-bag =
    { $dice ->
        [0] Le sac est vide.
        [one] Il reste un dé dans le sac.
       *[other] Il reste { $dice } dés dans le sac.
    }
dice-play-player = Joueur { $number }

## Les règles d’une table

dice-rules-title = Les règles du jeu de dés
dice-rules-changes = Changements à cette table : { $fields }.
dice-rules-book = Elles suivent le livret espagnol du jeu de dés ; le texte est le nôtre.
dice-rules-aim-title = Le but
dice-rules-aim = Poser des dés sur le plateau pour former des SET dans ses rangées et ses colonnes, et marquer plus de points que les autres.
dice-rules-dice-title = Les dés
dice-rules-dice = Il y a 42 dés. Une face porte un, deux ou trois symboles identiques : le nombre (un, deux, trois), la couleur (rouge, vert, violet) et la forme (ovale, vague, losange) donnent 27 faces, et une de plus est WILD. Chacune de ces 28 se trouve neuf fois sur l’ensemble des dés. Le livret ne dit pas comment les faces sont réparties, cette répartition est la nôtre. Un dé garde ses six faces toute la partie.
dice-rules-set-title = Ce qu’est un SET
dice-rules-set =
    Trois dés forment un SET lorsque le nombre, la couleur et la forme, pris un par un, sont les mêmes sur les trois ou différents sur les trois. Trois dés identiques forment aussi un SET. Pour deux dés quelconques, il existe une seule face qui complète le SET.
    Trois questions suffisent pour le vérifier. { dice-question-number } { dice-question-colour } { dice-question-shape } Ce n’est un SET que si la réponse aux trois est oui.
dice-question-number = Le nombre est-il le même sur les trois dés, ou différent sur les trois ?
dice-question-colour = La couleur est-elle la même sur les trois dés, ou différente sur les trois ?
dice-question-shape = La forme est-elle la même sur les trois dés, ou différente sur les trois ?
dice-rules-board-title = Le plateau
dice-rules-board =
    Le plateau a { $size } × { $size } cases. Le SET d’ouverture se pose sur l’emblème, les trois cases du milieu, et certaines cases portent des points bonus. { $own ->
        [yes] Le livret ne donne pas le plan : celui-ci est le nôtre.
       *[no] Ce plan est celui de l’hôte.
    }
dice-rules-bonuses = Cases bonus : { $groups }.
dice-rules-bonus = +{ $points } sur { $squares }
dice-rules-players-title = Les joueurs
dice-rules-players =
    { $seats ->
        [2] On joue à deux.
        [3] On joue à deux ou à trois.
       *[4] On joue de deux à quatre.
    } Tous les dés sont visibles. Les robots jouent comme les autres.
dice-rules-start-title = Le début et la fin anticipée
dice-rules-start =
    La partie commence quand il y a au moins deux joueurs et que toutes les personnes présentes sont prêtes, ou quand l’hôte la lance. Ensuite, plus personne ne peut la rejoindre, mais tout le monde peut regarder. Si l’hôte s’en va, la personne assise depuis le plus longtemps prend le relais. { $rated ->
        [yes] Toute personne qui joue peut proposer de terminer la partie plus tôt ; cela se fait quand toutes les personnes qui jouent sont d’accord, et l’on attend celles qui sont absentes.
       *[no] Toute personne qui joue peut proposer de recommencer la partie ou de la terminer plus tôt ; cela se fait quand toutes les personnes qui jouent sont d’accord, et l’on attend celles qui sont absentes.
    }
dice-rules-opening-title = L’ouverture
dice-rules-opening =
    Tout le monde pioche cinq dés et les lance en même temps. La première personne qui annonce un SET parmi ses propres dés ouvre. Les trois dés se choisissent avant l’annonce ou { $point ->
        [0] après, sans limite de temps
       *[other] dans les { $point } s qui suivent
    }. Un WILD prend la face qu’exigent les deux autres dés ; avec deux ou trois WILD, des faces qui conviennent sont proposées. { $arrange ->
        [0] Les dés sont posés aussitôt.
       *[other] { $point ->
            [0] Les faces et l’ordre peuvent changer jusqu’à ce que les dés soient posés.
           *[other] Les faces et l’ordre peuvent changer pendant { $arrange } s encore, puis les dés sont posés tels quels.
        }
    }
    Ce SET rapporte des points et compte comme le tour de cette personne dans la première manche ; elle commencera ensuite chaque manche. { $wrong ->
        [1] Après une annonce fausse, on ne peut plus annoncer avant le prochain lancer.
       *[other] Après { $wrong } annonces fausses, on ne peut plus annoncer avant le prochain lancer.
    }
    On relance quand tout le monde s’est trompé ou a dit « aucun »{ $opening ->
        [0] { "" }
       *[other] {", "}ou au bout de { $opening } s
    }{ $sees ->
        [yes] {", "}et tout de suite si le programme voit que personne n’a de SET
       *[no] { "" }
    }. Une annonce venue trop tard est refusée et ne coûte rien.
dice-rules-turn-title = Un tour
dice-rules-turn =
    On joue ensuite dans le sens des aiguilles d’une montre. À son tour, on pose { $exactly ->
        [yes] exactement trois de ses propres dés (tous, si l’on en a moins)
       *[no] jusqu’à trois de ses propres dés
    }, tels qu’ils sont tombés, sur des cases vides, ou bien on passe. { $turn ->
        [0] Il n’y a pas de limite de temps.
       *[other] { $timeout ->
            [play] Au bout de { $turn } s, les dés déjà posés sont joués s’ils forment un coup valable ; sinon, cela vaut un tour passé.
           *[pass] Au bout de { $turn } s, cela vaut un tour passé.
        }
    }
dice-rules-lines-title = Où se font les SET
dice-rules-lines = Un SET sur le plateau, ce sont trois dés qui se suivent dans une rangée ou une colonne, jamais en diagonale ni autour d’un angle. Le coup est jugé dans son ensemble : chaque dé posé doit être dans un nouveau SET, et chaque nouveau SET doit utiliser un dé qui était sur le plateau avant le coup, ou un dé de ce coup relié de la même façon. Toucher d’autres dés ne suffit pas. Ce n’est pas non plus une faute : les dés peuvent en toucher d’autres sans former de SET avec eux.
dice-rules-examples-legal = Coups valables
dice-rules-examples-not-legal = Coups non valables
dice-rules-examples-board = Avec ces dés sur le plateau : { $dice }.
dice-rules-score-title = Les points
dice-rules-score =
    Chaque SET qui contient un nouveau dé vaut un point par dé ; un dé qui est à la fois dans un SET en rangée et dans un SET en colonne compte dans les deux. { $runs ->
        [once] Dans une suite de plus de trois dés, chaque dé compte une fois par direction.
       *[every] Dans une suite de plus de trois dés, tous les trios de voisins qui forment un SET comptent.
    } { $wilds ->
        [second-set] Un nouveau WILD ne rapporte rien dans le premier SET où il se trouve.
       *[next-turn] Un WILD ne rapporte rien au tour où il est posé ; ensuite, il vaut un point comme tout autre dé.
    } Le premier dé sur une case bonus en gagne les points, une seule fois.
dice-rules-wild-title = Le WILD
dice-rules-wild = La personne qui pose un WILD en annonce le nombre, la couleur et la forme, et il vaut cette face tant qu’il reste sur le plateau. Il gagne une case bonus comme tout autre dé. On peut mettre autant de WILD que l’on veut dans un coup ou dans un SET.
dice-rules-swap-title = Remplacer un WILD
dice-rules-swap =
    Au début de son tour, on peut échanger un WILD du plateau contre un de ses dés qui montre exactement la face annoncée. Cela ne rapporte rien et ne compte pas parmi les trois dés. Le dé libéré est lancé aussitôt et peut être joué pendant ce tour. { $several ->
        [yes] Plusieurs échanges sont permis.
       *[no] Un seul échange est permis par tour.
    } { $wildswaps ->
        [yes] Un WILD en main peut en remplacer un du plateau.
       *[no] Un WILD en main ne peut pas en remplacer un du plateau.
    } { $freed ->
        [yes] Un dé libéré peut servir à un autre échange.
       *[no] Un dé libéré ne peut pas servir à un autre échange dans le même tour.
    } { $swappass ->
        [yes] Des échanges sans dé posé valent un tour passé.
       *[no] Des échanges sans dé posé ne valent pas un tour passé.
    }
dice-rules-round-title = La fin d’une manche
dice-rules-round =
    Quand tout le monde a joué, on complète sa main à cinq dés et on lance les nouveaux. S’il en manque dans le sac, la personne qui commence pioche d’abord. { $extra ->
        [yes] Ensuite, tout le monde peut relancer une fois les dés de son choix : on choisit en même temps{ $extraseconds ->
            [0] {", "}sans limite de temps.
           *[other] {", "}en { $extraseconds } s, et sans choix on garde ses dés.
        }
       *[no] Il n’y a pas de lancer supplémentaire.
    } Si tout le monde passe dans une manche, on relance tous les dés à la place.
dice-rules-end-title = La fin
dice-rules-end = Quand quelqu’un n’a plus de dés, celles et ceux qui n’ont pas encore joué dans la manche ont leur tour, et la partie est finie. Les dés restants ne comptent pas. Le plus haut score l’emporte ; à égalité, la victoire est partagée. La partie finit aussi quand tout le monde passe son tour { $stalemate } manches de suite ; avec le sac vide, { $stalemateempty } suffisent.
dice-rules-leaving-title = Partir
dice-rules-leaving =
    On saute le tour d’une personne partie, ce qui vaut un tour passé, et elle ne pioche ni ne lance. Ses dés restent les siens jusqu’à son retour. { $alone ->
        [0] La seule personne présente, quand les autres sont parties ou absentes, peut mettre fin à la partie, et les scores restent.
       *[other] Une personne seule depuis { $alone } s, quand les autres sont parties ou absentes, peut mettre fin à la partie, et les scores restent.
    } Quand il n’y a plus personne, la partie s’interrompt. { $botswait ->
        [yes] Tant que toutes les personnes sont absentes, la partie les attend, quel que soit le nombre de robots.
       *[no] Les robots continuent de jouer même si toutes les personnes sont absentes.
    }
dice-rules-hints-title = Indices
dice-rules-hints =
    { $hints ->
        [rated] Il n’y a pas d’indices à cette table, car ses résultats comptent.
        [yes] À l’ouverture, un indice dit s’il y a un SET parmi vos dés, et le suivant montre l’un de ces dés. Pendant un tour, un indice montre quels dés utiliser, et le suivant sur quelles cases ; ou il dit qu’aucun dé ne convient. Seule la personne qui le demande le voit. Les autres apprennent qu’elle l’a demandé, et la feuille de score compte les indices. À cette table, tout le monde peut demander des indices.
       *[no] À l’ouverture, un indice dit s’il y a un SET parmi vos dés, et le suivant montre l’un de ces dés. Pendant un tour, un indice montre quels dés utiliser, et le suivant sur quelles cases ; ou il dit qu’aucun dé ne convient. Seule la personne qui le demande le voit. Les autres apprennent qu’elle l’a demandé, et la feuille de score compte les indices. Qui joue seul contre des bots peut demander des indices ; à deux personnes ou plus, il n’y en a pas à cette table.
    }

dice-rules-field-layout = plateau
dice-rules-field-point-seconds = temps pour choisir les dés d’ouverture
dice-rules-field-arrange-seconds = temps pour ordonner les dés d’ouverture
dice-rules-field-wrong-calls = annonces fausses avant de devoir attendre le prochain lancer
dice-rules-field-opening-seconds = temps de l’ouverture
dice-rules-field-sees-none = relance automatique si personne n’a de SET
dice-rules-field-turn-seconds = temps d’un tour
dice-rules-field-exactly-three = exactement trois dés par tour
dice-rules-field-time-out = quand le temps est écoulé
dice-choice-time-out-play = Jouer les dés posés, si c’est valable
dice-choice-time-out-pass = Passer son tour
dice-choice-runs-every = Chaque SET compte en entier
dice-choice-runs-once = Chaque dé compte une fois par direction
dice-choice-new-wilds-next-turn = Il compte à partir du tour suivant
dice-choice-new-wilds-second-set = Il compte à partir de son deuxième SET
dice-rules-field-runs = longues suites
dice-rules-field-new-wilds = points d’un nouveau WILD
dice-rules-field-several-swaps = plusieurs échanges par tour
dice-rules-field-wild-swaps = remplacer un WILD par un WILD
dice-rules-field-freed-swaps = échanges avec des dés libérés
dice-rules-field-swap-is-pass = des échanges sans dé posé valent un tour passé
dice-rules-field-extra-roll = lancer supplémentaire
dice-rules-field-extra-seconds = temps du lancer supplémentaire
dice-rules-field-stalemate-empty = manches où tout le monde passe avant la fin (sac vide)
dice-rules-field-stalemate = manches où tout le monde passe avant la fin
dice-rules-field-bots-wait = les robots attendent si toutes les personnes sont absentes
dice-rules-field-alone-seconds = délai avant que la dernière personne puisse terminer la partie
dice-rules-field-away-seconds = délai avant de compter comme une absence
dice-rules-field-hints = indices à deux ou plus
dice-rules-field-rated = partie classée

## La même chose, dite à la personne qui l’a faite

event-opening-called-you =
    { $tie ->
        [yes] Vous annoncez « SET ! » ; quelqu’un d’autre a annoncé au même instant, et le hasard a décidé.
       *[no] Vous annoncez « SET ! ».
    }
event-opening-picked-you = Vous choisissez { $dice }.
event-opening-failed-you =
    { $reason ->
        [time] Votre temps est écoulé.
        [taken-back] Vous annulez votre annonce.
        [left] Vous quittez la table sans choisir de dés.
       *[wrong] Vous vous trompez : { $dice } ne forment pas un SET ({ $why }).
    }
event-none-said-you = Vous ne voyez pas de SET.
event-opening-laid-you = Vous ouvrez avec { $dice } et avez { $score }.
event-turn-started-you = C’est à vous de jouer.
event-wild-swapped-you = Vous remplacez un WILD par { $dice }.
event-turn-played-you =
    { $timed ->
        [yes] Votre temps est écoulé ; les dés déjà posés sont joués : { $dice }
       *[no] Vous jouez { $dice }
    } : { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }, { $score } en tout.
event-turn-passed-you =
    { $reason ->
        [time] Vous n’avez plus de temps et passez.
        [left] Vous n’êtes plus là, on saute votre tour.
       *[passed] Vous passez.
    }
event-dice-hint-given-you = Vous demandez un indice. { $hint }
event-extra-chosen-you = Vous avez choisi.
event-dice-game-ended-you =
    { $reason ->
        [stalemate] Personne n’a joué de coup pendant autant de manches que les règles le permettent.
        [alone] La dernière personne présente met fin à la partie.
        [agreed] D’un commun accord, la partie s’arrête ici.
       *[dice] La dernière manche est finie.
    } Vous l’emportez.
