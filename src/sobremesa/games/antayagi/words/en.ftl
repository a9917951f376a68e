game-name = AntaYagí
game-line = Trade at the market with cards that everybody sees but you.

## Options

option-talk = Remarks
option-talk-help = Whether seats can make ready-made remarks, one each turn, true or not.
option-talk-none = Without
option-talk-remarks = One each turn
option-goal = Goods to win
option-goal-help = 0 stands for the rulebook: five goods with three or four seats, four goods with more.

## Cards and places

card-lantern = lantern
card-compass = compass
card-teapot = teapot
card-bone = bone
card-muffin = muffin
card-lollipop = lollipop
card-treasure = treasure
card-t-rex = T-Rex
card-hat = hat
card-wizard = wizard
card-toxic = toxic waste
card-fish = fish
card-sabotage = sabotage
back-plain = plain back
back-hat = back with a hat
back-t-rex = back with a T-Rex
back-sabotage = back with a sabotage
nth-1 = 1st
nth-2 = 2nd
nth-3 = 3rd
zone-stock = stock
zone-discard = discard pile
zone-offered = the exchange
zone-hand-own = your hand
zone-hand = { $seat }’s hand
zone-saddlebags = { $seat }’s saddlebags
zone-talk = say something
talk-to = to { $seat }

## What you are asked, and what you can do

prompt-name-mine = Your turn: whom do you want to trade with?
prompt-name-others = { $seat } is looking for somebody to trade with.
prompt-choose-mine = You trade with { $seat }. Which of your cards do you give away?
prompt-choose-others = { $seat } and { $partner } each choose a card.
prompt-chosen = You give your { $nth } card. The other one is still choosing.
prompt-window-stands = The exchange stands. Will anybody sabotage it?
prompt-window-cancelled = The exchange is sabotaged. Will anybody sabotage the sabotage?
prompt-take-mine = A lollipop! Which card do you take from { $other }?
prompt-take-others = { $seat } has a lollipop, and chooses a card of { $other }.
prompt-over = The game is over. It goes to { $winners }.
action-name = Trade with { $seat }
action-choose = Give your { $nth } card: { $card }
action-take = Take the { $nth } card: { $card }
action-sabotage = Sabotage!
action-pass = Let it be
action-say-trade = “Trade with me!”
action-say-dont = “Don’t take that!”
action-say-good = “Your { $nth } card is a good.” ({ $card })
action-say-bad = “Your { $nth } card is no good.” ({ $card })
refused-only-on-turn = Only the seat on turn names a partner.
refused-not-oneself = That would be you.
refused-no-card-there = There is no such card.
refused-not-choosing = You have no card to choose now.
refused-already-chosen = You have chosen your card already.
refused-nothing-to-take = You take a card only by a lollipop that you have just got.
refused-nothing-to-cancel = There is no exchange now that you could sabotage.
refused-no-sabotage = You hold no sabotage.
refused-decide-first = The table waits for your decision.
refused-no-remarks = This table plays without remarks.
refused-no-remarks-now = Remarks wait until the exchange is settled.
refused-already-spoken = You have made your remark in this turn.

## To keep in mind

fact-goal = { $goods ->
    [one] One good wins
   *[other] { $goods } goods win
}
fact-toxic = Toxic waste: { $seat } needs { $goods }

## What happened

event-game-began = { $goods ->
    [one] The game begins: who first has one good wins.
   *[other] The game begins: who first has { $goods } goods wins.
} { $seat } has the first turn.
event-dealt = { "" }
event-drew = { $seat } draws a card. You see: { $card }.
event-reshuffled = The { $count ->
    [one] one discarded card becomes
   *[other] { $count } discarded cards become
} the new stock.
event-turn-began = It is { $seat }’s turn.
event-sat-out = { $seat } cannot trade, and draws instead.
event-named = { $seat } wants to trade with { $partner }.
event-chose = You give your { $nth } card.
event-revealed = { $seat } reveals the { $nth } card: { $card }.
event-same-kind = Twice the same!
event-sabotaged = { $cancels ->
    [1] { $seat } plays a { $card } and cancels the exchange!
   *[other] { $seat } answers with another { $card }: the exchange stands again!
}
event-let-it-be = You let it be.
event-cancelled = The exchange is cancelled.
event-vanished = { $seat }’s { $card } vanishes; the other one keeps what it offered itself.
event-kept = { $card } goes to { $seat }’s saddlebags.
event-discarded = { $card } goes from { $seat } to the discard pile.
event-turned-over = A hat: { $seat } turns the whole hand over.
event-shows = { $seat }’s hand shows you now: { $card }.
event-hand-lost = The muffin sees everything: { $seat } loses the whole hand.
event-may-take = The lollipop lets { $seat } take a card from { $other }.
event-took = { $seat } takes { $other }’s { $nth } card: { $card }.
event-nothing-left = { $other } has no card left for { $seat }’s lollipop.
event-eaten = { $seat }’s T-Rex eats: { $card }.
event-said-trade = { $seat } to { $to }: “Trade with me!”
event-said-dont = { $seat } to { $to }: “Don’t take that!”
event-said-good = { $seat } to { $to }: “Your { $nth } card is a good.”
event-said-bad = { $seat } to { $to }: “Your { $nth } card is no good.”
event-game-ended = { $goods ->
    [one] { $seat } has the goods and wins, with one.
   *[other] { $seat } has the goods and wins, with { $goods }.
}
event-exhausted = After { $decisions } decisions the most goods win.
ending-goal = Somebody has the goods
ending-exhausted = Too long without an end: the most goods win
highlight-bluff = Best bluff: { $seat } told { $to } that the { $nth } card was no good. { $to } gave it away: { $card }.

## The own board

nth-card = { $nth }: { $card }
goods-of-goal = { $goods } of { $goal } goods
you-give = you give this
you-choose = you choose
is-choosing = is choosing
exchange-now = the exchange
exchange-last = the last exchange
trade-stands = It stands
trade-cancelled = Cancelled
trade-here = Trade
trade-done = Exchanged
chain-label = Sabotages, each against the one before
against-exchange = cancels the exchange
against-sabotage = cancels { $seat }’s sabotage
sabotage-counts = counts
sabotage-cancelled = cancelled
remark-trade = { $to }, trade with me!
remark-dont = { $to }, don’t take that!
remark-good = { $to }, your { $nth } is a good
remark-bad = { $to }, your { $nth } is no good
heard-good = { $seat }: a good
heard-bad = { $seat }: no good
short-good = a good
short-bad = no good

## Hints for a first game

hint-name = Name somebody to trade with: you see their cards, they see yours. Look for a good that you need, and listen to what they say of your own. Goods stay in your saddlebags and count: lanterns, compasses, teapots, bones, muffins, lollipops, treasures.
hint-choose = Choose one of your own cards to give away. You do not see its front; its back, and what the others say, is all you have.
hint-take = You may take one of these now, because you got a lollipop: choose a good.
hint-sabotage = You may sabotage now, because you hold the card for it: that cancels what has just been shown.
hint-pass = Let it be, if this may stand.

## What bots believed, told afterwards

goods = { $whole }.{ $tenth } goods
goods-below = −{ $whole }.{ $tenth } goods
belief-gift = { $seat } expects from { $other } a card worth { $goods }.
belief-own-card = { $seat } holds a { $nth } card that seems worth { $goods } to { $other }.
belief-exchange = { $seat } takes the exchange to be worth { $goods }.
