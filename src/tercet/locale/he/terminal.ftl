## Commands

terminal-play-help = משחק במסך מלא: לבד, מול בוטים, או שניים במקלדת אחת.
terminal-join-help = הצטרפות לשולחן מקוון במסך מלא.
terminal-watch-help = צפייה בשולחן מקוון במסך מלא.
terminal-create-help = יוצר שולחן מקוון, מציג את הקישור אליו ומצטרף אליו.

terminal-arg-game = איזה משחק
terminal-arg-bots = הרמות של הבוטים שמולם משחקים, מופרדות בפסיקים
terminal-arg-two = שניים משחקים במקלדת הזאת
terminal-arg-name = השם שלך; כשמשחקים שניים, שני השמות, מופרדים בפסיק
terminal-arg-seed = אותו זרע מחלק אותם קלפים או קוביות לאותו מספר של שחקנים
terminal-arg-save = שומר את המשחק בקובץ הזה תוך כדי משחק; הבאים מקבלים מספר
terminal-arg-lines = בלי מסך מלא: שורות טקסט, לקוראי מסך ולמסופים פשוטים
terminal-arg-colour = צבעים: תמיד, אף פעם, או לפי המסוף
terminal-arg-palette = הצבעים של הקלפים
terminal-arg-theme = מסך בהיר או כהה
terminal-arg-keys = פריסת המקלדת שלפיה מסודרים מקשי הקלפים
terminal-arg-ascii = לצייר בתווי ASCII בלבד
terminal-arg-bidi = מי מסדר את העברית בשורה: המסוף, התוכנה הזאת, או לפי שם המסוף
terminal-arg-url = הכתובת של השולחן
terminal-arg-server = הכתובת של השרת, למשל http://localhost:8181
terminal-arg-public = מאפשר לכל אחד למצוא את השולחן
terminal-arg-chat = מאפשר טקסט חופשי בצ׳אט
terminal-arg-only-link = מדפיס רק את הקישור, בלי להצטרף
terminal-arg-receipt = לשמור בקובץ הזה את מה שהתוכנה רואה מהערבובים, בשביל tercet verify --receipt
terminal-arg-as-new = להצטרף בתור אדם חדש, גם אם כבר שיחקו בשרת הזה מהמחשב הזה
terminal-needs-extra = המסך המלא דורש חבילה נוספת. בתיקיית הפרויקט: { $install }. אפשר גם להוסיף --lines.
terminal-no-game = המסוף לא יודע להציג את המשחק '{ $game }'. אפשר לפתוח את השולחן בדפדפן.
terminal-public-chat = בשולחן ציבורי שולחים רק משפטים מוכנים: אפשר לבחור --public או --chat.
terminal-created = השולחן מוכן. כל מי שיש לו הקישור הזה יכול להצטרף: { $link }
terminal-save-failed = לא היה אפשר לשמור את המשחק: { $problem }
terminal-save-renamed = הקובץ { $file } כבר קיים; המשחק הזה יישמר בשם { $other }.
terminal-too-many = יותר מדי שחקנים: ב{ $game } יש { $seats } מקומות.
terminal-too-few = משחק הקוביות דורש שני שחקנים: יש להוסיף --bots או --two.

## The menu

terminal-menu-title = במה לשחק?
terminal-menu-alone = קלפים לבד
terminal-menu-bot = קלפים מול בוט: { $level }
terminal-menu-bots = קלפים מול שלושה בוטים
terminal-menu-two = קלפים לשניים במקלדת הזאת
terminal-menu-dice = קוביות מול בוט: { $level }
terminal-menu-dice-two = קוביות לשניים במקלדת הזאת
terminal-menu-quit = יציאה
terminal-menu-hint = חצים ו־Enter, או המקש שלפני השורה · ? לעזרה · q ליציאה
terminal-you = שחקן
terminal-first = שמאל
terminal-second = ימין

## The card table

