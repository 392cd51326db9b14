## Las reglas de una mesa

rules-title =
    { $edition ->
        [es] El reglamento español
        [fr] El reglamento francés
        [he] El reglamento hebreo
       *[pt] El reglamento brasileño
    }
rules-book =
    { $edition ->
        [es] Son las reglas del reglamento español (Devir), idénticas a las del brasileño; la redacción es nuestra.
        [fr] Son las reglas del reglamento francés (Gigamic, 2024); la redacción es nuestra.
        [he] Son las reglas del reglamento hebreo; la redacción es nuestra.
       *[pt] Son las reglas del reglamento brasileño (Devir), idénticas a las del español; la redacción es nuestra.
    }
rules-book-variant =
    { $edition ->
        [es] Fuera de la variante, son las reglas del reglamento español (Devir); la redacción es nuestra.
        [fr] Fuera de la variante, son las reglas del reglamento francés (Gigamic, 2024); la redacción es nuestra.
        [he] Fuera de la variante, son las reglas del reglamento hebreo; la redacción es nuestra.
       *[pt] Fuera de la variante, son las reglas del reglamento brasileño (Devir); la redacción es nuestra.
    }
rules-aim-title = El objetivo
rules-aim =
    { $seats ->
        [1] { rules-aim-solo }
       *[other] { rules-aim-race }
    } { rules-seats }
rules-aim-race =
    Ver antes que nadie un SET entre las cartas de la mesa y { $scoring ->
        [sets] conseguir más SETs que los demás
       *[cards] ganar más cartas que los demás
    }.
rules-aim-solo = Conseguir SETs hasta agotar el mazo e intentar vaciar la mesa.
rules-changes = Cambios en esta mesa: { $fields }.
rules-deck =
    { $deck ->
        [solid] las { $size } cartas sólidas
        [striped] las { $size } cartas rayadas
        [open] las { $size } cartas sin fondo
        [red] las { $size } cartas rojas
        [green] las { $size } cartas verdes
        [purple] las { $size } cartas lilas
        [one] las { $size } cartas con un símbolo
        [two] las { $size } cartas con dos símbolos
        [three] las { $size } cartas con tres símbolos
        [oval] las { $size } cartas con óvalos
        [squiggle] las { $size } cartas con ondas
        [diamond] las { $size } cartas con rombos
       *[full] las { $size } cartas
    }

rules-variant-title = La variante
rules-variant = Esta variante no está en los reglamentos. También aquí se llama SET a las cartas que uno se puede llevar juntas. Donde estas reglas hablan de tres cartas, léase { $cards }.
rules-law-five = La baraja tiene 243 cartas: además de las cuatro características, cada carta lleva un signo: un sol, una luna o una estrella. Te puedes llevar tres cartas si cada una de las cinco características es igual en las tres o distinta en las tres.
rules-law-ultra = Te puedes llevar cuatro cartas si forman dos parejas y la misma carta completaría un SET con las dos. Esa carta no tiene que estar en la mesa. También se conoce como UltraSet o Superset.
rules-law-ghost = Te puedes llevar seis cartas si forman tres parejas cuyas terceras cartas, las que faltan, serían a su vez un SET. Para cada característica eso significa: seis iguales, tres y tres, dos de cada, o cuatro y una y una. También se conoce como GhostSet.
rules-law-quads = Cada característica tiene cuatro valores. Te puedes llevar cuatro cartas si cada característica es igual en las cuatro, distinta en las cuatro o igual de dos en dos. También se conoce como EvenQuads o Quads.
rules-law-dots = Cada carta lleva algunos de seis puntos, cada uno con su lugar, su color y su letra. Te puedes llevar de tres a siete cartas si cada punto aparece en un número par de ellas. Entre siete cartas siempre las hay. También se conoce como Projective Set.
rules-way-chain = Las últimas cartas que alguien se llevó quedan junto a la mesa. Cada SET siguiente usa exactamente { $linked ->
        [1] una de ellas, que ya no puntúa
       *[other] { $linked } de ellas, que ya no puntúan
    }.
rules-way-all = Nada sale de la mesa. Cada cual encuentra lo que puede; cuando se ha encontrado todo, se ponen cartas nuevas. Señalar lo que alguien ya encontró no cuesta nada.
rules-way-hidden = Una carta de la baraja queda sin verse. Cuando ya no queda nada que llevarse, las cartas de la mesa dicen cuál es: durante 20 segundos, quien primero la nombre se la lleva, y un nombre equivocado es un error.
rules-ending-first = La mano termina cuando alguien tiene { $goal } puntos.
rules-ending-takings = La mano termina después de { $goal } SETs.
rules-ending-time = La mano termina a los { $goal } segundos; lo que ya se ha cantado se puede completar.
rules-together = Se juega en equipo contra el mejor tiempo propio, y todos ganan.

