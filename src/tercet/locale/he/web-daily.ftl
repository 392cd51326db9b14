## החידה במשחק

web-puzzle-what =
    { $size ->
        [easy] תשעה קלפים, ארבעה SETים.
       *[full] שנים־עשר קלפים, שישה SETים.
    }
web-puzzle-clock = השעון מתחיל לרוץ כשרואים את הקלפים, וממשיך גם כשיוצאים.
web-puzzle-team = פותרים ביחד, וכל אחד בצוות יכול להפעיל את השעון.
web-puzzle-start = להפעיל את השעון
web-puzzle-show = להראות את הקלפים
web-puzzle-team-show = פותרים ביחד, וכל אחד בצוות יכול לגלות את הקלפים.
web-puzzle-starting = הקלפים בדרך…
web-puzzle-lost =
    החיבור אבד, אבל השעון ממשיך לרוץ. { $kept ->
        [yes] מה שמצאת עכשיו יישלח.
       *[no] מתחברים מחדש…
    }
web-puzzle-found =
    { $found ->
        [one] נמצא SET אחד
       *[other] נמצאו { $found } SETים
    } מתוך { $sets }
web-puzzle-searched = חיפשתם יפה! בקרוב תראו את ה־SETים ביחד.
web-puzzle-left =
    { $sets ->
        [0] כל ה־SETים נמצאו.
        [one] נשאר SET אחד למצוא.
       *[other] נשארו { $sets } SETים למצוא.
    }
web-puzzle-solved = כל ה־SETים נמצאו!
web-puzzle-over = לא נפתרה
web-puzzle-not-found = אלה נשארו למצוא
web-puzzle-wrong = טעויות
web-practice = חידת אימון
web-training-next = עוד חידת אימון

## היום, התוצאה והזמנים הטובים

web-daily-looking = מחפשים את החידות של היום…
web-daily-to-come = החידה תופיע בתאריך { $day }.
refusal-no-day = אין יום כזה. כדאי לבדוק את התאריך בכתובת.
web-daily-what = בכל יום בחצות לפי UTC שתי חידות חדשות, אותן חידות לכולם. הניסיון הראשון שלך קובע. התוצאות והרצף שייכים לדפדפן הזה: במכשיר אחר מתחילים מאפס.
web-daily-days = ימים
web-daily-calendar = ימים שנפתרו
web-daily-month-before = החודש הקודם
web-daily-month-after = החודש הבא
web-daily-month-solved = { $days ->
        [0] עוד לא נפתר אף יום
        [one] נפתר יום אחד
        [two] נפתרו יומיים
       *[other] נפתרו { $days } ימים
    }
web-daily-day = { $solved ->
        [yes] { $day }, נפתר
        [partly] { $day }, אחת משתיים נפתרה
        [unranked] { $day }, נפתר, לא מדורג
       *[no] { $day }
    }
web-daily-mark-ranked = מדורג
web-daily-mark-unranked = לא מדורג
web-daily-next = החידות הבאות מגיעות ב־{ $time }: { $hours ->
        [0] בעוד { $minutes } דק׳
       *[other] בעוד { $hours } שע׳ ו־{ $minutes } דק׳
    }.
web-daily-next-now = החידות הבאות כבר כאן.
web-daily-next-go = לחידות החדשות
web-daily-before = היום הקודם
web-daily-after = היום הבא
web-daily-today = היום
web-daily-other = יום אחר
web-daily-best = (השיא: { $days })
web-daily-size = איזו חידה
web-daily-easy = קלה
web-daily-full = מלאה
web-daily-solvers =
    { $solvers ->
        [0] עדיין לא נרשמו זמנים.
        [one] נרשם זמן אחד.
       *[other] נרשמו { $solvers } זמנים.
    }
web-daily-start =
    { $size ->
        [easy] להתחיל בחידה הקלה
       *[full] להתחיל בחידה המלאה
    }
web-daily-counts = הניסיון הזה קובע. השעון מתחיל מיד, וממשיך לרוץ גם כשיוצאים.
web-daily-unranked-day = רק היום עצמו קובע: הזמנים האלה לא ידורגו.
web-daily-unranked = הניסיון הזה לא מדורג.
web-daily-go-on =
    { $size ->
        [easy] בחזרה לחידה הקלה
       *[full] בחזרה לחידה המלאה
    }
web-daily-running = השעון שלך רץ.
web-daily-again = עוד פעם, בלי דירוג
web-daily-rank = מקום
web-daily-rank-among = מקום מבין כולם
web-daily-rank-of =
    { $count ->
        [1] ראשון עד כה
       *[other] { $rank } מתוך { $count }
    }
web-daily-percentile =
    { $others ->
        [1] זמן טוב יותר מהשחקן הנוסף היחיד
       *[other] זמן טוב יותר משל { $percent }% מהאחרים
    }
web-daily-streak = ימים ברצף
web-daily-finds = לפי סדר המציאה
web-daily-share = לשתף את התוצאה
web-daily-share-picture = { $sets ->
        [one] תמונה של SET אחד: אילו מאפיינים זהים ואילו שונים.
        [two] תמונה של שני SETים: אילו מאפיינים זהים ואילו שונים.
       *[other] תמונה של { $sets } SETים: אילו מאפיינים זהים ואילו שונים.
    }
web-daily-share-key = שורה לכל SET, לפי סדר המציאה; מספר, צבע, מילוי וצורה:
web-daily-share-same = זהה,
web-daily-share-different = שונה.
web-daily-copy = להעתיק
web-daily-board = הזמנים הטובים ביותר
web-daily-board-none =
    { $day ->
        [past] אין זמנים.
       *[today] אין עדיין זמנים.
    }
web-daily-among = הזמנים של מי
web-daily-among-all = כולם
web-daily-among-met = מי ששיחקו איתי
web-daily-board-none-public =
    { $day ->
        [past] אין אף אחד בלוח.
       *[today] עדיין אין אף אחד בלוח.
    }
web-daily-board-proves = זמן בלוח הזה מוכיח שהיומן תקין, לא מי או מה הסתכל בקלפים: גם תוכנה יכולה לפתור את החידה.
web-daily-place-ask = לפרסם את הזמן שלך בלוח הציבורי? באיזה שם?
web-daily-place-join = לפרסם את הזמן שלי
web-daily-place-leave = להסיר
web-daily-place =
    { $listing ->
        [listed] הזמן שלך מופיע בלוח הציבורי בשם { $name }.
        [held] הזמן שלך יפורסם אחרי שמי שמפעיל את השרת יאשר אותו: הוא מהיר באופן חריג.
        [outdone] זמן טוב יותר מהרשת שלך מופיע בלוח הציבורי: לכל רשת מקום אחד ביום.
       *[removed] מי שמפעיל את השרת הסיר את הזמן שלך מהלוחות.
    }
web-daily-listing =
    { $listing ->
        [held] ממתין לאישור שלך
        [outdone] לא הטוב ביותר ברשת שלו
       *[removed] הוסר
    }
web-daily-confirm = לאשר
web-daily-remove = להסיר
