## יציאה, וסיום לכולם

web-leave-title = לצאת מהמשחק?
web-leave-lobby = המקום שלך יתפנה למישהו אחר.
web-leave-over = התוצאה נשארת כפי שהיא.
web-leave-what =
    { $game ->
        [dice] הקוביות והנקודות שלך נשמרות, ואפשר לחזור כל עוד המשחק נמשך.
       *[cards] הניקוד שלך נשמר, ואפשר לחזור כל עוד המשחק נמשך.
    }
web-end-title = לסיים את המשחק לכולם?
web-end-what = המשחק מסתיים מיד לכל מי שבשולחן. הנקודות נספרות כפי שהן עכשיו.

## אחרי ניתוק

web-missed = בזמן שהחיבור היה מנותק:
web-missed-deal = התחילה חלוקה { $deal }.
web-missed-call =
    { $lost ->
        [0] נגמר הזמן של הקריאה שלך. זה לא עלה לך בדבר.
        [one] נגמר הזמן של הקריאה שלך, וזה עלה לך בנקודה אחת.
       *[other] נגמר הזמן של הקריאה שלך, וזה עלה לך ב־{ $lost } נקודות.
    }
web-missed-sets =
    { $sets ->
        [one] האחרים לקחו SET אחד.
       *[other] האחרים לקחו { $sets } SETs.
    }
web-missed-turn = נגמר הזמן שלך, והתור עבר הלאה.
web-missed-points =
    { $points ->
        [one] האחרים צברו נקודה אחת.
       *[other] האחרים צברו { $points } נקודות.
    }
## שיחה וצופים

web-talk-nothing = עוד לא נאמר דבר.
web-talk-watcher = (בצפייה)
web-talk-players-only = בשולחן הזה רק מי שמשחק יכול לדבר.
web-talk-unread =
    { $remarks ->
        [one] שיחה: הודעה חדשה אחת
       *[other] שיחה: { $remarks } הודעות חדשות
    }
web-watchers = צופים
web-watched-by =
    { $watchers ->
        [one] אדם אחד צופה: { $names }
       *[other] { $watchers } אנשים צופים: { $names }
    }

## משחק חוזר

web-rematch-open = המשחק הבא כבר פתוח.
web-follow = לצפות במשחק החוזר
## חזרה, וכשמישהו עוזב

web-return = לחזור למשחק
web-departed =
    { $players ->
        [one] { $names } כבר לא במשחק.
       *[other] { $names } כבר לא במשחק.
    }
web-wait = לחכות
web-end-alone = לסיים את המשחק
web-end-alone-in = לסיים את המשחק (בעוד { $time })
## לפני ההתחלה

web-deserted = עוד לא הצטרף אף אחד. אפשר לשתף את הקישור ולחכות, או לשחק לבד.
web-keep-waiting = לחכות לאחרים
web-waiting-names =
    { $players ->
        [0] מתחילים…
       *[other] ממתינים ל־{ $names }.
    }
web-unready = עוד רגע

## התחלה מחדש, סיום בהסכמה, שמות

web-restart = להתחיל מחדש
web-restart-title = לחלק שוב מההתחלה?
web-stop-title = לסיים את המשחק כאן?
web-by-agreement = זה קורה כשכל מי שמשחק מסכים.
web-proposed-restart = הצעה של { $name }: להתחיל מחדש.
web-proposed-restart-own = הצעת להתחיל מחדש. מחכים לאחרים.
web-proposed-end = הצעה של { $name }: לסיים את המשחק כאן.
web-proposed-end-own = הצעת לסיים את המשחק כאן. מחכים לאחרים.
web-agree = מסכימים
web-decline = לא, ממשיכים לשחק
web-withdraw = לבטל את ההצעה
web-rename = להחליף שם
