## מה קרה בשולחן

event-seed-committed = הערבוב חתום: { $commitment }.
event-player-seated =
    { $bot ->
        [yes] הצטרפות לשולחן: { $name } (בוט).
       *[no] הצטרפות לשולחן: { $name }.
    }
event-player-left =
    { $removed ->
        [yes] הוצאה מהשולחן: { $name }.
       *[no] עזיבה: { $name }.
    }
event-player-leaving =
    { $removed ->
        [yes] הוצאה מהשולחן כשיתחיל הסיבוב: { $name }.
       *[no] עזיבה כשיתחיל הסיבוב: { $name }.
    }
event-player-returned = חזרה לשולחן: { $name }.
event-player-replaced = בוט תופס את המקום של מי שעזב: { $name }.
event-player-away = לא כאן כרגע: { $name }.
event-player-back = שוב כאן: { $name }.
event-player-ready = מצד { $name } אפשר להתחיל.
event-handicap-set =
    { $seconds ->
        [0] המשחק של { $name } בלי המתנה.
       *[other] המתנה של { $name } לפני הכרזה על קלפים חדשים: { $seconds } שנ׳.
    }
event-host-changed = האירוח עובר ל־{ $name }.
event-player-renamed = השם של { $name } עכשיו: { $new }.
event-ready-withdrawn = מצד { $name } צריך בעצם עוד רגע.
event-nonce-committed = מספר אקראי לערבוב נחתם מצד { $name }.
event-commitments-awaited = עומדים להתחיל; חסרים עוד מספרים אקראיים.
event-commitments-fixed = כל המספרים האקראיים לערבוב חתומים; עכשיו הם נחשפים.
event-nonce-revealed = מספר אקראי נחשף מצד { $name }.
event-nonce-missed = לא הגיע בזמן מספר אקראי מצד { $name }, והדבר נחשב להיעדרות.
event-start-voided =
    { $row ->
        [0] ההתחלה הזאת בוטלה.
        [1] ההתחלה הזאת בוטלה אחרי שנחשפו מספרים אקראיים: לא נחשף המספר של { $names }. מי שצוינו כאן לא ישתתפו בסיבוב הבא, אלא אם התנתקו כשהשרת נעצר.
       *[other] { $row } התחלות ברצף בוטלו אחרי שנחשפו מספרים אקראיים. הפעם לא נחשף המספר של { $names }. מי שצוינו כאן לא ישתתפו בסיבוב הבא, אלא אם התנתקו כשהשרת נעצר. לא מתחילים עד שכולם מוכנים שוב.
    }
event-play-interrupted = השרת נעצר באמצע המהלך של { $name }; ממתינים לחזרה של { $name }.
event-play-continued = שוב כאן: { $name }. הזמן מתחיל מחדש.
event-play-voided = השרת נעצר, ו־{ $name } עדיין לא כאן: ההכרזה או התור מבוטלים ללא עונש.
event-proposal-made =
    { $what ->
        [restart] הצעה של { $name }: להתחיל מחדש.
       *[end] הצעה של { $name }: לסיים כאן את המשחק.
    }
event-proposal-agreed = הסכמה מצד { $name }.
event-proposal-declined = סירוב מצד { $name }.
event-table-closed = המארח סגר את השולחן.
event-seat-offered = { $name } בדרך למכשיר אחר.
event-seat-moved = { $name } כעת במכשיר אחר.
event-table-paused = השולחן בהפסקה. הכרזה פתוחה מבוטלת ללא עונש.
event-table-resumed = השולחן ממשיך לשחק.
event-dice-shown = הקוביות שוב גלויות.
event-puzzle-shown = הקלפים שוב גלויים.

event-deal-started = סיבוב { $deal }, בחלוקה של { $name }.
event-player-dealt-in = הצטרפות מיידית לסיבוב הזה: { $name }.
event-deal-voided = בהסכמת כולם סיבוב { $deal } אינו נחשב ומתחיל מחדש.
event-set-called =
    { $tie ->
        [yes] הכרזה של { $name }: ”SET!”; הכרזה נוספת הגיעה באותו רגע, והגורל הכריע.
       *[no] הכרזה של { $name }: ”SET!”.
    }
event-set-taken =
    { $tie ->
        [yes] SET ל־{ $name }: { $cards }; סימון נוסף הגיע באותו רגע, והגורל הכריע.
       *[no] SET ל־{ $name }: { $cards }.
    }
event-call-failed =
    { $reason ->
        [time] הקלפים לא סומנו בזמן: { $name }.
        [taken-back] ההכרזה של { $name } בוטלה.
        [left] עזיבה של { $name } בלי לסמן קלפים.
       *[wrong] הכרזה שגויה של { $name }: { $cards } אינם SET.
    } { $lost ->
        [0] הניקוד בסיבוב הזה: { $points }.
        [one] המחיר: קלף אחד. הניקוד בסיבוב הזה: { $points }.
        [two] המחיר: שני קלפים. הניקוד בסיבוב הזה: { $points }.
       *[other] המחיר: { $lost } קלפים. הניקוד בסיבוב הזה: { $points }.
    }
event-votes-changed = הצבעות עכשיו: { $count }.
event-no-set-voted = לדעת { $name } אין SET.
event-vote-denied = לדעת { $name } אין SET, אבל יש.
event-looking-asked = ההצבעה ממתינה ל־{ $names }: ”עוד מחפשים?”.
event-looking-answered = החיפוש של { $name } נמשך.
event-looking-ignored = אין תשובה מ־{ $names }: ההצבעה הזאת נמשכת בלי להמתין.
event-cards-added =
    { $cause ->
        [vote] כולם מסכימים שאין SET: { $count ->
            [1] עוד קלף אחד
            [3] עוד שלושה קלפים
           *[other] עוד { $count } קלפים
        }.
        [silence] איש לא מצא SET בזמן: { $count ->
            [1] עוד קלף אחד
            [3] עוד שלושה קלפים
           *[other] עוד { $count } קלפים
        }.
       *[auto] אין SET: { $count ->
            [1] עוד קלף אחד
            [3] עוד שלושה קלפים
           *[other] עוד { $count } קלפים
        }.
    }
