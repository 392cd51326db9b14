### חדרים: כיתה, ערב מועדון, מסיבה משפחתית.

web-room = חדר
web-room-entry = כיתה או מועדון
web-room-enter = הצטרפות לחדר
web-room-code = קוד החדר
web-room-named = חדר { $code }
web-room-join = הצטרפות
web-room-make = פתיחת חדר
web-room-make-how = לכיתה, למועדון או למסיבה: קוד אחד, הרבה שולחנות.
web-room-none = אין חדר פתוח עם הקוד הזה.
web-room-none-advice = כדאי לבדוק את חמש האותיות.
web-room-too-many = יותר מדי קודים שגויים. אפשר לנסות שוב בעוד דקה.
web-room-closed = החדר הזה סגור.
web-room-removed = הוצאת מהחדר הזה.
web-room-not-joining = החדר הזה סגור למצטרפים חדשים.
web-room-in = הצטרפת!
web-room-soon = הסבב הבא מתחיל בקרוב. יש להשאיר את הדף הזה פתוח.
web-room-next = הסבב הבא מתחיל בקרוב.
web-room-back = חזרה לחדר
web-room-round-on = בחדר שלך מתנהל עכשיו סבב.
web-room-yours = החדר שלך פתוח.
web-room-moved = עכשיו מקומך בשולחן { $number }.
web-room-moved-seen = הבנתי
web-room-leave = יציאה מהחדר
web-room-leave-title = לצאת מהחדר?
web-room-leave-what = המקום ליד השולחן יתפנה. אפשר להצטרף שוב עם הקוד.
web-room-late = הסבב הזה מלא. המשחק שלך יתחיל בסבב הבא.
web-room-opening = השולחן שלך בהכנה…
web-room-again = כבר הייתי כאן, במכשיר אחר
web-room-again-not = חזרה
web-room-who = איזה מהשמות הוא שלך?
web-room-taken = { $name } כבר בחדר. זה השם שלך?
web-room-taken-own = כן, זה השם שלי
web-room-taken-other = לא, זה שם של מישהו אחר
web-room-asked = ביקשנו ממי שמנהל את החדר לאשר שזה השם שלך.
web-room-rejected = הבקשה לא אושרה. אפשר להצטרף עם שם.
web-room-claim = מישהו במכשיר חדש אומר שהוא { $name }.
web-room-confirm = נכון
web-room-reject = לא
web-room-people =
    { $count ->
        [0] עדיין אין כאן אף אחד
        [one] משתתף אחד
        [two] שני משתתפים
       *[other] { $count } משתתפים
    }
web-room-enlarge = להציג את הקוד בגדול
web-room-go-to = נכנסים אל { $address } ומקלידים
web-room-round = סבב { $number }
web-room-start = להתחיל את סבב { $number }
web-room-together = מי משחק עם מי
web-room-shuffled = באקראי
web-room-same = אותם שולחנות
web-room-neighbours = לפי הדירוג
web-room-size = משתתפים בשולחן
web-room-bots = בוטים במקומות פנויים
web-room-no-bots = בלי בוטים
web-room-bots-not-together = בסבב שמשחקים יחד אין בוטים.
web-room-quick = התחלה מהירה: 27 קלפים
web-room-ends = מסתיים אחרי
web-room-open-end = בלי הגבלת זמן
web-room-minutes = { $minutes } דק׳
web-room-time-left = הזמן שנותר
web-room-time-taken = הזמן שחלף
web-room-best-time = השיא עד כה: { $time }
web-room-joining = אפשר עוד להצטרף
web-room-given = מספרים במקום שמות
web-room-pause = עיניים אליי
web-room-paused = כל השולחנות בהפסקה.
web-room-resume = ממשיכים
web-room-end = לסיים את הסבב
web-room-end-sure = לסיים את הסבב לכולם? משחקים שלא נגמרו ייספרו כפי שהם.
web-room-close = לסגור את החדר
web-room-close-sure = לסגור את החדר לתמיד? כולם ייצאו ממנו.
web-room-close-save = כדאי לשמור קודם את התוצאות: חדר שנסגר לא נפתח שוב.
web-room-table = שולחן { $number }
web-room-phase-new = בהכנה
web-room-phase-lobby = עומד להתחיל
web-room-phase-play = במשחק
web-room-phase-paused = בהפסקה
web-room-phase-over = הסתיים
web-room-table-empty = השולחן ריק. כדי להעביר לכאן מישהו, לוחצים על השם ברשימה.
web-room-left =
    { $game ->
        [dice] קוביות שנותרו: { $count }
       *[other] קלפים שנותרו: { $count }
    }
