### Rooms: a class, a club evening, a family party.

web-room = Room
web-room-entry = Class or club
web-room-enter = Join a room
web-room-code = Room code
web-room-named = Room { $code }
web-room-join = Join
web-room-make = Make a room
web-room-make-how = For a class, a club or a party: one code, many tables.
web-room-none = There’s no open room with this code.
web-room-none-advice = Check the five letters.
web-room-too-many = Too many wrong codes. Try again in a minute.
web-room-closed = This room is closed.
web-room-removed = The owner has removed you from this room.
web-room-not-joining = The owner of this room isn’t letting anybody else in.
web-room-in = You’re in!
web-room-soon = The next round starts soon. Keep this page open.
web-room-next = The next round starts soon.
web-room-back = Back to the room
web-room-round-on = A round is running in your room.
web-room-yours = Your room is open.
web-room-moved = You’re now at table { $number }.
web-room-moved-seen = OK
web-room-leave = Leave the room
web-room-leave-title = Leave the room?
web-room-leave-what = Your seat at the table becomes free. With the code you can join again.
web-room-late = This round is full. You’ll play in the next one.
web-room-opening = Your table is being set up…
web-room-again = I was here before, on another device
web-room-again-not = Back
web-room-who = Which name is yours?
web-room-taken = { $name } is already here. Is that you?
web-room-taken-own = Yes, that’s me
web-room-taken-other = No, I’m somebody else
web-room-asked = The owner of the room has been asked to confirm it’s you.
web-room-rejected = The owner didn’t confirm it. Join under a name instead.
web-room-claim = Somebody on a new device says they’re { $name }.
web-room-confirm = That’s right
web-room-reject = No
web-room-people =
    { $count ->
        [0] Nobody is here yet
        [one] 1 person
       *[other] { $count } people
    }
web-room-enlarge = Enlarge the code
web-room-go-to = Go to { $address } and type
web-room-round = Round { $number }
web-room-start = Start round { $number }
web-room-together = Who plays together
web-room-shuffled = Shuffled
web-room-same = Same tables
web-room-neighbours = By standings
web-room-size = People at a table
web-room-bots = Bots in free seats
web-room-no-bots = None
web-room-bots-not-together = A round played together has no bots.
web-room-quick = Quick start: 27 cards
web-room-ends = Ends after
web-room-open-end = No time limit
web-room-minutes = { $minutes } min
web-room-time-left = Time left
web-room-time-taken = Time so far
web-room-best-time = Best so far: { $time }
web-room-joining = Newcomers may join
web-room-given = Use numbers instead of names
web-room-pause = Eyes on me
web-room-paused = All tables are paused.
web-room-resume = Continue
web-room-end = End the round
web-room-end-sure = End the round for everybody? Unfinished games count as they stand.
web-room-close = Close the room
web-room-close-sure = Close the room for good? Everybody will have to leave.
web-room-close-save = Save the results first: a closed room can’t be opened again.
web-room-table = Table { $number }
web-room-phase-new = Being set up
web-room-phase-lobby = About to start
web-room-phase-play = Playing
web-room-phase-paused = Paused
web-room-phase-over = Finished
web-room-table-empty = Empty. To move somebody here, press their name in the list.
web-room-left =
    { $game ->
        [dice] Dice left: { $count }
       *[other] Cards left: { $count }
    }
web-room-watch = Watch table { $number }
web-room-standings = Standings
web-room-rank = Place
web-room-name = Name
web-room-points = Points
web-room-sets = SETs
web-room-file = Save as CSV
web-room-remove = Remove { $name }
web-room-remove-sure = Remove { $name } from the room? Only you can let them back in.
web-room-removed-people = Removed: { $count }
web-room-readmit = Let { $name } back in
web-room-away = away
web-room-projector = Projector view
web-room-wall = On the projector and other screens:
web-room-names = Show names
web-room-scores = Show scores
web-room-link = Link for your other devices
web-room-link-how = Anyone with this link can run the room. A new link turns the old one off.
web-room-link-new = Make a link
web-guide = Guide
web-guide-teachers = Classroom
web-guide-clubs = Club evening
web-room-way = Way to play
web-room-way-race = Race
web-room-way-quiet = Quiet: everyone solves the same board
web-room-way-team = Quiet in teams: each table solves the same board
web-room-way-challenge = Sixty seconds: most SETs
web-room-way-together = Together against the clock
web-room-way-short-race = Race
web-room-way-short-quiet = Quiet
web-room-way-short-team = Quiet in teams
web-room-way-short-challenge = Sixty seconds
web-room-way-short-together = Together
web-room-counts = What counts
web-room-count-points = Points
web-room-count-places = Places
web-room-count-sets = SETs found
web-room-archive = Save all games
web-room-add-table = Add a table
web-room-rename = New name for { $name }
web-room-rename-do = Rename
web-room-move = Move { $name } to a table
web-room-finished =
    { $all ->
        [one] { $done } of { $all } has finished
       *[other] { $done } of { $all } have finished
    }
web-room-solutions = Solutions
web-room-solution = SET { $number } of { $all }
web-room-next-solution = Next SET
web-room-why = Why?
web-room-why-asked = Why is this a SET?
web-room-previous-solution = Previous SET
web-room-class-sum =
    { $sets ->
        [0] No SET was found in this round.
        [one] Together you found one SET.
       *[other] Together you found { $sets } SETs.
    }
web-room-tables-sum =
    { $sets ->
        [0] No table found a SET in this round.
        [one] All tables together found one SET.
       *[other] All tables together found { $sets } SETs.
    }
web-room-class-time =
    { $compared ->
        [first] Time: { $time }
        [better] Time: { $time }. Your best so far!
       *[other] Time: { $time }. Best so far: { $best }
    }
web-room-result = Result of round { $number }
web-room-most-found =
    { $by ->
        [table] The most any table found: { $best } of { $all } SETs.
       *[person] The most anyone found: { $best } of { $all } SETs.
    }
web-room-set-count =
    { $count ->
        [one] { $count } SET
       *[other] { $count } SETs
    }
web-room-best-team =
    { $count ->
        [one] Best team
       *[other] Best teams
    }
web-room-final = Final standings
web-room-name-needed = Enter your name first.
web-room-number = No. { $number }
web-room-your-number = On the big screen you’re no. { $number }.
web-room-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-room-place = Your place: { $rank } of { $all }
web-room-tables-finished =
    { $all ->
        [one] { $done } of { $all } table has finished
       *[other] { $done } of { $all } tables have finished
    }
web-room-wait = Stay on this page until everybody has finished.

## Tables that anybody can join, on the first page

web-open-tables = Public tables
web-no-open-tables = No public tables right now. Create one and make it public.
web-nobody = nobody yet
web-seats-taken = { $players } of { $seats } seats
web-score-of =
    { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }
web-phase-lobby = waiting to start
web-phase-running = playing
web-phase-over = finished
web-watching-number = { $watchers } watching
web-watch = Watch
web-join = Join
