## Por que algo não pode ser feito agora

refusal-not-in-deal = Você chegou com a rodada já começada: joga a partir da próxima.
refusal-already-called = Você já anunciou: escolha três cartas.
refusal-call-pending = Outra pessoa anunciou primeiro. Espere até que se resolva.
refusal-layout-changed = As cartas mudaram antes que sua ação chegasse. Você não perde nada.
refusal-locked-out =
    { $seconds ->
        [1] Depois de um erro é preciso esperar: mais um segundo, ou até que as cartas mudem.
       *[other] Depois de um erro é preciso esperar: mais { $seconds } segundos, ou até que as cartas mudem.
    }
refusal-not-your-call = Você não anunciou “SET!”.
refusal-too-late = Acabou o tempo para escolher.
refusal-call-first = Nesta mesa primeiro se anuncia “SET!” e depois se escolhem três cartas.
refusal-point-at-once = Nesta mesa não se anuncia: escolha três cartas direto.
refusal-wrong-card-count =
    { $most ->
        [7] Escolha de { $least } a { $most } cartas diferentes.
       *[other] Escolha { $least } cartas diferentes.
    }
refusal-card-not-here = Esta carta não está na mesa: { $card }. Você não perde nada.
refusal-no-votes-here = Nesta mesa, quando não há nenhum SET, mais cartas são abertas automaticamente.
refusal-set-is-certain = Tem de haver um SET: entre { $cards } cartas deste baralho sempre há um.
refusal-already-voted = Você já disse que não há nenhum SET.
refusal-no-hints-here = As dicas estão desativadas nesta mesa.
refusal-not-asked = Ninguém está esperando sua resposta.
refusal-no-more-hints = As dicas já mostraram tudo o que podiam.
refusal-no-set-to-show = Não há nenhum SET para mostrar.
refusal-others-here = Você só pode fazer uma pausa se não houver mais ninguém na mesa.
refusal-paused = A partida está em pausa. Continue primeiro.
refusal-not-paused = A partida não está em pausa.
refusal-table-is-paused = A mesa está em pausa. Continua quando quem conduz a sala der o sinal.
refusal-table-not-paused = A mesa não está em pausa.

## Lugares

refusal-not-seated = Você não tem lugar nesta mesa.
refusal-too-many-comers = Tanta gente já passou por esta mesa que ela não aceita mais ninguém. Abra outra.
refusal-log-full = Tanta coisa já aconteceu nesta mesa que o registro dela está cheio. Abra outra.
refusal-table-full =
    { $seats ->
        [1] O único lugar está ocupado. Você pode assistir.
       *[other] Os { $seats } lugares estão ocupados. Você pode assistir.
    }
refusal-bad-name = Um nome precisa de uma letra ou outro caractere visível, e de no máximo { $most } caracteres.
refusal-not-host = Só quem organiza a mesa pode fazer isso.
refusal-not-here = Essa pessoa não está nesta mesa.
refusal-still-here = Você já está na mesa.
refusal-not-free = Quem ocupa este lugar ainda está na mesa.
refusal-was-removed = Quem organiza a mesa removeu você.
refusal-already-ready = Você já disse que pode começar.
refusal-not-ready-yet = Você não tinha dito que podia começar.
refusal-nothing-changes = Já está assim.
refusal-already-committed = Seu número aleatório para este início já está selado.
refusal-other-seed = A mesa já passou para outro início.
refusal-nonce-not-asked = Seu número aleatório não é necessário agora.
refusal-already-revealed = Você já revelou seu número aleatório.
refusal-wrong-nonce = Este número aleatório não é o que você tinha selado.
refusal-proposal-pending = Antes é preciso responder a outra proposta.
refusal-no-proposal = Não há nenhuma proposta para responder.
refusal-already-agreed = Você já concordou.
refusal-not-at-rated-tables = Em uma mesa ranqueada não dá para recomeçar.
refusal-game-over = A partida terminou.
refusal-not-started = O jogo ainda não começou.
refusal-already-started = O jogo já começou.
refusal-unknown-command = Este jogo não sabe o que significa “{ $command }”.

## O que a própria mesa recusa

refusal-already-seated = Você já tem um lugar nesta mesa.
refusal-not-saved = Não foi possível salvar agora. Tente de novo.
refusal-only-watching = Nesta janela você só assiste. Jogue na outra.
refusal-too-soon = Cedo demais: ainda não estava à mostra.
refusal-chat-off = Nesta mesa só se enviam frases rápidas.
refusal-nothing-to-say = Não há nada para enviar.
refusal-no-chat-at-listed-tables = As mesas públicas são abertas a todos, por isso nelas só se enviam frases rápidas.
refusal-no-such-bot = Esse bot não existe. Escolha entre: { $levels }.
refusal-not-this-game = Essa pergunta é de outro jogo.
refusal-no-bots-here = Os bots estão desativados neste servidor.
refusal-internal-error = Algo deu errado. Nada mudou.
refusal-too-fast = Foi muita coisa de uma vez. Espere um momento antes de enviar mais.
refusal-not-sent = A conexão caiu e a mensagem não foi enviada. Envie de novo.
refusal-lost-meanwhile = A conexão caiu e, quando voltou, já era tarde demais para isso.
refusal-press-lost = A conexão caiu antes que isso chegasse. Tente de novo quando ela voltar.
refusal-too-long = Isso é longo demais: no máximo { $most } caracteres.
refusal-bad-message = O servidor não conseguiu entender isso.
refusal-wrong-seat-link = Este link já foi usado, ou há um mais novo. Crie um novo link no aparelho em que você joga.
refusal-not-shown-yet = As cartas ainda não foram mostradas.
refusal-already-found = Você já encontrou este SET. Não custa nada.

# Rooms
refusal-not-joining = Esta sala não aceita mais ninguém.
refusal-nobody-here = Ainda não há ninguém para jogar.
refusal-round-under-way = É preciso esperar o fim desta etapa.
refusal-no-round = Não há nenhuma etapa em andamento.
refusal-most-tables = Uma sala pode ter no máximo { $most } mesas.
refusal-most-rounds = Uma sala pode ter no máximo { $most } etapas.
refusal-tables-stopped = Todas as mesas já estão em pausa.
refusal-tables-go-on = Nenhuma mesa está em pausa.
refusal-no-such-table-here = Essa mesa não existe nesta etapa ou já terminou.
refusal-wrong-owner-link = Este link para conduzir a sala não vale mais. Peça o novo.
refusal-no-such-claim = Esse pedido não existe mais.
refusal-room-rule-impossible = Estas regras não são possíveis: { $reason }
