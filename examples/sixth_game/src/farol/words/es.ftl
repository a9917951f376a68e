game-name = Farol
game-line = Di que tu carta es la más alta. ¿Quién lo pondrá en duda?

option-numbers = Carta más alta
option-numbers-help = Las cartas son los números del 1 a este.
option-rounds = Rondas
option-rounds-help = Cuántas veces se reparte.

card = { $number }
zone-stock = cartas sin repartir
zone-hand-own = tu carta
zone-hand = carta de { $seat }

prompt-turn-mine = ¿Es tu carta la más alta? Dilo o pasa.
prompt-turn-others = Le toca a { $seat }.
prompt-window-mine = { $seat } dice tener la carta más alta. ¿Te lo crees?
prompt-window-others = ¿Quién duda de que { $seat } tenga la carta más alta?
prompt-over = Fin de la partida. Más puntos: { $winners }.
action-claim = La mía es la más alta
action-pass = Paso
action-doubt = Lo dudo
action-believe = Me lo creo
refused-nothing-claimed = Todavía nadie ha dicho nada.
refused-something-claimed = Primero responde a lo dicho.
fact-round = Ronda { $round } de { $rounds }
ending-all-played = Se han jugado todas las rondas

event-round-began = La ronda { $round } empieza por { $seat }.
event-dealt = { $seat } recibe { $card }.
event-dealt-hidden = { $seat } recibe una carta.
event-claimed = { $seat }: «La mía es la más alta».
event-passed = { $seat } pasa.
event-answered = { $doubts ->
    [0] { $seat } se lo cree.
   *[other] { $seat } lo duda.
}
event-believed = Nadie duda de { $seat }.
event-doubted = Dudan de { $seat }: { $doubters }.
event-shown = { $seat } enseña { $card }.
event-scored = { $points ->
    [one] Un punto para { $seat }, { $total } en total.
   *[other] { $points } puntos para { $seat }, { $total } en total.
}
event-game-ended = Gana la partida: { $winners }.
