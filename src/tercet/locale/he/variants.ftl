## קלפים של חפיסות שאינן בספרים

card-feature-sign = סימן
card-value-hourglass = שעון חול
card-value-4 = ארבעה
card-value-black = שחור
card-value-dotted = מנוקד
card-value-sun = שמש
card-value-moon = ירח
card-value-star = כוכב
card-dots = נקודות { $dots }

## שמו של קלף כזה

card-name-any =
    { $shape ->
        [oval] { $number ->
            [1] אליפסה אחת
            [2] שתי אליפסות
            [3] שלוש אליפסות
           *[4] ארבע אליפסות
        }
        [squiggle] { $number ->
            [1] שרבוט אחד
            [2] שני שרבוטים
            [3] שלושה שרבוטים
           *[4] ארבעה שרבוטים
        }
        [diamond] { $number ->
            [1] יהלום אחד
            [2] שני יהלומים
            [3] שלושה יהלומים
           *[4] ארבעה יהלומים
        }
       *[hourglass] { $number ->
            [1] שעון חול אחד
            [2] שני שעוני חול
            [3] שלושה שעוני חול
           *[4] ארבעה שעוני חול
        }
    } { $number ->
        [1] { $shape ->
            [oval] { $colour ->
                [red] אדומה
                [green] ירוקה
                [purple] סגולה
               *[black] שחורה
            }
           *[other] { $colour ->
                [red] אדום
                [green] ירוק
                [purple] סגול
               *[black] שחור
            }
        }
       *[other] { $shape ->
            [oval] { $colour ->
                [red] אדומות
                [green] ירוקות
                [purple] סגולות
               *[black] שחורות
            }
           *[other] { $colour ->
                [red] אדומים
                [green] ירוקים
                [purple] סגולים
               *[black] שחורים
            }
        }
    } { $number ->
        [1] { $shape ->
            [oval] { $fill ->
                [solid] מלאה
                [striped] מקווקוות
                [open] ריקה
                [dotted] מנוקדת
               *[none] { "" }
            }
           *[other] { $fill ->
                [solid] מלא
                [striped] מקווקו
                [open] ריק
                [dotted] מנוקד
               *[none] { "" }
            }
        }
       *[other] { $shape ->
            [oval] { $fill ->
                [solid] מלאות
                [striped] מקווקוות
                [open] ריקות
                [dotted] מנוקדות
               *[none] { "" }
            }
           *[other] { $fill ->
                [solid] מלאים
                [striped] מקווקווים
                [open] ריקים
                [dotted] מנוקדים
               *[none] { "" }
            }
        }
    } { $sign ->
        [sun] עם שמש
        [moon] עם ירח
        [star] עם כוכב
       *[none] { "" }
    }

## הבדיקה לפי חוקים אחרים

card-check-verdict =
    { $verdict ->
        [same] הכול זהה
        [different] הכול שונה
        [pairs] שניים ושניים
        [fits] מתאים
       *[mixed] לא מתאים
    }
card-check-values = { card-check-verdict } ({ $values })
card-check-dot =
    { $verdict ->
        [fits] { $cards ->
            [0] אין על אף קלף
            [2] על שני קלפים, מספר זוגי
           *[other] על { $cards } קלפים, מספר זוגי
        }
       *[mixed] { $cards ->
            [1] על קלף אחד, מספר אי־זוגי
           *[other] על { $cards } קלפים, מספר אי־זוגי
        }
    }
card-is-taking = אפשר לקחת את הקלפים האלה יחד.
card-is-not-taking = אי אפשר לקחת את הקלפים האלה יחד.

## למה משהו אינו אפשרי, בדרך משחק אחרת או בסיום אחר

refusal-already-taken =
    { $players ->
        [1] כבר מצאת את הקלפים האלה בלוח הזה. אין על כך מחיר.
       *[other] מישהו כבר מצא את הקלפים האלה בלוח הזה. אין על כך מחיר.
    }
refusal-not-chained =
    { $cards ->
        [one] יש להשתמש בקלף אחד בדיוק מה־SET האחרון.
        [two] יש להשתמש בשני קלפים בדיוק מה־SET האחרון.
       *[other] יש להשתמש ב־{ $cards } קלפים בדיוק מה־SET האחרון.
    }
refusal-nothing-to-name = אין עכשיו קלף לנקוב בשמו.
refusal-no-such-card = אין קלף כזה בחפיסה הזאת. אין על כך מחיר.
refusal-only-naming = לא נותר מה לקחת. נותר לנקוב בשם הקלף שאיש לא ראה.
refusal-time-is-up = תם הזמן של הסיבוב הזה.
