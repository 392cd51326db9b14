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

## אם הערבוב או ההטלות היו הוגנים, כפי שהתוכנה של השחקן בדקה בעצמה

chance-verified = הערבוב אומת: איש לא היה יכול לבחור את הקלפים או את הקוביות. כל מכשיר הוסיף מספר אקראי, גם שלך.
chance-verified-alone = הערבוב אומת: איש לא היה יכול לבחור את הקלפים או את הקוביות. המכשיר שלך הוסיף מספר אקראי.
chance-verified-watching = הערבוב אומת: הקלפים או הקוביות נובעים מהמספרים האקראיים של מי שמשחקים.
chance-verified-without = הערבוב אומת, אבל בלי מספר אקראי שלך: לא היית כאן, או שלפי השולחן המספר שלך הגיע מאוחר מדי.
chance-unchecked = נבדק מרגע שחזרת: מאז השולחן לא החליף את הזרע. לא היה אפשר לבדוק את הערבוב כולו, כי הצטרפת או התנתקת באמצע המשחק.
chance-late = הקלפים או הקוביות נובעים מהזרע של השולחן, אבל המשחק התחיל לפני שהגיע לשולחן מספר אקראי ממכשיר כלשהו. לכן אף מכשיר לא השפיע על הערבוב הזה.
chance-void-starts =
    { $count ->
        [one] לא אומת. הקלפים או הקוביות נובעים מהמספרים האקראיים, אבל לפני הסיבוב הזה בוטלה התחלה אחת אחרי שנחשפו מספרים, וייתכן שמישהו ראה סיבוב מראש וסירב לו. לא נחשף המספר של { $names }.
        [two] לא אומת. הקלפים או הקוביות נובעים מהמספרים האקראיים, אבל לפני הסיבוב הזה בוטלו שתי התחלות אחרי שנחשפו מספרים, וייתכן שמישהו ראה סיבוב מראש וסירב לו. לא נחשפו המספרים של { $names }.
       *[other] לא אומת. הקלפים או הקוביות נובעים מהמספרים האקראיים, אבל לפני הסיבוב הזה בוטלו { $count } התחלות אחרי שנחשפו מספרים, וייתכן שמישהו ראה סיבוב מראש וסירב לו. לא נחשפו המספרים של { $names }.
    }
chance-broken = אימות הערבוב נכשל. { $problems }
chance-problem-seed = השולחן חשף זרע אחר מזה שנחתם.
chance-problem-list = השחקנים אינם אלה שהיו ברשימה לפני שנחשפו המספרים האקראיים.
chance-problem-own-nonce = המספר האקראי שלך לא שימש כפי שנשלח.
chance-problem-unasked = היית ליד השולחן, אבל לא ביקשו את המספר האקראי שלך.
chance-problem-nonces = המספר האקראי של מישהו אינו זה שנחתם.
chance-problem-order = הקלפים או הקוביות שראית אינם נובעים מהזרע ומן המספרים האקראיים.
chance-problem-void-starts = ההתחלות שבוטלו לפני הסיבוב הזה אינן אלה שנצפו.
chance-problem-missing = אין ביומן סיבוב עם החותם שנראה.
chance-problem-game = הקבלה היא של משחק אחר.
chance-meaning-title = מה זה מוכיח?
chance-meaning = הוכח: השולחן קבע את הזרע שלו, וכל מכשיר את המספר האקראי שלו, לפני שנחשף אפילו אחד מהם, והסיבוב נובע מכולם. לא הוכח: מי הם האחרים, והאם השרת מעביר כל הודעה. מי שפועלים בתיאום עם השרת עדיין יכולים לראות סיבוב מראש ולסרב לו: די שלא יחשפו מספר. שום דבר אינו יכול למנוע זאת, אבל כל מקרה נספר, רואים מי עשה זאת, וסיבוב כזה לעולם אינו נקרא מאומת.
chance-receipt = לשמור קבלה
