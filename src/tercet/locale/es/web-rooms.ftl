### Salas: una clase, una tarde de club, una fiesta en familia.

web-room = Sala
web-room-entry = Clase o club
web-room-enter = Entrar en una sala
web-room-code = Código de la sala
web-room-named = Sala { $code }
web-room-join = Entrar
web-room-make = Crear una sala
web-room-make-how = Para una clase, un club o una fiesta: un código, muchas mesas.
web-room-none = No hay ninguna sala abierta con este código.
web-room-none-advice = Comprueba las cinco letras.
web-room-too-many = Demasiados códigos equivocados. Inténtalo de nuevo dentro de un minuto.
web-room-closed = Esta sala está cerrada.
web-room-removed = Quien dirige esta sala te ha expulsado.
web-room-not-joining = Quien dirige esta sala no deja entrar a nadie más.
web-room-in = ¡Ya estás dentro!
web-room-soon = La próxima ronda empieza enseguida. No cierres esta página.
web-room-next = La próxima ronda empieza enseguida.
web-room-back = Volver a la sala
web-room-round-on = Hay una ronda en juego en tu sala.
web-room-yours = Tu sala está abierta.
web-room-moved = Ahora estás en la mesa { $number }.
web-room-moved-seen = Vale
web-room-leave = Salir de la sala
web-room-leave-title = ¿Salir de la sala?
web-room-leave-what = Tu sitio en la mesa queda libre. Con el código puedes volver a entrar.
web-room-late = Esta ronda está completa. Jugarás en la siguiente.
web-room-opening = Se está preparando tu mesa…
web-room-again = Ya estaba aquí, en otro dispositivo
web-room-again-not = Volver
web-room-who = ¿Qué nombre es el tuyo?
web-room-taken = { $name } ya está en la sala. ¿Es tu nombre?
web-room-taken-own = Sí, soy yo
web-room-taken-other = No, soy otra persona
web-room-asked = Se ha pedido a quien dirige la sala que confirme quién eres.
web-room-rejected = No se ha confirmado. Entra con un nombre.
web-room-claim = Alguien en un dispositivo nuevo dice que es { $name }.
web-room-confirm = Es verdad
web-room-reject = No es verdad
web-room-people =
    { $count ->
        [0] Todavía no hay nadie
        [one] 1 persona
       *[other] { $count } personas
    }
web-room-enlarge = Mostrar el código en grande
web-room-go-to = Entra en { $address } y escribe
web-room-round = Ronda { $number }
web-room-start = Empezar la ronda { $number }
web-room-together = Quién juega con quién
web-room-shuffled = Al azar
web-room-same = Las mismas mesas
web-room-neighbours = Según la clasificación
web-room-size = Personas por mesa
web-room-bots = Bots en los asientos libres
web-room-no-bots = Ninguno
web-room-bots-not-together = En una ronda en equipo no hay bots.
web-room-quick = Inicio rápido: 27 cartas
web-room-ends = Límite de tiempo
web-room-open-end = Sin límite
web-room-minutes = { $minutes } min
web-room-time-left = Tiempo restante
web-room-time-taken = Tiempo transcurrido
web-room-best-time = Mejor marca hasta ahora: { $time }
web-room-joining = Puede entrar más gente
web-room-given = Dar números en vez de nombres
web-room-pause = ¡Atención aquí!
web-room-paused = Todas las mesas están en pausa.
web-room-resume = Seguir jugando
web-room-end = Terminar la ronda
web-room-end-sure = ¿Terminar la ronda para todo el mundo? Las partidas sin acabar cuentan tal como están.
web-room-close = Cerrar la sala
web-room-close-sure = ¿Cerrar la sala definitivamente? Todo el mundo tendrá que salir.
web-room-close-save = Guarda antes los resultados: una sala cerrada no se puede volver a abrir.
web-room-table = Mesa { $number }
web-room-phase-new = Preparándose
web-room-phase-lobby = A punto de empezar
web-room-phase-play = Jugando
web-room-phase-paused = En pausa
web-room-phase-over = Terminada
web-room-table-empty = Vacía. Para pasar a alguien aquí, pulsa su nombre en la lista.
web-room-left =
    { $game ->
        [dice] Dados restantes: { $count }
       *[other] Cartas restantes: { $count }
    }
