## Lo que ha pasado en una mesa

event-seed-committed = La mezcla queda sellada: { $commitment }.
event-player-seated =
    { $bot ->
        [yes] { $name }, un bot, se une a la mesa.
       *[no] { $name } se une a la mesa.
    }
event-player-left =
    { $removed ->
        [yes] Quien organiza la mesa expulsa a { $name }.
       *[no] { $name } sale de la mesa.
    }
event-player-leaving =
    { $removed ->
        [yes] Quien organiza la mesa expulsará a { $name } en cuanto empiece la mano.
       *[no] { $name } saldrá de la mesa en cuanto empiece la mano.
    }
event-player-returned = { $name } vuelve a la mesa.
event-player-replaced = { $name }, un bot, ocupa el asiento de quien se fue y sigue jugando.
event-player-away = { $name } se ha ausentado.
event-player-back = { $name } ha vuelto.
event-player-ready = { $name } dice que ya puede empezar.
event-handicap-set =
    { $seconds ->
        [0] { $name } juega sin desventaja.
       *[other] { $name } espera { $seconds } s antes de cantar con cartas nuevas.
    }
event-host-changed = Ahora organiza la mesa { $name }.
event-player-renamed = { $name } se llama ahora { $new }.
event-ready-withdrawn = { $name } prefiere esperar un poco más.
event-nonce-committed = { $name } sella un número al azar para la mezcla.
event-commitments-awaited = Está a punto de empezar; faltan números al azar.
event-commitments-fixed = Todos los números al azar están sellados; ahora se revelan.
event-nonce-revealed = { $name } revela un número al azar.
event-nonce-missed = { $name } no envió a tiempo un número al azar y cuenta como ausente.
event-start-voided =
    { $row ->
        [0] Este comienzo queda anulado.
        [1] Este comienzo se ha anulado cuando ya se habían mostrado números al azar: no se reveló el número de { $names }. Quien no lo reveló no juega la próxima mano, salvo si perdió la conexión al detenerse el servidor.
       *[other] Van { $row } comienzos seguidos anulados cuando ya se habían mostrado números al azar. Esta vez no se reveló el número de { $names }. Quien no lo reveló no juega la próxima mano, salvo si perdió la conexión al detenerse el servidor. No se empieza hasta que todas las personas vuelvan a estar listas.
    }
event-play-interrupted = El servidor se detuvo cuando le tocaba a { $name }; la mesa espera a que vuelva.
event-play-continued = { $name } ha vuelto y dispone otra vez del tiempo completo.
event-play-voided = { $name } no ha vuelto tras la parada del servidor: su jugada queda anulada sin penalización.
event-proposal-made =
    { $what ->
        [restart] { $name } propone empezar de nuevo.
       *[end] { $name } propone terminar aquí la partida.
    }
event-proposal-agreed = { $name } acepta.
event-proposal-declined = { $name } no acepta.
event-table-closed = Quien organiza la mesa la cierra.
event-seat-offered = { $name } cambia de dispositivo.
event-seat-moved = { $name } juega ahora en otro dispositivo.
event-table-paused = Quien dirige la sala pone la mesa en pausa. Un «¡SET!» sin resolver no cuesta nada.
event-table-resumed = La mesa sigue jugando.
event-dice-shown = Los dados vuelven a verse.
event-puzzle-shown = Las cartas vuelven a verse.

event-deal-started = Mano { $deal }: reparte { $name }.
event-player-dealt-in = { $name } juega ya en esta misma mano.
event-deal-voided = De común acuerdo, la mano { $deal } no cuenta y empieza de nuevo.
event-set-called =
    { $tie ->
        [yes] { $name } canta «¡SET!»; alguien más cantó en el mismo instante y decidió el azar.
       *[no] { $name } canta «¡SET!».
    }
event-set-taken =
    { $tie ->
        [yes] { $name } se lleva un SET: { $cards }; alguien más lo eligió en el mismo instante y decidió el azar.
       *[no] { $name } se lleva un SET: { $cards }.
    }
event-call-failed =
    { $reason ->
        [time] { $name } no ha elegido a tiempo.
        [taken-back] { $name } cancela lo cantado.
        [left] { $name } ha salido sin elegir.
       *[wrong] { $name } elige { $cards }: no es un SET.
    } { $lost ->
        [0] Puntos en esta mano: { $points }.
        [one] Le cuesta una carta. Puntos en esta mano: { $points }.
       *[other] Le cuesta { $lost } cartas. Puntos en esta mano: { $points }.
    }
