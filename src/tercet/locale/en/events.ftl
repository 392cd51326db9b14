## What has happened, for the log of a table: one message for each event, named after it
## $name is a player, $cards are cards in notation, $names are players in a list

event-seed-committed = The table commits to its seed: { $commitment }.
event-player-seated =
    { $bot ->
        [yes] { $name }, a bot, joins.
       *[no] { $name } joins.
    }
event-player-left =
    { $removed ->
        [yes] The host removes { $name }.
       *[no] { $name } leaves.
    }
event-player-leaving =
    { $removed ->
        [yes] The host will remove { $name } once the deal has started.
       *[no] { $name } will leave once the deal has started.
    }
event-player-returned = { $name } returns to the table.
event-player-replaced = { $name }, a bot, takes over the seat of a player who left.
event-player-away = { $name } is away.
event-player-back = { $name } is back.
event-player-ready = { $name } is ready.
event-handicap-set =
    { $seconds ->
        [0] { $name } plays without a handicap.
       *[other] { $name } waits { $seconds } s before calling on new cards.
    }
event-host-changed = { $name } is the host now.
event-player-renamed = { $name } is now called { $new }.
event-ready-withdrawn = { $name } is not ready after all.
event-nonce-committed = { $name } commits to a random number for the shuffle.
event-commitments-awaited = The game is about to start; waiting for random numbers from some players.
event-commitments-fixed = Every player’s random number is committed; now they are revealed.
event-nonce-revealed = { $name } reveals a random number.
event-nonce-missed = { $name } did not send a random number in time and counts as away.
event-start-voided =
    { $row ->
        [0] This start was called off.
        [1] This start was called off after random numbers had been shown: { $names } did not reveal a number. They sit out the next deal, unless they were cut off when the server stopped.
       *[other] { $row } starts in a row have been called off after random numbers had been shown. This time { $names } did not reveal a number. They sit out the next deal, unless they were cut off when the server stopped. Nothing starts until everyone is ready again.
    }
event-play-interrupted = The server stopped while the table was waiting for { $name }; it now waits for { $name } to come back.
event-play-continued = { $name } is back and has the full time again.
event-play-voided = { $name } did not come back after the server stopped: the call or turn is void and costs nothing.
event-proposal-made =
    { $what ->
        [restart] { $name } wants to start over.
       *[end] { $name } wants to end the game here.
    }
event-proposal-agreed = { $name } agrees.
event-proposal-declined = { $name } declines.
event-table-closed = The host closes the table.
event-seat-offered = { $name } is switching to another device.
event-seat-moved = { $name } is on another device now.
event-table-paused = The room’s owner pauses the table. An open call costs nothing.
event-table-resumed = Play resumes.
event-dice-shown = The dice are shown again.
event-puzzle-shown = The cards are shown again.

event-deal-started = Deal { $deal }, dealt by { $name }.
event-player-dealt-in = { $name } is dealt in.
event-deal-voided = All agree: deal { $deal } does not count and starts over.
event-set-called =
    { $tie ->
        [yes] { $name } calls “SET!”; another call came at the same moment, and chance decided.
       *[no] { $name } calls “SET!”.
    }
event-set-taken =
    { $tie ->
        [yes] { $name } takes a SET: { $cards }; another player picked at the same moment, and chance decided.
       *[no] { $name } takes a SET: { $cards }.
    }
event-call-failed =
    { $reason ->
        [time] { $name } did not pick in time.
        [taken-back] { $name } cancels the call.
        [left] { $name } left during the call.
       *[wrong] { $name } picks { $cards }: not a SET.
    } { $lost ->
        [0] Score in this deal: { $points }.
        [one] It costs one card. Score in this deal: { $points }.
       *[other] It costs { $lost } cards. Score in this deal: { $points }.
    }
event-votes-changed = Votes now: { $count }.
event-no-set-voted = { $name } sees no SET.
event-vote-denied = { $name } sees no SET, but there is one.
event-looking-asked = The vote is waiting for { $names }: “Still looking?”
event-looking-answered = { $name } is still looking.
event-looking-ignored = No answer from { $names }: this vote goes on without them.
event-cards-added =
    { $cause ->
        [vote] All agree that there is no SET: { $count ->
            [1] one more card
            [3] three more cards
           *[other] { $count } more cards
        }.
        [silence] Nobody found a SET in time: { $count ->
            [1] one more card
            [3] three more cards
           *[other] { $count } more cards
        }.
       *[auto] There is no SET: { $count ->
            [1] one more card
            [3] three more cards
           *[other] { $count } more cards
        }.
    }
