## O curso das cartas

web-learn-steps = Etapas da lição
web-learn-step = Etapa { $step }: { $title }
web-learn-on = Seguir adiante
web-learn-before = Voltar
web-learn-next = Próxima
web-learn-result = Ver o resultado
web-learn-right = Certo!
web-learn-wrong = Quase.
web-learn-score = { $right } de { $questions } certas
web-learn-yes = É um SET
web-learn-no = Não é um SET
web-learn-choose = Escolha a carta que falta.
web-learn-features-title = Quatro características
web-learn-features = Cada carta mostra um, dois ou três símbolos idênticos. Veja quantos são, a cor, o preenchimento e a forma. De cada característica há três tipos.
web-learn-set-title = O que é um SET
web-learn-set = Três cartas são um SET se cada uma das quatro características, separadamente, é igual nas três ou diferente nas três. Estes quatro são SETs:
web-learn-near-title = Quase um SET
web-learn-near = O teste rápido: se duas cartas têm algo em comum que a terceira não tem, não é um SET. Basta uma característica.
web-learn-question-title = SET ou não?
web-learn-complete-title = Qual carta falta?
web-learn-complete = Para duas cartas quaisquer há exatamente uma terceira que completa o SET. Veja as quatro características uma por uma.
web-learn-find-title = Encontre o SET
web-learn-find = Há um SET entre estas cartas. Escolha as três cartas dele.
web-learn-first-title = Sua primeira partida
web-learn-first = Comece com as 27 cartas sólidas: uma característica a menos para conferir. Você joga sozinho, sem pressa e com dicas.
web-learn-count = Pergunta { $question } de { $questions }
web-learn-question = Cada uma das quatro características: igual em todas ou diferente em todas?

## O curso dos dados

web-learn-legal = É válida
web-learn-not-legal = Não é válida
web-learn-dice-faces-title = Três características
web-learn-dice-faces = As faces dos dados são como as cartas sólidas: um, dois ou três símbolos, de uma cor e uma forma. São 27, e mais uma.
web-learn-dice-wild = Vale por qualquer face. Quem o coloca diz qual, e assim fica.
web-learn-dice-same-title = SETs de dados
web-learn-dice-same = A regra é a das cartas: cada característica igual nos três ou diferente nos três. Mas dados podem ser idênticos, e três idênticos também são um SET. Os dois últimos não são:
web-learn-dice-question-title = SET de dados ou não?
web-learn-dice-question = Número, cor e forma: tudo igual ou tudo diferente?
web-learn-dice-turn-title = Uma jogada
web-learn-dice-turn = Coloque até três dos seus dados. Cada um deve fazer parte de um novo SET de três vizinhos em linha ou coluna, e tudo deve ficar ligado aos dados que já estão lá. A primeira destas jogadas é válida, as outras não:
web-learn-dice-score-title = Os pontos
web-learn-dice-score = Cada dado de cada novo SET vale um ponto. Um dado em linha e em coluna conta duas vezes, uma casa de bônus soma seus pontos uma vez, e um WILD não conta na jogada em que é colocado.
web-learn-dice-judge-title = É válida?
web-learn-dice-judge = Os dados com anel são a jogada. Ela é válida?
web-learn-dice-round-title = Como é uma partida
web-learn-dice-round = De dois a quatro jogadores; cada um tem cinco dados à vista.
web-learn-dice-round-opening = Todos lançam. Quem vê primeiro um SET entre seus dados anuncia, coloca-o no centro e abre.
web-learn-dice-round-turns = Depois, um de cada vez: jogar até três dados ou passar. No começo da vez, um WILD do tabuleiro pode ser trocado por um dado com a face dele.
web-learn-dice-round-refill = Depois da vez de todos, cada um completa cinco dados e lança os novos.
web-learn-dice-round-extra = Antes da rodada seguinte, cada um pode lançar de novo, uma vez, os dados que quiser.
web-learn-dice-round-end = Quando alguém fica sem dados, a rodada é jogada até o fim. Ganha quem tiver mais pontos.
web-learn-dice-begin-title = Sua primeira partida de dados
web-learn-dice-begin = Enquanto você experimenta uma jogada, a página mostra os pontos, ou por que ela não é válida. Nada conta antes de você jogar.
