## Os comandos

server-serve = Inicia um servidor em que pode jogar quem tiver o endereço.
server-backup = Copia os dados de um servidor para um arquivo, sem pará-lo.
server-restore = Põe um backup no lugar dos dados de um servidor, também com ele em funcionamento.
server-rebuild = Recalcula todos os resultados e estatísticas a partir dos registros de um servidor parado.
server-migrate = Copia os dados de um servidor de uma pasta para um banco de dados PostgreSQL, ou o contrário, e confere a cópia.

## Argumentos e opções

server-folder = PASTA
server-help-host = o endereço em que o servidor escuta; com 0.0.0.0, outras máquinas podem entrar
server-help-lan = deixa entrar outros aparelhos da sua rede; mostra o endereço e um código QR
server-help-address = o endereço em que os outros encontram este servidor, para links e códigos QR
server-help-visitors = diz quem entra e quem sai
server-help-log = formato do registro: plain para pessoas (padrão em um terminal) ou json para serviços
server-help-port = a porta em que o servidor escuta (por padrão: { $port }; 0 escolhe uma livre)
server-help-data = onde guardar os dados (por padrão: sua pasta de dados)
server-help-store = o endereço de um banco de dados PostgreSQL para mesas e identidades, como postgresql://usuario@servidor/nome (padrão: um arquivo na pasta de dados)
server-help-bus = o endereço de um servidor NATS, como nats://servidor:4222; com ele, qualquer número de servidores com o mesmo --store forma um só
server-help-trust-proxy = confiar nos cabeçalhos X-Forwarded-* do proxy reverso
server-help-origin = a origem de outro site cujas páginas podem se conectar; pode ser repetido
server-help-allow-host = um nome pelo qual se chega a este servidor, além do nome deste computador; pode ser repetido
server-help-metrics-token = um token com o qual outros computadores podem ler /api/metrics; de preferência, defina-o em TERCET_METRICS_TOKEN
server-help-keep-free = megabytes do disco que devem ficar livres: com menos, nenhuma mesa nova é aberta
server-help-keep-days = por quantos dias as partidas terminadas são guardadas
server-help-keep-idle = por quantos dias é guardada uma mesa inacabada que ninguém usa
server-help-bots = se é possível adicionar bots às mesas (padrão: sim)
server-help-web = servir este cliente web em vez do que vem incluído
server-help-offline = permitir que as páginas guardem o conteúdo desta pasta, para jogar em modo solo sem o servidor (`make static` grava-a em build/static/offline)
server-help-quiet = registrar só o que dá errado
server-help-backup-file = o backup
server-migrate-from = ORIGEM
server-migrate-to = DESTINO
server-help-migrate-from = a pasta de dados ou o banco de dados (postgresql://…) de onde copiar; o servidor precisa estar parado
server-help-migrate-to = o banco de dados ou a pasta de dados para onde copiar, ainda sem dados

## O que dizem

server-open = Em um navegador deste computador, abra { $address } (Ctrl+C para o servidor)
server-only-here = Só este computador pode entrar. Para celulares e outros computadores da sua rede, inicie com --lan.
server-others = Em outros aparelhos da sua rede, abra { $addresses }
server-no-page = A página não foi gerada, então só programas podem se conectar. Na pasta do projeto, execute make play, ou execute make wheel e instale o wheel.
server-came = { $name } entrou.
server-went = { $name } saiu.
server-bad-address = { $address } não é um endereço válido: precisa começar com http:// ou https://.
server-bad-port = { $port } não é uma porta válida: escolha uma de 0 a 65535.
server-bad-store = { $store } não é o endereço de um banco de dados: ele precisa começar com postgresql://.
server-bad-bus = { $bus } não é o endereço de um servidor NATS: ele precisa começar com nats:// ou tls://.
server-bus-without-store = --bus conecta servidores que compartilham um banco de dados, por isso também precisa de --store postgresql://…
server-host-and-lan = --host { $host } só deixa entrar este computador, e --lan, toda a sua rede. Deixe só um dos dois.
server-data-is-file = “{ $path }” é um arquivo. Em --data indique a pasta com os dados do servidor.
server-no-bus = Não foi possível conectar ao NATS em { $bus } ({ $problem }). Inicie-o ou corrija --bus.
server-listen-taken = A porta { $port } de { $host } está em uso por outro programa, talvez outro servidor do Tercet. Pare-o ou escolha outra porta com --port (0 escolhe uma livre).
server-listen-denied = Você não tem permissão para usar a porta { $port } de { $host }. Escolha uma acima de 1023 com --port.
server-listen-failed = Não é possível escutar em { $host }, porta { $port }. É um endereço deste computador? 127.0.0.1 sempre é; 0.0.0.0 significa todos.
server-backed-up = Os dados de { $folder } foram copiados para { $file }.
server-restored = Os dados de { $file } foram restaurados. Os anteriores ficam ao lado, em um arquivo que termina em “.before-restore”.
server-rebuilt =
    { $games ->
        [0] Nenhuma partida lida
        [one] Uma partida lida
       *[other] { $games } partidas lidas
    }; { $without ->
        [0] todas as mesas encerradas têm resultado.
        [one] uma mesa encerrada não tem resultado, porque ninguém jogou nela ou o registro não pode ser lido.
       *[other] { $without } mesas encerradas não têm resultado, porque ninguém jogou nelas ou os registros não podem ser lidos.
    }
server-rebuilt-same = Os resultados são os mesmos de antes.
server-rebuilt-other = Os resultados diferem dos que estavam guardados; os novos os substituem.
server-backed-up-database = Backup salvo em { $file }, e a chave que assina as identidades em { $key }. Guarde os dois.
server-restored-database = Os dados de { $file } substituíram os do banco de dados.
server-restore-no-key = { $file }: falta a chave dos convidados; coloque { $key } ao lado. “tercet backup --store” a cria; no backup de uma pasta, é uma cópia de identity.key.
server-which-place = Também há um banco de dados configurado ({ $variable } ou o arquivo de configuração) e não está claro qual você quer. Para a pasta “{ $folder }”, remova essa configuração; para o banco de dados, omita --data.
server-migrate-same = É o mesmo lugar. Diga de onde copiar e para onde.
server-migrated = Copiado e conferido: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
 } com { $entries ->
    [one] { $entries } entrada de registro
   *[other] { $entries } entradas de registro
 }, todas as identidades e sua chave.
