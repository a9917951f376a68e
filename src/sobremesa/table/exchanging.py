"""Two-sided cards dealt anew by exchanging one after another: for pools of which hardly any draw fits."""

import numpy as np

from sobremesa.table.chance import below
from sobremesa.table.compiled import rule
from sobremesa.table.sides import BOTH, known_sides, knows_side

WALKS = 10
"""How many random exchanges are made for each unknown card, divided by how many labels a card fits on average."""


@rule
def exchange_pool(known, seat, pool, chance):
    """Deal the pairs of one pool anew, in place: every side that ``seat`` has seen stays.

    All deals that fit are as good as equally likely: the walk is finite. It starts from a deal found without looking
    at the true one, the pairs being taken in the order of their faces, so that what is left of its start tells nothing.
    """
    labels = np.empty(known.size, np.int32)
    count = 0
    for label in range(known.size):
        if known.pool[label] == pool and known_sides(known, label, seat) != BOTH:
            labels[count] = label
            count += 1
    pairs = np.empty((count, 2), np.int32)
    take_pairs(known, labels, pairs)
    fitting = np.empty((count, count), np.int32)
    many = np.zeros(count, np.int32)
    note_fitting(known, seat, labels, pairs, fitting, many)
    lying = np.full(count, -1, np.int32)
    lay_somehow(fitting, many, chance, lying)
    for _ in range(1 + WALKS * count * count // many.sum()):
        exchange(fitting, many, chance, lying)
    for place in range(count):
        for side in range(2):
            known.face[labels[place]][side] = pairs[lying[place], side]


@rule
def take_pairs(known, labels, pairs):
    """Write the faces of the cards at these labels in ascending order: it does not tell where each was."""
    for count in range(len(pairs)):
        first, second = known.face[labels[count]][0], known.face[labels[count]][1]
        i = count
        while i > 0 and (first, second) < (pairs[i - 1, 0], pairs[i - 1, 1]):
            pairs[i] = pairs[i - 1]
            i -= 1
        pairs[i, 0], pairs[i, 1] = first, second


@rule
def note_fitting(known, seat, labels, pairs, fitting, many):
    """Write for each pair the places (in ``labels``) that it fits, and how many they are."""
    for place in range(len(pairs)):
        label = labels[place]
        first = knows_side(known, label, 0, seat)
        second = knows_side(known, label, 1, seat)
        for card in range(len(pairs)):
            if (not first or pairs[card, 0] == known.face[label][0]) and (
                not second or pairs[card, 1] == known.face[label][1]
            ):
                fitting[card, many[card]] = place
                many[card] += 1


# Which card lies at which place


@rule
def exchange(fitting, many, chance, lying):
    """Take a card up; it goes to some place that it fits, its card to another, until one fits the place left free.

    Walks of this kind lead from every arrangement to every other, and leave all of them equally likely: the worm of
    N. Prokof'ev and B. Svistunov, *Worm algorithms for classical statistical models* (2001), on perfect matchings.
    """
    free = below(chance, len(lying))
    card = lying[free]
    place = fitting[card, below(chance, int(many[card]))]
    while place != free:
        card, lying[place] = lying[place], card
        place = fitting[card, below(chance, int(many[card]))]
    lying[free] = card


@rule
def lay_somehow(fitting, many, chance, lying):
    """Lay every card at a place that it fits, by chance where possible, else by shifting others: there is a way."""
    count = len(lying)
    order = np.empty(count, np.int32)
    for card in range(count):
        other = below(chance, card + 1)
        order[card] = order[other]
        order[other] = card
    for i in range(count):
        if not lay_at_free(order[i], fitting, many, chance, lying):
            lay_by_shifting(order[i], fitting, many, lying)


@rule
def lay_at_free(card, fitting, many, chance, lying):
    """Lay a card at one of the free places that it fits, each equally likely; whether there was one."""
    free = 0
    chosen = -1
    for i in range(many[card]):
        if lying[fitting[card, i]] < 0:
            free += 1
            if below(chance, free) == 0:
                chosen = fitting[card, i]
    if free:
        lying[chosen] = card
    return free > 0


@rule
def lay_by_shifting(card, fitting, many, lying):
    """Lay a card by the shortest chain of shifts that ends at a free place (an augmenting path of the matching)."""
    count = len(lying)
    came_from = np.full(count, -1, np.int32)
    waiting = np.empty(count, np.int32)
    waiting[0] = card
    last, free = 1, -1
    first = 0
    while free < 0:
        mover = waiting[first]
        first += 1
        for i in range(many[mover]):
            place = fitting[mover, i]
            if came_from[place] < 0:
                came_from[place] = mover
                if lying[place] < 0:
                    free = place
                    break
                waiting[last] = lying[place]
                last += 1
    while True:
        mover = came_from[free]
        lying[free] = mover
        if mover == card:
            return
        free = place_left(mover, free, lying)


@rule
def place_left(card, new, lying):
    """Where a card lay before it was laid at ``new``."""
    for place in range(len(lying)):
        if place != new and lying[place] == card:
            return place
    return -1
