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
