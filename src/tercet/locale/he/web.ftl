## הדף

web-home = דף הבית
web-lost = אין כאן דבר.
web-offline = אי אפשר להגיע לשרת.
web-download = הורדת המשחק

## דף הבית

web-motto = שלושה קלפים. כל מאפיין זהה בכולם, או שונה בכולם.
web-continue = חזרה לשולחן שלך
web-game = איזה משחק
web-game-cards = קלפים
web-game-dice = קוביות
web-alone = לבד
web-alone-what = לפנות את השולחן, כל אחד בקצב שלו.
web-friends = עם חברים
web-friends-what = מקבלים קישור לשתף.
web-bots = מול בוטים
web-bots-what =
    { $game ->
        [dice] הם חושבים קדימה, בשלוש רמות.
       *[cards] הם מחפשים כמו בני אדם, בחמש רמות.
    }
web-bot-count = כמה בוטים
web-bots-number =
    { $bots ->
        [one] בוט אחד
        [two] שני בוטים
       *[other] { $bots } בוטים
    }
web-bot-level = באיזו רמה
web-bot-novice = מתחיל
web-bot-casual = חובב
web-bot-regular = קבוע
web-bot-expert = מומחה
web-bot-master = רב־אמן
web-bot-beginner = טירון
web-bot-greedy = חמדן
web-bot-strong = חזק
web-play = לשחק
web-your-name = השם שלך
web-guest = אורח
web-options = כללים ואפשרויות
web-open-tables = שולחנות פתוחים
web-no-open-tables = אין כרגע שולחן פתוח. אפשר לפתוח אחד: עם חברים, גלוי לכולם.
web-nobody = עוד אין איש
web-seats-taken = { $players } מתוך { $seats } מקומות
web-more = עוד
web-learn = ללמוד
web-rules = הכללים
web-settings = הגדרות
web-trademark = SET הוא סימן מסחרי של בעליו. Tercet אינו קשור אליהם, והציורים שלנו.
web-refused = זה לא אפשרי עכשיו.
web-bad-rules = השרת אינו מקבל את הכללים האלה: { $detail }
web-bad-number = { $what }: נא לבחור מספר שלם מ־{ $least } עד { $most }.

## אפשרויות ומה כל אחת משנה

web-option-edition = מהדורה
web-edition-auto =
    { $edition ->
        [es] כרגיל: ספרדית
        [fr] כרגיל: צרפתית
        [he] כרגיל: עברית
       *[pt] כרגיל: פורטוגזית
    }
