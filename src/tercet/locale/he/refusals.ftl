## מדוע דבר מה אינו אפשרי כעת

refusal-not-in-deal = הסיבוב כבר התחיל: אפשר לשחק החל בסיבוב הבא.
refusal-already-called = כבר הכרזת: יש לסמן שלושה קלפים.
refusal-call-pending = מישהו הכריז קודם. יש להמתין עד שההכרזה תוכרע.
refusal-layout-changed = הקלפים התחלפו לפני שהלחיצה שלך הגיעה. אין על כך מחיר.
refusal-locked-out =
    { $seconds ->
        [one] אחרי הכרזה שגויה יש להמתין: עוד שנייה אחת, או עד שהקלפים יתחלפו.
        [two] אחרי הכרזה שגויה יש להמתין: עוד שתי שניות, או עד שהקלפים יתחלפו.
       *[other] אחרי הכרזה שגויה יש להמתין: עוד { $seconds } שניות, או עד שהקלפים יתחלפו.
    }
refusal-not-your-call = לא הכרזת ”SET!”.
refusal-too-late = נגמר הזמן לסמן קלפים.
refusal-call-first = בשולחן הזה קודם מכריזים ”SET!” ורק אז מסמנים שלושה קלפים.
refusal-point-at-once = בשולחן הזה לא מכריזים: יש לסמן מיד שלושה קלפים.
refusal-wrong-card-count =
    { $most ->
        [7] יש לבחור בין { $least } ל־{ $most } קלפים שונים.
       *[other] יש לבחור { $least } קלפים שונים.
    }
refusal-card-not-here = הקלף הזה אינו על השולחן: { $card }. אין על כך מחיר.
refusal-no-votes-here = בשולחן הזה קלפים נוספים נפתחים אוטומטית כשאין SET.
refusal-set-is-certain = חייב להיות כאן SET: ב־{ $cards } קלפים מהחפיסה הזאת תמיד יש SET.
refusal-already-voted = כבר הודעת שאין SET.
refusal-no-hints-here = הרמזים כבויים בשולחן הזה.
refusal-not-asked = איש אינו ממתין לתשובה שלך.
refusal-no-more-hints = הרמזים כבר הראו לך כל מה שאפשר.
refusal-no-set-to-show = אין SET להראות.
refusal-others-here = אפשר לעשות הפסקה רק כשאין אף אחד אחר בשולחן.
refusal-paused = המשחק בהפסקה. קודם יש להמשיך אותו.
refusal-not-paused = המשחק אינו בהפסקה.
refusal-table-is-paused = השולחן בהפסקה. נמשיך כשיינתן הסימן.
refusal-table-not-paused = השולחן אינו בהפסקה.

## מקומות

refusal-not-seated = אין לך מקום בשולחן הזה.
refusal-too-many-comers = כל כך הרבה אנשים עברו בשולחן הזה שאי אפשר עוד להצטרף אליו. אפשר לפתוח שולחן חדש.
refusal-log-full = כל כך הרבה קרה בשולחן הזה שהיומן שלו מלא. אפשר לפתוח שולחן חדש.
refusal-table-full =
    { $seats ->
        [one] המקום היחיד תפוס. אפשר לצפות.
        [two] שני המקומות תפוסים. אפשר לצפות.
       *[other] כל { $seats } המקומות תפוסים. אפשר לצפות.
    }
