## Os comandos

server-serve = Inicia um servidor: mesas para quem tiver o seu endereço.
server-backup = Copia os dados de um servidor para um ficheiro, sem o parar.
server-restore = Põe uma cópia de segurança no lugar dos dados de um servidor, também enquanto funciona.

## Argumentos e opções

server-folder = PASTA
server-help-host = onde escutar; 0.0.0.0 deixa entrar outras máquinas
server-help-lan = deixa entrar outros dispositivos da sua rede; mostra o endereço e um código QR
server-help-address = o endereço em que os outros encontram este servidor, para links e códigos QR
server-help-visitors = diz quem entra e quem sai
server-help-log = como registrar: plain para pessoas (em um terminal), json para serviços
server-help-port = a porta onde escutar ({ $port } se nada for dito; 0 escolhe uma livre)
server-help-data = onde se guardam os dados, se não for na tua pasta de dados
server-help-trust-proxy = acreditar no proxy inverso sobre quem são os clientes
server-help-origin = uma página de outro sítio que se pode ligar; pode repetir-se
server-help-allow-host = um nome pelo qual se chega a este servidor, além do nome deste computador; pode ser repetido
server-help-keep-free = tantos megabytes do disco ficam livres: com menos, não se abrem mesas novas
server-help-keep-days = durante quantos dias se guardam os jogos terminados
server-help-keep-idle = durante quantos dias se guarda uma mesa por terminar que ninguém usa
server-help-no-bots = não sentar bots
server-help-web = servir este cliente web em vez do incluído
server-help-quiet = registar só o que corre mal
server-help-backup-file = a cópia de segurança

## O que dizem

server-open = Em um navegador deste computador, abra { $address } (Ctrl+C para o servidor)
server-only-here = Só este computador pode entrar. Para celulares e outros computadores da sua rede, inicie com --lan.
server-others = Em outros dispositivos da sua rede, abra { $addresses }
server-came = { $name } entrou.
server-went = { $name } saiu.
server-bad-address = { $address } não é um endereço: ele começa com http:// ou https://.
server-bad-port = { $port } não é uma porta: escolhe uma de 0 a 65535.
server-backed-up = Os dados estão a salvo em { $file }.
server-restored = Os dados de { $file } estão no lugar. O que lá estava fica ao lado, a terminar em «.before-restore».
server-not-a-table = '{ $url }' não é o endereço de uma mesa. Tem esta forma: http://localhost:8181/t/abc.

## Porque terminou uma ligação

server-closed = A ligação terminou: { $code }
server-bye-reload = este programa é mais antigo ou mais novo do que o servidor; actualiza-o.
server-bye-no-table = essa mesa não existe.
server-bye-no-guest = o servidor já não te conhece; entra de novo.
server-bye-taken-over = entraste a partir de outra janela.
server-bye-removed = o anfitrião retirou-te da mesa.
server-bye-closed = a mesa está fechada.
server-bye-too-slow = a ligação era demasiado lenta.
server-bye-too-fast = foi enviado demasiado de uma vez.
server-bye-restart = o servidor está a reiniciar.
server-bye-unreachable = não se consegue chegar ao servidor.
server-bye-left = saíste.
## O que diz o link de uma mesa onde é compartilhado

server-preview-title = Vem jogar SET comigo
server-preview-about = Uma mesa no Tercet está esperando por você. Abra o link, escreva um nome e jogue: sem conta e sem instalar nada.
