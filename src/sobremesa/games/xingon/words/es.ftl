game-name = XINGON
game-line = Pon cartas boca abajo y di qué son. ¿Te creerán?

## Opciones

option-doubt_checks = Qué se mira al dudar
option-doubt_checks-help = Solo las últimas cartas puestas, o todas las del montón.
option-doubt_checks-last = Las últimas cartas
option-doubt_checks-pile = Todo el montón
option-last_cards = Las últimas cartas de una mano
option-last_cards-help = Si aún se puede dudar de ellas o si ganan al momento.
option-last_cards-doubtable = Se puede dudar
option-last_cards-final = Ganan al momento
option-scoring = Puntos
option-scoring-help = Uno por partida ganada, o los números que les quedan a los demás.
option-scoring-wins = Partidas ganadas
option-scoring-numbers = Números de los demás
option-games = Partidas
option-games-help = Tras tantas partidas gana quien tenga más puntos.
option-easy = Variante fácil
option-easy-help = Con 1, la condición dice una sola cosa y no hay comodines ni especiales.
option-removed = Cartas fuera entre dos
option-removed-help = Las que se apartan sin mirar antes de repartir.
option-wilds = Comodines
option-wilds-help = Con 1 se juega con los cinco comodines; con 0, sin ellos.
option-specials = Especiales
option-specials-help = Con 1 se juega con las tres especiales; con 0, sin ellas.
option-colours = Colores
option-colours-help = Con cuántos de los cuatro colores se juega.
option-shapes = Figuras
option-shapes-help = Con cuántas de las tres figuras se juega.
option-numbers = Número más alto
option-numbers-help = Hay números del 1 a este.

## Cartas, condiciones y lugares

colour-red = rojo
colour-blue = azul
colour-purple = morado
colour-yellow = amarillo
shape-triangle = triángulo
shape-circle = círculo
shape-square = cuadrado
number = { $number }
card =
    { $shape ->
        [triangle] triángulo
        [circle] círculo
       *[square] cuadrado
    } { $colour ->
        [red] rojo
        [blue] azul
        [purple] morado
       *[yellow] amarillo
    } { $number }
card-wild = comodín
card-wild-shape = comodín de figura
card-wild-colour = comodín de color
card-wild-number = comodín de número
card-skip = saltar turno
card-reverse = cambio de dirección
claim-colour = { $colour ->
    [red] rojas
    [blue] azules
    [purple] moradas
   *[yellow] amarillas
}
claim-shape =
    { $shape ->
        [triangle] triángulos
        [circle] círculos
       *[square] cuadrados
    }
claim-number = con un { $number }
claim-colour-shape =
    { $shape ->
        [triangle] triángulos
        [circle] círculos
       *[square] cuadrados
    } { $colour ->
        [red] rojos
        [blue] azules
        [purple] morados
       *[yellow] amarillos
    }
claim-colour-number =
    { $colour ->
        [red] rojas
        [blue] azules
        [purple] moradas
       *[yellow] amarillas
    } con un { $number }
claim-shape-number =
    { $shape ->
        [triangle] triángulos
        [circle] círculos
       *[square] cuadrados
    } con un { $number }
claim-colour-shape-number =
    { $shape ->
        [triangle] triángulos
        [circle] círculos
       *[square] cuadrados
    } { $colour ->
        [red] rojos
        [blue] azules
        [purple] morados
       *[yellow] amarillos
    } con un { $number }
direction-left = hacia la izquierda
direction-right = hacia la derecha
zone-centre = centro
zone-centre-own = tus cartas del centro
zone-gone = fuera del juego
zone-removed = apartadas sin mirar
zone-chosen = lo que vas a poner
zone-hand-own = tu mano
zone-hand = mano de { $seat }

## Lo que se te pide y lo que puedes hacer

