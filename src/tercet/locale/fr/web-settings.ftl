## Réglages

web-auto = Langue du navigateur
web-language = Langue
web-theme = Thème
web-theme-auto = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-palette = Couleurs des cartes
web-palette-classic = Classiques
web-palette-safe = Adaptées aux daltoniens
web-palette-contrast = Contraste élevé
web-palette-mono = Noir et blanc, avec des lettres
web-palette-colourless = Si vous ne distinguez aucune couleur, choisissez « { $palette } ».
web-turn = Orientation des cartes
web-turn-auto = Automatique
web-turn-lying = Paysage
web-turn-standing = Portrait
web-text-size = Taille du texte
web-text-size-small = Petite
web-text-size-normal = Moyenne
web-text-size-large = Grande
web-text-size-huge = Très grande
web-motion = Animations
web-motion-auto = Système
web-motion-moving = Activées
web-motion-still = Désactivées
web-keys = Touches
web-keyboard = Clavier
web-keyboard-auto =
    { $keyboard ->
        [azerty] Détecté : AZERTY
        [qwertz] Détecté : QWERTZ
        [hebrew] Détecté : hébreu
       *[qwerty] Détecté : QWERTY
    }
web-keyboard-hebrew = Hébreu
web-show-keys = Afficher les touches sur les cartes
web-show-keys-letters = Les cartes en noir et blanc portent à cet endroit la lettre de leur couleur. À la table, la touche « ? » les affiche.
web-keys-what = Les touches suivent la position des cartes. Choisissez-en une, puis appuyez sur une nouvelle touche.
web-keys-cards = Touches des cartes
web-keys-cards-how = Les flèches parcourent les cartes, Entrée en choisit une.
web-key-card = Carte de la rangée { $row }, colonne { $column } : { $key }
web-key-press = Appuyez sur la touche
web-key-undo = Annuler
web-key-reserved = Tab, Entrée et Échap gardent leur rôle sur toutes les pages. Choisissez une autre touche.
web-key-swapped = Touches échangées. { $first } · { $second }
web-keys-are-reset = Toutes les touches sont de nouveau celles du départ.
web-keys-reset = Rétablir les touches
web-own-data = Vos données
web-keys-dice = À la table de dés
web-keys-dice-what = Les touches 1 à 5 choisissent vos dés, les flèches parcourent le plateau, Entrée pose un dé.
web-key-dice-none = Pas de SET · passer · tout garder
web-key-dice-play = Jouer le coup · relancer
web-data-what = Ces réglages restent sur cet appareil. Le serveur garde votre nom et vos parties terminées ; vous pouvez en faire retirer votre nom.
web-settings-reset = Rétablir les réglages
web-forget = Supprimer mes données
web-forget-sure = Oui, retirer mon nom de toutes les parties
web-forgotten = C’est fait. Votre nom a été retiré.
web-forget-what = Votre nom sera remplacé dans toutes les parties que vous avez jouées. C’est irréversible.
web-forget-failed = Rien n’a été supprimé. { $why }
web-forget-nothing = Le serveur ne sait rien de vous : il n’y a rien à supprimer.
