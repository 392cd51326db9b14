## Les commandes

server-serve = Démarre un serveur où peut jouer toute personne qui a son adresse.
server-backup = Copie les données d’un serveur dans un fichier, sans l’arrêter.
server-restore = Met une sauvegarde à la place des données d’un serveur, même pendant qu’il tourne.
server-rebuild = Recalcule tous les résultats et statistiques à partir des journaux d’un serveur arrêté.
server-migrate = Copie les données d’un serveur d’un dossier vers une base PostgreSQL ou inversement, et vérifie la copie.

## Arguments et options

server-folder = DOSSIER
server-help-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines
server-help-lan = laisse entrer les autres appareils du réseau ; affiche leur adresse et un code QR
server-help-address = l’adresse à laquelle les autres trouvent ce serveur, pour les liens et les codes QR
server-help-visitors = dit qui entre et qui sort
server-help-log = le format du journal : plain pour les gens (par défaut dans un terminal) ou json pour les services
server-help-port = le port d’écoute (par défaut : { $port } ; 0 prend un port libre)
server-help-data = où garder les données (par défaut : votre dossier de données)
server-help-store = l’adresse d’une base de données PostgreSQL pour les tables et les identités, comme postgresql://utilisateur@serveur/nom (par défaut : un fichier dans le dossier de données)
server-help-bus = l’adresse d’un serveur NATS, comme nats://serveur:4222 ; grâce à lui, autant de serveurs que voulu avec le même --store n’en font qu’un
server-help-trust-proxy = faire confiance aux en-têtes X-Forwarded-* du proxy inverse
server-help-origin = l’origine d’un autre site dont les pages peuvent se connecter ; option répétable
server-help-allow-host = un nom par lequel on atteint ce serveur, en plus de celui de cet ordinateur ; option répétable
server-help-metrics-token = un jeton avec lequel d’autres ordinateurs peuvent lire /api/metrics ; à définir de préférence dans TERCET_METRICS_TOKEN
server-help-keep-free = mégaoctets du disque qui doivent rester libres : en dessous, aucune nouvelle table n’est ouverte
server-help-keep-days = combien de jours les parties finies sont gardées
server-help-keep-idle = combien de jours est gardée une table inachevée que personne n’utilise
server-help-bots = si l’on peut ajouter des robots aux tables (oui par défaut)
server-help-web = servir ce client web au lieu de celui qui est fourni
server-help-offline = permettre aux pages de garder le contenu de ce dossier, pour jouer en solitaire sans le serveur (`make static` l’écrit dans build/static/offline)
server-help-quiet = ne consigner que ce qui va mal
server-help-backup-file = la sauvegarde
server-migrate-from = SOURCE
server-migrate-to = CIBLE
server-help-migrate-from = le dossier de données ou la base de données (postgresql://…) à copier ; son serveur doit être arrêté
server-help-migrate-to = la base de données ou le dossier de données de destination, encore vide

## Ce qu’elles disent

server-open = Dans un navigateur de cet ordinateur, ouvrez { $address } (Ctrl+C arrête le serveur)
server-only-here = Seul cet ordinateur peut rejoindre une table. Pour laisser entrer les téléphones et les autres ordinateurs du réseau, lancez-le avec --lan.
server-others = Sur les autres appareils du réseau, ouvrez { $addresses }
server-no-page = La page n’a pas été construite : seuls des programmes peuvent se connecter. Dans le dossier du projet, lancez make play, ou lancez make wheel et installez le wheel.
server-came = { $name } vient d’arriver.
server-went = { $name } vient de partir.
server-bad-address = { $address } n’est pas une adresse valide : elle doit commencer par http:// ou https://.
server-bad-port = { $port } n’est pas un port valide : choisissez-en un de 0 à 65535.
server-bad-store = { $store } n’est pas l’adresse d’une base de données : elle doit commencer par postgresql://.
server-bad-bus = { $bus } n’est pas l’adresse d’un serveur NATS : elle doit commencer par nats:// ou tls://.
server-bus-without-store = --bus relie des serveurs qui partagent une base de données : il demande donc aussi --store postgresql://…
server-host-and-lan = --host { $host } n’ouvre le serveur qu’à cet ordinateur, --lan à tout votre réseau. Gardez l’un des deux.
server-data-is-file = « { $path } » est un fichier. Avec --data, indiquez le dossier des données du serveur.
server-no-bus = NATS est injoignable à l’adresse { $bus } ({ $problem }). Démarrez-le, ou corrigez --bus.
server-listen-taken = Le port { $port } de { $host } est utilisé par un autre programme, peut-être par un autre serveur Tercet. Arrêtez-le, ou choisissez un autre port avec --port (0 en prend un libre).
server-listen-denied = Vous n’avez pas le droit d’utiliser le port { $port } de { $host }. Choisissez-en un au-dessus de 1023 avec --port.
server-listen-failed = Impossible d’écouter sur { $host }, port { $port }. Est-ce bien une adresse de cet ordinateur ? 127.0.0.1 en est toujours une ; 0.0.0.0 les désigne toutes.
server-backed-up = Les données de { $folder } ont été copiées dans { $file }.
server-restored = Les données de { $file } ont été restaurées. Les précédentes restent à côté, dans un fichier qui finit par « .before-restore ».
server-rebuilt =
    { $games ->
        [0] Aucune partie lue
        [one] Une partie lue
       *[other] { $games } parties lues
    } ; { $without ->
        [0] chaque table terminée a un résultat.
        [one] une table terminée n’a pas de résultat, car personne n’y a joué ou son journal est illisible.
       *[other] { $without } tables terminées n’ont pas de résultat, car personne n’y a joué ou leur journal est illisible.
    }
server-rebuilt-same = Les résultats sont les mêmes qu’avant.
server-rebuilt-other = Les résultats diffèrent de ceux qui étaient gardés ; les nouveaux les remplacent.
server-backed-up-database = Sauvegarde écrite dans { $file }, et la clé qui signe les identités dans { $key }. Gardez les deux.
server-restored-database = Les données de { $file } ont remplacé celles de la base de données.
server-restore-no-key = { $file } : la clé de ses invités manque ; placez { $key } à côté. « tercet backup --store » la crée ; pour la sauvegarde d’un dossier, c’est une copie d’identity.key.
server-which-place = Une base de données est aussi définie ({ $variable } ou le fichier de configuration), et on ne sait pas ce que vous voulez. Pour le dossier « { $folder } », retirez ce réglage ; pour la base de données, omettez --data.
server-migrate-same = C’est le même endroit. Indiquez d’où copier et vers où.
server-migrated = Copié et vérifié : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } avec { $entries ->
    [one] { $entries } entrée de journal
   *[other] { $entries } entrées de journal
 }, toutes les identités et leur clé.
