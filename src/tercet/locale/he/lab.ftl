## The commands, each in a sentence

lab-odds-help = סופר את הידיים שאין בהן SET ונותן את הסיכויים המדויקים.
lab-simulate-help = משחק משחקים רבים וסופר מה קורה בהם.
lab-solve-deal-help = מוצא את ה־SETים שמרוקנים את השולחן במשחק לשחקן יחיד שסדר הקלפים שלו ידוע.
lab-dice-odds-help = נותן את הסיכויים במשחק הקוביות: הטלות, מהלכים, משבצות בונוס, ואילו קוביות להטיל שוב.

## Arguments and options

lab-arg-deck = כל 81 הקלפים, או 27 המלאים
lab-arg-cards = רק על ידיים של מספר כזה של קלפים
lab-arg-picture = מצייר את התוצאה גם לקובץ הזה (.svg, .png או .pdf)
lab-arg-games = כמה משחקים (ברירת מחדל: { $default })
lab-arg-dice-games = כמה משחקי קוביות (ברירת מחדל: { $default }; עם 0 לא משחקים)
lab-arg-cores = בכמה ליבות מעבד להשתמש (ברירת מחדל: כולן)
lab-arg-dask = מבצע את העבודה באשכול Dask שהמתזמן שלו בכתובת הזאת, למשל tcp://host:8786
lab-arg-policy = איזה SET נלקח: random, אקראי; first, הראשון על השולחן; fewest או most, זה שבו הכי מעט או הכי הרבה מאפיינים שונים; greedy, זה שמשאיר הכי הרבה SETים; careful, זה שמתכנן לרוקן את השולחן
lab-arg-seed = אותו זרע נותן אותם משחקים
lab-arg-edition = חוברת הכללים שלפיה משחקים
lab-arg-layout = כמה קלפים על השולחן: 12, או 9 עם המלאים
lab-arg-order = כל החפיסה בסדר החלוקה: קלפים כמו 2RSO, קובץ ובו הקלפים או יומן של משחק לשחקן יחיד, או - לקלט הרגיל
lab-arg-deal-seed = מחלק במקום זאת חפיסה לפי הזרע הזה, אותה חפיסה כמו ב־tercet solo --seed
lab-arg-moves = קובץ ובו ה־SETים שנלקחו, אחד בכל שורה: מראה עד מתי אפשר היה לרוקן את השולחן; שורה ריקה לשלושה קלפים נוספים
lab-arg-players = כמה משחקים בקוביות: 2 עד 4 (ברירת מחדל: 2)
lab-hand = יד
lab-arg-hand = היד שמחפשים אילו מקוביותיה כדאי להטיל שוב: פאות כמו 2RO, או * ל־WILD; אפשר לציין קובייה, 0 עד 41, לפני הפאה שלה, כמו 7=2RO
lab-arg-board = קובץ ובו הלוח, כפי שפקודות הקוביות מדפיסות אותו; נחוץ עם --hand

## What can be wrong

