rule-choice = הכלל '{ $rule }' אינו יכול להיות '{ $value }'. יש לבחור אחד מאלה: { $choices }.
rule-range = הכלל '{ $rule }' אינו יכול להיות '{ $value }'. יש לבחור מספר מ־{ $low } עד { $high }.
rule-yes-or-no = הכלל '{ $rule }' אינו יכול להיות '{ $value }'. יש לבחור yes או no.
rule-kind = הכלל '{ $rule }' אינו יכול להיות '{ $value }'.
rule-unknown = אין כלל '{ $rule }'. הכללים הם: { $names }.
rule-layout = בחוברות הכללים אין פריסה של { $cards } קלפים. יש לבחור 9 או 12 עבור 'layout'.
rule-nine = תשעה קלפים הם רק לחפיסות של 27. יש לבחור שליש מהחפיסה, למשל deck=solid, או layout=12.
rule-pair = אין משחקים לפי החוק '{ $law }' בחפיסה '{ $deck }'. יש לבחור אחת מן החפיסות האלה: { $decks }.
rule-layout-variant = בגרסה הזאת מונחים על השולחן { $board } קלפים ולא { $cards }. אין לציין 'layout'.
rule-hidden-law = way=hidden פועל רק עם חוקים שמאפשרים להסיק מהו הקלף המוסתר. יש לבחור חוק אחר מ־ultra.
rule-all-penalty = ב־way=all איש אינו שומר קלפים, ולכן אי אפשר להפסיד אותם. יש לבחור penalty=none.
rule-goal = הערך goal={ $goal } אינו מתאים ל־ending={ $ending }. יש לבחור { $goals }.
rule-together = כדי לשחק כולם יחד צריך ending=pile או ending=takings.
rule-penalty-cards = אפשר להפסיד קלפים רק כשסופרים קלפים. יש לבחור penalty=point או penalty=none.
rule-penalty-point = אפשר להפסיד נקודה רק כשסופרים SETים. יש לבחור penalty=cards או penalty=none.
rule-late-join = בשולחן מדורג איש אינו מצטרף לסיבוב שכבר התחיל. יש לבחור rated=no או late_join=no.
rule-edition = אין חוברת כללים '{ $name }'. החוברות הן: { $names }.
rule-short-time = הזמן בכלל '{ $rule }' קצר מדי. יש לבחור { $least } שניות או יותר, או 0.
rule-rated-hints = בשולחן מדורג של שני שחקנים או יותר אין רמזים. יש לבחור hints=no או rated=no.
rule-date = '{ $value }' אינו תאריך. יש לכתוב כך: 2026-11-15.
rule-date-early = אין חידה ליום '{ $value }'. הראשונה היא של { $first }.
rule-daily-focus = לחידה היומית אין סוגים נבחרים ואין מספר.
rule-daily-team = בחידה היומית משתתף אחד.
rule-focus = '{ $value }' אינו סוג של SET. יש לכתוב את ראשי התיבות באנגלית של המאפיינים השונים, למשל cf לצבע ולמילוי.
rule-focus-easy = לקלפים של חידה קלה יש מאפיין משותף אחד, ולכן לא ייתכן שכל הארבעה שונים. אפשר לבחור size=full.
