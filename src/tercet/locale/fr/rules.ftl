## Les règles d’une table

rules-title =
    { $edition ->
        [es] Les règles du livret espagnol
        [fr] Les règles du livret français
        [he] Les règles du livret hébreu
       *[pt] Les règles du livret brésilien
    }
rules-book =
    { $edition ->
        [es] Ce sont les règles du livret espagnol (Devir), les mêmes que dans le brésilien ; le texte est le nôtre.
        [fr] Ce sont les règles du livret français (Gigamic, 2024) ; le texte est le nôtre.
        [he] Ce sont les règles du livret hébreu ; le texte est le nôtre.
       *[pt] Ce sont les règles du livret brésilien (Devir), les mêmes que dans l’espagnol ; le texte est le nôtre.
    }
rules-book-variant =
    { $edition ->
        [es] En dehors de la variante, ce sont les règles du livret espagnol (Devir) ; le texte est le nôtre.
        [fr] En dehors de la variante, ce sont les règles du livret français (Gigamic, 2024) ; le texte est le nôtre.
        [he] En dehors de la variante, ce sont les règles du livret hébreu ; le texte est le nôtre.
       *[pt] En dehors de la variante, ce sont les règles du livret brésilien (Devir) ; le texte est le nôtre.
    }
rules-aim-title = Le but
rules-aim =
    { $seats ->
        [1] { rules-aim-solo }
       *[other] { rules-aim-race }
    } { rules-seats }
rules-aim-race =
    Voir avant les autres un SET parmi les cartes étalées et { $scoring ->
        [sets] prendre plus de SET que les autres
       *[cards] gagner plus de cartes que les autres
    }.
rules-aim-solo = Prendre des SET jusqu’à épuiser la pioche, en essayant de vider la table.
rules-changes = Changements à cette table : { $fields }.
rules-deck =
    { $deck ->
        [solid] les { $size } cartes pleines
        [striped] les { $size } cartes hachurées
        [open] les { $size } cartes vides
        [red] les { $size } cartes rouges
        [green] les { $size } cartes vertes
        [purple] les { $size } cartes violettes
        [one] les { $size } cartes à un symbole
        [two] les { $size } cartes à deux symboles
        [three] les { $size } cartes à trois symboles
        [oval] les { $size } cartes à ovales
        [squiggle] les { $size } cartes à vagues
        [diamond] les { $size } cartes à losanges
       *[full] les { $size } cartes
    }

rules-variant-title = La variante
rules-variant = Cette variante n’est pas dans les livrets. Ici aussi, on appelle SET tout ce qui peut être pris. Là où ces règles parlent de trois cartes, lisez { $cards }.
rules-law-five = Le paquet compte 243 cartes : outre les quatre caractéristiques, chaque carte porte un signe, un soleil, une lune ou une étoile. Trois cartes peuvent être prises si chacune des cinq caractéristiques est la même sur les trois ou différente sur les trois.
rules-law-ultra = Quatre cartes peuvent être prises si elles forment deux paires et qu’une même carte compléterait un SET avec chacune. Cette carte n’a pas besoin d’être sur la table. On l’appelle aussi UltraSet ou Superset.
rules-law-ghost = Six cartes peuvent être prises si elles forment trois paires dont les troisièmes cartes manquantes formeraient elles-mêmes un SET. Pour chaque caractéristique, cela veut dire : six pareilles, trois et trois, deux de chaque, ou quatre et une et une. On l’appelle aussi GhostSet.
rules-law-quads = Chaque caractéristique a quatre valeurs. Quatre cartes peuvent être prises si chaque caractéristique est la même sur les quatre, différente sur les quatre, ou la même deux à deux. On l’appelle aussi EvenQuads ou Quads.
rules-law-dots = Chaque carte porte certains de six points, chacun avec sa place, sa couleur et sa lettre. De trois à sept cartes peuvent être prises si chaque point figure sur un nombre pair d’entre elles. Sept cartes en contiennent toujours. On l’appelle aussi Projective Set.
rules-way-chain = Les dernières cartes prises restent à côté de la table. Chaque SET suivant utilise exactement { $linked ->
        [1] l’une d’elles, qui ne rapporte plus rien
       *[other] { $linked } d’entre elles, qui ne rapportent plus rien
    }.
