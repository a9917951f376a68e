game-name = XINGON
game-line = Põe cartas viradas para baixo e diz o que são. Será que acreditam?

## Opções

option-doubt_checks = O que se vê ao duvidar
option-doubt_checks-help = Só as últimas cartas postas, ou todas as do monte.
option-doubt_checks-last = As últimas cartas
option-doubt_checks-pile = O monte todo
option-last_cards = As últimas cartas de uma mão
option-last_cards-help = Se ainda se pode duvidar delas ou se ganham logo.
option-last_cards-doubtable = Pode-se duvidar
option-last_cards-final = Ganham logo
option-scoring = Pontos
option-scoring-help = Um por jogo ganho, ou os números que sobram aos outros.
option-scoring-wins = Jogos ganhos
option-scoring-numbers = Números dos outros
option-games = Jogos
option-games-help = Depois de tantos jogos ganha quem tiver mais pontos.
option-easy = Variante fácil
option-easy-help = Com 1, a condição diz uma só coisa e não há curingas nem especiais.
option-removed = Cartas de fora a dois
option-removed-help = As que se tiram sem ver antes de distribuir.
option-wilds = Curingas
option-wilds-help = Com 1 joga-se com os cinco curingas; com 0, sem eles.
option-specials = Especiais
option-specials-help = Com 1 joga-se com as três especiais; com 0, sem elas.
option-colours = Cores
option-colours-help = Com quantas das quatro cores se joga.
option-shapes = Figuras
option-shapes-help = Com quantas das três figuras se joga.
option-numbers = Número mais alto
option-numbers-help = Há números de 1 até este.

## Cartas, condições e lugares

colour-red = vermelho
colour-blue = azul
colour-purple = roxo
colour-yellow = amarelo
shape-triangle = triângulo
shape-circle = círculo
shape-square = quadrado
number = { $number }
card =
    { $shape ->
        [triangle] triângulo
        [circle] círculo
       *[square] quadrado
    } { $colour ->
        [red] vermelho
        [blue] azul
        [purple] roxo
       *[yellow] amarelo
    } { $number }
card-wild = curinga
card-wild-shape = curinga de figura
card-wild-colour = curinga de cor
card-wild-number = curinga de número
card-skip = saltar a vez
card-reverse = mudança de direção
claim-colour = { $colour ->
    [red] vermelhas
    [blue] azuis
    [purple] roxas
   *[yellow] amarelas
}
claim-shape =
    { $shape ->
        [triangle] triângulos
        [circle] círculos
       *[square] quadrados
    }
claim-number = com um { $number }
claim-colour-shape =
    { $shape ->
        [triangle] triângulos
        [circle] círculos
       *[square] quadrados
    } { $colour ->
        [red] vermelhos
        [blue] azuis
        [purple] roxos
       *[yellow] amarelos
    }
claim-colour-number =
    { $colour ->
        [red] vermelhas
        [blue] azuis
        [purple] roxas
       *[yellow] amarelas
    } com um { $number }
claim-shape-number =
    { $shape ->
        [triangle] triângulos
        [circle] círculos
       *[square] quadrados
    } com um { $number }
claim-colour-shape-number =
    { $shape ->
        [triangle] triângulos
        [circle] círculos
       *[square] quadrados
    } { $colour ->
        [red] vermelhos
        [blue] azuis
        [purple] roxos
       *[yellow] amarelos
    } com um { $number }
direction-left = para a esquerda
direction-right = para a direita
zone-centre = centro
zone-centre-own = as tuas cartas do centro
zone-gone = fora do jogo
zone-removed = tiradas sem ver
zone-chosen = o que vais pôr
zone-hand-own = a tua mão
zone-hand = mão de { $seat }

## O que te é pedido e o que podes fazer

