solo-prompt = שלוש אותיות, n, h, q או ?:
solo-help =
    אוספים SETים עד שהחפיסה נגמרת. מקלידים את האותיות של שלושה קלפים, למשל ”adg”.
    n: אין SET (אם זה נכון, נוספים קלפים)   h: רמז   q: יציאה   ?: העזרה הזאת
solo-status =
    { $pile ->
        [0] הקופה ריקה
        [one] קלף אחד בקופה
        [two] שני קלפים בקופה
       *[other] { $pile } קלפים בקופה
    }; { $sets ->
        [0] עדיין לא נאסף SET.
        [one] נאסף SET אחד.
        [two] נאספו שני SETים.
       *[other] נאספו { $sets } SETים.
    }
solo-what = יש להקליד שלוש אותיות של קלפים שמונחים על השולחן, או ? לעזרה.
solo-added = נכון, אין SET. עוד שלושה קלפים.
solo-more = עוד שלושה קלפים.
solo-denied = דווקא יש SET.
solo-hint-exists = יש SET.
solo-hint-none = אין SET.
solo-hint-cards = חלק מ־SET: { $cards }
