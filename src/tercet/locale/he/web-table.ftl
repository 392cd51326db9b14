## יציאה, וסיום לכולם

web-leave-title = לעזוב את השולחן?
web-leave-lobby = המקום שלך יתפנה למישהו אחר.
web-leave-over = התוצאה נשארת כפי שהיא.
web-leave-what =
    { $game ->
        [dice] הקוביות והנקודות שלך נשמרות, ואפשר לחזור כל עוד המשחק נמשך.
        [puzzle] השעון ממשיך לרוץ גם בלעדיך, ואפשר לחזור.
       *[cards] הניקוד שלך נשמר, ואפשר לחזור כל עוד המשחק נמשך.
    }
web-end-title = לסיים את המשחק לכולם?
web-end-what = המשחק מסתיים מיד לכל מי שבשולחן. הנקודות נספרות כפי שהן עכשיו.
web-puzzle-give-up = לוותר על החידה
web-puzzle-give-up-title = לוותר על החידה הזאת?
web-puzzle-give-up-what = לא יירשם לך זמן, ויוצגו ה־SETים שנשארו.

## אחרי ניתוק

web-missed = החיבור נותק לזמן מה.
web-missed-deal = התחיל סיבוב { $deal }.
web-missed-call =
    { $lost ->
        [0] נגמר הזמן של ההכרזה שלך. היא נחשבת לטעות, אבל לא עלתה לך בנקודות.
        [one] נגמר הזמן של ההכרזה שלך, וזה עלה לך בנקודה אחת.
        [two] נגמר הזמן של ההכרזה שלך, וזה עלה לך בשתי נקודות.
       *[other] נגמר הזמן של ההכרזה שלך, וזה עלה לך ב־{ $lost } נקודות.
    }
web-missed-sets =
    { $sets ->
        [one] האחרים לקחו SET אחד.
        [two] האחרים לקחו שני SETים.
       *[other] האחרים לקחו { $sets } SETים.
    }
web-missed-turn = נגמר הזמן שלך, וזה נחשב לוויתור על התור.
web-missed-points =
    { $points ->
        [one] האחרים צברו נקודה אחת.
        [two] האחרים צברו שתי נקודות.
       *[other] האחרים צברו { $points } נקודות.
    }
## שיחה וצופים

web-talk-nothing = עוד אין הודעות.
web-talk-watcher = (בצפייה)
web-talk-players-only = בשולחן הזה רק מי שמשחק יכול לכתוב בצ׳אט.
web-talk-unread =
    { $remarks ->
        [one] צ׳אט: הודעה חדשה אחת
        [two] צ׳אט: שתי הודעות חדשות
       *[other] צ׳אט: { $remarks } הודעות חדשות
    }
web-watchers = צופים
web-watched-by =
    { $watchers ->
        [one] אדם אחד צופה: { $names }
        [two] שני אנשים צופים: { $names }
       *[other] { $watchers } אנשים צופים: { $names }
    }

## משחק חוזר

web-rematch-open = המשחק החוזר כבר פתוח.
web-rematch-by = { $name }: הזמנה למשחק חוזר.
web-follow = לצפות במשחק החוזר

## חזרה, וכשמישהו עוזב

web-return = לחזור למשחק
web-departed =
    { $players ->
        [one] { $names } כבר לא במשחק.
       *[other] { $names } כבר לא במשחק.
    }
web-others-away =
    { $players ->
        [one] { $names } לא כאן כרגע.
       *[other] { $names } לא כאן כרגע.
    }
web-person-joined = כניסה: { $name }.
web-person-back = { $name } שוב כאן.
web-person-ready = { $name }: אפשר להתחיל.
web-wait = להמתין
web-end-alone = לסיים את המשחק
web-propose-end = להציע לסיים את המשחק
web-end-alone-in = לסיים את המשחק (בעוד { $time })
## לפני ההתחלה

web-deserted = עוד לא הצטרף אף אחד אחר. אפשר לשתף את הקישור ולהמתין, או לשחק לבד.
web-keep-waiting = להמתין לאחרים
web-void-starts =
    { $count ->
        [one] התחלה אחת בוטלה אחרי שנחשפו מספרים אקראיים: לא נחשף המספר של { $names }.
        [two] שתי התחלות ברצף בוטלו אחרי שנחשפו מספרים אקראיים. לא נחשפו המספרים של { $names }.
       *[other] { $count } התחלות ברצף בוטלו אחרי שנחשפו מספרים אקראיים. לא נחשפו המספרים של { $names }.
    }
