## הדף

web-home = דף הבית
web-lost = אין כאן דבר.
web-offline = אי אפשר להגיע לשרת.
web-download = הורדת המשחק

## שולחן הקלפים

web-check = הקריאה האחרונה
web-call = SET!
web-called-by = על { $name } להצביע עכשיו
web-outcome-right =
    { $mine ->
        [yes] SET שלך
       *[no] SET של { $name }
    }
web-outcome-wrong =
    { $mine ->
        [yes] זה לא SET
       *[no] { $name }: זה לא SET
    }
web-outcome-time =
    { $mine ->
        [yes] הזמן שלך עבר
       *[no] { $name }: הזמן עבר
    }
web-outcome-taken-back =
    { $mine ->
        [yes] ביטלת את הקריאה
       *[no] הקריאה בוטלה: { $name }
    }
web-outcome-left =
    { $mine ->
        [yes] עזבת באמצע הקריאה שלך
       *[no] עזיבה באמצע הקריאה: { $name }
    }
web-outcome-gain = +{ $points }
web-outcome-loss = −{ $points }
web-race-lead =
    { $millis ->
        [one] בהפרש של אלפית שנייה
        [two] בהפרש של שתי אלפיות שנייה
       *[other] בהפרש של { $millis } אלפיות שנייה
    }
web-race-tie = באותו רגע בדיוק: הגורל הכריע
web-players = משתתפים
web-you = זה אני
web-score = ניקוד
web-mark-bot = בוט
web-mark-host = מארח השולחן
web-mark-voted = אומר: אין SET
web-mark-locked = בהמתנה אחרי קריאה שגויה
web-mark-waiting = מצטרף מהחלוקה הבאה
web-mark-ready = מוכן
web-mark-left = עזב
web-mark-away = לא כאן
web-player-detail =
    { $match ->
        [yes] { $deal } בחלוקה הזאת
       *[no] { $cards } קלפים
    } · { $wrong ->
        [0] בלי טעויות
        [one] טעות אחת
       *[other] { $wrong } טעויות
    }
web-pile = קלפים בקופה

## צפייה חוזרת

web-replay = צפייה חוזרת במשחק
web-replay-intro = אפשר לפתוח משחק שמור ולראות שוב כל קריאה, וגם את מה שכולם פספסו.
web-replay-open = בחירת קובץ .tercet
web-replay-drop = או גרירה לכאן
web-replay-none = אין משחק גמור בקישור הזה.
web-replay-damaged = אי אפשר לקרוא את הקובץ: שורה { $line } אינה תקינה.
web-replay-place = המקום במשחק
web-replay-step = אירוע { $step } מתוך { $steps }
web-replay-first = להתחלה
web-replay-back = לקריאה הקודמת
web-replay-previous = צעד אחד אחורה
web-replay-play = הפעלה
web-replay-pause = השהיה
web-replay-next = צעד אחד קדימה
web-replay-forth = לקריאה הבאה
web-replay-last = לסוף
web-replay-speed = מהירות
web-replay-sets = הצגת ה־SETים
web-replay-lying =
    { $sets ->
        [0] אין SET על השולחן
        [one] SET אחד על השולחן
        [two] שני SETים על השולחן
       *[other] { $sets } SETים על השולחן
    }
web-replay-since = לא נראה כבר { $time }
