## Rules and options of a new table

web-layout-12 = 12, שלוש שורות של ארבעה
web-layout-9 = 9, שלוש שורות של שלושה
web-none-vote = כולם מסכימים
web-none-checked = כולם מסכימים, וזה נבדק
web-none-auto = אוטומטי
web-none-edition-what = עם אחרים בהצבעה; לבד ההצבעה שלך נבדקת.
web-none-vote-what = שלושה קלפים נוספים נפתחים כשכולם מסכימים, גם אם כולם פספסו SET.
web-none-checked-what = אם יש SET, ההצבעה ”אין SET” נדחית, והתוצאה מציינת כמה פעמים.
web-none-auto-what = שלושה קלפים נוספים אוטומטית כשאין SET.
web-more-options = אפשרויות נוספות
web-scoring-cards = קלפים
web-scoring-sets = SETים
web-scoring-edition-what = לפי חוברת הכללים.
web-scoring-cards-what = נקודה לכל קלף שזכו בו.
web-scoring-sets-what = נקודה לכל SET שנלקח.
web-penalty-some = עולה משהו
web-penalty-none = לא עולה דבר
web-penalty-edition-what = לפי חוברת הכללים.
web-penalty-some-what = שלושה קלפים שכבר נצברו כשסופרים קלפים, נקודה כשסופרים SETים.
web-penalty-none-what = הקלפים נשארים, ואיש אינו מפסיד דבר.
web-option-cards = הקלפים
web-option-layout = קלפים על השולחן
web-option-hints = רמזים בשולחנות של שניים או יותר
web-option-hints-cards = כולם רואים את הרמז, ולא חשוב מי ביקש, והתוצאה מציינת אותו.
web-option-hints-dice = רק מי שביקש רואה את הרמז, וטבלת הניקוד סופרת אותו.
web-option-point-what = כמה זמן יש למי שהכריז לסמן שלושה קלפים; מ־2 עד 30.
web-option-deals-what = סיבובים במשחק; 0 = אחד לכל שחקן.
web-option-lock-what = אין הכרזה נוספת במשך הזמן הזה, או עד שהקלפים משתנים; מ־0 עד 30.
web-option-vote-what = 0 ממתין לכל הנוכחים; אחרת 5 עד 120, מרגע ה”אין SET” הראשון.
web-option-seats-what = כמה יכולים לשחק בשולחן עם חברים; מ־{ $least } עד { $most }. אחרים יכולים לצפות.
web-option-range = בין { $least } ל־{ $most }.
web-option-range-seconds = בין { $least } ל־{ $most } שניות.
web-option-pause-what = הסיבוב הבא מתחיל אוטומטית אחרי הזמן הזה; מ־0 עד 120.
web-option-rated = משחק מדורג
web-option-rated-what = אין רמזים כשמשחקים שניים או יותר, ואי אפשר להתחיל מחדש.
web-option-turn-what =
    { $end ->
        [pass] כשהזמן נגמר, זה נחשב לוויתור.
       *[play] כשהזמן נגמר, הקוביות שהונחו נחשבות למהלך אם הוא חוקי; אם לא, זה נחשב לוויתור.
    } מ־20 עד 600, או 0 בלי הגבלה. מול בוטים בלבד אין הגבלה, אלא אם קובעים אחת.
web-option-extra-what = אם הזמן נגמר, נשארים עם הקוביות; מ־5 עד 120, או 0 בלי הגבלה.
web-option-name-what = כמה זמן יש למי שהכריז בפתיחה לבחור שלוש קוביות; מ־2 עד 30, או 0 בלי הגבלה.
