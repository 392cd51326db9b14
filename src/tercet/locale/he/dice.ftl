## הקוביות ופאותיהן

dice-face =
    { $shape ->
        [oval] { $number ->
            [1] אליפסה אחת
            [2] שתי אליפסות
           *[3] שלוש אליפסות
        }
        [squiggle] { $number ->
            [1] שרבוט אחד
            [2] שני שרבוטים
           *[3] שלושה שרבוטים
        }
       *[diamond] { $number ->
            [1] יהלום אחד
            [2] שני יהלומים
           *[3] שלושה יהלומים
        }
    } { $shape ->
        [oval] { $number ->
            [1] { $colour ->
                [red] אדומה
                [green] ירוקה
               *[purple] סגולה
            }
           *[other] { $colour ->
                [red] אדומות
                [green] ירוקות
               *[purple] סגולות
            }
        }
       *[other] { $number ->
            [1] { $colour ->
                [red] אדום
                [green] ירוק
               *[purple] סגול
            }
           *[other] { $colour ->
                [red] אדומים
                [green] ירוקים
               *[purple] סגולים
            }
        }
    }
dice-wild = קוביית WILD
dice-wild-as = WILD במקום { $face }
dice-value-1 = אחד
dice-value-2 = שניים
dice-value-3 = שלושה
dice-value-red = אדום
dice-value-green = ירוק
dice-value-purple = סגול
dice-value-oval = אליפסה
dice-value-squiggle = שרבוט
dice-value-diamond = יהלום
dice-at = { $die } במשבצת { $square }
dice-new = { $die } במשבצת { $square }, קובייה חדשה
dice-bonus =
    { $points ->
        [one] בונוס של נקודה אחת במשבצת { $square }
        [two] בונוס של שתי נקודות במשבצת { $square }
       *[other] בונוס של { $points } נקודות במשבצת { $square }
    }
dice-board =
    { $dice ->
        [0] לוח ריק
        [one] לוח ובו קובייה אחת
        [two] לוח ובו שתי קוביות
       *[other] לוח ובו { $dice } קוביות
    }
dice-hand =
    { $dice ->
        [0] יד ריקה
        [one] יד ובה קובייה אחת
        [two] יד ובה שתי קוביות
       *[other] יד ובה { $dice } קוביות
    }

## הבדיקה של שלוש קוביות, מאפיין אחר מאפיין

dice-check-number =
    { $verdict ->
        [same] בשלושתן { $most ->
            [1] סמל אחד
            [2] שני סמלים
           *[3] שלושה סמלים
        }
        [different] שלושת המספרים שונים
       *[mixed] בשתיים { $most ->
            [1] סמל אחד
            [2] שני סמלים
           *[3] שלושה סמלים
        } ובשלישית { $odd ->
            [1] סמל אחד
            [2] שני סמלים
           *[3] שלושה סמלים
        }
    }
dice-check-colour =
    { $verdict ->
        [same] שלושתן { $most ->
            [red] אדומות
            [green] ירוקות
           *[purple] סגולות
        }
        [different] שלושת הצבעים שונים
       *[mixed] שתיים { $most ->
            [red] אדומות
            [green] ירוקות
           *[purple] סגולות
        } ואחת { $odd ->
            [red] אדומה
            [green] ירוקה
           *[purple] סגולה
        }
    }
dice-check-shape =
    { $verdict ->
        [same] בשלושתן { $most ->
            [oval] אליפסות
            [squiggle] שרבוטים
           *[diamond] יהלומים
        }
        [different] שלוש הצורות שונות
       *[mixed] בשתיים { $most ->
            [oval] אליפסות
            [squiggle] שרבוטים
           *[diamond] יהלומים
        } ובאחת { $odd ->
            [oval] אליפסות
            [squiggle] שרבוטים
           *[diamond] יהלומים
        }
    }

## תור והסברו

dice-set =
    SET { $direction ->
        [row] בשורה
       *[column] בטור
    } { $squares } { $points ->
        [0] לא שווה נקודות
        [one] שווה נקודה אחת
        [two] שווה שתי נקודות
       *[other] שווה { $points } נקודות
    }
dice-extra-points =
    { $points ->
        [one] משבצת בונוס { $square }: נקודה אחת
        [two] משבצת בונוס { $square }: שתי נקודות
       *[other] משבצת בונוס { $square }: { $points } נקודות
    }
dice-total =
    { $points ->
        [0] בסך הכול אין נקודות
        [one] בסך הכול נקודה אחת
        [two] בסך הכול שתי נקודות
       *[other] בסך הכול { $points } נקודות
    }
