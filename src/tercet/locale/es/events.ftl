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
event-table-closed = El anfitrión cierra la mesa.

event-deal-started = Mano { $deal }: reparte { $name }.
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
