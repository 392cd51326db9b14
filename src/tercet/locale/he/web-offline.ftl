## Playing without a server.

offline-loading = מכינים את השולחן…
offline-waiting = המשחק יתחיל ברגע שהשולחן יהיה מוכן…
offline-alone = אין חיבור. אפשר לשחק לבד ומול בוטים; המשחקים האלה נשארים במכשיר הזה.
offline-elsewhere = Tercet פתוח בלשונית אחרת.
offline-taken = המשחקים שלך פתוחים עכשיו בלשונית אחרת.
offline-take-over = לשחק כאן
offline-newer = המשחקים שלך נשמרו בגרסה חדשה יותר של Tercet. טעינה מחדש של הדף תביא אותה.
offline-failed = לא הצלחנו להכין את השולחן במכשיר הזה.
offline-again = טעינה מחדש
offline-refused = הדפדפן הזה לא שומר כאן דבר: המשחקים שלך יאבדו כשהדף ייסגר.
offline-full = לא נשאר מקום לשמור משחקים. אפשר להמשיך לשחק, אבל כדאי קודם לייצא את המשחקים.
offline-not-persisted = הדפדפן עלול למחוק את המשחקים שלך כשחסר לו מקום. כדאי לייצא אותם מדי פעם.
offline-games = משחקים במכשיר הזה
offline-export = ייצוא כל המשחקים
offline-import = ייבוא משחקים
offline-imported = { $games ->
    [0] כל המשחקים האלה כבר היו כאן.
    [one] יובא משחק אחד.
    [two] יובאו שני משחקים.
   *[other] יובאו { $games } משחקים.
}
offline-import-failed = לא יובא דבר. { $why }
offline-bad-archive = הקובץ הזה אינו ייצוא של Tercet.
offline-bad-log = אחד המשחקים בקובץ פגום: { $detail }
offline-bad-too-long = הקובץ גדול מדי.
offline-bad-unfinished = המשחק הזה לא הסתיים. כדי להמשיך במכשיר אחר יש לייצא את כל המשחקים.
offline-bad-whose = כמה אנשים שיחקו במשחק הזה ({ $detail }). יש לבחור את השם שהיה לך בו ולייבא שוב.
offline-available = זמין בלי חיבור
offline-available-what = אפשר לשחק לבד ומול בוטים בלי חיבור. הורדה אחת של { $size } מ״ב.
offline-fetch = הורדה
offline-fetching = ירדו { $percent }%
offline-fetch-failed = ההורדה נכשלה. מה שהיה כאן קודם עדיין כאן.
offline-on = הדף הזה נפתח בלי חיבור.
offline-remove = הסרת ההורדה
offline-shuffled = הערבוב נעשה במכשיר הזה.
offline-daily-what = בכל יום בחצות לפי UTC שתי חידות חדשות, אותן חידות לכולם. בלי שרת אין דירוג.
offline-data-what = ההגדרות, השם והמשחקים שלך נשארים במכשיר הזה.
offline-delete-what = כל המשחקים במכשיר הזה יימחקו, ואיתם השם שלך. אי אפשר לבטל את זה.
offline-deleted = בוצע. אין יותר משחקים במכשיר הזה.
offline-room = לחדרים דרוש שרת
offline-room-what = בלי שרת אפשר לשחק לבד ומול בוטים.
offline-no-table = השולחן הזה לא נמצא במכשיר הזה
offline-no-table-what = המשחקים נשארים במכשיר שבו משחקים אותם. כדי לשחק עם אחרים צריך חיבור.