rules-way-all = Rien ne quitte la table. Chacun trouve ce qu’il peut ; quand tout a été trouvé, de nouvelles cartes sont posées. Désigner ce que quelqu’un a déjà trouvé ne coûte rien.
rules-way-hidden = Une carte du paquet reste cachée. Quand il ne reste rien à prendre, les cartes de la table disent laquelle : pendant 20 secondes, la première personne qui la nomme la gagne, et un faux nom est une erreur.
rules-ending-first = La manche se termine quand quelqu’un a { $goal } points.
rules-ending-takings = La manche se termine après { $goal } SET.
rules-ending-time = La manche se termine après { $goal } secondes ; une annonce en cours peut être achevée.
rules-together = Tout le monde joue ensemble contre son propre meilleur temps, et tout le monde gagne.

rules-cards-title = Les cartes
rules-cards =
    Chaque carte porte un, deux ou trois symboles identiques. Quatre caractéristiques les distinguent : le nombre de symboles (un, deux, trois), leur couleur (rouge, vert, violet), leur remplissage (plein, hachuré, vide) et leur forme (ovale, vague, losange). { $deck ->
        [full] Chaque combinaison existe une seule fois, ce qui fait { $size } cartes.
       *[other] On joue seulement avec { rules-deck } : une caractéristique ne change pas, et chaque combinaison des trois autres existe une fois.
    }

rules-set-title = Ce qu’est un SET
rules-set = Trois cartes forment un SET lorsque chaque caractéristique, prise à part, est la même sur les trois ou différente sur les trois. Pour deux cartes quelconques, il existe une seule troisième carte qui complète le SET.
rules-quick-check = Vérification rapide : si deux cartes ont une caractéristique en commun et que la troisième ne l’a pas, ce n’est pas un SET. Deux cartes rouges et une violette n’en forment jamais un, quel que soit le reste.

rules-deal-title = La donne
rules-deal =
    La personne qui donne mélange et étale { $layout } cartes à découvert, en { $layout ->
        [9] trois rangées de trois
        [12] trois rangées de quatre
       *[other] colonnes de trois
    }. Le reste forme la pioche.

rules-call-title = L’annonce
rules-call =
    On ne joue pas à tour de rôle. { $style ->
        [announce] { rules-call-announce }
        [point] { rules-call-point }
       *[default] { rules-call-announce } { rules-call-alone }
    }
rules-call-announce = La personne qui voit un SET annonce « SET ! ». La première annonce arrête le jeu : tant qu’elle n’est pas réglée, personne d’autre ne peut annoncer, prendre des cartes ni voter. La personne qui annonce a { $point } s pour choisir trois cartes. Laisser le temps s’écouler, annuler ou quitter la table compte comme une erreur, et une connexion perdue n’arrête pas le chronomètre.
rules-call-point = La personne qui voit un SET choisit aussitôt ses trois cartes : les choisir vaut annonce.
rules-call-alone = En solitaire on n’annonce rien : il suffit de choisir trois cartes.

rules-right-title = Une annonce juste
rules-right = Tout le monde voit la vérification des trois cartes, caractéristique par caractéristique. Si c’est un SET, elles vont à la personne qui l’a annoncé. S’il reste alors moins de { $layout } cartes sur la table et que la pioche n’est pas vide, trois nouvelles comblent les trous. S’il y en avait plus de { $layout } auparavant, rien n’est distribué et les cartes des colonnes ajoutées passent dans les trous. Une fois la pioche vide, les trous restent et aucune carte ne bouge.

