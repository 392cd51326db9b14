## יציאה, וסיום לכולם

web-leave-title = לעזוב את השולחן?
web-leave-lobby = המקום שלך יתפנה למישהו אחר.
web-leave-over = התוצאה נשארת כפי שהיא.
web-leave-what =
    { $game ->
        [dice] הקוביות והנקודות שלך נשמרות, ואפשר לחזור כל עוד המשחק נמשך.
        [puzzle] השעון ממשיך לרוץ גם בלעדיך, ואפשר לחזור.
       *[cards] הניקוד שלך נשמר, ואפשר לחזור כל עוד המשחק נמשך.
    }
web-end-title = לסיים את המשחק לכולם?
web-end-what = המשחק מסתיים מיד לכל מי שבשולחן. הנקודות נספרות כפי שהן עכשיו.
web-puzzle-give-up = לוותר על החידה
web-puzzle-give-up-title = לוותר על החידה הזאת?
web-puzzle-give-up-what = לא יירשם לך זמן, ויוצגו ה־SETים שנשארו.

## אחרי ניתוק

web-missed = החיבור נותק לזמן מה.
web-missed-deal = התחיל סיבוב { $deal }.
web-missed-call =
    { $lost ->
        [0] נגמר הזמן של ההכרזה שלך. זה לא עלה לך בדבר.
        [one] נגמר הזמן של ההכרזה שלך, וזה עלה לך בנקודה אחת.
        [two] נגמר הזמן של ההכרזה שלך, וזה עלה לך בשתי נקודות.
       *[other] נגמר הזמן של ההכרזה שלך, וזה עלה לך ב־{ $lost } נקודות.
    }
web-missed-sets =
    { $sets ->
        [one] האחרים לקחו SET אחד.
        [two] האחרים לקחו שני SETים.
       *[other] האחרים לקחו { $sets } SETים.
    }
web-missed-turn = נגמר הזמן שלך, וזה נחשב לוויתור על התור.
web-missed-points =
    { $points ->
        [one] האחרים צברו נקודה אחת.
        [two] האחרים צברו שתי נקודות.
       *[other] האחרים צברו { $points } נקודות.
    }
## שיחה וצופים

web-talk-nothing = עוד אין הודעות.
web-talk-watcher = (בצפייה)
web-talk-players-only = בשולחן הזה רק מי שמשחק יכול לכתוב בצ׳אט.
web-talk-unread =
    { $remarks ->
        [one] צ׳אט: הודעה חדשה אחת
        [two] צ׳אט: שתי הודעות חדשות
       *[other] צ׳אט: { $remarks } הודעות חדשות
    }
web-watchers = צופים
web-watched-by =
    { $watchers ->
        [one] אדם אחד צופה: { $names }
        [two] שני אנשים צופים: { $names }
       *[other] { $watchers } אנשים צופים: { $names }
    }

## משחק חוזר

web-rematch-open = המשחק החוזר כבר פתוח.
web-rematch-waits = המשחק מתחיל כשכל ה־{ $players } כאן.
web-follow = לצפות במשחק החוזר
## חזרה, וכשמישהו עוזב

web-return = לחזור למשחק
web-departed =
    { $players ->
        [one] { $names } כבר לא במשחק.
       *[other] { $names } כבר לא במשחק.
    }
web-others-away =
    { $players ->
        [one] { $names } לא כאן כרגע.
       *[other] { $names } לא כאן כרגע.
    }
web-wait = להמתין
web-end-alone = לסיים את המשחק
web-propose-end = להציע לסיים את המשחק
web-end-alone-in = לסיים את המשחק (בעוד { $time })
## לפני ההתחלה

web-deserted = עוד לא הצטרף אף אחד אחר. אפשר לשתף את הקישור ולהמתין, או לשחק לבד.
web-keep-waiting = להמתין לאחרים
web-void-starts =
    { $count ->
        [one] התחלה אחת בוטלה אחרי שנחשפו מספרים אקראיים: לא נחשף המספר של { $names }.
        [two] שתי התחלות ברצף בוטלו אחרי שנחשפו מספרים אקראיים. לא נחשפו המספרים של { $names }.
       *[other] { $count } התחלות ברצף בוטלו אחרי שנחשפו מספרים אקראיים. לא נחשפו המספרים של { $names }.
    }
web-void-starts-why = ייתכן שזה רק ניתוק. אבל מי שפועלים בתיאום יכולים גם לראות כך סיבוב מראש ולסרב לו. מי שצוינו כאן לא ישתתפו בסיבוב הבא, אלא אם התנתקו כשהשרת נעצר. הסיבוב ההוא לא ייחשב מאומת. כדאי להמשיך רק אם זה מקובל עליך.
web-waiting-names =
    { $players ->
        [0] מתחילים…
       *[other] ממתינים ל־{ $names }.
    }
web-unready = עוד רגע

## התחלה מחדש, סיום בהסכמה, שמות

web-restart = להתחיל מחדש
web-restart-title = להתחיל מחדש מההתחלה?
web-stop-title = לסיים את המשחק כאן?
web-by-agreement = זה יקרה כשכל מי שמשחק יסכים.
web-proposed-restart = הצעה של { $name }: להתחיל מחדש.
web-proposed-restart-own = הצעת להתחיל מחדש. ממתינים לאחרים.
web-proposed-end = הצעה של { $name }: לסיים את המשחק כאן.
web-proposed-end-own = הצעת לסיים את המשחק כאן. ממתינים לאחרים.
web-agree = להסכים
web-decline = לא, להמשיך לשחק
web-withdraw = לבטל את ההצעה
web-rename = להחליף שם

## The end of a game

web-fastest = ה־SET המהיר ביותר: { $name }, { $time }
web-figures = כל המספרים
web-verified = הערבוב אומת
web-partly-verified = הערבוב אומת חלקית
web-free-seats =
    { $seats ->
        [one] מקום פנוי אחד
        [two] שני מקומות פנויים
       *[other] { $seats } מקומות פנויים
    }
web-coached = לסמן שלושה קלפים שיוצרים SET. בלי לחץ: רמז יגיע מעצמו.
web-table-paused = עיניים למעלה!
web-table-paused-what = המשחק בהפסקה. נמשיך כשיינתן הסימן.
