game-name = AntaYagí
game-line = Comercia en el mercado con cartas que ve todo el mundo menos tú.

## Opciones

option-talk = Comentarios
option-talk-help = Si cada asiento puede hacer en cada turno un comentario ya preparado, verdadero o no.
option-talk-none = Sin ellos
option-talk-remarks = Uno por turno
option-goal = Mercancías para ganar
option-goal-help = Con 0 vale el reglamento: cinco mercancías entre tres o cuatro asientos, cuatro entre más.

## Cartas y lugares

card-lantern = farol
card-compass = brújula
card-teapot = tetera
card-bone = hueso
card-muffin = magdalena
card-lollipop = piruleta
card-treasure = tesoro
card-t-rex = T-Rex
card-hat = sombrero
card-wizard = mago
card-toxic = residuo tóxico
card-fish = pez
card-sabotage = sabotaje
back-plain = dorso liso
back-hat = dorso con sombrero
back-t-rex = dorso con T-Rex
back-sabotage = dorso con sabotaje
nth-1 = 1.ª
nth-2 = 2.ª
nth-3 = 3.ª
zone-stock = mazo
zone-discard = descartes
zone-offered = el intercambio
zone-hand-own = tu mano
zone-hand = mano de { $seat }
zone-saddlebags = alforjas de { $seat }
zone-talk = di algo
talk-to = a { $seat }

## Lo que se te pide y lo que puedes hacer

prompt-name-mine = Te toca: ¿con quién quieres comerciar?
prompt-name-others = { $seat } busca con quién comerciar.
prompt-choose-mine = Comercias con { $seat }. ¿Cuál de tus cartas das?
prompt-choose-others = { $seat } y { $partner } eligen una carta cada uno.
prompt-chosen = Das tu { $nth } carta. La otra persona aún está eligiendo.
prompt-window-stands = El intercambio sigue en pie. ¿Alguien lo sabotea?
prompt-window-cancelled = Hay sabotaje. ¿Alguien sabotea el sabotaje?
prompt-take-mine = ¡Una piruleta! ¿Qué carta le quitas a { $other }?
prompt-take-others = { $seat } tiene una piruleta y elige una carta de { $other }.
prompt-over = La partida ha terminado. Es para { $winners }.
action-name = Comerciar con { $seat }
action-choose = Dar tu { $nth } carta: { $card }
action-take = Llevarte la { $nth } carta: { $card }
action-sabotage = ¡Sabotaje!
action-pass = Dejarlo estar
action-say-trade = «¡Comercia conmigo!»
action-say-dont = «¡No te lleves eso!»
action-say-good = «Tu { $nth } carta es una mercancía». ({ $card })
action-say-bad = «Tu { $nth } carta no vale nada». ({ $card })
refused-only-on-turn = Solo elige con quién comerciar quien tiene el turno.
refused-not-oneself = Esa persona eres tú.
refused-no-card-there = Ahí no hay ninguna carta.
refused-not-choosing = Ahora no tienes que elegir carta.
refused-already-chosen = Ya has elegido tu carta.
refused-nothing-to-take = Solo se quita una carta con una piruleta recién conseguida.
refused-nothing-to-cancel = Ahora no hay ningún intercambio que sabotear.
refused-no-sabotage = No tienes ningún sabotaje.
refused-decide-first = La mesa espera tu decisión.
refused-no-remarks = En esta mesa se juega sin comentarios.
refused-no-remarks-now = Los comentarios esperan a que se resuelva el intercambio.
refused-already-spoken = Ya has hecho tu comentario de este turno.

## Para tener en cuenta

fact-goal = { $goods ->
    [one] Se gana con una mercancía
   *[other] Se gana con { $goods } mercancías
}
fact-toxic = Residuo tóxico: { $seat } necesita { $goods }

## Lo que ha pasado

