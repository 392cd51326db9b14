## הגדרות

web-auto = שפת הדפדפן
web-language = שפה
web-theme = ערכת צבעים
web-theme-auto = לפי המערכת
web-theme-light = בהיר
web-theme-dark = כהה
web-palette = צבעי הקלפים
web-palette-classic = קלאסי
web-palette-safe = מתאים לעיוורי צבעים
web-palette-contrast = ניגודיות גבוהה
web-palette-mono = שחור לבן, עם אותיות
web-palette-colourless = למי שאינם מבחינים בצבעים כלל מתאים ”{ $palette }”.
web-turn = כיוון הקלפים
web-turn-auto = אוטומטי
web-turn-lying = לרוחב
web-turn-standing = לאורך
web-text-size = גודל הטקסט
web-text-size-small = קטן
web-text-size-normal = רגיל
web-text-size-large = גדול
web-text-size-huge = גדול מאוד
web-motion = אנימציה
web-motion-auto = לפי המערכת
web-motion-moving = פעילה
web-motion-still = כבויה
web-keys = מקשים
web-keyboard = מקלדת
web-keyboard-auto =
    { $keyboard ->
        [azerty] זוהתה: AZERTY
        [qwertz] זוהתה: QWERTZ
        [hebrew] זוהתה: עברית
       *[qwerty] זוהתה: QWERTY
    }
web-keyboard-hebrew = עברית
web-show-keys = להראות את המקשים על הקלפים
web-show-keys-letters = בקלפים בשחור־לבן מופיעה שם האות של הצבע. ליד השולחן, ? מציג את המקשים.
web-keys-what = המקשים מסודרים כמו הקלפים. בוחרים אחד ואז לוחצים על מקש חדש.
web-keys-cards = מקשי הקלפים
web-keys-cards-how = החצים עוברים בין הקלפים, ו־Enter בוחר קלף.
web-key-card = קלף בשורה { $row }, טור { $column }: { $key }
web-key-press = יש ללחוץ על המקש
web-key-undo = לבטל
web-key-reserved = המקשים Tab, Enter ו־Esc שומרים על תפקידם בכל דף. יש לבחור מקש אחר.
web-key-swapped = המקשים הוחלפו. { $first } · { $second }
web-keys-are-reset = כל המקשים חזרו להגדרה הראשונית.
web-keys-reset = לאפס את המקשים
web-own-data = הנתונים שלך
web-keys-dice = בשולחן הקוביות
web-keys-dice-what = המקשים 1 עד 5 בוחרים קוביות, החצים עוברים על הלוח, ו־Enter מניח קובייה.
web-key-dice-none = אין SET · לוותר · לשמור הכול
web-key-dice-play = לשחק כך · להטיל שוב
web-data-what = ההגדרות נשארות במכשיר הזה. השרת שומר את השם ואת המשחקים הגמורים, ואפשר לבקש למחוק מהם את השם.
web-settings-reset = לאפס את ההגדרות
web-forget = למחוק את הנתונים שלי
web-forget-sure = כן, להסיר את השם שלי מכל המשחקים
web-forgotten = בוצע. השם שלך הוסר.
web-forget-what = השם שלך יוחלף בכל המשחקים ששיחקת. אי אפשר לבטל את זה.
web-forget-failed = שום דבר לא נמחק. { $why }
web-forget-nothing = השרת לא יודע עליך דבר, ולכן אין מה למחוק.
