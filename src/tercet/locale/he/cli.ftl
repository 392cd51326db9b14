## התוכנה כולה

cli-about = Tercet: SET, משחק הקלפים של תפיסה חזותית, ואחיו עם הקוביות והלוח.
cli-usage = שימוש: { $program } COMMAND …
cli-more = 'tercet COMMAND --help' מציג פרטים נוספים. '--lang en|es|fr|he|pt' בוחר את השפה.
cli-title-play = לשחק
cli-title-look = קלפים, כללים ומשחקים שמורים
cli-title-lab = הסתברויות ובוטים
cli-title-host = להפעיל שרת
cli-title-program = התוכנה הזאת
cli-unknown-command = אין פקודה בשם '{ $name }'. 'tercet help' מציג את כולן.
cli-no-command = אין פקודה בשם '{ $name }'.
cli-unknown-option = אין אפשרות '{ $option }'. אפשר לנסות 'tercet --help'.
cli-did-you-mean = האם הכוונה הייתה ל־'{ $name }'?
cli-in-python = ב־Python זה { $call }.
cli-bad-arguments = { $problem }. אפשר לנסות '{ $program } --help'.
cli-bad-game = אי אפשר לטעון את המשחק '{ $module }' שמצוין ב־TERCET_GAMES: { $problem }

## הפקודות, כל אחת במשפט

cli-solve = מוצא את כל ה־SETים בין קלפים נתונים.
cli-why = אומר למה שלושה קלפים הם SET, או איזה מאפיין נכשל.
cli-deal = מחלק קלפים באקראי; כשהפלט עובר לפקודה אחרת, מדפיס רק את האותיות שלהם.
cli-rules = מציג את הכללים של כל אחת מחוברות הכללים.
cli-replay = מציג מחדש משחק שהסתיים לפי היומן שלו, צעד אחר צעד.
cli-verify = בודק יומנים בכך שהוא מחשב מחדש כל ערבוב וכל אירוע.
cli-solo = משחק לשחקן יחיד במסוף, שורה אחר שורה.
cli-help = מציג איך משתמשים בפקודה.
cli-completion = מדפיס סקריפט להשלמה אוטומטית של פקודות ואפשרויות במעטפת.
cli-man = מדפיס את דף המדריך, עבור man.

## ארגומנטים ואפשרויות

cli-language = שפה
cli-command = פקודה
cli-cards = קלף
cli-file = קובץ
cli-player = שם
cli-rule-value = כלל=ערך
cli-help-lang = השפה: en, es, fr, he או pt
cli-help-version = מדפיס את הגרסה
cli-help-config = קובץ TOML עם האפשרויות האלה, כמו port = 8181; משתנה כמו TERCET_PORT קודם לו, והאפשרות עצמה קודמת לשניהם
cli-help-command = הפקודה שיש להסביר; בלי שם מוצגות כולן
cli-help-shell = המעטפת שלך
cli-help-cards = קלפים כמו 2RSO: מספר 1 2 3, צבע R אדום G ירוק P סגול, מילוי S מלא H מקווקו E ריק, צורה O אליפסה Q שרבוט D יהלום, בכל סדר; - קורא אותם מהקלט התקני
cli-help-three-cards = שלושה קלפים, למשל 2RSO 1GHQ 3PED
cli-help-json = מדפיס JSON לתוכנות אחרות
cli-help-markdown = מדפיס Markdown, עבור תוכנות אחרות
cli-help-picture = שומר גם תמונה בקובץ הזה
cli-help-seed = אותו זרע נותן אותם קלפים או אותן קוביות
cli-help-deck = כל 81 הקלפים (full) או 27 הקלפים המלאים של ההתחלה המהירה (solid)
cli-help-size = כמה קלפים לחלק
cli-help-edition = איזו חוברת כללים: es, pt, fr או he (ברירת מחדל: זו של השפה שלך)
cli-help-set = משנה כלל, למשל deals=3; אפשר לחזור על כך
cli-help-set-dice = משנה כלל, למשל turn_seconds=60; אפשר לחזור על כך
cli-help-set-deck = בוחר את החפיסה או את מה שלוקחים, למשל deck=solid; אפשר לחזור על כך
cli-help-log = משחק בקובץ .tercet
cli-help-pictures = מצייר את השולחן בכל פעם שהוא משתנה
cli-help-as = מספר בגוף שני מה נעשה בשם הזה (ברירת המחדל: מי ששיחק לבד או מול בוטים)

