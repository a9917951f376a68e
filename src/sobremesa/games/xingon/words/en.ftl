game-name = XINGON
game-line = Lay cards face down and say what they are. Does anybody believe you?

## Options

option-doubt_checks = What a doubt looks at
option-doubt_checks-help = Only the cards laid last, or every card in the pile.
option-doubt_checks-last = The cards laid last
option-doubt_checks-pile = The whole pile
option-last_cards = The last cards of a hand
option-last_cards-help = Whether the next seat may still doubt them, or they win at once.
option-last_cards-doubtable = Can be doubted
option-last_cards-final = Win at once
option-scoring = Points
option-scoring-help = One for each game won, or the numbers that the others still hold.
option-scoring-wins = Games won
option-scoring-numbers = Numbers left to the others
option-games = Games
option-games-help = After so many games whoever has most points wins.
option-easy = Easy variant
option-easy-help = With 1, a condition names one thing only, and there are no wilds or specials.
option-removed = Cards removed with two seats
option-removed-help = So many are taken out unseen before the deal.
option-wilds = Wilds
option-wilds-help = 1 plays with the five wilds, 0 without them.
option-specials = Specials
option-specials-help = 1 plays with the three specials, 0 without them.
option-colours = Colours
option-colours-help = How many of the four colours are played with.
option-shapes = Shapes
option-shapes-help = How many of the three shapes are played with.
option-numbers = Highest number
option-numbers-help = There are the numbers from 1 to this one.

## Cards, conditions and places

colour-red = red
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
shape-triangle = triangle
shape-circle = circle
shape-square = square
number = { $number }
card = { $colour } { $shape } { $number }
card-wild = wild
card-wild-shape = shape wild
card-wild-colour = colour wild
card-wild-number = number wild
card-skip = skip
card-reverse = change of direction
claim-colour = { $colour }
claim-shape = { $shape }s
claim-number = { $number }s
claim-colour-shape = { $colour } { $shape }s
claim-colour-number = { $colour } { $number }s
claim-shape-number = { $shape }s with a { $number }
claim-colour-shape-number = { $colour } { $shape }s with a { $number }
direction-left = to the left
direction-right = to the right
zone-centre = centre
zone-centre-own = your cards in the centre
zone-gone = out of the game
zone-removed = removed unseen
zone-chosen = what you are going to lay
zone-hand-own = your hand
zone-hand = { $seat }’s hand

## What you are asked, and what you can do

prompt-colour-mine = You start. Which colour will your cards have?
prompt-shape-mine = Which shape?
prompt-number-mine = Which number?
prompt-cards-mine = You say: { $claim }. Choose the cards to lay, true or not.
prompt-decide-mine = { $layer } has laid { $count ->
    [one] one card
   *[other] { $count } cards
}: { $claim }. Choose cards to add, or doubt.
prompt-add-mine = { $claim }: choose more, or lay them.
prompt-start-others = { $seat } starts a round.
prompt-decide-others = { $seat } believes or doubts: { $claim }.
prompt-window-own = One card left: call XINGON before somebody notices!
prompt-window-mine = { $seats }: one card left and no call yet.
prompt-window-others = { $seats }: one card left. The others are looking.
prompt-over = The game is over. It goes to { $winners }.
action-any-colour = Any colour
action-any-shape = Any shape
action-any-number = Any number
action-choose = Choose { $card }
action-back = Take back
action-lay = Lay them
action-lay-and-call = Lay them and call XINGON
action-doubt = I doubt it!
action-play = Play { $card }
action-discard = Discard the { $shape }s with a { $number } in all colours
action-xingon = XINGON!
action-catch = Catch { $seat }
action-pass = Let it be
refused-only-on-turn = You can do this only on your own turn.
refused-not-in-hand = You do not hold this card.
refused-condition-stands = The condition of this round has been said.
refused-not-this-step = Say first what your cards are, then choose them.
refused-not-played-with = There are no such cards at this table.
refused-say-something = Name at least a colour, a shape or a number.
refused-already-chosen = You have chosen this card already.
refused-choose-first = You have not chosen anything yet.
refused-already-begun = Take back first what you have chosen.
refused-nothing-to-doubt = Nothing lies in the centre that could be doubted.
refused-own-cards = You laid these cards yourself.
refused-not-one-left = This does not leave you one card.
refused-not-all-four = You do not hold this shape and number in all colours.
refused-nothing-to-call = You do not have to call now.
refused-nobody-to-catch = There is nobody here to catch.
refused-decide-first = It is your turn: lay cards or doubt.
refused-nothing-to-lay = You hold specials only: play one.

## To keep in mind

fact-claim = This round: { $claim }
fact-direction = Play goes { $direction }
fact-hoping = { $seat } has laid the last cards
fact-owing = One card, no call: { $seats }
fact-called = XINGON called: { $seats }
fact-game = Game { $game } of { $games }

