## משפטים מוכנים

phrase-hello = שלום!
phrase-good-luck = בהצלחה!
phrase-well-done = כל הכבוד!
phrase-so-close = כמעט!
phrase-oops = אופס!
phrase-thanks = תודה!
phrase-wait-please = רגע, בבקשה.
phrase-here-again = חזרתי.
phrase-one-more = עוד משחק?
phrase-goodbye = להתראות!