rules-cards-title = Las cartas
rules-cards =
    Cada carta muestra uno, dos o tres símbolos iguales. Cuatro características las distinguen: el número de símbolos (uno, dos, tres), su color (rojo, verde, lila), su fondo (sólido, rayado, sin fondo) y su forma (óvalo, onda, rombo). { $deck ->
        [full] Cada combinación aparece una sola vez: en total, { $size } cartas.
       *[other] Se juega solo con { rules-deck }: una característica es siempre la misma y cada combinación de las otras tres aparece una vez.
    }

rules-set-title = Qué es un SET
rules-set = Tres cartas son un SET cuando cada característica, mirada por separado, coincide en las tres o es distinta en las tres. Para dos cartas cualesquiera hay exactamente una tercera que completa el SET.
rules-quick-check = Comprobación rápida: si dos cartas coinciden en una característica y la tercera no, no es un SET. Dos cartas rojas y una lila nunca forman un SET, sea como sea el resto.

rules-deal-title = El reparto
rules-deal =
    Quien reparte baraja y pone { $layout } cartas boca arriba, en { $layout ->
        [9] tres filas de tres
        [12] tres filas de cuatro
       *[other] columnas de tres
    }, a la vista de todos. Las demás forman el mazo.

rules-call-title = Cantar
rules-call =
    No hay turnos. { $style ->
        [announce] { rules-call-announce }
        [point] { rules-call-point }
       *[default] { rules-call-announce } { rules-call-alone }
    }
rules-call-announce = Quien ve un SET canta «¡SET!». Quien canta primero detiene el juego: hasta que se resuelva, nadie más puede cantar, llevarse cartas ni votar. Después tiene { $point } s para elegir tres cartas. Agotar el tiempo, cancelar o salir de la mesa cuenta como error, y perder la conexión no para el reloj.
rules-call-point = Quien ve un SET elige directamente sus tres cartas: elegirlas ya es cantar.
rules-call-alone = Quien juega a solas no canta: le basta con elegir tres cartas.

rules-right-title = Acierto
rules-right = Todos ven la comprobación de las tres cartas, característica por característica. Si son un SET, se las queda quien ha cantado. Si entonces hay menos de { $layout } cartas en la mesa y quedan en el mazo, tres nuevas llenan los huecos. Si antes había más de { $layout }, no se pone ninguna y las cartas de las columnas añadidas pasan a los huecos. Con el mazo agotado los huecos se quedan y ninguna carta se mueve.

rules-wrong-title = Error
rules-wrong =
    Las cartas se quedan en la mesa. { $penalty ->
        [cards] Quien ha cantado pierde tres cartas ganadas antes en esta mano, o las que tenga si son menos; se apartan y ya no se juegan.
        [point] Quien ha cantado pierde un punto, y su puntuación puede bajar de cero.
       *[none] No cuesta nada.
    } { $lock ->
        [0] { "" }
       *[other] Entre dos o más jugadores, quien se ha equivocado no puede volver a cantar hasta que cambien las cartas o pasen { $lock } s, pero sí puede votar. { $longest ->
            [0] { "" }
           *[other] Cada error consecutivo duplica esta espera, hasta { $longest } s; un acierto la devuelve a su valor inicial.
        }
    }

rules-race-title = Llegar tarde
rules-race = Cantar, elegir o votar vale para las cartas que se estaban viendo. Si entretanto han cambiado, si falta una carta elegida o si alguien ha cantado antes, se rechaza y no cuesta nada. Si dos personas coinciden en el mismo instante, decide el azar.

rules-none-title = No hay SET
rules-none =
    { $seats ->
        [1] { rules-none-solo }
       *[other] { rules-none-together }
    }
rules-none-together =
    { $always ->
        [yes] { rules-none-always } { rules-none-stopping } { $noset ->
            [default] { rules-none-alone }
           *[other] { "" }
        }
       *[no] { $noset ->
            [vote] { rules-none-vote } { rules-none-waiting }
            [checked] { rules-none-checked } { rules-none-waiting }
            [auto] { rules-none-auto } { rules-none-stop } { rules-none-stopping }
           *[default] { rules-none-vote } { rules-none-waiting } { rules-none-alone }
        }
    }
rules-none-solo =
    { $always ->
        [yes] { rules-none-always }
       *[no] { $noset ->
            [vote] Si no ves ningún SET, dilo y se ponen tres cartas más, aunque se te haya escapado uno. Con { $certain } cartas o más en la mesa se rechaza, porque entre tantas siempre hay uno.
            [auto] { rules-none-auto } { rules-none-stop }
           *[checked] Si no ves ningún SET, dilo y se ponen tres cartas más. El programa lo comprueba: mientras haya un SET lo rechaza, y el resultado dice cuántas veces.
        }
    }