web-void-starts-why = ייתכן שזה רק ניתוק. אבל מי שפועלים בתיאום יכולים גם לראות כך סיבוב מראש ולסרב לו. מי שצוינו כאן לא ישתתפו בסיבוב הבא, אלא אם התנתקו כשהשרת נעצר. הסיבוב ההוא לא ייחשב מאומת. כדאי להמשיך רק אם זה מקובל עליך.
web-waiting-names =
    { $players ->
        [0] מתחילים…
       *[other] ממתינים ל־{ $names }.
    }
web-name-away = { $name } (לא כאן כרגע)
web-unready = עוד רגע

## התחלה מחדש, סיום בהסכמה, שמות

web-restart = להתחיל מחדש
web-restart-title = להתחיל מחדש מההתחלה?
web-stop-title = לסיים את המשחק כאן?
web-by-agreement = זה יקרה כשכל מי שמשחק יסכים.
web-notice-more = הצגת האפשרויות
web-proposed-restart = הצעה של { $name }: להתחיל מחדש.
web-proposed-restart-own = הצעת להתחיל מחדש. ממתינים לאחרים.
web-proposed-end = הצעה של { $name }: לסיים את המשחק כאן.
web-proposed-end-own = הצעת לסיים את המשחק כאן. ממתינים לאחרים.
web-agreed = הסכימו: { $names }. עוד לא: { $waiting }.
web-declined =
    { $how ->
        [withdrawn] ההצעה של { $name } בוטלה. המשחק נמשך.
       *[declined] { $name } בעד להמשיך, ולכן המשחק נמשך.
    }
web-agree = להסכים
web-decline = לא, להמשיך לשחק
web-withdraw = לבטל את ההצעה
web-rename = להחליף שם
web-device = להמשיך במכשיר אחר
web-device-how = פותחים שם את הקישור או סורקים את הקוד. המקום שלך עובר למכשיר ההוא, והמכשיר הזה צופה. הקישור תקף לפעם אחת.
web-device-moved = המקום שלך עבר למכשיר אחר, והמכשיר הזה צופה. כדי לשחק שוב כאן, יוצרים שם קישור ופותחים אותו כאן.
web-device-seated = כבר יש לך מקום בשולחן הזה, ולכן הקישור לא נוצל. הוא עדיין תקף במכשיר אחר.
web-device-link = ליצור קישור

## The end of a game

web-fastest = ה־SET המהיר ביותר: { $name }, { $time }
web-fastest-own = ה־SET המהיר ביותר: { $time } · חציון: { $median }
web-podium-more = ועוד { $cards }
web-figures = כל המספרים
web-verified = הערבוב אומת
web-partly-verified = הערבוב אומת חלקית
web-not-verified = הערבוב לא אומת
web-check-failed = אימות הערבוב נכשל
web-free-seats =
    { $seats ->
        [one] מקום פנוי אחד
        [two] שני מקומות פנויים
       *[other] { $seats } מקומות פנויים
    }
web-coached = לסמן שלושה קלפים שיוצרים SET. רמז יגיע מעצמו.
web-table-paused = עיניים למעלה!
web-table-paused-what = המשחק בהפסקה. נמשיך כשיינתן הסימן.

## ליד שולחן

web-lobby = ממתינים לשחקנים
web-sit = להצטרף למשחק
web-full = השולחן הזה מלא
web-full-lobby = אפשר לצפות: המשחק יופיע כאן כשיתחיל.
web-full-watching = השולחן הזה מלא. אפשר לצפות.
web-new-table = שולחן חדש
web-seats-here =
    { $seats ->
        [2] שני מקומות
        [3] שלושה מקומות
        [4] ארבעה מקומות
       *[other] { $seats } מקומות
    } בשולחן הזה
web-ready = אפשר להתחיל!
web-ready-now = לא לחכות
web-start-now = להתחיל עכשיו
web-play-alone = לשחק לבד
web-waiting =
    { $players ->
        [0] מתחילים…
        [one] ממתינים לעוד שחקן אחד.
        [two] ממתינים לעוד שני שחקנים.
       *[other] ממתינים לעוד { $players } שחקנים.
    }
