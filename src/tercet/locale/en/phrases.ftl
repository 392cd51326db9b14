## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-done = Well done!
phrase-so-close = So close!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-wait-please = One moment, please.
phrase-here-again = I’m back.
phrase-one-more = One more game?
phrase-goodbye = Goodbye!
