game-name = Beagle or Bagel?
game-line = Perros o panes: mira qué aparece más y grítalo antes que los demás.

## Opciones

option-game = Qué juego
option-game-help = Tres juegos con las mismas cartas.
option-game-discard-down = Quedarse sin cartas
option-game-discard-down-help = quédate sin cartas antes que nadie
option-game-take-a-token = Coger una ficha
option-game-take-a-token-help = coge una ficha correcta o pierde un punto
option-game-winner-takes-all = Todo para quien gana
option-game-winner-takes-all-help = más cartas que nadie tras la última ronda
option-photo_finish = Foto de llegada (milisegundos)
option-photo_finish-help = Los aciertos tan seguidos valen como hechos a la vez.
option-chips = Puntos de cada uno
option-chips-help = Solo al coger fichas: quien los ha perdido todos queda fuera.
option-pile = Cartas de cada uno
option-pile-help = Solo al quedarse sin cartas: gana quien antes se queda sin ellas.
option-rounds = Rondas
option-rounds-help = Solo en «todo para quien gana»: después gana quien tiene más cartas.

## Caras y lugares

face-beagle = un beagle
face-bagel = un bagel
face-double-beagle = dos beagles
face-double-bagel = dos bagels
face-opposite = Al revés
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
zone-pile = montón de { $seat }
zone-front = delante de { $seat }
zone-held = ficha de { $seat }
zone-score = cartas ganadas por { $seat }

## Lo que se te pide y lo que puedes hacer

prompt-ready-mine = Atención a las cartas. ¿Vamos?
prompt-ready-others = Esperando a que todos se preparen…
prompt-countdown = Allá vamos…
prompt-call-mine = ¿Qué aparece más?
prompt-call-others = Esta vez no. Los demás siguen mirando.
prompt-grab-mine = Coge la ficha de lo que aparece más. Si hay empate, ninguna.
prompt-grab-others = Ya has elegido. Los demás siguen mirando.
prompt-was-right = ¡Correcto! ¿Ha sido alguien igual de rápido?
prompt-put-mine = ¡Has acertado! ¿Sobre qué carta pones la tuya?
prompt-put-others = { $seat } elige dónde va su carta.
prompt-over = La partida ha terminado. Es para { $winners }.
action-ready = Listo
action-call-beagle = Beagle
action-call-bagel = Bagel
action-call-tie = Empate
action-put = Poner en el centro { $place }
action-grab-beagle = Coger un beagle
action-grab-bagel = Coger un bagel
action-leave = Empate: ninguna
refused-only-before-a-flip = Las cartas ya están en la mesa.
refused-only-in-a-race = Ahora no hay nada que gritar.
refused-no-calls-here = En este juego se cogen fichas y no se grita nada.
refused-no-tokens-here = En este juego no hay fichas.
refused-no-token-left = Ya no quedan fichas de estas.
refused-nothing-to-put = No tienes ninguna carta que poner.
refused-no-such-place = Ese lugar no existe en el centro.

## Para tener en cuenta

fact-discard-down = Quedarse sin cartas: gana quien se libre de todas
fact-take-a-token = Coger una ficha: guarda tus puntos (ronda { $round })
fact-winner-takes-all = Todo para quien gana: ronda { $round } de 8

## Lo que ha pasado

event-round-began = Ronda { $round }.
event-ready-said = { $seat } ya está.
event-countdown-began = Tres, dos, uno…
event-flipped = ¡Todos le dan la vuelta!
event-centre-shows = Centro { $place }: { $face }.
event-front-shows = Delante de { $seat }: { $face }.
event-pile-shows = Montón de { $seat }: { $face }.
event-called-wrongly = { $seat } dice { $answer }: no es eso.
event-nobody-right = Nadie ha acertado; todos pueden volver a gritar.
event-called-rightly = { $place ->
    [1] { $seat } dice { $answer } ¡y acierta!
   *[other] { $seat } dice { $answer } igual de rápido.
}
event-photo-finish = Foto de llegada: ¡{ $count } aciertos a la vez!
event-put-on = { $seat } cubre el centro { $place }.
event-grabbed = { $seat } coge una ficha de { $token }.
event-left-it = { $seat } no coge ninguna.
event-answer = Era { $answer }.
event-lost-chip = { $chips ->
    [0] { $seat } pierde su último punto.
    [one] { $seat } pierde un punto; le queda uno.
   *[other] { $seat } pierde un punto; le quedan { $chips }.
}
event-out = { $seat } queda fuera.
event-turned-over = { $seat } le da la vuelta a su descarte y hace otro montón.
event-took = { $count ->
    [one] { $seat } se lleva una carta.
   *[other] { $seat } se lleva { $count } cartas.
}
event-nobody-scored = Nadie se lleva nada; las cartas se quedan.
event-game-ended = La partida es para { $winners }.
ending-pile-empty = Un montón se ha quedado vacío
ending-last-chips = Se han acabado los puntos
ending-rounds-played = Se han jugado todas las rondas

## El tablero

ready-count = { $ready } de { $all } listos
called-wrong = no
called-right = sí
finish-title = Foto de llegada
finish-title-one = ¡Primero!
finish-place = { $place }.º
finish-time = { $ms } ms
faces-label = Cartas a la vista
calls-label = Lo que puedes gritar
skip-count = Sin contar
finish-answer = Era

## Hints for a first game

hint-ready = Los ojos en las cartas: cuando todos estén listos, se giran y empieza la carrera. La cara «Al revés» le da la vuelta: acierta lo que menos se ve. Con un Hot Dog siempre es beagle, con un Bagel Dog siempre bagel; si hay uno de cada, no cuenta ninguno.
hint-call = Cuenta todas las caras a la vista. Acierta quien dice la que más se ve, o «empate» si son iguales; una cara doble vale dos. Si te equivocas, pierdes esta carrera.
hint-put = Acertaste antes que nadie, así que tu carta de arriba va al centro. Elige allí una que tapar: lo que es correcto cambia en el acto.
hint-grab = Cuenta todas las caras a la vista y coge una ficha de lo que más se ve mientras quede alguna. Una equivocada, o ninguna a tiempo, cuesta un punto.
hint-leave = Si ambos se ven igual de veces, lo correcto es no coger ninguna.

## Lo que creían los bots, contado después

belief-beagles = { $seat } cuenta beagles: { $count }.
belief-bagels = { $seat } cuenta bagels: { $count }.

## Lo que merece contarse de una partida acabada

highlight-fastest-called-rightly = La respuesta acertada más rápida: { $seat }, a los { NUMBER($ms, useGrouping: 0) } ms.
