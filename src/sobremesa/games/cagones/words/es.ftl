game-name = CAGONES
game-line = Da de comer al oso, lleva la cuenta de su barriga y acusa a quien la pierda.

## Opciones

option-dealt = Cartas por persona
option-dealt-help = Con 0 se reparten las habituales para tantos asientos.
option-big_poop = Más caca que barriga
option-big_poop-help = 1: una caca puede quitar más de lo que hay y vacía la barriga. 0: entonces está mal puesta.
option-full_feast = Banquete con la barriga llena
option-full_feast-help = 1: «banquete de 0» está bien. 0: con la barriga llena, un banquete está mal puesto.

## Cartas, números y lugares

animal-bear = el oso
animal-rabbit = el conejo
amount = { $count }
amount-half = ½
amount-and-a-half = { $count }½
card-fish = { $count ->
    [one] 1 pez
   *[other] { $count } peces
}
card-carrot = { $count ->
    [one] 1 zanahoria
   *[other] { $count } zanahorias
}
card-carrot-half = media zanahoria
card-poop = { $count ->
    [one] 1 caca
   *[other] { $count } cacas
}
card-feast = banquete
card-vomit = vómito
card-challenge = reto
card-fly = mosca
card-nap = siesta
card-fat-nap = siesta gorda
zone-bear = montón del oso
zone-rabbit = montón del conejo
zone-gone = fuera del juego
zone-left-over = sobrantes, sin ver
zone-stock-own = tu mazo
zone-stock = mazo de { $seat }
zone-hand-own = tu mano
zone-hand = mano de { $seat }, por el lado del { $side ->
    [bear] oso
   *[rabbit] conejo
}

## Lo que se te pide y lo que puedes hacer

prompt-play-mine = Juega una carta para { $animal } o roba una del mazo de alguien.
prompt-play-others = { $seat } juega una carta para { $animal } o roba una.
prompt-draw-mine = No te quedan cartas en la mano: roba una a alguien.
prompt-feast-mine = ¡Banquete! ¿Cuánto faltaba?
prompt-feast-others = { $seat } dice cuánto faltaba para el banquete.
prompt-vomit-mine = ¡Vómito! ¿Cuánto sale?
prompt-vomit-others = { $seat } dice cuánto sale.
prompt-name-challenge-mine = ¿A quién le preguntas { $what ->
    [fish] cuántos peces
   *[carrot] cuántas zanahorias
} hay?
prompt-name-challenge-others = { $seat } juega un reto y elige a quién preguntar.
prompt-name-fly-mine = ¿A quién le preguntas cuántas cacas hay?
prompt-name-fly-others = { $seat } juega una mosca y elige a quién preguntar.
prompt-answer-challenge-mine = ¿{ $what ->
    [fish] Cuántos peces
   *[carrot] Cuántas zanahorias
} hay en la barriga? Dilo, o pasa la pregunta con otro reto.
prompt-answer-challenge-others = { $seat } tiene que decir { $what ->
    [fish] cuántos peces
   *[carrot] cuántas zanahorias
} hay en la barriga.
prompt-answer-fly-mine = ¿Cuántas cacas hay en el montón? Dilo, o pasa la pregunta con otra mosca.
prompt-answer-fly-others = { $seat } tiene que decir cuántas cacas hay en el montón.
prompt-accuse-mine = { $seat } ha jugado: { $card }. ¡Acusa si no puede ser!
prompt-accuse-others = Ya has decidido. Los demás miran la carta de { $seat }: { $card }.
prompt-accuse-feast-mine = { $seat } dice: «¡Banquete de { $amount }!». Acusa si no es así.
prompt-accuse-feast-others = Ya has decidido. Los demás piensan en el banquete de { $amount } de { $seat }.
prompt-accuse-vomit-mine = { $seat } dice: «¡Vómito de { $amount }!». Acusa si no es así.
prompt-accuse-vomit-others = Ya has decidido. Los demás piensan en el vómito de { $amount } de { $seat }.
prompt-over = La partida ha terminado. Es para { $winners }.
action-play = Jugar: { $card }
action-say = { $amount }
action-say-feast = Banquete de { $amount }
action-say-vomit = Vómito de { $amount }
action-name = Preguntar a { $seat }
action-draw-stock = Robar del mazo de { $seat }
action-draw-hand = Robar de la mano de { $seat }, sin mirar
action-accuse = ¡Está mal!
action-pass = Dejarlo estar
refused-only-on-turn = Esto solo se hace en tu propio turno.
refused-not-in-hand = No tienes esta carta.
refused-not-the-same-kind = La pregunta solo se pasa con una carta que pregunte lo mismo.
refused-no-number-asked = Nadie te ha preguntado un número.
refused-no-halves = Aquí no hay mitades.
refused-too-much = Nunca puede haber tanto.
refused-nobody-to-name = Ahora no tienes que nombrar a nadie.
refused-not-yourself = Elige a otra persona.
refused-no-such-seat = No hay tal asiento.
refused-stock-empty = Mientras quede algún mazo, se roba de un mazo.
refused-no-cards = Ahí no queda ninguna carta.
refused-nothing-to-accuse = Aquí no hay nada de lo que acusar.

## Para tener en cuenta

