game-name = Beagle or Bagel?
game-line = Cães ou pães: veja o que aparece mais vezes e diga antes dos outros.

## Opções

option-game = Que jogo
option-game-help = Três jogos com as mesmas cartas.
option-game-discard-down = Ficar sem cartas
option-game-discard-down-help = fique sem cartas antes dos outros
option-game-take-a-token = Pegar uma ficha
option-game-take-a-token-help = pegue uma ficha certa ou perca um ponto
option-game-winner-takes-all = Tudo para quem ganha
option-game-winner-takes-all-help = mais cartas que todos depois da última rodada
option-photo_finish = Foto de chegada (milissegundos)
option-photo_finish-help = Respostas certas tão próximas contam como dadas ao mesmo tempo.
option-chips = Pontos de cada um
option-chips-help = Só ao pegar fichas: quem os perdeu todos fica de fora.
option-pile = Cartas de cada um
option-pile-help = Só ao ficar sem cartas: ganha quem primeiro fica sem elas.
option-rounds = Rodadas
option-rounds-help = Só em “tudo para quem ganha”: depois delas ganha quem tem mais cartas.

## Faces e lugares

face-beagle = um beagle
face-bagel = um bagel
face-double-beagle = dois beagles
face-double-bagel = dois bagels
face-opposite = Ao contrário
face-hot-dog = Hot Dog
face-bagel-dog = Bagel Dog
answer-beagle = beagle
answer-bagel = bagel
answer-tie = empate
token-beagle = ficha de beagle
token-bagel = ficha de bagel
zone-centre = centro { $place }
zone-tokens-beagle = fichas de beagle
zone-tokens-bagel = fichas de bagel
zone-pile = monte de { $seat }
zone-front = diante de { $seat }
zone-held = ficha de { $seat }
zone-score = cartas ganhas por { $seat }

## O que é pedido a você e o que você pode fazer

prompt-ready-mine = Olhos nas cartas. Tudo pronto?
prompt-ready-others = Esperando que todos estejam prontos…
prompt-countdown = Lá vai…
prompt-call-mine = O que aparece mais vezes?
prompt-call-others = Desta vez não. Os outros ainda estão olhando.
prompt-grab-mine = Pegue a ficha do que aparece mais vezes. Em caso de empate, nenhuma.
prompt-grab-others = Você já escolheu. Os outros ainda estão olhando.
prompt-was-right = Certo! Alguém foi tão rápido quanto você?
prompt-put-mine = Você acertou! Em que carta põe a sua?
prompt-put-others = { $seat } escolhe onde fica a sua carta.
prompt-over = O jogo acabou. Vai para { $winners }.
action-ready = Pronto
action-call-beagle = Beagle
action-call-bagel = Bagel
action-call-tie = Empate
action-put = Pôr no centro { $place }
action-grab-beagle = Pegar um beagle
action-grab-bagel = Pegar um bagel
action-leave = Empate: nenhuma
refused-only-before-a-flip = As cartas já estão na mesa.
refused-only-in-a-race = Agora não há nada para dizer.
refused-no-calls-here = Neste jogo se pegam fichas e não se diz nada.
refused-no-tokens-here = Neste jogo não há fichas.
refused-no-token-left = Não há mais fichas destas.
refused-nothing-to-put = Você não tem nenhuma carta para pôr.
refused-no-such-place = Esse lugar não existe no centro.

## Para ter em conta

fact-discard-down = Ficar sem cartas: ganha quem se livrar de todas
fact-take-a-token = Pegar uma ficha: guarde os seus pontos (rodada { $round })
fact-winner-takes-all = Tudo para quem ganha: rodada { $round } de 8

## O que aconteceu

event-round-began = Rodada { $round }.
event-ready-said = { $seat } diz que pode começar.
event-countdown-began = Três, dois, um…
event-flipped = Todos viram as cartas!
event-centre-shows = Centro { $place }: { $face }.
event-front-shows = Diante de { $seat }: { $face }.
event-pile-shows = Monte de { $seat }: { $face }.
event-called-wrongly = { $seat } diz { $answer }: não é.
event-nobody-right = Ninguém acertou; todos podem voltar a dizer.
event-called-rightly = { $place ->
    [1] { $seat } diz { $answer } e acerta!
   *[other] { $seat } diz { $answer } com a mesma rapidez.
}
event-photo-finish = Foto de chegada: { $count } respostas certas ao mesmo tempo!
event-put-on = { $seat } cobre o centro { $place }.
event-grabbed = { $seat } pega uma ficha de { $token }.
event-left-it = { $seat } não pega nenhuma.
event-answer = Era { $answer }.
event-lost-chip = { $chips ->
    [0] { $seat } perde o último ponto.
    [one] { $seat } perde um ponto; fica com um.
   *[other] { $seat } perde um ponto; fica com { $chips }.
}
event-out = { $seat } está fora.
event-turned-over = { $seat } vira o seu descarte e faz outro monte.
event-took = { $count ->
    [one] { $seat } leva uma carta.
   *[other] { $seat } leva { $count } cartas.
}
event-nobody-scored = Ninguém leva nada; as cartas ficam.
event-game-ended = O jogo vai para { $winners }.
ending-pile-empty = Um monte ficou vazio
ending-last-chips = Acabaram os pontos
ending-rounds-played = Todas as rodadas foram jogadas

## O tabuleiro

ready-count = { $ready } de { $all } prontos
called-wrong = não
called-right = sim
finish-title = Foto de chegada
finish-title-one = Primeiro!
finish-place = { $place }.º
finish-time = { $ms } ms
faces-label = Cartas à vista
calls-label = O que você pode dizer
skip-count = Sem contar
finish-answer = Era

## Hints for a first game

hint-ready = Olhos nas cartas: quando todos estiverem prontos, elas viram e a corrida começa. A face “Ao contrário” inverte tudo: está certo o que aparece menos vezes. Com um Hot Dog é sempre beagle, com um Bagel Dog sempre bagel; havendo um de cada, nenhum conta.
hint-call = Conte todas as faces à vista. Está certo o que aparece mais vezes, ou “empate” se forem iguais; uma face dupla vale duas. Se errar, você perde esta corrida.
hint-put = Você acertou primeiro, por isso a sua carta de cima vai para o centro. Escolha ali uma para cobrir: o que está certo muda na hora.
hint-grab = Conte todas as faces à vista e pegue uma ficha do que aparece mais vezes, enquanto houver. Uma errada, ou nenhuma a tempo, custa um ponto.
hint-leave = Se os dois aparecem igual, o certo é não pegar nenhuma.

## O que os bots achavam, contado depois

belief-beagles = { $seat } conta beagles: { $count }.
belief-bagels = { $seat } conta bagels: { $count }.

## O que vale a pena contar de uma partida acabada

highlight-fastest-called-rightly = A resposta certa mais rápida: { $seat }, ao fim de { NUMBER($ms, useGrouping: 0) } ms.
