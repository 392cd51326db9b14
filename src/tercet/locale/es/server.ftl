## Las órdenes

server-serve = Pone en marcha un servidor en el que puede jugar quien tenga su dirección.
server-backup = Copia los datos de un servidor a un archivo, sin pararlo.
server-restore = Pone una copia de seguridad en lugar de los datos de un servidor, también mientras funciona.
server-rebuild = Vuelve a calcular todos los resultados y estadísticas a partir de los registros de un servidor parado.
server-migrate = Copia los datos de un servidor de una carpeta a una base de datos PostgreSQL o al revés, y comprueba la copia.

## Argumentos y opciones

server-folder = CARPETA
server-help-host = la dirección en la que escuchar; con 0.0.0.0 pueden entrar otras máquinas
server-help-lan = deja entrar a otros dispositivos de tu red; muestra su dirección y un código QR
server-help-address = la dirección en la que otros encuentran este servidor, para enlaces y códigos QR
server-help-visitors = dice quién entra y quién sale
server-help-log = formato del registro: plain para personas (por defecto en un terminal) o json para servicios
server-help-port = el puerto donde escuchar (por defecto: { $port }; 0 toma uno libre)
server-help-data = dónde se guardan los datos (por defecto: tu carpeta de datos)
server-help-store = la dirección de una base de datos PostgreSQL para mesas e identidades, como postgresql://usuario@servidor/nombre (por defecto: un archivo en la carpeta de datos)
server-help-bus = la dirección de un servidor NATS, como nats://servidor:4222; con él, cualquier número de servidores con el mismo --store forman uno solo
server-help-trust-proxy = fiarse de las cabeceras X-Forwarded-* del proxy inverso
server-help-origin = el origen de otro sitio cuyas páginas pueden conectarse; se puede repetir
server-help-allow-host = un nombre por el que se llega a este servidor, además del de este equipo; se puede repetir
server-help-metrics-token = un token con el que otros ordenadores pueden leer /api/metrics; preferiblemente en TERCET_METRICS_TOKEN
server-help-keep-free = megabytes que deben quedar libres en el disco: con menos no se abren mesas nuevas
server-help-keep-days = cuántos días se guardan las partidas terminadas
server-help-keep-idle = cuántos días se guarda una mesa sin terminar que nadie usa
server-help-bots = si se pueden añadir bots a las mesas (por defecto, sí)
server-help-web = servir este cliente web en lugar del incluido
server-help-offline = permitir que las páginas guarden lo que hay en esta carpeta, para jugar a solas sin el servidor (`make static` la escribe en build/static/offline)
server-help-quiet = registrar solo lo que va mal
server-help-backup-file = la copia de seguridad
server-migrate-from = ORIGEN
server-migrate-to = DESTINO
server-help-migrate-from = la carpeta de datos o la base de datos (postgresql://…) de la que se copia; su servidor debe estar detenido
server-help-migrate-to = la base de datos o la carpeta de datos, aún sin datos, a la que se copia

## Lo que dicen

server-open = En un navegador de este ordenador, abre { $address } (Ctrl+C detiene el servidor)
server-only-here = Solo puede entrar este ordenador. Para que entren móviles y otros ordenadores de tu red, inícialo con --lan.
server-others = En otros dispositivos de tu red, abre { $addresses }
server-no-page = La página no se ha generado, así que solo pueden conectarse programas. En la carpeta del proyecto ejecuta make play, o ejecuta make wheel e instala el wheel.
server-came = { $name } ha entrado.
server-went = { $name } ha salido.
server-bad-address = { $address } no es una dirección válida: debe empezar por http:// o https://.
server-bad-port = { $port } no es un puerto válido: elige uno de 0 a 65535.
server-bad-store = { $store } no es la dirección de una base de datos: debe empezar por postgresql://.
server-bad-bus = { $bus } no es la dirección de un servidor NATS: debe empezar por nats:// o tls://.
server-bus-without-store = --bus conecta servidores que comparten una base de datos, así que también necesita --store postgresql://…
server-host-and-lan = --host { $host } solo deja entrar a este ordenador, y --lan a toda tu red. Quita uno de los dos.
server-data-is-file = «{ $path }» es un archivo. En --data se indica la carpeta con los datos del servidor.
server-no-bus = No se puede conectar con NATS en { $bus } ({ $problem }). Inícialo o corrige --bus.
server-listen-taken = El puerto { $port } de { $host } lo usa otro programa, quizá otro servidor de Tercet. Detenlo o elige otro puerto con --port (0 elige uno libre).
server-listen-denied = No tienes permiso para usar el puerto { $port } de { $host }. Elige uno mayor que 1023 con --port.
server-listen-failed = No se puede escuchar en { $host }, puerto { $port }. ¿Es una dirección de este ordenador? 127.0.0.1 siempre lo es; 0.0.0.0 significa todas.
server-backed-up = Los datos de { $folder } se han copiado en { $file }.
server-restored = Se han restaurado los datos de { $file }. Los anteriores quedan al lado, en un archivo que termina en «.before-restore».
server-rebuilt =
    { $games ->
        [one] Se ha leído una partida
       *[other] Se han leído { $games } partidas
    }; { $without ->
        [0] todas las mesas terminadas tienen resultado.
        [one] una mesa terminada no tiene resultado, porque nadie jugó en ella o su registro no se puede leer.
       *[other] { $without } mesas terminadas no tienen resultado, porque nadie jugó en ellas o su registro no se puede leer.
    }
server-rebuilt-same = Los resultados son los mismos que antes.
server-rebuilt-other = Los resultados no coinciden con los guardados; los nuevos los sustituyen.
server-backed-up-database = Copia de seguridad guardada en { $file }, y la clave que firma las identidades en { $key }. Guarda las dos.
server-restored-database = Los datos de { $file } han sustituido a los de la base de datos.
server-restore-no-key = { $file }: falta la clave de sus invitados; pon { $key } junto al archivo. La crea «tercet backup --store»; en la copia de una carpeta es una copia de identity.key.
server-which-place = También hay una base de datos configurada ({ $variable } o el archivo de configuración) y no está claro a cuál te refieres. Para la carpeta «{ $folder }», quita ese ajuste; para la base de datos, omite --data.
server-migrate-same = Es el mismo lugar. Indica de dónde se copia y adónde.
server-migrated = Copiado y comprobado: { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
 } con { $entries ->
    [one] { $entries } entrada del registro
   *[other] { $entries } entradas del registro
 }, todas las identidades y su clave.
server-not-copied = No se ha copiado nada: { $problem }
server-not-a-backup = «{ $file }» no es una copia de seguridad de Tercet, o está dañada. No se ha cambiado nada.
server-backup-exists = «{ $file }» ya existe. Elige otro nombre.
server-no-data = En «{ $folder }» no hay datos de un servidor. Indica su carpeta con --data.
server-in-use = Otro servidor está usando los datos de «{ $folder }». Detenlo o elige otra carpeta con --data.
server-restore-refused = El servidor que usa «{ $folder }» no aceptó la copia. Detenlo, restaura y vuelve a iniciarlo.
server-too-new = Los datos los escribió un Tercet más reciente. Actualiza este o restaura una copia anterior a la actualización: «{ $folder }»
server-not-a-table = «{ $url }» no es la dirección de una mesa. Una dirección así tiene esta forma: http://localhost:8181/t/abc.
server-unreachable = No se puede llegar a { $server }: { $problem }

## Por qué terminó una conexión

server-closed = Conexión cerrada: { $code }
server-bye-reload = este programa y el servidor tienen versiones distintas; actualiza el más antiguo.
server-bye-no-table = no existe esa mesa.
server-bye-no-guest = el servidor ya no te conoce; entra de nuevo.
server-bye-taken-over = has entrado desde otra ventana.
server-bye-removed = quien organiza la mesa te ha expulsado.
server-bye-closed = la mesa se ha cerrado.
server-bye-too-slow = la conexión era demasiado lenta.
server-bye-too-fast = demasiados mensajes a la vez.
server-bye-restart = el servidor se está reiniciando.
server-bye-unreachable = no se puede conectar con el servidor.
server-bye-unknown-game = este programa no conoce el juego que se juega allí.
server-bye-left = has salido de la mesa.
## Lo que dice el enlace de una mesa donde se comparte

server-preview-home-title = Tercet: juega al SET, el juego de la percepción visual
server-preview-home-about = A solas, contra bots o con amigos en la misma mesa, en cualquier dispositivo: sin cuenta y sin instalar nada.
server-preview-daily-title = El reto de SET de hoy
server-preview-daily-about = Las mismas cartas para todo el mundo, cada día. ¿Cuánto tardas en encontrar todos los SETs?
server-preview-learn-title = Aprende a jugar al SET
server-preview-learn-about = Unas pocas páginas cortas para probarlo, y encontrarás tu primer SET.
server-preview-table-title = { $game ->
        [dice] Ven a jugar al SET con dados
        [puzzle] Un reto de SET contrarreloj
       *[other] Ven a jugar al SET conmigo
    }
server-preview-table-about = { $state ->
        [running] La partida está en marcha. Abre el enlace para verla, o para jugar si queda sitio.
        [over] Esta partida ha terminado. Abre el enlace para ver cómo acabó.
       *[lobby] Una mesa de Tercet te espera. Abre el enlace, escribe un nombre y juega: sin cuenta y sin instalar nada.
    }

## Archivos para quien administra un servidor

deploy-help = Escribe los archivos para tener un servidor siempre en marcha: un servicio, contenedores, un proxy con TLS.
deploy-domain = NOMBRE
deploy-arg-target = cómo se pone en marcha el servidor
deploy-arg-domain = el nombre con el que se llega al servidor
deploy-arg-into = escribe los archivos en esta carpeta en vez de mostrarlos
deploy-bad-domain = «{ $domain }» no es un nombre como set.example.org.
deploy-exists = «{ $path }» ya existe y es distinto; muévelo o elige otra carpeta.
deploy-next = Después ejecuta:
deploy-first-compose = Para instalar un wheel que hayas generado tú, ponlo junto a estos archivos.
deploy-first-caddy = Inicia el servidor con --trust-proxy.
deploy-first-nginx = Indica tu certificado en nginx.conf e inicia el servidor con --trust-proxy.
deploy-first-cluster-compose = Primero crea la contraseña, como dice compose.yaml.
deploy-first-cluster-systemd = Primero escribe en cluster.env la contraseña de la base de datos. En cada una de las demás máquinas instala solo tercet@.service y cluster.env, con la dirección de esa máquina en TERCET_HOST.

## Borrar lo antiguo

sweep-help = Dice si el servidor borra las mesas antiguas o espera porque la fecha ha dado un salto de más de una semana.
sweep-arg-yes = confirma que la fecha es correcta, para que se borren las mesas antiguas
sweep-fine = Las mesas antiguas se borran como siempre: hoy es { $now }.
sweep-waiting = No se borra nada: según el reloj del servidor hoy es { $now }, pero sus datos se usaron por última vez el { $last }. Si la fecha es correcta, ejecuta: tercet sweep --yes
sweep-confirmed = La fecha { $now } se da por correcta. El servidor borra las mesas antiguas en menos de un minuto, pero no antes de llevar diez minutos en marcha.

## Un clúster

cluster-status-help = Muestra qué nodos comparten una base de datos, cuánto duran sus concesiones y cuántas mesas tiene cada uno.
cluster-arg-store = la dirección de la base de datos que comparten los nodos, como postgresql://user@host/name
cluster-no-store = Indica la base de datos que comparten los nodos: --store postgresql://… o TERCET_STORE.
cluster-head-node = nodo
cluster-head-lease = concesión (s)
cluster-head-heartbeat = último latido (s)
cluster-head-tables = mesas
cluster-alone = Un solo servidor usa esta base de datos, sin bus.
cluster-nobody = Ningún servidor usa esta base de datos.
cluster-no-bus = { $node } no tiene conexión con NATS.
cluster-unheard = { $node } no oye a { $others }: ¿está en otro servidor NATS?
cluster-left = { $tables ->
    [one] Una mesa es de un nodo que ya no está: la recibe el primero que la abra.
   *[other] { $tables } mesas son de nodos que ya no están: cada una la recibe el primero que la abra.
}
cluster-answer = La base de datos responde en { $millis } ms.

## Por qué no se pueden usar los datos de un servidor

store-damaged = «{ $place }» está dañado o no es una base de datos de Tercet ({ $problem }). Restaura una copia de seguridad con: tercet restore
store-foreign = «{ $place }» es un archivo de SQLite, pero no de Tercet. Elige otra carpeta con --data.
store-journal = Los datos están dañados (fila { $row } del diario). Restaura una copia de seguridad.
store-log = El registro de la mesa { $table } está dañado. Restaura una copia de seguridad.
store-unreadable = No se puede leer ni escribir en «{ $place }»: { $problem }
store-silent = { $place } no responde.
store-missing = No hay datos de Tercet en «{ $place }».
store-no-backup = No hay ninguna copia de seguridad llamada «{ $place }».
store-exists = «{ $place }» ya existe y no se sobrescribe nada. Elige otro nombre.
store-not-empty = Esa base de datos ya contiene mesas o identidades y no se sobrescribe nada. Elige una vacía.
store-in-use = Otro servidor está usando { $place }. Detenlo antes.
store-in-use-older = Hay servidores de una versión anterior usando { $place }, que no podrían seguir tras la actualización. Detenlos todos antes.
store-older = { $place } lo escribió un Tercet anterior. Usa esa versión, o inicia un servidor de esta, que actualiza los datos.
store-too-new = Los datos los escribió un Tercet más reciente. Actualiza este, o restaura una copia de seguridad anterior a la actualización.
store-unreleased = Los datos de { $place } son anteriores a Tercet 0.1.0, que no puede leerlos; no se ha cambiado nada.
store-old-postgres = Hace falta PostgreSQL { $needed } o posterior; este es { $found }.