event-board-laid = הכול נמצא בלוח הזה: קלפים חדשים.
event-naming-opened = לא נותר מה לקחת. איזה קלף איש לא ראה?
event-card-named = הקלף שאיש לא ראה נחשף בידי { $name }: { $card }.
event-hint-given =
    { $shown ->
        [exists] רמז לבקשת { $name }: יש SET.
        [none] רמז לבקשת { $name }: אין SET.
        [cards] רמז לבקשת { $name }: { $cards }.
       *[hidden] רמז לבקשת { $name }.
    }
event-deal-paused = הפסקה לבקשת { $name }.
event-deal-resumed = המשחק נמשך.
event-deal-ended =
    { $left ->
        [0] סוף סיבוב { $deal }: לא נשאר אף קלף.
        [one] סוף סיבוב { $deal }: נשאר קלף אחד.
        [two] סוף סיבוב { $deal }: נשארו שני קלפים.
       *[other] סוף סיבוב { $deal }: נשארו { $left } קלפים.
    }
event-match-ended =
    { $winners ->
        [0] סוף המשחק: אין מנצחים.
        [one] סוף המשחק: הניצחון של { $names }.
       *[other] סוף המשחק: הניצחון מתחלק בין { $names }.
    }

## אותו הדבר, בפנייה למי שעשה אותו

event-player-seated-you = הצטרפת לשולחן בשם { $name }.
event-player-left-you =
    { $removed ->
        [yes] הוצאת מהשולחן.
       *[no] עזבת את השולחן.
    }
event-player-leaving-you =
    { $removed ->
        [yes] ההוצאה שלך מהשולחן תיכנס לתוקף כשיתחיל הסיבוב.
       *[no] העזיבה שלך תיכנס לתוקף כשיתחיל הסיבוב.
    }
event-player-returned-you = חזרת לשולחן.
event-player-away-you = לא היית כאן.
event-player-back-you = חזרת לכאן.
event-play-interrupted-you = השרת נעצר באמצע המהלך שלך; הזמן מתחיל מחדש.
event-play-continued-you = חזרת לכאן, והזמן שלך מתחיל מחדש.
event-seat-offered-you = המשחק שלך עובר למכשיר אחר.
event-seat-moved-you = המשחק שלך כעת במכשיר אחר.
event-play-voided-you = השרת נעצר, ולא חזרת בזמן: ההכרזה או התור שלך מבוטלים ללא עונש.
event-player-ready-you = מצידך אפשר להתחיל.
event-handicap-set-you =
    { $seconds ->
        [0] המשחק שלך בלי המתנה.
       *[other] ההמתנה שלך לפני הכרזה על קלפים חדשים: { $seconds } שנ׳.
    }
event-host-changed-you = האירוח עובר אליך.
event-player-renamed-you = השם שלך עכשיו: { $new }.
event-ready-withdrawn-you = מצידך צריך בעצם עוד רגע.
event-nonce-committed-you = חתמת מספר אקראי לערבוב.
event-nonce-revealed-you = חשפת את המספר האקראי שלך.
event-nonce-missed-you = המספר האקראי שלך לא הגיע בזמן, והדבר נחשב להיעדרות.
event-proposal-made-you =
    { $what ->
        [restart] הצעת להתחיל מחדש.
       *[end] הצעת לסיים כאן את המשחק.
    }
event-proposal-agreed-you = הסכמת.
event-proposal-declined-you = סירבת.
event-deal-started-you = סיבוב { $deal }, בחלוקה שלך.
event-player-dealt-in-you = הצטרפת מיד לסיבוב הזה.
event-set-called-you =
    { $tie ->
        [yes] הכרזת ”SET!”; הכרזה נוספת הגיעה באותו רגע, והגורל הכריע.
       *[no] הכרזת ”SET!”.
    }
event-set-taken-you =
    { $tie ->
        [yes] ה־SET שלקחת: { $cards }; סימון נוסף הגיע באותו רגע, והגורל הכריע.
       *[no] ה־SET שלקחת: { $cards }.
    }
event-card-named-you = חשפת את הקלף שאיש לא ראה: { $card }.
event-call-failed-you =
    { $reason ->
        [time] לא סימנת קלפים בזמן.
        [taken-back] ביטלת את ההכרזה.
        [left] עזבת בלי לסמן קלפים.
       *[wrong] סימנת { $cards }: זה לא SET.
    } { $lost ->
        [0] הניקוד בסיבוב הזה: { $points }.
        [one] המחיר: קלף אחד. הניקוד בסיבוב הזה: { $points }.
        [two] המחיר: שני קלפים. הניקוד בסיבוב הזה: { $points }.
       *[other] המחיר: { $lost } קלפים. הניקוד בסיבוב הזה: { $points }.
    }
event-no-set-voted-you = לדעתך אין SET.
event-vote-denied-you = לדעתך אין SET, אבל יש.
event-looking-answered-you = החיפוש שלך נמשך.
event-hint-given-you =
    { $shown ->
        [exists] ביקשת רמז: יש SET.
        [none] ביקשת רמז: אין SET.
        [cards] ביקשת רמז: { $cards }.
       *[hidden] ביקשת רמז.
    }
event-deal-paused-you = עצרת להפסקה.
event-match-ended-you = סוף המשחק: ניצחת.
