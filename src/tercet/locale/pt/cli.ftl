## O programa no seu todo

cli-about = Tercet: SET, o jogo de cartas de percepção visual, e seu irmão de dados e tabuleiro.
cli-usage = Uso: { $program } COMANDO …
cli-more = “tercet COMANDO --help” dá mais detalhes. “--lang en|es|fr|he|pt” escolhe o idioma.
cli-title-play = Jogar
cli-title-look = Cartas, regras e partidas salvas
cli-title-lab = Probabilidades e bots
cli-title-host = Hospedar um servidor
cli-title-program = Este programa
cli-unknown-command = Não existe o comando “{ $name }”. “tercet help” mostra todos.
cli-no-command = Não existe o comando “{ $name }”.
cli-unknown-option = Não existe a opção “{ $option }”. Experimente “tercet --help”.
cli-did-you-mean = Você quis dizer “{ $name }”?
cli-in-python = Em Python é { $call }.
cli-bad-arguments = { $problem }. Experimente “{ $program } --help”.
cli-bad-game = Não foi possível carregar o jogo “{ $module }”, indicado em TERCET_GAMES: { $problem }

## Os comandos, cada um em uma frase

cli-solve = Encontra todos os SETs entre algumas cartas.
cli-why = Diz por que três cartas são um SET ou qual característica falha.
cli-deal = Distribui cartas ao acaso; se a saída vai para outro comando, só mostra as letras delas.
cli-rules = Mostra as regras de qualquer manual.
cli-replay = Reproduz passo a passo uma partida terminada a partir do registro.
cli-verify = Verifica registros, recalculando cada embaralhamento e cada evento.
cli-solo = Joga paciência no terminal, linha por linha.
cli-help = Mostra como usar um comando.
cli-completion = Mostra o script com o qual o seu shell completa comandos e opções.
cli-man = Mostra a página de manual, para o man.

## Argumentos e opções

cli-language = IDIOMA
cli-command = COMANDO
cli-cards = CARTA
cli-file = ARQUIVO
cli-player = NOME
cli-rule-value = REGRA=VALOR
cli-help-lang = o idioma: en, es, fr, he ou pt
cli-help-version = mostra a versão
cli-help-config = um arquivo TOML com estas opções, como port = 8181; uma variável como TERCET_PORT tem prioridade sobre ele, e a própria opção, sobre ambos
cli-help-command = o comando a explicar; sem nenhum, todos são listados
cli-help-shell = o shell que você usa
cli-help-cards = cartas como 2RSO: número 1 2 3, cor R vermelho G verde P lilás, textura S sólido H hachurado E transparente, forma O oval Q onda D losango, em qualquer ordem; - lê as cartas da entrada padrão
cli-help-three-cards = três cartas, por exemplo 2RSO 1GHQ 3PED
cli-help-json = escreve JSON para outros programas
cli-help-markdown = mostra Markdown, para outros programas
cli-help-picture = grava também uma imagem neste arquivo
cli-help-seed = a mesma semente dá as mesmas cartas ou os mesmos dados
cli-help-deck = as 81 cartas (full) ou as 27 sólidas do início rápido (solid)
cli-help-size = quantas cartas distribuir
cli-help-edition = qual manual: es, pt, fr ou he (por padrão: o do seu idioma)
cli-help-set = muda uma regra, por exemplo deals=3; pode ser repetida
cli-help-set-dice = muda uma regra, por exemplo turn_seconds=60; pode ser repetida
cli-help-set-deck = escolhe o baralho ou o que se leva, por exemplo deck=solid; pode ser repetida
cli-help-log = uma partida em um arquivo .tercet
cli-help-pictures = desenha a mesa sempre que ela muda
cli-help-as = conta na segunda pessoa o que essa pessoa fez (padrão: a única pessoa que jogou)

## Respostas

cli-sets-found =
    { $count ->
        [0] Nenhum SET.
        [1] Um SET:
       *[other] { $count } SETs:
    }
cli-sets-dealt =
    { $count ->
        [0] Não há nenhum SET entre elas.
        [1] Há um SET entre elas.
       *[other] Há { $count } SETs entre elas.
    }
cli-seed = As mesmas cartas de novo: --seed { $seed }
cli-verified =
    { $count ->
        [1] Um evento verificado: está correto.
       *[other] { $count } eventos verificados: todos corretos.
    }
cli-verified-unfinished = A partida não terminou: o registro acaba antes do resultado.
cli-verified-nothing = Este registro não contém nenhum evento: não há nada a verificar.
cli-does-not-fit = A linha { $line } está errada: { $problem }
cli-help-receipt = compara também o registro com um comprovante: o que um cliente viu da partida, salvo pelo navegador ou por tercet.connect
cli-receipt-one-log = --receipt pertence a uma só partida: indique um só arquivo.
cli-deal-note = Rodada { $deal }: { $text }
cli-receipt-fits =
    { $count ->
        [1] O registro confere com o comprovante em sua única rodada.
       *[other] O registro confere com o comprovante em todas as { $count } rodadas.
    }
cli-receipt-differs = Comprovante, rodada { $deal }: { $problem }
cli-receipt-damaged = { $path } não é um comprovante: { $problem }

## O que deu errado

