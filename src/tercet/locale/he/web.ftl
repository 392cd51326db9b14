## הדף

web-home = דף הבית
web-lost = אין כאן דבר.
web-lost-advice = ייתכן שהכתובת שגויה, או שהדף עבר למקום אחר. אפשר להתחיל מחדש מדף הבית.
web-offline = אי אפשר להתחבר לשרת.
web-download = להוריד את המשחק

## דף הבית

web-motto = שלושה קלפים. מספר, צבע, מילוי וצורה: כל אחד מהם זהה בכולם, או שונה בכולם.
web-motto-dice = שלוש קוביות. כל מאפיין זהה בכולן, או שונה בכולן.
web-hero-cards = איפה ה־SET?
web-hero-dice = איזו קובייה מתאימה?
web-hero-die = אחת מחמש הקוביות האלה יוצרת SET בשורה וגם SET בטור.
web-hero-found = נמצא תוך { $time }.
web-hero-look = כדאי להסתכל שוב: { $features }
web-hero-play = למשחק שלם
web-hero-next = עוד אחד
web-hero-new = פעם ראשונה? ללמוד לשחק
web-outcome-same = { $count ->
        [0] כל המאפיינים שונים בשלושתם.
       *[other] זהה: { $features }. כל השאר שונה.
    }
web-continue = חזרה לשולחן שלך
web-game = איזה משחק
web-game-cards = קלפים
web-game-dice = קוביות
web-game-puzzle = חידה
web-alone = לבד
web-alone-what = משחק לשחקן יחיד, בקצב שלך.
web-friends = עם חברים
web-friends-what = מקבלים קישור לשתף.
web-gentle = בנחת, עם חברים
web-gentle-what =
    { $game ->
        [dice] אין הגבלת זמן לתור, וכולם יכולים לבקש רמז.
       *[cards] { $seconds } שניות לסימון, טעות לא עולה דבר, ויש רמזים.
    }
web-bots = מול בוטים
web-bots-what =
    { $game ->
        [dice] יריבים שחושבים קדימה, שלוש רמות.
       *[cards] יריבים שמשחקים כמו בני אדם, שש רמות.
    }
web-bot-count = מספר הבוטים
web-bots-number =
    { $bots ->
        [one] בוט אחד
        [two] שני בוטים
       *[other] { $bots } בוטים
    }
web-bot-named = בוט { $level }
web-bot-level = רמה
web-bot-learner = מתלמד
web-bot-novice = טירון
web-bot-casual = חובב
web-bot-regular = מנוסה
web-bot-expert = מומחה
web-bot-master = אמן
web-bot-beginner = מתחיל
web-bot-greedy = בינוני
web-bot-strong = חזק
web-play = לשחק
web-daily = החידה היומית
web-daily-solved =
    { $solved ->
        [0] שתי חידות חדשות
        [1] אחת משתיים נפתרה
       *[other] שתיהן נפתרו
    }
web-daily-continue =
    להמשיך: { $found ->
        [one] נמצא { $found }
       *[other] נמצאו { $found }
    } מתוך { $sets }
web-daily-row =
    { $days ->
        [0] אין רצף כרגע
        [one] רצף של יום אחד
        [two] יומיים ברצף
       *[other] { $days } ימים ברצף
    }
web-your-name = השם שלך
web-guest = אורח
web-options = כללים ואפשרויות
web-options-changes =
    { $changes ->
        [0] לפי הכללים המודפסים
        [one] שינוי אחד
       *[other] { $changes } שינויים
    }
