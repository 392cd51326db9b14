## Levels, from the weakest; first the card game's, then the dice game's

bots-level-learner = apprenti
bots-level-novice = novice
bots-level-casual = amateur
bots-level-regular = habitué
bots-level-expert = expert
bots-level-master = maître
bots-level-beginner = débutant
bots-level-greedy = intermédiaire
bots-level-strong = fort
bots-plays-on-key = F9 : un robot continue à la place de { $name }.

## Commands

bots-levels-help = Affiche les robots et ce dont ils s’inspirent.
bots-calibration-help = Mesure le temps que mettent les robots du jeu de cartes à voir un SET.
bots-tournament-help = Fait jouer aux robots de nombreuses parties entre eux et les classe.
bots-baseline-help = Mesure nos robots et un joueur au hasard dans les environnements PettingZoo.

bots-arg-bot = un niveau, ou un robot à vous sous la forme FICHIER.py:NOM
bots-arg-game = quel jeu (par défaut : cards, les cartes)
bots-arg-games = combien de parties, arrondi à des rondes complètes (par défaut : 100)
bots-arg-seats = combien de robots prennent place à une table (par défaut : 2)
bots-arg-edition = le livret de règles à suivre
bots-arg-seed = la même graine donne les mêmes parties
bots-arg-save = un dossier pour les journaux de toutes les parties
bots-arg-json = affiche le résultat en JSON
bots-arg-deals = combien de parties entières chaque niveau joue en solitaire (par défaut : 200)
bots-arg-displays = combien de tables isolées de chaque sorte chaque niveau examine (par défaut : 400)
bots-arg-episodes = combien d’épisodes joue chaque robot (par défaut : 20)

bots-needs-ratings = Le classement demande un autre paquet. Dans le dossier du projet : { $install }
bots-needs-picture = Le dessin demande un autre paquet. Dans le dossier du projet : { $install }
bots-needs-envs = Les environnements demandent d’autres paquets. Dans le dossier du projet : { $install }
bots-bad-count = { $option } doit valoir au moins { $least }, et non { $given }.
bots-stalled = Cette partie ne peut pas finir, car chaque robot attend les autres : { $names }.
bots-no-game = Aucun jeu ne s’appelle « { $game } ». Choisissez parmi : { $known }.
bots-no-bot = Aucun robot de ce jeu ne s’appelle « { $name } ». Choisissez { $known }, ou indiquez votre propre robot sous la forme FICHIER.py:NOM.
bots-other-game =
    « { $name } » est un robot du jeu de { $other ->
        [dice] dés
       *[cards] cartes
    }. Ici, choisissez { $known }, ou indiquez votre propre robot sous la forme FICHIER.py:NOM.
bots-no-module = Il n’y a pas de robot dans « { $spec } » : { $problem }
bots-no-name = « { $place } » ne contient rien qui s’appelle « { $name } ».
bots-bad-maker = « { $spec } » ne peut pas être créé à partir d’une graine : { $problem }
bots-no-answer = « { $spec } » crée quelque chose sans méthode « answer ».
bots-bad-answer = « { $spec }.answer » doit recevoir une vue, une place et une heure : def answer(self, view, seat, now)
bots-too-few = Pas assez de robots : { $bots } au lieu de { $seats }. Il en faut au moins 2 à une table.
bots-not-shared = Le robot { $bot } ne peut pas être envoyé aux processus qui jouent : définissez-le au niveau principal d’un fichier ou utilisez cores=1.
bots-too-many = Une table de ce jeu a { $most } places, et non { $seats }.
bots-failed = Le robot { $name } a échoué dans la partie { $number } : { $problem }
bots-stopped = Interrompu : { $done } parties sur { $wanted } ont été jouées, et ce sont elles qui comptent.

## Tables

