## Os comandos

server-serve = Inicia um servidor em que pode jogar quem tiver o endereço.
server-backup = Copia os dados de um servidor para um arquivo, sem pará-lo.
server-restore = Põe um backup no lugar dos dados de um servidor, também com ele em funcionamento.

## Argumentos e opções

server-folder = PASTA
server-help-host = o endereço em que escutar; 0.0.0.0 deixa entrar outras máquinas
server-help-lan = deixa entrar outros dispositivos da sua rede; mostra o endereço e um código QR
server-help-address = o endereço em que os outros encontram este servidor, para links e códigos QR
server-help-visitors = diz quem entra e quem sai
server-help-log = formato do registro: plain para pessoas (padrão em um terminal) ou json para serviços
server-help-port = a porta onde escutar (por padrão: { $port }; 0 escolhe uma livre)
server-help-data = onde guardar os dados (por padrão: sua pasta de dados)
server-help-trust-proxy = confiar nos cabeçalhos X-Forwarded-* do proxy reverso
server-help-origin = a origem de outro site cujas páginas podem se conectar; pode ser repetido
server-help-allow-host = um nome pelo qual se chega a este servidor, além do nome deste computador; pode ser repetido
server-help-keep-free = megabytes do disco que devem ficar livres: com menos, nenhuma mesa nova é aberta
server-help-keep-days = por quantos dias as partidas terminadas são guardadas
server-help-keep-idle = por quantos dias é guardada uma mesa inacabada que ninguém usa
server-help-no-bots = não oferecer bots
server-help-web = servir este cliente web em vez do que vem incluído
server-help-quiet = registrar só o que dá errado
server-help-backup-file = o backup

## O que dizem

server-open = Em um navegador deste computador, abra { $address } (Ctrl+C para o servidor)
server-only-here = Só este computador pode entrar. Para celulares e outros computadores da sua rede, inicie com --lan.
server-others = Em outros dispositivos da sua rede, abra { $addresses }
server-came = { $name } entrou.
server-went = { $name } saiu.
server-bad-address = { $address } não é um endereço válido: precisa começar com http:// ou https://.
server-bad-port = { $port } não é uma porta válida: escolha uma de 0 a 65535.
server-backed-up = Backup salvo em { $file }.
server-restored = Os dados de { $file } foram restaurados. Os anteriores ficam ao lado, em um arquivo que termina em “.before-restore”.
server-not-a-table = “{ $url }” não é o endereço de uma mesa. Um endereço desses tem esta forma: http://localhost:8181/t/abc.

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
server-bye-left = você saiu da mesa.
## O que diz o link de uma mesa onde é compartilhado

server-preview-title = Venha jogar SET comigo
server-preview-about = Uma mesa no Tercet está esperando por você. Abra o link, digite um nome e jogue: sem conta e sem instalar nada.