refusal-bad-name = בשם צריכה להיות אות או תו נראה אחר, ולא יותר מ־{ $most } תווים.
refusal-not-host = רק המארח רשאי לעשות זאת.
refusal-not-here = האדם הזה אינו בשולחן.
refusal-still-here = כבר יש לך מקום בשולחן.
refusal-not-free = מי שיושב במקום הזה עדיין בשולחן.
refusal-was-removed = המארח הוציא אותך מהשולחן.
refusal-already-ready = כבר הודעת שאפשר להתחיל.
refusal-not-ready-yet = עוד לא הודעת שאפשר להתחיל.
refusal-nothing-changes = זה כבר כך.
refusal-already-committed = המספר האקראי שלך להתחלה הזאת כבר נחתם.
refusal-other-seed = השולחן כבר עבר להתחלה אחרת.
refusal-nonce-not-asked = כרגע לא מבקשים ממך מספר אקראי.
refusal-already-revealed = כבר חשפת את המספר האקראי שלך.
refusal-wrong-nonce = המספר האקראי הזה אינו זה שנחתם קודם.
refusal-proposal-pending = קודם צריך לענות על הצעה אחרת.
refusal-no-proposal = אין הצעה לענות עליה.
refusal-already-agreed = כבר הסכמת.
refusal-not-at-rated-tables = בשולחן מדורג אי אפשר להתחיל מחדש.
refusal-game-over = המשחק נגמר.
refusal-not-started = המשחק עוד לא התחיל.
refusal-already-started = המשחק כבר התחיל.
refusal-unknown-command = המשחק הזה אינו מכיר את ”{ $command }”.

## מה שהשולחן עצמו מסרב לו

refusal-already-seated = כבר יש לך מקום בשולחן הזה.
refusal-not-saved = לא היה אפשר לשמור כרגע. אפשר לנסות שוב.
refusal-only-watching = בחלון הזה אפשר רק לצפות. משחקים בחלון האחר.
refusal-too-soon = מוקדם מדי: זה עוד לא הוצג.
refusal-chat-off = בשולחן הזה אפשר לשלוח רק משפטים מוכנים.
refusal-nothing-to-say = אין מה לשלוח.
refusal-no-chat-at-listed-tables = שולחנות ציבוריים פתוחים לכולם, ולכן שולחים בהם רק משפטים מוכנים.
refusal-no-such-bot = אין בוט כזה. יש לבחור אחד מאלה: { $levels }.
refusal-not-this-game = השאלה הזאת שייכת למשחק אחר.
refusal-no-bots-here = הבוטים כבויים בשרת הזה.
refusal-internal-error = משהו השתבש. דבר לא השתנה.
refusal-too-fast = זה היה יותר מדי בבת אחת. כדאי להמתין רגע לפני ששולחים עוד.
refusal-not-sent = החיבור נותק וההודעה לא נשלחה. אפשר לשלוח אותה שוב.
refusal-lost-meanwhile = החיבור נותק, וכשחזר כבר היה מאוחר מדי.
refusal-press-lost = החיבור נותק לפני שזה הגיע. אפשר לנסות שוב כשיחזור.
refusal-too-long = זה ארוך מדי: לכל היותר { $most } תווים.
refusal-bad-message = השרת לא הצליח להבין את זה.
refusal-wrong-seat-link = הקישור הזה כבר נוצל, או שנוצר קישור חדש במקומו. יש ליצור קישור חדש במכשיר שבו משחקים.
refusal-not-shown-yet = הקלפים עוד לא הוצגו.
refusal-already-found = ה־SET הזה כבר נמצא. זה לא עולה דבר.

# Rooms
refusal-not-joining = החדר סגור למצטרפים חדשים.
refusal-nobody-here = עדיין אין כאן מי שישחק.
refusal-round-under-way = צריך לחכות עד שהסבב הזה ייגמר.
refusal-no-round = אין סבב פעיל.
refusal-most-tables = בחדר יכולים להיות { $most } שולחנות לכל היותר.
refusal-most-rounds = בחדר אפשר לשחק עד { $most } סבבים.
refusal-tables-stopped = כל השולחנות כבר בהפסקה.
refusal-tables-go-on = אף שולחן אינו בהפסקה.
refusal-no-such-table-here = אין שולחן כזה בסבב הזה, או שהוא הסתיים.
refusal-wrong-owner-link = הקישור הזה לניהול החדר כבר לא פעיל. יש לבקש את החדש.
refusal-no-such-claim = הבקשה הזאת כבר לא קיימת.
refusal-room-rule-impossible = הכללים האלה אינם אפשריים: { $reason }
