result-score =
    { $name }: { $points ->
        [1] נקודה אחת
        [2] שתי נקודות
       *[other] { $points } נקודות
    }
result-winners =
    { $count ->
        [one] הניצחון של { $names }.
       *[other] ניצחון משותף: { $names }.
    }
result-alone =
    { $left ->
        [0] השולחן נקי!
        [one] נשאר קלף אחד.
        [two] נשארו שני קלפים.
       *[other] נשארו { $left } קלפים.
    } זמן: { $time }. נאספו { $sets } SET.
result-alone-details = הכרזות שגויות: { $wrong }. הצבעות שנדחו: { $denied }. רמזים: { $hints }.
result-chance =
    { $sets ->
        [0] אפשר היה לנקות את השולחן רק לפני ה־SET הראשון שלך, כך:
        [one] אחרי ה־SET הראשון שלך עוד אפשר היה לנקות את השולחן, בפעם האחרונה, כך:
       *[other] אחרי ה־SET מספר { $sets } שלך עוד אפשר היה לנקות את השולחן, בפעם האחרונה, כך:
    }
result-chance-never = את החלוקה הזאת אי אפשר היה לנקות בשום דרך.
