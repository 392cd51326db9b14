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
