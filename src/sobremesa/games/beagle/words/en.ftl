game-name = Beagle or Bagel?
game-line = Dogs or bread: see what shows more often, and call it before the others do.

## Options

option-game = Which game
option-game-help = Three games with the same cards.
option-game-discard-down = Discard Down
option-game-discard-down-help = be the first without cards
option-game-take-a-token = Take a Token
option-game-take-a-token-help = grab a right one or lose a chip
option-game-winner-takes-all = Winner Takes All
option-game-winner-takes-all-help = most cards after the last round
option-photo_finish = Photo finish (milliseconds)
option-photo_finish-help = Right calls so close together count as made at the same time.
option-chips = Treat chips each
option-chips-help = Take a Token only: whoever has lost all of them is out.
option-pile = Cards each
option-pile-help = Discard Down only: whoever is rid of them first wins.
option-rounds = Rounds
option-rounds-help = Winner Takes All only: whoever has most cards after them wins.

## Faces and places

face-beagle = a beagle
face-bagel = a bagel
face-double-beagle = two beagles
face-double-bagel = two bagels
face-opposite = Opposite
face-hot-dog = Hot Dog
face-bagel-dog = Bagel Dog
answer-beagle = beagle
answer-bagel = bagel
answer-tie = tie
token-beagle = beagle token
token-bagel = bagel token
zone-centre = centre { $place }
zone-tokens-beagle = beagle tokens
zone-tokens-bagel = bagel tokens
zone-pile = { $seat }’s pile
zone-front = in front of { $seat }
zone-held = { $seat }’s token
zone-score = cards won by { $seat }

## What you are asked, and what you can do

prompt-ready-mine = Eyes on the cards. Ready?
prompt-ready-others = Waiting until all are ready …
prompt-countdown = Here it comes …
prompt-call-mine = What shows more often?
prompt-call-others = Not this time. The others are still looking.
prompt-grab-mine = Grab the token of what shows more often. At a tie, grab none.
prompt-grab-others = Your choice is made. The others are still looking.
prompt-was-right = Right! Was anybody as quick?
prompt-put-mine = You were right! On which card do you put yours?
prompt-put-others = { $seat } chooses where the card goes.
prompt-over = The game is over. It goes to { $winners }.
action-ready = Ready
action-call-beagle = Beagle
action-call-bagel = Bagel
action-call-tie = Tie
action-put = Put it on centre { $place }
action-grab-beagle = Grab a beagle
action-grab-bagel = Grab a bagel
action-leave = Tie: grab none
refused-only-before-a-flip = The cards are on the table already.
refused-only-in-a-race = There is nothing to call right now.
refused-no-calls-here = In this game you grab tokens and call nothing.
refused-no-tokens-here = There are no tokens in this game.
refused-no-token-left = No token of this kind is left.
refused-nothing-to-put = You have no card to put down.
refused-no-such-place = There is no such place in the centre.

## To keep in mind

fact-discard-down = Discard Down: be the first without cards
fact-take-a-token = Take a Token: keep your chips (round { $round })
fact-winner-takes-all = Winner Takes All: round { $round } of 8

## What happened

event-round-began = Round { $round }.
event-ready-said = { $seat } is ready.
event-countdown-began = Three, two, one …
event-flipped = All flip!
event-centre-shows = Centre { $place }: { $face }.
event-front-shows = In front of { $seat }: { $face }.
event-pile-shows = { $seat }’s pile: { $face }.
event-called-wrongly = { $seat } calls { $answer }: wrong.
event-nobody-right = Nobody was right, so all may call again.
event-called-rightly = { $place ->
    [1] { $seat } calls { $answer } and is right!
   *[other] { $seat } calls { $answer } just as quickly.
}
event-photo-finish = Photo finish: { $count } right calls at once!
event-put-on = { $seat } covers centre { $place }.
event-grabbed = { $seat } grabs a { $token }.
event-left-it = { $seat } grabs nothing.
event-answer = It was { $answer }.
event-lost-chip = { $chips ->
    [0] { $seat } loses the last chip.
    [one] { $seat } loses a chip and has one left.
   *[other] { $seat } loses a chip and has { $chips } left.
}
event-out = { $seat } is out.
event-turned-over = { $seat } turns the discards over into a new pile.
event-took = { $count ->
    [one] { $seat } takes one card.
   *[other] { $seat } takes { $count } cards.
}
event-nobody-scored = Nobody scores, the cards stay.
event-game-ended = The game goes to { $winners }.
ending-pile-empty = A pile is empty
ending-last-chips = The chips are gone
ending-rounds-played = All rounds are played

## The board

ready-count = { $ready } of { $all } ready
called-wrong = wrong
called-right = right
finish-title = Photo finish
finish-title-one = First!
finish-place = { $place }.
finish-time = { $ms } ms
faces-label = Cards in view
calls-label = What you can call
skip-count = Skip the count
finish-answer = It was

## Hints for a first game

hint-ready = Eyes on the cards: when all are ready, they flip and the race begins. The face Opposite turns it round: what shows less often is right. A Hot Dog always makes it a beagle, a Bagel Dog a bagel; one of each, and neither counts.
hint-call = Count all faces in view. Whichever shows more often is right, “tie” if they are equal; a double face counts two. A wrong call costs you this race.
hint-put = You were first, so your top card goes to the centre. Choose a card there to cover: what is right changes at once.
hint-grab = Count all faces in view, and grab a token of what shows more often while there is one. A wrong one, or none in time, costs a chip.
hint-leave = If both show equally often, it is right to grab none.

## What bots believed, told afterwards

belief-beagles = { $seat } counts beagles: { $count }.
belief-bagels = { $seat } counts bagels: { $count }.

## What was worth telling of a game that is over

highlight-fastest-called-rightly = Fastest right call: { $seat }, after { NUMBER($ms, useGrouping: 0) } ms.
