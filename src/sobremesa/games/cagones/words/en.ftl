game-name = CAGONES
game-line = Feed the bear, keep count of its stomach, and accuse whoever cannot.

## Options

option-dealt = Cards each
option-dealt-help = 0 deals the usual number for so many seats.
option-big_poop = More poop than stomach
option-big_poop-help = 1: a poop card may take more than there is and empties the stomach. 0: then it is wrong.
option-full_feast = Feast on a full stomach
option-full_feast-help = 1: a “feast of 0” is right. 0: on a full stomach a feast is wrong.

## Cards, numbers and places

animal-bear = the bear
animal-rabbit = the rabbit
amount = { $count }
amount-half = ½
amount-and-a-half = { $count }½
card-fish = { $count } fish
card-carrot = { $count ->
    [one] 1 carrot
   *[other] { $count } carrots
}
card-carrot-half = half a carrot
card-poop = { $count ->
    [one] 1 poop
   *[other] { $count } poops
}
card-feast = feast
card-vomit = vomit
card-challenge = challenge
card-fly = fly
card-nap = nap
card-fat-nap = fat nap
zone-bear = the bear’s pile
zone-rabbit = the rabbit’s pile
zone-gone = out of the game
zone-left-over = left over, unseen
zone-stock-own = your stock
zone-stock = { $seat }’s stock
zone-hand-own = your hand
zone-hand = { $seat }’s hand, the { $side ->
    [bear] bear
   *[rabbit] rabbit
} side

## What you are asked, and what you can do

prompt-play-mine = Play a card for { $animal }, or draw one from somebody’s stock.
prompt-play-others = { $seat } plays a card for { $animal }, or draws one.
prompt-draw-mine = Your hand is empty: draw a card from somebody.
prompt-feast-mine = A feast! How much was missing?
prompt-feast-others = { $seat } says how much was missing for the feast.
prompt-vomit-mine = A vomit! How much comes out?
prompt-vomit-others = { $seat } says how much comes out.
prompt-name-challenge-mine = Whom do you ask how many { $what ->
    [fish] fish
   *[carrot] carrots
} there are?
prompt-name-challenge-others = { $seat } plays a challenge and chooses whom to ask.
prompt-name-fly-mine = Whom do you ask how many poops there are?
prompt-name-fly-others = { $seat } plays a fly and chooses whom to ask.
prompt-answer-challenge-mine = How many { $what ->
    [fish] fish
   *[carrot] carrots
} are in the stomach? Say it, or pass the question on with another challenge.
prompt-answer-challenge-others = { $seat } has to say how many { $what ->
    [fish] fish
   *[carrot] carrots
} are in the stomach.
prompt-answer-fly-mine = How many poops lie in the pile? Say it, or pass the question on with another fly.
prompt-answer-fly-others = { $seat } has to say how many poops lie in the pile.
prompt-accuse-mine = { $seat } has played: { $card }. Accuse if it does not fit!
prompt-accuse-others = You have decided. The others are looking at { $seat }’s card: { $card }.
prompt-accuse-feast-mine = { $seat } says: “Feast of { $amount }!” Accuse if that is wrong.
prompt-accuse-feast-others = You have decided. The others are thinking about { $seat }’s feast of { $amount }.
prompt-accuse-vomit-mine = { $seat } says: “Vomit of { $amount }!” Accuse if that is wrong.
prompt-accuse-vomit-others = You have decided. The others are thinking about { $seat }’s vomit of { $amount }.
prompt-over = The game is over. It goes to { $winners }.
action-play = Play: { $card }
action-say = { $amount }
action-say-feast = Feast of { $amount }
action-say-vomit = Vomit of { $amount }
action-name = Ask { $seat }
action-draw-stock = Draw from { $seat }’s stock
action-draw-hand = Draw from { $seat }’s hand, unseen
action-accuse = That is wrong!
action-pass = Let it be
refused-only-on-turn = You can do this only on your own turn.
refused-not-in-hand = You do not hold this card.
refused-not-the-same-kind = Only a card that asks the same passes the question on.
refused-no-number-asked = Nobody has asked you for a number.
refused-no-halves = There are no halves here.
refused-too-much = There can never be so many.
refused-nobody-to-name = You have nobody to name now.
refused-not-yourself = Choose somebody else.
refused-no-such-seat = There is no such seat.
refused-stock-empty = Draw from a stock while there is one.
refused-no-cards = There is no card left there.
refused-nothing-to-accuse = There is nothing here to accuse.

## To keep in mind

fact-active = Now eating: { $animal }
fact-stake = { $count ->
    [one] One card is
   *[other] { $count } cards are
} at stake

