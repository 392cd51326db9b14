## Les commandes

server-serve = Démarre un serveur : des tables pour qui a son adresse.
server-backup = Copie les données d’un serveur dans un fichier, sans l’arrêter.
server-restore = Met une sauvegarde à la place des données d’un serveur, même pendant qu’il tourne.

## Arguments et options

server-folder = DOSSIER
server-help-host = où écouter ; 0.0.0.0 laisse entrer d’autres machines
server-help-port = le port d’écoute ({ $port } sans autre précision ; 0 prend un port libre)
server-help-data = où sont gardées les données, sinon dans votre dossier de données
server-help-trust-proxy = croire le mandataire inverse sur l’identité des clients
server-help-origin = une page d’un autre site qui peut se connecter ; peut être répété
server-help-keep-days = combien de jours les parties finies sont gardées
server-help-keep-idle = combien de jours est gardée une table inachevée que personne n’utilise
server-help-no-bots = n’asseoir aucun robot
server-help-web = servir ce client web au lieu de celui qui est fourni
server-help-quiet = ne consigner que ce qui va mal
server-help-backup-file = la sauvegarde

## Ce qu’elles disent

server-open = Ouvrez { $address } dans un navigateur. Ctrl+C arrête le serveur.
server-bad-port = { $port } n’est pas un port : choisissez-en un de 0 à 65535.
server-backed-up = Les données sont à l’abri dans { $file }.
server-restored = Les données de { $file } sont en place. Les précédentes sont à côté, avec la fin « .before-restore ».
server-not-a-table = '{ $url }' n’est pas l’adresse d’une table. Elle ressemble à http://localhost:8181/t/abc.

## Pourquoi une connexion s’est terminée

server-closed = La connexion est terminée : { $code }
server-bye-reload = ce programme est plus ancien ou plus récent que le serveur ; mettez-le à jour.
server-bye-no-table = cette table n’existe pas.
server-bye-no-guest = le serveur ne vous connaît plus ; entrez de nouveau.
server-bye-taken-over = vous êtes entré depuis une autre fenêtre.
server-bye-removed = l’hôte vous a écarté de la table.
server-bye-closed = la table est fermée.
server-bye-too-slow = la connexion était trop lente.
server-bye-too-fast = trop de choses ont été envoyées à la fois.
server-bye-restart = le serveur redémarre.
server-bye-unreachable = le serveur est injoignable.
server-bye-left = vous êtes parti.