web-options-reset = חזרה לכללים המודפסים
web-options-pace = קצב
web-options-table = השולחן
web-more = עוד
web-other-games = משחקים אחרים
web-other-games-what = קלפים אחרים, דברים אחרים למצוא.
web-learn = ללמוד
web-learn-dice-what = שישה עמודים קצרים עם שאלות.
web-rules = הכללים
web-settings = הגדרות
web-games = המשחקים שלי
web-statistics = סטטיסטיקה
web-training = אימון
web-timeline = ציר הזמן
web-own-pages = התוצאות שלך
web-games-looking = מחפשים את המשחקים שלך…
web-games-none = עוד לא סיימת אף משחק.
web-result-won = ניצחון
web-result-shared = תיקו
web-result-lost = הפסד
web-trademark = SET הוא סימן מסחרי של בעליו. Tercet אינו קשור אליהם; כל האיורים מקוריים.
web-refused = זה לא אפשרי עכשיו.
web-bad-rules = השרת אינו מקבל את הכללים האלה: { $detail }
web-bad-number = { $what }: יש להזין מספר שלם מ־{ $least } עד { $most }.

## אפשרויות ומה כל אחת משנה

web-option-edition = חוברת הכללים
web-edition-auto =
    { $edition ->
        [es] ברירת מחדל (הכללים הספרדיים)
        [fr] ברירת מחדל (הכללים הצרפתיים)
        [he] ברירת מחדל (הכללים העבריים)
       *[pt] ברירת מחדל (הכללים הברזילאיים)
    }
web-edition-es = החוברת הספרדית
web-edition-pt = החוברת הברזילאית
web-edition-fr = החוברת הצרפתית
web-edition-he = החוברת העברית
web-edition-es-what = סיבוב אחד. סופרים קלפים, וטעות עולה שלושה.
web-edition-pt-what = סיבוב אחד, כמו בחוברת הספרדית: טעות עולה שלושה קלפים.
web-edition-fr-what = סיבוב אחד. סופרים קלפים, וטעות אינה עולה דבר.
web-edition-he-what = כל אחד מחלק פעם אחת. נקודה לכל SET, וטעות עולה נקודה.
web-cards-full = כל ה־81
web-cards-solid = 27 הקלפים המלאים
web-cards-third = 27 קלפים, { $feature }: { $value }
web-cards-nine = הכי קל: 27 קלפים, 9 על השולחן
web-cards-other = 27 קלפים אחרים
web-cards-full-what = המשחק המלא, עם ארבעה מאפיינים.
web-cards-solid-what = שלושה מאפיינים בלבד: קל ומהיר יותר.
web-cards-nine-what = שלושה מאפיינים, שלוש שורות של שלושה: מתאים למשחק ראשון.
web-as-usual = ברירת מחדל
web-option-style = ההכרזה
web-style-announce = להכריז ואז לסמן
web-style-point = לסמן מיד שלושה קלפים
web-style-edition-what = עם אחרים מכריזים קודם; לבד פשוט מסמנים קלפים.
web-style-announce-what = ההכרזה עוצרת את המשחק, ולמי שהכריז יש כמה שניות לסמן שלושה קלפים.
web-style-point-what = בחירת שלושה קלפים היא ההכרזה: האצבע המהירה זוכה.
web-option-none = כשאין SET
web-option-point = שניות לסימון
web-option-deals = סיבובים
web-option-scoring = מה נספר
web-option-penalty = טעות
web-option-lock = חסימה אחרי טעות, בשניות
web-option-vote = שתיקה נחשבת הסכמה אחרי (בשניות)
web-option-seats = מקומות
web-option-pause = שניות בין סיבובים
web-option-turn = שניות לתור
web-option-extra = שניות להטלה הנוספת
web-listed = שולחן ציבורי
web-listed-what = שולחן עם חברים מופיע גם בדף הזה, פתוח לכולם.
web-chat-on = לאפשר צ׳אט חופשי
web-chat-what = בנוסף למשפטים המוכנים. אפשר להשתיק כל אחד.
web-chat-not = לא בשולחנות ציבוריים: שם שולחים רק משפטים מוכנים.

## ליד שולחן

web-joining = מחפשים את השולחן…
web-joining-room = מחפשים את החדר…
web-have-code = יש לך קוד של חדר?
web-rules-here = הכללים בשולחן הזה
web-share-code = קוד QR לקישור הזה
web-copied = הועתק
web-send = לשלוח
web-no-set = אין SET
web-point =
    { $left ->
        [one] עוד קלף אחד
        [two] עוד שני קלפים
       *[other] לסמן { $left } קלפים
    }