## What happened

event-game-began = Everybody is dealt { $count } cards, { $over ->
    [0] none is
    [one] one is
   *[other] { $over } are
} left over. The bear is hungry, and { $seat } begins.
event-seen = { "" }
event-played = { $seat } plays: { $card }.
event-feast-said = { $seat }: “Feast of { $amount }!”
event-vomit-said = { $seat }: “Vomit of { $amount }!”
event-challenged = { $seat } asks { $named }: “How many { $what ->
    [fish] fish
   *[carrot] carrots
} are there?”
event-fly-asked = { $seat } asks { $named }: “How many poops are there?”
event-answered = { $seat } answers: “{ $amount }!”
event-drew = { $seat } draws a card from { $owner }: { $card }.
event-drew-hidden = { $seat } draws a card from { $owner }.
event-penalty = Penalty: { $seat } draws a card from { $owner }: { $card }.
event-penalty-hidden = Penalty: { $seat } draws a card from { $owner }.
event-no-penalty = { $owner } has no card left that { $seat } could draw.
event-replaced = { $seat } draws a card from their own stock: { $card }.
event-replaced-hidden = { $seat } draws a card from their own stock.
event-let-it-be = { $seat } lets it be.
event-stood = Nobody objects.
event-accused = { $seat } accuses { $accused }. The pile is checked card by card.
event-shown = { $card }: that makes { $amount }.
event-was-wrong = The accusation is right! The stomach held { $amount } of { $capacity }. { $seat } takes the card back.
event-was-right = The accusation is wrong! The stomach held { $amount } of { $capacity }. { $seat }’s card stands.
event-answer-right = { $seat } is right: it is { $amount }.
event-answer-wrong = { $seat } is wrong: it is { $amount }.
event-emptied = The { $animal ->
    [bear] bear
   *[rabbit] rabbit
}’s pile is out of the game: { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-turned = Everything is turned over. Now { $animal } eats.
event-too-long = After { $decisions } decisions the fewest cards win.
event-game-ended = The game goes to { $winners }.
ending-no-cards = Somebody had no cards left
ending-exhausted = Too long without an end: the fewest cards win
highlight-most-was-wrong = { $count ->
    [one] Caught with a wrong card: { $seats }, once.
   *[other] Caught with wrong cards: { $seats }, { $count } times.
}
highlight-most-was-right = { $count ->
    [one] Accused for nothing: { $seats }, once.
   *[other] Accused for nothing most often: { $seats }, { $count } times.
}
highlight-most-answer-right = { $count ->
    [one] Knew the answer: { $seats }, once.
   *[other] Best memory: { $seats }, { $count } right answers.
}
highlight-largest-vomit-said = The biggest vomit, as { $seat } would have it: { $amount }.
highlight-bluff-card = Best bluff: { $seat } played { $card } with { $inside } of { $capacity } in the stomach, and nobody objected.
highlight-bluff-feast = Best bluff: “Feast of { $amount }!”, said { $seat } with { $inside } of { $capacity } in the stomach, and nobody objected.
highlight-bluff-vomit = Best bluff: “Vomit of { $amount }!”, said { $seat } with { $inside } of { $capacity } in the stomach, and nobody objected.

## On this game's board

eats = { $animal ->
    [bear] The bear is eating
   *[rabbit] The rabbit is eating
}
sleeps = { $animal ->
    [bear] The bear is asleep
   *[rabbit] The rabbit is asleep
}
draw-here = Draw
ask-here = Ask
chain-label = Who has asked whom
chain-link = { $seat } → { $named }
check-label = The last check
check-right = right
check-wrong = wrong
choose-number = Choose a number
say-number = Say: { $amount }
pad-label = Let it be, or accuse

## Hints for a first game

hint-play = Play a card on the pile of the animal that is eating. Keep in mind how much is in its stomach: what does not fit may be played too, as long as nobody accuses you.
hint-draw = You may always draw from somebody instead of playing, if none of your cards is safe.
hint-say = Say the number that you have in mind. A wrong one may cost you a card.
hint-name = Ask whoever has paid least attention: a right answer brings you a card from them, a wrong one brings them a card from you.
hint-accuse = You may accuse now, because what { $seat } has played can be wrong: too much food, something out of an empty stomach, a wrong number. If it was wrong, { $seat } takes it back and gets a card of yours; if it was right, you get one from { $seat }.
hint-pass = Let it be, if you believe that it was right.

## What bots believed, told afterwards

belief-stomach = { $seat } counts { $amount } in the stomach.
belief-poops = { $seat } counts poops: { $amount }.
