## Why something cannot be done now: one message for each kind of refusal, named after its code
## $seconds is how long to wait, rounded up; $card is the name of a card

refusal-not-in-deal = You came after this deal began: you play from the next one on.
refusal-already-called = You have called already: point at three cards.
refusal-call-pending = Another player called first. Wait until the call is resolved.
refusal-layout-changed = The cards changed before your press arrived. It costs you nothing.
refusal-locked-out =
    { $seconds ->
        [one] After a wrong call you must wait: one more second, or until the cards change.
       *[other] After a wrong call you must wait: { $seconds } more seconds, or until the cards change.
    }
refusal-not-your-call = You have not called “SET!”.
refusal-too-late = The time to point is over.
refusal-call-first = At this table you call “SET!” first, then point at three cards.
refusal-point-at-once = At this table you do not call: point at three cards at once.
refusal-not-three-cards = A SET has three different cards.
refusal-card-not-here = This card is no longer on the table: { $card }. It costs you nothing.
refusal-no-votes-here = At this table more cards come by themselves when there is no SET.
refusal-set-is-certain = There must be a SET: { $cards } cards of this deck always hold one.
refusal-already-voted = You have already said that there is no SET.
refusal-no-hints-here = Hints are off at this table.
refusal-not-asked = Nobody is waiting for your answer.
refusal-no-more-hints = The hints have already shown you a whole SET.
refusal-no-set-to-show = There is no SET to show.

## Seats

refusal-not-seated = You have no seat at this table.
refusal-too-many-comers = So many have come and gone at this table that it takes no more. Open a new one.
refusal-log-full = So much has happened at this table that it takes no more. Open a new one.
refusal-table-full =
    { $seats ->
        [one] The only seat is taken. You may watch.
       *[other] All { $seats } seats are taken. You may watch.
    }
refusal-bad-name = A name needs a letter or another sign that can be seen, and has at most { $most } characters.
refusal-not-host = Only the host may do this.
refusal-not-here = That player is not at this table.
refusal-still-here = You are already at the table.
refusal-not-free = Whoever has this seat is still at the table.
refusal-was-removed = The host has removed you from this table.
refusal-already-ready = You have already said that you are ready.
refusal-not-ready-yet = You have not said that you are ready.
refusal-nothing-changes = It is so already.
refusal-already-committed = Your random number for this deal is already committed to.
refusal-other-seed = The table has already moved on to another shuffle.
refusal-nonce-not-asked = No random number of yours is asked for now.
refusal-already-revealed = Your random number is already known.
refusal-wrong-nonce = This random number does not fit the one you committed to.
refusal-proposal-pending = Another proposal has to be answered first.
refusal-no-proposal = Nothing is proposed at the moment.
refusal-already-agreed = You have already agreed.
refusal-not-at-rated-tables = At a rated table a deal is not dealt again.
refusal-game-over = The game is over.
refusal-not-started = The deal has not started yet.
refusal-already-started = The deal has already started.
refusal-unknown-command = This game does not know what “{ $command }” means.

## What the table itself refuses

refusal-already-seated = You already have a seat at this table.
refusal-not-saved = That could not be saved just now. Try again.
refusal-only-watching = You are only watching in this window. Play in the other one.
refusal-too-soon = Too soon: that was not showing yet.
refusal-chat-off = At this table only the ready-made phrases can be said.
refusal-nothing-to-say = There is nothing in that to show.
refusal-no-chat-at-listed-tables = Strangers meet at listed tables, so only ready-made phrases are said there.
refusal-no-such-bot = There is no such bot. There are: { $levels }.
refusal-not-this-game = That question belongs to another game.
refusal-no-bots-here = This server seats no bots.
refusal-mishap = The program made a mistake. Nothing has changed.
refusal-too-fast = That was a lot at once. Wait a moment before you speak again.
refusal-not-sent = The connection was lost, and that was not said. Say it again.
refusal-lost-meanwhile = Your connection was lost, and by the time it was back it was too late for that.
refusal-too-long = That is too long: at most { $most } characters.
refusal-bad-message = The server could not make sense of that.
