## המשחקים שלי

web-games-going = עדיין במשחק
web-games-back = חזרה לשולחן
web-games-finished = משחקים שהסתיימו
web-games-first = אפשר לשחק משחק או את החידה של היום. כשייגמר הוא יופיע כאן, עם ציר הזמן והצפייה החוזרת.
web-games-play = לשחק משחק
web-filter =
    { $filters ->
        [0] סינון
        [one] סינון (אחד פעיל)
       *[other] סינון ({ $filters } פעילים)
    }
web-filter-game = משחק
web-filter-any-game = כל המשחקים
web-filter-company = עם מי
web-filter-anyone = כולם
web-filter-others = עם אחרים
web-filter-result = תוצאה
web-filter-any-result = כל תוצאה
web-filter-rules = חוקים
web-filter-any-rules = כל החוקים
web-filter-time = מתי
web-filter-any-time = בכל זמן
web-filter-days = { $days } הימים האחרונים
web-filter-clear = לבטל את הסינון
web-filter-none = אין משחקים שמתאימים לסינון הזה.
web-rules-nine = תשעה על השולחן

## משחק אחד על קו אחד

web-timeline-looking = טוענים את המשחק…
web-timeline-empty = המשחק הזה נגמר לפני שקרה משהו.
web-timeline-quickest =
    { $players ->
        [one] ה־SET המהיר ביותר נמצא תוך { $time }.
       *[other] ה־SET המהיר ביותר: { $name }, תוך { $time }.
    }
web-timeline-missed =
    { $sets ->
        [one] SET אחד התפרק לפני שמישהו ראה אותו, אחרי { $time }.
       *[other] { $sets } SETים התפרקו לפני שמישהו ראה אותם, אחד מהם אחרי { $time }.
    }
web-timeline-missed-none = שום SET לא התפרק בלי שראו אותו.
web-timeline-missed-here =
    { $sets ->
        [one] התפרק SET שאיש לא ראה
       *[other] התפרקו { $sets } SETים שאיש לא ראה
    }
web-timeline-unseen = SETים שאיש לא ראה
web-timeline-more-unseen =
    { $sets ->
        [one] ועוד אחד
       *[other] ועוד { $sets }
    }
web-timeline-all = הכול לפי הסדר
web-timeline-mean = לכל SET
web-timeline-best = הכי מהיר
web-timeline-differ =
    { $count ->
        [one] SET: תכונה אחת שונה
       *[other] SET: { $count } תכונות שונות
    }
web-timeline-wrong =
    { $reason ->
        [time] הכרזה, והזמן נגמר
        [taken-back] הכרזה שבוטלה
        [left] עזיבה באמצע הכרזה
       *[wrong] לא SET
    }
web-timeline-key-found = SET; בין תכונה שונה אחת לארבע
web-timeline-key-wrong = הכרזה שגויה
web-timeline-key-denied = ”אין SET”, אבל היה
web-timeline-key-hint = רמז
web-timeline-key-added = אין SET: קלפים נוספים
web-timeline-key-missed = SET שאיש לא ראה, כל זמן שהיה שם
web-timeline-dice-best =
    { $points ->
        [one] התור הטוב ביותר: { $name }, נקודה אחת.
       *[other] התור הטוב ביותר: { $name }, { $points } נקודות.
    }
web-timeline-dice =
    { $what ->
        [opening] פתיחה: { $points }+
        [pass] ויתור
       *[turn] תור: { $points }+
    }
