"""What a seat of Beagle or Bagel? sees (BOB-36), and the tables that it could not tell from this one."""

import numpy as np

from sobremesa.games.beagle.cards import (
    CARDS,
    FACES,
    MOST_CENTRE,
    MOST_SEATS,
    NO_FACE,
    NOTHING,
    centre_places,
    face_up,
    pile_in_view,
)
from sobremesa.games.beagle.moves import ACTIONS, refusal
from sobremesa.table.chance import below, next_word, rekey
from sobremesa.table.compiled import rule
from sobremesa.table.piles import top
from sobremesa.table.views import observe_head, view_head
from sobremesa.table.windows import COUNTDOWN, PHOTO, RACE

SEEN = np.dtype([("size", np.int32), ("card", np.int32), ("face", np.int32)], align=True)
"""A pile as it is seen: how many cards, and of the top one its number and face (-1: not in view)."""

VIEW = np.dtype(
    [
        *view_head(ACTIONS),
        ("game", np.int32),
        ("round", np.int32),
        ("rounds", np.int32),
        ("playing", np.int32),
        ("wrong", np.int32),
        ("was_right", np.int32),
        ("centre", SEEN, (MOST_CENTRE,)),
        ("piles", SEEN, (MOST_SEATS,)),
        ("fronts", SEEN, (MOST_SEATS,)),
        ("scored", np.int32, (MOST_SEATS,)),
        ("chips", np.int32, (MOST_SEATS,)),
        ("tokens", np.int32, (2,)),
        ("held", np.int32, (MOST_SEATS,)),
        ("stock", np.int32),
    ],
    align=True,
)
"""``was_right``: whether this seat has called rightly and the photo finish is still open; nobody else is told."""


@rule
def observe(t, seat, view):
    """Write what a seat (or the spectators, -1) may know into ``view``, every field of it, and nothing else."""
    observe_head(t, seat, view)
    if t.asking.kind == PHOTO:
        view.kind = RACE  # BOB-07: looks like the race that it is until it closes
    for action in range(ACTIONS):
        view.why[action] = refusal(t, seat, action)
    view.game = t.options.game
    view.round = t.round
    view.rounds = t.options.rounds
    view.playing = t.playing
    view.wrong = t.wrong
    view.was_right = 1 if is_among_right(t, seat) else 0
    view.stock = t.stock.size
    for place in range(MOST_CENTRE):
        see_pile(t, t.centre[place], place < centre_places(t.seats), view.centre[place])
    for each in range(MOST_SEATS):
        see_pile(t, t.piles[each], pile_in_view(t, each), view.piles[each])
        see_pile(t, t.fronts[each], True, view.fronts[each])
        view.scored[each] = t.scored[each].size
        view.chips[each] = t.chips[each]
        view.held[each] = t.held[each]
    for kind in range(2):
        view.tokens[kind] = t.tokens[kind]


@rule
def see_pile(t, pile, in_view, seen):
    seen.size = pile.size
    seen.card = NOTHING
    seen.face = NO_FACE
    if in_view and pile.size > 0:
        seen.card = top(pile)
        seen.face = face_up(t, top(pile))


@rule
def is_among_right(t, seat):
    if t.asking.kind != PHOTO:
        return False
    for place in range(t.rights):
        if t.right[place] == seat:
            return True
    return False


# BOB-36  hidden faces

UNUSED, BY_FIRST, BY_SECOND, GIVEN = -1, 0, 1, 2
"""What a card is chosen for while faces are dealt anew: an unseen place, a half-seen one by one side; or dealt."""

DRAWS = 50
"""How often sides are drawn before the odds are tilted, which takes as long as so many draws."""


@rule
def redeal(t, seat, chance):
    """Make the table another one that this seat could not tell from it, drawn uniformly over the deals that fit.

    Every seat has seen the same faces, and can follow every card; so the faces that nobody has seen are dealt anew.
    What others have answered without a word is forgotten.
    """
    rekey(t.chance, chance)
    if t.asking.kind in (RACE, PHOTO, COUNTDOWN):
        hide_answers(t, seat)
    redeal_faces(t, chance)


@rule
def hide_answers(t, seat):
    """The others' right calls in an open photo finish, minds made up to grab nothing, counts cut short."""
    was_right = is_among_right(t, seat)
    known = t.wrong
    for each in range(t.seats):
        if each == seat or t.held[each] != NOTHING:
            known |= 1 << each
    t.asking.answered &= known
    t.rights = 0
    if was_right:
        t.right[0] = seat
        t.rights = 1
    elif t.asking.kind == PHOTO:
        t.asking.kind = RACE


@rule
def redeal_faces(t, chance):
    """Deal the cards that are not known on both sides anew.

    A card of which one side has been seen must have that face, on that side; the others can be any. Every choice of
    cards for the half-seen places leaves the others as many ways to lie, so each has to be equally likely.
    """
    loose = np.empty(CARDS, np.int32)
    wanted = np.zeros(FACES, np.int32)
    count = gather_loose(t, loose, wanted)
    faces = np.empty((count, 2), np.int32)
    for i in range(count):
        for side in range(2):
            faces[i, side] = t.cards[loose[i]].face[side]
    used = np.empty(count, np.int32)
    choose_sides(faces, wanted, chance, used)
    unseen = 0
    for i in range(count):
        first, second = t.cards[loose[i]].seen[0], t.cards[loose[i]].seen[1]
        if first or second:
            give_half_seen(t, loose[i], 0 if first else 1, faces, used, chance)
        else:
            loose[unseen] = loose[i]
            unseen += 1
    give_unseen(t, loose[:unseen], faces, used, chance)


