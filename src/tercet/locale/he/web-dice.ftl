## שולחן הקוביות

web-dice-picked = נבחרו: { $dice }
web-dice-unrolled = קובייה שטרם הוטלה
web-dice-empty = { $square }, משבצת ריקה
web-dice-under = { $die }; משבצת בונוס: { $points }
web-dice-nearer = להגדיל
web-dice-farther = להקטין
web-dice-fit = להראות את כל הקוביות
web-dice-whole = להראות את כל הלוח
web-dice-bag = קוביות בשק
web-dice-told-all = להציג הכול
web-dice-told-title = מה קורה עכשיו
web-dice-round = סבב { $round }
web-dice-last-round = סבב { $round }, האחרון
web-dice-wild-on = לבחור פאה ל־WILD במשבצת { $square }
web-dice-opening = יש SET בין הקוביות שלך? בוחרים את שלושתן ולוחצים על SET! לפני כולם.
web-dice-wait-opening = האחרים עדיין מחפשים.
web-dice-none = אין לי SET
web-dice-said-none = בלי SET
web-dice-name-three = הכרזת! עכשיו לבחור שלוש קוביות, משמאל לימין.
web-dice-lay = להניח
web-dice-hint =
    { $shown ->
        [set] יש לך SET בין הקוביות.
        [die] הקובייה המסומנת שייכת ל־SET שלך.
        [no-set] אין לך SET: ללחוץ על ”אין לי SET”.
        [turn]
            { $dice ->
                [one] להשתמש בקובייה המסומנת.
               *[other] להשתמש בקוביות המסומנות.
            }
        [turn-on]
            { $dice ->
                [one] להניח את הקובייה הזאת על המשבצת המסומנת.
               *[other] להניח את הקוביות האלה על המשבצות המסומנות.
            }
        [swap] הקובייה המסומנת יכולה להחליף WILD.
        [swap-on] להחליף את ה־WILD המסומן בקובייה הזאת.
       *[pass] אין מהלך אפשרי: לוותר על התור.
    }
web-dice-hint-asked = רמז לבקשת { $name }.
web-dice-your-turn = התור שלך: לבחור קובייה ואז משבצת.
web-dice-tap-square = עכשיו לבחור משבצת ריקה.
web-dice-tap-wild = עכשיו לבחור משבצת ריקה, או WILD שמייצג את הפאה הזאת, כדי להחליף אותו.
web-dice-swap-title = להחליף את ה־WILD הזה?
web-dice-swap-sure = הקובייה שלך תונח במקומו ב־{ $square }. הקובייה שהשתחררה תעבור אליך ותוטל מיד, ולכן אי אפשר לבטל. ההחלפה אינה מזכה בנקודות ואינה נספרת כאחת משלוש הקוביות שלך.
web-dice-swap-do = להחליף
web-dice-turn-of = התור של { $name }
web-dice-title-mine = התור שלך!
web-dice-hand-in =
    { $points ->
        [0] לשחק כך
        [one] לשחק כך: נקודה אחת
        [two] לשחק כך: שתי נקודות
       *[other] לשחק כך: { $points } נקודות
    }
web-dice-pass = לוותר
web-dice-clear = להחזיר את הקוביות
web-dice-extra = אילו קוביות להטיל מחדש לסבב הבא?
web-dice-chosen =
    { $dice ->
        [0] כל הקוביות נשארות אצלך.
        [one] קובייה אחת תוטל שוב.
        [two] שתי קוביות יוטלו שוב.
       *[other] { $dice } קוביות יוטלו שוב.
    }
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
web-dice-has-chosen = הבחירה נעשתה

## מה קרה עכשיו

web-dice-opened =
    { $mine ->
        [yes] { $points ->
            [one] הפתיחה שלך: נקודה אחת.
            [two] הפתיחה שלך: שתי נקודות.
           *[other] הפתיחה שלך: { $points } נקודות.
        }
       *[no] { $points ->
            [one] הפתיחה של { $name }: נקודה אחת.
            [two] הפתיחה של { $name }: שתי נקודות.
           *[other] הפתיחה של { $name }: { $points } נקודות.
        }
    }
