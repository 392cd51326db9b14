## שולחן הקוביות

web-dice-unrolled = קובייה שטרם הוטלה
web-dice-empty = { $square }, ריק
web-dice-nearer = הגדלה
web-dice-farther = הקטנה
web-dice-fit = להראות את כל הקוביות
web-dice-whole = להראות את כל הלוח
web-dice-bag = קוביות בשק
web-dice-round = סבב { $round }
web-dice-last-round = סבב { $round }, האחרון
web-dice-wild = בחירת פאה ל־WILD
web-dice-name-it = לבחור { $face }
web-dice-opening = יש SET בין הקוביות שלך? להכריז ראשון.
web-dice-wait-opening = האחרים עדיין מחפשים.
web-dice-none = אין לי
web-dice-said-none = אין לו
web-dice-name-three = ההכרזה שלך: לבחור שלוש קוביות, משמאל לימין.
web-dice-lay = להניח
web-dice-your-turn = התור שלך: לקחת קובייה ולבחור משבצת.
web-dice-tap-square = עכשיו לבחור משבצת, או WILD להחלפה.
web-dice-turn-of = התור של { $name }
web-dice-title-mine = התור שלך!
web-dice-hand-in =
    { $points ->
        [0] לשחק כך
        [one] לשחק: נקודה אחת
        [two] לשחק: שתי נקודות
       *[other] לשחק: { $points } נקודות
    }
web-dice-pass = לוותר
web-dice-clear = להחזיר את הקוביות
web-dice-extra = לפני הסבב הבא: אילו קוביות להטיל מחדש?
web-dice-wait-extra = ממתינים לבחירת האחרים.
web-dice-keep = לשמור הכול
web-dice-roll =
    { $dice ->
        [0] להטיל שוב
        [one] להטיל אחת שוב
        [two] להטיל שתיים שוב
       *[other] להטיל { $dice } שוב
    }
web-dice-has-passed = ויתור

## מה קרה עכשיו

web-dice-opened =
    { $points ->
        [one] הפתיחה של { $name }: נקודה אחת.
        [two] הפתיחה של { $name }: שתי נקודות.
       *[other] הפתיחה של { $name }: { $points } נקודות.
    }
web-dice-played =
    { $points ->
        [0] { $name }: בלי נקודות.
        [one] { $name }: נקודה אחת.
        [two] { $name }: שתי נקודות.
       *[other] { $name }: { $points } נקודות.
    }
web-dice-passed-passed = ויתור: { $name }.
web-dice-passed-time = { $name }: הזמן עבר.
web-dice-passed-left = אין כאן { $name }: מדלגים.
web-dice-swapped = ה־WILD ב־{ $square } הוחלף: { $name }.
web-dice-failed-wrong = { $name }: זה לא SET ({ $why }).
web-dice-failed-time = { $name }: לא נבחרו קוביות בזמן.
web-dice-failed-taken-back = ההכרזה בוטלה: { $name }.
web-dice-failed-left = עזיבה באמצע ההכרזה: { $name }.
web-dice-all-passed = כולם ויתרו: מטילים שוב את כל הקוביות.
web-dice-again = אין SET: כולם מטילים שוב.

## איך תור זיכה בנקודות, ומה עוד נאמר ליד השולחן

web-dice-set-scored =
    { $direction ->
        [row] שורה
       *[column] טור
    } { $squares }: { $points }
web-dice-bonus-scored = תוספת { $square }: { $points }
web-dice-with-wild =
    { $wilds ->
        [one] { $text } (WILD חדש: 0)
       *[other] { $text } (כל WILD חדש: 0)
    }
web-dice-no-set-yet = הקובייה ב־{ $square } עדיין לא ב־SET.
web-dice-barred = ההכרזה שלך הייתה שגויה. אפשר להכריז שוב אחרי ההטלה הבאה.
web-dice-was-wrong = הכרזה שגויה
web-dice-next = הבא בתור
web-dice-first = השחקן הראשון
web-dice-freed = הקובייה ששוחררה מראה { $face }.
web-dice-rolled-again = הטלה חוזרת של { $name }: { $before } → { $after }.
web-dice-kept-all =
    { $count ->
        [one] כל הקוביות נשמרו אצל { $names }.
       *[other] כל הקוביות נשמרו אצל { $names }.
    }
web-dice-nobody-rolled = כולם שמרו את הקוביות.
web-dice-last-chance =
    { $rounds ->
        [one] בסבב הקודם כולם ויתרו. אם כולם יוותרו שוב, המשחק נגמר.
       *[other] כולם ויתרו { $rounds } סבבים ברצף. אם כולם יוותרו שוב, המשחק נגמר.
    }
web-dice-pass-title = לוותר למרות תור שלם?
web-dice-pass-sure =
    { $points ->
        [0] הקוביות שהנחת הן תור חוקי.
        [one] הקוביות שהנחת הן תור חוקי ששווה נקודה אחת.
        [two] הקוביות שהנחת הן תור חוקי ששווה שתי נקודות.
       *[other] הקוביות שהנחת הן תור חוקי ששווה { $points } נקודות.
    }
web-dice-ended-dice = המשחק נגמר כי נגמרו הקוביות לאחד השחקנים.
web-dice-ended-stalemate = המשחק נגמר כי כולם ויתרו יותר מדי סבבים ברצף.
web-dice-ended-alone = השחקן האחרון שנשאר סיים את המשחק.
web-dice-ended-agreed = בהסכמת כולם המשחק נגמר כאן.

## סידור הפתיחה, WILD, דף הניקוד

web-dice-arrange = לגרור או להקיש כדי לסדר; להקיש על WILD כדי לשנות את הפאה.
web-dice-arranges = { $name }: הוכרז SET, והקוביות מסודרות עכשיו.
web-dice-place-now = להניח עכשיו
web-dice-cancel-call = לבטל (נחשב הכרזה שגויה)
web-dice-face-points =
    { $face }: { $points ->
        [0] בלי נקודות
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
web-dice-faces-legal = פאות שנותנות תור חוקי
web-dice-faces-other = פאות אחרות
web-dice-faces-none = אף פאה עדיין לא נותנת תור חוקי. אפשר לבחור אחת ולהניח עוד קוביות.
web-dice-take-back = להחזיר ליד
web-dice-scores = נקודות לפי סבב
web-dice-sheet-round = סבב
web-dice-sheet-total = סך הכול
web-dice-timed =
    { $name }: הזמן עבר, והקוביות שעל הלוח שוחקו: { $points ->
        [0] בלי נקודות.
        [one] נקודה אחת.
        [two] שתי נקודות.
       *[other] { $points } נקודות.
    }
