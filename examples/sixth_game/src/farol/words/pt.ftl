game-name = Farol
game-line = Diga que a sua carta é a mais alta. Quem vai duvidar?

option-numbers = Carta mais alta
option-numbers-help = As cartas são os números de 1 até este.
option-rounds = Rodadas
option-rounds-help = Quantas vezes se distribuem as cartas.

card = { $number }
zone-stock = cartas não distribuídas
zone-hand-own = a sua carta
zone-hand = carta de { $seat }

prompt-turn-mine = A sua carta é a mais alta? Diga ou passe.
prompt-turn-others = É a vez de { $seat }.
prompt-window-mine = { $seat } diz ter a carta mais alta. Acredita?
prompt-window-others = Quem duvida que { $seat } tenha a carta mais alta?
prompt-over = Fim de jogo. Mais pontos: { $winners }.
action-claim = A minha é a mais alta
action-pass = Passo
action-doubt = Duvido
action-believe = Acredito
refused-nothing-claimed = Ainda ninguém disse nada.
refused-something-claimed = Responda primeiro ao que foi dito.
fact-round = Rodada { $round } de { $rounds }
ending-all-played = Todas as rodadas foram jogadas

event-round-began = A rodada { $round } começa por { $seat }.
event-dealt = { $seat } recebe { $card }.
event-dealt-hidden = { $seat } recebe uma carta.
event-claimed = { $seat }: “A minha é a mais alta.”
event-passed = { $seat } passa.
event-answered = { $doubts ->
    [0] { $seat } acredita.
   *[other] { $seat } duvida.
}
event-believed = Ninguém duvida de { $seat }.
event-doubted = Duvidam de { $seat }: { $doubters }.
event-shown = { $seat } mostra { $card }.
event-scored = { $points ->
    [one] Um ponto para { $seat }, { $total } no total.
   *[other] { $points } pontos para { $seat }, { $total } no total.
}
event-game-ended = Vence a partida: { $winners }.
