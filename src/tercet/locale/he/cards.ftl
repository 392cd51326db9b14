## המאפיינים וערכיהם

card-feature-number = מספר
card-feature-colour = צבע
card-feature-fill = מילוי
card-feature-shape = צורה

card-value-1 = אחד
card-value-2 = שניים
card-value-3 = שלושה
card-value-red = אדום
card-value-green = ירוק
card-value-purple = סגול
card-value-solid = מלא
card-value-striped = מקווקו
card-value-open = ריק
card-value-oval = אליפסה
card-value-squiggle = שרבוט
card-value-diamond = יהלום

## שמו של קלף

card-name =
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
    } { $colour ->
        [red] אדו
        [green] ירו
       *[purple] סגו
    }{ $number ->
        [1] { $shape ->
            [oval] { $colour ->
                [red] מה
                [green] קה
               *[purple] לה
            }
           *[other] { $colour ->
                [red] ם
                [green] ק
               *[purple] ל
            }
        }
       *[other] { $shape ->
            [oval] { $colour ->
                [red] מות
                [green] קות
               *[purple] לות
            }
           *[other] { $colour ->
                [red] מים
                [green] קים
               *[purple] לים
            }
        }
    } { $fill ->
        [solid] מלא
        [striped] מקווקו
       *[open] ריק
    }{ $number ->
        [1] { $shape ->
            [oval] { $fill ->
                [striped] ות
               *[other] ה
            }
           *[other] { "" }
        }
       *[other] { $shape ->
            [oval] ות
           *[other] { $fill ->
                [striped] וים
               *[other] ים
            }
        }
    }
card-gap = מקום ריק

## שמו של שולחן וסימניו של קלף

card-layout =
    { $cards ->
        [0] אין קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $cards } קלפים
    }
card-selected = { $name }, קלף נבחר
card-hinted = { $name }, רמז
card-dealt = { $name }, קלף חדש

## הבדיקה של שלושה קלפים, מאפיין אחר מאפיין

card-check-number =
    { $verdict ->
        [same] בשלושתם { $most ->
            [1] סמל אחד
            [2] שני סמלים
           *[3] שלושה סמלים
        }
        [different] שלושת המספרים שונים
       *[mixed] בשניים { $most ->
            [1] סמל אחד
            [2] שני סמלים
           *[3] שלושה סמלים
        } ובשלישי { $odd ->
            [1] סמל אחד
            [2] שני סמלים
           *[3] שלושה סמלים
        }
    }
card-check-colour =
    { $verdict ->
        [same] שלושתם { $most ->
            [red] אדומים
            [green] ירוקים
           *[purple] סגולים
        }
        [different] שלושת הצבעים שונים
       *[mixed] שניים { $most ->
            [red] אדומים
            [green] ירוקים
           *[purple] סגולים
        } ואחד { $odd ->
            [red] אדום
            [green] ירוק
           *[purple] סגול
        }
    }
card-check-fill =
    { $verdict ->
        [same] בשלושתם הסמלים { $most ->
            [solid] מלאים
            [striped] מקווקווים
           *[open] ריקים
        }
        [different] שלושת המילויים שונים
       *[mixed] בשניים הסמלים { $most ->
            [solid] מלאים
            [striped] מקווקווים
           *[open] ריקים
        } ובאחד הם { $odd ->
            [solid] מלאים
            [striped] מקווקווים
           *[open] ריקים
        }
    }
card-check-shape =
    { $verdict ->
        [same] בשלושתם { $most ->
            [oval] אליפסות
            [squiggle] שרבוטים
           *[diamond] יהלומים
        }
        [different] שלוש הצורות שונות
       *[mixed] בשניים { $most ->
            [oval] אליפסות
            [squiggle] שרבוטים
           *[diamond] יהלומים
        } ובאחד { $odd ->
            [oval] אליפסות
            [squiggle] שרבוטים
           *[diamond] יהלומים
        }
    }
card-check-line = { $feature }: { $finding }
card-is-set = זהו SET.
card-is-not-set = זה אינו SET.