web-hint = רמז
web-race-lost =
    { $millis ->
        [one] { $why } (איחור של אלפית שנייה)
        [two] { $why } (איחור של שתי אלפיות שנייה)
       *[other] { $why } (איחור של { $millis } אלפיות שנייה)
    }
web-deal = סיבוב { $deal } מתוך { $deals }
web-line-joining = מתחברים…
web-line-over = אין חיבור
web-close = לסגור
web-cancel = לבטל
web-sounds = צלילים
web-key-space = רווח

## שולחן הקלפים

web-card-at = { $name }, שורה { $row }, טור { $column }
web-card-gap = ריק
web-players-more = +{ $players }
web-call = SET!
web-call-voided = השרת נעצר, ו־{ $name } עדיין לא כאן: ההכרזה מבוטלת.
web-you = זה אני
web-score = ניקוד

## תוצאות

web-winner = ניצחון
web-player = שם
web-right = SETים
web-wrong = טעויות
web-solo-time = זמן

## למה הקשר הסתיים

web-bye-reload = יש גרסה חדשה. יש לטעון את הדף מחדש.
web-bye-no-guest = השרת כבר לא מכיר את המכשיר הזה. יש לטעון את הדף מחדש; בחדר, בוחרים שם את השם או פותחים את הקישור של מי שמנהל אותו.
web-bye-no-table = אין שולחן כזה.
web-bye-taken-over = המשחק שלך בשולחן הזה פתוח בחלון אחר.
web-bye-removed = המארח הוציא אותך מהשולחן.
web-bye-closed = השולחן הזה כבר לא קיים.
web-bye-too-slow = החיבור שלך איטי מדי כרגע.
web-bye-too-many = יותר מדי חיבורים מהרשת שלך. אפשר לנסות שוב בעוד רגע.
web-too-many-tables = נפתחו מהרשת שלך יותר מדי שולחנות בזמן קצר. כדאי להמתין דקה ולנסות שוב.
web-too-many-requests = יותר מדי בקשות מהרשת שלך. כדאי להמתין רגע ולנסות שוב.
web-bye-too-fast = יותר מדי בקשות בבת אחת. אפשר לנסות שוב בעוד רגע.
web-bye-restart = השרת מופעל מחדש…
web-reload = לטעון מחדש
web-not-loaded = לא היה אפשר לטעון את החלק הזה של הדף.
web-advice-no-table = ייתכן שהקישור חסר, או שזמן רב לא שיחקו שם. כדאי לבדוק את הקישור, או לפתוח שולחן חדש.
web-advice-removed = אי אפשר לחזור לשולחן הזה, אבל אפשר לפתוח שולחן משלך.
web-advice-closed = משחקים שנגמרו נשמרים תחת ”המשחקים שלי”.
web-advice-too-slow = כדאי להתקרב לנתב או לעבור לרשת אחרת, ואז לטעון את הדף מחדש. המקום שלך שמור.
web-advice-wait = המקום שלך שמור. כדאי להמתין רגע ואז לטעון את הדף מחדש.
web-advice-not-loaded = כדאי לבדוק את החיבור ולטעון את הדף מחדש. המשחק שלך שמור.
web-here-again = לשחק כאן

## צפייה חוזרת

web-replay = לצפות שוב במשחק
web-replay-intro = פותחים משחק שמור ורואים שוב כל הכרזה, וגם כל SET שכולם פספסו.
web-replay-open = לבחור קובץ tercet
web-replay-drop = או לגרור אותו לכאן
web-replay-none = אין משחק גמור בקישור הזה.
web-replay-none-advice = ייתכן שהמשחק עוד נמשך, או שנמחק. המשחקים שלך נמצאים תחת ”המשחקים שלי”.
web-replay-damaged = אי אפשר לקרוא את הקובץ: יש בעיה בשורה { $line }.
web-replay-short = צפייה חוזרת

## הגדרות

web-pause = הפסקה
