rule-choice = La regla «{ $rule }» no puede ser «{ $value }». Elige entre: { $choices }.
rule-range = La regla «{ $rule }» no puede ser «{ $value }». Elige un número de { $low } a { $high }.
rule-yes-or-no = La regla «{ $rule }» no puede ser «{ $value }». Elige yes o no.
rule-kind = La regla «{ $rule }» no puede ser «{ $value }».
rule-unknown = No existe la regla «{ $rule }». Las reglas son: { $names }.
rule-layout = Los reglamentos no prevén { $cards } cartas en la mesa. Elige 9 o 12 para «layout».
rule-nine = Nueve cartas son solo para barajas de 27. Elige un tercio de la baraja, por ejemplo deck=solid, o layout=12.
rule-pair = La ley «{ $law }» no se juega con la baraja «{ $deck }». Elige una de estas barajas: { $decks }.
rule-layout-variant = Esta variante se juega con { $board } cartas en la mesa, no con { $cards }. No indiques «layout».
rule-hidden-law = way=hidden solo funciona con leyes que permiten deducir la carta oculta. Elige otra ley que no sea «ultra».
rule-all-penalty = Con way=all nadie se queda con cartas, así que nadie puede perderlas. Elige penalty=none.
rule-goal = goal={ $goal } no encaja con ending={ $ending }. Elige { $goals }.
rule-together = Para jugar todos juntos hace falta ending=pile o ending=takings.
rule-penalty-cards = Solo se pierden cartas donde se cuentan cartas. Elige penalty=point o penalty=none.
rule-penalty-point = Solo se pierde un punto donde se cuentan SETs. Elige penalty=cards o penalty=none.
rule-late-join = En una mesa clasificatoria nadie entra en una mano empezada. Elige rated=no o late_join=no.
rule-edition = No existe el reglamento «{ $name }». Los reglamentos son: { $names }.
rule-short-time = El tiempo de la regla «{ $rule }» es demasiado corto. Elige { $least } segundos o más, o 0.
rule-rated-hints = En una mesa clasificatoria de dos o más no hay pistas. Elige hints=no o rated=no.
rule-date = «{ $value }» no es un día. Escríbelo así: 2026-11-15.
rule-date-early = «{ $value }» no tiene reto del día. El primero es el de { $first }.
rule-daily-focus = El reto del día no tiene tipos elegidos ni número.
rule-daily-team = El reto del día es para una sola persona.
rule-focus = «{ $value }» no es un tipo de SET. Escribe las iniciales inglesas de las características que cambian, como cf para color y fondo.
rule-focus-easy = Las cartas de un reto fácil comparten una característica, así que no pueden cambiar las cuatro. Elige size=full.