prompt-colour-mine = Empiezas tú. ¿De qué color dirás que son tus cartas?
prompt-shape-mine = ¿De qué figura?
prompt-number-mine = ¿Con qué número?
prompt-cards-mine = Dices: { $claim }. Elige las cartas que pones, sea verdad o no.
prompt-decide-mine = { $layer } ha puesto { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $claim }. Elige cartas para añadir, o duda.
prompt-add-mine = { $claim }: elige más o ponlas.
prompt-start-others = { $seat } empieza una ronda.
prompt-decide-others = { $seat } se lo cree o duda: { $claim }.
prompt-window-own = Te queda una carta: ¡grita XINGON antes de que se den cuenta!
prompt-window-mine = { $seats }: una carta, y aún sin gritar.
prompt-window-others = { $seats }: una carta. Los demás están mirando.
prompt-over = La partida ha terminado. Es para { $winners }.
action-any-colour = Cualquier color
action-any-shape = Cualquier figura
action-any-number = Cualquier número
action-choose = Elegir { $card }
action-back = Deshacer
action-lay = Ponerlas
action-lay-and-call = Ponerlas y gritar XINGON
action-doubt = ¡Lo dudo!
action-play = Jugar { $card }
action-discard =
    Descartar los { $shape ->
        [triangle] triángulos
        [circle] círculos
       *[square] cuadrados
    } con un { $number } de todos los colores
action-xingon = ¡XINGON!
action-catch = Pillar a { $seat }
action-pass = Dejarlo estar
refused-only-on-turn = Esto solo se hace en tu propio turno.
refused-not-in-hand = No tienes esta carta.
refused-condition-stands = La condición de esta ronda ya está dicha.
refused-not-this-step = Primero di qué son tus cartas; luego las eliges.
refused-not-played-with = En esta mesa no hay cartas así.
refused-say-something = Di al menos un color, una figura o un número.
refused-already-chosen = Ya has elegido esta carta.
refused-choose-first = Todavía no has elegido nada.
refused-already-begun = Deshaz primero lo que has elegido.
refused-nothing-to-doubt = En el centro no hay nada de lo que dudar.
refused-own-cards = Estas cartas las has puesto tú.
refused-not-one-left = Así no te queda una sola carta.
refused-not-all-four = No tienes esta figura y este número en todos los colores.
refused-nothing-to-call = Ahora no tienes que gritar.
refused-nobody-to-catch = Aquí no hay a quien pillar.
refused-decide-first = Te toca: pon cartas o duda.
refused-nothing-to-lay = Solo tienes especiales: juega una.

## Para tener en cuenta

fact-claim = Esta ronda: { $claim }
fact-direction = Se juega { $direction }
fact-hoping = { $seat } ha puesto sus últimas cartas
fact-owing = Una carta y sin gritar: { $seats }
fact-called = Han gritado XINGON: { $seats }
fact-game = Partida { $game } de { $games }

## Lo que ha pasado

event-game-began = Empieza la partida { $game }: se reparten todas las cartas.
event-removed = Se apartan { $count } cartas sin mirarlas.
event-dealt = { "" }
event-dealt-hidden = { "" }
event-round-began = { $seat } empieza una ronda.
event-laid = { $seat } pone { $count ->
    [one] una carta
   *[other] { $count } cartas
}: { $claim }.
event-doubted = { $seat } duda de { $layer }. Se destapa el montón.
event-shown = { $fits ->
    [yes] { $seat } había puesto: { $card }. Cumple.
   *[no] { $seat } había puesto: { $card }. No cumple.
}
event-lie = ¡Mentira! { $seat } no puso lo que se decía: { $claim }.
event-true = Era verdad: { $claim }. { $seat } ha dudado en vano.
event-took = { $seat } se lleva { $count ->
    [one] la carta
   *[other] las { $count } cartas
} del centro.
event-skipped = { $seat } salta su turno.
event-reversed = { $seat } cambia la dirección: ahora { $direction }.
event-discarded =
    { $seat } enseña y descarta los { $shape ->
        [triangle] triángulos
        [circle] círculos
       *[square] cuadrados
    } con un { $number } de todos los colores.
