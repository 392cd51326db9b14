## Se o embaralhamento ou os lances foram honestos, como o próprio programa verificou

chance-verified = Embaralhamento verificado: ninguém pôde escolher as cartas nem os dados. Cada aparelho contribuiu com um número aleatório, também o seu.
chance-verified-alone = Embaralhamento verificado: ninguém pôde escolher as cartas nem os dados. Seu aparelho contribuiu com um número aleatório.
chance-verified-watching = Embaralhamento verificado: as cartas ou os dados vêm dos números aleatórios de quem joga.
chance-verified-without = Embaralhamento verificado, mas sem nenhum número aleatório seu: você estava ausente, ou a mesa diz que o seu chegou tarde.
chance-unchecked = Verificado desde que você voltou: desde então, a mesa não trocou de semente. Não foi possível verificar o embaralhamento inteiro, porque você entrou ou perdeu a conexão no meio da partida.
chance-late = As cartas ou os dados vêm da semente da mesa, mas a partida começou antes que chegasse à mesa o número aleatório de qualquer aparelho. Por isso nenhum aparelho participou deste embaralhamento.
chance-void-starts =
    { $count ->
        [1] Não verificado. As cartas ou os dados vêm dos números aleatórios, mas antes desta rodada um início foi anulado quando alguns números já tinham sido mostrados: alguém pôde ver uma rodada antes da hora e recusá-la. O número de { $names } não foi revelado.
       *[other] Não verificado. As cartas ou os dados vêm dos números aleatórios, mas antes desta rodada { $count } inícios foram anulados quando alguns números já tinham sido mostrados: alguém pôde ver uma rodada antes da hora e recusá-la. Os números de { $names } não foram revelados.
    }
chance-broken = O embaralhamento não confere. { $problems }
chance-problem-seed = A mesa revelou uma semente diferente da que tinha selado.
chance-problem-list = Quem jogou não é quem estava na lista feita antes de revelar os números aleatórios.
chance-problem-own-nonce = Seu número aleatório não foi usado como você o enviou.
chance-problem-unasked = Você estava na mesa, mas ninguém pediu seu número aleatório.
chance-problem-nonces = O número aleatório de alguém não é o que tinha sido selado.
chance-problem-order = As cartas ou os dados que você viu não vêm da semente e dos números aleatórios.
chance-problem-void-starts = Os inícios anulados antes desta rodada não são os que foram vistos.
chance-problem-missing = O registro não tem nenhuma rodada com o selo que foi visto.
chance-problem-game = O comprovante é de outra partida.
chance-meaning-title = O que isto prova?
chance-meaning = Provado: a mesa fixou sua semente, e cada aparelho seu número aleatório, antes que qualquer um deles fosse mostrado, e a rodada vem de todos eles. Não provado: quem são os outros, e se o servidor entrega todas as mensagens. Quem estiver em conluio com o servidor ainda pode ver uma rodada antes da hora e recusá-la, deixando de revelar um número. Nada pode impedir isso, mas cada caso é contado, você vê quem foi, e uma rodada assim nunca é dada como verificada.
chance-receipt = Salvar comprovante