terminal-pile = קופה { $count }
terminal-score = { $name }: { $points }
terminal-over = המשחק נגמר. Enter: שוב · Ctrl+Q: יציאה
terminal-over-online = המשחק נגמר. Ctrl+Q: יציאה
terminal-ready = Enter: אפשר להתחיל
terminal-wait-others = ממתינים לאחרים…
terminal-wait-unready = ממתינים לאחרים… Esc: עוד רגע
terminal-watching = צפייה בלבד.
terminal-next-deal = ההצטרפות שלך בסיבוב הבא.
terminal-left-game = יצאת מהמשחק. Tab: לחזור
terminal-some-cards =
    { $size ->
        [3] שלושה קלפים
       *[other] { $size } קלפים
    }
terminal-point =
    { $seconds ->
        [one] לסמן { $cards }: { $chosen } מתוך { $size }, נשארה שנייה אחת
        [two] לסמן { $cards }: { $chosen } מתוך { $size }, נשארו שתי שניות
       *[other] לסמן { $cards }: { $chosen } מתוך { $size }, נשארו { $seconds } שניות
    }
terminal-point-name =
    { $seconds ->
        [one] { $name }: לסמן { $cards }: { $chosen } מתוך { $size }, נשארה שנייה אחת
        [two] { $name }: לסמן { $cards }: { $chosen } מתוך { $size }, נשארו שתי שניות
       *[other] { $name }: לסמן { $cards }: { $chosen } מתוך { $size }, נשארו { $seconds } שניות
    }
terminal-called =
    { $seconds ->
        [one] הכרזה של { $name }, נשארה שנייה אחת לסמן.
        [two] הכרזה של { $name }, נשארו שתי שניות לסמן.
       *[other] הכרזה של { $name }, נשארו { $seconds } שניות לסמן.
    }
terminal-locked =
    { $seconds ->
        [one] המתנה אחרי הכרזה שגויה: עוד שנייה אחת.
        [two] המתנה אחרי הכרזה שגויה: עוד שתי שניות.
       *[other] המתנה אחרי הכרזה שגויה: עוד { $seconds } שניות.
    }
terminal-votes =
    { $seconds ->
        [0] אין SET? מסכימים { $votes } מתוך { $players }
        [one] אין SET? מסכימים { $votes } מתוך { $players }, נשארה שנייה אחת
        [two] אין SET? מסכימים { $votes } מתוך { $players }, נשארו שתי שניות
       *[other] אין SET? מסכימים { $votes } מתוך { $players }, נשארו { $seconds } שניות
    }
terminal-votes-stop = לסיים? מסכימים { $votes } מתוך { $players }
terminal-looking = עוד מחפשים? אפשר להקיש על מקש כלשהו, או n כדי להסכים.
terminal-pile-empty = הקופה ריקה ויש עוד SET. המקש n מצביע לסיום.
terminal-two = { $first } במקשים של יד שמאל, { $second } במקשים של יד ימין.
terminal-choose-two = { $time } · לסמן { $cards }: { $first } { $chosen1 }, { $second } { $chosen2 } מתוך { $size }
terminal-choose = { $time } · לסמן { $cards }: { $chosen } מתוך { $size }
terminal-call = { $time } · רווח: ”SET!” · סומנו: { $chosen } מתוך { $size }
terminal-take = { $picked } · רווח: לקחת את הקלפים שסומנו
terminal-name =
    { $seconds ->
        [one] איזה קלף איש לא ראה? להקליד את אותיותיו ואז Enter: { $typed } · נשארה שנייה אחת
        [two] איזה קלף איש לא ראה? להקליד את אותיותיו ואז Enter: { $typed } · נשארו שתי שניות
       *[other] איזה קלף איש לא ראה? להקליד את אותיותיו ואז Enter: { $typed } · נשארו { $seconds } שניות
    }
