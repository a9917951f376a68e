game-name = XINGON
game-line = Ponha cartas viradas para baixo e diga o que são. Será que acreditam?

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
card-skip = pular a vez
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
zone-centre-own = suas cartas no centro
zone-gone = fora do jogo
zone-removed = tiradas sem ver
zone-chosen = o que você vai pôr
zone-hand-own = sua mão
zone-hand = mão de { $seat }

## O que é pedido a você e o que você pode fazer

prompt-colour-mine = Você começa. De que cor vai dizer que são as suas cartas?
prompt-shape-mine = De que figura?
prompt-number-mine = Com que número?
prompt-cards-mine = Você diz: { $claim }. Escolha as cartas que põe, seja verdade ou não.
prompt-decide-mine = { $layer } pôs { $count ->
    [one] uma carta
   *[other] { $count } cartas
}: { $claim }. Escolha cartas para juntar, ou duvide.
prompt-add-mine = { $claim }: escolha mais ou ponha as cartas.
prompt-start-others = { $seat } começa uma rodada.
prompt-decide-others = { $seat } acredita ou duvida: { $claim }.
prompt-window-own = Só resta uma carta a você: grite XINGON antes que alguém repare!
prompt-window-mine = { $seats }: uma carta, e ainda sem gritar.
prompt-window-others = { $seats }: uma carta. Os outros estão olhando.
prompt-over = O jogo acabou. Vai para { $winners }.
action-any-colour = Qualquer cor
action-any-shape = Qualquer figura
action-any-number = Qualquer número
action-choose = Escolher { $card }
action-back = Desfazer
action-lay = Pôr as cartas
action-lay-and-call = Pôr as cartas e gritar XINGON
action-doubt = Duvido!
action-play = Jogar { $card }
action-discard =
    Descartar os { $shape ->
        [triangle] triângulos
        [circle] círculos
       *[square] quadrados
    } com um { $number } de todas as cores
action-xingon = XINGON!
action-catch = Pegar { $seat }
action-pass = Deixar assim
refused-only-on-turn = Isto só se faz na sua própria vez.
refused-not-in-hand = Você não tem esta carta.
refused-condition-stands = A condição desta rodada já está dita.
refused-not-this-step = Primeiro diga o que são as suas cartas; depois escolha.
refused-not-played-with = Nesta mesa não há cartas assim.
refused-say-something = Diga pelo menos uma cor, uma figura ou um número.
refused-already-chosen = Você já escolheu esta carta.
refused-choose-first = Você ainda não escolheu nada.
refused-already-begun = Desfaça primeiro o que escolheu.
refused-nothing-to-doubt = No centro não há nada de que duvidar.
refused-own-cards = Foi você quem pôs estas cartas.
refused-not-one-left = Assim você não fica com uma só carta.
refused-not-all-four = Você não tem esta figura e este número em todas as cores.
refused-nothing-to-call = Agora você não tem de gritar.
refused-nobody-to-catch = Aqui não há ninguém para pegar.
refused-decide-first = É a sua vez: ponha cartas ou duvide.
refused-nothing-to-lay = Você só tem especiais: jogue uma.

## Para ter em conta

fact-claim = Esta rodada: { $claim }
fact-direction = Joga-se { $direction }
fact-hoping = { $seat } pôs as suas últimas cartas
fact-owing = Uma carta e sem gritar: { $seats }
fact-called = Gritaram XINGON: { $seats }
fact-game = Jogo { $game } de { $games }

## O que aconteceu