web-edition-es = ספרדית
web-edition-pt = פורטוגזית
web-edition-fr = צרפתית
web-edition-he = עברית
web-edition-es-what = סיבוב אחד. סופרים קלפים, וטעות עולה שלושה.
web-edition-pt-what = סיבוב אחד, כמו במהדורה הספרדית: טעות עולה שלושה קלפים.
web-edition-fr-what = סיבוב אחד. סופרים קלפים, וטעות אינה עולה דבר.
web-edition-he-what = כל אחד מחלק פעם אחת. נקודה לכל SET, וטעות עולה נקודה.
web-option-cards = הקלפים
web-cards-full = כל ה־81
web-cards-solid = 27 המלאים
web-cards-nine = 27 המלאים, תשעה על השולחן
web-cards-full-what = המשחק המלא, עם ארבעה מאפיינים.
web-cards-solid-what = שלושה מאפיינים בלבד: התחלה טובה וקצרה.
web-cards-nine-what = שלושה מאפיינים בריבוע של שלוש על שלוש: לפעם הראשונה.
web-as-usual = כרגיל
web-option-style = ההכרזה
web-style-announce = להכריז ואז להצביע
web-style-point = להצביע מיד
web-style-edition-what = בחברה מכריזים קודם, ולבד מצביעים מיד.
web-style-announce-what = ההכרזה עוצרת את המשחק, ולמכריז יש כמה שניות להצביע.
web-style-point-what = בחירת שלושה קלפים היא ההכרזה: האצבע המהירה זוכה.
web-option-none = כשאין SET
web-none-vote = כולם מסכימים
web-none-checked = כולם מסכימים, ונבדק
web-none-auto = מעצמו
web-none-edition-what = בחברה בהצבעה; לבד הקול נבדק.
web-none-vote-what = שלושה קלפים נוספים כשכולם אומרים כך, גם אם כולם פספסו.
web-none-checked-what = קול כשיש SET נדחה ונספר.
web-none-auto-what = התוכנה מוסיפה שלושה קלפים כשאין.
web-option-point = שניות להצבעה
web-option-point-what = כמה זמן יש למכריז; מ־2 עד 30.
web-option-deals = סיבובים
web-option-deals-what = כמה במשחק שלם; 0 פירושו שכל אחד מחלק פעם אחת.
web-more-options = אפשרויות נוספות
web-option-scoring = מה נספר
web-scoring-cards = קלפים
web-scoring-sets = כל SET
web-scoring-edition-what = כמו במהדורה שנבחרה.
web-scoring-cards-what = נקודה לכל קלף שזכו בו.
web-scoring-sets-what = נקודה לכל SET שנלקח.
web-option-penalty = טעות
web-penalty-some = עולה משהו
web-penalty-none = לא עולה דבר
web-penalty-edition-what = כמו במהדורה שנבחרה.
web-penalty-some-what = שלושה קלפים שכבר נצברו כשסופרים קלפים, נקודה כשסופרים כל SET.
web-penalty-none-what = הקלפים נשארים, ואיש אינו מפסיד דבר.
web-option-lock = שניות המתנה אחרי טעות
web-option-lock-what = כל הזמן הזה, או עד שהקלפים משתנים, אי אפשר להכריז שוב; מ־0 עד 30.
web-option-vote = שניות להצבעה על ״אין SET״
web-option-vote-what = מרגע שמישהו אומר ״אין SET״, מי ששותק זמן כזה מסכים; מ־5 עד 120.
web-option-seats = מקומות
web-option-seats-what = כמה יכולים לשחק בשולחן עם חברים; מ־{ $least } עד { $most }. אחרים יכולים לצפות.
web-option-pause = שניות בין סיבובים
web-option-pause-what = אחרי זמן כזה הסיבוב הבא מתחיל מעצמו; מ־0 עד 120.
web-option-rated = משחק מדורג
web-option-rated-what = התוצאה נחשבת, ולכן אין רמזים כשמשחקים שניים או יותר.
web-option-turn = שניות לתור
web-option-turn-what = מי שמתעכב יותר מוותר על התור; מ־20 עד 600, או 0 בלי הגבלה.
web-option-extra = שניות להטלה הנוספת
web-option-extra-what = מי שמתעכב יותר נשאר עם הקוביות שלו; מ־5 עד 120.
web-option-name-what = כמה זמן יש למי שהכריז בפתיחה לבחור שלוש קוביות; מ־2 עד 30.
web-listed = כל אחד יכול למצוא את השולחן הזה
web-listed-what = שולחן עם חברים יופיע גם בדף הזה, פתוח לכולם.
web-chat-on = אפשר לכתוב כאן טקסט חופשי
web-chat-what = בנוסף למשפטים המוכנים; כל אחד יכול להשתיק כל אחד.
web-chat-not = לא במקום שזרים יכולים להגיע אליו: שם אומרים רק משפטים מוכנים.

## ליד שולחן

web-joining = מחפשים את השולחן…
web-lobby = מי משחק?
web-sit = להתיישב
web-full = אין מקום פנוי
web-ready = אפשר להתחיל
web-start-now = להתחיל עכשיו
web-waiting =
    { $players ->
        [0] מתחילים.
        [one] ממתינים לעוד אחד.
        [two] ממתינים לעוד שניים.
       *[other] ממתינים לעוד { $players }.
    }
web-too-few = למשחק הזה דרושים לפחות { $players }.
web-add-bot = להושיב בוט
web-rules-here = הכללים בשולחן הזה
web-share = להזמין אחרים
web-share-how = מי שיש לו הקישור יכול להצטרף.
web-share-only-here = רק המחשב הזה יכול להצטרף. לטלפונים ולמחשבים אחרים, הפעילו את השרת עם tercet serve --lan או make play LAN=1.
web-share-code = הקישור כקוד לצילום
web-share-text = בואו לשחק!
web-copy = העתקת הקישור
web-copied = הועתק
web-send = שליחה
web-no-set = אין SET
web-no-set-alone = אין SET: עוד קלפים
web-sent = נשלח…
web-take-back = לבטל
web-point =
    { $left ->
        [one] עוד קלף אחד
        [two] עוד שני קלפים
       *[other] להצביע על { $left } קלפים
    }
web-point-now = ההכרזה שלך: להצביע על שלושה קלפים.
web-call-when = ללחוץ על SET! ברגע שרואים אחד.
web-call-first = קודם SET!, ואחר כך הקלפים.
web-choose-three = לבחור שלושה קלפים שהם SET.
web-watching = צפייה בלבד.
web-next-deal = המשחק שלך מתחיל בסיבוב הבא.
web-votes = אין SET? { $votes } מתוך { $players } מסכימים; { $seconds } שנ׳.
web-denied = יש אחד! כדאי להביט שוב.
web-locked = אחרי טעות ממתינים: { $seconds } שנ׳.
web-hint = רמז
web-hint-some = יש SET.
web-hint-none = אין כאן SET.
web-race-lost =
    { $millis ->
        [one] { $why } (איחור של אלפית שנייה)
        [two] { $why } (איחור של שתי אלפיות שנייה)
       *[other] { $why } (איחור של { $millis } אלפיות שנייה)
    }