web-dice-played =
    { $mine ->
        [yes] { $points ->
            [0] לא קיבלת נקודות.
            [one] קיבלת נקודה אחת.
            [two] קיבלת שתי נקודות.
           *[other] קיבלת { $points } נקודות.
        }
       *[no] { $points ->
            [0] { $name }: בלי נקודות.
            [one] { $name }: נקודה אחת.
            [two] { $name }: שתי נקודות.
           *[other] { $name }: { $points } נקודות.
        }
    }
web-dice-passed-passed =
    { $mine ->
        [yes] ויתרת על התור.
       *[no] ויתור על התור: { $name }.
    }
web-dice-passed-time =
    { $mine ->
        [yes] הזמן שלך נגמר.
       *[no] { $name }: הזמן נגמר.
    }
web-dice-passed-left =
    { $mine ->
        [yes] כבר לא היית בשולחן: דילגו על התור שלך.
       *[no] { $name } כבר לא בשולחן: מדלגים על התור.
    }
web-dice-passed-interrupted =
    { $mine ->
        [yes] השרת נעצר, ולא חזרת בזמן: התור שלך מבוטל.
       *[no] השרת נעצר, ו־{ $name } עדיין לא כאן: התור מבוטל.
    }
web-dice-swapped =
    { $mine ->
        [yes] החלפת את ה־WILD ב־{ $square }.
       *[no] ה־WILD ב־{ $square } הוחלף: { $name }.
    }
web-dice-failed-wrong =
    { $mine ->
        [yes] ההכרזה שלך שגויה: זה לא SET ({ $why }).
       *[no] { $name }: זה לא SET ({ $why }).
    }
web-dice-failed-time =
    { $mine ->
        [yes] לא בחרת שלוש קוביות בזמן.
       *[no] { $name }: לא נבחרו שלוש קוביות בזמן.
    }
web-dice-failed-taken-back =
    { $mine ->
        [yes] ביטלת את ההכרזה.
       *[no] ההכרזה בוטלה: { $name }.
    }
web-dice-failed-left =
    { $mine ->
        [yes] עזבת באמצע ההכרזה.
       *[no] עזיבה באמצע ההכרזה: { $name }.
    }
web-dice-all-passed = כולם ויתרו: מטילים שוב את כל הקוביות.
web-dice-again = איש לא פתח ב־SET, ולכן כולם הטילו שוב.

## איך תור זיכה בנקודות, ומה עוד נאמר ליד השולחן

