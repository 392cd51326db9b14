## Levels, from the weakest; first the card game's, then the dice game's

bots-level-learner = מתלמד
bots-level-novice = טירון
bots-level-casual = חובב
bots-level-regular = מנוסה
bots-level-expert = מומחה
bots-level-master = אמן
bots-level-beginner = מתחיל
bots-level-greedy = בינוני
bots-level-strong = חזק
bots-plays-on-key = בוט ימשיך במקום { $name }: F9.

## Commands

bots-levels-help = מציג את הבוטים ועל מה הם מבוססים.
bots-calibration-help = מודד כמה זמן לוקח לבוטים של משחק הקלפים לראות SET.
bots-tournament-help = נותן לבוטים לשחק משחקים רבים זה מול זה ומדרג אותם.
bots-baseline-help = מודד את הבוטים שלנו ושחקן אקראי בסביבות של PettingZoo.

bots-arg-bot = רמה, או בוט משלך בצורה FILE.py:NAME
bots-arg-game = איזה משחק (ברירת מחדל: cards, קלפים)
bots-arg-games = כמה משחקים, מעוגל לסבבים שלמים (ברירת מחדל: 100)
bots-arg-seats = כמה בוטים יושבים ליד שולחן (ברירת מחדל: 2)
bots-arg-edition = חוברת הכללים שלפיה משחקים
bots-arg-seed = אותו זרע נותן אותם משחקים
bots-arg-save = תיקייה ליומנים של כל המשחקים
bots-arg-json = מדפיס את התוצאה כ־JSON
bots-arg-deals = כמה סיבובים שלמים כל רמה משחקת לבד (ברירת מחדל: 200)
bots-arg-displays = כמה שולחנות בודדים מכל סוג כל רמה סורקת (ברירת מחדל: 400)
bots-arg-episodes = כמה פרקים משחק כל בוט (ברירת מחדל: 20)

bots-needs-ratings = הדירוג דורש חבילה נוספת. בתיקיית הפרויקט: { $install }
bots-needs-picture = הציור דורש חבילה נוספת. בתיקיית הפרויקט: { $install }
bots-needs-envs = הסביבות דורשות חבילות נוספות. בתיקיית הפרויקט: { $install }
bots-bad-count = { $option } חייב להיות לפחות { $least }, ולא { $given }.
bots-stalled = המשחק הזה לא יכול להסתיים, כי כל בוט מחכה לאחרים: { $names }.
bots-no-game = אין משחק בשם ”{ $game }”. יש לבחור אחד מאלה: { $known }.
bots-no-bot = אין במשחק הזה בוט בשם ”{ $name }”. אפשר לבחור { $known }, או בוט משלך בצורה FILE.py:NAME.
bots-other-game =
    ”{ $name }” הוא בוט של משחק { $other ->
        [dice] הקוביות
       *[cards] הקלפים
    }. כאן אפשר לבחור { $known }, או בוט משלך בצורה FILE.py:NAME.
bots-no-module = אין בוט ב־”{ $spec }”: { $problem }
bots-no-name = ב־”{ $place }” אין דבר בשם ”{ $name }”.
bots-bad-maker = אי אפשר ליצור את ”{ $spec }” מזרע: { $problem }
bots-no-answer = ”{ $spec }” יוצר משהו בלי המתודה ”answer”.
bots-bad-answer = ”{ $spec }.answer” צריך לקבל תצוגה, מושב וזמן: def answer(self, view, seat, now)
bots-too-few = אין די בוטים: ניתנו { $bots }, ודרושים { $seats }. ליד שולחן יושבים לפחות 2.
bots-not-shared = אי אפשר לשלוח את הבוט { $bot } לתהליכים שמשחקים: אפשר להגדיר אותו ברמה העליונה של קובץ, או להשתמש ב־cores=1.
bots-too-many = בשולחן של המשחק הזה יש { $most } מקומות, ולא { $seats }.
bots-failed = הבוט { $name } נכשל במשחק { $number }: { $problem }
bots-stopped = הופסק באמצע: הושלמו { $done } משחקים מתוך { $wanted }, והתוצאות הן שלהם.

## Tables

