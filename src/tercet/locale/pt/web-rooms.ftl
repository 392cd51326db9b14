### Salas: uma turma, uma noite de clube, uma festa em família.

web-room = Sala
web-room-entry = Turma ou clube
web-room-enter = Entrar em uma sala
web-room-code = Código da sala
web-room-join = Entrar
web-room-make = Criar uma sala
web-room-make-how = Para uma turma, um clube ou uma festa: um código, várias mesas.
web-room-none = Não há nenhuma sala aberta com este código. Confira as cinco letras.
web-room-too-many = Códigos errados demais. Tente de novo daqui a um minuto.
web-room-closed = Esta sala está fechada.
web-room-not-joining = Quem dirige esta sala não deixa mais ninguém entrar.
web-room-in = Você entrou!
web-room-soon = A próxima rodada começa logo. Deixe esta página aberta.
web-room-late = Esta rodada está completa. Você joga na próxima.
web-room-opening = Sua mesa está sendo preparada…
web-room-again = Eu já estava aqui, em outro aparelho
web-room-who = Qual é o seu nome?
web-room-asked = Pedimos a quem dirige a sala que confirme quem você é.
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
web-room-go-to = Acesse { $address } e digite
web-room-round = Rodada { $number }
web-room-start = Começar a rodada { $number }
web-room-together = Quem joga junto
web-room-shuffled = Ao acaso
web-room-same = As mesmas mesas
web-room-neighbours = Pela classificação
web-room-size = Pessoas por mesa
web-room-quick = Início rápido: 27 cartas
web-room-ends = Termina depois de
web-room-open-end = Sem limite de tempo
web-room-minutes = { $minutes } min
web-room-joining = Mais gente pode entrar
web-room-given = Dar números em vez de nomes
web-room-pause = Atenção aqui
web-room-paused = Todas as mesas estão em pausa.
web-room-resume = Continuar
web-room-end = Encerrar a rodada
web-room-end-sure = Encerrar a rodada para todos? As partidas inacabadas contam como estão.
web-room-close = Fechar a sala
web-room-close-sure = Fechar a sala de vez? Todos saem.
web-room-table = Mesa { $number }
web-room-phase-new = Em preparação
web-room-phase-lobby = Prestes a começar
web-room-phase-play = Jogando
web-room-phase-over = Terminada
web-room-watch = Assistir à mesa { $number }
web-room-standings = Classificação
web-room-rank = Lugar
web-room-name = Nome
web-room-points = Pontos
web-room-sets = SETs
web-room-file = Salvar como CSV
web-room-remove = Remover { $name }
web-room-remove-sure = Remover { $name } da sala? Não poderá voltar.
web-room-away = ausente
web-room-projector = Modo projetor
web-room-controls = Mostrar os controles
web-room-names = Mostrar os nomes
web-room-link = Link para seus outros aparelhos
web-room-link-how = Quem tem este link dirige a sala. Um link novo anula o antigo.
web-room-link-new = Criar um link