terminal-keys-take = אותיות: קלפים · רווח לקחת · n אין SET · h רמז · Esc ניקוי · ? עזרה · Ctrl+Q יציאה
terminal-keys-name = אותיות: הקלף · Enter לנקוב בשמו · Esc ניקוי · ? עזרה · Ctrl+Q יציאה
terminal-found = נמצאו { $count }
terminal-two-variant = שניים ליד מסך אחד יכולים לשחק רק במספר קבוע של קלפים, בלי שרשרת ובלי קלף נסתר. אפשר להוסיף --lines, או לשחק מול בוטים.
terminal-just-choose = כאן לא מכריזים: פשוט מסמנים { $cards }.
terminal-not-a-set = לא SET: { $reasons }
terminal-keys-between = Enter להמשיך · Tab שולחן · ? עזרה · Ctrl+Q יציאה
terminal-keys-watch = F2 גודל · F3 בהיר או כהה · Tab שולחן · ? עזרה · Ctrl+Q יציאה
terminal-keys-point = אותיות: קלפים · n אין SET · h רמז · Esc ניקוי · ? עזרה · Ctrl+Q יציאה
terminal-keys-puzzle = אותיות: קלפים · Esc ניקוי · ? עזרה · Ctrl+Q יציאה
terminal-keys-call = רווח SET! · אותיות: קלפים · n אין SET · h רמז · ? עזרה · Ctrl+Q יציאה
terminal-keys-two = { $call1 } / { $call2 } SET! · { $none1 } / { $none2 } אין SET · ? עזרה · Ctrl+Q יציאה
terminal-keys-two-point = אותיות: קלפים · { $none1 } / { $none2 } אין SET · Esc ניקוי · ? עזרה · Ctrl+Q יציאה
terminal-keys-proposed-restart = F5 להתחיל מחדש · F6 להמשיך לשחק · ? עזרה · Ctrl+Q יציאה
terminal-keys-proposed-end = F5 לסיים כאן · F6 להמשיך לשחק · ? עזרה · Ctrl+Q יציאה
terminal-keys-proposed-own = F6 לבטל את ההצעה · ? עזרה · Ctrl+Q יציאה

## Help

terminal-help-title = מקשים
terminal-help-grid = לסמן את הקלף שמונח שם
terminal-key-arrows = חצים, Enter
terminal-help-arrows = להזיז את הסמן; לסמן את הקלף הזה
terminal-key-space = רווח
terminal-help-space = להכריז ”SET!”
terminal-help-take = לקחת את הקלפים שסומנו; במקום שמכריזים תחילה, להכריז ”SET!”
terminal-help-chain = לסמן קלף מה־SET האחרון, שליד השולחן
terminal-help-none = לומר שאין SET; כשהקופה ריקה, להצביע לסיום
terminal-help-hint = רמז
terminal-help-escape = לנקות את הבחירה, או לבטל הכרזה (נחשב לטעות)
terminal-help-chat = לשלוח הודעה לשולחן
terminal-help-pages = לגלול ביומן
terminal-help-help = הדף הזה
terminal-help-size = גדול או קטן יותר
terminal-too-small = המסוף קטן מדי: יש בו { $columns } עמודות ו־{ $lines } שורות, והמשחק צריך { $least_columns } ו־{ $least_lines }. אפשר להגדיל אותו, או לשחק עם --lines.
terminal-too-small-waits = המשחק ממתין עד שיהיה מספיק מקום.
terminal-help-theme = בהיר או כהה
terminal-help-table = שם, הצעות, יציאה וחזרה, קבלה על הערבוב
terminal-help-answer = להסכים להצעה; להמשיך לשחק
terminal-help-leave = יציאה
terminal-help-menu = בחירת משחק
terminal-help-signs = סימנים ליד שם: { $calls } הכרזה או תור, { $voted } הצבעה שאין SET, { $locked } המתנה אחרי טעות, { $away } היעדרות. קלף שבמסגרת שלו { $new } הוא קלף חדש.

## Online

terminal-chat = הודעה, או מספר של משפט, ואז Enter · Esc: ביטול
terminal-phrase = איזה משפט? 1 עד 9, 0 · Esc: ביטול
terminal-says = { $name }: { $text }
terminal-reconnecting = מתחברים מחדש…
terminal-online = יש חיבור
terminal-delay = { $millis } אלפיות
terminal-late =
    { $millis ->
        [one] איחור של אלפית שנייה.
        [two] איחור של שתי אלפיות שנייה.
       *[other] איחור של { $millis } אלפיות שנייה.
    }

## The dice table

