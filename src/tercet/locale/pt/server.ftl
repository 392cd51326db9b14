## Os comandos

server-serve = Inicia um servidor: mesas para quem tiver o seu endereço.
server-join = Entra numa mesa em linha, linha a linha.
server-backup = Copia os dados de um servidor para um ficheiro, sem o parar.
server-restore = Põe uma cópia de segurança no lugar dos dados de um servidor, também enquanto funciona.

## Argumentos e opções

server-folder = PASTA
server-help-host = onde escutar; 0.0.0.0 deixa entrar outras máquinas
server-help-port = a porta onde escutar ({ $port } se nada for dito; 0 escolhe uma livre)
server-help-data = onde se guardam os dados, se não for na tua pasta de dados
server-help-trust-proxy = acreditar no proxy inverso sobre quem são os clientes
server-help-origin = uma página de outro sítio que se pode ligar; pode repetir-se
server-help-keep-days = durante quantos dias se guardam os jogos terminados
server-help-keep-idle = durante quantos dias se guarda uma mesa por terminar que ninguém usa
server-help-no-bots = não sentar bots
server-help-web = servir este cliente web em vez do incluído
server-help-quiet = registar só o que corre mal
server-help-url = o endereço de uma mesa, por exemplo http://localhost:8181/t/abc
server-help-name = como os outros te chamam
server-help-watch = ver sem se sentar
server-help-backup-file = a cópia de segurança

## O que dizem

server-open = Abre { $address } num navegador. Ctrl+C pára o servidor.
server-bad-port = { $port } não é uma porta: escolhe uma de 0 a 65535.
server-backed-up = Os dados estão a salvo em { $file }.
server-restored = Os dados de { $file } estão no lugar. O que lá estava fica ao lado, a terminar em «.before-restore».
server-not-a-table = '{ $url }' não é o endereço de uma mesa. Tem esta forma: http://localhost:8181/t/abc.
server-player = Jogador

## Numa mesa em linha, linha a linha

server-join-help =
    r: pronto   s: dizer «SET!»   três letras: apontar três cartas   n: não há SET   b: retirar a chamada
    sit: sentar-se   leave: levantar-se   start: começar (anfitrião)   /hello: dizer algo   q: sair   ?: esta ajuda
server-join-what = Escreve três letras de cartas que estejam na mesa, ou ? para a ajuda.
server-says = { $name }: { $text }
server-late =
    { $millis ->
        [0] Foi no mesmo instante, e o acaso decidiu.
        [one] Chegaste um milissegundo depois.
       *[other] Chegaste { $millis } milissegundos depois.
    }
server-closed = A ligação terminou: { $code }

## Porque terminou uma ligação

server-bye-reload = este programa é mais antigo ou mais novo do que o servidor; actualiza-o.
server-bye-no-table = essa mesa não existe.
server-bye-no-guest = o servidor já não te conhece; entra de novo.
server-bye-taken-over = entraste a partir de outra janela.
server-bye-removed = o anfitrião retirou-te da mesa.
server-bye-closed = a mesa está fechada.
server-bye-too-slow = a ligação era demasiado lenta.
server-bye-too-many = há demasiadas ligações.
server-bye-too-fast = foi enviado demasiado de uma vez.
server-bye-restart = o servidor está a reiniciar.
server-bye-unreachable = não se consegue chegar ao servidor.
server-bye-left = saíste.

## Frases preparadas

phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-done = Muito bem!
phrase-so-close = Por pouco!
phrase-oops = Ups!
phrase-thanks = Obrigado!
phrase-wait-please = Um momento, por favor.
phrase-here-again = Já voltei.
phrase-one-more = Mais um jogo?
phrase-goodbye = Adeus!