web-too-few = למשחק הזה דרושים לפחות { $players } שחקנים.
web-add-bot = להוסיף בוט
web-rules-short =
    { $style ->
        [point] { "" }
       *[announce] אחרי SET! יש { $point } שניות לסימון.
    } { $penalty ->
        [cards] טעות עולה שלושה קלפים.
        [point] טעות עולה נקודה.
       *[none] טעות לא עולה דבר.
    } { $hints ->
        [yes] כולם יכולים לבקש רמז.
       *[no] { "" }
    } { $deals ->
        [0] מספר הסיבובים כמספר המשתתפים.
       *[other] { "" }
    }
web-share = להזמין אחרים
web-share-how = כל מי שהקישור אצלו יכול להצטרף.
web-share-only-here = בינתיים רק המחשב הזה יכול להצטרף.
web-share-lan-how = כדי לצרף טלפונים ומחשבים אחרים, יש להפעיל את השרת עם tercet serve --lan או make play LAN=1.
web-share-text = בואו לשחק!
web-copy = להעתיק את הקישור
web-no-set-alone = אין SET: להוסיף קלפים
web-stop = לסיים את הסיבוב
web-stop-sure = יש עוד SET על השולחן. לסיים בכל זאת?
web-look-on = להמשיך לחפש
web-sending = נשלח…
web-take-back = לבטל (נחשב לטעות)
web-point-now = הכרזת! עכשיו לסמן שלושה קלפים.
web-call-when = לוחצים על SET! ברגע שרואים אחד.
web-call-how = רואים SET? קודם לוחצים על SET!, ואז בוחרים את שלושת הקלפים.
web-call-first = קודם לוחצים על SET!, ואז מסמנים את הקלפים.
web-choose-three = לסמן שלושה קלפים שיוצרים SET.
web-watching = צפייה בלבד.
web-next-deal = ההצטרפות שלך בסיבוב הבא.
web-votes =
    { $seconds ->
        [0] { $votes } מתוך { $players } מסכימים שאין SET.
       *[other] { $votes } מתוך { $players } מסכימים שאין SET; עוד { $seconds } שנ׳.
    }
web-votes-stop = לסיים כאן? { $votes } מתוך { $players } מסכימים.
web-picked = נבחרו { $count } מתוך { $most }: { $cards }
web-looking = עוד מחפשים?
web-looking-why =
    { $seconds ->
        [0] האחרים רוצים לסיים כאן.
       *[other] האחרים אינם רואים SET. בעוד { $seconds } שנ׳ ימשיכו בלי להמתין לך.
    }
web-looking-yes = עוד מחפשים
web-waiting-for = ממתינים ל־{ $names }.
web-denied = יש אחד! כדאי להביט שוב.
web-locked = הכרזה שגויה: יש להמתין { $seconds } שנ׳.
web-seconds-left = נותרו { $seconds } שניות
web-hint-some = יש SET.
web-hint-none = אין כאן SET.
web-hint-cards =
    { $cards ->
        [one] קלף אחד של SET מסומן.
        [two] שני קלפים של SET מסומנים.
        [3] SET שלם מסומן.
       *[other] { $cards } קלפים של SET מסומנים.
    }
web-hint-by = רמז לבקשת { $name }: { $hint }
web-hint-came = הופיע רמז: { $hint }
web-hints-off = בלי רמזים אוטומטיים
web-hints-are-off = מעכשיו רמזים מגיעים רק לפי בקשה.
web-title-mine = הכרזת! עכשיו לסמן
web-title-call = SET! של { $name }
web-title-play = עוד { $cards } קלפים
web-title-over = המשחק נגמר
web-title-lobby = בהמתנה
web-line-up = יש חיבור
web-line-delay = יש חיבור: { $millis } אלפיות שנייה לכל כיוון
web-line-lost = החיבור אבד. המשחק שלך שמור; מתחברים מחדש…
web-line-lost-kept = החיבור אבד. מה שעשית עכשיו יישלח ברגע שהחיבור יחזור.
web-menu = תפריט
web-mute = להשתיק
web-hand-over = למנות למארח
web-remove = להוציא מהשולחן
web-bot-plays-on = להחליף בבוט
web-who-left = עזבו את השולחן
web-host-business = אפשרויות המארח
web-leave = לעזוב את השולחן
web-close-table = לסיים את המשחק לכולם
web-you-are = השם שלך במשחק: { $name }
web-talk = צ׳אט
web-say = לשלוח

