## Características y sus valores

card-feature-number = número
card-feature-colour = color
card-feature-fill = fondo
card-feature-shape = forma

card-value-1 = uno
card-value-2 = dos
card-value-3 = tres
card-value-red = rojo
card-value-green = verde
card-value-purple = lila
card-value-solid = sólido
card-value-striped = rayado
card-value-open = sin fondo
card-value-oval = óvalo
card-value-squiggle = onda
card-value-diamond = rombo

## El nombre de una carta

card-name =
    { $shape ->
        [oval] { $number ->
            [1] un óvalo
            [2] dos óvalos
           *[3] tres óvalos
        }
        [squiggle] { $number ->
            [1] una onda
            [2] dos ondas
           *[3] tres ondas
        }
       *[diamond] { $number ->
            [1] un rombo
            [2] dos rombos
           *[3] tres rombos
        }
    } { $shape ->
        [squiggle] { $colour ->
            [red] roja
            [green] verde
           *[purple] lila
        }
       *[other] { $colour ->
            [red] rojo
            [green] verde
           *[purple] lila
        }
    }{ $number ->
        [1] { "" }
       *[other] s
    } { $shape ->
        [squiggle] { $fill ->
            [solid] sólida
            [striped] rayada
           *[open] sin fondo
        }
       *[other] { $fill ->
            [solid] sólido
            [striped] rayado
           *[open] sin fondo
        }
    }{ $fill ->
        [open] { "" }
       *[other] { $number ->
            [1] { "" }
           *[other] s
        }
    }
card-gap = hueco

## El nombre de una mesa y las marcas de una carta

card-layout =
    { $cards ->
        [0] ninguna carta
        [one] una carta
       *[other] { $cards } cartas
    }
card-selected = { $name }, carta elegida
card-hinted = { $name }, pista
card-dealt = { $name }, carta nueva

## La comprobación de tres cartas, característica por característica

card-check-number =
    { $verdict ->
        [same] las tres tienen { $most ->
            [1] un símbolo
            [2] dos símbolos
           *[3] tres símbolos
        }
        [different] los tres números son distintos
       *[mixed] dos tienen { $most ->
            [1] un símbolo
            [2] dos símbolos
           *[3] tres símbolos
        } y la otra tiene { $odd ->
            [1] uno
            [2] dos
           *[3] tres
        }
    }
card-check-colour =
    { $verdict ->
        [same] las tres son { $most ->
            [red] rojas
            [green] verdes
           *[purple] lilas
        }
        [different] los tres colores son distintos
       *[mixed] dos son { $most ->
            [red] rojas
            [green] verdes
           *[purple] lilas
        } y una es { $odd ->
            [red] roja
            [green] verde
           *[purple] lila
        }
    }
card-check-fill =
    { $verdict ->
        [same] las tres { $most ->
            [solid] tienen fondo sólido
            [striped] tienen fondo rayado
           *[open] van sin fondo
        }
        [different] los tres fondos son distintos
       *[mixed] dos { $most ->
            [solid] tienen fondo sólido
            [striped] tienen fondo rayado
           *[open] van sin fondo
        } y la otra { $odd ->
            [solid] tiene fondo sólido
            [striped] tiene fondo rayado
           *[open] va sin fondo
        }
    }
card-check-shape =
    { $verdict ->
        [same] las tres tienen { $most ->
            [oval] óvalos
            [squiggle] ondas
           *[diamond] rombos
        }
        [different] las tres formas son distintas
       *[mixed] dos tienen { $most ->
            [oval] óvalos
            [squiggle] ondas
           *[diamond] rombos
        } y una tiene { $odd ->
            [oval] óvalos
            [squiggle] ondas
           *[diamond] rombos
        }
    }
card-check-line = { $feature }: { $finding }
card-is-set = Es un SET.
card-is-not-set = No es un SET.

## Si la mezcla o las tiradas fueron limpias, según lo ha comprobado el propio programa

chance-verified = Mezcla verificada: nadie pudo elegir las cartas ni los dados. Cada dispositivo aportó un número al azar, también el tuyo.
chance-verified-alone = Mezcla verificada: nadie pudo elegir las cartas ni los dados. Tu dispositivo aportó un número al azar.
chance-verified-watching = Mezcla verificada: las cartas o los dados salen de los números al azar de quienes juegan.
chance-verified-without = Mezcla verificada, pero sin ningún número al azar tuyo: no estabas, o la mesa dice que el tuyo llegó tarde.
chance-unchecked = Mezcla comprobada desde que volviste: desde entonces la mesa no ha cambiado de semilla. No se pudo comprobar entera, porque entraste a mitad de partida o perdiste la conexión.
chance-late = Las cartas o los dados salen de la semilla de la mesa, pero la partida empezó antes de que llegara a la mesa el número al azar de ningún dispositivo. Por eso ningún dispositivo intervino en esta mezcla.
chance-void-starts =
    { $count ->
        [one] Sin verificar. Las cartas o los dados salen de los números al azar, pero antes de esta mano se anuló un comienzo cuando ya se habían mostrado números: alguien pudo ver una mano por adelantado y rechazarla. No se reveló el número de { $names }.
       *[other] Sin verificar. Las cartas o los dados salen de los números al azar, pero antes de esta mano se anularon { $count } comienzos cuando ya se habían mostrado números: alguien pudo ver una mano por adelantado y rechazarla. No se revelaron los números de { $names }.
    }
chance-broken = La mezcla no cuadra. { $problems }
chance-problem-seed = La mesa reveló una semilla distinta de la que había sellado.
chance-problem-list = No jugaron quienes figuraban en la lista antes de revelarse los números al azar.
chance-problem-own-nonce = Tu número al azar no se usó tal como lo enviaste.
chance-problem-unasked = Estabas en la mesa, pero nadie pidió tu número al azar.
chance-problem-nonces = El número al azar de alguien no es el que había sellado.
chance-problem-order = Las cartas o los dados que viste no salen de la semilla y los números al azar.
chance-problem-void-starts = Los comienzos anulados antes de esta mano no son los que se vieron.
chance-problem-missing = El registro no tiene ninguna mano con el sello que se vio.
chance-problem-game = El comprobante es de otra partida.
chance-meaning-title = ¿Qué demuestra esto?
chance-meaning = Demostrado: la mesa fijó su semilla, y cada dispositivo su número al azar, antes de que se mostrara ninguno, y la mano sale de todos ellos. Sin demostrar: quiénes son los demás y que el servidor entregue todos los mensajes. Quienes se confabulen con el servidor aún pueden ver una mano por adelantado y rechazarla con solo no revelar un número. Nada puede impedirlo, pero se lleva la cuenta, se ve quién lo hizo y esa mano nunca se da por verificada.
chance-receipt = Guardar comprobante
