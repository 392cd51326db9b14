## Why something cannot be done now: one message for each kind of refusal, named after its code
## $seconds is how long to wait, rounded up; $card is the name of a card

refusal-not-in-deal = You joined after this deal began: you’ll play from the next one.
refusal-already-called = You have already called: pick three cards.
refusal-call-pending = Another player called first. Wait until the call is resolved.
refusal-layout-changed = The cards changed before that reached the table. It costs you nothing.
refusal-locked-out =
    { $seconds ->
        [one] Locked out after a wrong call: one more second, or until the cards change.
       *[other] Locked out after a wrong call: { $seconds } more seconds, or until the cards change.
    }
refusal-not-your-call = You have not called “SET!”.
refusal-too-late = Your time to pick cards is up.
refusal-call-first = At this table you call “SET!” first, then pick three cards.
refusal-point-at-once = At this table you don’t call: just pick three cards.
refusal-wrong-card-count =
    { $most ->
        [7] Choose { $least } to { $most } different cards.
       *[other] Choose { $least } different cards.
    }
refusal-card-not-here = This card is not on the table: { $card }. It costs you nothing.
refusal-no-votes-here = At this table more cards are dealt automatically when there is no SET.
refusal-set-is-certain = There must be a SET: { $cards } cards of this deck always hold one.
refusal-already-voted = You have already said that there is no SET.
refusal-no-hints-here = Hints are off at this table.
refusal-not-asked = Nobody is waiting for your answer.
refusal-no-more-hints = The hints have shown you all they can.
refusal-no-set-to-show = There is no SET to show.
refusal-others-here = You can pause only when you are alone at the table.
refusal-paused = The game is paused. Continue first.
refusal-not-paused = The game is not paused.
refusal-table-is-paused = The table is paused. It resumes when the person running the room says so.
refusal-table-not-paused = The table isn’t paused.

## Seats

refusal-not-seated = You have no seat at this table.
refusal-too-many-comers = So many people have come and gone at this table that nobody else can join. Create a new table.
refusal-log-full = So much has happened at this table that its log is full. Create a new table.
refusal-table-full =
    { $seats ->
        [one] The only seat is taken. You can watch.
       *[other] All { $seats } seats are taken. You can watch.
    }
refusal-bad-name = A name needs at least one visible character and can have at most { $most }.
refusal-not-host = Only the host may do this.
refusal-not-here = That player is not at this table.
refusal-still-here = You are already at the table.
refusal-not-free = The player in this seat is still at the table.
refusal-was-removed = The host has removed you from this table.
refusal-already-ready = You have already said that you are ready.
refusal-not-ready-yet = You have not said that you are ready.
refusal-nothing-changes = That’s already the case.
refusal-already-committed = You have already committed to a random number for this start.
refusal-other-seed = The table has already moved on to another start.
refusal-nonce-not-asked = Your random number isn’t needed right now.
refusal-already-revealed = You have already revealed your random number.
refusal-wrong-nonce = This random number is not the one you committed to.
refusal-proposal-pending = Another proposal has to be answered first.
refusal-no-proposal = There is no proposal to answer.
refusal-already-agreed = You have already agreed.
refusal-not-at-rated-tables = At a rated table you can’t start over.
refusal-game-over = The game is over.
refusal-not-started = Play has not started yet.
refusal-already-started = Play has already started.
refusal-unknown-command = This game does not know what “{ $command }” means.

## What the table itself refuses

refusal-already-seated = You already have a seat at this table.
refusal-not-saved = That could not be saved just now. Try again.
refusal-only-watching = You are only watching in this window. Play in the other one.
refusal-too-soon = Too soon: that had not been shown yet.
refusal-chat-off = Only quick phrases can be sent at this table.
refusal-nothing-to-say = There is nothing to send in that message.
refusal-no-chat-at-listed-tables = Public tables are open to everyone, so only quick phrases can be sent there.
refusal-no-such-bot = There is no such bot. Choose one of: { $levels }.
refusal-not-this-game = That question belongs to another game.
refusal-no-bots-here = Bots are turned off on this server.
refusal-internal-error = Something went wrong. Nothing changed.
refusal-too-fast = That was a lot at once. Wait a moment before you send more.
refusal-not-sent = The connection was lost, and your message was not sent. Send it again.
refusal-lost-meanwhile = Your connection was lost, and by the time it came back it was too late for that.
refusal-press-lost = The connection was lost before that went through. Try again when it is back.
refusal-too-long = That is too long: at most { $most } characters.
refusal-bad-message = The server did not understand that.
refusal-wrong-seat-link = This link has been used, or a newer one has replaced it. Make a new link on the device you play on.
refusal-not-shown-yet = The cards have not been shown yet.
refusal-already-found = You have already found this SET. It costs you nothing.

# Rooms
refusal-not-joining = This room is closed to newcomers.
refusal-nobody-here = Nobody is here to play yet.
refusal-round-under-way = That has to wait until this round is over.
refusal-no-round = No round is under way.
refusal-most-tables = A room can have { $most } tables at most.
refusal-most-rounds = A room can have { $most } rounds at most.
refusal-tables-stopped = All tables are paused already.
refusal-tables-go-on = No table is paused.
refusal-no-such-table-here = This round has no such table, or it has ended.
refusal-wrong-owner-link = This owner’s link no longer works. Ask for the new one.
refusal-no-such-claim = That request no longer exists.
refusal-room-rule-impossible = These rules don’t work: { $reason }