cli-needs-extra = “tercet { $command }” precisa do pacote “{ $package }”. Na pasta do projeto: { $install }
cli-no-language = --lang precisa de um idioma: en, es, fr, he ou pt
cli-twins = { $card } aparece duas vezes, e no baralho não há cartas repetidas.
cli-not-three =
    { $count ->
        [1] Um SET tem três cartas; você digitou uma.
       *[other] Um SET tem três cartas; você digitou { $count }.
    }
cli-wrong-count = É preciso escolher { $size } cartas; você deu { $count }.
cli-variant-takings = { $count } SETs no baralho de { $size } cartas.
cli-variant-largest = A maior mão sem nenhum tem { $largest } cartas.
cli-variant-board = Uma mesa de { $board } cartas não tem nenhum em { $share } das distribuições.
cli-variant-example = Por exemplo, { $count } cartas: { $cards }
cli-variant-hands = Mãos sem nenhum SET, por tamanho: { $hands }
cli-too-many-cards = A busca se limita a { $most } cartas.
cli-help-variant = uma variante que não está nos manuais
cli-bad-size = Não é possível distribuir { $size } cartas: escolha de 0 a { $most }.
cli-bad-change = “{ $change }” não muda nenhuma regra: escreva regra=valor.
cli-bad-deck-change = Aqui, --set só muda deck e law, não “{ $rule }”.
cli-no-file = Não existe o arquivo “{ $path }”.
cli-no-player = Ninguém chamado “{ $name }” joga nesta partida. Jogam: { $names }.
cli-interrupted = Interrompido.
cli-cannot-read = Não foi possível ler “{ $path }”: { $problem }.
cli-cannot-write = Não foi possível gravar “{ $path }”: { $problem }.
cli-bad-picture = “{ $path }” deve terminar em .svg: as imagens de cartas e tabuleiros são SVG.
cli-no-cards = Não há cartas aqui. Informe algumas, por exemplo 2RSO 1GHQ 3PED.
cli-drawn-cards = Estas cartas estão desenhadas. Escreva “tercet deal |”, sem --colour, para passá-las adiante.
cli-cards-from-input = Informe algumas, por exemplo 2RSO 1GHQ 3PED, ou - para lê-las da entrada padrão.
cli-dice-no-variant = O jogo de dados não tem variantes. Omita --variant.
cli-not-text = “{ $path }” não é um arquivo de texto.
cli-cannot-use = Não foi possível usar “{ $path }”: { $problem }.
cli-cannot-print = Não foi possível gravar a saída: { $problem }.
cli-damaged = “{ $path }” está danificado na linha { $line }: { $problem }
cli-not-a-log = “{ $path }” não é uma partida do Tercet. As partidas são salvas com --save, ou baixadas de uma mesa, como arquivos .tercet.
cli-empty-file = “{ $path }” está vazio.
cli-unreleased-log = A partida “{ $path }” é anterior ao Tercet 0.1.0, que não consegue reproduzi-la.

## O analisador de argumentos; os lugares com um sinal de porcentagem devem ficar como estão

cli-parser-usage = uso:{ " " }
cli-parser-arguments = argumentos
cli-parser-options = opções
cli-parser-example = exemplo
cli-title-display = exibição
cli-parser-help = mostra esta ajuda
cli-parser-required = faltam estes argumentos: %s
cli-parser-unrecognised = argumentos desconhecidos: %s
cli-printed-only = Este comando só conhece o jogo impresso. Para as variantes: tercet play, tercet odds --variant
cli-parser-one-value = falta um valor
cli-parser-some-values = falta pelo menos um valor
cli-parser-choice = %(value)r não é nenhum destes: %(choices)s
cli-parser-value = %(value)r não serve aqui
cli-not-whole = “{ $given }” não é um número inteiro
cli-one-number = espera-se um só número, não { $given }
cli-not-number = “{ $given }” não é um número
cli-too-small = “{ $given }” não é um número maior ou igual a { $least }
cli-not-yes-no = “{ $given }” não é nem yes nem no
cli-bad-setting = { $place }: { $problem }.
cli-no-setting = { $path }: não existe a opção “{ $name }”.
cli-parser-argument = %(argument_name)s: %(message)s
cli-parser-no-value = não aceita valor, mas foi dado %r
cli-parser-ambiguous = %(option)s pode ser %(matches)s
cli-parser-not-with = não é permitido junto com %s
cli-man-about = jogar SET e seu jogo de dados, hospedar partidas e estudá-las
cli-man-name-title = Nome
cli-man-synopsis-title = Sinopse
cli-man-description-title = Descrição
cli-man-commands-title = Comandos
cli-man-options-title = Opções de cada comando
cli-man-environment-title = Ambiente
cli-man-exit-status-title = Código de saída
cli-man-no-color = se estiver definida, nada aparece em cores
cli-man-force-color = se for 1, as cores também vão para arquivos e pipes
cli-man-lang = o idioma, como --lang
cli-man-games = módulos com outros jogos, separados por vírgulas
cli-man-settings = cada opção de tercet serve, como TERCET_PORT para --port; a própria opção tem prioridade
cli-man-exit-fine = sucesso
cli-man-exit-nothing = a resposta é não: não é um SET, nada foi encontrado, um registro está errado
cli-man-exit-bad = não foi possível: os argumentos ou um arquivo não servem
cli-man-exit-interrupted = interrompido