bots-head-game = jeu
bots-head-shown = nom affiché
bots-head-bot = robot
bots-head-games = parties
bots-head-wins = victoires
bots-head-points = points
bots-head-rating = classement
bots-head-thinking = réflexion (médiane, maximum)
bots-head-aim = objectif
bots-head-seconds = secondes par SET
bots-head-wrong = annonces fausses
bots-head-denied = « pas de SET » erronés
bots-head-span = selon les caractéristiques différentes
bots-head-count = selon les SET présents
bots-head-race = en course
bots-head-number = nombre
bots-head-abundant = valeur abondante
bots-head-central = au milieu
bots-head-random = au hasard

bots-tournament-note =
    { $games ->
        [1] Une partie de { $game }. Entre crochets : intervalles de confiance à 95 % ; une égalité partage la victoire.
       *[other] { $games } parties de { $game }. Entre crochets : intervalles de confiance à 95 % ; une égalité partage la victoire.
    }
bots-game-cards = cartes
bots-game-dice = dés
bots-game-puzzle = défi
bots-calibration-note = Parties entières en solitaire ; puis tables isolées de douze cartes, en secondes : avec un seul SET qui diffère par 1, 2, 3, 4 caractéristiques ; avec 1 à 5 SET ; et ce qu’une course de recherches indépendantes prédit pour celles-ci.
bots-baseline-note = Points moyens par partie à une table de deux : le robot contre un joueur qui joue au hasard des coups permis. Dans le jeu de cartes, qui avance par pas d’un dixième de seconde, ce joueur attend 98 pas sur 100.
bots-rounded = Arrondi à partir de { $asked } : par rondes complètes de { $round } parties, chaque robot occupe chaque place aussi souvent.
bots-saved = Les journaux sont dans { $folder }.
bots-drawn = Le dessin est dans { $file }.
bots-levels-numbers = Les nombres des niveaux du jeu de cartes. Chacun est expliqué plus bas.
bots-levels-note = Les articles donnent le sens d’un effet ; sa taille est notre calibrage. Aucun chiffre n’est publié pour les secondes de nos niveaux.

## The parts of the model

bots-part-race = une recherche indépendante par SET, et la première qui aboutit l’emporte
bots-part-span = plus il y a de caractéristiques différentes, plus c’est lent
bots-part-abundant = la valeur la plus fréquente sur la table est favorisée
bots-part-central = les cartes du milieu sont un peu favorisées
bots-part-scale = les secondes de chaque niveau
bots-part-aim = les secondes moyennes par SET que vise le niveau, en solitaire
bots-part-perceive = le temps le plus court entre un changement et la fin d’une recherche, en secondes
bots-part-point = de l’annonce jusqu’au choix, en secondes
bots-part-sizes = combien plus lent, combien favorisé, et comment les temps se dispersent
bots-part-slip = les erreurs sont des presque SET qui échouent sur une caractéristique, plus souvent aux niveaux bas
bots-part-patience = l’hésitation avant de dire qu’il n’y a pas de SET
bots-part-second-look = combien de temps il cherche encore quand quelqu’un d’autre a dit qu’il n’y a pas de SET, en secondes
bots-part-crowd = temps proportionnel aux cartes en vue
bots-part-shape = la forme de la dispersion d’une recherche : les temps très courts sont rares
bots-part-steadiness = la faible variation du temps de choix et de l’hésitation
bots-our-calibration = notre calibrage

## The picture

bots-picture-title = Temps par SET selon le niveau (modèle ; les secondes sont notre calibrage)
bots-picture-spans = caractéristiques différentes du seul SET parmi 12 cartes
bots-picture-counts = SET parmi 12 cartes
bots-picture-seconds = secondes moyennes pour le voir
bots-picture-measured = mesuré
bots-picture-race = course de recherches indépendantes
bots-picture-effects = niveau
bots-picture-times = temps comparé aux autres SET
bots-picture-abundant = la valeur la plus abondante
bots-picture-central = cartes du milieu
bots-picture-slower = publié : plus lent quand plus de caractéristiques diffèrent
bots-picture-favoured = publié : les deux sont favorisées (sous 1)
