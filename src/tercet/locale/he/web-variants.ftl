## בשולחן שמשחק גרסה אחרת: מה מחפשים

web-choose-five = לסמן שלושה קלפים: כל אחד מחמשת המאפיינים זהה בכולם או שונה בכולם.
web-choose-ultra = לסמן ארבעה קלפים: שני זוגות שאותו קלף משלים.
web-choose-ghost = לסמן שישה קלפים: שלושה זוגות שהקלפים החסרים להם יוצרים SET.
web-choose-quads = לסמן ארבעה קלפים: כל מאפיין זהה בכולם, שונה בכולם, או שניים ושניים.
web-choose-dots = לסמן קלפים כך שכל נקודה תופיע מספר זוגי של פעמים.
web-point-any = הכרזת! עכשיו לסמן { $cards } קלפים.
web-point-range = הכרזת! עכשיו לסמן בין { $least } ל־{ $most } קלפים ולקחת אותם.
web-outcome-mixed = לא מתאים: { $features }
web-take = לקחת { $cards }
web-take-least = לסמן לפחות { $least }
web-more-any = אין SET: נפתחים קלפים נוספים.
web-hint-any =
    { $whole ->
        [yes] מסומן SET שלם.
       *[no] { $cards ->
            [1] מסומן קלף אחד של SET.
            [2] מסומנים שני קלפים של SET.
           *[other] מסומנים { $cards } קלפים של SET.
        }
    }

## הלקיחה האחרונה, מה שנמצא, הקלף שאיש לא ראה

web-chain = ה־SET האחרון
web-chain-use =
    { $linked ->
        [1] יש להשתמש בקלף אחד בדיוק מה־SET האחרון.
        [2] יש להשתמש בשני קלפים בדיוק מה־SET האחרון.
       *[other] יש להשתמש ב־{ $linked } קלפים בדיוק מה־SET האחרון.
    }
web-found =
    { $found ->
        [1] נמצא אחד עד כה.
       *[other] נמצאו { $found } עד כה.
    }
web-found-list = מה שנמצא בלוח הזה
web-board-new = הכול נמצא. הנה לוח חדש.
web-naming = איזה קלף איש לא ראה? הקלפים שעל השולחן מגלים.
web-name-it = זה הקלף הנסתר
web-named =
    { $mine ->
        [yes] מצאת את הקלף הנסתר
       *[no] { $name }: הקלף הנסתר נמצא
    }
web-misnamed =
    { $mine ->
        [yes] זה לא הקלף הנסתר
       *[no] { $name }: זה לא הקלף הנסתר
    }

## מטרת הסיבוב

web-goal-takings = { $takings } מתוך { $goal } SETים
web-goal-first =
    { $goal ->
        [1] עד נקודה אחת
       *[other] עד { $goal } נקודות
    }
web-together-done = הצלחנו יחד!
web-together-so-far =
    { $sets ->
        [0] משחקים יחד.
        [one] משחקים יחד: נמצא SET אחד.
       *[other] משחקים יחד: נמצאו { $sets } SETים.
    }
web-together-stopped =
    { $sets ->
        [0] המשחק נעצר לפני שנמצא SET.
        [one] יחד מצאתם SET אחד.
       *[other] יחד מצאתם { $sets } SETים.
    }
web-together-table =
    { $sets ->
        [one] השולחן שלכם מצא SET אחד.
       *[other] השולחן שלכם מצא { $sets } SETים.
    }

## דף הגרסאות

web-variants-intro = אף אחד מהמשחקים האלה אינו בחוברות הכללים. בוחרים אחד, רואים מה מחפשים ומשחקים.
web-variant-set = הקלפים המודפסים
web-variant-set-what = שלושה קלפים שיוצרים SET, בדרך משחק אחרת.
web-variant-ultra = אולטרה
web-variant-ultra-what = ארבעה קלפים: שני זוגות שאותו קלף משלים.
web-variant-ghost = רפאים
web-variant-ghost-what = שישה קלפים: שלושה זוגות שהקלפים החסרים להם יוצרים SET.
web-variant-five = חמישה מאפיינים
web-variant-five-what = 243 קלפים: שמש, ירח או כוכב הם המאפיין החמישי.
web-variant-quads = רביעיות
web-variant-quads-what = 64 קלפים, ארבעה ערכים לכל מאפיין. ארבעה קלפים: זהה, שונה, או שניים ושניים.
web-variant-quads-large = רביעיות גדולות
web-variant-quads-large-what = רביעיות עם 256 קלפים: גם המילוי נחשב.
web-variant-dots = נקודות
web-variant-dots-what = שש נקודות על 63 קלפים. לוקחים קלפים שבהם כל נקודה מופיעה מספר זוגי של פעמים.
web-variant-way = דרך המשחק
web-way-refill = כמו בחוברות הכללים
web-way-refill-what = קלפים חדשים באים במקום אלה שנלקחו.
web-way-chain = שרשרת
web-way-chain-what = כל SET משתמש בקלפים של קודמו.
web-way-all = למצוא הכול
web-way-all-what = שום דבר לא יורד מהשולחן עד שהכול נמצא.
web-way-hidden = קלף נסתר
web-way-hidden-what = קלף אחד נשאר נסתר; בסוף, מי שמגלה אותו ראשון זוכה בו.
web-variant-ending = הסיבוב מסתיים
web-ending-pile = כשהקופה נגמרת
web-ending-first = כשמישהו צובר די נקודות
web-ending-takings = אחרי מספר קבוע של SETים
web-ending-time = כשנגמר הזמן
web-variant-goal-first = נקודות
web-variant-goal-takings = SETים
web-variant-goal-time = שניות
web-variant-together = לשחק יחד נגד השעון
web-variant-together-what = כולם מנצחים; מה שקובע הוא הזמן.
web-variant-cards = קלפים
web-variant-learn = איך זה עובד

## שיעורים

web-lesson-right = את הקלפים האלה אפשר לקחת:
web-lesson-wrong = את אלה אי אפשר:
web-lesson-find = עכשיו תורך לחפש
web-lesson-found = מצאת!
web-lesson-next = עוד אחד
web-lesson-play = לשחק עכשיו
