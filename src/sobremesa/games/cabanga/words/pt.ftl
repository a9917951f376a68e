game-name = Cabanga!
game-line = Jogue uma carta, e os outros atiram as deles no espaço que você deixar.

## Opções

option-limit = Pontos negativos que acabam o jogo
option-limit-help = O jogo acaba depois da rodada em que alguém chega a eles.
option-hand = Cartas na mão
option-hand-help = Quantas cada um recebe no começo de uma rodada.
option-colours = Cores
option-colours-help = Com quantas das quatro cores se joga.
option-numbers = Número mais alto
option-numbers-help = Cada cor tem os números de 1 até este.

## Cartas e lugares

colour-red = vermelho
colour-blue = azul
colour-purple = roxo
colour-yellow = amarelo
side-left = esquerda
side-right = direita
card = { $number } { $colour }
card-start = { $number } inicial
zone-row = { $colour }, { $side }
zone-aside = postas de lado
zone-stock = monte
zone-hand-own = sua mão
zone-hand = mão de { $seat }

## O que é pedido a você e o que você pode fazer

prompt-turn-mine = É a sua vez: jogue uma carta à esquerda ou à direita da cor dela.
prompt-turn-others = É a vez de { $seat }.
prompt-window-mine = { $colour }: atire cartas entre { $low } e { $high }, ou passe.
prompt-window-others = { $colour }: quem atira cartas entre { $low } e { $high }?
prompt-over = O jogo acabou. Com menos pontos negativos: { $winners }.
action-play = { $card } à { $side }
action-throw = Atirar { $card }
action-pass = Passar
refused-not-in-hand = Você não tem esta carta.
refused-not-this-colour = Para o espaço só vão cartas da cor acabada de jogar.
refused-not-between = O seu número não está entre os dois que se veem.
refused-only-in-a-window = Só se atiram cartas quando outro deixa um espaço.
refused-not-in-a-window = Não é a sua vez: você pode atirar cartas ou passar.

## Para ter em conta

fact-round = Rodada { $round } · acaba em −{ $limit }
fact-last-colour = { $colour } de novo: +1 carta

## O que aconteceu

event-round-began = Começa a rodada { $round }. Abre { $seat }.
event-start-card = { "" }
event-dealt = { "" }
event-dealt-hidden = { "" }
event-played = { $seat } joga o { $card } à { $side }.
event-repeated = De novo { $colour }: { $seat } tem de comprar uma carta.
event-window-opened = Um espaço entre { $low } e { $high }: quem atira?
event-threw = { $seat } atira o { $card }.
event-passed = { $seat } passa.
event-window-closed = { $thrown ->
    [0] Ninguém atirou cartas.
    [one] Caiu uma carta: { $seat } compra uma.
   *[other] Caíram { $thrown } cartas: { $seat } compra { $thrown }.
}
event-drew = { $seat } compra o { $card }.
event-drew-hidden = { $seat } compra uma carta.
event-reshuffled = As { $count } cartas postas de lado são embaralhadas e fazem um novo monte.
event-waived = { $count ->
    [one] Não há mais cartas: { $seat } se livra de uma.
   *[other] Não há mais cartas: { $seat } se livra de { $count }.
}
event-round-ended = Acaba a rodada { $round }: alguém ficou sem cartas.
event-scored = { $points ->
    [0] { $seat } não soma pontos negativos; tem { $total } ao todo.
    [one] { $seat } soma um ponto negativo; tem { $total } ao todo.
   *[other] { $seat } soma { $points } pontos negativos; tem { $total } ao todo.
}
event-game-ended = O jogo vai para { $winners }.
ending-limit-reached = Chegou-se ao limite de pontos negativos
highlight-most-threw = { $count ->
    [one] Com a mão mais solta: { $seats }, uma carta atirada.
   *[other] Com a mão mais solta: { $seats }, { $count } cartas atiradas.
}
highlight-largest-window-closed = { $thrown ->
    [one] O espaço mais caro: uma carta para { $seat }.
   *[other] O espaço mais caro: { $thrown } cartas para { $seat }.
}

## No tabuleiro deste jogo

gap-label = O último espaço
gap = { $seat } joga o { $card }: um espaço entre { $low } e { $high }.

## Hints for a first game

hint-play = Escolha uma carta e ponha à esquerda ou à direita da cor dela. Se ficarem números entre os dois que então se veem, os outros podem atirar cartas assim, e você compra uma por cada. Deixe, portanto, um espaço pequeno.
hint-throw = Agora você pode atirar cartas, porque as de { $colour } entre { $low } e { $high } cabem no espaço: você se livra delas, e quem deixou o espaço compra uma por cada.
hint-pass = Passar não custa nada.

## O que os bots achavam, contado depois

belief-held = { $seat } dá { $percent } % de chance de uma carta que não vê estar na mão de alguém.
belief-unplaced = { $count ->
    [one] { $seat } não sabe onde está uma carta.
   *[other] { $seat } não sabe onde estão { $count } cartas.
}
