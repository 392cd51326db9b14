## El curso de las cartas

web-learn-steps = Pasos de la lección
web-learn-step = Paso { $step }: { $title }
web-learn-on = Seguir
web-learn-before = Atrás
web-learn-next = Siguiente
web-learn-result = Ver el resultado
web-learn-right = ¡Bien!
web-learn-wrong = Casi.
web-learn-score = { $right } de { $questions } bien
web-learn-yes = Un SET
web-learn-no = No es un SET
web-learn-choose = Elige la carta que falta.
web-learn-features-title = Cuatro características
web-learn-features = Cada carta muestra uno, dos o tres símbolos idénticos. Mira cuántos hay, de qué color son, cómo están rellenos y qué forma tienen. De cada característica hay tres variantes.
web-learn-set-title = Qué es un SET
web-learn-set = Tres cartas son un SET si cada una de las cuatro características, por separado, es igual en las tres o distinta en las tres. Estos cuatro son SET:
web-learn-near-title = Casi un SET
web-learn-near = La prueba rápida: si dos cartas comparten algo que la tercera no tiene, no es un SET. Basta con una sola característica.
web-learn-question-title = ¿SET o no?
web-learn-complete-title = ¿Qué carta falta?
web-learn-complete = Para dos cartas cualesquiera hay exactamente una tercera que completa el SET. Repasa las cuatro características una por una.
web-learn-find-title = Encuentra el SET
web-learn-find = Entre estas cartas hay un SET. Elige sus tres cartas.
web-learn-first-title = Tu primera partida
web-learn-first = Empieza con las 27 cartas sólidas: una característica menos que comprobar. Juegas a solas, sin prisas y con pistas.
web-learn-count = Pregunta { $question } de { $questions }
web-learn-question = Cada una de las cuatro características: ¿igual en todas o distinta en todas?

## El curso de los dados

web-learn-legal = Es válido
web-learn-not-legal = No es válido
web-learn-dice-faces-title = Tres características
web-learn-dice-faces = Las caras de los dados son como las cartas sólidas: uno, dos o tres símbolos de un color y una forma. Hay 27, y una más.
web-learn-dice-wild = Es el comodín: vale por cualquier cara. Quien lo coloca dice cuál, y así se queda.
web-learn-dice-same-title = SET de dados
web-learn-dice-same = La regla es la de las cartas: cada característica, igual en los tres o distinta en los tres. Pero puede haber dados idénticos, y tres idénticos también son un SET. Los dos últimos no lo son:
web-learn-dice-question-title = ¿SET de dados o no?
web-learn-dice-question = Número, color y forma: ¿todo igual o todo distinto?
web-learn-dice-turn-title = Un turno
web-learn-dice-turn = Coloca hasta tres de tus dados. Cada uno debe formar parte de un nuevo SET de tres vecinos en fila o columna, y todo debe quedar unido a los dados que ya están. El primero de estos turnos es válido, los otros no:
web-learn-dice-score-title = Los puntos
web-learn-dice-score = Cada dado de cada nuevo SET vale un punto. Un dado en fila y en columna cuenta dos veces, una casilla de premio suma sus puntos una vez, y un comodín no puntúa en el turno en que se coloca.
web-learn-dice-judge-title = ¿Es válido?
web-learn-dice-judge = Los dados con anillo son el turno. ¿Es válido?
web-learn-dice-round-title = Cómo va una partida
web-learn-dice-round = De dos a cuatro jugadores; cada uno tiene cinco dados a la vista.
web-learn-dice-round-opening = Todos tiran. Quien primero ve un SET entre sus dados lo canta, lo coloca en el centro y abre la partida.
web-learn-dice-round-turns = Después, por turnos: jugar hasta tres dados o pasar. Al empezar tu turno puedes cambiar un comodín del tablero por un dado que muestre su cara.
web-learn-dice-round-refill = Cuando todos han jugado, se roba hasta tener cinco dados y se tiran los nuevos.
web-learn-dice-round-extra = Antes de la siguiente ronda, cada uno puede volver a tirar una vez los dados que quiera.
web-learn-dice-round-end = Cuando alguien se queda sin dados, la ronda se juega hasta el final. Gana quien tenga más puntos.
web-learn-dice-begin-title = Tu primera partida de dados
web-learn-dice-begin = Mientras pruebas un turno, la página muestra sus puntos, o por qué no es válido. Nada cuenta hasta que lo juegas.