fact-active = Come { $animal }
fact-stake = { $count ->
    [one] Hay una carta en juego
   *[other] Hay { $count } cartas en juego
}

## Lo que ha pasado

event-game-began = Se reparten { $count } cartas a cada uno; { $over ->
    [0] no sobra ninguna
    [one] sobra una
   *[other] sobran { $over }
}. El oso tiene hambre y empieza { $seat }.
event-seen = { "" }
event-played = { $seat } juega: { $card }.
event-feast-said = { $seat }: «¡Banquete de { $amount }!»
event-vomit-said = { $seat }: «¡Vómito de { $amount }!»
event-challenged = { $seat } pregunta a { $named }: «¿{ $what ->
    [fish] Cuántos peces
   *[carrot] Cuántas zanahorias
} hay?»
event-fly-asked = { $seat } pregunta a { $named }: «¿Cuántas cacas hay?»
event-answered = { $seat } contesta: «¡{ $amount }!»
event-drew = { $seat } le roba una carta a { $owner }: { $card }.
event-drew-hidden = { $seat } le roba una carta a { $owner }.
event-penalty = Castigo: { $seat } le roba una carta a { $owner }: { $card }.
event-penalty-hidden = Castigo: { $seat } le roba una carta a { $owner }.
event-no-penalty = A { $owner } no le queda ninguna carta que { $seat } pueda robar.
event-replaced = { $seat } roba una carta de su mazo: { $card }.
event-replaced-hidden = { $seat } roba una carta de su mazo.
event-let-it-be = { $seat } lo deja estar.
event-stood = Nadie dice nada.
event-accused = { $seat } acusa a { $accused }. Se repasa el montón.
event-shown = { $card }: van { $amount }.
event-was-wrong = ¡La acusación acierta! En la barriga había { $amount } de { $capacity }. { $seat } recoge la carta.
event-was-right = ¡La acusación falla! En la barriga había { $amount } de { $capacity }. La carta de { $seat } se queda.
event-answer-right = { $seat } acierta: { $amount }.
event-answer-wrong = { $seat } falla: { $amount }.
event-emptied = El montón del { $animal ->
    [bear] oso
   *[rabbit] conejo
} sale del juego: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-turned = Se le da la vuelta a todo. Ahora come { $animal }.
event-too-long = Tras { $decisions } decisiones gana quien tiene menos cartas.
event-game-ended = La partida es para { $winners }.
ending-no-cards = Alguien se quedó sin cartas
ending-exhausted = Demasiado tiempo sin final: ganan las manos con menos cartas
highlight-most-was-wrong = { $count ->
    [one] Una carta mal puesta y pillada: { $seats }.
   *[other] Con más cartas mal puestas y pilladas: { $seats }, { $count }.
}
highlight-most-was-right = { $count ->
    [one] Una acusación sin motivo contra { $seats }.
   *[other] Más acusaciones sin motivo: contra { $seats }, { $count }.
}
highlight-most-answer-right = { $count ->
    [one] Sabía la respuesta: { $seats }, una vez.
   *[other] La mejor memoria: { $seats }, { $count } respuestas buenas.
}
highlight-largest-vomit-said = El mayor vómito, según { $seat }: { $amount }.
highlight-bluff-card = El mejor farol: { $seat } jugó { $card } con { $inside } de { $capacity } en la barriga y nadie dijo nada.
highlight-bluff-feast = El mejor farol: «¡Banquete de { $amount }!», dijo { $seat } con { $inside } de { $capacity } en la barriga y nadie dijo nada.
highlight-bluff-vomit = El mejor farol: «¡Vómito de { $amount }!», dijo { $seat } con { $inside } de { $capacity } en la barriga y nadie dijo nada.

## En el tablero de este juego

eats = { $animal ->
    [bear] Come el oso
   *[rabbit] Come el conejo
}
sleeps = { $animal ->
    [bear] El oso duerme
   *[rabbit] El conejo duerme
}
draw-here = Robar
ask-here = Preguntar
chain-label = Quién ha preguntado a quién
chain-link = { $seat } → { $named }
check-label = El último repaso
check-right = bien
check-wrong = mal
choose-number = Elige un número
say-number = Decir: { $amount }
pad-label = Dejarlo estar o acusar

## Hints for a first game

hint-play = Juega una carta en el montón del animal que come. Ten presente cuánto lleva en el estómago: también se puede jugar lo que no cabe, mientras nadie te acuse.
hint-draw = En vez de jugar siempre puedes robar a alguien, si ninguna de tus cartas es segura.
hint-say = Di el número que tienes en la cabeza. Uno equivocado puede costarte una carta.
hint-name = Pregunta a quien menos atención haya puesto: si acierta, robas una carta suya; si falla, roba una tuya.
hint-accuse = Puedes acusar ahora, porque lo que ha jugado { $seat } puede estar mal: demasiada comida, algo que sale de un estómago vacío, un número equivocado. Si estaba mal, { $seat } lo recoge y se lleva una carta tuya; si estaba bien, tú te llevas una de { $seat }.
hint-pass = Déjalo estar, si crees que estaba bien.

## Lo que creían los bots, contado después

belief-stomach = { $seat } cuenta { $amount } en la barriga.
belief-poops = { $seat } cuenta cacas: { $amount }.