web-dice-set-scored =
    { $direction ->
        [row] שורה
       *[column] טור
    } { $squares }: { $points ->
        [0] ללא נקודות
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
web-dice-bonus-scored =
    משבצת בונוס { $square }: { $points ->
        [0] ללא נקודות
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
web-dice-with-wild =
    { $wilds ->
        [one] { $text } (WILD חדש אינו מזכה בנקודה)
       *[other] { $text } (WILD חדש אינו מזכה בנקודה)
    }
web-dice-no-set-yet =
    { $count ->
        [1] הקובייה ב־{ $square } עדיין לא ב־SET.
       *[other] הקוביות במשבצות { $square } עדיין לא ב־SET.
    }
web-dice-barred = ההכרזה שלך לא נספרה. אפשר להכריז שוב אחרי ההטלה הבאה.
web-dice-was-wrong = הכרזה שגויה
web-dice-next = בתור הבא
web-dice-first = תור ראשון
web-dice-freed = הקובייה שהשתחררה מראה { $face }.
web-dice-rolled-again =
    { $mine ->
        [yes] { $count ->
            [one] הטלת שוב: { $before }, עכשיו { $after }.
            [two] הטלת שוב שתי קוביות.
           *[other] הטלת שוב { $count } קוביות.
        }
       *[no] { $count ->
            [one] הטלה חוזרת של { $name }: { $before }, עכשיו { $after }.
            [two] הטלה חוזרת של { $name }: שתי קוביות.
           *[other] הטלה חוזרת של { $name }: { $count } קוביות.
        }
    }
web-dice-kept-own = שמרת את כל הקוביות שלך.
web-dice-kept-all =
    { $count ->
        [one] { $names }: בלי הטלה חוזרת.
       *[other] { $names }: בלי הטלה חוזרת.
    }
web-dice-nobody-rolled =
    { $chosen ->
        [none] איש לא בחר בזמן קוביות להטלה חוזרת.
       *[some] כולם שמרו את הקוביות.
    }
web-dice-last-chance =
    { $rounds ->
        [one] בסבב הקודם איש לא שיחק את תורו. אם גם הפעם לא, המשחק ייגמר.
        [two] איש לא שיחק את תורו שני סבבים ברצף. אם גם הפעם לא, המשחק ייגמר.
       *[other] איש לא שיחק את תורו { $rounds } סבבים ברצף. אם גם הפעם לא, המשחק ייגמר.
    }
web-dice-pass-title = לוותר למרות מהלך שלם?
web-dice-pass-sure =
    { $points ->
        [0] הקוביות שהנחת הן מהלך חוקי.
        [one] הקוביות שהנחת הן מהלך חוקי ששווה נקודה אחת.
        [two] הקוביות שהנחת הן מהלך חוקי ששווה שתי נקודות.
       *[other] הקוביות שהנחת הן מהלך חוקי ששווה { $points } נקודות.
    }
web-dice-pass-plain-title = לוותר על התור הזה?
web-dice-pass-plain = לא מניחים קוביות, והתור עובר הלאה.
web-dice-pass-back = חזרה לתור שלי
web-dice-ended-dice =
    { $count ->
        [one] ל־{ $names } לא נותרו קוביות.
       *[other] ל־{ $names } לא נותרו קוביות.
    }
web-dice-ended-stalemate =
    { $rounds ->
        [one] המשחק נגמר כי בסבב האחרון איש לא שיחק את תורו.
        [two] המשחק נגמר כי איש לא שיחק את תורו שני סבבים ברצף.
       *[other] המשחק נגמר כי איש לא שיחק את תורו { $rounds } סבבים ברצף.
    }
web-dice-ended-alone = מי שנותר לבד סיים את המשחק.
web-dice-ended-agreed = בהסכמת כולם המשחק נגמר כאן.

## סידור הפתיחה, WILD, דף הניקוד

web-dice-arrange = לגרור או להקיש על הקוביות כדי לשנות את הסדר.
web-dice-arrange-wild = לגרור או להקיש על הקוביות כדי לשנות את הסדר; להקיש על WILD כדי לשנות את הפאה.
web-dice-arranges = SET של { $name }: ממתינים לסידור הקוביות.
web-dice-place-now = להניח עכשיו
web-dice-cancel-call = לבטל (נחשב לטעות)
web-dice-face-points =
    { $face }: { $points ->
        [0] בלי נקודות
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
web-dice-faces-legal = פאות שיוצרות מהלך חוקי
web-dice-faces-other = פאות אחרות
web-dice-faces-none = עדיין אין פאה שיוצרת מהלך חוקי. אפשר לבחור אחת ולהניח עוד קוביות.
web-dice-take-back = להחזיר ליד
web-dice-scores = נקודות לפי סבב
web-dice-see-board = להצגת הלוח
web-dice-see-result = להצגת התוצאה
web-dice-sheet-round = סבב
web-dice-sheet-total = סך הכול
web-dice-timed =
    { $mine ->
        [yes] הזמן שלך נגמר, והקוביות שכבר הונחו נחשבו למהלך:
       *[no] { $name }: הזמן נגמר, והקוביות שכבר הונחו נחשבו למהלך:
    } { $points ->
        [0] בלי נקודות.
        [one] נקודה אחת.
        [two] שתי נקודות.
       *[other] { $points } נקודות.
    }
