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
        [0] Cleared! Not a card is left
        [one] One card left
       *[other] { $left } cards left
    } after { $time } minutes; SETs taken: { $sets }.
result-alone-details = Wrong calls: { $wrong }. Refused votes: { $denied }. Hints: { $hints }.
result-chance =
    { $sets ->
        [0] Only before your first SET could the table still be cleared, like this:
        [one] After your first SET the table could still be cleared, for the last time, like this:
       *[other] After your SET number { $sets } the table could still be cleared, for the last time, like this:
    }
result-chance-never = This deal could not be cleared, whatever was taken.
