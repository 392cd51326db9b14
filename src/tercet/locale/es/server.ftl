## Las órdenes

server-serve = Pone en marcha un servidor: mesas para quien tenga su dirección.
server-backup = Copia los datos de un servidor a un archivo, sin pararlo.
server-restore = Pone una copia de seguridad en lugar de los datos de un servidor, también mientras funciona.

## Argumentos y opciones

server-folder = CARPETA
server-help-host = dónde escuchar; con 0.0.0.0 pueden entrar otras máquinas
server-help-lan = deja entrar a otros dispositivos de tu red; muestra su dirección y un código QR
server-help-address = la dirección en la que otros encuentran este servidor, para enlaces y códigos QR
server-help-visitors = dice quién entra y quién sale
server-help-log = cómo registrar: plain para personas (en un terminal), json para servicios
server-help-port = el puerto donde escuchar ({ $port } si no se dice otro; 0 toma uno libre)
server-help-data = dónde se guardan los datos, si no es en tu carpeta de datos
server-help-trust-proxy = fiarse de las cabeceras X-Forwarded-* del proxy inverso
server-help-origin = una página de otro sitio que puede conectarse; se puede repetir
server-help-allow-host = un nombre por el que se llega a este servidor, además del de este equipo; se puede repetir
server-help-keep-free = megabytes que deben quedar libres en el disco: con menos no se abren mesas nuevas
server-help-keep-days = cuántos días se guardan las partidas terminadas
server-help-keep-idle = cuántos días se guarda una mesa sin terminar que nadie usa
server-help-no-bots = no ofrecer bots
server-help-web = servir este cliente web en lugar del incluido
server-help-quiet = registrar solo lo que va mal
server-help-backup-file = la copia de seguridad

## Lo que dicen

server-open = En un navegador de este ordenador, abre { $address } (Ctrl+C detiene el servidor)
server-only-here = Solo puede entrar este ordenador. Para que entren móviles y otros ordenadores de tu red, inícialo con --lan.
server-others = En otros dispositivos de tu red, abre { $addresses }
server-came = { $name } ha entrado.
server-went = { $name } ha salido.
server-bad-address = { $address } no es una dirección: empieza por http:// o https://.
server-bad-port = { $port } no es un puerto: elige uno de 0 a 65535.
server-backed-up = Los datos están a salvo en { $file }.
server-restored = Los datos de { $file } están en su sitio. Lo que había antes queda al lado, terminado en «.before-restore».
server-not-a-table = «{ $url }» no es la dirección de una mesa. Tiene esta forma: http://localhost:8181/t/abc.

## Por qué terminó una conexión

server-closed = La conexión ha terminado: { $code }
server-bye-reload = este programa es más antiguo o más nuevo que el servidor; actualízalo.
server-bye-no-table = no existe esa mesa.
server-bye-no-guest = el servidor ya no te conoce; entra de nuevo.
server-bye-taken-over = has entrado desde otra ventana.
server-bye-removed = quien organiza la mesa te ha expulsado.
server-bye-closed = la mesa está cerrada.
server-bye-too-slow = la conexión era demasiado lenta.
server-bye-too-fast = se envió demasiado de una vez.
server-bye-restart = el servidor se está reiniciando.
server-bye-unreachable = no se puede llegar al servidor.
server-bye-left = has salido de la mesa.
## Lo que dice el enlace de una mesa donde se comparte

server-preview-title = Ven a jugar al SET conmigo
server-preview-about = Una mesa de Tercet te espera. Abre el enlace, escribe un nombre y juega: sin cuenta y sin instalar nada.
