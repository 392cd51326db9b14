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
event-player-returned = חזרה לשולחן: { $name }.
event-player-replaced = בוט תופס את המקום של מי שעזב: { $name }.
event-player-away = לא כאן כרגע: { $name }.
event-player-back = שוב כאן: { $name }.
event-player-ready = מצד { $name } אפשר להתחיל.
event-host-changed = האירוח עובר ל־{ $name }.
event-player-renamed = השם של { $name } עכשיו: { $new }.
event-ready-withdrawn = מצד { $name } צריך בעצם עוד רגע.
event-nonce-committed = מספר אקראי לערבוב נחתם מצד { $name }.
event-commitments-awaited = עומדים להתחיל; חסרים עוד מספרים אקראיים.
event-commitments-fixed = כל המספרים האקראיים לערבוב חתומים; עכשיו הם נחשפים.
event-nonce-revealed = מספר אקראי נחשף מצד { $name }.
event-nonce-missed = לא הגיע בזמן מספר אקראי מצד { $name }, והדבר נחשב להיעדרות.
event-start-voided = ההתחלה הזאת בוטלה.
event-proposal-made =
    { $what ->
        [restart] הצעה של { $name }: להתחיל מחדש.
       *[end] הצעה של { $name }: לסיים כאן את המשחק.
    }
event-proposal-agreed = הסכמה מצד { $name }.
event-proposal-declined = סירוב מצד { $name }.
event-table-closed = המארח סגר את השולחן.

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
        [time] לא סומנו שלושה קלפים בזמן: { $name }.
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
event-looking-asked = ההצבעה ממתינה ל־{ $names }: ”עדיין בחיפוש?”.
event-looking-answered = החיפוש של { $name } נמשך.
event-looking-ignored = אין תשובה מ־{ $names }: ההצבעה הזאת נמשכת בלי להמתין.
event-cards-added =
    { $cause ->
        [vote] כולם מסכימים שאין SET: עוד שלושה קלפים.
        [silence] איש לא מצא SET בזמן: עוד שלושה קלפים.
       *[auto] אין SET: עוד שלושה קלפים.
    }
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