terminal-round = סבב { $round }
terminal-bag = שק { $count }
terminal-last-round = סבב אחרון
terminal-seconds = { $seconds } שנ׳
terminal-dice-open = יש SET? רווח: ”SET!” · n: אין · 1–5 קוביות
terminal-dice-open-two = למי יש SET ביד? { $first }: { $call1 } · { $second }: { $call2 }
terminal-dice-hopeless = לאיש אין SET, ולכן כולם מטילים שוב.
terminal-dice-called = הכרזה של { $name }, עכשיו נבחרות שלוש קוביות.
terminal-dice-name-three = { $name }: לבחור שלוש קוביות, משמאל לימין: { $chosen } מתוך 3
terminal-dice-extra =
    { $count ->
        [0] { $name }: אילו קוביות להטיל שוב? Enter שומר את כולן.
        [one] { $name }: Enter מטיל שוב קובייה אחת.
        [two] { $name }: Enter מטיל שוב שתי קוביות.
       *[other] { $name }: Enter מטיל שוב { $count } קוביות.
    }
terminal-dice-turn =
    { $points ->
        [0] התור של { $name }, הסמן על { $square }
        [one] התור של { $name }, הסמן על { $square }, נקודה אחת בינתיים
        [two] התור של { $name }, הסמן על { $square }, שתי נקודות בינתיים
       *[other] התור של { $name }, הסמן על { $square }, { $points } נקודות בינתיים
    }
terminal-dice-other = עכשיו התור של { $name }.
terminal-dice-pick-first = קודם בוחרים קובייה: 1 עד 5.
terminal-dice-alone =
    לא נשאר אף אחד אחר. { $seconds ->
        [0] e: לסיים את המשחק
        [one] בעוד שנייה אחת אפשר לסיים את המשחק.
        [two] בעוד שתי שניות אפשר לסיים את המשחק.
       *[other] בעוד { $seconds } שניות אפשר לסיים את המשחק.
    }
terminal-dice-picked = { $name }: { $dice } · Enter מניח · 1–5 סדר אחר · w פאה ל־WILD
terminal-dice-nothing = קודם מניחים קובייה, או מוותרים עם p.
terminal-dice-take-back = לפני ויתור אוספים את הקוביות: Esc.
terminal-keys-opening = רווח SET! · n אין · h רמז · 1–5 קוביות לפי הסדר · Esc ביטול · ? עזרה · Ctrl+Q יציאה
terminal-keys-extra = 1–5 סימון · Enter הטלה · ? עזרה · Ctrl+Q יציאה
terminal-keys-dice = 1–5 קובייה · רווח הנחה · Enter לשחק · s החלפה · p ויתור · h רמז · Esc חזרה · ? עזרה · Ctrl+Q יציאה
terminal-key-arrows-only = חצים
terminal-help-dice-digits = לבחור קובייה; לפני סבב, לסמן אותה להטלה חוזרת
terminal-help-dice-arrows = להזיז את הסמן על הלוח
terminal-help-dice-space = להניח את הקובייה על המשבצת; בפתיחה, להכריז ”SET!”
terminal-help-dice-lay = להניח את הקובייה על המשבצת
terminal-help-dice-enter = לשחק את המהלך, או להטיל שוב את הקוביות המסומנות
terminal-help-dice-backspace = לבטל את בחירת הקובייה, או לאסוף את האחרונה שהונחה
terminal-help-dice-s = להחליף את ה־WILD שתחת הסמן בקובייה שנבחרה
terminal-help-dice-p = לוותר
terminal-help-dice-n = בפתיחה, לומר שאין SET בקוביות שלך
terminal-name-wild = מה ה־WILD מייצג?
terminal-name-suits = Enter בוחר { $face }
terminal-name-cancel = Esc: לא עכשיו

## Line by line

