## Playing without a server.

offline-loading = Preparando la mesa…
offline-waiting = Tu partida empieza en cuanto la mesa esté lista…
offline-alone = Sin conexión. Puedes jugar a solas y contra bots; estas partidas se quedan en este dispositivo.
offline-elsewhere = Tercet está abierto en otra pestaña.
offline-taken = Tus partidas están ahora abiertas en otra pestaña.
offline-take-over = Jugar aquí
offline-newer = Una versión más reciente de Tercet guardó tus partidas. Recarga la página para usarla.
offline-failed = No se pudo preparar la mesa en este dispositivo.
offline-again = Recargar
offline-refused = Este navegador no guarda nada aquí: tus partidas se perderán al cerrar la página.
offline-full = No queda espacio para guardar partidas. Puedes seguir jugando, pero antes exporta tus partidas.
offline-not-persisted = El navegador puede borrar tus partidas cuando le falte espacio. Expórtalas de vez en cuando.
offline-games = Partidas en este dispositivo
offline-export = Exportar todas las partidas
offline-import = Importar partidas
offline-imported = { $games ->
    [0] Todas estas partidas ya estaban aquí.
    [one] Se importó una partida.
   *[other] Se importaron { $games } partidas.
}
offline-import-failed = No se importó nada. { $why }
offline-bad-archive = Este archivo no es una exportación de Tercet.
offline-bad-log = Una partida del archivo está dañada: { $detail }
offline-bad-too-long = El archivo es demasiado grande.
offline-bad-unfinished = Esta partida no ha terminado. Para continuar en otro dispositivo, exporta todas las partidas.
offline-bad-whose = En esta partida jugaron varias personas ({ $detail }). Ponte el nombre que tenías en ella y vuelve a importarla.
offline-available = Disponible sin conexión
offline-available-what = Juega a solas y contra bots sin conexión. Una sola descarga de { $size } MB.
offline-fetch = Descargar
offline-fetching = { $percent } % descargado
offline-fetch-failed = La descarga falló. Lo que ya había sigue ahí.
offline-on = Esta página se abre sin conexión.
offline-remove = Quitar la descarga
offline-shuffled = Mezclado en este dispositivo.
offline-daily-what = Cada día, a medianoche UTC, dos retos nuevos, los mismos para todo el mundo. Sin servidor no hay clasificación.
offline-data-what = Los ajustes, tu nombre y tus partidas se quedan en este dispositivo.
offline-delete-what = Se borrarán todas las partidas de este dispositivo y, con ellas, tu nombre. No se puede deshacer.
offline-deleted = Hecho. En este dispositivo ya no quedan partidas.
offline-room = Las salas necesitan un servidor
offline-room-what = Sin servidor puedes jugar a solas y contra bots.
offline-no-table = Esta mesa no está en este dispositivo
offline-no-table-what = Las partidas se quedan en el dispositivo en el que se juegan. Para jugar con más gente hace falta conexión.
