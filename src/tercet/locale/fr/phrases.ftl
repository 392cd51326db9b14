## Phrases toutes faites

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-done = Bien joué !
phrase-so-close = C’était juste !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-wait-please = Un instant, s’il vous plaît.
phrase-here-again = Me revoilà.
phrase-one-more = Encore une partie ?
phrase-goodbye = Au revoir !