## What happened

event-game-began = Game { $game } begins: all cards are dealt.
event-removed = { $count } cards are removed unseen.
event-dealt = { "" }
event-dealt-hidden = { "" }
event-round-began = { $seat } starts a round.
event-laid = { $seat } lays { $count ->
    [one] one card
   *[other] { $count } cards
}: { $claim }.
event-doubted = { $seat } doubts { $layer }. The pile is turned over.
event-shown = { $fits ->
    [yes] { $seat } had laid: { $card }. It fits.
   *[no] { $seat } had laid: { $card }. It does not fit.
}
event-lie = A lie! { $seat } did not lay what was said: { $claim }.
event-true = It was true: { $claim }. { $seat } doubted for nothing.
event-took = { $seat } takes { $count ->
    [one] the one card
   *[other] the { $count } cards
} of the centre.
event-skipped = { $seat } plays a skip: somebody else decides.
event-reversed = { $seat } turns the direction: now { $direction }.
event-discarded = { $seat } shows and discards the { $shape }s with a { $number } in all colours.
event-discarded-card = { "" }
event-one-left = One card left: { $seats }.
event-called = { $seat }: “XINGON!”
event-caught = { $seat } catches { $caught }, who did not call.
event-taken = Among them: { $card }.
event-taken-hidden = { "" }
event-drawn = { $caught } draws { $card } from { $seat }.
event-drawn-hidden = { $caught } draws a card from { $seat }.
event-let-it-be = { $seat } lets it be.
event-left-open = { $seats }: no call, and nobody said a word.
event-game-won = { $seat } wins game { $game }.
event-exhausted = After { $decisions } decisions the fewest cards win.
event-scored = { $points ->
    [one] { $seat } scores one point, { $total } in all.
   *[other] { $seat } scores { $points } points, { $total } in all.
}
event-match-ended = The match goes to { $winners }.
ending-no-cards = Somebody had no cards left
ending-exhausted = Too long without an end: the fewest cards win
highlight-most-lie = { $count ->
    [one] Caught lying: { $seats }, once.
   *[other] Caught lying most often: { $seats }, { $count } times.
}
highlight-most-true = { $count ->
    [one] Doubted for nothing: { $seats }, once.
   *[other] Doubted for nothing most often: { $seats }, { $count } times.
}
highlight-most-caught = { $count ->
    [one] Sharpest eye: { $seats }, one catch.
   *[other] Sharpest eye: { $seats }, { $count } catches.
}
highlight-bluff = { $count ->
    [one] Best bluff: “{ $claim }”, said { $seat }, and the card did not fit.
   *[other] Best bluff: “{ $claim }”, said { $seat }, and { $count } of the cards did not fit.
}
highlight-largest-took = { $count ->
    [one] The heaviest pile: one card for { $seat }.
   *[other] The heaviest pile: { $count } cards for { $seat }.
}

## On this game's board

prompt-say = You start: say what your cards are, true or not.
builder-label = What you say of your cards
part-colour = Colour
part-shape = Shape
part-number = Number
say-it = Say it
believe = I believe it
lay-count = { $count ->
    [0] choose cards
    [one] lay 1 card
   *[other] lay { $count } cards
}
pad-label = Believe, doubt, call
badge-called = XINGON!
badge-owing = One card!
nothing-said = Nothing lies here yet.
layers-label = Who has laid how many
layer = { $seat } { $count }
doubt-label = The last doubt
fits-yes = fits
fits-no = does not fit
catch-label = The last catch
catch-brings = { $count ->
    [one] That brings { $caught } one card.
   *[other] That brings { $caught } { $count } cards.
}
unseen-card = a card face down

## Hints for a first game

hint-colour = You start the round with a condition. Say a colour that many of your cards have, or leave it open.
hint-shape = Say a shape, or leave it open. The more you name, the harder it is for the others to go on.
hint-number = Say a number, or leave it open.
hint-choose = Choose the cards that you will lay face down. They ought to fit what was said; if they do not, nobody knows until somebody doubts.
hint-back = You can take back what you have chosen.
hint-lay = Lay what you have chosen: the next seat then believes it or doubts.
hint-lay-and-call = This would leave you one card: call XINGON with it, and nobody can catch you.
hint-doubt = You may doubt, because you did not lay what lies in the centre. If it was a lie, whoever laid it takes the pile; if it was true, you do.
hint-play = A special is played openly: a skip leaves the decision to somebody else, a change of direction turns play around.
hint-discard = You may throw these out even when it is not your turn, because you hold them in all four colours.
hint-xingon = You have one card left: call, before somebody catches you.
hint-catch = You may catch now, because somebody has one card left and has not called: that brings them new cards.
hint-pass = Let it be, if you want nothing of this.
discard-short = Discard

## What bots believed, told afterwards

belief-lie = { $seat } puts it at { $percent } % that the last cards are a lie.