## תשובות

cli-sets-found =
    { $count ->
        [0] אין SET.
        [one] SET אחד:
        [two] שני SETים:
       *[other] { $count } SETים:
    }
cli-sets-dealt =
    { $count ->
        [0] אין ביניהם SET.
        [one] יש ביניהם SET אחד.
        [two] יש ביניהם שני SETים.
       *[other] יש ביניהם { $count } SETים.
    }
cli-seed = אותם קלפים שוב: --seed { $seed }
cli-verified =
    { $count ->
        [one] נבדק אירוע אחד, והוא תקין.
        [two] נבדקו שני אירועים, ושניהם תקינים.
       *[other] נבדקו { $count } אירועים, וכולם תקינים.
    }
cli-verified-unfinished = המשחק לא הסתיים: היומן נגמר לפני התוצאה.
cli-verified-nothing = אין ביומן הזה אירועים, ולכן אין מה לבדוק.
cli-does-not-fit = שורה { $line } אינה תקינה: { $problem }
cli-help-receipt = משווה את היומן גם לקבלה: מה שלקוח ראה מהמשחק, כפי שנשמר בדפדפן או ב־tercet.connect
cli-receipt-one-log = הקבלה של --receipt שייכת למשחק אחד: יש לציין קובץ אחד.
cli-deal-note = סיבוב { $deal }: { $text }
cli-receipt-fits =
    { $count ->
        [one] היומן מתאים לקבלה בסיבוב היחיד.
        [two] היומן מתאים לקבלה בשני הסיבובים.
       *[other] היומן מתאים לקבלה בכל { $count } הסיבובים.
    }
cli-receipt-differs = קבלה, סיבוב { $deal }: { $problem }
cli-receipt-damaged = { $path } אינו קבלה: { $problem }

## מה השתבש

cli-needs-extra = הפקודה 'tercet { $command }' צריכה את החבילה '{ $package }'. בתיקיית הפרויקט: { $install }
cli-no-language = אחרי --lang צריכה לבוא שפה: en, es, fr, he או pt
cli-twins = הקלף { $card } ניתן פעמיים, ובחפיסה אין כפולים.
cli-not-three =
    { $count ->
        [one] ב־SET יש שלושה קלפים; הוקלד אחד.
        [two] ב־SET יש שלושה קלפים; הוקלדו שניים.
       *[other] ב־SET יש שלושה קלפים; הוקלדו { $count }.
    }
cli-wrong-count = בלקיחה יש { $size } קלפים; ניתנו { $count }.
cli-variant-takings = בחפיסה של { $size } קלפים יש { $count } לקיחות.
cli-variant-largest = היד הגדולה ביותר בלי לקיחה היא של { $largest } קלפים.
cli-variant-board = לוח של { $board } קלפים בלי לקיחה: { $share } מן החלוקות.
cli-variant-example = למשל { $count } קלפים: { $cards }
cli-variant-hands = ידיים בלי לקיחה, לפי גודל: { $hands }
cli-too-many-cards = החיפוש מוגבל ל־{ $most } קלפים.
cli-help-variant = גרסה שאינה בחוברות הכללים
cli-bad-size = אי אפשר לחלק { $size } קלפים: יש לבחור מ־0 עד { $most }.
cli-bad-change = '{ $change }' אינו שינוי של כלל: יש לכתוב כלל=ערך.
cli-bad-deck-change = כאן --set משנה רק את deck ואת law, לא את '{ $rule }'.
cli-no-file = אין קובץ '{ $path }'.
cli-no-player = אין במשחק הזה מי ששמו ”{ $name }”. השמות במשחק: { $names }.
cli-interrupted = הפעולה נקטעה.
cli-cannot-read = אי אפשר לקרוא את '{ $path }': { $problem }.
cli-cannot-write = אי אפשר לכתוב את '{ $path }': { $problem }.
cli-bad-picture = '{ $path }' חייב להסתיים ב־.svg: תמונות של קלפים ולוחות הן בתבנית SVG.
cli-no-cards = אין כאן קלפים. אפשר לכתוב למשל 2RSO 1GHQ 3PED.
cli-drawn-cards = הקלפים האלה מצוירים. יש לכתוב 'tercet deal |', בלי --colour, כדי להעביר קלפים הלאה.
cli-cards-from-input = אפשר לכתוב למשל 2RSO 1GHQ 3PED, או - כדי לקרוא אותם מהקלט הרגיל.
cli-dice-no-variant = למשחק הקוביות אין גרסאות. יש להשמיט את --variant.
cli-not-text = '{ $path }' אינו קובץ טקסט.
cli-cannot-use = אי אפשר להשתמש ב־'{ $path }': { $problem }.
cli-cannot-print = אי אפשר לכתוב את הפלט: { $problem }.
cli-damaged = הקובץ '{ $path }' פגום בשורה { $line }: { $problem }
cli-not-a-log = הקובץ '{ $path }' אינו משחק של Tercet. משחקים נשמרים עם --save, או מורדים משולחן, כקובצי .tercet.
cli-empty-file = הקובץ '{ $path }' ריק.
cli-unreleased-log = המשחק '{ $path }' נרשם לפני Tercet 0.1.0, ואי אפשר להציג אותו מחדש בגרסה הזאת.

