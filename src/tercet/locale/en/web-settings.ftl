## Settings

web-auto = Browser default
web-language = Language
web-theme = Theme
web-theme-auto = System
web-theme-light = Light
web-theme-dark = Dark
web-palette = Card colours
web-palette-classic = Classic
web-palette-safe = Colour-blind friendly
web-palette-contrast = High contrast
web-palette-mono = Black and white, with letters
web-palette-colourless = If you can’t tell colours apart at all, choose “{ $palette }”.
web-turn = Card orientation
web-turn-auto = Auto
web-turn-lying = Landscape
web-turn-standing = Portrait
web-text-size = Text size
web-text-size-small = Small
web-text-size-normal = Normal
web-text-size-large = Large
web-text-size-huge = Very large
web-motion = Animation
web-motion-auto = System
web-motion-moving = On
web-motion-still = Off
web-keys = Keys
web-keyboard = Keyboard
web-keyboard-auto =
    { $keyboard ->
        [azerty] Detected: AZERTY
        [qwertz] Detected: QWERTZ
        [hebrew] Detected: Hebrew
       *[qwerty] Detected: QWERTY
    }
web-keyboard-hebrew = Hebrew
web-show-keys = Show keys on the cards
web-show-keys-letters = The black and white cards show the letter of their colour there instead. At the table, ? lists the keys.
web-keys-what = Keys match the card positions. Select one, then press a new key.
web-keys-cards = Card keys
web-keys-cards-how = The arrow keys move between the cards, and Enter picks one.
web-key-card = Card in row { $row }, column { $column }: { $key }
web-key-press = Press the key
web-key-undo = Undo
web-key-reserved = Tab, Enter and Esc keep their meaning on every page. Choose another key.
web-key-swapped = Swapped. { $first } · { $second }
web-keys-are-reset = All keys are back to their defaults.
web-keys-reset = Reset keys
web-own-data = Your data
web-keys-dice = At the dice table
web-keys-dice-what = Keys 1 to 5 pick your dice, the arrow keys move around the board, Enter places a die.
web-key-dice-none = No SET · pass · keep all
web-key-dice-play = Play turn · re-roll
web-data-what = These settings stay on this device. The server keeps your name and your finished games; you can have your name removed from them.
web-settings-reset = Reset settings
web-forget = Delete my data
web-forget-sure = Yes, remove my name from all games
web-forgotten = Done. Your name has been removed.
web-forget-what = Your name will be replaced in every game you have played. This cannot be undone.
web-forget-failed = Nothing was deleted. { $why }
web-forget-nothing = The server knows nothing about you, so there is nothing to delete.
