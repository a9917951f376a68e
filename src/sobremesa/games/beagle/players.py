"""How people play Beagle or Bagel?: they count what is in view, slower the closer it is, and not always rightly."""

import numpy as np

from sobremesa.games.beagle.cards import (
    BAGEL,
    BEAGLE,
    DOGS,
    LEAD,
    MOST_CENTRE,
    MOST_SEATS,
    NO_FACE,
    OPPOSITES,
    SAY_TIE,
    TAKE_A_TOKEN,
    answer_for,
)
from sobremesa.games.beagle.moves import CALL, GRAB, LEAVE, PUT, SAY_READY
from sobremesa.games.beagle.told import bagels_counted, beagles_counted
from sobremesa.minds.memory import seems
from sobremesa.minds.people import DARING
from sobremesa.minds.reaction import AN_ITEM, choice_reaction, choice_time, reaction
from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.windows import CHOICE, COUNTDOWN, RACE, READY

A_CLOSE_COUNT = 600
"""Milliseconds more when both images show equally often, half of them at a lead of one, a third at two: the time to
tell two numbers apart falls with their distance (R. Moyer, T. Landauer, *Time required for judgements of numerical
inequality*, Nature 215, 1967)."""

UNSTEADY = 0.5
"""How much of the time to look is tail: the spread of times grows in proportion to their mean (E.-J. Wagenmakers,
S. Brown, *On the linear relation between the mean and the standard deviation of a response time distribution*,
Psychological Review 114, 2007). So even the slow are first now and then."""

LETS_IT_COUNT = 60_000
"""Milliseconds that anybody would wait before hurrying a countdown of three seconds."""


BELIEFS = (beagles_counted, bagels_counted)
"""How what `believes` writes is said."""


@rule
def think(view, chance, kind):
    """The call that seems right; the token that does, or none where there is none to take; some card of the centre."""
    if view.kind == RACE:
        return answer_in_race(view, chance, kind)
    if view.kind == CHOICE:
        return some_place(view, chance)
    return SAY_READY


@rule
def react(view, chance, kind):
    """A look at every face in view, longer where the counts are close, then one choice of three; the bold look less."""
    if view.kind == COUNTDOWN:
        return LETS_IT_COUNT
    if view.kind == READY or view.kind == CHOICE:
        return reaction(chance, 2 * choice_time(2), 80, 400)
    if view.kind != RACE:
        return choice_reaction(chance, 2)
    lead = abs(count(view, LEAD))
    looking = AN_ITEM * faces_in_view(view) + A_CLOSE_COUNT / (1.0 + lead)
    looking *= 1.0 - DARING[kind] / 2.0
    steady = (1.0 - UNSTEADY) * looking
    return reaction(chance, choice_time(3) + steady, 80, 250 + UNSTEADY * looking)


@rule
def believes(view, chance, kind, out):
    """In a race how many beagles there seem to be, and how many bagels."""
    if view.kind != RACE:
        return 0
    out[0] = seems_to_be(view, chance, kind, BEAGLE)
    out[1] = seems_to_be(view, chance, kind, BAGEL)
    return 2


@rule
def answer_in_race(view, chance, kind):
    lead = seems_to_be(view, chance, kind, BEAGLE) - seems_to_be(view, chance, kind, BAGEL)
    answer = answer_for(lead, count(view, OPPOSITES), count(view, DOGS))
    if view.game != TAKE_A_TOKEN:
        return CALL + answer
    if answer == SAY_TIE or view.why[GRAB + answer] != 0:
        return LEAVE
    return GRAB + answer


IMAGES = np.array([[1, 0, 2, 0, 0, 0, 0], [0, 1, 0, 2, 0, 0, 0]], np.int32)
"""How often each face shows a beagle, and how often a bagel."""


@rule
def seems_to_be(view, chance, kind, image):
    """How many of an image there seem to be, looking once in a race; who looks less carefully is further off."""
    number = count(view, IMAGES[image])
    seeming = seems(chance, kind, view.seat, 2 * view.moment + image, number)
    return number + int((1.0 + DARING[kind]) * (seeming - number))


@rule
def some_place(view, chance):
    places = 0
    while places < MOST_CENTRE and view.why[PUT + places] == 0:
        places += 1
    return PUT + below(chance, places)


@rule
def count(view, weights):
    """The sum of a weight for each face over the faces in view."""
    total = 0
    for place in range(MOST_CENTRE):
        if view.centre[place].face != NO_FACE:
            total += weights[view.centre[place].face]
    for seat in range(MOST_SEATS):
        if view.fronts[seat].face != NO_FACE:
            total += weights[view.fronts[seat].face]
        if view.piles[seat].face != NO_FACE:
            total += weights[view.piles[seat].face]
    return total


@rule
def faces_in_view(view):
    shown = 0
    for place in range(MOST_CENTRE):
        shown += view.centre[place].face != NO_FACE
    for seat in range(MOST_SEATS):
        shown += view.fronts[seat].face != NO_FACE
        shown += view.piles[seat].face != NO_FACE
    return shown
