## המשחקים שלי

web-games-going = עדיין במשחק
web-games-back = חזרה לשולחן
web-games-finished = משחקים שהסתיימו
web-games-first = אפשר לשחק משחק או את החידה של היום. כשייגמר הוא יופיע כאן, עם ציר הזמן והצפייה החוזרת.
web-games-play = לשחק משחק
web-games-room = חדר { $code }
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
web-filter-rules = כללים
web-filter-any-rules = כל הכללים
web-filter-time = מתי
web-filter-any-time = בכל זמן
web-filter-days = { $days } הימים האחרונים
web-filter-clear = לבטל את הסינון
web-filter-none = אין משחקים שמתאימים לסינון הזה.
web-rules-nine = תשעה על השולחן
web-export = להוריד את כל המשחקים שלי
web-games-more = להראות משחקים קודמים

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
        [one] SET אחד התפרק לפני שמישהו ראה אותו, אחרי { $time } על השולחן.
       *[other] { $sets } SETים התפרקו לפני שמישהו ראה אותם, הוותיק שבהם אחרי { $time } על השולחן.
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
        [0] SET
        [one] SET שבו מאפיין אחד שונה
       *[other] SET שבו { $count } מאפיינים שונים
    }
web-timeline-wrong =
    { $reason ->
        [time] הכרזה, והזמן נגמר
        [taken-back] הכרזה שבוטלה
        [left] עזיבה באמצע הכרזה
       *[wrong] לא SET
    }
web-timeline-key-found = SET; בין מאפיין שונה אחד לארבעה
web-timeline-key-wrong = הכרזה שגויה
web-timeline-key-denied = ”אין SET”, אבל היה
web-timeline-key-hint = רמז
web-timeline-key-added = אין SET: קלפים נוספים
web-timeline-key-missed = SET שאיש לא ראה, כל זמן שהיה שם
web-timeline-turns = תורות
web-timeline-passes = ויתורים
web-timeline-best-turn = התור הטוב ביותר
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

## סטטיסטיקה

web-stats-looking = טוענים את המשחקים שלך…
web-stats-whose = של מי
web-stats-you = שלי
web-stats-bots = בוטים: { $level }
web-stats-games = משחקים
web-stats-wins = ניצחונות מול אחרים
web-stats-won-of = { $won } מתוך { $games }
web-stats-median = זמן ל־SET (חציון)
web-stats-played = זמן משחק
web-stats-first = אחרי משחק או חידה יומית הדף הזה יראה איך נמצאים אצלך SETים: באיזו מהירות, אילו מהם לוקחים הכי הרבה זמן ומה נעלם מהעין.
web-stats-none = אין משחקים בבחירה הזאת.
web-stats-train = לתרגל את ה־SETים שהכי קשה לך למצוא
web-chart-table = כטבלה
web-chart-more =
    { $games ->
        [one] עוד משחק אחד בערך, והתרשים הזה יופיע.
       *[other] עוד { $games } משחקים בערך, והתרשים הזה יופיע.
    }
web-chart-time = שניות לכל SET לאורך זמן
web-chart-week = משחק בשבוע נוסף יראה את השינוי.
web-chart-since = השבוע של
web-chart-differing = לפי מספר המאפיינים השונים
web-chart-differ = מאפיינים שונים
web-chart-kinds = לפי סוג ה־SET
web-chart-kinds-differ = מה שונה
web-chart-kinds-slow =
    { $whose ->
        [you] ה־SETים שלוקחים לך הכי הרבה זמן שונים במאפיינים: { $features } ({ $time }).
       *[bots] ה־SETים שלוקחים לבוטים האלה הכי הרבה זמן שונים במאפיינים: { $features } ({ $time }).
    }
web-chart-features = לפי מאפיין
web-chart-feature = מאפיין
web-chart-where-differs = כשהוא שונה
web-chart-where-same = כשהוא זהה
web-chart-sooner = מוקדם יותר
web-chart-later = מאוחר יותר
web-chart-wrong = הכרזות שגויות
web-chart-wrong-none = אין הכרזות שגויות עד כה.
web-chart-why = סיבה
web-chart-count = כמה פעמים
web-chart-reason =
    { $reason ->
        [time] הזמן נגמר
        [taken-back] בוטלה
        [left] עזיבה באמצע הכרזה
        [no-set] ”אין SET”, אבל היה
       *[wrong] לא SET
    }
web-chart-failed =
    { $feature ->
        [number] טעות במספר
        [colour] טעות בצבע
        [fill] טעות במילוי
       *[shape] טעות בצורה
    }
