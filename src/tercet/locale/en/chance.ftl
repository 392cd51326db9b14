## Whether the shuffle or the rolls were fair, as checked by the player's own program

chance-verified = Shuffle verified: nobody could choose the cards or dice. Everyone’s device added a random number, yours too.
chance-verified-alone = Shuffle verified: nobody could choose the cards or dice. Your device added a random number.
chance-verified-watching = Shuffle verified: the cards or dice follow from the players’ random numbers.
chance-verified-without = Shuffle verified, but without a random number from you: you were away, or the table says that yours came too late.
chance-unchecked = Checked from the moment you came back: the table has kept to its seed since then. The whole shuffle could not be checked, because you joined, or lost the connection, during the game.
chance-late = The cards or dice follow from the table’s seed, but the game began before any device’s random number had reached the table. So nobody’s device had a say in this shuffle.
chance-void-starts =
    { $count ->
        [one] Not verified. The cards or dice follow from the random numbers, but one start before this deal was called off after numbers had been shown, so somebody may have seen a deal in advance and refused it. { $names } did not reveal a number.
       *[other] Not verified. The cards or dice follow from the random numbers, but { $count } starts before this deal were called off after numbers had been shown, so somebody may have seen a deal in advance and refused it. { $names } did not reveal their numbers.
    }
chance-broken = The shuffle does not check out. { $problems }
chance-problem-seed = The table revealed a different seed from the one it had committed to.
chance-problem-list = The players are not the ones listed before the random numbers were revealed.
chance-problem-own-nonce = Your random number was not used as you sent it.
chance-problem-unasked = You were there, but nobody asked for your random number.
chance-problem-nonces = Somebody’s random number is not the one they had committed to.
chance-problem-order = The cards or dice you saw do not follow from the seed and the random numbers.
chance-problem-void-starts = The starts called off before this deal are not the ones that were seen.
chance-problem-missing = No deal in the log has the commitment that was seen.
chance-problem-game = The receipt is for another game.
chance-meaning-title = What does this prove?
chance-meaning = Proven: the table fixed its seed, and each device its random number, before any of them was shown, and the deal follows from all of them. Not proven: who the others are, and that the server passes on every message. People in league with the server can still look at a deal and refuse it by withholding a number. Nothing can prevent that, but it is counted, you see who did it, and such a deal is never called verified.
chance-receipt = Save receipt