rules-wrong-title = Une erreur
rules-wrong =
    Les cartes restent sur la table. { $penalty ->
        [cards] La personne qui s’est trompée perd trois cartes gagnées plus tôt dans cette manche, ou toutes si elle en a moins ; elles sont mises de côté, hors du jeu.
        [point] La personne qui s’est trompée perd un point, et son score peut devenir négatif.
       *[none] L’erreur ne coûte rien.
    } { $lock ->
        [0] { "" }
       *[other] À deux ou plus, la personne qui s’est trompée ne peut plus annoncer avant que les cartes changent ou que { $lock } s soient passées, mais elle peut voter. { $longest ->
            [0] { "" }
           *[other] Chaque nouvelle erreur consécutive double cette attente, jusqu’à { $longest } s ; une annonce juste la ramène à sa valeur de départ.
        }
    }

rules-race-title = Trop tard
rules-race = Une annonce, un choix ou un vote vaut pour les cartes que l’on voyait. Si elles ont changé entre-temps, si une carte choisie n’est plus là ou si quelqu’un a annoncé avant, l’action est refusée et ne coûte rien. Si deux personnes agissent au même instant, le hasard décide.

rules-none-title = Pas de SET
rules-none =
    { $seats ->
        [1] { rules-none-solo }
       *[other] { rules-none-together }
    }
rules-none-together =
    { $always ->
        [yes] { rules-none-always } { rules-none-stopping } { $noset ->
            [default] { rules-none-alone }
           *[other] { "" }
        }
       *[no] { $noset ->
            [vote] { rules-none-vote } { rules-none-waiting }
            [checked] { rules-none-checked } { rules-none-waiting }
            [auto] { rules-none-auto } { rules-none-stop } { rules-none-stopping }
           *[default] { rules-none-vote } { rules-none-waiting } { rules-none-alone }
        }
    }
rules-none-solo =
    { $always ->
        [yes] { rules-none-always }
       *[no] { $noset ->
            [vote] Quand vous ne voyez pas de SET, dites-le, et trois cartes s’ajoutent, même si un SET vous a échappé. À partir de { $certain } cartes sur la table, c’est refusé, car il y en a alors toujours un.
            [auto] { rules-none-auto } { rules-none-stop }
           *[checked] Quand vous ne voyez pas de SET, dites-le, et trois cartes s’ajoutent. Le programme vérifie : tant qu’il y a un SET, c’est refusé, et le résultat dit combien de fois.
        }
    }
rules-none-always =
    Avec { $layout } de ces { $size } cartes sur la table, il y a toujours un SET : tant que la pioche n’est pas vide, « pas de SET » est donc refusé{ $noset ->
        [checked] {" "}et compte comme un vote erroné
       *[other] { "" }
    }. { rules-none-stop }
rules-none-stop = Une fois la pioche vide, « pas de SET » est un vote pour arrêter.
rules-none-vote = Quand toutes les personnes présentes disent « pas de SET », on ajoute trois cartes, même si un SET a échappé à tout le monde. À partir de { $certain } cartes sur la table, « pas de SET » est refusé, car il y en a alors toujours un.
rules-none-checked = Quand toutes les personnes présentes disent « pas de SET », on ajoute trois cartes. Le programme contrôle chaque vote : tant qu’il y a un SET, il le refuse, et le résultat dit combien de fois.
rules-none-waiting =
    { rules-none-cleared } { $vote ->
        [0] Le silence ne vaut pas accord : on attend toutes les personnes présentes. { $look ->
            [0] { "" }
           *[other] À la personne restée silencieuse { $look } s pendant un vote, on demande si elle cherche encore ; sans réponse, ce vote ne l’attend plus au bout de { $look } s de plus.
        }
       *[other] Dès que quelqu’un a voté, une personne qui ne vote ni n’annonce pendant { $vote } s est réputée d’accord.
    } { rules-none-away }
rules-none-stopping =
    { rules-none-cleared } Le silence ne met jamais fin à une manche : le vote attend toutes les personnes présentes. { $look ->
        [0] { "" }
       *[other] À la personne restée silencieuse { $look } s pendant un vote, on demande si elle cherche encore, mais le vote continue de l’attendre.
    } { rules-none-away }