server-not-copied = Rien n’a été copié : { $problem }
server-not-a-backup = « { $file } » n’est pas une sauvegarde de Tercet, ou elle est endommagée. Rien n’a été modifié.
server-backup-exists = « { $file } » existe déjà. Choisissez un autre nom.
server-no-data = Il n’y a pas de données de serveur dans « { $folder } ». Indiquez son dossier avec --data.
server-in-use = Un autre serveur utilise les données de « { $folder } ». Arrêtez-le, ou choisissez un autre dossier avec --data.
server-restore-refused = Le serveur qui utilise « { $folder } » n’a pas accepté la sauvegarde. Arrêtez-le, restaurez, puis relancez-le.
server-too-new = Les données ont été écrites par un Tercet plus récent. Mettez celui-ci à jour, ou restaurez une sauvegarde antérieure : « { $folder } »
server-not-a-table = « { $url } » n’est pas l’adresse d’une table. Une telle adresse ressemble à http://localhost:8181/t/abc.
server-unreachable = { $server } est injoignable : { $problem }

## Pourquoi une connexion s’est terminée

server-closed = Connexion fermée : { $code }
server-bye-reload = ce programme et le serveur n’ont pas la même version ; mettez à jour le plus ancien.
server-bye-no-table = cette table n’existe pas.
server-bye-no-guest = le serveur ne vous connaît plus ; entrez de nouveau.
server-bye-taken-over = vous êtes à cette table dans une autre fenêtre.
server-bye-removed = l’hôte vous a fait quitter la table.
server-bye-closed = la table a été fermée.
server-bye-too-slow = la connexion était trop lente.
server-bye-too-fast = trop de messages à la fois.
server-bye-restart = le serveur redémarre.
server-bye-unreachable = le serveur est injoignable.
server-bye-unknown-game = ce programme ne connaît pas le jeu qui s’y joue.
server-bye-left = vous avez quitté la table.
## Ce que dit le lien d’une table là où on le partage

server-preview-home-title = Tercet : jouez à SET, le jeu de perception visuelle
server-preview-home-about = En solitaire, contre des robots ou entre amis à la même table, sur tout appareil : sans compte et sans rien installer.
server-preview-daily-title = Le défi SET du jour
server-preview-daily-about = Les mêmes cartes pour tout le monde, chaque jour. En combien de temps trouverez-vous tous les SET ?
server-preview-learn-title = Apprendre à jouer à SET
server-preview-learn-about = Quelques pages courtes à essayer, et vous trouverez votre premier SET.
server-preview-table-title = { $game ->
        [dice] Venez jouer à SET avec des dés
        [puzzle] Un défi SET contre la montre
       *[other] Venez jouer à SET avec moi
    }
server-preview-table-about = { $state ->
        [running] La partie est en cours. Ouvrez le lien pour la regarder, ou pour jouer s’il reste une place.
        [over] Cette partie est terminée. Ouvrez le lien pour voir comment elle a fini.
       *[lobby] Une table vous attend sur Tercet. Ouvrez le lien, écrivez un nom et jouez : sans compte et sans rien installer.
    }

## Fichiers pour qui administre un serveur