## שולחן הקלפים

web-calls = ההכרזות האחרונות
web-cards-laid = קלפים חדשים: { $cards }.
web-cards-moved = קלפים שזזו: { $cards }.
web-hint-places = רמז: { $cards }.
web-more-cards =
    { $cause ->
        [alone] אין SET: עוד שלושה קלפים.
        [vote] כולם מסכימים: אין SET. נפתחים קלפים נוספים.
        [silence] איש לא מצא SET בזמן. נפתחים קלפים נוספים.
       *[auto] לא היה SET. נפתחים קלפים נוספים.
    }
web-called-by = ממתינים לבחירה של { $name }…
web-call-interrupted = השרת נעצר באמצע ההכרזה של { $name }. ממתינים לחזרה של { $name }.
web-players = שחקנים
web-mark-bot = בוט
web-mark-host = מארח
web-mark-voted = אין SET
web-mark-locked = בהמתנה
web-mark-waiting = בסיבוב הבא
web-mark-ready = אפשר להתחיל
web-mark-left = כבר לא בשולחן
web-mark-away = לא כאן כרגע
web-player-detail =
    { $match ->
        [yes] { $deal } בסיבוב הזה
        [found] נמצאו { $cards }
       *[no] { $cards } קלפים
    } · { $wrong ->
        [0] בלי טעויות
        [one] טעות אחת
        [two] שתי טעויות
       *[other] { $wrong } טעויות
    }
web-pile = קלפים בקופה

## תוצאות

web-deal-over = סוף סיבוב { $deal }
web-table-closed = המשחק הופסק
web-round-closed = הסבב הסתיים
web-room-table-over = השולחן שלכם סיים
web-room-to = חזרה לחדר
web-you-won = הניצחון שלך!
web-won =
    { $winners ->
        [one] הניצחון של { $names }
        [two] ניצחון משותף: { $names }
       *[other] ניצחון משותף: { $names }
    }
web-this-deal = הסיבוב הזה
web-total = סך הכול
web-left =
    { $cards ->
        [0] לא נשאר אף קלף.
        [one] נשאר קלף אחד.
        [two] נשארו שני קלפים.
       *[other] נשארו { $cards } קלפים.
    }
web-left-pile =
    { $cards ->
        [one] בקופה נשאר עוד קלף אחד.
        [two] בקופה נשארו עוד שני קלפים.
       *[other] בקופה נשארו עוד { $cards } קלפים.
    }
web-overlooked =
    { $times ->
        [one] פעם אחת כולם הסכימו שאין SET, אבל היה אחד:
        [two] פעמיים כולם הסכימו שאין SET, אבל היה אחד. הראשון:
       *[other] { $times } פעמים כולם הסכימו שאין SET, אבל היה אחד. הראשון:
    }
web-again = לשחק שוב
web-rematch = משחק חוזר
web-come = להצטרף למשחק החוזר
web-next = הסיבוב הבא
web-next-in = מתחילים בעוד { $seconds } שנ׳
web-solo-clear = רוקנת את השולחן!
web-solo-found =
    { $sets ->
        [one] מצאת SET אחד!
       *[other] מצאת { $sets } SETים!
    }
web-solo-over = לא נשאר SET
web-solo-left = קלפים שנשארו
web-solo-wrong = הכרזות שגויות
web-solo-denied = הצבעות ”אין SET” שגויות
web-solo-hints = רמזים
web-solo-best = שיא אישי חדש!
web-solo-first = הזמן הראשון שלך: { $time }
web-solo-hinted =
    { $hints ->
        [one] הופיע רמז, ולכן הזמן הזה לא נחשב לשיא.
        [two] הופיעו שני רמזים, ולכן הזמן הזה לא נחשב לשיא.
       *[other] הופיעו { $hints } רמזים, ולכן הזמן הזה לא נחשב לשיא.
    }