## מנתח הארגומנטים; המקומות עם סימן אחוז צריכים להישאר כפי שהם

cli-parser-usage = שימוש:{ " " }
cli-parser-arguments = ארגומנטים
cli-parser-options = אפשרויות
cli-parser-example = דוגמה
cli-title-display = תצוגה
cli-parser-help = מציג את העזרה הזאת
cli-parser-required = חסרים הארגומנטים: %s
cli-parser-unrecognised = ארגומנטים לא מוכרים: %s
cli-printed-only = הפקודה הזאת מכירה רק את המשחק המודפס. לגרסאות: tercet play, tercet odds --variant
cli-parser-one-value = חסר ערך
cli-parser-some-values = חסר לפחות ערך אחד
cli-parser-choice = %(value)r אינו אחד מאלה: %(choices)s
cli-parser-value = %(value)r אינו מתאים כאן
cli-not-whole = '{ $given }' אינו מספר שלם
cli-one-number = יש להקליד מספר אחד, לא { $given }
cli-not-number = '{ $given }' אינו מספר
cli-too-small = '{ $given }' אינו מספר מ־{ $least } ומעלה
cli-not-yes-no = '{ $given }' אינו yes ואינו no
cli-bad-setting = { $place }: { $problem }.
cli-no-setting = { $path }: אין אפשרות '{ $name }'.
cli-parser-argument = %(argument_name)s: %(message)s
cli-parser-no-value = אינו מקבל ערך, אבל ניתן %r
cli-parser-ambiguous = %(option)s יכול להיות %(matches)s
cli-parser-not-with = אסור יחד עם %s
cli-man-about = משחקים ב־SET ובמשחק הקוביות, מארחים וחוקרים אותם
cli-man-name-title = שם
cli-man-synopsis-title = תקציר
cli-man-description-title = תיאור
cli-man-commands-title = פקודות
cli-man-options-title = אפשרויות של כל פקודה
cli-man-environment-title = משתני סביבה
cli-man-exit-status-title = קוד יציאה
cli-man-no-color = אם הוא מוגדר, דבר אינו מודפס בצבע
cli-man-force-color = אם הוא 1, מודפסים צבעים גם לקבצים ולצינורות
cli-man-lang = השפה, כמו --lang
cli-man-games = מודולים עם משחקים נוספים, מופרדים בפסיקים
cli-man-settings = כל אפשרות של tercet serve, כמו TERCET_PORT עבור --port; האפשרות עצמה קודמת
cli-man-exit-fine = הצלחה
cli-man-exit-nothing = התשובה היא לא: אינו SET, לא נמצא דבר, או שהיומן אינו תקין
cli-man-exit-bad = אי אפשר לבצע: הארגומנטים או קובץ אינם ניתנים לשימוש
cli-man-exit-interrupted = הופסק