web-room-watch = Mirar la mesa { $number }
web-room-standings = Clasificación
web-room-rank = Puesto
web-room-name = Nombre
web-room-points = Puntos
web-room-sets = SETs
web-room-file = Guardar como CSV
web-room-remove = Expulsar a { $name }
web-room-remove-sure = ¿Expulsar a { $name } de la sala? Solo podrá volver si le dejas.
web-room-removed-people = Personas expulsadas: { $count }
web-room-readmit = Readmitir a { $name }
web-room-away = ausente
web-room-projector = Vista para proyector
web-room-wall = En el proyector y las demás pantallas:
web-room-names = Mostrar los nombres
web-room-scores = Mostrar los puntos
web-room-link = Enlace para tus otros dispositivos
web-room-link-how = Quien tenga este enlace dirige la sala. Un enlace nuevo anula el anterior.
web-room-link-new = Crear un enlace
web-guide = Guía
web-guide-teachers = En clase
web-guide-clubs = Noche de juego
web-room-way = Forma de jugar
web-room-way-race = Carrera
web-room-way-quiet = En calma: las mismas cartas para todo el mundo
web-room-way-team = En calma y en equipo: las mismas cartas para cada mesa
web-room-way-challenge = Sesenta segundos: el máximo de SETs
web-room-way-together = En equipo contra el reloj
web-room-way-short-race = Carrera
web-room-way-short-quiet = En calma
web-room-way-short-team = En calma y en equipo
web-room-way-short-challenge = Sesenta segundos
web-room-way-short-together = En equipo
web-room-counts = Qué cuenta
web-room-count-points = Puntos
web-room-count-places = Puestos
web-room-count-sets = SETs encontrados
web-room-archive = Guardar todas las partidas
web-room-add-table = Añadir una mesa
web-room-rename = Nuevo nombre para { $name }
web-room-rename-do = Cambiar el nombre
web-room-move = Pasar a { $name } a una mesa
web-room-finished =
    { $all ->
        [one] Ha terminado { $done } de { $all }
       *[other] Han terminado { $done } de { $all }
    }
web-room-solutions = Soluciones
web-room-solution = SET { $number } de { $all }
web-room-next-solution = Siguiente SET
web-room-why = ¿Por qué?
web-room-why-asked = ¿Por qué es un SET?
web-room-previous-solution = SET anterior
web-room-class-sum =
    { $sets ->
        [0] En esta ronda no se encontró ningún SET.
        [one] Entre todos se encontró un SET.
       *[other] Entre todos se encontraron { $sets } SETs.
    }
web-room-tables-sum =
    { $sets ->
        [0] Ninguna mesa encontró un SET en esta ronda.
        [one] Entre todas las mesas se encontró un SET.
       *[other] Entre todas las mesas se encontraron { $sets } SETs.
    }
web-room-class-time =
    { $compared ->
        [first] Tiempo: { $time }
        [better] Tiempo: { $time }. ¡Nueva mejor marca!
       *[other] Tiempo: { $time }. Mejor marca hasta ahora: { $best }
    }
web-room-result = Resultado de la ronda { $number }
web-room-most-found =
    { $by ->
        [table] Lo máximo que encontró una mesa: { $best } de { $all } SETs.
       *[person] Lo máximo que encontró una persona: { $best } de { $all } SETs.
    }
web-room-set-count =
    { $count ->
        [one] { $count } SET
       *[other] { $count } SETs
    }
web-room-best-team =
    { $count ->
        [one] El mejor equipo
       *[other] Los mejores equipos
    }
web-room-final = Clasificación final
web-room-name-needed = Primero escribe tu nombre.
web-room-number = N.º { $number }
web-room-your-number = En la pantalla grande tienes el número { $number }.
web-room-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-room-place = Vas en el puesto { $rank } de { $all }
web-room-tables-finished = Mesas terminadas: { $done } de { $all }
web-room-wait = Quédate en esta página hasta que todo el mundo termine.

## Tables that anybody can join, on the first page

web-open-tables = Mesas públicas
web-no-open-tables = Ahora mismo no hay mesas públicas. Crea una y hazla pública.
web-nobody = nadie todavía
web-seats-taken = { $players } de { $seats } asientos
web-score-of =
    { $name }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
web-phase-lobby = esperando para empezar
web-phase-running = en juego
web-phase-over = terminada
web-watching-number =
    { $watchers ->
        [one] 1 mirando
       *[other] { $watchers } mirando
    }
web-watch = Mirar
web-join = Unirse