event-discarded-card = { "" }
event-one-left = Queda una sola carta: { $seats }.
event-called = { $seat }: «¡XINGON!»
event-caught = { $seat } pilla a { $caught }, que no había gritado.
event-taken = Entre ellas: { $card }.
event-taken-hidden = { "" }
event-drawn = { $caught } le roba { $card } a { $seat }.
event-drawn-hidden = { $caught } le roba una carta a { $seat }.
event-let-it-be = { $seat } lo deja estar.
event-left-open = { $seats }: sin gritar, y nadie ha dicho nada.
event-game-won = { $seat } gana la partida { $game }.
event-exhausted = Tras { $decisions } decisiones ganan las manos con menos cartas.
event-scored = { $points ->
    [one] { $seat } suma un punto; tiene { $total } en total.
   *[other] { $seat } suma { $points } puntos; tiene { $total } en total.
}
event-match-ended = La victoria es para { $winners }.
ending-no-cards = Alguien se ha quedado sin cartas
ending-exhausted = Demasiado larga: ganan las manos con menos cartas
highlight-most-lie = { $count ->
    [one] Mentira descubierta: { $seats }, una vez.
   *[other] Más mentiras descubiertas: { $seats }, { $count } veces.
}
highlight-most-true = { $count ->
    [one] Dudó en vano: { $seats }, una vez.
   *[other] Más dudas en vano: { $seats }, { $count } veces.
}
highlight-most-caught = { $count ->
    [one] El ojo más atento: { $seats }, pilló una vez.
   *[other] El ojo más atento: { $seats }, pilló { $count } veces.
}
highlight-bluff = { $count ->
    [one] El mejor farol: «{ $claim }», dijo { $seat }, y una carta no lo era.
   *[other] El mejor farol: «{ $claim }», dijo { $seat }, y { $count } cartas no lo eran.
}
highlight-largest-took = { $count ->
    [one] El montón más pesado: una carta para { $seat }.
   *[other] El montón más pesado: { $count } cartas para { $seat }.
}

## En la mesa de este juego

prompt-say = Empiezas tú: di cómo son tus cartas, sea verdad o no.
builder-label = Lo que dices de tus cartas
part-colour = Color
part-shape = Figura
part-number = Número
say-it = Decirlo
believe = Me lo creo
lay-count = { $count ->
    [0] elige cartas
    [one] poner 1 carta
   *[other] poner { $count } cartas
}
pad-label = Creer, dudar, gritar
badge-called = ¡XINGON!
badge-owing = ¡Una carta!
nothing-said = Aquí no hay nada todavía.
layers-label = Cuántas ha puesto cada cual
layer = { $seat } { $count }
doubt-label = La última duda
fits-yes = cumple
fits-no = no cumple
catch-label = La última captura
catch-brings = { $count ->
    [one] Eso le trae a { $caught } una carta.
   *[other] Eso le trae a { $caught } { $count } cartas.
}
unseen-card = una carta boca abajo

## Hints for a first game

hint-colour = Empiezas la ronda con una condición. Di un color que tengan muchas de tus cartas, o déjalo abierto.
hint-shape = Di una figura, o déjala abierta. Cuanto más nombres, más les costará seguir a los demás.
hint-number = Di un número, o déjalo abierto.
hint-choose = Elige las cartas que vas a poner boca abajo. Deberían cumplir lo dicho; si no lo cumplen, nadie lo sabe hasta que alguien duda.
hint-back = Puedes recuperar lo que has elegido.
hint-lay = Pon lo que has elegido: quien sigue lo cree o lo duda.
hint-lay-and-call = Así te quedaría una sola carta: grita XINGON a la vez, y nadie podrá pillarte.
hint-doubt = Puedes dudar, porque lo que hay en el centro no lo pusiste tú. Si era mentira, el montón es de quien lo puso; si era verdad, es tuyo.
hint-play = Una especial se juega a la vista: saltar deja la decisión a otra persona, cambiar de sentido da la vuelta al juego.
hint-discard = Puedes tirarlas aunque no sea tu turno, porque las tienes en los cuatro colores.
hint-xingon = Te queda una carta: grita antes de que alguien te pille.
hint-catch = Puedes pillar ahora, porque a alguien le queda una carta y no ha gritado: eso le trae cartas nuevas.
hint-pass = Déjalo estar si no quieres nada de esto.
discard-short = Descartar

## Lo que creían los bots, contado después

belief-lie = { $seat } ve un { $percent } % de probabilidad de que lo último sea mentira.
