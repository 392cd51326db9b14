## החידה היומית: היומן ושורת הפקודה

event-puzzle-started = השעון של { $name } התחיל לרוץ.
event-set-found = { $time }: SET של { $name }: { $cards }.
event-pick-failed = { $time }: בחירה שגויה של { $name }: { $cards } אינם SET.
event-puzzle-solved =
    { $wrong ->
        [0] { $name }: כל ה־SETים נמצאו תוך { $time }, בלי טעות.
        [one] { $name }: כל ה־SETים נמצאו תוך { $time }, עם טעות אחת.
        [two] { $name }: כל ה־SETים נמצאו תוך { $time }, עם שתי טעויות.
       *[other] { $name }: כל ה־SETים נמצאו תוך { $time }, עם { $wrong } טעויות.
    }

cli-daily = החידה היומית: למצוא את כל ה־SETים נגד השעון.
daily-help-date = התאריך, למשל 2026-11-15 (ברירת המחדל: היום לפי UTC)
daily-help-size = תשעה קלפים עם ארבעה SETים, או שנים־עשר עם שישה
daily-help-json = הדפסת הקלפים וה־SETים של שתי החידות כ־JSON, בלי לשחק
daily-intro =
    { $size ->
        [easy] החידה הקלה של { $date }: תשעה קלפים, ארבעה SETים.
       *[full] החידה המלאה של { $date }: שנים־עשר קלפים, שישה SETים.
    }
daily-ready = הקשה על Enter מציגה את הקלפים, ואז השעון מתחיל לרוץ.
daily-status = נמצאו { $found } מתוך { $sets }.
daily-share = לשיתוף: { $line }
daily-not-solved =
    { $left ->
        [one] נשאר SET אחד למצוא.
       *[other] נשארו { $left } SETים למצוא.
    }
daily-practice =
    { $size ->
        [easy] חידה לאימון: תשעה קלפים, ארבעה SETים.
       *[full] חידה לאימון: שנים־עשר קלפים, שישה SETים.
    }
daily-rules = המטרה: למצוא את כל ה־SETים. השעון מתחיל לרוץ כשהקלפים נחשפים ונעצר עם ה־SET האחרון. אף קלף לא יוצא מהשולחן, קלף יכול להשתייך לכמה SETים, ובחירה שגויה עולה רק זמן.
daily-line-help = יש להקליד שלוש אותיות של קלפים שהם SET, למשל abc. הקלדת r מפעילה את השעון, l מציגה שוב את הקלפים, ? מציגה את ההסבר הזה, q יוצאת.
daily-line-no-hints = בחידה אין רמזים.
daily-line-ready = הקלדת r מציגה את הקלפים, ואז השעון מתחיל לרוץ.

## אותו הדבר, בפנייה למי שעשה אותו

event-puzzle-started-you = הפעלת את השעון.
event-set-found-you = { $time }: מצאת { $cards }.
event-pick-failed-you = { $time }: סימנת { $cards }, וזה לא SET.
event-puzzle-solved-you =
    { $wrong ->
        [0] מצאת את כל ה־SETים תוך { $time }, בלי טעות.
        [one] מצאת את כל ה־SETים תוך { $time }, עם טעות אחת.
        [two] מצאת את כל ה־SETים תוך { $time }, עם שתי טעויות.
       *[other] מצאת את כל ה־SETים תוך { $time }, עם { $wrong } טעויות.
    }

## הלוח הציבורי, למי שמפעיל את השרת

cli-daily-board = מציג את הזמנים שהוגשו ללוח הציבורי של יום מסוים, ואת מצבו של כל אחד מהם.
cli-daily-confirm = מאשר זמן ומפרסם אותו בלוח הציבורי.
cli-daily-remove = מסיר זמן מהלוחות של היום שלו.
daily-board-help-code = קוד השולחן שבו הושג הזמן, כפי שהוא מוצג ב־`tercet daily board`
daily-board-help-server = כתובת השרת שלך (ברירת המחדל: { $url })
daily-board-none = עדיין אין בקשות למקום בלוח הזה.
daily-board-listing =
    { $listing ->
        [listed] מפורסם
        [held] ממתין לאישור שלך: מהיר מדי לפרסום בלי בדיקה
        [outdone] פורסם זמן טוב יותר מאותה כתובת
       *[removed] הוסר
    }
daily-board-link = להחלטה בדפדפן יש לפתוח את { $link } (גם כל מי שמחזיק בקישור הזה יכול להחליט).
daily-board-decided =
    { $decision ->
        [confirmed] הזמן פורסם.
       *[removed] הזמן כבר לא מופיע בלוחות.
    }
refusal-not-operator = רק מי שמפעיל את השרת הזה יכול לעשות זאת. יש להשתמש בתיקיית הנתונים של השרת הפעיל.
refusal-no-time = אין כאן זמן שנחשב.
