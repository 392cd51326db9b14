### Salas: uma turma, uma noite de clube, uma festa em família.

web-room = Sala
web-room-entry = Turma ou clube
web-room-enter = Entrar em uma sala
web-room-code = Código da sala
web-room-named = Sala { $code }
web-room-join = Entrar
web-room-make = Criar uma sala
web-room-make-how = Para uma turma, um clube ou uma festa: um código, várias mesas.
web-room-none = Não há nenhuma sala aberta com este código.
web-room-none-advice = Confira as cinco letras.
web-room-too-many = Códigos errados demais. Tente de novo daqui a um minuto.
web-room-closed = Esta sala está fechada.
web-room-removed = Quem conduz esta sala removeu você.
web-room-not-joining = Quem conduz esta sala não deixa mais ninguém entrar.
web-room-in = Você entrou!
web-room-soon = A próxima etapa começa em breve. Deixe esta página aberta.
web-room-next = A próxima etapa começa logo.
web-room-back = Voltar à sala
web-room-round-on = Há uma etapa em andamento na sua sala.
web-room-yours = Sua sala está aberta.
web-room-moved = Agora você está na mesa { $number }.
web-room-moved-seen = Entendi
web-room-leave = Sair da sala
web-room-leave-title = Sair da sala?
web-room-leave-what = Seu lugar na mesa fica livre. Com o código você pode entrar de novo.
web-room-late = Esta etapa está completa. Você joga na próxima.
web-room-opening = Sua mesa está sendo preparada…
web-room-again = Eu já estava aqui, em outro aparelho
web-room-again-not = Voltar
web-room-who = Qual destes nomes é o seu?
web-room-taken = { $name } já está na sala. É você?
web-room-taken-own = Sim, sou eu
web-room-taken-other = Não, sou outra pessoa
web-room-asked = Pedimos a quem conduz a sala que confirme quem você é.
web-room-rejected = Não foi confirmado. Entre com um nome.
web-room-claim = Alguém em um aparelho novo diz que é { $name }.
web-room-confirm = É verdade
web-room-reject = Não
web-room-people =
    { $count ->
        [0] Ainda não há ninguém
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
web-room-enlarge = Mostrar o código em tamanho grande
web-room-go-to = Acesse { $address } e digite
web-room-round = Etapa { $number }
web-room-start = Começar a etapa { $number }
web-room-together = Quem joga com quem
web-room-shuffled = Por sorteio
web-room-same = As mesmas mesas
web-room-neighbours = Pela classificação
web-room-size = Pessoas por mesa
web-room-bots = Bots nos lugares livres
web-room-no-bots = Nenhum
web-room-bots-not-together = Numa etapa em equipe não há bots.
web-room-quick = Início rápido: 27 cartas
web-room-ends = Termina depois de
web-room-open-end = Sem limite de tempo
web-room-minutes = { $minutes } min
web-room-time-left = Tempo restante
web-room-time-taken = Tempo decorrido
web-room-best-time = Recorde até agora: { $time }
web-room-joining = Mais gente pode entrar
web-room-given = Dar números em vez de nomes
web-room-pause = Atenção aqui
web-room-paused = Todas as mesas estão em pausa.
web-room-resume = Continuar
web-room-end = Encerrar a etapa
web-room-end-sure = Encerrar a etapa para todo mundo? As partidas inacabadas contam como estão.
web-room-close = Fechar a sala
web-room-close-sure = Fechar a sala de vez? Todo mundo terá que sair.
web-room-close-save = Salve antes os resultados: uma sala fechada não pode ser reaberta.
web-room-table = Mesa { $number }
web-room-phase-new = Em preparação
web-room-phase-lobby = Prestes a começar
web-room-phase-play = Jogando
web-room-phase-paused = Em pausa
web-room-phase-over = Terminada
web-room-table-empty = Vazia. Para passar alguém para cá, toque no nome da pessoa na lista.
web-room-left =
    { $game ->
        [dice] Dados restantes: { $count }
       *[other] Cartas restantes: { $count }
    }
web-room-watch = Assistir à mesa { $number }
web-room-standings = Classificação
web-room-rank = Lugar
web-room-name = Nome
web-room-points = Pontos
web-room-sets = SETs
web-room-file = Salvar como CSV
web-room-remove = Remover { $name }
web-room-remove-sure = Remover { $name } da sala? A pessoa só poderá voltar se você deixar.
web-room-removed-people = Pessoas removidas: { $count }
web-room-readmit = Deixar { $name } voltar
web-room-away = ausente
web-room-projector = Modo projetor
web-room-wall = No projetor e nas outras telas:
web-room-names = Mostrar os nomes
web-room-scores = Mostrar os pontos
web-room-link = Link para seus outros aparelhos
web-room-link-how = Quem tem este link conduz a sala. Um link novo anula o antigo.
web-room-link-new = Criar um link
web-guide = Guia
web-guide-teachers = Na sala de aula
web-guide-clubs = Noite de jogo
web-room-way = Jeito de jogar
web-room-way-race = Corrida
web-room-way-quiet = Com calma: as mesmas cartas para todo mundo
web-room-way-team = Com calma e em equipe: as mesmas cartas para cada mesa
web-room-way-challenge = Sessenta segundos: o máximo de SETs
web-room-way-together = Em equipe contra o relógio
web-room-way-short-race = Corrida
web-room-way-short-quiet = Com calma
web-room-way-short-team = Com calma e em equipe
web-room-way-short-challenge = Sessenta segundos
web-room-way-short-together = Em equipe
web-room-counts = O que conta
web-room-count-points = Pontos
web-room-count-places = Colocações
web-room-count-sets = SETs encontrados
web-room-archive = Salvar todas as partidas
web-room-add-table = Adicionar uma mesa
web-room-rename = Novo nome para { $name }
web-room-rename-do = Mudar o nome
web-room-move = Passar { $name } para uma mesa
web-room-finished =
    { $all ->
        [one] Terminou: { $done } de { $all }
       *[other] Terminaram: { $done } de { $all }
    }
web-room-solutions = Soluções
web-room-solution = SET { $number } de { $all }
web-room-next-solution = Próximo SET
web-room-why = Por quê?
web-room-why-asked = Por que é um SET?
web-room-previous-solution = SET anterior
web-room-class-sum =
    { $sets ->
        [0] Nenhum SET foi encontrado nesta etapa.
        [one] Todos juntos encontraram um SET.
       *[other] Todos juntos encontraram { $sets } SETs.
    }
web-room-tables-sum =
    { $sets ->
        [0] Nenhuma mesa encontrou um SET nesta etapa.
        [one] Todas as mesas juntas encontraram um SET.
       *[other] Todas as mesas juntas encontraram { $sets } SETs.
    }
web-room-class-time =
    { $compared ->
        [first] Tempo: { $time }
        [better] Tempo: { $time }. Novo recorde!
       *[other] Tempo: { $time }. Recorde até agora: { $best }
    }
web-room-result = Resultado da etapa { $number }
web-room-most-found =
    { $by ->
        [table] O máximo que uma mesa encontrou: { $best } de { $all } SETs.
       *[person] O máximo que uma pessoa encontrou: { $best } de { $all } SETs.
    }
web-room-set-count =
    { $count ->
        [one] { $count } SET
       *[other] { $count } SETs
    }
web-room-best-team =
    { $count ->
        [1] A melhor equipe
       *[other] As melhores equipes
    }
web-room-final = Classificação final
web-room-name-needed = Primeiro escreva seu nome.
web-room-number = N.º { $number }
web-room-your-number = No telão, seu número é { $number }.
web-room-score =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
web-room-place = Você está em { $rank }.º lugar, entre { $all }
web-room-tables-finished = Mesas encerradas: { $done } de { $all }
web-room-wait = Fique nesta página até todo mundo terminar.

## Tables that anybody can join, on the first page

web-open-tables = Mesas públicas
web-no-open-tables = Nenhuma mesa pública no momento. Crie uma e deixe-a pública.
web-nobody = ninguém ainda
web-seats-taken = { $players } de { $seats } lugares
web-score-of =
    { $name }: { $points ->
        [1] um ponto
       *[other] { $points } pontos
    }
web-phase-lobby = esperando para começar
web-phase-running = em jogo
web-phase-over = encerrada
web-watching-number =
    { $watchers ->
        [1] 1 assistindo
       *[other] { $watchers } assistindo
    }
web-watch = Assistir
web-join = Entrar
