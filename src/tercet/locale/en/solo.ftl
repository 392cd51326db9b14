solo-prompt = Three letters, n, h, q or ?:
solo-help =
    Take SETs until the deck runs out. Type the letters of three cards, for instance 'adg'.
    n: there is no SET (if so, more cards are dealt)   h: a hint   q: quit   ?: this help
solo-status =
    { $pile ->
        [0] The pile is empty
        [one] One card in the pile
       *[other] { $pile } cards in the pile
    }; { $sets ->
        [0] no SET taken yet.
        [one] one SET taken.
       *[other] { $sets } SETs taken.
    }
solo-what = Type the letters of three cards on the table, or ? for help.
solo-added = Right, there is no SET. Three more cards.
solo-more = Three more cards.
solo-denied = There is a SET.
solo-hint-exists = There is a SET.
solo-hint-none = There is no SET.
solo-hint-cards = Part of a SET: { $cards }