rules-none-cleared = Quand les cartes changent, les votes sont annulés ; une erreur laisse intacts les votes des autres, et annoncer retire le sien.
rules-none-away = Une personne déconnectée, ou dont la page est cachée ou l’appareil en veille depuis { $away } s, compte comme absente : on ne l’attend pas.
rules-none-auto = Quand il n’y a pas de SET sur la table, le programme ajoute automatiquement trois cartes.
rules-none-alone = En solitaire, le programme contrôle le vote : tant qu’il y a un SET, il le refuse, et le résultat dit combien de fois.

rules-end-title = La fin d’une manche
rules-end = La manche s’achève quand la pioche est vide et qu’il ne reste plus de SET sur la table ; le programme s’en aperçoit. La pioche étant vide, elle s’achève aussi quand toutes les personnes présentes ont voté pour arrêter ; le silence ne met jamais fin à une manche. Les cartes restantes ne sont à personne.

rules-score-title = Les points
rules-score =
    { $scoring ->
        [sets] Chaque SET vaut un point{ $penalty ->
            [point] {" "}et chaque erreur en retire un
           *[other] { "" }
        }.
       *[cards] Chaque carte gagnée vaut un point.
    } { $seats ->
        [1] { "" }
       *[other] Le plus haut score l’emporte ; à égalité, la victoire est partagée.
    }

rules-match-title = La partie
rules-match =
    { $seats ->
        [1] { rules-match-solo }
       *[other] { rules-match-together }
    }
rules-match-together =
    { $deals ->
        [0] La donne passe à gauche, et la partie s’achève quand tout le monde a donné une fois. { rules-match-seats } { rules-match-totals }
        [1] Une seule manche décide. La personne qui quitte la table garde sa place et ses points. Pour une partie plus longue, l’hôte peut fixer un nombre de manches, ou décider que tout le monde donne une fois, et l’on additionne alors les points.
       *[other] La donne passe à gauche, et la partie s’achève après { $deals } manches. { rules-match-totals }
    } Une manche commence quand il y a au moins deux joueurs et que toutes les personnes présentes sont prêtes, ou quand l’hôte la lance, même pour jouer en solitaire. { $deals ->
        [1] { "" }
       *[other] { $pause ->
            [0] La manche suivante s’enchaîne aussitôt.
           *[other] La manche suivante commence après { $pause } s, ou dès que toutes les personnes présentes sont prêtes.
        }
    } Si l’hôte s’en va, la personne assise depuis le plus longtemps prend le relais. { $rated ->
        [yes] Toute personne qui joue peut proposer de terminer la partie plus tôt ; cela se fait quand toutes les personnes qui jouent sont d’accord, et l’on attend celles qui sont absentes.
       *[no] Toute personne qui joue peut proposer de redistribuer cette manche ou de terminer la partie plus tôt ; cela se fait quand toutes les personnes qui jouent sont d’accord, et l’on attend celles qui sont absentes.
    }
rules-match-solo =
    { $deals ->
        [0] Il y a une seule manche. Elle commence quand vous voulez, et vous pouvez à tout moment redistribuer ou arrêter.
        [1] Il y a une seule manche. Elle commence quand vous voulez, et vous pouvez à tout moment redistribuer ou arrêter.
       *[other] Il y a { $deals } manches, et l’on additionne les points. La première commence quand vous voulez, et vous pouvez à tout moment redistribuer ou arrêter.
    }
rules-match-seats = Les places prises au départ fixent le nombre de manches : celle d’une personne partie est sautée, et une personne qui arrive en cours de partie n’en ajoute pas.
rules-match-totals = Le total décide. Une personne qui arrive en cours de partie joue à partir de la manche suivante ; une personne qui part garde sa place et ses points.