terminal-line-cards-help = כדי לסמן { $cards } כותבים את האותיות שלהם או את השמות הקצרים שלהם. s מכריז ”SET!”, n אומר שאין SET, h נותן רמז, b מבטל הכרזה (נחשב לטעות), Enter חוזר על הקלפים, r אומר שאפשר להתחיל, q ליציאה.
terminal-line-two-help = כשמשחקים שניים, כותבים 1 או 2 לפני s ו־n.
terminal-line-solo-help = כדי לקחת { $cards } כותבים את האותיות שלהם או את השמות הקצרים שלהם. n אומר שאין SET, h נותן רמז, p עוצר וממשיך, Enter חוזר על הקלפים, ? מציג את העזרה הזאת, q ליציאה.
terminal-line-dice-help = בפתיחה: s מכריז (s 1 3 2 מכריז עם הקוביות האלה), n אומר שאין, h מבקש רמז, שלושה מספרים בוחרים קוביות משמאל לימין, lay מניח אותן. בתור: 1@h7 2@h8 מניח את קוביות 1 ו־2, 3=2GD@h9 קובע פאה ל־WILD, swap 1 g6 מחליף WILD, p מוותר, h מבקש רמז. לפני סבב: roll 1 3, או k לשמור הכול. Enter מתאר את הלוח, q יוצא. כשמשחקים כמה ליד מקלדת אחת, כותבים את מספר השחקן לפני s, לפני n ולפני h. try 1@h7 אומר כמה שווה מהלך; end מסיים את המשחק כשלא נשאר אף אחד אחר.
terminal-line-best-help = best מציג את המהלכים הטובים ביותר.
terminal-line-best-here = best פועל רק במשחק במחשב הזה.
terminal-line-lay-nothing = עוד אין מה להניח: קודם בוחרים שלוש קוביות.
terminal-line-words = אפשר להקליד גם מילים: { $words }.
terminal-line-words-help = עזרה
terminal-line-words-look = הצג, שולחן
terminal-line-words-ready = להתחיל
terminal-line-words-quit = יציאה, צא
terminal-line-words-none = אין
terminal-line-words-hint = רמז
terminal-line-words-yes = כן
terminal-line-words-pause = הפסקה, המשך
terminal-line-words-back = ביטול
terminal-line-words-pass = ויתור, מוותר, מוותרת
terminal-line-words-keep = השאר, להשאיר
terminal-line-words-lay = הנח, להניח
terminal-line-words-best = מיטב
terminal-line-words-try = נסה, לנסות
terminal-line-words-swap = החלף, להחליף
terminal-line-words-roll = גלגל, לגלגל
terminal-line-words-end = סיום
terminal-line-dice-open = יש SET בחמש הקוביות שלך? s מכריז, n אומר שאין.
terminal-line-dice-open-two = למי יש SET בקוביות? 1 s מכריז בשם השחקן הראשון, 1 n אומר שאין לו.
terminal-line-dice-extra = { $name }: roll 1 3 מגלגל שוב את קוביות 1 ו־3, k משאיר את כולן.
terminal-line-bonuses = משבצות פנויות עם +{ $points }: { $squares }
terminal-line-picked = lay מניח אותן כך, או שלושה מספרים לסדר אחר; 2=3PD קובע פאה ל־WILD.
terminal-line-card = { $letter }: { $name }, { $card }
terminal-line-what = לא הבנתי; אפשר להקליד ? לעזרה.
terminal-line-who = מי? כותבים קודם את המספר: { $choices }.
terminal-line-online-help = ברשת: r כשאפשר להתחיל. המארח מקליד start כדי להתחיל מיד, או bot ורמה ({ $levels }) כדי להוסיף בוט. / מונה את המשפטים המוכנים, ו־/2 שולח את השני; / לפני מילים משלך שולח אותן, אם מותר בשולחן צ׳אט חופשי.
terminal-line-table-help = בכל שולחן: name ושם חדש, u אם בעצם עוד אי אפשר להתחיל, propose restart (להתחיל מחדש) או propose end (לסיים כאן), agree (להסכים) או decline (להמשיך לשחק), leave (לצאת) ו־return (לחזור), receipt (ושם קובץ) כדי לשמור קבלה על הערבובים.
terminal-line-answer = אפשר להקליד agree כדי להסכים, או decline כדי להמשיך לשחק.
terminal-line-answer-own = אפשר להקליד decline כדי לבטל את ההצעה.
terminal-line-return = יצאת מהמשחק. אפשר להקליד return כדי לחזור.
terminal-line-point =
    { $seconds ->
        [one] לסמן { $cards }: נשארה שנייה אחת.
        [two] לסמן { $cards }: נשארו שתי שניות.
       *[other] לסמן { $cards }: נשארו { $seconds } שניות.
    }