event-game-began = { $goods ->
    [one] Empieza la partida: gana quien antes tenga una mercancía.
   *[other] Empieza la partida: gana quien antes tenga { $goods } mercancías.
} El primer turno es de { $seat }.
event-dealt = { "" }
event-drew = { $seat } roba una carta. Tú ves: { $card }.
event-reshuffled = { $count ->
    [one] La única carta descartada es
   *[other] Las { $count } cartas descartadas son
} el nuevo mazo.
event-turn-began = Es el turno de { $seat }.
event-sat-out = { $seat } no puede comerciar y solo roba.
event-named = { $seat } quiere comerciar con { $partner }.
event-chose = Das tu { $nth } carta.
event-revealed = { $seat } descubre su { $nth } carta: { $card }.
event-same-kind = ¡Dos iguales!
event-sabotaged = { $cancels ->
    [1] ¡{ $seat } juega un { $card } y anula el intercambio!
   *[other] ¡{ $seat } responde con otro { $card }: el intercambio vuelve a estar en pie!
}
event-let-it-be = Lo dejas estar.
event-cancelled = El intercambio queda anulado.
event-vanished = El { $card } de { $seat } se esfuma; la otra parte se queda con lo que ella misma ofrecía.
event-kept = A las alforjas de { $seat }: { $card }.
event-discarded = { $seat } descarta: { $card }.
event-turned-over = Un sombrero: { $seat } da la vuelta a toda su mano.
event-shows = La mano de { $seat } te enseña ahora: { $card }.
event-hand-lost = La magdalena todo lo ve: { $seat } pierde toda su mano.
event-may-take = La piruleta permite a { $seat } quitarle una carta a { $other }.
event-took = { $seat } se lleva la { $nth } carta de { $other }: { $card }.
event-nothing-left = A { $other } no le quedan cartas para la piruleta de { $seat }.
event-eaten = El T-Rex de { $seat } se come: { $card }.
event-said-trade = { $seat } a { $to }: «¡Comercia conmigo!»
event-said-dont = { $seat } a { $to }: «¡No te lleves eso!»
event-said-good = { $seat } a { $to }: «Tu { $nth } carta es una mercancía».
event-said-bad = { $seat } a { $to }: «Tu { $nth } carta no vale nada».
event-game-ended = { $goods ->
    [one] { $seat } reúne lo que hacía falta y gana con una mercancía.
   *[other] { $seat } reúne lo que hacía falta y gana con { $goods } mercancías.
}
event-exhausted = Tras { $decisions } decisiones gana quien más mercancías tiene.
ending-goal = Alguien ha reunido las mercancías
ending-exhausted = Demasiado tiempo sin acabar: gana quien más mercancías tiene
highlight-bluff = El mejor farol: { $seat } le dijo a { $to } que su { $nth } carta no valía nada. { $to } la dio: { $card }.

## El tablero propio

nth-card = { $nth }: { $card }
goods-of-goal = { $goods } de { $goal } mercancías
you-give = das esta
you-choose = eliges
is-choosing = está eligiendo
exchange-now = el intercambio
exchange-last = el último intercambio
trade-stands = En pie
trade-cancelled = Anulado
trade-here = Comerciar
trade-done = Hecho
chain-label = Sabotajes, cada uno contra el anterior
against-exchange = anula el intercambio
against-sabotage = anula el sabotaje de { $seat }
sabotage-counts = vale
sabotage-cancelled = anulado
remark-trade = { $to }, ¡comercia conmigo!
remark-dont = { $to }, ¡no te lleves eso!
remark-good = { $to }, tu { $nth } es mercancía
remark-bad = { $to }, tu { $nth } no vale nada
heard-good = { $seat }: mercancía
heard-bad = { $seat }: no vale nada
short-good = una mercancía
short-bad = no vale nada

## Hints for a first game

hint-name = Di con quién quieres cambiar: tú ves sus cartas y esa persona las tuyas. Busca una mercancía que te falte, y escucha lo que dicen de las tuyas. Las mercancías se quedan en tus alforjas y cuentan: faroles, brújulas, teteras, huesos, magdalenas, piruletas y tesoros.
hint-choose = Elige una de tus cartas para darla. No ves su cara: solo tienes su dorso y lo que dicen los demás.
hint-take = Puedes quedarte con una de estas, porque te tocó una piruleta: elige una mercancía.
hint-sabotage = Puedes sabotear ahora, porque tienes la carta para ello: anula lo que se acaba de mostrar.
hint-pass = Déjalo estar, si esto puede quedar así.

## Lo que creían los bots, contado después

goods = { $whole },{ $tenth } mercancías
goods-below = −{ $whole },{ $tenth } mercancías
belief-gift = { $seat } espera de { $other } una carta que vale { $goods }.
belief-own-card = { $seat } tiene una { $nth } carta que a { $other } parece valerle { $goods }.
belief-exchange = { $seat } calcula que el intercambio le vale { $goods }.
