game-name = Cabanga!
game-line = Play a card, and the others throw theirs into the gap that you leave.

## Options

option-limit = Minus points that end the game
option-limit-help = The game ends after the round in which somebody reaches them.
option-hand = Cards in hand
option-hand-help = So many are dealt to everybody at the start of a round.
option-colours = Colours
option-colours-help = How many of the four colours are played with.
option-numbers = Highest number
option-numbers-help = Each colour has the numbers from 1 to this one.

## Cards and places

colour-red = red
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
side-left = left
side-right = right
card = { $colour } { $number }
card-start = starting card { $number }
zone-row = { $colour }, { $side }
zone-aside = set aside
zone-stock = stock
zone-hand-own = your hand
zone-hand = { $seat }’s hand

## What you are asked, and what you can do

prompt-turn-mine = Your turn: play a card to the left or the right of its colour.
prompt-turn-others = { $seat } is on turn.
prompt-window-mine = Throw in { $colour } cards between { $low } and { $high }, or pass.
prompt-window-others = Who throws { $colour } cards between { $low } and { $high }?
prompt-over = The game is over. Fewest minus points: { $winners }.
action-play = { $card } on the { $side }
action-throw = Throw { $card }
action-pass = Pass
refused-not-in-hand = You do not hold this card.
refused-not-this-colour = Only cards of the colour just played fit into the gap.
refused-not-between = Its number does not lie between the two that are showing.
refused-only-in-a-window = Cards are thrown only when others have left a gap.
refused-not-in-a-window = This is not your turn: you can throw cards in or pass.

## To keep in mind

fact-round = Round { $round } · ends at −{ $limit }
fact-last-colour = { $colour } again: +1 card

## What happened

event-round-began = Round { $round } begins. { $seat } starts.
event-start-card = { "" }
event-dealt = { "" }
event-dealt-hidden = { "" }
event-played = { $seat } plays { $card } on the { $side }.
event-repeated = { $colour } again: { $seat } has to draw a card.
event-window-opened = A gap between { $low } and { $high }: who throws?
event-threw = { $seat } throws in { $card }.
event-passed = { $seat } passes.
event-window-closed = { $thrown ->
    [0] Nobody threw a card.
    [one] One card came in: { $seat } draws one.
   *[other] { $thrown } cards came in: { $seat } draws { $thrown }.
}
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-reshuffled = The { $count } cards set aside are shuffled into a new stock.
event-waived = { $count ->
    [one] No cards are left: { $seat } is spared one.
   *[other] No cards are left: { $seat } is spared { $count }.
}
event-round-ended = Round { $round } ends: somebody has no cards left.
event-scored = { $points ->
    [0] { $seat } takes no minus points, { $total } in all.
    [one] { $seat } takes one minus point, { $total } in all.
   *[other] { $seat } takes { $points } minus points, { $total } in all.
}
event-game-ended = The game goes to { $winners }.
ending-limit-reached = The limit of minus points is reached
highlight-most-threw = { $count ->
    [one] Threw in most: { $seats }, one card.
   *[other] Threw in most: { $seats }, { $count } cards.
}
highlight-largest-window-closed = { $thrown ->
    [one] The widest gap brought { $seat } one card.
   *[other] The widest gap brought { $seat } { $thrown } cards.
}

## On this game's board

gap-label = The last gap
gap = { $seat } plays { $card }: a gap between { $low } and { $high }.

## Hints for a first game

hint-play = Pick a card and lay it to the left or the right of its colour. If you leave numbers between the two that then show, the others may throw such cards in, and you draw a card for each. So leave a small gap.
hint-throw = You may throw in now, because { $colour } cards between { $low } and { $high } fit into the gap: you are rid of them, and whoever left the gap draws a card for each.
hint-pass = Passing costs you nothing.

## What bots believed, told afterwards

belief-held = { $seat } puts it at { $percent } % that a card out of sight is in somebody’s hand.
belief-unplaced = { $count ->
    [one] { $seat } does not know where one card is.
   *[other] { $seat } does not know where { $count } cards are.
}
