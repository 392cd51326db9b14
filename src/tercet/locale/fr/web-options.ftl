## Rules and options of a new table

web-layout-12 = 12, trois rangées de quatre
web-layout-9 = 9, trois rangées de trois
web-none-vote = Accord unanime
web-none-checked = Accord unanime, et vérifié
web-none-auto = Automatique
web-none-edition-what = À plusieurs, par vote ; en solitaire, votre vote est vérifié.
web-none-vote-what = Trois cartes de plus quand tout le monde est d’accord, même si un SET a échappé à tout le monde.
web-none-checked-what = S’il y a un SET, le vote « pas de SET » est refusé, et le résultat dit combien de fois.
web-none-auto-what = Trois cartes s’ajoutent automatiquement quand il n’y a pas de SET.
web-more-options = Plus d’options
web-scoring-cards = Les cartes
web-scoring-sets = Les SET
web-scoring-edition-what = Selon le livret.
web-scoring-cards-what = Un point par carte gagnée.
web-scoring-sets-what = Un point par SET pris.
web-penalty-some = Coûte quelque chose
web-penalty-none = Ne coûte rien
web-penalty-edition-what = Selon le livret.
web-penalty-some-what = Trois cartes déjà gagnées si l’on compte les cartes, un point si l’on compte les SET.
web-penalty-none-what = Les cartes restent, et personne ne perd rien.
web-option-cards = Les cartes
web-option-layout = Cartes sur la table
web-option-hints = Indices aux tables de deux ou plus
web-option-hints-cards = Tout le monde voit l’indice, quelle que soit la personne qui l’a demandé, et le résultat le note.
web-option-hints-dice = Seule la personne qui demande l’indice le voit, et la feuille de score le compte.
web-option-point-what = Le temps pour choisir trois cartes après l’annonce ; de 2 à 30.
web-option-deals-what = Manches par partie ; 0 = une par personne.
web-option-lock-what = Pas de nouvelle annonce pendant ce temps, ou jusqu’à ce que les cartes changent ; de 0 à 30.
web-option-vote-what = 0 attend toutes les personnes présentes ; sinon de 5 à 120 à partir du premier « pas de SET ».
web-option-seats-what = Combien de personnes peuvent jouer à une table entre amis ; de { $least } à { $most }. Les autres peuvent regarder.
web-option-range = De { $least } à { $most }.
web-option-range-seconds = De { $least } à { $most } secondes.
web-option-pause-what = La manche suivante commence automatiquement après ce temps ; de 0 à 120.
web-option-rated = Partie classée
web-option-rated-what = Pas d’indices à deux ou plus, et impossible de recommencer.
web-option-turn-what =
    { $end ->
        [pass] Quand le temps est écoulé, vous passez.
       *[play] Quand le temps est écoulé, les dés déjà posés sont joués si le coup est valable ; sinon, vous passez.
    } De 20 à 600, ou 0 sans limite. Contre des robots seulement, il n’y a pas de limite si vous n’en fixez pas.
web-option-extra-what = Quand le temps est écoulé, vous gardez vos dés ; de 5 à 120, ou 0 sans limite.
web-option-name-what = Le temps pour choisir trois dés après l’annonce d’ouverture ; de 2 à 30, ou 0 sans limite.
