## Pourquoi une chose n’est pas possible maintenant

refusal-not-in-deal = La manche avait déjà commencé à votre arrivée : vous jouez à partir de la prochaine.
refusal-already-called = Vous avez déjà annoncé : choisissez trois cartes.
refusal-call-pending = Quelqu’un a annoncé avant vous. Attendez que ce soit réglé.
refusal-layout-changed = Les cartes ont changé avant que votre action n’arrive. Cela ne vous coûte rien.
refusal-locked-out =
    { $seconds ->
        [1] Après une erreur il faut attendre : encore une seconde, ou que les cartes changent.
       *[other] Après une erreur il faut attendre : encore { $seconds } secondes, ou que les cartes changent.
    }
refusal-not-your-call = Vous n’avez pas annoncé « SET ! ».
refusal-too-late = Le temps pour choisir les cartes est écoulé.
refusal-call-first = À cette table, on annonce d’abord « SET ! », puis on choisit trois cartes.
refusal-point-at-once = À cette table, on n’annonce rien : choisissez directement trois cartes.
refusal-wrong-card-count =
    { $most ->
        [7] Choisissez de { $least } à { $most } cartes différentes.
       *[other] Choisissez { $least } cartes différentes.
    }
refusal-card-not-here = Cette carte n’est pas sur la table : { $card }. Cela ne vous coûte rien.
refusal-no-votes-here = À cette table, quand il n’y a pas de SET, des cartes s’ajoutent automatiquement.
refusal-set-is-certain = Il y a forcément un SET : { $cards } cartes de ce paquet en contiennent toujours un.
refusal-already-voted = Vous avez déjà dit qu’il n’y a pas de SET.
refusal-no-hints-here = Les indices sont désactivés à cette table.
refusal-not-asked = Personne n’attend votre réponse.
refusal-no-more-hints = Les indices vous ont déjà tout montré.
refusal-no-set-to-show = Il n’y a pas de SET à montrer.
refusal-others-here = Vous ne pouvez faire une pause que s’il n’y a personne d’autre à la table.
refusal-paused = La partie est en pause. Reprenez-la d’abord.
refusal-not-paused = La partie n’est pas en pause.
refusal-table-is-paused = La table est en pause. Elle reprendra au signal de la personne qui anime la salle.
refusal-table-not-paused = La table n’est pas en pause.

## Les places

refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-too-many-comers = Tant de monde est passé par cette table qu’elle n’accepte plus personne. Ouvrez-en une autre.
refusal-log-full = Il s’est passé tant de choses à cette table que son journal est plein. Ouvrez-en une autre.
refusal-table-full =
    { $seats ->
        [1] La seule place est prise. Vous pouvez regarder.
       *[other] Les { $seats } places sont prises. Vous pouvez regarder.
    }
refusal-bad-name = Un nom contient au moins une lettre ou un autre caractère visible, et au plus { $most } caractères.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-not-here = Cette personne n’est pas à cette table.
refusal-still-here = Vous êtes déjà à la table.
refusal-not-free = La personne qui a cette place est encore à la table.
refusal-was-removed = L’hôte vous a fait quitter cette table.
refusal-already-ready = Vous avez déjà dit que vous pouviez commencer.
refusal-not-ready-yet = Vous n’aviez pas dit que vous pouviez commencer.
refusal-nothing-changes = C’est déjà le cas.
refusal-already-committed = Votre nombre aléatoire pour ce démarrage est déjà scellé.
refusal-other-seed = La table est déjà passée à un autre démarrage.
refusal-nonce-not-asked = Aucun nombre aléatoire ne vous est demandé maintenant.
refusal-already-revealed = Vous avez déjà révélé votre nombre aléatoire.
refusal-wrong-nonce = Ce nombre aléatoire n’est pas celui que vous aviez scellé.
refusal-proposal-pending = Il faut d’abord répondre à une autre proposition.
refusal-no-proposal = Il n’y a pas de proposition à laquelle répondre.
refusal-already-agreed = Vous avez déjà accepté.
refusal-not-at-rated-tables = À une table classée, on ne peut pas recommencer.
refusal-game-over = La partie est terminée.
refusal-not-started = Le jeu n’a pas encore commencé.
refusal-already-started = Le jeu a déjà commencé.
refusal-unknown-command = Ce jeu ne sait pas ce que veut dire « { $command } ».

## Ce que la table elle-même refuse

refusal-already-seated = Vous avez déjà une place à cette table.
refusal-not-saved = Cela n’a pas pu être enregistré. Réessayez.
refusal-only-watching = Dans cette fenêtre, vous ne faites que regarder. Jouez dans l’autre.
refusal-too-soon = Trop tôt : ce n’était pas encore visible.
refusal-chat-off = À cette table, on n’envoie que des phrases rapides.
refusal-nothing-to-say = Il n’y a rien à envoyer.
refusal-no-chat-at-listed-tables = Les tables publiques sont ouvertes à tout le monde : on n’y envoie que des phrases rapides.
refusal-no-such-bot = Ce robot n’existe pas. Choisissez parmi : { $levels }.
refusal-not-this-game = Cette question concerne un autre jeu.
refusal-no-bots-here = Les robots sont désactivés sur ce serveur.
refusal-internal-error = Une erreur est survenue. Rien n’a changé.
refusal-too-fast = Trop de choses à la fois. Attendez un instant avant d’en envoyer d’autres.
refusal-not-sent = La connexion a été perdue et le message n’est pas parti. Renvoyez-le.
refusal-lost-meanwhile = La connexion a été perdue ; à son retour, il était trop tard pour cela.
refusal-press-lost = La connexion a été perdue avant que cela n’arrive. Réessayez quand elle sera revenue.
refusal-too-long = C’est trop long : { $most } caractères au plus.
refusal-bad-message = Le serveur n’a pas pu comprendre cela.
refusal-wrong-seat-link = Ce lien a déjà servi ou un plus récent l’a remplacé. Créez un nouveau lien sur l’appareil avec lequel vous jouez.
refusal-not-shown-yet = Les cartes ne sont pas encore visibles.
refusal-already-found = Vous avez déjà trouvé ce SET. Cela ne coûte rien.

# Rooms
refusal-not-joining = Cette salle n’accepte plus personne.
refusal-nobody-here = Il n’y a encore personne pour jouer.
refusal-round-under-way = Il faut attendre la fin de cette ronde.
refusal-no-round = Aucune ronde n’est en cours.
refusal-most-tables = Une salle peut avoir { $most } tables au plus.
refusal-most-rounds = Une salle peut avoir { $most } rondes au plus.
refusal-tables-stopped = Toutes les tables sont déjà en pause.
refusal-tables-go-on = Aucune table n’est en pause.
refusal-no-such-table-here = Cette table n’existe pas dans cette ronde, ou elle est terminée.
refusal-wrong-owner-link = Ce lien pour animer la salle ne fonctionne plus. Demandez le nouveau.
refusal-no-such-claim = Cette demande n’existe plus.
refusal-room-rule-impossible = Ces règles sont impossibles : { $reason }
