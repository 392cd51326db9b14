## Lo que ha pasado en una mesa

event-seed-committed = La baraja queda sellada: { $commitment }.
event-player-seated =
    { $bot ->
        [yes] Se sienta { $name }, un bot.
       *[no] Se sienta { $name }.
    }
event-player-left =
    { $removed ->
        [yes] El anfitrión saca a { $name }.
       *[no] Se va { $name }.
    }
event-player-returned = { $name } vuelve a la mesa.
event-player-replaced = { $name }, un bot, sigue jugando en el lugar que quedó libre.
event-player-away = { $name } no está.
event-player-back = { $name } ya está aquí.
event-player-ready = { $name } está a punto.
event-host-changed = Ahora el anfitrión es { $name }.
event-player-renamed = { $name } se llama ahora { $new }.
event-ready-withdrawn = { $name } prefiere esperar un poco más.
event-nonce-committed = { $name } se compromete con un número al azar para la mezcla.
event-commitments-awaited = La mano está a punto de empezar; faltan números al azar.
event-commitments-fixed = Todos los números al azar están comprometidos; ahora se revelan.
event-nonce-revealed = { $name } revela un número al azar.
event-nonce-missed = { $name } no envió a tiempo un número al azar y cuenta como ausente.
event-start-voided = Este comienzo queda anulado.
event-proposal-made =
    { $what ->
        [restart] { $name } propone volver a repartir.
       *[end] { $name } propone terminar aquí la partida.
    }
event-proposal-agreed = { $name } acepta.
event-proposal-declined = { $name } dice que no.
event-table-closed = El anfitrión cierra la mesa.

event-deal-started = Mano { $deal }: reparte { $name }.
event-player-dealt-in = { $name } juega ya en esta mano.
event-deal-voided = De común acuerdo, la mano { $deal } no cuenta y se reparte de nuevo.
event-set-called =
    { $tie ->
        [yes] { $name } canta «¡SET!»; hubo otro en el mismo instante y decidió el azar.
       *[no] { $name } canta «¡SET!».
    }
event-set-taken =
    { $tie ->
        [yes] { $name } se lleva un SET: { $cards }; hubo otro en el mismo instante y decidió el azar.
       *[no] { $name } se lleva un SET: { $cards }.
    }
event-call-failed =
    { $reason ->
        [time] { $name } no ha señalado a tiempo.
        [taken-back] { $name } se echa atrás.
        [left] { $name } se ha ido sin señalar.
       *[wrong] { $name } señala { $cards }: no es un SET.
    } { $lost ->
        [0] Puntos en esta ronda: { $points }.
        [one] Le cuesta una carta. Puntos en esta ronda: { $points }.
       *[other] Le cuesta { $lost } cartas. Puntos en esta ronda: { $points }.
    }
event-votes-changed = Votos en pie: { $count }.
event-no-set-voted = { $name } no ve ningún SET.
event-vote-denied = { $name } no ve ningún SET, pero lo hay.
event-looking-asked = La votación espera a { $names }: «¿Sigues buscando?».
event-looking-answered = { $name } sigue buscando.
event-looking-ignored = Sin respuesta de { $names }: esta votación sigue sin esperar.
event-cards-added =
    { $cause ->
        [vote] Todos están de acuerdo en que no hay SET: tres cartas más.
        [silence] Nadie dice lo contrario: tres cartas más.
       *[auto] No hay ningún SET: tres cartas más.
    }
event-hint-given =
    { $shown ->
        [exists] Pista para { $name }: hay un SET.
        [none] Pista para { $name }: no hay ningún SET.
        [cards] Pista para { $name }: { $cards }.
       *[hidden] Pista para { $name }.
    }
event-deal-ended =
    { $left ->
        [0] Fin de la mano { $deal }: no sobra ninguna carta.
        [one] Fin de la mano { $deal }: sobra una carta.
       *[other] Fin de la mano { $deal }: sobran { $left } cartas.
    }
event-match-ended =
    { $winners ->
        [0] Fin de la partida: no gana nadie.
        [one] Fin de la partida: gana { $names }.
       *[other] Fin de la partida: { $names } comparten la victoria.
    }
