## Levels, from the weakest; first the card game's, then the dice game's

bots-level-learner = aprendiz
bots-level-novice = novato
bots-level-casual = aficionado
bots-level-regular = habitual
bots-level-expert = experto
bots-level-master = maestro
bots-level-beginner = principiante
bots-level-greedy = intermedio
bots-level-strong = fuerte
bots-plays-on-key = F9: un bot sigue jugando por { $name }.

## Commands

bots-levels-help = Muestra los bots y en qué se basan.
bots-calibration-help = Mide cuánto tardan en ver un SET los bots del juego de cartas.
bots-tournament-help = Hace que los bots jueguen muchas partidas entre sí y los clasifica.
bots-baseline-help = Mide nuestros bots y un jugador al azar en los entornos de PettingZoo.

bots-arg-bot = un nivel, o un bot propio como ARCHIVO.py:NOMBRE
bots-arg-game = qué juego (por defecto: cards, las cartas)
bots-arg-games = cuántas partidas, redondeadas a rondas completas (por defecto: 100)
bots-arg-seats = cuántos bots se sientan a la mesa (por defecto: 2)
bots-arg-edition = el reglamento con el que se juega
bots-arg-seed = la misma semilla da las mismas partidas
bots-arg-save = una carpeta para los registros de todas las partidas
bots-arg-json = muestra el resultado en JSON
bots-arg-deals = cuántas partidas completas juega a solas cada nivel (por defecto: 200)
bots-arg-displays = cuántas mesas sueltas de cada clase examina cada nivel (por defecto: 400)
bots-arg-episodes = cuántos episodios juega cada bot (por defecto: 20)

bots-needs-ratings = Para clasificar hace falta otro paquete. En la carpeta del proyecto: { $install }
bots-needs-picture = Para dibujar hace falta otro paquete. En la carpeta del proyecto: { $install }
bots-needs-envs = Los entornos necesitan otros paquetes. En la carpeta del proyecto: { $install }
bots-bad-count = { $option } debe ser al menos { $least }, no { $given }.
bots-stalled = Esta partida no puede acabar, porque cada bot espera a los demás: { $names }.
bots-no-game = Ningún juego se llama «{ $game }». Elige entre: { $known }.
bots-no-bot = Ningún bot de este juego se llama «{ $name }». Elige { $known }, o un bot propio como ARCHIVO.py:NOMBRE.
bots-other-game =
    «{ $name }» es un bot del juego de { $other ->
        [dice] dados
       *[cards] cartas
    }. Aquí, elige { $known }, o un bot propio como ARCHIVO.py:NOMBRE.
bots-no-module = En «{ $spec }» no hay ningún bot: { $problem }
bots-no-name = En «{ $place }» no hay nada que se llame «{ $name }».
bots-bad-maker = «{ $spec }» no se puede crear con una semilla: { $problem }
bots-no-answer = «{ $spec }» crea algo sin el método «answer».
bots-bad-answer = «{ $spec }.answer» debe recibir una vista, un asiento y una hora: def answer(self, view, seat, now)
bots-too-few = No hay bots suficientes: hay { $bots } y hacen falta { $seats }. En una mesa juegan al menos 2.
bots-not-shared = El bot { $bot } no se puede enviar a los procesos que juegan: defínelo en el nivel superior de un archivo o usa cores=1.
bots-too-many = Una mesa de este juego tiene { $most } asientos, no { $seats }.
bots-failed = El bot { $name } falló en la partida { $number }: { $problem }
bots-stopped = Interrumpido: se jugaron { $done } de { $wanted } partidas, y son las que cuentan.

## Tables

bots-head-game = juego
bots-head-shown = nombre visible
bots-head-bot = bot
bots-head-games = partidas
bots-head-wins = victorias
bots-head-points = puntos
bots-head-rating = clasificación
bots-head-thinking = reflexión (mediana, máximo)
bots-head-aim = objetivo
bots-head-seconds = segundos por SET
bots-head-wrong = errores al cantar
bots-head-denied = «no hay SET» erróneos
bots-head-span = según características distintas
bots-head-count = según SETs presentes
bots-head-race = como carrera
bots-head-number = número
bots-head-abundant = valor abundante
bots-head-central = en el centro
bots-head-random = al azar

bots-tournament-note =
    { $games ->
        [one] Una partida de { $game }. Entre corchetes: intervalos de confianza del 95 %; un empate reparte la victoria.
       *[other] { $games } partidas de { $game }. Entre corchetes: intervalos de confianza del 95 %; un empate reparte la victoria.
    }
bots-game-cards = cartas
bots-game-dice = dados
bots-game-puzzle = reto
bots-calibration-note = Partidas completas a solas; después, mesas sueltas de doce cartas, en segundos: con un solo SET que difiere en 1, 2, 3, 4 características; con 1 a 5 SETs; y lo que predice para estas una carrera de búsquedas independientes.
bots-baseline-note = Puntos de media por partida en una mesa de dos: el bot contra un jugador que hace jugadas válidas al azar. En el juego de cartas, que avanza en pasos de una décima de segundo, ese jugador espera en 98 de cada 100 pasos.
bots-rounded = Redondeado desde { $asked }: en rondas completas de { $round } partidas, cada bot ocupa cada asiento las mismas veces.
bots-saved = Los registros están en { $folder }.
bots-drawn = El dibujo está en { $file }.
bots-levels-numbers = Los números de los niveles del juego de cartas. Debajo se explica cada uno.
bots-levels-note = Los artículos dan el sentido de un efecto; su tamaño es calibración nuestra. Para los segundos de nuestros niveles no hay cifras publicadas.

## The parts of the model

bots-part-race = una búsqueda independiente por cada SET, y gana la primera que termina
bots-part-span = cuantas más características difieren, más lento
bots-part-abundant = se prefiere el valor más frecuente de la mesa
bots-part-central = se prefieren un poco las cartas del centro
bots-part-scale = los segundos de cada nivel
bots-part-aim = los segundos de media por SET que busca el nivel en una partida a solas
bots-part-perceive = el tiempo mínimo entre un cambio y el final de una búsqueda, en segundos
bots-part-point = desde que se canta hasta que se elige, en segundos
bots-part-sizes = cuánto más lento, cuánta preferencia y cómo se dispersan los tiempos
bots-part-slip = los errores son casi SETs que fallan en una característica, más frecuentes en los niveles bajos
bots-part-patience = la duda antes de decir que no hay SET
bots-part-second-look = cuánto sigue mirando cuando alguien ya ha dicho que no hay SET, en segundos
bots-part-crowd = tiempo en proporción a las cartas a la vista
bots-part-shape = la forma de la dispersión de una búsqueda: los tiempos muy cortos son raros
bots-part-steadiness = lo poco que varían el tiempo de elegir y la duda
bots-our-calibration = calibración nuestra

## The picture

bots-picture-title = Tiempo por SET según el nivel (modelo; los segundos son calibración nuestra)
bots-picture-spans = características distintas del único SET entre 12 cartas
bots-picture-counts = SETs entre 12 cartas
bots-picture-seconds = segundos de media hasta verlo
bots-picture-measured = medido
bots-picture-race = carrera de búsquedas independientes
bots-picture-effects = nivel
bots-picture-times = tiempo comparado con otros SETs
bots-picture-abundant = el valor más abundante
bots-picture-central = cartas del centro
bots-picture-slower = publicado: más lento cuantas más características difieren
bots-picture-favoured = publicado: se prefieren ambos (debajo de 1)
