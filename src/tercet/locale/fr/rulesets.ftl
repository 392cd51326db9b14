rule-choice = La règle « { $rule } » ne peut pas valoir « { $value } ». Choisissez parmi : { $choices }.
rule-range = La règle « { $rule } » ne peut pas valoir « { $value } ». Choisissez un nombre de { $low } à { $high }.
rule-yes-or-no = La règle « { $rule } » ne peut pas valoir « { $value } ». Choisissez yes ou no.
rule-kind = La règle « { $rule } » ne peut pas valoir « { $value } ».
rule-unknown = La règle « { $rule } » n’existe pas. Les règles sont : { $names }.
rule-layout = Les livrets ne prévoient pas { $cards } cartes sur la table. Choisissez 9 ou 12 pour « layout ».
rule-nine = Neuf cartes, c’est pour les paquets de 27 seulement. Choisissez un tiers du paquet, par exemple deck=solid, ou layout=12.
rule-pair = La loi « { $law } » ne se joue pas avec le paquet « { $deck } ». Choisissez l’un de ces paquets : { $decks }.
rule-layout-variant = Cette variante se joue avec { $board } cartes sur la table, et non { $cards }. N’indiquez pas « layout ».
rule-hidden-law = way=hidden ne fonctionne qu’avec les lois qui permettent de déduire la carte cachée. Choisissez une autre loi que « ultra ».
rule-all-penalty = Avec way=all, personne ne garde de cartes : personne ne peut donc en perdre. Choisissez penalty=none.
rule-goal = goal={ $goal } ne va pas avec ending={ $ending }. Choisissez { $goals }.
rule-together = Pour jouer tous ensemble, il faut ending=pile ou ending=takings.
rule-penalty-cards = On ne perd des cartes que là où l’on compte les cartes. Choisissez penalty=point ou penalty=none.
rule-penalty-point = On ne perd un point que là où l’on compte les SET. Choisissez penalty=cards ou penalty=none.
rule-late-join = À une table classée, personne ne rejoint une manche commencée. Choisissez rated=no ou late_join=no.
rule-edition = Le livret « { $name } » n’existe pas. Les livrets sont : { $names }.
rule-short-time = La durée de la règle « { $rule } » est trop courte. Choisissez au moins { $least } secondes, ou 0.
rule-rated-hints = À une table classée à deux ou plus, il n’y a pas d’indices. Choisissez hints=no ou rated=no.
rule-date = « { $value } » n’est pas une date. Écrivez-la ainsi : 2026-11-15.
rule-date-early = « { $value } » n’a pas de défi du jour. Le premier est celui du { $first }.
rule-daily-focus = Le défi du jour n’a ni types choisis ni numéro.
rule-daily-team = Le défi du jour se joue seul.
rule-focus = « { $value } » n’est pas un type de SET. Écrivez les initiales anglaises des caractéristiques qui diffèrent, comme cf pour couleur et remplissage.
rule-focus-easy = Les cartes d’un défi facile partagent une caractéristique : les quatre ne peuvent donc pas différer. Choisissez size=full.