@rule
def gather_loose(t, loose, wanted):
    """The cards not known on both sides into ``loose``, how often each face is half-seen into ``wanted``."""
    count = 0
    for card in range(CARDS):
        first, second = t.cards[card].seen[0], t.cards[card].seen[1]
        if first and second:
            continue
        loose[count] = card
        count += 1
        if first or second:
            wanted[t.cards[card].face[0 if first else 1]] += 1
    return count


@rule
def choose_sides(faces, wanted, chance, used):
    """Which card goes to a half-seen place, and by which side: `UNUSED`, `BY_FIRST` or `BY_SECOND` for each."""
    showing = np.empty((FACES, 2 * CARDS), np.int32)
    shown = np.zeros(FACES, np.int32)
    for i in range(len(faces)):
        for side in range(2):
            face = faces[i, side]
            showing[face, shown[face]] = 2 * i + side
            shown[face] += 1
    for _ in range(DRAWS):
        if drawn_once(showing, shown, wanted, chance, used):
            return
    draw_tilted(faces, wanted, chance, used)


@rule
def drawn_once(showing, shown, wanted, chance, used):
    """Draw so many sides of each face as are wanted, of all that show it; whether no card was drawn twice.

    All such draws are equally likely, so those that hold are.
    """
    for i in range(len(used)):
        used[i] = UNUSED
    for face in range(FACES - 1, -1, -1):
        for nth in range(wanted[face]):
            other = nth + below(chance, int(shown[face]) - nth)
            side = showing[face, other]
            showing[face, nth], showing[face, other] = side, showing[face, nth]
            if used[side // 2] != UNUSED:
                return False
            used[side // 2] = BY_FIRST + side % 2
    return True


@rule
def draw_tilted(faces, wanted, chance, used):
    """The same, quicker where many are wanted: every card is put, independently, to a half-seen place by one of its
    sides or to an unseen one, until each face has been chosen as often as it is wanted.

    The odds are tilted so that this happens soon; given that it happens, the tilt cancels out. A draw ends as soon as
    it cannot come to that: the rarest faces, the last ones in their list, are counted first.
    """
    tilt = tilts(faces, wanted)
    order = np.empty(len(faces), np.int32)
    ends = by_last_face(faces, order)
    while not tilted_once(faces, order, ends, tilt, wanted, chance, used):
        pass


@rule
def by_last_face(faces, order):
    """The cards into ``order``, by the last of their two faces; where those with each face as their last one end.

    Once all are drawn that show a face or a later one, no other card shows it.
    """
    ends = np.zeros(FACES, np.int32)
    count = 0
    for face in range(FACES - 1, -1, -1):
        for i in range(len(faces)):
            if max(faces[i, 0], faces[i, 1]) == face:
                order[count] = i
                count += 1
        ends[face] = count
    return ends


@rule
def tilted_once(faces, order, ends, tilt, wanted, chance, used):
    """Draw once; whether each face was chosen as often as it is wanted."""
    chosen = np.zeros(FACES, np.int32)
    place = 0
    for face in range(FACES - 1, -1, -1):
        while place < ends[face]:
            i = order[place]
            place += 1
            first, second = tilt[faces[i, 0]], tilt[faces[i, 1]]
            point = next_word(chance) / 4294967296.0 * (2.0 + first + second)
            used[i] = UNUSED
            if point < first:
                used[i] = BY_FIRST
                chosen[faces[i, 0]] += 1
            elif point < first + second:
                used[i] = BY_SECOND
                chosen[faces[i, 1]] += 1
        if chosen[face] != wanted[face]:
            return False
    return True


@rule
def tilts(faces, wanted):
    """A weight for each face under which it is chosen, on average, as often as it is wanted."""
    tilt = np.ones(FACES, np.float64)
    expected = np.zeros(FACES, np.float64)
    for _ in range(50):
        for face in range(FACES):
            expected[face] = 0.0
        for i in range(len(faces)):
            first, second = tilt[faces[i, 0]], tilt[faces[i, 1]]
            whole = 2.0 + first + second
            expected[faces[i, 0]] += first / whole
            expected[faces[i, 1]] += second / whole
        for face in range(FACES):
            if expected[face] > 0.0:
                tilt[face] *= wanted[face] / expected[face]
    return tilt


@rule
def give_half_seen(t, card, seen_side, faces, used, chance):
    """Give one of the cards chosen by the face that has been seen, each equally likely."""
    face = t.cards[card].face[seen_side]
    fitting = 0
    pick = -1
    for i in range(len(faces)):
        if (used[i] == BY_FIRST or used[i] == BY_SECOND) and faces[i, used[i]] == face:
            fitting += 1
            if below(chance, fitting) == 0:
                pick = i
    t.cards[card].face[1 - seen_side] = faces[pick, 1 - used[pick]]
    used[pick] = GIVEN


@rule
def give_unseen(t, cards, faces, used, chance):
    """Give these cards those that were not chosen in any order, either side up."""
    left = 0
    for i in range(len(faces)):
        if used[i] == UNUSED:
            used[left] = i  # what stands there has been looked at
            left += 1
    for nth in range(left):
        other = nth + below(chance, left - nth)
        used[nth], used[other] = used[other], used[nth]
        side = below(chance, 2)
        for i in range(2):
            t.cards[cards[nth]].face[i] = faces[used[nth], (side + i) % 2]
