result-score =
    { $name }: { $points ->
        [1] one point
       *[other] { $points } points
    }
result-winners =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } share the win.
    }
result-alone =
    { $left ->
        [0] You cleared the table!
        [one] One card left.
       *[other] { $left } cards left.
    } Time: { $time }. SETs taken: { $sets }.
result-alone-details = Wrong calls: { $wrong }. Wrong “no SET” votes: { $denied }. Hints: { $hints }.
result-chance =
    { $sets ->
        [0] Clearing the table was only possible before your first SET, like this:
        [one] Clearing the table was last possible after your first SET, like this:
       *[other] Clearing the table was last possible after SET number { $sets }, like this:
    }
result-chance-never = This deal could not be cleared, whichever SETs were taken.
