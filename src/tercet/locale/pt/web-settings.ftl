## Ajustes

web-auto = Idioma do navegador
web-language = Idioma
web-theme = Tema
web-theme-auto = Sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-palette = Cores das cartas
web-palette-classic = Clássicas
web-palette-safe = Adequadas para daltônicos
web-palette-contrast = Contraste alto
web-palette-mono = Preto e branco, com letras
web-palette-colourless = Se você não distingue nenhuma cor, escolha “{ $palette }”.
web-turn = Orientação das cartas
web-turn-auto = Automática
web-turn-lying = Horizontal
web-turn-standing = Vertical
web-text-size = Tamanho do texto
web-text-size-small = Pequeno
web-text-size-normal = Médio
web-text-size-large = Grande
web-text-size-huge = Muito grande
web-motion = Animação
web-motion-auto = Sistema
web-motion-moving = Ligada
web-motion-still = Desligada
web-keys = Teclas
web-keyboard = Teclado
web-keyboard-auto =
    { $keyboard ->
        [azerty] Detectado: AZERTY
        [qwertz] Detectado: QWERTZ
        [hebrew] Detectado: hebraico
       *[qwerty] Detectado: QWERTY
    }
web-keyboard-hebrew = Hebraico
web-show-keys = Mostrar as teclas nas cartas
web-show-keys-letters = As cartas em preto e branco mostram ali a letra da cor. Na mesa, ? mostra as teclas.
web-keys-what = As teclas seguem a posição das cartas. Escolha uma e aperte uma nova tecla.
web-keys-cards = Teclas das cartas
web-keys-cards-how = As setas percorrem as cartas e Enter escolhe uma.
web-key-card = Carta da fileira { $row }, coluna { $column }: { $key }
web-key-press = Aperte a tecla
web-key-undo = Desfazer
web-key-reserved = Tab, Enter e Esc mantêm sua função em todas as páginas. Escolha outra tecla.
web-key-swapped = Teclas trocadas. { $first } · { $second }
web-keys-are-reset = Todas as teclas voltaram ao padrão.
web-keys-reset = Restaurar teclas
web-own-data = Seus dados
web-keys-dice = Na mesa de dados
web-keys-dice-what = As teclas 1 a 5 escolhem seus dados, as setas percorrem o tabuleiro e Enter coloca um dado.
web-key-dice-none = Nenhum SET · passar a vez · ficar com todos
web-key-dice-play = Jogar · lançar de novo
web-data-what = Estas configurações ficam neste aparelho. O servidor guarda seu nome e suas partidas terminadas; você pode pedir que seu nome seja removido delas.
web-settings-reset = Restaurar configurações
web-forget = Apagar meus dados
web-forget-sure = Sim, remover meu nome de todas as partidas
web-forgotten = Pronto. Seu nome foi removido.
web-forget-what = Seu nome será substituído em todas as partidas que você jogou. Não dá para desfazer.
web-forget-failed = Nada foi apagado. { $why }
web-forget-nothing = O servidor não sabe nada sobre você, então não há nada para apagar.
