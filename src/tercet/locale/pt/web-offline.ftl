## Playing without a server.

offline-loading = Preparando a mesa…
offline-waiting = Sua partida começa assim que a mesa estiver pronta…
offline-alone = Sem conexão. Você pode jogar em modo solo e contra bots; estas partidas ficam neste aparelho.
offline-elsewhere = O Tercet está aberto em outra aba.
offline-taken = Suas partidas agora estão abertas em outra aba.
offline-take-over = Jogar aqui
offline-newer = Suas partidas foram salvas por uma versão mais nova do Tercet. Recarregue a página para usá-la.
offline-failed = Não foi possível preparar a mesa neste aparelho.
offline-again = Recarregar
offline-refused = Este navegador não salva nada aqui: suas partidas se perdem quando a página é fechada.
offline-full = Não há mais espaço para salvar partidas. Você pode continuar jogando, mas exporte suas partidas antes.
offline-not-persisted = O navegador pode apagar suas partidas quando faltar espaço. Exporte-as de vez em quando.
offline-games = Partidas neste aparelho
offline-export = Exportar todas as partidas
offline-import = Importar partidas
offline-imported = { $games ->
    [0] Todas estas partidas já estavam aqui.
    [one] Uma partida importada.
   *[other] { $games } partidas importadas.
}
offline-import-failed = Nada foi importado. { $why }
offline-bad-archive = Este arquivo não é uma exportação do Tercet.
offline-bad-log = Uma partida deste arquivo está danificada: { $detail }
offline-bad-too-long = O arquivo é grande demais.
offline-bad-unfinished = Esta partida não terminou. Para continuar em outro aparelho, exporte todas as partidas.
offline-bad-whose = Várias pessoas jogaram esta partida ({ $detail }). Use o nome que você tinha nela e importe de novo.
offline-available = Disponível sem conexão
offline-available-what = Jogue em modo solo e contra bots sem conexão. Um único download de { $size } MB.
offline-fetch = Baixar
offline-fetching = { $percent }% baixados
offline-fetch-failed = O download falhou. O que você tinha continua aqui.
offline-on = Esta página abre sem conexão.
offline-remove = Remover o download
offline-shuffled = Embaralhado neste aparelho.
offline-daily-what = Todo dia, à meia-noite UTC, dois desafios novos, os mesmos para todo mundo. Sem servidor, nada entra no ranking.
offline-data-what = As configurações, seu nome e suas partidas ficam neste aparelho.
offline-delete-what = Todas as partidas deste aparelho serão apagadas, e seu nome com elas. Isso não pode ser desfeito.
offline-deleted = Pronto. Não há mais partidas neste aparelho.
offline-room = As salas precisam de um servidor
offline-room-what = Sem servidor, você pode jogar em modo solo e contra bots.
offline-no-table = Esta mesa não está neste aparelho
offline-no-table-what = As partidas ficam no aparelho em que são jogadas. Para jogar com outras pessoas, é preciso ter conexão.