prompt-colour-mine = Começas tu. De que cor dirás que são as tuas cartas?
prompt-shape-mine = De que figura?
prompt-number-mine = Com que número?
prompt-cards-mine = Dizes: { $claim }. Escolhe as cartas que pões, seja verdade ou não.
prompt-decide-mine = { $layer } pôs { $count ->
    [one] uma carta
   *[other] { $count } cartas
}: { $claim }. Escolhe cartas para juntar, ou duvida.
prompt-add-mine = { $claim }: escolhe mais ou põe-nas.
prompt-start-others = { $seat } começa uma ronda.
prompt-decide-others = { $seat } acredita ou duvida: { $claim }.
prompt-window-own = Só te resta uma carta: grita XINGON antes que alguém repare!
prompt-window-mine = { $seats }: uma carta, e ainda sem gritar.
prompt-window-others = { $seats }: uma carta. Os outros estão a olhar.
prompt-over = O jogo acabou. Vai para { $winners }.
action-any-colour = Qualquer cor
action-any-shape = Qualquer figura
action-any-number = Qualquer número
action-choose = Escolher { $card }
action-back = Desfazer
action-lay = Pô-las
action-lay-and-call = Pô-las e gritar XINGON
action-doubt = Duvido!
action-play = Jogar { $card }
action-discard =
    Descartar os { $shape ->
        [triangle] triângulos
        [circle] círculos
       *[square] quadrados
    } com um { $number } de todas as cores
action-xingon = XINGON!
action-catch = Apanhar { $seat }
action-pass = Deixar estar
refused-only-on-turn = Isto só se faz na tua própria vez.
refused-not-in-hand = Não tens esta carta.
refused-condition-stands = A condição desta ronda já está dita.
refused-not-this-step = Primeiro diz o que são as tuas cartas; depois escolhe-as.
refused-not-played-with = Nesta mesa não há cartas assim.
refused-say-something = Diz pelo menos uma cor, uma figura ou um número.
refused-already-chosen = Já escolheste esta carta.
refused-choose-first = Ainda não escolheste nada.
refused-already-begun = Desfaz primeiro o que escolheste.
refused-nothing-to-doubt = No centro não há nada de que duvidar.
refused-own-cards = Estas cartas foste tu que as puseste.
refused-not-one-left = Assim não ficas com uma só carta.
refused-not-all-four = Não tens esta figura e este número em todas as cores.
refused-nothing-to-call = Agora não tens de gritar.
refused-nobody-to-catch = Aqui não há quem apanhar.
refused-decide-first = É a tua vez: põe cartas ou duvida.
refused-nothing-to-lay = Só tens especiais: joga uma.

## Para ter em conta

fact-claim = Esta ronda: { $claim }
fact-direction = Joga-se { $direction }
fact-hoping = { $seat } pôs as suas últimas cartas
fact-owing = Uma carta e sem gritar: { $seats }
fact-called = Gritaram XINGON: { $seats }
fact-game = Jogo { $game } de { $games }

## O que aconteceu

event-game-began = Começa o jogo { $game }: todas as cartas são distribuídas.
event-removed = Tiram-se { $count } cartas sem as ver.
event-dealt = { "" }
event-dealt-hidden = { "" }
event-round-began = { $seat } começa uma ronda.
event-laid = { $seat } põe { $count ->
    [one] uma carta
   *[other] { $count } cartas
}: { $claim }.
event-doubted = { $seat } duvida de { $layer }. Vira-se o monte.
event-shown = { $seat } tinha posto: { $card }.
event-lie = Mentira! { $seat } não pôs o que se dizia: { $claim }.
event-true = Era verdade: { $claim }. { $seat } duvidou em vão.
event-took = { $seat } leva { $count ->
    [one] a carta
   *[other] as { $count } cartas
} do centro.
event-skipped = { $seat } salta a sua vez.
event-reversed = { $seat } muda a direção: agora { $direction }.
event-discarded =
    { $seat } mostra e descarta os { $shape ->
        [triangle] triângulos
        [circle] círculos
       *[square] quadrados
    } com um { $number } de todas as cores.