dice-points =
    { $points ->
        [0] אין נקודות
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
dice-line = { $squares }: { $findings }
dice-new-wild = ה־WILD במשבצת { $square } חדש ואינו מזכה בנקודה
dice-last-chance = אם כולם יוותרו שוב, המשחק ייגמר.
dice-fault-no-dice = לא הונחה אף קובייה.
dice-fault-too-few = בשולחן הזה מניחים בתור שלוש קוביות, או את כל הקוביות שביד.
dice-fault-too-many = הונחו יותר משלוש קוביות.
dice-fault-off-board = המשבצת { $square } אינה על הלוח.
dice-fault-square-taken = במשבצת { $square } כבר יש קובייה.
dice-fault-square-twice = במשבצת { $square } הונחו שתי קוביות.
dice-fault-no-face = ל־WILD במשבצת { $square } חסרה פאה.
dice-fault-no-set =
    { $count ->
        [1] הקובייה במשבצת { $square } אינה בשום SET חדש.
       *[other] הקוביות במשבצות { $square } אינן בשום SET חדש.
    }
dice-fault-floating = { $square }: ה־SET הזה לא מחובר ללוח. צריך בו קובייה שהייתה שם לפני התור הזה, או קובייה של SET אחר שכבר מחובר. לא מספיק לגעת.

## מדוע דבר מה אינו אפשרי כעת

refusal-not-enough-players = למשחק הקוביות דרושים לפחות { $least } שחקנים.
refusal-not-now =
    { $phase ->
        [opening] אי אפשר לעשות זאת עכשיו: קודם מישהו צריך לפתוח ב־SET.
        [play] אי אפשר לעשות זאת עכשיו: משחקים לפי תור.
        [extra] אי אפשר לעשות זאת עכשיו: בוחרים קוביות להטלה נוספת.
       *[other] אי אפשר לעשות זאת עכשיו.
    }
refusal-waiting-for-people = כל האנשים נעדרים, והבוטים ממתינים להם.
refusal-opening-pending = מישהו הכריז לפניך. יש להמתין עד שייבחרו שלוש קוביות.
refusal-dice-changed = הקוביות הוטלו שוב לפני שהלחיצה שלך הגיעה. אין על כך מחיר.
refusal-called-wrong = ההכרזה שלך הייתה שגויה: אפשר להכריז שוב אחרי ההטלה הבאה.
refusal-already-none = כבר הודעת שאין SET בין הקוביות שלך.
refusal-no-opening-call = לא הכרזת על SET בין הקוביות שלך.
refusal-opening-too-late = נגמר הזמן לבחור שלוש קוביות.
refusal-not-three-dice = ה־SET הפותח הוא שלוש קוביות שונות מן היד שלך.
refusal-dice-are-picked = שלוש הקוביות כבר נבחרו: אפשר לשנות רק את הסדר ואת הפאות של WILD.
refusal-faces-make-no-set = בפאות האלה שלוש הקוביות אינן SET.
refusal-not-your-turn = זה לא התור שלך.
refusal-not-your-die = הקובייה הזאת אינה ביד שלך.
refusal-face-not-in-hand = אף קובייה שנותרה ביד שלך אינה מראה { $die }. הקוביות שלך: { $hand }.
refusal-die-twice = אי אפשר להשתמש באותה קובייה פעמיים.
refusal-no-dice = יש להניח לפחות קובייה אחת. כדי לא להניח דבר, יש לוותר.
refusal-too-few-dice = בשולחן הזה מניחים בתור { $least } קוביות.
refusal-too-many-dice = בתור אחד מניחים לכל היותר { $most } קוביות.
refusal-off-board = אין בלוח הזה משבצת ”{ $square }”.
refusal-square-taken = קובייה כבר מונחת במשבצת { $square }.
refusal-square-twice = במשבצת { $square } יש מקום לקובייה אחת בלבד.
refusal-wild-without-face = יש לבחור פאה ל־WILD.
refusal-face-is-fixed = הקובייה הזאת מראה { $face }, ומשחקים בה כפי שנפלה.
refusal-die-in-no-set = הקובייה במשבצת { $square } אינה יוצרת SET חדש.
refusal-die-floats = ה־SET של הקובייה במשבצת { $square } לא מחובר ללוח. צריך בו קובייה שהייתה שם לפני התור הזה, או קובייה של SET אחר שכבר מחובר. לא מספיק לגעת.
refusal-swap-too-late = אפשר להחליף WILD רק בתחילת התור, לפני שמניחים קוביות.
refusal-no-wild-there = אין WILD במשבצת { $square }.
refusal-wrong-swap-face = ה־WILD במשבצת { $square } מייצג { $face }: רק קובייה שמראה בדיוק את זה יכולה להחליף אותו.
refusal-wild-cannot-swap = WILD מן היד שלך אינו יכול להחליף WILD שעל הלוח.
refusal-one-swap-only = בשולחן הזה מחליפים רק WILD אחד בתור.
refusal-freed-die-stays = בשולחן הזה קובייה שהשתחררה בתור הזה אינה יכולה להחליף WILD.
refusal-already-chosen = כבר בחרת להטלה הנוספת הזאת.
refusal-not-alone = יש עוד אחרים שמשחקים.
refusal-too-early =
    { $seconds ->
        [one] האחרים עשויים לחזור: יש להמתין עוד שנייה אחת.
        [two] האחרים עשויים לחזור: יש להמתין עוד שתי שניות.
       *[other] האחרים עשויים לחזור: יש להמתין עוד { $seconds } שניות.
    }

## מה לא בסדר בטקסט

dice-notation-letter = '{ $text }' אינו פאה: אין אות '{ $letter }'. לפאה מספר 1 2 3, צבע R G P וצורה O Q D; ה־WILD הוא *.
dice-notation-two = '{ $text }' אינו פאה: '{ $first }' ו־'{ $letter }' מציינות אותו מאפיין.
dice-notation-missing = '{ $text }' אינו פאה: חסר אחד התווים { $letters }.
dice-notation-square = '{ $text }' אינה משבצת: משבצת היא אות של טור, מ־a עד { $last }, ומספר של שורה, מ־1 עד { $rows }, למשל c3.
dice-notation-laid = '{ $text }' אינה קובייה במשבצת: יש לכתוב 2RO@h7, או *1GD@h8 ל־WILD.
dice-notation-wild = ל־WILD מונח דרושה הפאה שהוא מייצג, למשל *1GD.
dice-notation-columns = לוח מתחיל באותיות הטורים שלו: { $columns }.
dice-notation-row = '{ $row }' אינה שורה בלוח הזה, או שהיא מופיעה פעמיים.
dice-notation-width = בשורה { $row } צריכות להיות { $size } משבצות, ולא { $count }.
dice-notation-bonus = בלוח הזה אין למשבצת { $square } בונוס '{ $text }'.
dice-notation-rows = חסרה שורה { $row } של הלוח.

## What is wrong with a board file

dice-layout-json = הקובץ אינו JSON.
dice-layout-object = זה אינו אובייקט עם size, emblem ו־bonuses.
dice-layout-unknown = אין שדה בשם ”{ $field }”.
dice-layout-missing = השדה ”{ $field }” חסר.
dice-layout-field = הערך של ”{ $field }” אינו מהסוג הנכון.
dice-layout-size = בלוח יש מספר אי־זוגי של שורות, מ־{ $low } עד { $high }, ולא { $size }.
dice-layout-emblem = הלוגו של הלוח הזה צריך להיות ב־{ $centre }, ולא ב־{ $emblem }.
dice-layout-off-board = הבונוס { $points } ב־”{ $square }” נמצא מחוץ ללוח.
dice-layout-on-emblem = הבונוס { $points } ב־{ $square } מכסה את הלוגו.
dice-layout-points = הבונוס ב־{ $square } צריך להיות שווה מ־1 עד { $high } נקודות, ולא { $points }.
dice-layout-mirror = לבונוס { $points } ב־{ $square } אין תמונת ראי ב־{ $twin }; אם זו הכוונה, יש לכתוב "asymmetric": true.
dice-board-too-long = הקובץ גדול מדי: לכל היותר { $most } ק״ב.
dice-board-ours = הלוח שלנו; אפשר לבחור קובץ JSON עם size, emblem ו־bonuses.
dice-board-own = הלוח שלך, { $size } × { $size } משבצות.
dice-board-back = לחזור ללוח שלנו

## מה קרה במשחק

event-dice-game-started = משחק הקוביות מתחיל.
event-dice-drawn =
    { $bag ->
        [0] נמשכות קוביות; השק התרוקן.
        [one] נמשכות קוביות; בשק נותרה קובייה אחת.
        [two] נמשכות קוביות; בשק נותרו שתי קוביות.
       *[other] נמשכות קוביות; בשק נותרו { $bag } קוביות.
    }
event-dice-rolled =
    { $reason ->
        [opening] כולם מטילים: { $dice }.
        [freed] הטלת הקובייה שהשתחררה, אצל { $name }: { $dice }.
        [refill] הקוביות החדשות מוטלות: { $dice }.
        [all-passed] כולם ויתרו, וכולם מטילים שוב: { $dice }.
       *[extra] ההטלה הנוספת: { $dice }.
    }
dice-rolled-by = { $name }: { $dice }
event-opening-called =
    { $tie ->
        [yes] הכרזה של { $name }: ”SET!”; הכרזה נוספת הגיעה באותו רגע, והגורל הכריע.
       *[no] הכרזה של { $name }: ”SET!”.
    }
event-opening-picked = הבחירה של { $name }: { $dice }.
event-opening-failed =
    { $reason ->
        [time] נגמר הזמן של { $name }.
        [taken-back] ההכרזה של { $name } בוטלה.
        [left] עזיבה של { $name } בלי לבחור קוביות.
       *[wrong] הכרזה שגויה של { $name }: { $dice } אינן SET ({ $why }).
    }
event-none-said = לדעת { $name } אין SET.
event-opening-laid = פתיחה של { $name }: { $dice }, ובסך הכול { $score }.
event-turn-started = התור של { $name }.
event-wild-swapped = החלפת WILD אצל { $name }: { $dice }.
event-turn-played =
    { $timed ->
        [yes] הזמן של { $name } נגמר, והקוביות שכבר הונחו נחשבות למהלך: { $dice }
       *[no] התור של { $name }: { $dice }
    }, { $points ->
        [0] אין נקודות
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }, ובסך הכול { $score }.
event-turn-passed =
    { $reason ->
        [time] נגמר הזמן של { $name }, וזה נחשב לוויתור.
        [left] { $name } כבר לא בשולחן: מדלגים על התור.
       *[passed] ויתור על התור: { $name }.
    }
dice-hint =
    { $shown ->
        [set] יש SET בין הקוביות האלה.
        [die] אחת הקוביות של ה־SET היא { $dice }.
        [no-set] אין SET בין הקוביות האלה.
        [turn] הקוביות שמתאימות: { $dice }.
        [turn-on] הקוביות שמתאימות: { $dice }. המשבצות: { $squares }.
        [swap] אפשר להחליף WILD בקובייה הזאת: { $dice }.
        [swap-on] הקובייה הזאת יכולה להחליף את ה־WILD ב־{ $squares }: { $dice }.
       *[pass] שום קובייה לא מתאימה. נשאר רק לוותר על התור.
    }
dice-hints-asked = רמזים: { $hints }.
event-dice-hint-given = רמז לבקשת { $name }. { $hint }
event-round-ended =
    { $barren ->
        [0] סבב { $round } נגמר.
       *[other] סבב { $round } נגמר: כולם ויתרו.
    }
event-extra-roll-started = עכשיו אפשר לבחור קוביות להטלה נוספת.
event-extra-chosen = { $name }: הבחירה נעשתה.
event-round-started = סבב { $round } מתחיל.
event-play-resumed = המשחק נמשך.
event-dice-game-voided = בהסכמת כולם המשחק הזה אינו נחשב ומתחיל מחדש.
event-dice-game-ended =
    { $reason ->
        [stalemate] איש לא שיחק את תורו במשך כל הסבבים שהכללים מתירים.
        [alone] מי שנותר לבד מסיים את המשחק.
        [agreed] בהסכמת כולם המשחק נגמר כאן.
       *[dice] הסבב האחרון נגמר.
    } { $count ->
        [one] הניצחון של { $names }.
       *[other] הניצחון משותף: { $names }.
    }

## שורת הפקודה

dice-cli-turns = מראה את המהלכים הטובים ביותר של יד על לוח.
dice-cli-play = משחק הקוביות, משניים עד ארבעה ליד מקלדת אחת, שורה אחר שורה.
dice-cli-board-file = לוח
dice-cli-help-board-file = קובץ ובו הלוח כטבלה, - כדי לקרוא אותו מהקלט, או הקוביות שעליו, כמו '1RO@e6 2RO@f6 3RO@g6'; בלעדיו, היד פותחת על לוח ריק
dice-cli-hand = יד
dice-cli-help-hand = הקוביות שביד, למשל: 2RO 1GD *
dice-cli-help-layout = קובץ נתונים ובו לוח אחר: גודל, לוגו ומשבצות בונוס
dice-cli-help-best = כמה מהלכים להראות
dice-cli-help-names = שמות השחקנים, משניים עד ארבעה
dice-cli-name = שם
dice-cli-bad-layout = קובץ הלוח נדחה. { $problem }
dice-cli-bad-best = יש לבקש מהלך אחד או יותר, ולא { $count }.
dice-cli-bad-hand = ביד יש מקובייה אחת עד חמש, ולא { $count }.
dice-cli-bad-players = משחקים משניים עד ארבעה, ולא { $count }.
dice-cli-none = אין מהלך אפשרי: יש לוותר.
dice-cli-count =
    { $count ->
        [one] מהלך אפשרי אחד:
        [two] שני מהלכים אפשריים, הטוב תחילה:
       *[other] { $count } מהלכים אפשריים, הטובים תחילה:
    }
dice-cli-own-board = תרשים הלוח הזה הוא שלנו; בחוברת הכללים אין תרשים.

## משחק ליד מקלדת אחת

dice-play-bag =
    { $dice ->
        [0] השק ריק.
        [one] נותרה קובייה אחת בשק.
        [two] נותרו שתי קוביות בשק.
       *[other] נותרו { $dice } קוביות בשק.
    }
dice-play-player = שחקן { $number }

## הכללים של שולחן אחד

dice-rules-title = הכללים של משחק הקוביות
dice-rules-changes = שינויים בשולחן הזה: { $fields }.
dice-rules-book = אלה כללי החוברת הספרדית של משחק הקוביות; הניסוח שלנו.
dice-rules-aim-title = המטרה
dice-rules-aim = להניח קוביות על הלוח כך שייווצרו SETים בשורות ובטורים, ולצבור יותר נקודות מהאחרים.
dice-rules-dice-title = הקוביות
dice-rules-dice = יש 42 קוביות. בכל פאה סמל אחד, שניים או שלושה, כולם זהים: המספר (אחד, שניים, שלושה), הצבע (אדום, ירוק, סגול) והצורה (אליפסה, שרבוט, יהלום) יוצרים 27 פאות, ופאה אחת נוספת היא WILD. כל אחת מ־28 אלה מופיעה תשע פעמים בכל הקוביות יחד. החוברת אינה אומרת כיצד הפאות מתחלקות; החלוקה הזאת היא שלנו. קובייה שומרת על שש פאותיה לאורך כל המשחק.
dice-rules-set-title = מהו SET
dice-rules-set =
    שלוש קוביות הן SET כאשר המספר, הצבע והצורה, כל אחד בפני עצמו, זהים בשלושתן או שונים בשלושתן. גם שלוש קוביות זהות הן SET. לכל שתי קוביות יש פאה אחת ויחידה שמשלימה SET.
    כדי לבדוק, די בשלוש שאלות. { dice-question-number } { dice-question-colour } { dice-question-shape } זה SET רק אם התשובה לשלושתן היא כן.
dice-question-number = האם המספר זהה בשלוש הקוביות, או שונה בשלושתן?
dice-question-colour = האם הצבע זהה בשלוש הקוביות, או שונה בשלושתן?
dice-question-shape = האם הצורה זהה בשלוש הקוביות, או שונה בשלושתן?
dice-rules-board-title = הלוח
dice-rules-board =
    בלוח { $size } × { $size } משבצות. ה־SET הפותח מונח על הלוגו, שלוש המשבצות שבמרכז, ויש משבצות שנותנות נקודות בונוס. { $own ->
        [yes] בחוברת אין תרשים של הלוח: התרשים הזה הוא שלנו.
       *[no] התרשים הזה הוא של מי שמארח.
    }
dice-rules-bonuses = משבצות בונוס: { $groups }.
dice-rules-bonus = +{ $points } ב־{ $squares }
dice-rules-players-title = השחקנים
dice-rules-players =
    { $seats ->
        [2] משחקים שניים.
        [3] משחקים שניים או שלושה.
       *[4] משחקים משניים עד ארבעה.
    } כל הקוביות גלויות. בוטים משחקים ככל אחד אחר.
dice-rules-start-title = התחלה וסיום מוקדם
dice-rules-start =
    המשחק מתחיל כשיש לפחות שני שחקנים וכל הנוכחים מוכנים, או כשהמארח מתחיל אותו. אחר כך אי אפשר להצטרף, אבל כל אחד רשאי לצפות. אם המארח עוזב, מי שיושב הכי הרבה זמן מחליף אותו. { $rated ->
        [yes] כל שחקן רשאי להציע לסיים את המשחק מוקדם יותר; זה קורה כשכל האנשים שמשחקים מסכימים, ולנעדרים ממתינים.
       *[no] כל שחקן רשאי להציע להתחיל את המשחק מחדש או לסיים אותו מוקדם יותר; זה קורה כשכל האנשים שמשחקים מסכימים, ולנעדרים ממתינים.
    }
dice-rules-opening-title = הפתיחה
dice-rules-opening =
    כל אחד מושך חמש קוביות, וכולם מטילים יחד. מי שמכריז ראשון על SET בין קוביותיו פותח. אפשר לבחור את שלוש הקוביות לפני ההכרזה או { $point ->
        [0] אחריה, בלי הגבלת זמן
       *[other] בתוך { $point } שניות אחריה
    }. WILD מקבל את הפאה ששתי הקוביות האחרות דורשות; עם שניים או שלושה WILD מוצעות פאות מתאימות. { $arrange ->
        [0] הקוביות מונחות מיד.
       *[other] { $point ->
            [0] את הפאות ואת הסדר אפשר לשנות עד להנחת הקוביות.
           *[other] את הפאות ואת הסדר אפשר לשנות עוד { $arrange } שניות, ואז הקוביות מונחות כפי שהן.
        }
    }
    ה־SET מזכה בנקודות ונחשב לתור של הפותח בסבב הראשון; הפותח יהיה ראשון בכל סבב עד סוף המשחק. { $wrong ->
        [1] מי ששגה בהכרזה אינו רשאי להכריז שוב עד ההטלה הבאה.
       *[other] מי ששגה בהכרזה { $wrong } פעמים אינו רשאי להכריז שוב עד ההטלה הבאה.
    }
    מטילים שוב כשכולם שגו בהכרזה או אמרו ”אין”{ $opening ->
        [0] { "" }
       *[other] {", "}או כעבור { $opening } שניות
    }{ $sees ->
        [yes] {", "}ומיד כשהתוכנה רואה שלאיש אין SET
       *[no] { "" }
    }. הכרזה שמאחרת נדחית, ואין לכך מחיר.
dice-rules-turn-title = תור
dice-rules-turn =
    אחר כך משחקים בכיוון השעון. בתור מניחים { $exactly ->
        [yes] בדיוק שלוש קוביות מן היד (או את כולן, אם יש פחות)
       *[no] עד שלוש קוביות מן היד
    }, כפי שנפלו, על משבצות ריקות; או שמוותרים. { $turn ->
        [0] אין הגבלת זמן.
       *[other] { $timeout ->
            [play] כעבור { $turn } שניות הקוביות שכבר הונחו נחשבות למהלך, אם הוא חוקי; אם לא, זה נחשב לוויתור.
           *[pass] כעבור { $turn } שניות זה נחשב לוויתור.
        }
    }
dice-rules-lines-title = היכן נוצר SET
dice-rules-lines = SET על הלוח הוא שלוש קוביות רצופות בשורה אחת או בטור אחד, לעולם לא באלכסון ולא מסביב לפינה. המהלך נבדק כולו יחד: כל קובייה שהונחה חייבת להיות ב־SET חדש, ובכל SET חדש חייבת להיות קובייה שהייתה על הלוח לפני המהלך, או קובייה מן המהלך הזה שמחוברת באותה דרך. לא מספיק לגעת בקוביות אחרות. זו גם לא טעות: קוביות רשאיות לגעת באחרות בלי ליצור איתן SET.
dice-rules-examples-legal = מהלכים חוקיים
dice-rules-examples-not-legal = מהלכים לא חוקיים
dice-rules-examples-board = כשהקוביות האלה על הלוח: { $dice }.
dice-rules-score-title = הניקוד
dice-rules-score =
    כל SET שיש בו קובייה חדשה מזכה בנקודה על כל קובייה שבו; קובייה שנמצאת ב־SET בשורה וגם ב־SET בטור נספרת בשניהם. { $runs ->
        [once] ברצף של יותר משלוש קוביות כל קובייה נספרת פעם אחת בכל כיוון.
       *[every] ברצף של יותר משלוש קוביות נספרת כל שלישייה רצופה שהיא SET.
    } { $wilds ->
        [second-set] WILD חדש אינו מזכה בנקודות ב־SET הראשון שהוא נמצא בו.
       *[next-turn] WILD אינו מזכה בנקודות בתור שבו הונח, ואחר כך מזכה בנקודה ככל קובייה.
    } הקובייה הראשונה במשבצת בונוס זוכה בנקודותיה, פעם אחת.
dice-rules-wild-title = קוביית WILD
dice-rules-wild = מי שמניח WILD אומר מהם המספר, הצבע והצורה, והוא נחשב לפאה הזאת כל עוד הוא מונח על הלוח. הוא זוכה במשבצת בונוס ככל קובייה. מותר להניח כל מספר של WILD בתור או ב־SET.
dice-rules-swap-title = החלפת WILD
dice-rules-swap =
    בתחילת התור מותר להחליף WILD שעל הלוח בקובייה מן היד שמראה בדיוק את הפאה שנאמרה. אין על כך נקודות, וזו אינה אחת משלוש הקוביות. הקובייה שהשתחררה מוטלת מיד, ומותר להניח אותה באותו תור. { $several ->
        [yes] מותר להחליף כמה פעמים.
       *[no] מותר להחליף רק פעם אחת בתור.
    } { $wildswaps ->
        [yes] WILD שביד יכול להחליף WILD שעל הלוח.
       *[no] WILD שביד אינו יכול להחליף WILD שעל הלוח.
    } { $freed ->
        [yes] מותר להחליף גם בקובייה שהשתחררה.
       *[no] אסור להחליף באותו תור בקובייה שהשתחררה.
    } { $swappass ->
        [yes] החלפות בלי קובייה שהונחה נחשבות לוויתור.
       *[no] החלפות בלי קובייה שהונחה אינן נחשבות לוויתור.
    }
dice-rules-round-title = סוף הסבב
dice-rules-round =
    אחרי שלכל אחד היה תור, כולם משלימים לחמש קוביות ומטילים את החדשות; אם אין די בשק, הראשון מושך תחילה. { $extra ->
        [yes] אחר כך כל אחד רשאי לבחור פעם אחת קוביות להטלה נוספת; כולם בוחרים בו בזמן{ $extraseconds ->
            [0] {", "}בלי הגבלת זמן.
           *[other] {", "}בתוך { $extraseconds } שניות, ומי שאינו בוחר נשאר עם הקוביות שלו.
        }
       *[no] אין הטלה נוספת.
    } כשכולם מוותרים באותו סבב, כולם מטילים שוב את כל הקוביות במקום זאת.
dice-rules-end-title = הסוף
dice-rules-end = כשלמישהו לא נותרו קוביות, מי שעוד לא שיחק בסבב מקבל את תורו, והמשחק נגמר. קוביות שנותרו אינן נספרות. הניקוד הגבוה ביותר מנצח; בתיקו חולקים את הניצחון. המשחק נגמר גם כשכולם ויתרו { $stalemate } סבבים ברצף; כשהשק ריק מספיקים { $stalemateempty }.
dice-rules-leaving-title = עזיבה
dice-rules-leaving =
    על מי שעזב מדלגים, וזה נחשב לוויתור; הוא אינו מושך ואינו מטיל, וקוביותיו נשארות שלו עד שיחזור. { $alone ->
        [0] מי שנותר לבד, כשהאחרים עזבו או נעדרים, רשאי לסיים את המשחק; הניקוד בתוקף.
       *[other] מי שנותר לבד, כשהאחרים עזבו או נעדרים, רשאי לסיים את המשחק כעבור { $alone } שניות; הניקוד בתוקף.
    } כשאין איש, המשחק נעצר. { $botswait ->
        [yes] כל עוד כל האנשים נעדרים המשחק ממתין להם, גם אם משחקים בו בוטים.
       *[no] הבוטים ממשיכים לשחק גם כשכל האנשים נעדרים.
    }
dice-rules-hints-title = רמזים
dice-rules-hints =
    { $hints ->
        [rated] בשולחן הזה אין רמזים, כי התוצאות שלו נחשבות.
        [yes] בפתיחה, רמז מגלה אם יש SET בין הקוביות שלך, והרמז הבא מראה אחת מקוביותיו. בתור, רמז מראה באילו קוביות להשתמש, והרמז הבא באילו משבצות; או שהוא מגלה ששום קובייה לא מתאימה. רק מי שביקש רואה את הרמז. האחרים יודעים שהתבקש רמז, וטבלת הניקוד סופרת את הרמזים. בשולחן הזה כל אחד יכול לבקש רמזים.
       *[no] בפתיחה, רמז מגלה אם יש SET בין הקוביות שלך, והרמז הבא מראה אחת מקוביותיו. בתור, רמז מראה באילו קוביות להשתמש, והרמז הבא באילו משבצות; או שהוא מגלה ששום קובייה לא מתאימה. רק מי שביקש רואה את הרמז. האחרים יודעים שהתבקש רמז, וטבלת הניקוד סופרת את הרמזים. מי שמשחק רק נגד בוטים יכול לבקש רמזים; לשני אנשים או יותר אין רמזים בשולחן הזה.
    }

dice-rules-field-layout = לוח
dice-rules-field-point-seconds = זמן לבחירת קוביות הפתיחה
dice-rules-field-arrange-seconds = זמן לסידור קוביות הפתיחה
dice-rules-field-wrong-calls = הכרזות שגויות עד לחסימה
dice-rules-field-opening-seconds = זמן הפתיחה
dice-rules-field-sees-none = הטלה חוזרת אוטומטית כשלאיש אין SET
dice-rules-field-turn-seconds = זמן לתור
dice-rules-field-exactly-three = בדיוק שלוש קוביות בתור
dice-rules-field-time-out = כשנגמר הזמן
dice-choice-time-out-play = לשחק את הקוביות שהונחו, אם המהלך חוקי
dice-choice-time-out-pass = לוותר על התור
dice-choice-runs-every = כל SET ברצף ארוך נספר במלואו
dice-choice-runs-once = כל קובייה נספרת פעם אחת בכל כיוון
dice-choice-new-wilds-next-turn = WILD מזכה בנקודות החל בתור הבא
dice-choice-new-wilds-second-set = WILD מזכה בנקודות החל ב־SET השני שלו
dice-rules-field-runs = רצפים ארוכים
dice-rules-field-new-wilds = נקודות של WILD חדש
dice-rules-field-several-swaps = כמה החלפות באותו תור
dice-rules-field-wild-swaps = החלפת WILD ב־WILD
dice-rules-field-freed-swaps = החלפה בקוביות שהשתחררו
dice-rules-field-swap-is-pass = החלפות בלי להניח קובייה נחשבות לוויתור
dice-rules-field-extra-roll = הטלה נוספת
dice-rules-field-extra-seconds = זמן ההטלה הנוספת
dice-rules-field-stalemate-empty = סבבים שבהם כולם מוותרים עד לסיום (השק ריק)
dice-rules-field-stalemate = סבבים שבהם כולם מוותרים עד לסיום
dice-rules-field-bots-wait = הבוטים ממתינים כשכל האנשים נעדרים
dice-rules-field-alone-seconds = זמן עד שהאחרון רשאי לסיים את המשחק
dice-rules-field-away-seconds = זמן עד שנחשבים לנעדרים
dice-rules-field-hints = רמזים לשניים או יותר
dice-rules-field-rated = משחק מדורג

## אותו הדבר, בפנייה למי שעשה אותו

event-opening-called-you =
    { $tie ->
        [yes] הכרזת ”SET!”; הכרזה נוספת הגיעה באותו רגע, והגורל הכריע.
       *[no] הכרזת ”SET!”.
    }
event-opening-picked-you = בחרת: { $dice }.
event-opening-failed-you =
    { $reason ->
        [time] נגמר לך הזמן.
        [taken-back] ביטלת את ההכרזה.
        [left] עזבת בלי לבחור קוביות.
       *[wrong] ההכרזה שלך שגויה: { $dice } אינן SET ({ $why }).
    }
event-none-said-you = לדעתך אין SET.
event-opening-laid-you = פתחת: { $dice }, ובסך הכול { $score }.
event-turn-started-you = התור שלך.
event-wild-swapped-you = החלפת WILD בקובייה { $dice }.
event-turn-played-you =
    { $timed ->
        [yes] הזמן שלך נגמר, והקוביות שכבר הונחו נחשבות למהלך: { $dice }
       *[no] הנחת: { $dice }
    }, { $points ->
        [0] אין נקודות
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }, ובסך הכול { $score }.
event-turn-passed-you =
    { $reason ->
        [time] נגמר לך הזמן, וזה נחשב לוויתור.
        [left] כבר לא היית בשולחן: דילגו על התור שלך.
       *[passed] ויתרת על התור.
    }
event-dice-hint-given-you = ביקשת רמז. { $hint }
event-extra-chosen-you = הבחירה שלך נעשתה.
event-dice-game-ended-you =
    { $reason ->
        [stalemate] איש לא שיחק את תורו במשך כל הסבבים שהכללים מתירים.
        [alone] מי שנותר לבד מסיים את המשחק.
        [agreed] בהסכמת כולם המשחק נגמר כאן.
       *[dice] הסבב האחרון נגמר.
    } ניצחת.