lab-bad-cards = ביד מן החפיסה הזאת יש 0 עד { $most } קלפים, לא { $given }.
lab-bad-games = צריך לשחק לפחות משחק אחד, לא { $given }.
lab-bad-dice-games = מספר המשחקים אינו יכול להיות שלילי: { $given }.
lab-bad-cores = דרושה לפחות ליבה אחת, לא { $given }.
lab-not-of-variant = האפשרות { $option } נוגעת למשחק המודפס: יש להשמיט אותה, או להשמיט את --variant ו־--set.
lab-dask-or = האפשרות { $option } נוגעת לליבות של המחשב הזה, ועם --dask האשכול עושה את העבודה: יש לבחור באחת מהן.
lab-dask-unreachable = אין מתזמן Dask שעונה בכתובת { $address }: { $problem }
lab-dask-no-workers = לאשכול Dask בכתובת { $address } אין תהליכי עבודה. אפשר להפעיל כאלה כך: dask worker { $address }
lab-dask-version = באחד מתהליכי האשכול מותקנת גרסה { $worker } של Tercet, ובמחשב הזה גרסה { $own }. יש להתקין את אותה גרסה בכל מקום.
lab-dask-lost = החיבור לאשכול Dask אבד. מה שנעשה עד אז נספר.
lab-bad-seed = זרע הוא מספר מ־0 עד { $most }, לא { $given }.
lab-bad-players = במשחק הקוביות משחקים 2 עד 4, לא { $given }.
lab-bad-layout = תשעה קלפים על השולחן מיועדים ל־27 המלאים בלבד: יש לבחור --deck solid.
lab-bad-picture = '{ $file }' אינו שם של קובץ תמונה: הוא צריך להסתיים ב־.svg, .png או .pdf.
lab-bad-deck = זו אינה חפיסה שלמה: { $problem }
lab-bad-moves = המהלכים האלה אינם מתאימים לחלוקה: { $problem }
lab-move-empty-pile = מהלך { $move }: הקופה ריקה
lab-move-no-set = מהלך { $move }: { $cards } אינו SET
lab-move-not-there = מהלך { $move }: לא כל { $cards } על השולחן
lab-bad-hand = זו אינה יד של קוביות: { $problem }
lab-bad-die = אין קובייה { $die }: הן ממוספרות מ־0 עד { $last }.
lab-bad-face = בקובייה { $die } אין { $face }; יש בה { $faces }.
lab-not-alone = { $file } אינו יומן של משחק קלפים לשחקן יחיד.
lab-log-has-all = היומן של משחק כבר אומר אילו SETים נלקחו וכמה קלפים היו על השולחן: יש להשמיט את --moves ואת --layout.
lab-no-deck = חסרה החפיסה: קלפיה בסדר החלוקה, קובץ ובו הקלפים, או --seed.
lab-no-board = --hand דורש לוח: יש לתת קובץ עם --board.
lab-twin = { $card } מופיע פעמיים
lab-missing =
    { $count ->
        [one] מתוך { $deck } קלפים חסר אחד: { $cards }
       *[other] מתוך { $deck } קלפים חסרים { $count }: { $cards }
    }
lab-needs-picture = הציור דורש חבילה נוספת. בתיקיית הפרויקט: { $command }

## What is said beside the answer

lab-slow = זה היה מהיר הרבה יותר עם החבילות הנוספות. בתיקיית הפרויקט: { $command }
lab-compiled = ההידור ארך { $seconds } שניות, והוא נשמר לפעם הבאה.
lab-drawn = הציור נמצא בקובץ { $file }.
lab-stopped = נעצר אחרי { $done } מתוך { $wanted } משחקים.

## Exact odds

lab-odds-title = { $cards } קלפים, { $sets } SETים, { $symmetries } סימטריות
lab-odds-largest = ביד הגדולה ביותר בלי SET יש { $cards } קלפים, למשל: { $example }
lab-odds-books = בחוברות הכללים כתוב:
lab-odds-sets-in = כמה SET ב־12 קלפים ({ $mean } בממוצע):
lab-odds-one = ב־{ $cards } קלפים שזה עתה חולקו אין SET פעם אחת ב־{ $odds } חלוקות; בממוצע יש בהם { $mean }.
lab-odds-never = ב־{ $cards } קלפים תמיד יש SET; בממוצע יש בהם { $mean }.

lab-head-cards = קלפים
lab-head-hands = ידיים בלי SET
lab-head-classes = שונות במהותן
lab-head-share = שיעור
lab-head-one-in = אחת ל־
lab-head-expected = SET בממוצע
lab-head-sets = SET
lab-head-number = ידיים
lab-head-printed = בדפוס
lab-head-exact = במדויק
lab-head-edition = חוברת
lab-printed-1-in = אחת ל־{ $odds }
lab-printed-over = יותר מ־{ $share }

## Simulation

lab-simulate-title =
    { $games ->
        [one] משחק אחד, { $policy }, זרע { $seed }: { $speed } משחקים בשנייה, { $cores ->
            [one] ליבה אחת
           *[other] { $cores } ליבות
        }
       *[other] { $games } משחקים, { $policy }, זרע { $seed }: { $speed } משחקים בשנייה, { $cores ->
            [one] ליבה אחת
           *[other] { $cores } ליבות
        }
    }