event-votes-changed = Votos ahora: { $count }.
event-no-set-voted = { $name } no ve ningún SET.
event-vote-denied = { $name } no ve ningún SET, pero lo hay.
event-looking-asked = La votación espera a { $names }: «¿Sigues buscando?».
event-looking-answered = { $name } sigue buscando.
event-looking-ignored = Sin respuesta de { $names }: esta votación sigue sin esperar.
event-cards-added =
    { $cause ->
        [vote] Todos están de acuerdo en que no hay SET: { $count ->
            [1] una carta más
            [3] tres cartas más
           *[other] { $count } cartas más
        }.
        [silence] Nadie ha encontrado un SET a tiempo: { $count ->
            [1] una carta más
            [3] tres cartas más
           *[other] { $count } cartas más
        }.
       *[auto] No hay ningún SET: { $count ->
            [1] una carta más
            [3] tres cartas más
           *[other] { $count } cartas más
        }.
    }
event-board-laid = Ya se ha encontrado todo en esta mesa: cartas nuevas.
event-naming-opened = Ya no queda nada que llevarse. ¿Qué carta no ha visto nadie?
event-card-named = { $name } acierta la carta que nadie había visto: { $card }.
event-hint-given =
    { $shown ->
        [exists] Pista pedida por { $name }: hay un SET.
        [none] Pista pedida por { $name }: no hay ningún SET.
        [cards] Pista pedida por { $name }: { $cards }.
       *[hidden] Pista pedida por { $name }.
    }
event-deal-paused = { $name } hace una pausa.
event-deal-resumed = La partida sigue.
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

## Lo mismo, dicho a quien lo hizo

event-player-seated-you = Te unes a la mesa como { $name }.
event-player-left-you =
    { $removed ->
        [yes] Quien organiza la mesa te expulsa.
       *[no] Sales de la mesa.
    }
event-player-leaving-you =
    { $removed ->
        [yes] Quien organiza la mesa te expulsará en cuanto empiece la mano.
       *[no] Saldrás de la mesa en cuanto empiece la mano.
    }
event-player-returned-you = Vuelves a la mesa.
event-player-away-you = Te has ausentado.
event-player-back-you = Has vuelto.
event-player-ready-you = Has dicho que ya puedes empezar.
event-play-interrupted-you = El servidor se detuvo cuando te tocaba a ti; tu tiempo empieza de nuevo.
event-play-continued-you = Has vuelto y dispones otra vez del tiempo completo.
event-seat-offered-you = Cambias de dispositivo.
event-seat-moved-you = Ahora juegas en otro dispositivo.
event-play-voided-you = No volviste tras la parada del servidor: tu jugada queda anulada sin penalización.
event-handicap-set-you =
    { $seconds ->
        [0] Juegas sin desventaja.
       *[other] Esperas { $seconds } s antes de cantar con cartas nuevas.
    }
event-host-changed-you = Ahora organizas tú la mesa.
event-player-renamed-you = Ahora te llamas { $new }.
event-ready-withdrawn-you = Prefieres esperar un poco más.
event-nonce-committed-you = Sellas un número al azar para la mezcla.
event-nonce-revealed-you = Revelas tu número al azar.
event-nonce-missed-you = Tu número al azar no llegó a tiempo y cuentas como ausente.
event-proposal-made-you =
    { $what ->
        [restart] Propones empezar de nuevo.
       *[end] Propones terminar aquí la partida.
    }
event-proposal-agreed-you = Aceptas.
event-proposal-declined-you = No aceptas.
event-deal-started-you = Mano { $deal }: repartes tú.
event-player-dealt-in-you = Juegas ya en esta misma mano.
event-set-called-you =
    { $tie ->
        [yes] Cantas «¡SET!»; alguien más cantó en el mismo instante y decidió el azar.
       *[no] Cantas «¡SET!».
    }
event-set-taken-you =
    { $tie ->
        [yes] Te llevas un SET: { $cards }; alguien más lo eligió en el mismo instante y decidió el azar.
       *[no] Te llevas un SET: { $cards }.
    }
event-card-named-you = Aciertas la carta que nadie había visto: { $card }.
event-call-failed-you =
    { $reason ->
        [time] No has elegido a tiempo.
        [taken-back] Cancelas lo cantado.
        [left] Has salido sin elegir.
       *[wrong] Eliges { $cards }: no es un SET.
    } { $lost ->
        [0] Puntos en esta mano: { $points }.
        [one] Te cuesta una carta. Puntos en esta mano: { $points }.
       *[other] Te cuesta { $lost } cartas. Puntos en esta mano: { $points }.
    }
event-no-set-voted-you = No ves ningún SET.
event-vote-denied-you = No ves ningún SET, pero lo hay.
event-looking-answered-you = Sigues buscando.
event-hint-given-you =
    { $shown ->
        [exists] Pides una pista: hay un SET.
        [none] Pides una pista: no hay ningún SET.
        [cards] Pides una pista: { $cards }.
       *[hidden] Pides una pista.
    }
event-deal-paused-you = Haces una pausa.
event-match-ended-you = Fin de la partida: ganas tú.