rules-none-always =
    Con { $layout } de estas { $size } cartas en la mesa siempre hay un SET, así que, mientras queden cartas en el mazo, «no hay SET» se rechaza{ $noset ->
        [checked] {" "}y cuenta como voto equivocado
       *[other] { "" }
    }. { rules-none-stop }
rules-none-stop = Cuando el mazo se agota, «no hay SET» es un voto para terminar.
rules-none-vote = Cuando todas las personas presentes dicen «no hay SET» se ponen tres cartas más, aunque a todos se les haya escapado uno. Si hay { $certain } cartas o más en la mesa, «no hay SET» se rechaza, porque entre tantas siempre hay uno.
rules-none-checked = Cuando todas las personas presentes dicen «no hay SET» se ponen tres cartas más. El programa comprueba cada voto: mientras haya un SET lo rechaza, y el resultado dice cuántas veces.
rules-none-waiting =
    { rules-none-cleared } { $vote ->
        [0] Callar no equivale a estar de acuerdo: se espera a todas las personas presentes. { $look ->
            [0] { "" }
           *[other] A quien lleva { $look } s en silencio con una votación abierta se le pregunta si sigue buscando; si no responde, tras otros { $look } s esa votación deja de esperarle.
        }
       *[other] Desde que alguien vota, se entiende que está de acuerdo quien en { $vote } s ni vote ni cante.
    } { rules-none-away }
rules-none-stopping =
    { rules-none-cleared } El silencio nunca pone fin a una mano: la votación espera a todas las personas presentes. { $look ->
        [0] { "" }
       *[other] A quien lleva { $look } s en silencio con una votación abierta se le pregunta si sigue buscando, pero se le sigue esperando.
    } { rules-none-away }
rules-none-cleared = Si cambian las cartas, los votos se anulan; un error deja en pie los votos de los demás, y cantar retira el propio.
rules-none-away = Quien no tiene conexión, o lleva { $away } s con la página oculta o el aparato en reposo, cuenta como ausente y no se le espera.
rules-none-auto = Cuando no hay ningún SET en la mesa, el programa añade automáticamente tres cartas.
rules-none-alone = A quien juega a solas el programa le comprueba el voto: mientras haya un SET lo rechaza, y el resultado dice cuántas veces.

rules-end-title = Fin de la mano
rules-end = La mano acaba cuando el mazo se ha agotado y no queda ningún SET en la mesa; el programa lo detecta. Sin mazo, también acaba cuando todas las personas presentes han votado terminar; el silencio nunca termina una mano. Las cartas que sobran no son de nadie.

rules-score-title = Puntos
rules-score =
    { $scoring ->
        [sets] Cada SET vale un punto{ $penalty ->
            [point] {" "}y cada error quita uno
           *[other] { "" }
        }.
       *[cards] Cada carta ganada vale un punto.
    } { $seats ->
        [1] { "" }
       *[other] Gana quien tiene más; en caso de empate se comparte la victoria.
    }

rules-match-title = La partida
rules-match =
    { $seats ->
        [1] { rules-match-solo }
       *[other] { rules-match-together }
    }
rules-match-together =
    { $deals ->
        [0] El reparto pasa a la izquierda y la partida acaba cuando cada cual ha repartido una vez. { rules-match-seats } { rules-match-totals }
        [1] Una sola mano decide. Quien se va conserva su asiento y sus puntos. Para una partida más larga, quien organiza la mesa puede fijar un número de manos, o que cada cual reparta una vez, y los puntos se suman.
       *[other] El reparto pasa a la izquierda y la partida acaba tras { $deals } manos. { rules-match-totals }
    } Una mano empieza cuando hay al menos dos jugadores y todas las personas presentes están listas, o cuando la inicia quien organiza la mesa, aunque juegue a solas. { $deals ->
        [1] { "" }
       *[other] { $pause ->
            [0] La siguiente mano de la partida empieza enseguida.
           *[other] La siguiente mano de la partida empieza a los { $pause } s, o en cuanto todas las personas presentes estén listas.
        }
    } Si quien organiza la mesa se va, toma el relevo quien lleve más tiempo en ella. { $rated ->
        [yes] Cualquiera que juegue puede proponer terminar antes la partida; se hace cuando todas las personas que juegan están de acuerdo, y a quien esté ausente se le espera.
       *[no] Cualquiera que juegue puede proponer repartir de nuevo esta mano o terminar antes la partida; se hace cuando todas las personas que juegan están de acuerdo, y a quien esté ausente se le espera.
    }