server-not-copied = Nada foi copiado: { $problem }
server-not-a-backup = “{ $file }” não é um backup do Tercet, ou está danificado. Nada foi alterado.
server-backup-exists = “{ $file }” já existe. Escolha outro nome.
server-no-data = Não há dados de um servidor em “{ $folder }”. Indique a pasta dele com --data.
server-in-use = Outro servidor está usando os dados de “{ $folder }”. Pare-o ou escolha outra pasta com --data.
server-restore-refused = O servidor que usa “{ $folder }” não aceitou o backup. Pare-o, restaure e inicie-o de novo.
server-too-new = Os dados foram escritos por um Tercet mais novo. Atualize este ou restaure um backup anterior à atualização: “{ $folder }”
server-not-a-table = “{ $url }” não é o endereço de uma mesa. Um endereço desses tem esta forma: http://localhost:8181/t/abc.
server-unreachable = Não é possível chegar a { $server }: { $problem }

## Porque terminou uma ligação

server-closed = A conexão foi encerrada: { $code }
server-bye-reload = este programa e o servidor têm versões diferentes; atualize o mais antigo.
server-bye-no-table = essa mesa não existe.
server-bye-no-guest = o servidor não conhece mais você; entre de novo.
server-bye-taken-over = você entrou por outra janela.
server-bye-removed = quem organiza a mesa removeu você.
server-bye-closed = a mesa foi fechada.
server-bye-too-slow = a conexão estava lenta demais.
server-bye-too-fast = mensagens demais de uma vez.
server-bye-restart = o servidor está reiniciando.
server-bye-unreachable = não foi possível conectar ao servidor.
server-bye-unknown-game = este programa não conhece o jogo que está sendo jogado lá.
server-bye-left = você saiu da mesa.
## O que diz o link de uma mesa onde é compartilhado

server-preview-home-title = Tercet: jogue SET, o jogo da percepção visual
server-preview-home-about = Solo, contra bots ou com outras pessoas na mesma mesa, em qualquer aparelho: sem conta e sem instalar nada.
server-preview-daily-title = O desafio de SET de hoje
server-preview-daily-about = As mesmas cartas para todo mundo, todo dia. Em quanto tempo você encontra todos os SETs?
server-preview-learn-title = Aprenda a jogar SET
server-preview-learn-about = Algumas páginas curtas para experimentar, e você encontra o seu primeiro SET.
server-preview-table-title = { $game ->
        [dice] Venha jogar SET com dados
        [puzzle] Um desafio de SET contra o relógio
       *[other] Venha jogar SET comigo
    }
server-preview-table-about = { $state ->
        [running] A partida está em andamento. Abra o link para assistir, ou para jogar se houver lugar.
        [over] Esta partida acabou. Abra o link para ver como terminou.
       *[lobby] Uma mesa no Tercet está esperando por você. Abra o link, digite um nome e jogue: sem conta e sem instalar nada.
    }