lab-simulate-note = בסוגריים: רווחי סמך של 95%. השולחנות נספרים כל עוד יש קלפים בקופה.
lab-simulate-never = משחקים שלעולם אינם צריכים יותר מ־{ $cards } קלפים: { $share }
lab-head-left = קלפים שנותרו
lab-head-games = משחקים
lab-head-table = קלפים על השולחן
lab-head-seen = שולחנות שנראו
lab-head-no-set = בלי SET
lab-head-fresh = חלוקה חדשה
lab-head-pile = קלפים בקופה
lab-head-mean-sets = SET בממוצע
lab-policy-random = SET אקראי
lab-policy-first = ה־SET הראשון על השולחן
lab-policy-fewest = הכי מעט מאפיינים שונים
lab-policy-most = הכי הרבה מאפיינים שונים
lab-policy-greedy = ה־SET שמשאיר הכי הרבה SETים
lab-policy-careful = בתכנון לרוקן את השולחן

## Solving a deal

lab-deal-solved = בחלוקה הזאת אפשר לרוקן את השולחן:
lab-deal-unsolvable = בחלוקה הזאת אי אפשר לרוקן את השולחן.
lab-deal-cleared = השולחן רוקן.
lab-deal-last-chance =
    { $moves ->
        [0] אפשר היה לרוקן את השולחן רק לפני המהלך הראשון, כך:
        [one] ההזדמנות האחרונה לרוקן את השולחן הייתה אחרי המהלך הראשון, כך:
       *[other] ההזדמנות האחרונה לרוקן את השולחן הייתה אחרי מהלך { $moves }, כך:
    }
lab-head-move = מהלך
lab-head-set = SET

## Dice

lab-dice-rolls = בהטלה מן השק המלא יש SET:
lab-dice-turns =
    { $games ->
        [one] משחק אחד של { $players } שחקנים חמדנים, זרע { $seed }. נקודות המהלך הטוב ביותר:
       *[other] { $games } משחקים של { $players } שחקנים חמדנים, זרע { $seed }. נקודות המהלך הטוב ביותר:
    }
lab-dice-bonuses = משבצות בונוס: באיזו תדירות זוכים בהן, מתי, וכמה נקודות זה מוסיף על המהלך הטוב ביותר בלי שום בונוס:
lab-dice-rerolls = מה להטיל שוב, והנקודות הצפויות בתור שאחריו:
lab-dice-keep-all = כלום
lab-head-dice = קוביות
lab-head-with-wild = עם WILD
lab-head-without-wild = בלי WILD
lab-head-points = נקודות
lab-head-turns = מהלכים
lab-head-square = משבצת
lab-head-bonus = בונוס
lab-head-earned = כמה זכו
lab-head-round = בסבב
lab-head-gain = רווח
lab-head-roll-again = להטיל שוב
lab-head-playable = אפשר לשחק
lab-pass = ויתור

## Charts

lab-chart-hands = כל הידיים
lab-chart-classes = שונות במהותן
lab-chart-set-free = ידיים בלי SET
lab-chart-number = מספר (לוגריתמי)
lab-chart-fresh = הסיכוי שאין SET בקלפים שזה עתה חולקו
lab-chart-percent = אחוזים
lab-chart-percent-games = אחוז מהמשחקים
lab-chart-sets-in = כמה SET ב־{ $cards } קלפים
lab-chart-left = קלפים שנותרו בסוף
lab-chart-fresh-deal = חלוקה חדשה
lab-chart-in-play = תוך כדי משחק
lab-chart-no-set = אין SET על השולחן
lab-chart-stages = אין SET ב־{ $cards } קלפים, לפי השלב
lab-chart-sets-on-table = כמה SET ב־{ $cards } קלפים על השולחן
lab-chart-line = כמה SET לבחור מהם, וקלפים על השולחן
lab-chart-choices = מספר
lab-chart-rolls = בהטלה יש SET
lab-chart-with-wild = עם WILD
lab-chart-without-wild = בלי WILD
lab-chart-points = נקודות המהלך הטוב ביותר
lab-chart-bonuses = באיזו תדירות זוכים בבונוס
lab-chart-expected = SET בין קלפים חדשים, בממוצע
lab-chart-books = כפי שמודפס בחוברות
lab-chart-rounds = הסבב שבו זוכים בבונוס
lab-chart-gain = הנקודות שמשבצת בונוס שווה
lab-chart-rerolls = נקודות התור שאחרי הטלה חוזרת
lab-chart-playable = באיזה שיעור מהמקרים אפשר אז להניח קוביות
lab-chart-exact = מדויק
lab-chart-interval = רווח בר־סמך של 95%
lab-chart-to-take = SETים לבחירה
lab-chart-scored = הונחו קוביות
lab-chart-passed = אי אפשר להניח דבר