rules-start-title = Démarrage facile
rules-start =
    { $edition ->
        [fr] Il y a deux façons de débuter. Le démarrage facile n’utilise que les 27 cartes pleines, dont 12 sur la table ; la variante simplifiée en étale neuf, en carré. Le reste ne change pas.
        [he] Pour apprendre, on joue avec un tiers du paquet où une caractéristique ne change pas, par exemple les 27 cartes pleines. Le reste ne change pas.
       *[other] Pour apprendre, on joue seulement avec les 27 cartes pleines, si bien que le remplissage est toujours le même. Le reste ne change pas.
    } { $deck ->
        [full] { "" }
       *[other] Cette table joue avec { rules-deck }, dont { $layout } étalées.
    }

rules-alone-title = En solitaire
rules-alone =
    On prend des SET jusqu’à épuiser la pioche, en essayant de vider la table. Le résultat montre les cartes restantes, le temps, les erreurs, les « pas de SET » erronés et les indices. Les indices disent d’abord qu’il y a un SET, puis montrent une, deux et trois de ses cartes. En solitaire, on peut faire une pause : les cartes sont cachées et le temps ne compte pas. { $hints ->
        [yes] Ici, il y a aussi des indices à deux ou plus : tout le monde voit l’indice, quelle que soit la personne qui l’a demandé, et il figure au résultat.
        [solo] { "" }
        [rated] À deux ou plus, il n’y a pas d’indices ici.
       *[no] Contre des robots seulement, on a aussi des indices ; à deux personnes ou plus, il n’y en a pas ici.
    } { $rated ->
        [yes] Cette table est classée.
       *[no] { "" }
    }

rules-seats-title = Les joueurs
rules-seats =
    { $seats ->
        [1] Une seule personne ; tout le monde peut regarder.
       *[other] D’un à { $seats } joueurs ; tout le monde peut regarder.
    } { $late ->
        [yes] Toute personne qui arrive pendant la première manche y joue aussitôt.
       *[no] { "" }
    }

rules-odds-title = Les probabilités
rules-odds =
    { $edition ->
        [fr] D’après le livret, 12 cartes sont sans SET une fois sur { 33 }, et 15 cartes une fois sur { 2500 }.
        [he] D’après le livret, il y a un SET parmi 12 cartes dans environ { 97 } % des cas, et parmi 15 dans plus de { 99.9 } %.
       *[other] D’après le livret, il y a un SET parmi 12 cartes dans { 97 } % des cas, et parmi 15 dans { 99.96 } %.
    } En chiffres exacts, pour des cartes qui viennent d’être données parmi les 81 : parmi 12, il y a un SET dans { $share12 } % des cas, et aucun une fois sur { $once12 } ; parmi 15, il y en a un dans { $share15 } % des cas, et aucun une fois sur { $once15 }. { $deck ->
        [full] { "" }
       *[other] De ces 27 cartes, neuf ne contiennent aucun SET une fois sur { $once9 } donnes, et dix ou plus en contiennent toujours un.
    }

## Les champs des règles

rules-field-deck = paquet ({ rules-deck })
rules-field-law = ce que l’on prend
rules-field-way = la façon de jouer
rules-field-ending = la fin
rules-field-goal = le but
rules-field-together = le jeu en équipe
rules-field-layout = cartes sur la table
rules-field-style = façon d’annoncer
rules-field-point-seconds = temps pour choisir
rules-field-penalty = erreurs
rules-field-lock-seconds = attente après une erreur
rules-field-longest-lock-seconds = plus longue attente après des erreurs de suite
rules-field-no-set = pas de SET
rules-field-vote-seconds = temps après lequel le silence vaut accord
rules-field-look-seconds = temps avant la question « Vous cherchez encore ? »
rules-field-away-seconds = délai avant de compter comme une absence
rules-field-scoring = points
rules-field-deals = nombre de manches
rules-field-pause-seconds = pause entre les manches
rules-field-hints = indices à deux ou plus
rules-field-rated = classement
rules-field-late-join = rejoindre la première manche en cours

## Dessins à côté des règles

rules-examples-are = Ce sont des SET
rules-examples-are-not = Ce ne sont pas des SET
rules-example = { $things } : { $findings }.
