game-name = Cabanga!
game-line = Juega una carta, y los demás tirarán las suyas al hueco que dejes.

## Opciones

option-limit = Puntos negativos que acaban la partida
option-limit-help = La partida acaba tras la ronda en que alguien llega a ellos.
option-hand = Cartas en la mano
option-hand-help = Las que recibe cada cual al empezar una ronda.
option-colours = Colores
option-colours-help = Con cuántos de los cuatro colores se juega.
option-numbers = Número más alto
option-numbers-help = Cada color tiene los números del 1 a este.

## Cartas y lugares

colour-red = rojo
colour-blue = azul
colour-purple = morado
colour-yellow = amarillo
side-left = izquierda
side-right = derecha
card = { $number } { $colour }
card-start = { $number } inicial
zone-row = { $colour }, { $side }
zone-aside = apartadas
zone-stock = mazo
zone-hand-own = tu mano
zone-hand = mano de { $seat }

## Lo que se te pide y lo que puedes hacer

prompt-turn-mine = Te toca: juega una carta a la izquierda o a la derecha de su color.
prompt-turn-others = Le toca a { $seat }.
prompt-window-mine = Tira cartas de color { $colour } entre { $low } y { $high }, o pasa.
prompt-window-others = ¿Quién tira cartas de color { $colour } entre { $low } y { $high }?
prompt-over = La partida ha terminado. Con menos puntos negativos: { $winners }.
action-play = { $card } a la { $side }
action-throw = Tirar { $card }
action-pass = Pasar
refused-not-in-hand = No tienes esta carta.
refused-not-this-colour = Al hueco solo van cartas del color recién jugado.
refused-not-between = Su número no está entre los dos que se ven.
refused-only-in-a-window = Las cartas se tiran solo cuando otro deja un hueco.
refused-not-in-a-window = No es tu turno: puedes tirar cartas o pasar.

## Para tener en cuenta

fact-round = Ronda { $round } · acaba en −{ $limit }
fact-last-colour = { $colour } otra vez: +1 carta

## Lo que ha pasado

event-round-began = Empieza la ronda { $round }. Sale { $seat }.
event-start-card = { "" }
event-dealt = { "" }
event-dealt-hidden = { "" }
event-played = { $seat } juega el { $card } a la { $side }.
event-repeated = Otra vez { $colour }: { $seat } tiene que robar una carta.
event-window-opened = Un hueco entre { $low } y { $high }: ¿quién tira?
event-threw = { $seat } tira el { $card }.
event-passed = { $seat } pasa.
event-window-closed = { $thrown ->
    [0] Nadie ha tirado ninguna carta.
    [one] Ha caído una carta: { $seat } roba una.
   *[other] Han caído { $thrown } cartas: { $seat } roba { $thrown }.
}
event-drew = { $seat } roba el { $card }.
event-drew-hidden = { $seat } roba una carta.
event-reshuffled = Las { $count } cartas apartadas se barajan y forman un mazo nuevo.
event-waived = { $count ->
    [one] No quedan cartas: { $seat } se libra de una.
   *[other] No quedan cartas: { $seat } se libra de { $count }.
}
event-round-ended = Acaba la ronda { $round }: alguien se ha quedado sin cartas.
event-scored = { $points ->
    [0] { $seat } no suma puntos negativos; tiene { $total } en total.
    [one] { $seat } suma un punto negativo; tiene { $total } en total.
   *[other] { $seat } suma { $points } puntos negativos; tiene { $total } en total.
}
event-game-ended = La partida es para { $winners }.
ending-limit-reached = Se ha llegado al límite de puntos negativos
highlight-most-threw = { $count ->
    [one] Con la mano más suelta: { $seats }, una carta tirada.
   *[other] Con la mano más suelta: { $seats }, { $count } cartas tiradas.
}
highlight-largest-window-closed = { $thrown ->
    [one] El hueco más caro: una carta para { $seat }.
   *[other] El hueco más caro: { $thrown } cartas para { $seat }.
}

## En el tablero de este juego

gap-label = El último hueco
gap = { $seat } juega el { $card }: un hueco entre { $low } y { $high }.

## Hints for a first game

hint-play = Elige una carta y ponla a la izquierda o a la derecha de su color. Si quedan números entre los dos que se ven entonces, los demás pueden tirar cartas así, y tú robas una por cada una. Deja, pues, un hueco pequeño.
hint-throw = Ahora puedes tirar cartas, porque las de color { $colour } entre { $low } y { $high } caben en el hueco: te libras de ellas, y quien lo dejó roba una por cada una.
hint-pass = Pasar no te cuesta nada.

## Lo que creían los bots, contado después

belief-held = { $seat } ve un { $percent } % de probabilidad de que una carta que no ve esté en la mano de alguien.
belief-unplaced = { $count ->
    [one] { $seat } no sabe dónde está una carta.
   *[other] { $seat } no sabe dónde están { $count } cartas.
}
