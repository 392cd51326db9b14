rule-choice = A regra “{ $rule }” não pode ser “{ $value }”. Escolha entre: { $choices }.
rule-range = A regra “{ $rule }” não pode ser “{ $value }”. Escolha um número de { $low } a { $high }.
rule-yes-or-no = A regra “{ $rule }” não pode ser “{ $value }”. Escolha yes ou no.
rule-kind = A regra “{ $rule }” não pode ser “{ $value }”.
rule-unknown = Não existe a regra “{ $rule }”. As regras são: { $names }.
rule-layout = Os manuais não preveem { $cards } cartas na mesa. Escolha 9 ou 12 para “layout”.
rule-nine = Nove cartas são só para baralhos de 27. Escolha um terço do baralho, por exemplo deck=solid, ou layout=12.
rule-pair = A lei “{ $law }” não se joga com o baralho “{ $deck }”. Escolha um destes baralhos: { $decks }.
rule-layout-variant = Esta variante se joga com { $board } cartas na mesa, não com { $cards }. Não indique “layout”.
rule-hidden-law = way=hidden só funciona com leis que permitem deduzir a carta escondida. Escolha outra lei que não seja “ultra”.
rule-all-penalty = Com way=all ninguém fica com cartas, por isso ninguém pode perdê-las. Escolha penalty=none.
rule-goal = goal={ $goal } não combina com ending={ $ending }. Escolha { $goals }.
rule-together = Para todos jogarem juntos é preciso ending=pile ou ending=takings.
rule-penalty-cards = Só se perdem cartas onde se contam cartas. Escolha penalty=point ou penalty=none.
rule-penalty-point = Só se perde um ponto onde se contam SETs. Escolha penalty=cards ou penalty=none.
rule-late-join = Em uma mesa ranqueada, ninguém entra em uma rodada já começada. Escolha rated=no ou late_join=no.
rule-edition = Não existe o manual “{ $name }”. Os manuais são: { $names }.
rule-short-time = O tempo da regra “{ $rule }” é curto demais. Escolha { $least } segundos ou mais, ou 0.
rule-rated-hints = Uma mesa ranqueada para dois ou mais não tem dicas. Escolha hints=no ou rated=no.
rule-date = “{ $value }” não é um dia. Escreva assim: 2026-11-15.
rule-date-early = “{ $value }” não tem desafio do dia. O primeiro é o de { $first }.
rule-daily-focus = O desafio do dia não tem tipos escolhidos nem número.
rule-daily-team = O desafio do dia é para uma pessoa só.
rule-focus = “{ $value }” não é um tipo de SET. Escreva as iniciais em inglês das características que mudam, como cf para cor e textura.
rule-focus-easy = As cartas de um desafio fácil têm uma característica em comum, então as quatro não podem mudar. Escolha size=full.