rules-match-solo =
    { $deals ->
        [0] Hay una sola mano. Empieza cuando quieras, y puedes repartir de nuevo o parar en cualquier momento.
        [1] Hay una sola mano. Empieza cuando quieras, y puedes repartir de nuevo o parar en cualquier momento.
       *[other] Hay { $deals } manos y los puntos se suman. La primera empieza cuando quieras, y puedes repartir de nuevo o parar en cualquier momento.
    }
rules-match-seats = Los asientos ocupados al principio fijan el número de manos: la de quien se ha ido se salta, y quien llega tarde no añade ninguna.
rules-match-totals = Decide la suma. Quien llega tarde juega desde la mano siguiente; quien se va conserva su asiento y sus puntos.

rules-start-title = Inicio rápido
rules-start =
    { $edition ->
        [fr] Hay dos maneras de empezar. El comienzo fácil usa solo las 27 cartas sólidas, con 12 en la mesa; la variante sencilla pone nueve de ellas, en un cuadrado. Todo lo demás sigue igual.
        [he] Para aprender, se juega con un tercio de la baraja en el que una característica no cambia, por ejemplo las 27 cartas sólidas. Todo lo demás sigue igual.
       *[other] Para aprender, se juega solo con las 27 cartas sólidas, de modo que el fondo es siempre el mismo. Todo lo demás sigue igual.
    } { $deck ->
        [full] { "" }
       *[other] En esta mesa se juega con { rules-deck }, { $layout } de ellas en la mesa.
    }

rules-alone-title = A solas
rules-alone =
    Una persona busca SETs hasta agotar el mazo y trata de vaciar la mesa. El resultado muestra las cartas que quedan, el tiempo, los errores, los «no hay SET» equivocados y las pistas. Las pistas dicen primero que hay un SET y después enseñan una, dos y tres de sus cartas. Quien juega a solas puede hacer una pausa: las cartas se ocultan y el tiempo no cuenta. { $hints ->
        [yes] Aquí también hay pistas entre dos o más jugadores: todos ven la pista, la pida quien la pida, y consta en el resultado.
        [solo] { "" }
        [rated] Entre dos o más jugadores aquí no hay pistas.
       *[no] Contra bots también hay pistas; entre dos o más personas, aquí no.
    } { $rated ->
        [yes] Esta mesa es clasificatoria.
       *[no] { "" }
    }

rules-seats-title = Jugadores
rules-seats =
    { $seats ->
        [one] Una persona; puede mirar quien quiera.
       *[other] De uno a { $seats } jugadores; puede mirar quien quiera.
    } { $late ->
        [yes] Quien llega durante la primera mano juega en ella enseguida.
       *[no] { "" }
    }

rules-odds-title = Probabilidades
rules-odds =
    { $edition ->
        [fr] Según el reglamento, 12 cartas no tienen ningún SET una de cada { 33 } veces, y 15 cartas, una de cada { 2500 }.
        [he] Según el reglamento, entre 12 cartas hay un SET cerca del { 97 } % de las veces, y entre 15, más del { 99.9 } %.
       *[other] Según el reglamento, entre 12 cartas hay un SET el { 97 } % de las veces, y entre 15, el { 99.96 } %.
    } En cifras exactas, para cartas recién repartidas de las 81: entre 12 hay un SET el { $share12 } % de las veces y no lo hay una de cada { $once12 }; entre 15 lo hay el { $share15 } % y no lo hay una de cada { $once15 }. { $deck ->
        [full] { "" }
       *[other] De estas 27 cartas, nueve no tienen ningún SET una vez cada { $once9 } repartos, y diez o más siempre tienen uno.
    }

## Los campos de las reglas

rules-field-deck = baraja ({ rules-deck })
rules-field-law = lo que se lleva
rules-field-way = la forma de jugar
rules-field-ending = el final
rules-field-goal = la meta
rules-field-together = el juego en equipo
rules-field-layout = cartas en la mesa
rules-field-style = manera de cantar
rules-field-point-seconds = tiempo para elegir
rules-field-penalty = errores
rules-field-lock-seconds = espera tras un error
rules-field-longest-lock-seconds = espera más larga tras errores seguidos
rules-field-no-set = no hay SET
rules-field-vote-seconds = tiempo tras el cual el silencio vale como acuerdo
rules-field-look-seconds = tiempo hasta preguntar «¿Sigues buscando?»
rules-field-away-seconds = tiempo hasta contar como ausente
rules-field-scoring = puntos
rules-field-deals = número de manos
rules-field-pause-seconds = pausa entre manos
rules-field-hints = pistas entre dos o más
rules-field-rated = partida clasificatoria
rules-field-late-join = entrar tarde en la primera mano

## Dibujos junto a las reglas

rules-examples-are = Estos son SETs
rules-examples-are-not = Estos no son SETs
rules-example = { $things }: { $findings }.
