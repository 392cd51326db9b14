## הפקודות

server-serve = מפעיל שרת שכל מי שיש לו את הכתובת יכול לשחק בו.
server-backup = מעתיק את נתוני השרת לקובץ בזמן שהוא פועל.
server-restore = מציב גיבוי במקום נתוני השרת, גם בזמן שהוא פועל.
server-rebuild = מחשב מחדש את כל התוצאות והסטטיסטיקות מהיומנים של שרת שאינו פועל.
server-migrate = מעתיק את נתוני השרת מתיקייה למסד נתונים PostgreSQL או בחזרה, ומאמת את ההעתק.

## ארגומנטים ואפשרויות

server-folder = תיקייה
server-help-host = הכתובת שבה מאזינים; 0.0.0.0 מאפשר כניסה ממחשבים אחרים
server-help-lan = מאפשר למכשירים אחרים ברשת להצטרף; מציג את הכתובת שלהם וקוד QR
server-help-address = הכתובת שבה אחרים מוצאים את השרת, לקישורים ולקודי QR
server-help-visitors = אומר מי נכנס ומי יוצא
server-help-log = צורת היומן: plain לאנשים (ברירת המחדל במסוף) או json לשירותים
server-help-port = היציאה שבה מאזינים (ברירת מחדל: { $port }; 0 בוחר יציאה פנויה)
server-help-data = היכן נשמרים הנתונים (ברירת מחדל: תיקיית הנתונים שלך)
server-help-store = כתובת של מסד נתונים PostgreSQL לשולחנות ולזהויות, כמו postgresql://user@host/name (ברירת המחדל: קובץ בתיקיית הנתונים)
server-help-bus = כתובת של שרת NATS, כמו nats://host:4222; בעזרתו כל מספר של שרתים עם אותו --store הם שרת אחד
server-help-trust-proxy = לסמוך על כותרות X-Forwarded-* של השרת המתווך
server-help-origin = המקור (origin) של אתר אחר שדפיו רשאים להתחבר; אפשר לחזור על כך
server-help-allow-host = שם שדרכו מגיעים לשרת הזה, נוסף על שמו של המחשב; אפשר לחזור על כך
server-help-metrics-token = אסימון שבעזרתו מחשבים אחרים יכולים לקרוא את /api/metrics; עדיף להגדיר אותו ב־TERCET_METRICS_TOKEN
server-help-keep-free = כמה מגה־בתים בדיסק חייבים להישאר פנויים: כשיש פחות, לא נפתחים שולחנות חדשים
server-help-keep-days = כמה ימים נשמרים משחקים שהסתיימו
server-help-keep-idle = כמה ימים נשמר שולחן שלא הסתיים ואיש אינו משתמש בו
server-help-bots = אם אפשר להוסיף בוטים לשולחנות (ברירת המחדל: כן)
server-help-web = להגיש את לקוח הרשת הזה במקום המובנה
server-help-offline = לאפשר לדפים לשמור את תוכן התיקייה הזאת, כדי לשחק לבד בלי השרת (`make static` כותב אותה ב־build/static/offline)
server-help-quiet = לרשום רק מה שמשתבש
server-help-backup-file = הגיבוי
server-migrate-from = מקור
server-migrate-to = יעד
server-help-migrate-from = תיקיית הנתונים או מסד הנתונים (postgresql://…) שממנו מעתיקים; השרת שלו חייב להיות כבוי
server-help-migrate-to = מסד הנתונים או תיקיית הנתונים שאליהם מעתיקים; עליהם להיות ריקים

## מה הן אומרות

server-open = בדפדפן במחשב הזה, יש לפתוח את { $address } (Ctrl+C עוצר את השרת)
server-only-here = רק המחשב הזה יכול להצטרף. כדי שטלפונים ומחשבים אחרים ברשת יוכלו להיכנס, יש להפעיל עם --lan.
server-others = במכשירים אחרים ברשת, יש לפתוח את { $addresses }
server-no-page = הדף לא נבנה, ולכן רק תוכנות יכולות להתחבר. בתיקיית הפרויקט יש להריץ make play, או להריץ make wheel ולהתקין את ה־wheel.
server-came = כניסה: { $name }.
server-went = יציאה: { $name }.
server-bad-address = { $address } אינה כתובת תקינה: היא צריכה להתחיל ב־http:// או ב־https://.
server-bad-port = { $port } אינו מספר יציאה תקין: יש לבחור מספר מ־0 עד 65535.
server-bad-store = { $store } אינה כתובת של מסד נתונים: כתובת כזאת מתחילה ב־postgresql://.
server-bad-bus = { $bus } אינה כתובת של שרת NATS: כתובת כזאת מתחילה ב־nats:// או ב־tls://.
server-bus-without-store = --bus מחבר שרתים שחולקים מסד נתונים אחד, ולכן דורש גם --store postgresql://…
server-host-and-lan = --host { $host } מאפשר כניסה רק מהמחשב הזה, ו־--lan מכל הרשת. יש להשמיט אחד מהם.
server-data-is-file = '{ $path }' הוא קובץ. ב־--data מציינים את התיקייה של נתוני השרת.
server-no-bus = אין גישה ל־NATS בכתובת { $bus } ({ $problem }). יש להפעיל אותו או לתקן את --bus.
server-listen-taken = תוכנה אחרת משתמשת ביציאה { $port } של { $host }, אולי שרת Tercet אחר. אפשר לעצור אותה או לבחור יציאה אחרת עם --port (0 בוחר אחת פנויה).
server-listen-denied = אין הרשאה להשתמש ביציאה { $port } של { $host }. אפשר לבחור אחת מעל 1023 עם --port.
server-listen-failed = אי אפשר להאזין ב־{ $host }, יציאה { $port }. האם זו כתובת של המחשב הזה? 127.0.0.1 היא תמיד כזאת; 0.0.0.0 פירושה כולן.
server-backed-up = הנתונים שבתיקייה { $folder } הועתקו אל { $file }.
server-restored = הנתונים מ־{ $file } שוחזרו. הנתונים הקודמים נשמרים לידם, בקובץ ששמו מסתיים ב־”.before-restore”.
server-rebuilt =
    { $games ->
        [one] נקרא משחק אחד
       *[other] נקראו { $games } משחקים
    }; { $without ->
        [0] לכל שולחן שהסתיים יש תוצאה.
        [one] לשולחן אחד שהסתיים אין תוצאה, כי איש לא שיחק בו או שאי אפשר לקרוא את היומן שלו.
       *[other] ל־{ $without } שולחנות שהסתיימו אין תוצאה, כי איש לא שיחק בהם או שאי אפשר לקרוא את היומנים שלהם.
    }
server-rebuilt-same = התוצאות זהות לקודמות.
server-rebuilt-other = התוצאות שונות מאלה שנשמרו, והחדשות מחליפות אותן.
server-backed-up-database = הגיבוי נכתב אל { $file }, והמפתח שחותם על הזהויות אל { $key }. יש לשמור את שניהם.
server-restored-database = הנתונים מתוך { $file } החליפו את מה שהיה במסד הנתונים.
server-restore-no-key = { $file }: חסר המפתח של האורחים; יש לשים לידו את { $key }. הפקודה tercet backup --store יוצרת אותו; בגיבוי של תיקייה זהו עותק של identity.key.
server-which-place = מוגדר גם מסד נתונים ({ $variable } או קובץ ההגדרות), ולא ברור למה הכוונה. בשביל התיקייה '{ $folder }' יש להסיר את ההגדרה הזאת; בשביל מסד הנתונים יש להשמיט את --data.
server-migrate-same = זה אותו מקום. יש לציין מאין מעתיקים ולאן.
server-migrated = הועתק ואומת: { $tables ->
    [one] שולחן אחד
    [two] שני שולחנות
   *[other] { $tables } שולחנות
 } עם { $entries ->
    [one] רשומת יומן אחת
    [two] שתי רשומות יומן
   *[other] { $entries } רשומות יומן
 }, כל הזהויות והמפתח שלהן.
server-not-copied = דבר לא הועתק: { $problem }
server-not-a-backup = הקובץ '{ $file }' אינו גיבוי של Tercet, או שהוא פגום. שום דבר לא השתנה.
server-backup-exists = הקובץ '{ $file }' כבר קיים. אפשר לבחור שם אחר.
server-no-data = אין נתונים של שרת ב־'{ $folder }'. את התיקייה שלו מציינים עם --data.
server-in-use = שרת אחר משתמש בנתונים שב־'{ $folder }'. אפשר לעצור אותו או לבחור תיקייה אחרת עם --data.
server-restore-refused = השרת שמשתמש ב־'{ $folder }' לא קיבל את הגיבוי. יש לעצור אותו, לשחזר ולהפעיל אותו שוב.
server-too-new = הנתונים נכתבו בגרסה חדשה יותר של Tercet. אפשר לעדכן את הגרסה הזאת או לשחזר גיבוי שקדם לעדכון: '{ $folder }'
server-not-a-table = '{ $url }' אינה כתובת של שולחן. כתובת כזאת נראית כך: http://localhost:8181/t/abc.
server-unreachable = אי אפשר להגיע אל { $server }: { $problem }

## למה חיבור הסתיים

server-closed = החיבור הסתיים: { $code }
server-bye-reload = לתוכנה הזאת ולשרת יש גרסאות שונות; יש לעדכן את הישנה מביניהן.
server-bye-no-table = אין שולחן כזה.
server-bye-no-guest = השרת כבר אינו מכיר אותך; יש להיכנס שוב.
server-bye-taken-over = נכנסת מחלון אחר.
server-bye-removed = המארח הוציא אותך מהשולחן.
server-bye-closed = השולחן נסגר.
server-bye-too-slow = החיבור היה איטי מדי.
server-bye-too-fast = יותר מדי הודעות בבת אחת.
server-bye-restart = השרת מופעל מחדש.
server-bye-unreachable = אי אפשר להתחבר לשרת.
server-bye-unknown-game = התוכנה הזאת אינה מכירה את המשחק שמשחקים שם.
server-bye-left = עזבת את השולחן.
## מה אומר קישור של שולחן במקום שבו הוא משותף

server-preview-home-title = Tercet: משחקים SET, משחק התפיסה החזותית
server-preview-home-about = לבד, מול בוטים או עם חברים סביב שולחן אחד, בכל מכשיר: בלי חשבון ובלי התקנה.
server-preview-daily-title = חידת ה־SET של היום
server-preview-daily-about = אותם קלפים לכולם, בכל יום. כמה מהר תמצאו את כל ה־SETים?
server-preview-learn-title = לומדים לשחק SET
server-preview-learn-about = כמה דפים קצרים להתנסות, ותמצאו את ה־SET הראשון שלכם.
server-preview-table-title = { $game ->
        [dice] בואו לשחק SET בקוביות
        [puzzle] חידת SET נגד השעון
       *[other] בואו לשחק איתי SET
    }
server-preview-table-about = { $state ->
        [running] המשחק בעיצומו. פותחים את הקישור כדי לצפות, או כדי לשחק אם יש מקום פנוי.
        [over] המשחק הזה נגמר. פותחים את הקישור כדי לראות איך הסתיים.
       *[lobby] שולחן ב־Tercet מחכה לכם. פותחים את הקישור, כותבים שם ומשחקים: בלי חשבון ובלי התקנה.
    }

## קבצים למי שמפעיל שרת

deploy-help = מדפיס את הקבצים להפעלה קבועה של שרת: שירות, מכולות, שרת מתווך עם TLS.
deploy-domain = שם
deploy-arg-target = איך מפעילים את השרת
deploy-arg-domain = השם שבו מגיעים לשרת
deploy-arg-into = כותב את הקבצים לתיקייה הזאת במקום להדפיס אותם
deploy-bad-domain = '{ $domain }' אינו שם כמו set.example.org.
deploy-exists = '{ $path }' כבר קיים ושונה; אפשר להעביר אותו או לבחור תיקייה אחרת.
deploy-next = אחר כך יש להריץ:
deploy-first-compose = כדי להתקין wheel שבנית בעצמך, יש לשים אותו לצד הקבצים האלה.
deploy-first-caddy = יש להפעיל את השרת עם --trust-proxy.
deploy-first-nginx = יש לציין את האישור ב־nginx.conf ולהפעיל את השרת עם --trust-proxy.
deploy-first-cluster-compose = קודם יש ליצור את הסיסמה, כפי שכתוב ב־compose.yaml.
deploy-first-cluster-systemd = קודם יש לכתוב ב־cluster.env את הסיסמה של מסד הנתונים. בכל מחשב נוסף יש להתקין רק את tercet@.service ואת cluster.env, עם הכתובת של אותו מחשב ב־TERCET_HOST.

## מחיקת מה שישן

sweep-help = אומר אם השרת מוחק שולחנות ישנים, או ממתין כי התאריך קפץ ביותר משבוע.
sweep-arg-yes = מאשר שהתאריך נכון, כדי ששולחנות ישנים יימחקו
sweep-fine = שולחנות ישנים נמחקים כרגיל: היום { $now }.
sweep-waiting = דבר לא נמחק: לפי שעון השרת היום { $now }, אבל הנתונים שלו היו בשימוש לאחרונה ב־{ $last }. אם התאריך נכון, יש להריץ: tercet sweep --yes
sweep-confirmed = התאריך { $now } נחשב נכון. השרת ימחק שולחנות ישנים בתוך דקה, אבל לא לפני שעברו עשר דקות מאז שהופעל.

## אשכול

cluster-status-help = מראה אילו צמתים חולקים מסד נתונים, כמה זמן נותר לכל חכירה וכמה שולחנות יש לכל צומת.
cluster-arg-store = הכתובת של מסד הנתונים שהצמתים חולקים, למשל postgresql://user@host/name
cluster-no-store = יש לציין את מסד הנתונים שהצמתים חולקים: --store postgresql://… או TERCET_STORE.
cluster-head-node = צומת
cluster-head-lease = חכירה (שנ׳)
cluster-head-heartbeat = פעימה לפני (שנ׳)
cluster-head-tables = שולחנות
cluster-alone = שרת אחד משתמש במסד הנתונים הזה לבדו, בלי אפיק הודעות.
cluster-nobody = אין שרת שמשתמש במסד הנתונים הזה.
cluster-no-bus = ל־{ $node } אין חיבור ל־NATS.
cluster-unheard = { $node } אינו שומע את { $others }: האם הוא על שרת NATS אחר?
cluster-left = { $tables ->
    [one] שולחן אחד שייך לצומת שאיננו עוד: הוא יעבור לראשון שיפתח אותו.
   *[other] { $tables } שולחנות שייכים לצמתים שאינם עוד: כל אחד יעבור לראשון שיפתח אותו.
}
cluster-answer = מסד הנתונים עונה תוך { $millis } אלפיות שנייה.

## למה אי אפשר להשתמש בנתוני השרת

store-damaged = מסד הנתונים '{ $place }' פגום, או שאינו של Tercet ({ $problem }). אפשר לשחזר גיבוי: tercet restore
store-foreign = '{ $place }' הוא קובץ SQLite, אבל לא של Tercet. אפשר לבחור תיקייה אחרת עם --data.
store-journal = הנתונים פגומים (שורה { $row } ביומן). יש לשחזר גיבוי.
store-log = היומן של שולחן { $table } פגום. יש לשחזר גיבוי.
store-unreadable = אי אפשר לקרוא או לכתוב ב־'{ $place }': { $problem }
store-silent = אין תשובה מ־{ $place }.
store-missing = אין נתונים של Tercet ב־'{ $place }'.
store-no-backup = אין גיבוי בשם '{ $place }'.
store-exists = '{ $place }' כבר קיים, ושום דבר לא נדרס. אפשר לבחור שם אחר.
store-not-empty = במסד הנתונים הזה כבר יש שולחנות או זהויות, ושום דבר לא נדרס. יש לבחור מסד ריק.
store-in-use = שרת אחר משתמש ב־{ $place }. קודם יש לעצור אותו.
store-in-use-older = שרתים מגרסה ישנה יותר משתמשים ב־{ $place }, ולא יוכלו להמשיך אחרי השדרוג. קודם יש לעצור את כולם.
store-older = הנתונים ב־{ $place } נכתבו בגרסה ישנה יותר של Tercet. אפשר להשתמש באותה גרסה, או להפעיל שרת של הגרסה הזאת, שישדרג אותם.
store-too-new = הנתונים נכתבו בגרסה חדשה יותר של Tercet. יש לשדרג את הגרסה הזאת, או לשחזר גיבוי מלפני השדרוג.
store-unreleased = הנתונים ב־{ $place } נכתבו לפני Tercet 0.1.0, ואי אפשר לקרוא אותם בגרסה הזאת; לא נעשה שום שינוי.
store-old-postgres = דרושה PostgreSQL { $needed } או חדשה יותר; כאן מותקנת { $found }.
