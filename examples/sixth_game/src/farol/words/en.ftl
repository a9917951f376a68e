game-name = Farol
game-line = Say that yours is the highest card. Who will doubt it?

option-numbers = Highest card
option-numbers-help = The cards are the numbers from 1 to this one.
option-rounds = Rounds
option-rounds-help = So many times the cards are dealt.

card = { $number }
zone-stock = undealt cards
zone-hand-own = your card
zone-hand = { $seat }’s card

prompt-turn-mine = Is yours the highest card? Claim it, or pass.
prompt-turn-others = { $seat } is on turn.
prompt-window-mine = { $seat } claims the highest card. Do you believe it?
prompt-window-others = Who doubts that { $seat } has the highest card?
prompt-over = The game is over. Most points: { $winners }.
action-claim = Mine is the highest
action-pass = Pass
action-doubt = I doubt it
action-believe = I believe it
refused-nothing-claimed = Nothing has been claimed yet.
refused-something-claimed = Answer the claim first.
fact-round = Round { $round } of { $rounds }
ending-all-played = All rounds are played

event-round-began = Round { $round } begins with { $seat }.
event-dealt = { $seat } gets { $card }.
event-dealt-hidden = { $seat } gets a card.
event-claimed = { $seat }: “Mine is the highest.”
event-passed = { $seat } passes.
event-answered = { $doubts ->
    [0] { $seat } believes it.
   *[other] { $seat } doubts it.
}
event-believed = Nobody doubts { $seat }.
event-doubted = { $seat } is doubted by { $doubters }.
event-shown = { $seat } shows { $card }.
event-scored = { $points ->
    [one] A point for { $seat }, { $total } in all.
   *[other] { $points } points for { $seat }, { $total } in all.
}
event-game-ended = The game goes to { $winners }.