event-game-began = Começa o jogo { $game }: todas as cartas são distribuídas.
event-removed = { $count } cartas são tiradas sem que ninguém veja.
event-dealt = { "" }
event-dealt-hidden = { "" }
event-round-began = { $seat } começa uma rodada.
event-laid = { $seat } põe { $count ->
    [one] uma carta
   *[other] { $count } cartas
}: { $claim }.
event-doubted = { $seat } duvida de { $layer }. Vira-se o monte.
event-shown = { $fits ->
    [yes] { $seat } tinha posto: { $card }. Combina.
   *[no] { $seat } tinha posto: { $card }. Não combina.
}
event-lie = Mentira! { $seat } não pôs o que se dizia: { $claim }.
event-true = Era verdade: { $claim }. { $seat } duvidou em vão.
event-took = { $seat } leva { $count ->
    [one] a carta
   *[other] as { $count } cartas
} do centro.
event-skipped = { $seat } pula a sua vez.
event-reversed = { $seat } muda a direção: agora { $direction }.
event-discarded =
    { $seat } mostra e descarta os { $shape ->
        [triangle] triângulos
        [circle] círculos
       *[square] quadrados
    } com um { $number } de todas as cores.
event-discarded-card = { "" }
event-one-left = Resta uma só carta: { $seats }.
event-called = { $seat }: “XINGON!”
event-caught = { $seat } pega { $caught }, que não tinha gritado.
event-taken = Entre elas: { $card }.
event-taken-hidden = { "" }
event-drawn = { $caught } tira { $card } de { $seat }.
event-drawn-hidden = { $caught } tira uma carta de { $seat }.
event-let-it-be = { $seat } deixa assim.
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
    [one] O olho mais atento: { $seats }, pegou alguém uma vez.
   *[other] O olho mais atento: { $seats }, pegou alguém { $count } vezes.
}
highlight-bluff = { $count ->
    [one] O melhor blefe: “{ $claim }”, disse { $seat }, e uma carta não era.
   *[other] O melhor blefe: “{ $claim }”, disse { $seat }, e { $count } cartas não eram.
}
highlight-largest-took = { $count ->
    [one] O monte mais pesado: uma carta para { $seat }.
   *[other] O monte mais pesado: { $count } cartas para { $seat }.
}

## Na mesa deste jogo

prompt-say = Você começa: diga como são as suas cartas, seja verdade ou não.
builder-label = O que você diz das suas cartas
part-colour = Cor
part-shape = Figura
part-number = Número
say-it = Dizer
believe = Eu acredito
lay-count = { $count ->
    [0] escolha cartas
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
fits-yes = combina
fits-no = não combina
catch-label = A última captura
catch-brings = { $count ->
    [one] Isso traz uma carta para { $caught }.
   *[other] Isso traz { $count } cartas para { $caught }.
}
unseen-card = uma carta virada para baixo

## Hints for a first game

hint-colour = Você começa a rodada com uma condição. Diga uma cor que muitas das suas cartas tenham, ou deixe em aberto.
hint-shape = Diga uma figura, ou deixe em aberto. Quanto mais você disser, mais difícil fica para os outros continuar.
hint-number = Diga um número, ou deixe em aberto.
hint-choose = Escolha as cartas que vai pôr viradas para baixo. Deveriam cumprir o que foi dito; se não cumprirem, ninguém sabe até alguém duvidar.
hint-back = Você pode desfazer o que escolheu.
hint-lay = Ponha o que escolheu: quem vem a seguir acredita ou duvida.
hint-lay-and-call = Assim você ficaria com uma só carta: grite XINGON junto, e ninguém pode pegar você.
hint-doubt = Você pode duvidar, porque não foi você quem pôs o que está no centro. Se era mentira, o monte vai para quem o pôs; se era verdade, vai para você.
hint-play = Uma especial se joga à vista: pular deixa a decisão para outra pessoa, mudar de direção vira o jogo.
hint-discard = Você pode descartar estas mesmo sem ser a sua vez, porque as tem em todas as cores.
hint-xingon = Só resta uma carta a você: grite antes que alguém pegue você.
hint-catch = Você pode pegar agora, porque alguém tem uma só carta e não gritou: isso traz cartas novas para essa pessoa.
hint-pass = Deixe assim, se você não quer nada disto.
discard-short = Descartar

## O que os bots achavam, contado depois

belief-lie = { $seat } dá { $percent } % de chance de as últimas cartas serem mentira.
