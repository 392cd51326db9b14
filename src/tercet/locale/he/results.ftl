result-score =
    { $name }: { $points ->
        [1] נקודה אחת
        [2] שתי נקודות
       *[other] { $points } נקודות
    }
result-winners =
    { $count ->
        [one] ניצחון של { $names }.
       *[other] ניצחון משותף: { $names }.
    }
result-alone =
    { $left ->
        [0] השולחן ריק!
        [one] נשאר קלף אחד.
        [two] נשארו שני קלפים.
       *[other] נשארו { $left } קלפים.
    } זמן: { $time }. SETים שנאספו: { $sets }.
result-alone-details = הכרזות שגויות: { $wrong }. הצבעות ”אין SET” שגויות: { $denied }. רמזים: { $hints }.
result-chance =
    { $sets ->
        [0] אפשר היה לרוקן את השולחן רק לפני ה־SET הראשון שלך, כך:
        [one] ההזדמנות האחרונה לרוקן את השולחן הייתה אחרי ה־SET הראשון שלך, כך:
       *[other] ההזדמנות האחרונה לרוקן את השולחן הייתה אחרי ה־SET מספר { $sets } שלך, כך:
    }
result-chance-never = בחלוקה הזאת אי אפשר היה לרוקן את השולחן, ולא חשוב אילו SETים נלקחו.