terminal-line-chain = ה־SET האחרון, ליד השולחן; את הקלפים שלו מסמנים בספרות:
terminal-line-name =
    { $seconds ->
        [one] להקליד את אותיות הקלף שאיש לא ראה, למשל { $example }: נשארה שנייה אחת.
        [two] להקליד את אותיות הקלף שאיש לא ראה, למשל { $example }: נשארו שתי שניות.
       *[other] להקליד את אותיות הקלף שאיש לא ראה, למשל { $example }: נשארו { $seconds } שניות.
    }
terminal-line-looking = עוד מחפשים? אפשר להקליד y, או n כדי להסכים.
terminal-line-left =
    { $seconds ->
        [one] נשארה שנייה אחת.
        [two] נשארו שתי שניות.
       *[other] נשארו { $seconds } שניות.
    }
terminal-line-delay = העיכוב עד השרת: { $millis } אלפיות שנייה.
terminal-line-gone = החיבור אבד. מנסים שוב…
terminal-line-back = החיבור חזר.
terminal-line-link = כל מי שיש לו הקישור הזה יכול להצטרף: { $link }

## Before an online game

terminal-lobby-host = Enter: אפשר להתחיל, שוב: להתחיל עכשיו · 1–{ $levels }: להוסיף בוט
terminal-lobby-address = כל מי שיש לו הקישור הזה יכול להצטרף, בדפדפן או עם tercet join:
terminal-lobby-players = שחקנים: { $count } מתוך { $seats } מקומות
terminal-lobby-bot = בוט
terminal-lobby-is-host = מארח
terminal-lobby-ready = בהיכון
terminal-lobby-not-ready = עדיין לא בהיכון
terminal-lobby-away = לא כאן
terminal-lobby-press-host = Enter כשמוכנים, ושוב Enter כדי להתחיל מיד; אחרת המשחק מתחיל כשכולם מוכנים, אם יש לפחות שניים.
terminal-lobby-press-bots = להוסיף בוט: { $levels }
terminal-lobby-press-ready = Enter כשמוכנים; Esc מבטל. המשחק מתחיל כשכולם מוכנים, או כשהמארח מתחיל אותו.
terminal-lobby-press-more = / צ׳אט · ? עזרה וכללים · Tab שולחן · Ctrl+Q יציאה
terminal-lost = החיבור לשולחן אבד.
terminal-bot-failed = שגיאה אצל { $name }, והבוט יוצא מהמשחק: { $problem }

## מה אפשר לעשות ליד השולחן חוץ מלשחק

terminal-table-title = השולחן הזה
terminal-table-agree = להסכים להצעה
terminal-table-decline = לדחות את ההצעה ולהמשיך לשחק
terminal-table-unready = עוד רגע
terminal-table-rename = להחליף שם
terminal-table-restart = להציע להתחיל מחדש
terminal-table-end = להציע לסיים את המשחק כאן
terminal-table-leave = לצאת מהמשחק; אפשר לחזור
terminal-table-return = לחזור למשחק
terminal-table-receipt = לשמור קבלה על הערבובים
terminal-table-replace = לתת לבוט להחליף את מי שעזב
terminal-table-help = עזרה: כל המקשים והכללים של השולחן הזה
terminal-table-size = גדול יותר או קטן יותר
terminal-table-theme = בהיר או כהה
terminal-table-quit = לעזוב את השולחן
terminal-table-back = מספר, או חצים ו־Enter · Esc: חזרה
terminal-table-name = שם חדש ואז Enter · Esc: השם נשאר
terminal-leave-local = לצאת מהמשחק? הוא עוד לא נגמר.
terminal-leave-online = לעזוב את השולחן? האחרים ממשיכים; אפשר לחזור עם אותו קישור.
terminal-leave-keys = Enter: יציאה · כל מקש אחר: להמשיך לשחק
terminal-receipt-saved = הקבלה נשמרה: { $file }. אחרי המשחק הפקודה tercet verify LOG --receipt { $file } משווה אליה את היומן.
terminal-receipt-nothing = עוד לא נראה כאן ערבוב.
terminal-receipt-failed = לא היה אפשר לשמור את הקבלה: { $problem }

terminal-help-pause = הפסקה והמשך, במשחק לשחקן יחיד
terminal-paused = בהפסקה, { $time }. המקש p ממשיך.