web-chart-unseen = ה־SETים שהיו הכי הרבה זמן על השולחן
web-chart-unseen-none = שום SET לא נעלם מהעין יותר מחמש שניות.
web-chart-best = הזמנים הטובים ביותר לבד
web-chart-best-none = כדי לקבל זמן, צריך לסיים משחק לבד בלי רמזים, או חידה.
web-chart-opponents = ראש בראש
web-chart-won = ניצחונות
web-chart-tied = תיקו
web-chart-lost = הפסדים
web-chart-opponents-none = אין עדיין: אפשר לשחק עם חברים או מול בוטים.

## מה מראה תרשים, במשפט אחד; $whose הוא you או bots

web-reading-quicker =
    { $whose ->
        [you] לוקח לך { $time } פחות למצוא SET מאשר בשבועות הראשונים.
       *[bots] לבוטים האלה לוקח { $time } פחות למצוא SET מאשר בשבועות הראשונים.
    }
web-reading-slower =
    { $whose ->
        [you] לוקח לך { $time } יותר למצוא SET מאשר בשבועות הראשונים.
       *[bots] לבוטים האלה לוקח { $time } יותר למצוא SET מאשר בשבועות הראשונים.
    }
web-reading-steady =
    { $whose ->
        [you] הקצב שלך יציב: { $time } לכל SET.
       *[bots] הקצב שלהם יציב: { $time } לכל SET.
    }
web-reading-slow-differing =
    { $whose ->
        [you] SETים עם { $count ->
            [one] מאפיין שונה אחד
           *[other] { $count } מאפיינים שונים
        } לוקחים לך { $time } יותר מ־SETים עם { $of }.
       *[bots] SETים עם { $count ->
            [one] מאפיין שונה אחד
           *[other] { $count } מאפיינים שונים
        } לוקחים לבוטים האלה { $time } יותר מ־SETים עם { $of }.
    }
web-reading-slow-feature =
    { $whose ->
        [you] SETים ששונים { $feature ->
            [number] במספר
            [colour] בצבע
            [fill] במילוי
           *[shape] בצורה
        } לוקחים לך { $time } יותר מ־SETים אחרים.
       *[bots] SETים ששונים { $feature ->
            [number] במספר
            [colour] בצבע
            [fill] במילוי
           *[shape] בצורה
        } לוקחים לבוטים האלה { $time } יותר מ־SETים אחרים.
    }
web-reading-even-features =
    { $whose ->
        [you] לוקח לך אותו זמן למצוא SET, לא משנה איזה מאפיין שונה.
       *[bots] לבוטים האלה לוקח אותו זמן למצוא SET, לא משנה איזה מאפיין שונה.
    }
web-reading-fails-in =
    { $whose ->
        [you] { $count } מתוך { $of } הטעויות שלך הן { $feature ->
            [number] במספר
            [colour] בצבע
            [fill] במילוי
           *[shape] בצורה
        }.
       *[bots] { $count } מתוך { $of } הטעויות הן { $feature ->
            [number] במספר
            [colour] בצבע
            [fill] במילוי
           *[shape] בצורה
        }.
    }
web-reading-no-mistakes = אף טעות ב־{ $of } SETים.
web-reading-longest-unseen = הזמן הארוך ביותר על השולחן: { $time }.

## אימון

web-training-what = חידה של שנים־עשר קלפים ושישה SETים, לפחות חצי מהם מהסוגים שהכי קשה לך למצוא.
web-training-what-new = חידה של שנים־עשר קלפים ושישה SETים, לפחות חצי מהם מהסוגים שרוב האנשים מוצאים אחרונים. אחרי כמה משחקים היא תתבסס על הזמנים שלך.
web-training-start = לתרגל
web-training-kinds = מה שהכי קשה לך למצוא
web-training-kinds-new = מה שרוב האנשים מוצאים אחרון
web-training-differ = שונה: { $features }
web-training-same = זהה: { $features }
web-training-median =
    { $sets ->
        [one] { $time } ל־SET אחד; { $usual } ל־SET מכל סוג.
       *[other] בדרך כלל { $time } ({ $sets } SETים); { $usual } ל־SET מכל סוג.
    }
web-training-never =
    { $sets ->
        [one] היה פעם אחת על השולחן ולא נמצא.
       *[other] היה { $sets } פעמים על השולחן ולא נמצא.
    }
web-training-new = עוד לא הופיע.
web-training-before = קודם
web-training-recent = השבועיים האחרונים
web-training-faster = מהר יותר ב־{ $time }
web-training-slower = לאט יותר ב־{ $time }
web-training-puzzles = חידות האימון שלך
web-training-few =
    { $puzzles ->
        [one] עוד חידה אחת, ואפשר יהיה לראות את השינוי.
       *[other] עוד { $puzzles } חידות, ואפשר יהיה לראות את השינוי.
    }
web-training-puzzles-faster = החידות האחרונות נפתרו מהר יותר ב־{ $time } מהראשונות.
web-training-puzzles-slower = החידות האחרונות נפתרו לאט יותר ב־{ $time } מהראשונות.