## Arquivos para quem administra um servidor

deploy-help = Mostra os arquivos para manter um servidor sempre no ar: um serviço, contêineres, um proxy com TLS.
deploy-domain = NOME
deploy-arg-target = como o servidor é executado
deploy-arg-domain = o nome pelo qual se chega ao servidor
deploy-arg-into = grava os arquivos nesta pasta em vez de mostrá-los
deploy-bad-domain = “{ $domain }” não é um nome como set.example.org.
deploy-exists = “{ $path }” já existe e é diferente; mova-o ou escolha outra pasta.
deploy-next = Depois execute:
deploy-first-compose = Para instalar um wheel que você gerou, coloque-o junto destes arquivos.
deploy-first-caddy = Inicie o servidor com --trust-proxy.
deploy-first-nginx = Indique o seu certificado no nginx.conf e inicie o servidor com --trust-proxy.
deploy-first-cluster-compose = Primeiro crie a senha, como diz o compose.yaml.
deploy-first-cluster-systemd = Primeiro escreva em cluster.env a senha do banco de dados. Em cada uma das outras máquinas, instale apenas tercet@.service e cluster.env, com o endereço dessa máquina em TERCET_HOST.

## Apagar o que é antigo

sweep-help = Diz se o servidor apaga as mesas antigas ou espera porque a data deu um salto de mais de uma semana.
sweep-arg-yes = confirma que a data está certa, para que as mesas antigas sejam apagadas
sweep-fine = As mesas antigas são apagadas como de costume: hoje é { $now }.
sweep-waiting = Nada é apagado: pelo relógio do servidor hoje é { $now }, mas os dados dele foram usados pela última vez em { $last }. Se a data estiver certa, execute: tercet sweep --yes
sweep-confirmed = A data { $now } passa a valer como certa. O servidor apaga as mesas antigas em até um minuto, mas só depois de estar dez minutos em funcionamento.

## Um cluster

cluster-status-help = Mostra quais nós compartilham um banco de dados, quanto resta de suas concessões e quantas mesas cada um tem.
cluster-arg-store = o endereço do banco de dados que os nós compartilham, como postgresql://user@host/name
cluster-no-store = Informe o banco de dados que os nós compartilham: --store postgresql://… ou TERCET_STORE.
cluster-head-node = nó
cluster-head-lease = concessão (s)
cluster-head-heartbeat = último sinal (s)
cluster-head-tables = mesas
cluster-alone = Um único servidor usa este banco de dados, sem barramento.
cluster-nobody = Nenhum servidor usa este banco de dados.
cluster-no-bus = { $node } não tem conexão com o NATS.
cluster-unheard = { $node } não ouve { $others }: está em outro servidor NATS?
cluster-left = { $tables ->
    [one] { $tables } mesa é de um nó que não existe mais: fica com quem a abrir primeiro.
   *[other] { $tables } mesas são de nós que não existem mais: cada uma fica com quem a abrir primeiro.
}
cluster-answer = O banco de dados responde em { $millis } ms.

## Por que os dados de um servidor não podem ser usados

store-damaged = “{ $place }” está danificado ou não é um banco de dados do Tercet ({ $problem }). Restaure um backup com: tercet restore
store-foreign = “{ $place }” é um arquivo SQLite, mas não é do Tercet. Escolha outra pasta com --data.
store-journal = Os dados estão danificados (linha { $row } do diário). Restaure um backup.
store-log = O registro da mesa { $table } está danificado. Restaure um backup.
store-unreadable = Não é possível ler nem gravar em “{ $place }”: { $problem }
store-silent = { $place } não responde.
store-missing = Não há dados do Tercet em “{ $place }”.
store-no-backup = Não há nenhum backup chamado “{ $place }”.
store-exists = “{ $place }” já existe, e nada é sobrescrito. Escolha outro nome.
store-not-empty = Esse banco de dados já contém mesas ou identidades, e nada é sobrescrito. Escolha um vazio.
store-in-use = Outro servidor está usando { $place }. Pare-o antes.
store-in-use-older = Servidores de uma versão anterior estão usando { $place } e não poderiam continuar depois da atualização. Pare todos antes.
store-older = { $place } foi gravado por um Tercet mais antigo. Use aquela versão, ou inicie um servidor desta, que atualiza os dados.
store-too-new = Os dados foram gravados por um Tercet mais novo. Atualize este, ou restaure um backup anterior à atualização.
store-unreleased = Os dados em { $place } são anteriores ao Tercet 0.1.0, que não consegue lê-los; nada foi alterado.
store-old-postgres = É preciso PostgreSQL { $needed } ou mais novo; este é { $found }.
