## Le cours des cartes

web-learn-steps = Étapes de la leçon
web-learn-step = Étape { $step } : { $title }
web-learn-on = Suite
web-learn-before = Retour
web-learn-next = Suivant
web-learn-result = Voir le résultat
web-learn-right = Juste !
web-learn-wrong = Pas tout à fait.
web-learn-score = { $right } sur { $questions } justes
web-learn-yes = C’est un SET
web-learn-no = Ce n’est pas un SET
web-learn-choose = Choisissez la carte qui manque.
web-learn-features-title = Quatre caractéristiques
web-learn-features = Chaque carte montre un, deux ou trois symboles identiques. Regardez combien il y en a, leur couleur, leur remplissage et leur forme. Il y a trois sortes de chaque.
web-learn-set-title = Ce qu’est un SET
web-learn-set = Trois cartes forment un SET si chacune des quatre caractéristiques, prise à part, est la même sur les trois cartes ou différente sur les trois. Voici quatre SET :
web-learn-near-title = Presque un SET
web-learn-near = La vérification rapide : si deux cartes ont un point commun que la troisième n’a pas, ce n’est pas un SET. Une seule caractéristique suffit.
web-learn-question-title = SET ou pas ?
web-learn-complete-title = Quelle carte manque ?
web-learn-complete = Pour deux cartes données, une seule troisième complète le SET. Passez les quatre caractéristiques en revue.
web-learn-find-title = Trouvez le SET
web-learn-find = Un SET se cache parmi ces cartes. Choisissez ses trois cartes.
web-learn-first-title = Votre première partie
web-learn-first = Commencez par les 27 cartes pleines : une caractéristique de moins à vérifier. Vous jouez en solo, sans vous presser, avec des indices.
web-learn-count = Question no { $question } sur { $questions }
web-learn-question = Chacune des quatre caractéristiques : partout la même, ou partout différente ?

## Le cours des dés

web-learn-legal = Tour valable
web-learn-not-legal = Tour non valable
web-learn-dice-faces-title = Trois caractéristiques
web-learn-dice-faces = Les faces des dés sont comme les cartes pleines : un, deux ou trois symboles, une couleur, une forme. Il y en a 27, plus une.
web-learn-dice-wild = Il vaut n’importe quelle face. La personne qui le pose dit laquelle, et cela ne change plus.
web-learn-dice-same-title = Les SET de dés
web-learn-dice-same = La règle est celle des cartes : chaque caractéristique partout la même, ou partout différente. Mais des dés peuvent être identiques, et trois dés identiques forment aussi un SET. Les deux derniers n’en sont pas :
web-learn-dice-question-title = Un SET de dés ou pas ?
web-learn-dice-question = Nombre, couleur et forme : partout pareil, ou partout différent ?
web-learn-dice-turn-title = Un tour de jeu
web-learn-dice-turn = Posez jusqu’à trois de vos dés. Chacun doit faire partie d’un nouveau SET de trois voisins, en ligne ou en colonne, et tout doit être relié aux dés déjà posés. Le premier de ces tours est valable, les autres non :
web-learn-dice-score-title = Les points
web-learn-dice-score = Chaque dé de chaque nouveau SET vaut un point. Un dé en ligne et en colonne compte deux fois, une case bonus ajoute ses points une fois, et un WILD ne compte pas au tour où il est posé.
web-learn-dice-judge-title = Ce tour est-il valable ?
web-learn-dice-judge = Les dés cerclés sont le tour. Est-il valable ?
web-learn-dice-round-title = Le déroulement d’une partie
web-learn-dice-round = De deux à quatre joueurs ; chacun a cinq dés, visibles de tous.
web-learn-dice-round-opening = Tout le monde lance ses dés. La première personne qui voit un SET parmi les siens l’annonce, le pose au centre et ouvre ainsi la partie.
web-learn-dice-round-turns = Ensuite, chacun son tour : jouer jusqu’à trois dés, ou passer. Au début de son tour, on peut remplacer un WILD du plateau par un dé qui montre sa face.
web-learn-dice-round-refill = Quand tous ont joué, chacun repioche jusqu’à cinq dés et lance les nouveaux.
web-learn-dice-round-extra = Avant la manche suivante, chacun peut relancer une fois les dés de son choix.
web-learn-dice-round-end = Quand quelqu’un n’a plus de dés, on termine la manche. La personne qui a le plus de points gagne.
web-learn-dice-begin-title = Votre première partie de dés
web-learn-dice-begin = Pendant que vous essayez un tour, la page montre ses points, ou pourquoi il n’est pas valable. Rien ne compte avant de le jouer.