web-title-mine = ההכרזה שלך!
web-title-call = SET! של { $name }
web-title-play = עוד { $cards } קלפים
web-title-over = המשחק נגמר
web-title-lobby = לפני ההתחלה
web-deal = סיבוב { $deal } מתוך { $deals }
web-line-up = יש קשר
web-line-delay = יש קשר: { $millis } אלפיות שנייה לכל כיוון
web-line-joining = מתחברים…
web-line-lost = הקשר אבד, מנסים שוב…
web-line-over = מנותק
web-menu = השולחן הזה
web-close = סגירה
web-mute = השתקה
web-hand-over = למנות למארח
web-remove = להוציא
web-bot-plays-on = בוט ממשיך
web-who-left = עזבו את השולחן
web-host-business = בתפקיד המארח
web-sounds = צלילים
web-sure = לעזוב לגמרי? הקלפים שלך נשארים בתוצאה.
web-leave = לעזוב את השולחן
web-close-table = לסגור את השולחן לכולם
web-you-are = השם שלך כאן: { $name }.
web-talk = להגיד משהו
web-say = להגיד
web-key-space = רווח

## שולחן הקלפים

web-check = ההכרזה האחרונה
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
        [yes] ההכרזה שלך בוטלה
       *[no] ההכרזה בוטלה: { $name }
    }
