## הקורס של הקלפים

web-learn-steps = שלבי השיעור
web-learn-step = שלב { $step }: { $title }
web-learn-on = הלאה
web-learn-before = אחורה
web-learn-next = הבא
web-learn-result = לתוצאה
web-learn-right = נכון!
web-learn-wrong = לא בדיוק.
web-learn-score = { $right } מתוך { $questions } נכונות
web-learn-yes = זה SET
web-learn-no = זה לא SET
web-learn-choose = לבחור את הקלף החסר.
web-learn-features-title = ארבעה מאפיינים
web-learn-features = בכל קלף סמל אחד, שניים או שלושה, כולם זהים. שימו לב כמה יש, מה הצבע, איך הם ממולאים ומה הצורה. לכל מאפיין שלושה סוגים.
web-learn-set-title = מה זה SET
web-learn-set = שלושה קלפים הם SET אם כל אחד מארבעת המאפיינים, לבדו, זהה בשלושתם או שונה בשלושתם. הנה ארבעה כאלה:
web-learn-near-title = כמעט SET
web-learn-near = בדיקה מהירה: אם לשני קלפים יש משהו משותף שאין לשלישי, זה לא SET. מספיק מאפיין אחד כזה.
web-learn-question-title = SET או לא?
web-learn-complete-title = איזה קלף חסר?
web-learn-complete = לכל שני קלפים יש קלף שלישי אחד ויחיד שמשלים SET. כדאי לעבור על ארבעת המאפיינים אחד אחד.
web-learn-find-title = למצוא את ה־SET
web-learn-find = בין הקלפים האלה יש SET אחד. לבחור את שלושת קלפיו.
web-learn-first-title = המשחק הראשון שלך
web-learn-first = כדאי להתחיל עם 27 הקלפים המלאים: מאפיין אחד פחות לבדוק. משחקים לבד, בלי לחץ, ויש רמזים.
web-learn-count = שאלה { $question } מתוך { $questions }
web-learn-question = כל אחד מארבעת המאפיינים: זהה בכולם, או שונה בכולם?

## הקורס של הקוביות

web-learn-legal = תור חוקי
web-learn-not-legal = לא חוקי
web-learn-dice-faces-title = שלושה מאפיינים
web-learn-dice-faces = פאות הקוביות הן כמו הקלפים המלאים: סמל אחד, שניים או שלושה, בצבע ובצורה. יש 27 כאלה, ועוד אחת.
web-learn-dice-wild = היא יכולה לשמש ככל פאה. מי שמניח אותה קובע איזו, וכך זה נשאר.
web-learn-dice-same-title = SET של קוביות
web-learn-dice-same = הכלל הוא כמו בקלפים: כל מאפיין זהה בכולן או שונה בכולן. אבל קוביות יכולות להיות זהות, וגם שלוש זהות הן SET. השתיים האחרונות אינן SET:
web-learn-dice-question-title = SET של קוביות או לא?
web-learn-dice-question = מספר, צבע וצורה: זהה בכולן, או שונה בכולן?
web-learn-dice-turn-title = תור
web-learn-dice-turn = מניחים עד שלוש קוביות. כל אחת חייבת להיות חלק מ־SET חדש של שלוש שכנות בשורה או בטור, והכול חייב להתחבר לקוביות שכבר מונחות. התור הראשון כאן חוקי, האחרים לא:
web-learn-dice-score-title = נקודות
web-learn-dice-score = כל קובייה בכל SET חדש שווה נקודה. קובייה בשורה וגם בטור נספרת פעמיים, משבצת בונוס מוסיפה את נקודותיה פעם אחת, ו־WILD לא נספר בתור שבו הונח.
web-learn-dice-judge-title = האם התור חוקי?
web-learn-dice-judge = הקוביות המוקפות הן התור. האם הוא חוקי?
web-learn-dice-round-title = מהלך המשחק
web-learn-dice-round = שניים עד ארבעה משתתפים; לכל אחד חמש קוביות גלויות לכולם.
web-learn-dice-round-opening = כולם מטילים. מי שרואה ראשון SET בין הקוביות שלו מכריז, מניח אותו במרכז ופותח.
web-learn-dice-round-turns = אחר כך כל אחד בתורו: משחקים עד שלוש קוביות או מוותרים. בתחילת תור אפשר להחליף WILD שעל הלוח בקובייה שמראה את פאתו.
web-learn-dice-round-refill = אחרי התור של כולם משלימים לחמש קוביות ומטילים את החדשות.
web-learn-dice-round-extra = לפני הסבב הבא כל אחד רשאי להטיל שוב כל קובייה שירצה, פעם אחת.
web-learn-dice-round-end = כשלמישהו אין עוד קוביות, משחקים את הסבב עד סופו. מי שצבר הכי הרבה נקודות מנצח.
web-learn-dice-begin-title = משחק הקוביות הראשון שלך
web-learn-dice-begin = בזמן שמנסים תור, הדף מראה את הנקודות, או למה אי אפשר. שום דבר לא נספר לפני שמשחקים.