event-discarded-card = { "" }
event-one-left = Resta uma só carta: { $seats }.
event-called = { $seat }: «XINGON!»
event-caught = { $seat } apanha { $caught }, que não tinha gritado.
event-taken = Entre elas: { $card }.
event-taken-hidden = { "" }
event-drawn = { $caught } tira { $card } a { $seat }.
event-drawn-hidden = { $caught } tira uma carta a { $seat }.
event-let-it-be = { $seat } deixa estar.
event-left-open = { $seats }: sem gritar, e ninguém disse nada.
event-game-won = { $seat } ganha o jogo { $game }.
event-exhausted = Ao fim de { $decisions } decisões ganham as mãos com menos cartas.
event-scored = { $points ->
    [one] { $seat } soma um ponto; tem { $total } ao todo.
   *[other] { $seat } soma { $points } pontos; tem { $total } ao todo.
}
event-match-ended = A vitória vai para { $winners }.
ending-no-cards = Alguém ficou sem cartas
ending-exhausted = Demasiado longo: ganham as mãos com menos cartas
highlight-most-lie = { $count ->
    [one] Mentira descoberta: { $seats }, uma vez.
   *[other] Mais mentiras descobertas: { $seats }, { $count } vezes.
}
highlight-most-true = { $count ->
    [one] Dúvida em vão: { $seats }, uma vez.
   *[other] Mais dúvidas em vão: { $seats }, { $count } vezes.
}
highlight-most-caught = { $count ->
    [one] O olho mais atento: { $seats }, apanhou uma vez.
   *[other] O olho mais atento: { $seats }, apanhou { $count } vezes.
}
highlight-largest-took = { $count ->
    [one] O monte mais pesado: uma carta para { $seat }.
   *[other] O monte mais pesado: { $count } cartas para { $seat }.
}

## Na mesa deste jogo

prompt-say = Começas tu: diz como são as tuas cartas, seja verdade ou não.
builder-label = O que dizes das tuas cartas
part-colour = Cor
part-shape = Figura
part-number = Número
say-it = Dizer
believe = Eu acredito
lay-count = { $count ->
    [0] escolhe cartas
    [one] pôr 1 carta
   *[other] pôr { $count } cartas
}
pad-label = Acreditar, duvidar, gritar
badge-called = XINGON!
badge-owing = Uma carta!
nothing-said = Ainda não há nada aqui.
layers-label = Quantas pôs cada um
layer = { $seat } { $count }
doubt-label = A última dúvida

## Hints for a first game

hint-colour = Começas a ronda com uma condição. Diz uma cor que muitas das tuas cartas tenham, ou deixa em aberto.
hint-shape = Diz uma figura, ou deixa em aberto. Quanto mais disseres, mais custa aos outros continuar.
hint-number = Diz um número, ou deixa em aberto.
hint-choose = Escolhe as cartas que vais pôr viradas para baixo. Deviam cumprir o que foi dito; se não cumprirem, ninguém sabe até alguém duvidar.
hint-back = Podes desfazer o que escolheste.
hint-lay = Põe o que escolheste: quem vem a seguir acredita ou duvida.
hint-lay-and-call = Assim ficavas com uma só carta: grita XINGON ao mesmo tempo, e ninguém te pode apanhar.
hint-doubt = Podes duvidar, porque o que está no centro não foste tu que puseste. Se era mentira, o monte vai para quem o pôs; se era verdade, vai para ti.
hint-play = Uma especial joga-se à vista: saltar deixa a decisão a outra pessoa, mudar de sentido vira o jogo.
hint-discard = Podes descartá-las mesmo sem ser a tua vez, porque as tens em todas as cores.
hint-xingon = Só te resta uma carta: grita antes que alguém te apanhe.
hint-catch = Podes apanhar agora, porque alguém tem uma só carta e não gritou: isso traz-lhe cartas novas.
hint-pass = Deixa estar, se não queres nada disto.
discard-short = Descartar