deploy-help = Affiche les fichiers pour faire tourner un serveur en permanence : un service, des conteneurs, un proxy avec TLS.
deploy-domain = NOM
deploy-arg-target = avec quoi faire tourner le serveur
deploy-arg-domain = le nom sous lequel on joint le serveur
deploy-arg-into = écrit les fichiers dans ce dossier au lieu de les afficher
deploy-bad-domain = « { $domain } » n’est pas un nom comme set.example.org.
deploy-exists = « { $path } » existe déjà et diffère ; déplacez-le, ou choisissez un autre dossier.
deploy-next = Lancez ensuite :
deploy-first-compose = Pour installer un wheel que vous avez construit, mettez-le à côté de ces fichiers.
deploy-first-caddy = Démarrez le serveur avec --trust-proxy.
deploy-first-nginx = Indiquez votre certificat dans nginx.conf et démarrez le serveur avec --trust-proxy.
deploy-first-cluster-compose = Créez d’abord le mot de passe, comme l’indique compose.yaml.
deploy-first-cluster-systemd = Écrivez d’abord le mot de passe de la base de données dans cluster.env. Sur chacune des autres machines, installez seulement tercet@.service et cluster.env, avec l’adresse de cette machine dans TERCET_HOST.

## Supprimer ce qui est ancien

sweep-help = Indique si le serveur supprime les anciennes tables, ou s’il attend parce que la date a fait un bond de plus d’une semaine.
sweep-arg-yes = confirme que la date est juste, pour que les anciennes tables soient supprimées
sweep-fine = Les anciennes tables sont supprimées comme d’habitude : nous sommes le { $now }.
sweep-waiting = Rien n’est supprimé : d’après l’horloge du serveur, nous sommes le { $now }, mais ses données ont servi pour la dernière fois le { $last }. Si la date est juste, lancez : tercet sweep --yes
sweep-confirmed = La date du { $now } est tenue pour juste. Le serveur supprime les anciennes tables d’ici une minute, mais jamais avant d’avoir tourné dix minutes.

## Un cluster

cluster-status-help = Montre quels nœuds partagent une base de données, ce qu’il reste de leurs baux et combien de tables chacun possède.
cluster-arg-store = l’adresse de la base de données que partagent les nœuds, comme postgresql://user@host/name
cluster-no-store = Indiquez la base de données que partagent les nœuds : --store postgresql://… ou TERCET_STORE.
cluster-head-node = nœud
cluster-head-lease = bail restant (s)
cluster-head-heartbeat = dernier signal (s)
cluster-head-tables = ses tables
cluster-alone = Un seul serveur utilise cette base de données, sans bus.
cluster-nobody = Aucun serveur n’utilise cette base de données.
cluster-no-bus = { $node } n’a pas de connexion à NATS.
cluster-unheard = { $node } n’entend pas { $others } : est-il sur un autre serveur NATS ?
cluster-left = { $tables ->
    [one] { $tables } table appartient à un nœud disparu : elle revient au premier qui l’ouvre.
   *[other] { $tables } tables appartiennent à des nœuds disparus : chacune revient au premier qui l’ouvre.
}
cluster-answer = La base de données répond en { $millis } ms.

## Pourquoi les données d’un serveur sont inutilisables

store-damaged = « { $place } » est endommagé ou n’est pas une base de données de Tercet ({ $problem }). Restaurez une sauvegarde avec : tercet restore
store-foreign = « { $place } » est un fichier SQLite, mais pas de Tercet. Choisissez un autre dossier avec --data.
store-journal = Les données sont endommagées (ligne { $row } du journal). Restaurez une sauvegarde.
store-log = Le journal de la table { $table } est endommagé. Restaurez une sauvegarde.
store-unreadable = Impossible de lire ou d’écrire dans « { $place } » : { $problem }
store-silent = { $place } ne répond pas.
store-missing = Il n’y a pas de données de Tercet dans « { $place } ».
store-no-backup = Il n’y a pas de sauvegarde nommée « { $place } ».
store-exists = « { $place } » existe déjà, et rien n’est écrasé. Choisissez un autre nom.
store-not-empty = Cette base de données contient déjà des tables ou des identités, et rien n’est écrasé. Choisissez-en une vide.
store-in-use = Un autre serveur utilise { $place }. Arrêtez-le d’abord.
store-in-use-older = Des serveurs d’une version plus ancienne utilisent { $place } et ne pourraient plus continuer après la mise à niveau. Arrêtez-les tous d’abord.
store-older = { $place } a été écrit par un Tercet plus ancien. Utilisez cette version-là, ou démarrez un serveur de celle-ci, qui met les données à niveau.
store-too-new = Les données ont été écrites par un Tercet plus récent. Mettez celui-ci à jour, ou restaurez une sauvegarde d’avant la mise à jour.
store-unreleased = Les données de { $place } datent d’avant Tercet 0.1.0, qui ne peut pas les lire ; rien n’a été modifié.
store-old-postgres = Il faut PostgreSQL { $needed } ou plus récent ; celui-ci est { $found }.
