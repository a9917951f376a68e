game-name = Cabanga!
game-line = Joga uma carta, e os outros atiram as suas para o espaço que deixares.

## Opções

option-limit = Pontos negativos que acabam o jogo
option-limit-help = O jogo acaba depois da ronda em que alguém lá chega.
option-hand = Cartas na mão
option-hand-help = As que cada um recebe no início de uma ronda.
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
zone-hand-own = a tua mão
zone-hand = mão de { $seat }

## O que te é pedido e o que podes fazer

prompt-turn-mine = É a tua vez: joga uma carta à esquerda ou à direita da sua cor.
prompt-turn-others = É a vez de { $seat }.
prompt-window-mine = { $colour }: atira cartas entre { $low } e { $high }, ou passa.
prompt-window-others = { $colour }: quem atira cartas entre { $low } e { $high }?
prompt-over = O jogo acabou. Com menos pontos negativos: { $winners }.
action-play = { $card } à { $side }
action-throw = Atirar { $card }
action-pass = Passar
refused-not-in-hand = Não tens esta carta.
refused-not-this-colour = Para o espaço só vão cartas da cor acabada de jogar.
refused-not-between = O seu número não está entre os dois que se veem.
refused-only-in-a-window = Só se atiram cartas quando outro deixa um espaço.
refused-not-in-a-window = Não é a tua vez: podes atirar cartas ou passar.

## Para ter em conta

fact-round = Ronda { $round } · limite { $limit }
fact-last-colour = { $colour } outra vez: +1 carta

## O que aconteceu

event-round-began = Começa a ronda { $round }. Abre { $seat }.
event-start-card = { "" }
event-dealt = { "" }
event-dealt-hidden = { "" }
event-played = { $seat } joga o { $card } à { $side }.
event-repeated = Outra vez { $colour }: { $seat } tem de tirar uma carta.
event-window-opened = Um espaço entre { $low } e { $high }: quem atira?
event-threw = { $seat } atira o { $card }.
event-passed = { $seat } passa.
event-window-closed = { $thrown ->
    [0] Ninguém atirou cartas.
    [one] Caiu uma carta: { $seat } tira uma.
   *[other] Caíram { $thrown } cartas: { $seat } tira { $thrown }.
}
event-drew = { $seat } tira o { $card }.
event-drew-hidden = { $seat } tira uma carta.
event-reshuffled = As { $count } cartas postas de lado são baralhadas e fazem um novo monte.
event-waived = { $count ->
    [one] Já não há cartas: { $seat } livra-se de uma.
   *[other] Já não há cartas: { $seat } livra-se de { $count }.
}
event-round-ended = Acaba a ronda { $round }: alguém ficou sem cartas.
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

## Hints for a first game

hint-play = Escolhe uma carta e põe-na à esquerda ou à direita da sua cor. Se ficarem números entre os dois que então se veem, os outros podem atirar cartas dessas, e tu tiras uma por cada. Deixa, pois, um espaço pequeno.
hint-throw = Agora podes atirar cartas, porque de { $colour } entre { $low } e { $high } cabem no espaço: ficas sem elas, e quem o deixou tira uma por cada.
hint-pass = Passar não custa nada.
