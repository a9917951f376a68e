"""How people play CAGONES: they count as well as they can, tell what they believe, and bluff where nothing fits."""

from sobremesa.games.cagones.cards import (
    CHALLENGE,
    FEAST,
    FLY,
    POOPS,
    STOMACH,
    TO_ACCUSE,
    TO_ANNOUNCE,
    TO_NAME,
    TO_PLAY,
    capacity,
    is_wrong,
    unit,
)
from sobremesa.games.cagones.moves import ACCUSE, DRAW_FROM, NAME, PASS, PLAY, SAY
from sobremesa.games.cagones.stomach import inside_after
from sobremesa.games.cagones.told import poops_counted, stomach_counted
from sobremesa.minds.daring import dares
from sobremesa.minds.memory import miscount
from sobremesa.minds.reaction import AN_ITEM, choice_reaction, choice_time, reaction
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule

A_BLUFF = -0.1
"""What a card that does not fit is worth, put down in the hope that nobody counts, against drawing from somebody."""

PATIENCE = 6
"""How many times two seats with nothing left but hands go on as before, for once that they bluff or let a bluff be."""

SURE = 3.0
"""What an accusation gains that is right, and loses that is wrong: two cards change hands, and the turn is lost."""

RIGHT, ASKING, WRONG = range(3)
"""How a hand card would lie there; what asks others comes after what is right, for they may know the answer."""


BELIEFS = (stomach_counted, poops_counted)
"""How what `believes` writes is said."""


@rule
def think(view, chance, kind):
    """What it does, by what it believes to be in the stomach."""
    if view.step == TO_PLAY:
        return take_turn(view, chance, kind)
    side = view.active
    stomach, poops, fat = count(view, chance, kind, side, settled_cards(view))
    shown = view.face[view.piles[side].cards[view.piles[side].size - 1]][side]
    if view.step == TO_ACCUSE:
        wrong = is_wrong(view.options, side, shown, stomach, fat, view.said)
        if wrong and gives_way(view, chance):
            return PASS
        return ACCUSE if dares(chance, kind, SURE if wrong else -SURE) else PASS
    if view.step == TO_ANNOUNCE:
        return SAY + number_to_say(side, shown, stomach, fat)
    if view.step == TO_NAME:
        return NAME + with_fewest(view, chance)
    return SAY + min(stomach if view.about == STOMACH else poops, view.most[side][view.about])


@rule
def react(view, chance, kind):
    """A quick look at a card that others put down; longer over its own hand, and where it has to count."""
    if view.step == TO_ACCUSE or view.step == TO_NAME:
        return choice_reaction(chance, 2)
    if view.step == TO_PLAY:
        looking = 2 * AN_ITEM * view.hands[view.seat].size
        return reaction(chance, choice_time(8) + looking, 200, 1200)
    return reaction(chance, choice_time(8), 200, 800)


@rule
def believes(view, chance, kind, out):
    """How much it counts in the stomach of the animal that eats, and how many poops in its pile."""
    out[0], out[1], _ = count(view, chance, kind, view.active, settled_cards(view))
    return 2


@rule
def settled_cards(view):
    """How many cards of the pile count already: not the one in question."""
    lying = view.piles[view.active].size
    return lying - 1 if view.step == TO_ACCUSE or view.step == TO_ANNOUNCE else lying


@rule
def count(view, chance, kind, side, cards):
    """Stomach, poops and fat naps of the lowest cards of a pile, as counted while they were put down, slips and all."""
    stomach = poops = fat = 0
    for place in range(cards):
        card = view.piles[side].cards[place]
        stomach, poops, fat = inside_after(side, view.face[card][side], stomach, poops, fat)
        slip = miscount(chance, kind, view.seat, card)
        stomach = min(max(stomach + slip * unit(side, STOMACH), 0), capacity(side, fat))
        poops = max(poops + slip * unit(side, POOPS), 0)
    return stomach, poops, fat


@rule
def number_to_say(side, kind, stomach, fat):
    """The truth; with a vomit on an empty stomach the least that could be believed."""
    if kind == FEAST:
        return capacity(side, fat) - stomach
    return stomach if stomach > 0 else unit(side, STOMACH)


@rule
def take_turn(view, chance, kind):
    """A card that is right, one that asks others, or one that is wrong if it dares; else a card from who holds most."""
    hand = view.hands[view.seat]
    stomach, _, fat = count(view, chance, kind, view.active, view.piles[view.active].size)
    for wanted in range(RIGHT, WRONG + 1):
        fitting = 0
        chosen = -1
        for place in range(hand.size):
            if how_it_lies(view, hand.cards[place], stomach, fat) == wanted:
                fitting += 1
                if below(chance, fitting) == 0:
                    chosen = hand.cards[place]
        if chosen >= 0 and (wanted != WRONG or bluffs(view, chance, kind)):
            return PLAY + chosen
    return DRAW_FROM + from_whom(view, chance)


@rule
def bluffs(view, chance, kind):
    """As it dares; and, where that is the only way on, now and then."""
    return dares(chance, kind, A_BLUFF) or gives_way(view, chance)


@rule
def gives_way(view, chance):
    """Now and then, where two seats without stocks could draw from each other for ever.

    If both hold only what does not fit, and neither ever lets that pass, a bluff moves cards no further than a draw.
    """
    if view.seats > 2 or view.stocks[0].size > 0 or view.stocks[1].size > 0:
        return False
    return below(chance, PATIENCE) == 0


@rule
def how_it_lies(view, card, stomach, fat):
    """Whether a hand card would be right, said truly; asks others; or would be wrong."""
    side = view.active
    kind = view.face[card][side]
    if kind == CHALLENGE or kind == FLY:
        return ASKING
    if kind > FLY:
        return RIGHT
    said = capacity(side, fat) - stomach if kind == FEAST else stomach
    return WRONG if is_wrong(view.options, side, kind, stomach, fat, said) else RIGHT


@rule
def cards_of(view, seat):
    return view.hands[seat].size + view.stocks[seat].size


@rule
def with_fewest(view, chance):
    """The other seat with fewest cards; among equal ones any."""
    best, equals = -1, 0
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        if best < 0 or cards_of(view, seat) < cards_of(view, best):
            best, equals = seat, 1
        elif cards_of(view, seat) == cards_of(view, best):
            equals += 1
            if below(chance, equals) == 0:
                best = seat
    return best


@rule
def from_whom(view, chance):
    """Of those it may draw from, the seat with most cards, among equal ones any: it is the last to be helped."""
    best, equals = -1, 0
    for seat in range(view.seats):
        if view.why[DRAW_FROM + seat] != 0:
            continue
        if best < 0 or cards_of(view, seat) > cards_of(view, best):
            best, equals = seat, 1
        elif cards_of(view, seat) == cards_of(view, best):
            equals += 1
            if below(chance, equals) == 0:
                best = seat
    return best
