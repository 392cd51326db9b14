## Les commandes

server-serve = Démarre un serveur : des tables pour qui a son adresse.
server-backup = Copie les données d’un serveur dans un fichier, sans l’arrêter.
server-restore = Met une sauvegarde à la place des données d’un serveur, même pendant qu’il tourne.

## Arguments et options

server-folder = DOSSIER
server-help-host = où écouter ; 0.0.0.0 laisse entrer d’autres machines
server-help-lan = laisse entrer les autres appareils du réseau ; affiche leur adresse et un code QR
server-help-address = l’adresse à laquelle les autres trouvent ce serveur, pour les liens et les codes QR
server-help-visitors = dit qui entre et qui sort
server-help-log = comment tenir le journal : plain pour les gens (dans un terminal), json pour les services
server-help-port = le port d’écoute ({ $port } sans autre précision ; 0 prend un port libre)
server-help-data = où sont gardées les données, sinon dans votre dossier de données
server-help-trust-proxy = croire le mandataire inverse sur l’identité des clients
server-help-origin = une page d’un autre site qui peut se connecter ; peut être répété
server-help-allow-host = un nom par lequel on atteint ce serveur, en plus de celui de cet ordinateur ; peut être répété
server-help-keep-free = autant de mégaoctets du disque restent libres : avec moins, aucune nouvelle table n’est ouverte
server-help-keep-days = combien de jours les parties finies sont gardées
server-help-keep-idle = combien de jours est gardée une table inachevée que personne n’utilise
server-help-no-bots = n’asseoir aucun robot
server-help-web = servir ce client web au lieu de celui qui est fourni
server-help-quiet = ne consigner que ce qui va mal
server-help-backup-file = la sauvegarde

## Ce qu’elles disent

server-open = Dans un navigateur de cet ordinateur, ouvrez { $address } (Ctrl+C arrête le serveur)
server-only-here = Seul cet ordinateur peut jouer. Pour laisser entrer les téléphones et les autres ordinateurs du réseau, lancez-le avec --lan.
server-others = Sur les autres appareils du réseau, ouvrez { $addresses }
server-came = { $name } est là.
server-went = { $name } est parti.
server-bad-address = { $address } n’est pas une adresse : elle commence par http:// ou https://.
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
## Ce que dit le lien d’une table là où on le partage

server-preview-title = Viens jouer à SET avec moi
server-preview-about = Une table t’attend sur Tercet. Ouvre le lien, écris un nom et joue : sans compte et sans rien installer.