web-solo-before =
    { $left ->
        [0] השיא שלך: { $time }, לא נשאר אף קלף.
        [one] השיא שלך: { $time }, נשאר קלף אחד.
        [two] השיא שלך: { $time }, נשארו שני קלפים.
       *[other] השיא שלך: { $time }, נשארו { $left } קלפים.
    }
web-chance =
    { $sets ->
        [0] אפשר היה לרוקן את השולחן רק לפני ה־SET הראשון שלך.
        [one] ההזדמנות האחרונה לרוקן את השולחן הייתה אחרי ה־SET הראשון שלך.
       *[other] ההזדמנות האחרונה לרוקן את השולחן הייתה אחרי ה־SET מספר { $sets } שלך.
    }
web-chance-never = בחלוקה הזאת אי אפשר היה לרוקן את השולחן, ולא חשוב אילו SETים נלקחו.
web-chance-how = איך?
web-chance-more = בכל פעם שאין SET, נוספים שלושה קלפים.
web-chance-see = להראות את המצב הזה

## הגדרות

web-resume = המשך
web-paused = בהפסקה
web-paused-what = השעון נעצר והקלפים מוסתרים.
web-paused-by = המשחק בהפסקה לבקשת { $name }.

## צפייה חוזרת

web-replay-place = המקום במשחק
web-replay-step = אירוע { $step } מתוך { $steps }
web-replay-first = להתחלה
web-replay-back =
    { $game ->
        [dice] התור הקודם
       *[other] ההכרזה הקודמת
    }
web-replay-previous = הצעד הקודם
web-replay-play = להפעיל
web-replay-pause = להשהות
web-replay-next = הצעד הבא
web-replay-forth =
    { $game ->
        [dice] התור הבא
       *[other] ההכרזה הבאה
    }
web-key-home = מקש Home
web-key-end = מקש End
web-replay-last = לסוף
web-replay-speed = מהירות
web-replay-sets = להראות SETים
web-replay-lying =
    { $sets ->
        [0] אין SET על השולחן
        [one] SET אחד על השולחן
        [two] שני SETים על השולחן
       *[other] { $sets } SETים על השולחן
    }
web-replay-since = פוספס כבר { $time }
web-replay-looking = מחפשים SETים…
web-replay-more =
    { $sets ->
        [one] עוד אחד לא מופיע כאן.
        [two] עוד שניים לא מופיעים כאן.
       *[other] עוד { $sets } לא מופיעים כאן.
    }
web-race-too = הכרזת גם כן
web-race-lead =
    { $millis ->
        [one] בהפרש של אלפית שנייה
        [two] בהפרש של שתי אלפיות שנייה
       *[other] בהפרש של { $millis } אלפיות שנייה
    }
web-race-tie = באותו רגע בדיוק: הגורל הכריע
web-outcome-right =
    { $mine ->
        [yes] SET שלך
       *[no] SET של { $name }
    }
web-outcome-two-alike = שניים זהים ואחד לא: { $features }
web-outcome-wrong =
    { $mine ->
        [yes] זה לא SET
       *[no] { $name }: זה לא SET
    }
web-outcome-not-yet =
    { $mine ->
        [yes] עדיין לא
       *[no] { $name }: עדיין לא
    }
web-outcome-time =
    { $mine ->
        [yes] הזמן שלך נגמר
       *[no] { $name }: הזמן נגמר
    }
web-outcome-taken-back =
    { $mine ->
        [yes] ההכרזה שלך בוטלה
       *[no] ההכרזה בוטלה: { $name }
    }
web-outcome-left =
    { $mine ->
        [yes] עזבת בלי לסמן
       *[no] עזיבה בלי סימון: { $name }
    }
web-outcome-gain = +{ $points }
web-outcome-loss = −{ $points }
web-outcome-total =
    { $price }, { $points ->
        [one] נקודה אחת
       *[other] { $points } נקודות
    }

web-handicap = המתנה למהירים
web-handicap-how = למי שמהיר יותר: על קלפים חדשים ממתינים לפני שמכריזים, ואחרי טעות ממתינים יותר. החל מהסיבוב הבא.
web-handicap-of = המתנה של { $name }
web-handicap-none = בלי המתנה
web-mark-handicap = המתנה: { $seconds } שנ׳