web-room-watch = לצפות בשולחן { $number }
web-room-standings = דירוג
web-room-rank = מקום
web-room-name = שם
web-room-points = נקודות
web-room-sets = SETים
web-room-file = שמירה כ־CSV
web-room-remove = להוציא את { $name }
web-room-remove-sure = להוציא את { $name } מהחדר? לא יהיה אפשר לחזור בלי אישור שלך.
web-room-removed-people = הוצאו מהחדר: { $count }
web-room-readmit = להחזיר את { $name }
web-room-away = לא כאן
web-room-projector = תצוגה למקרן
web-room-wall = במקרן ובמסכים האחרים:
web-room-names = להציג שמות
web-room-scores = להציג ניקוד
web-room-link = קישור למכשירים הנוספים שלך
web-room-link-how = כל מי שהקישור אצלו מנהל את החדר. קישור חדש מבטל את הישן.
web-room-link-new = ליצור קישור
web-guide = מדריך
web-guide-teachers = בכיתה
web-guide-clubs = ערב מועדון
web-room-way = איך משחקים
web-room-way-race = תחרות
web-room-way-quiet = בשקט: אותו לוח לכולם
web-room-way-team = בשקט ובצוות: אותו לוח לכל שולחן
web-room-way-challenge = שישים שניות: הכי הרבה SETים
web-room-way-together = יחד נגד השעון
web-room-way-short-race = תחרות
web-room-way-short-quiet = בשקט
web-room-way-short-team = בשקט ובצוות
web-room-way-short-challenge = שישים שניות
web-room-way-short-together = יחד
web-room-counts = מה קובע
web-room-count-points = נקודות
web-room-count-places = מקומות
web-room-count-sets = SETים שנמצאו
web-room-archive = שמירת כל המשחקים
web-room-add-table = הוספת שולחן
web-room-rename = שם חדש ל־{ $name }
web-room-rename-do = שינוי השם
web-room-move = העברת { $name } לשולחן
web-room-finished = סיימו: { $done } מתוך { $all }
web-room-solutions = פתרונות
web-room-solution = SET { $number } מתוך { $all }
web-room-next-solution = ה־SET הבא
web-room-why = למה?
web-room-why-asked = למה זה SET?
web-room-previous-solution = ה־SET הקודם
web-room-class-sum =
    { $sets ->
        [0] בסבב הזה לא נמצא אף SET.
        [one] כולם יחד מצאו SET אחד.
       *[other] כולם יחד מצאו { $sets } SETים.
    }
web-room-tables-sum =
    { $sets ->
        [0] אף שולחן לא מצא SET בסבב הזה.
        [one] כל השולחנות יחד מצאו SET אחד.
       *[other] כל השולחנות יחד מצאו { $sets } SETים.
    }
web-room-class-time =
    { $compared ->
        [first] הזמן: { $time }
        [better] הזמן: { $time }. שיא חדש!
       *[other] הזמן: { $time }. השיא עד כה: { $best }
    }
web-room-result = תוצאות סבב { $number }
web-room-most-found =
    { $by ->
        [table] השולחן הטוב ביותר מצא { $best } מתוך { $all } SETים.
       *[person] התוצאה הגבוהה ביותר: { $best } מתוך { $all } SETים.
    }
web-room-set-count =
    { $count ->
        [one] SET אחד
        [two] שני SETים
       *[other] { $count } SETים
    }
web-room-best-team =
    { $count ->
        [one] הצוות המצטיין
        [two] הצוותים המצטיינים
       *[other] הצוותים המצטיינים
    }
web-room-final = דירוג סופי
web-room-name-needed = קודם כותבים את השם.
web-room-number = מס׳ { $number }
web-room-your-number = על המסך הגדול המספר שלך הוא { $number }.
web-room-score =
    { $points ->
        [1] נקודה אחת
        [2] שתי נקודות
       *[other] { $points } נקודות
    }
web-room-place = המקום שלך: { $rank } מתוך { $all }
web-room-tables-finished = שולחנות שסיימו: { $done } מתוך { $all }
web-room-wait = נשארים בדף הזה עד שכולם מסיימים.

## Tables that anybody can join, on the first page

web-open-tables = שולחנות ציבוריים
web-no-open-tables = אין כרגע שולחנות ציבוריים. אפשר ליצור אחד ולהפוך אותו לציבורי.
web-nobody = עדיין אין אף אחד
web-seats-taken = { $players } מתוך { $seats } מקומות
web-score-of =
    { $name }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
web-phase-lobby = לפני ההתחלה
web-phase-running = באמצע משחק
web-phase-over = הסתיים
web-watching-number =
    { $watchers ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $watchers } צופים
    }
web-watch = לצפות
web-join = להצטרף