event-board-laid = Everything on this board has been found. Here is a new board.
event-naming-opened = Nothing is left to take. Which card has nobody seen?
event-card-named = { $name } names the unseen card: { $card }.
event-hint-given =
    { $shown ->
        [exists] { $name } asks for a hint: there is a SET.
        [none] { $name } asks for a hint: there is no SET.
        [cards] { $name } asks for a hint: { $cards }.
       *[hidden] { $name } asks for a hint.
    }
event-deal-paused = { $name } pauses.
event-deal-resumed = The game goes on.
event-deal-ended =
    { $left ->
        [0] Deal { $deal } is over; no card is left.
        [one] Deal { $deal } is over; one card is left.
       *[other] Deal { $deal } is over; { $left } cards are left.
    }
event-match-ended =
    { $winners ->
        [0] The match is over; nobody wins.
        [one] The match is over; { $names } wins.
       *[other] The match is over; { $names } share the win.
    }

## The same, told to the player who did it

event-player-seated-you = You join as { $name }.
event-player-left-you =
    { $removed ->
        [yes] The host removes you.
       *[no] You leave.
    }
event-player-leaving-you =
    { $removed ->
        [yes] The host will remove you once the deal has started.
       *[no] You will leave once the deal has started.
    }
event-player-returned-you = You return to the table.
event-player-away-you = You are away.
event-player-back-you = You are back.
event-play-interrupted-you = The server stopped while the table was waiting for you; your time starts again.
event-play-continued-you = You are back and have the full time again.
event-seat-offered-you = You are switching to another device.
event-seat-moved-you = You are on another device now.
event-play-voided-you = You did not come back after the server stopped: your call or turn is void and costs nothing.
event-player-ready-you = You are ready.
event-handicap-set-you =
    { $seconds ->
        [0] You play without a handicap.
       *[other] You wait { $seconds } s before calling on new cards.
    }
event-host-changed-you = You are the host now.
event-player-renamed-you = You are now called { $new }.
event-ready-withdrawn-you = You are not ready after all.
event-nonce-committed-you = You commit to a random number for the shuffle.
event-nonce-revealed-you = You reveal your random number.
event-nonce-missed-you = Your random number did not arrive in time, and you count as away.
event-proposal-made-you =
    { $what ->
        [restart] You want to start over.
       *[end] You want to end the game here.
    }
event-proposal-agreed-you = You agree.
event-proposal-declined-you = You decline.
event-deal-started-you = Deal { $deal }, dealt by you.
event-player-dealt-in-you = You are dealt in.
event-set-called-you =
    { $tie ->
        [yes] You call “SET!”; another call came at the same moment, and chance decided.
       *[no] You call “SET!”.
    }
event-set-taken-you =
    { $tie ->
        [yes] You take a SET: { $cards }; another player picked at the same moment, and chance decided.
       *[no] You take a SET: { $cards }.
    }
event-card-named-you = You name the unseen card: { $card }.
event-call-failed-you =
    { $reason ->
        [time] You did not pick in time.
        [taken-back] You cancel the call.
        [left] You left during the call.
       *[wrong] You pick { $cards }: not a SET.
    } { $lost ->
        [0] Score in this deal: { $points }.
        [one] It costs one card. Score in this deal: { $points }.
       *[other] It costs { $lost } cards. Score in this deal: { $points }.
    }
event-no-set-voted-you = You see no SET.
event-vote-denied-you = You see no SET, but there is one.
event-looking-answered-you = You are still looking.
event-hint-given-you =
    { $shown ->
        [exists] You ask for a hint: there is a SET.
        [none] You ask for a hint: there is no SET.
        [cards] You ask for a hint: { $cards }.
       *[hidden] You ask for a hint.
    }
event-deal-paused-you = You pause.
event-match-ended-you = The match is over; you win.
