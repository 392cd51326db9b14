## Playing without a server.

offline-loading = Préparation de la table…
offline-waiting = Votre partie commence dès que la table est prête…
offline-alone = Pas de connexion. Vous pouvez jouer en solitaire et contre des robots ; ces parties restent sur cet appareil.
offline-elsewhere = Tercet est ouvert dans un autre onglet.
offline-taken = Vos parties sont maintenant ouvertes dans un autre onglet.
offline-take-over = Jouer ici
offline-newer = Vos parties ont été enregistrées par une version plus récente de Tercet. Rechargez la page pour l’obtenir.
offline-failed = La table n’a pas pu être préparée sur cet appareil.
offline-again = Recharger
offline-refused = Ce navigateur n’enregistre rien ici : vos parties seront perdues à la fermeture de la page.
offline-full = Il n’y a plus de place pour enregistrer des parties. Vous pouvez continuer, mais exportez d’abord vos parties.
offline-not-persisted = Le navigateur peut supprimer vos parties s’il manque de place. Exportez-les de temps en temps.
offline-games = Parties sur cet appareil
offline-export = Exporter toutes les parties
offline-import = Importer des parties
offline-imported = { $games ->
    [0] Toutes ces parties étaient déjà là.
    [one] Une partie importée.
   *[other] { $games } parties importées.
}
offline-import-failed = Rien n’a été importé. { $why }
offline-bad-archive = Ce fichier n’est pas un export de Tercet.
offline-bad-log = L’une des parties enregistrées dans ce fichier est endommagée : { $detail }
offline-bad-too-long = Le fichier est trop volumineux.
offline-bad-unfinished = Cette partie n’est pas terminée. Pour continuer sur un autre appareil, exportez toutes les parties.
offline-bad-whose = Plusieurs personnes ont joué cette partie ({ $detail }). Reprenez le nom que vous y portiez, puis importez-la de nouveau.
offline-available = Disponible hors connexion
offline-available-what = Jouez en solitaire et contre des robots sans connexion. Un seul téléchargement de { $size } Mo.
offline-fetch = Télécharger
offline-fetching = { $percent } % téléchargés
offline-fetch-failed = Le téléchargement a échoué. Ce que vous aviez est toujours là.
offline-on = Cette page s’ouvre sans connexion.
offline-remove = Supprimer le téléchargement
offline-shuffled = Mélangé sur cet appareil.
offline-daily-what = Deux nouveaux défis chaque jour à minuit UTC, les mêmes pour tout le monde. Sans serveur, rien n’est classé.
offline-data-what = Les réglages, votre nom et vos parties restent sur cet appareil.
offline-delete-what = Toutes les parties de cet appareil seront supprimées, et votre nom avec elles. C’est définitif.
offline-deleted = C’est fait. Il n’y a plus de parties sur cet appareil.
offline-room = Les salles ont besoin d’un serveur
offline-room-what = Sans serveur, on peut jouer en solitaire et contre des robots.
offline-no-table = Cette table n’est pas sur cet appareil
offline-no-table-what = Les parties restent sur l’appareil où elles sont jouées. Pour jouer à plusieurs, il faut une connexion.