bots-head-game = משחק
bots-head-shown = שם מוצג
bots-head-bot = בוט
bots-head-games = משחקים
bots-head-wins = ניצחונות
bots-head-points = נקודות
bots-head-rating = דירוג
bots-head-thinking = חשיבה (חציון, מרב)
bots-head-aim = יעד
bots-head-seconds = שניות ל־SET
bots-head-wrong = הכרזות שגויות
bots-head-denied = ”אין SET” שגויים
bots-head-span = לפי מאפיינים שונים
bots-head-count = לפי מספר ה־SETים
bots-head-race = כמרוץ
bots-head-number = מספר
bots-head-abundant = ערך נפוץ
bots-head-central = באמצע
bots-head-random = באקראי

bots-tournament-note =
    { $games ->
        [one] משחק { $game } אחד. בסוגריים: רווחי סמך של 95%; בתיקו חולקים את הניצחון.
       *[other] { $games } משחקי { $game }. בסוגריים: רווחי סמך של 95%; בתיקו חולקים את הניצחון.
    }
bots-game-cards = קלפים
bots-game-dice = קוביות
bots-game-puzzle = חידה
bots-calibration-note = סיבובים שלמים לבד; אחר כך שולחנות בודדים של שנים־עשר קלפים, בשניות: עם SET יחיד השונה ב־1, 2, 3, 4 מאפיינים; עם 1 עד 5 SETים; ומה שמרוץ של חיפושים בלתי תלויים חוזה להם.
bots-baseline-note = נקודות בממוצע למשחק בשולחן של שניים: הבוט מול שחקן שבוחר באקראי מהלכים חוקיים. במשחק הקלפים, שמתקדם בצעדים של עשירית השנייה, השחקן הזה מחכה ב־98 מכל 100 צעדים.
bots-rounded = הוגדל מ־{ $asked }: בסבבים שלמים של { $round } משחקים כל בוט יושב בכל מקום אותו מספר פעמים.
bots-saved = היומנים נמצאים ב־{ $folder }.
bots-drawn = הציור נמצא ב־{ $file }.
bots-levels-numbers = המספרים של רמות משחק הקלפים. ההסבר לכל אחד מהם מופיע למטה.
bots-levels-note = המאמרים נותנים את כיוון ההשפעה; גודלה הוא כיול שלנו. לשניות של הרמות שלנו לא פורסמו מספרים.

## The parts of the model

bots-part-race = חיפוש בלתי תלוי לכל SET, והראשון שמסתיים מנצח
bots-part-span = ככל שיותר מאפיינים שונים, כך לאט יותר
bots-part-abundant = הערך הנפוץ ביותר על השולחן מועדף
bots-part-central = קלפים באמצע מועדפים במעט
bots-part-scale = השניות של כל רמה
bots-part-aim = השניות בממוצע ל־SET שהרמה מכוונת אליהן במשחק לשחקן יחיד
bots-part-perceive = הזמן הקצר ביותר בין שינוי לבין סוף של חיפוש, בשניות
bots-part-point = מן ההכרזה ועד הסימון, בשניות
bots-part-sizes = כמה לאט יותר, כמה מועדף, ואיך הזמנים מתפזרים
bots-part-slip = הטעויות הן כמעט SET שנכשל במאפיין אחד, יותר ברמות הנמוכות
bots-part-patience = היסוס לפני שאומרים שאין SET
bots-part-second-look = כמה זמן עוד מסתכלים אחרי שמישהו אחר אמר שאין SET, בשניות
bots-part-crowd = זמן ביחס למספר הקלפים שרואים
bots-part-shape = צורת הפיזור של חיפוש אחד: זמנים קצרים מאוד נדירים
bots-part-steadiness = כמה מעט משתנים זמן הסימון וההיסוס
bots-our-calibration = כיול שלנו

## The picture

bots-picture-title = זמן ל־SET לפי רמה (מודל; השניות הן כיול שלנו)
bots-picture-spans = מאפיינים שונים ב־SET היחיד בין 12 קלפים
bots-picture-counts = מספר ה־SETים בין 12 קלפים
bots-picture-seconds = שניות בממוצע עד שרואים
bots-picture-measured = נמדד
bots-picture-race = מרוץ של חיפושים בלתי תלויים
bots-picture-effects = רמה
bots-picture-times = הזמן לעומת SETים אחרים
bots-picture-abundant = הערך הנפוץ ביותר
bots-picture-central = קלפים באמצע
bots-picture-slower = פורסם: ככל שיותר מאפיינים שונים, כך לאט יותר
bots-picture-favoured = פורסם: שניהם מועדפים (מתחת ל־1)
