## Ajustes

web-auto = Idioma del navegador
web-language = Idioma
web-theme = Tema
web-theme-auto = Sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-palette = Colores de las cartas
web-palette-classic = Clásicos
web-palette-safe = Aptos para daltónicos
web-palette-contrast = Alto contraste
web-palette-mono = Blanco y negro, con letras
web-palette-colourless = Si no distingues ningún color, elige «{ $palette }».
web-turn = Orientación de las cartas
web-turn-auto = Automática
web-turn-lying = Horizontal
web-turn-standing = Vertical
web-text-size = Tamaño del texto
web-text-size-small = Pequeño
web-text-size-normal = Mediano
web-text-size-large = Grande
web-text-size-huge = Muy grande
web-motion = Animación
web-motion-auto = Sistema
web-motion-moving = Activada
web-motion-still = Desactivada
web-keys = Teclas
web-keyboard = Teclado
web-keyboard-auto =
    { $keyboard ->
        [azerty] Detectado: AZERTY
        [qwertz] Detectado: QWERTZ
        [hebrew] Detectado: hebreo
       *[qwerty] Detectado: QWERTY
    }
web-keyboard-hebrew = Hebreo
web-show-keys = Mostrar las teclas en las cartas
web-show-keys-letters = Las cartas en blanco y negro llevan ahí la letra de su color. En la mesa, ? muestra las teclas.
web-keys-what = Las teclas siguen la posición de las cartas. Elige una y pulsa una tecla nueva.
web-keys-cards = Teclas de las cartas
web-keys-cards-how = Las flechas recorren las cartas y Entrar elige una.
web-key-card = Carta de la fila { $row }, columna { $column }: { $key }
web-key-press = Pulsa la tecla
web-key-undo = Deshacer
web-key-reserved = Tab, Entrar y Esc conservan su función en todas las páginas. Elige otra tecla.
web-key-swapped = Intercambiadas. { $first } · { $second }
web-keys-are-reset = Todas las teclas vuelven a ser las iniciales.
web-keys-reset = Restablecer teclas
web-own-data = Tus datos
web-keys-dice = En la mesa de dados
web-keys-dice-what = Las teclas 1 a 5 eligen tus dados, las flechas recorren el tablero y Entrar coloca un dado.
web-key-dice-none = Ningún SET · pasar · conservar todos
web-key-dice-play = Jugar · tirar otra vez
web-data-what = Estos ajustes se quedan en este dispositivo. El servidor guarda tu nombre y tus partidas terminadas; puedes hacer que se borre de ellas tu nombre.
web-settings-reset = Restablecer ajustes
web-forget = Borrar mis datos
web-forget-sure = Sí, quitar mi nombre de todas las partidas
web-forgotten = Hecho. Tu nombre se ha quitado.
web-forget-what = Tu nombre se sustituirá en todas las partidas que has jugado. No se puede deshacer.
web-forget-failed = No se ha borrado nada. { $why }
web-forget-nothing = El servidor no sabe nada de ti, así que no hay nada que borrar.