web-outcome-left =
    { $mine ->
        [yes] עזבת בלי להצביע
       *[no] עזיבה בלי הצבעה: { $name }
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
web-mark-dealer = בתור החלוקה
web-mark-voted = לפי דעתו אין SET
web-mark-locked = בהמתנה אחרי הכרזה שגויה
web-mark-waiting = מצטרף מהסיבוב הבא
web-mark-ready = מוכן
web-mark-left = עזב
web-mark-away = לא כאן
web-player-detail =
    { $match ->
        [yes] { $deal } בסיבוב הזה
       *[no] { $cards } קלפים
    } · { $wrong ->
        [0] בלי טעויות
        [one] טעות אחת
       *[other] { $wrong } טעויות
    }
web-pile = קלפים בקופה

## תוצאות

web-deal-over = סוף סיבוב { $deal }
web-table-closed = השולחן נסגר
web-you-won = הניצחון שלך!
web-won =
    { $winners ->
        [one] הניצחון של { $names }
        [two] ניצחון משותף: { $names }
       *[other] ניצחון משותף: { $names }
    }
web-winner = זכה
web-player = משתתף
web-this-deal = הסיבוב הזה
web-right = SETים
web-wrong = טעויות
web-total = סך הכול
web-left =
    { $cards ->
        [one] נשאר קלף אחד.
        [two] נשארו שני קלפים.
       *[other] נשארו { $cards } קלפים.
    }
web-again = עוד פעם
web-rematch = משחק חוזר
web-invited = הצעה של { $name }: משחק חוזר.
web-come = מצטרפים
web-next = הסיבוב הבא
web-next-in = מעצמו בעוד { $seconds } שנ׳.
web-solo-clear = השולחן ריק!
web-solo-over = לא נשאר SET
web-solo-time = זמן
web-solo-left = קלפים שנשארו
web-solo-wrong = הכרזות שגויות
web-solo-denied = ”אין SET” שנדחו
web-solo-hints = רמזים
web-solo-best = השיא שלך
web-solo-before =
    { $left ->
        [one] השיא שלך: { $time }, נשאר קלף אחד.
        [two] השיא שלך: { $time }, נשארו שני קלפים.
       *[other] השיא שלך: { $time }, נשארו { $left } קלפים.
    }
web-chance =
    { $sets ->
        [0] אפשר היה לרוקן את השולחן רק לפני ה־SET הראשון שלך.
        [one] אחרי ה־SET הראשון שלך עוד אפשר היה לרוקן את השולחן, בפעם האחרונה.
       *[other] אחרי ה־SET מספר { $sets } שלך עוד אפשר היה לרוקן את השולחן, בפעם האחרונה.
    }
web-chance-never = את החלוקה הזאת אי אפשר היה לרוקן בשום דרך.
web-chance-how = איך
web-chance-more = בכל פעם שאין SET, נוספים שלושה קלפים.
web-chance-see = לרגע הזה במשחק

## למה הקשר הסתיים

web-bye-reload = יש גרסה חדשה. יש לטעון את הדף מחדש.
web-bye-no-table = אין שולחן כזה.
web-bye-taken-over = המקום שלך בשולחן פתוח בחלון אחר.
web-bye-removed = המארח הוציא אותך מהשולחן.
web-bye-closed = השולחן הזה כבר לא קיים.
web-bye-too-slow = הקשר שלך איטי מדי כרגע.
web-bye-too-many = יותר מדי קשרים מכאן. אפשר לנסות שוב בעוד רגע.
web-too-many-tables = נפתחו מכאן יותר מדי שולחנות בזמן קצר. כדאי להמתין דקה ולנסות שוב.
web-too-many-requests = יותר מדי בקשות מכאן. כדאי להמתין רגע ולנסות שוב.
web-bye-too-fast = זה היה יותר מדי בבת אחת. אפשר לנסות שוב בעוד רגע.
web-bye-restart = השרת מופעל מחדש. רק רגע.
web-reload = טעינה מחדש
web-not-loaded = לא היה אפשר לטעון את החלק הזה של הדף.
web-rules-unknown = אי אפשר לקבל את החוקים של השולחן הזה.
web-here-again = לשחק כאן

## צפייה חוזרת

web-replay = צפייה חוזרת במשחק
web-replay-intro = אפשר לפתוח משחק שמור ולראות שוב כל הכרזה, וגם את מה שכולם פספסו.
web-replay-open = בחירת קובץ tercet
web-replay-drop = או גרירה לכאן
web-replay-none = אין משחק גמור בקישור הזה.
web-replay-damaged = אי אפשר לקרוא את הקובץ: שורה { $line } אינה תקינה.
web-replay-place = המקום במשחק
web-replay-step = אירוע { $step } מתוך { $steps }
web-replay-first = להתחלה
web-replay-back = להכרזה הקודמת
web-replay-previous = צעד אחד אחורה
web-replay-play = הפעלה
web-replay-pause = השהיה
web-replay-next = צעד אחד קדימה
web-replay-forth = להכרזה הבאה
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
web-replay-short = צפייה חוזרת

## הגדרות

web-auto = לפי הדפדפן
web-language = שפה
web-theme = בהיר או כהה
web-theme-auto = לפי המכשיר
web-theme-light = בהיר
web-theme-dark = כהה
web-palette = צבעי הקלפים
web-palette-classic = קלאסי
web-palette-safe = לעיוורי צבעים
web-palette-contrast = ניגודיות גבוהה
web-palette-mono = שחור לבן, עם אותיות
web-turn = כיוון הקלפים
web-turn-auto = כפי שמתאים
web-turn-lying = שוכבים
web-turn-standing = עומדים
web-text-size = גודל הטקסט
web-text-size-small = קטן
web-text-size-normal = רגיל
web-text-size-large = גדול
web-text-size-huge = גדול מאוד
web-motion = תנועה
web-motion-auto = כרצון המכשיר
web-motion-moving = הקלפים נעים
web-motion-still = שום דבר לא נע
web-keys = מקשים
web-keyboard = מקלדת
web-keyboard-auto =
    { $keyboard ->
        [azerty] זו שכאן: AZERTY
        [qwertz] זו שכאן: QWERTZ
        [hebrew] זו שכאן: עברית
       *[qwerty] זו שכאן: QWERTY
    }
web-keyboard-hebrew = עברית
web-show-keys = הצגת המקשים על הקלפים
web-keys-what = לכל קלף מקש, באותו סידור של הקלפים. אפשר ללחוץ כאן על אחד ואז על המקש הרצוי.
web-keys-cards = מקשי הקלפים
web-key-card = קלף בשורה { $row }, טור { $column }: { $key }
web-key-press = יש ללחוץ על המקש
web-key-undo = ביטול
web-keys-reset = חזרה למקשים שלנו
web-own-data = מה ששלך
web-own-games =
    { $games ->
        [one] משחק גמור אחד
        [two] שני משחקים גמורים
       *[other] { $games } משחקים גמורים
    }
web-export = הורדת כל המשחקים שלי
web-data-what = ההגדרות נשארות במכשיר הזה. השרת שומר את השם ואת המשחקים הגמורים, ואפשר לבקש למחוק מהם את השם.
web-settings-reset = הגדרות ברירת מחדל
web-forget = לשכוח אותי
web-forget-sure = כן: למחוק את שמי מכל המשחקים
web-forgotten = בוצע: איש כאן כבר לא מכיר אותך.
