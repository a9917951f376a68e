game-name = Beagle or Bagel?
game-line = Cães ou pães: vê o que aparece mais vezes e di-lo antes dos outros.

## Opções

option-game = Que jogo
option-game-help = Três jogos com as mesmas cartas.
option-game-discard-down = Ficar sem cartas
option-game-take-a-token = Apanhar uma ficha
option-game-winner-takes-all = Tudo para quem ganha
option-photo_finish = Foto de chegada (milissegundos)
option-photo_finish-help = Respostas certas tão próximas contam como dadas ao mesmo tempo.

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

## O que te é pedido e o que podes fazer

prompt-ready-mine = Olhos nas cartas. A postos?
prompt-ready-others = À espera de que todos estejam a postos…
prompt-countdown = Lá vai…
prompt-call-mine = O que aparece mais vezes?
prompt-call-others = Desta vez não. Os outros ainda estão a ver.
prompt-grab-mine = Apanha a ficha do que aparece mais vezes. Em caso de empate, nenhuma.
prompt-grab-others = Já escolheste. Os outros ainda estão a ver.
prompt-was-right = Certo! Alguém foi tão rápido como tu?
prompt-put-mine = Acertaste! Em que carta pões a tua?
prompt-put-others = { $seat } escolhe onde fica a sua carta.
prompt-over = O jogo acabou. Vai para { $winners }.
action-ready = A postos
action-call-beagle = Beagle
action-call-bagel = Bagel
action-call-tie = Empate
action-put = Pôr no centro { $place }
action-grab-beagle = Apanhar um beagle
action-grab-bagel = Apanhar um bagel
action-leave = Empate: nenhuma
refused-only-before-a-flip = As cartas já estão na mesa.
refused-only-in-a-race = Agora não há nada para dizer.
refused-no-calls-here = Neste jogo apanham-se fichas e não se diz nada.
refused-no-tokens-here = Neste jogo não há fichas.
refused-no-token-left = Já não há fichas destas.
refused-nothing-to-put = Não tens nenhuma carta para pôr.
refused-no-such-place = Esse lugar não existe no centro.

## Para ter em conta

fact-discard-down = Ficar sem cartas: ganha quem se livrar de todas
fact-take-a-token = Apanhar uma ficha: guarda os teus pontos (ronda { $round })
fact-winner-takes-all = Tudo para quem ganha: ronda { $round } de 8

## O que aconteceu

event-round-began = Ronda { $round }.
event-ready-said = { $seat } está a postos.
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
event-grabbed = { $seat } apanha uma ficha de { $token }.
event-left-it = { $seat } não apanha nenhuma.
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
ending-last-chips = Acabaram-se os pontos
ending-rounds-played = Jogaram-se as oito rondas

## O tabuleiro

ready-count = { $ready } de { $all } a postos
called-wrong = não
called-right = sim
finish-title = Foto de chegada
finish-title-one = Primeiro!
finish-place = { $place }.º
finish-time = { $ms } ms
faces-label = Cartas à vista
calls-label = O que podes dizer
skip-count = Sem contar
finish-answer = Era

## Hints for a first game

hint-ready = Olhos nas cartas: quando todos estiverem prontos, viram-se e a corrida começa.
hint-call = Conta todas as faces à vista. Está certo o que aparece mais vezes, ou «empate» se forem iguais; uma face dupla vale duas. Se errares, perdes esta corrida.
hint-put = Acertaste primeiro, por isso a tua carta de cima vai para o centro. Escolhe ali uma para tapar: o que está certo muda de repente.
hint-grab = Conta todas as faces à vista e apanha uma ficha do que aparece mais vezes, enquanto houver. Uma errada, ou nenhuma a tempo, custa um ponto.
hint-leave = Se os dois aparecem igualmente, o certo é não apanhar nenhuma.
