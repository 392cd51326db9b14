## Levels, from the weakest; first the card game's, then the dice game's

bots-level-learner = aprendiz
bots-level-novice = novato
bots-level-casual = amador
bots-level-regular = habitual
bots-level-expert = experiente
bots-level-master = mestre
bots-level-beginner = iniciante
bots-level-greedy = intermediário
bots-level-strong = forte
bots-plays-on-key = F9: um bot continua no lugar de { $name }.

## Commands

bots-levels-help = Mostra os bots e em que se baseiam.
bots-calibration-help = Mede quanto tempo os bots do jogo de cartas levam para ver um SET.
bots-tournament-help = Faz os bots jogarem muitas partidas entre si e os classifica.
bots-baseline-help = Mede nossos bots e um jogador ao acaso nos ambientes do PettingZoo.

bots-arg-bot = um nível, ou um bot próprio como ARQUIVO.py:NOME
bots-arg-game = que jogo (por padrão: cards, as cartas)
bots-arg-games = quantas partidas, arredondadas para rodadas completas (por padrão: 100)
bots-arg-seats = quantos bots se sentam à mesa (por padrão: 2)
bots-arg-edition = o manual pelo qual se joga
bots-arg-seed = a mesma semente dá as mesmas partidas
bots-arg-save = uma pasta para os registros de todas as partidas
bots-arg-json = mostra o resultado em JSON
bots-arg-deals = quantas partidas completas cada nível joga solo (por padrão: 200)
bots-arg-displays = quantas mesas soltas de cada tipo cada nível examina (por padrão: 400)
bots-arg-episodes = quantos episódios joga cada bot (por padrão: 20)

bots-needs-ratings = A classificação precisa de outro pacote. Na pasta do projeto: { $install }
bots-needs-picture = O desenho precisa de outro pacote. Na pasta do projeto: { $install }
bots-needs-envs = Os ambientes precisam de outros pacotes. Na pasta do projeto: { $install }
bots-bad-count = { $option } precisa ser pelo menos { $least }, não { $given }.
bots-stalled = Esta partida não pode acabar, porque cada bot espera os outros: { $names }.
bots-no-game = Nenhum jogo se chama “{ $game }”. Escolha entre: { $known }.
bots-no-bot = Nenhum bot deste jogo se chama “{ $name }”. Escolha { $known }, ou um bot seu como ARQUIVO.py:NOME.
bots-other-game =
    “{ $name }” é um bot do jogo de { $other ->
        [dice] dados
       *[cards] cartas
    }. Aqui, escolha { $known }, ou um bot seu como ARQUIVO.py:NOME.
bots-no-module = Não há nenhum bot em “{ $spec }”: { $problem }
bots-no-name = Em “{ $place }” não há nada que se chame “{ $name }”.
bots-bad-maker = “{ $spec }” não pode ser criado a partir de uma semente: { $problem }
bots-no-answer = “{ $spec }” cria algo sem o método “answer”.
bots-bad-answer = “{ $spec }.answer” precisa receber uma visão, um lugar e um horário: def answer(self, view, seat, now)
bots-too-few = Bots insuficientes: há { $bots }, e são necessários { $seats }. Uma mesa precisa de pelo menos 2.
bots-not-shared = O bot { $bot } não pode ser enviado aos processos que jogam: defina-o no nível superior de um arquivo ou use cores=1.
bots-too-many = Uma mesa deste jogo tem { $most } lugares, não { $seats }.
bots-failed = O bot { $name } falhou na partida { $number }: { $problem }
bots-stopped = Interrompido: foram jogadas { $done } de { $wanted } partidas, e elas contam.

## Tables

bots-head-game = jogo
bots-head-shown = nome exibido
bots-head-bot = bot
bots-head-games = partidas
bots-head-wins = vitórias
bots-head-points = pontos
bots-head-rating = classificação
bots-head-thinking = reflexão (mediana, máximo)
bots-head-aim = objetivo
bots-head-seconds = segundos por SET
bots-head-wrong = anúncios errados
bots-head-denied = “não há SET” errados
bots-head-span = por características diferentes
bots-head-count = por SETs presentes
bots-head-race = como corrida
bots-head-number = número
bots-head-abundant = valor abundante
bots-head-central = no meio
bots-head-random = ao acaso

bots-tournament-note =
    { $games ->
        [1] Uma partida de { $game }. Entre colchetes: intervalos de confiança de 95%; um empate divide a vitória.
       *[other] { $games } partidas de { $game }. Entre colchetes: intervalos de confiança de 95%; um empate divide a vitória.
    }
bots-game-cards = cartas
bots-game-dice = dados
bots-game-puzzle = desafio
bots-calibration-note = Partidas completas no solo; depois, mesas soltas de doze cartas, em segundos: com um único SET que difere em 1, 2, 3, 4 características; com 1 a 5 SETs; e o que uma corrida de buscas independentes prevê para estas.
bots-baseline-note = Pontos em média por partida em uma mesa de dois: o bot contra um jogador que faz jogadas válidas ao acaso. No jogo de cartas, que avança em passos de um décimo de segundo, esse jogador espera em 98 de cada 100 passos.
bots-rounded = Arredondado a partir de { $asked }: em rodadas completas de { $round } partidas, cada bot ocupa cada lugar o mesmo número de vezes.
bots-saved = Os registros estão em { $folder }.
bots-drawn = O desenho está em { $file }.
bots-levels-numbers = Os números dos níveis do jogo de cartas. Cada um é explicado abaixo.
bots-levels-note = Os artigos dão o sentido de um efeito; seu tamanho é calibração nossa. Para os segundos dos nossos níveis não há números publicados.

## The parts of the model

bots-part-race = uma busca independente para cada SET, e ganha a primeira a acabar
bots-part-span = quanto mais características diferem, mais lento
bots-part-abundant = prefere-se o valor mais frequente na mesa
bots-part-central = preferem-se um pouco as cartas do meio
bots-part-scale = os segundos de cada nível
bots-part-aim = os segundos em média por SET que o nível busca em uma partida solo
bots-part-perceive = o tempo mínimo entre uma mudança e o fim de uma busca, em segundos
bots-part-point = do anúncio até a escolha, em segundos
bots-part-sizes = quanto mais lento, quanta preferência e como os tempos se dispersam
bots-part-slip = os erros são quase SETs que falham em uma característica, mais frequentes nos níveis baixos
bots-part-patience = a hesitação antes de dizer que não há SET
bots-part-second-look = quanto tempo ainda procura quando alguém já disse que não há SET, em segundos
bots-part-crowd = tempo em proporção às cartas à vista
bots-part-shape = a forma da dispersão de uma busca: tempos muito curtos são raros
bots-part-steadiness = quão pouco variam o tempo de escolher e a hesitação
bots-our-calibration = calibração nossa

## The picture

bots-picture-title = Tempo por SET segundo o nível (modelo; os segundos são calibração nossa)
bots-picture-spans = características diferentes do único SET entre 12 cartas
bots-picture-counts = SETs entre 12 cartas
bots-picture-seconds = segundos em média até vê-lo
bots-picture-measured = medido
bots-picture-race = corrida de buscas independentes
bots-picture-effects = nível
bots-picture-times = tempo comparado com outros SETs
bots-picture-abundant = o valor mais abundante
bots-picture-central = cartas do meio
bots-picture-slower = publicado: mais lento quanto mais características diferem
bots-picture-favoured = publicado: ambos são preferidos (abaixo de 1)
