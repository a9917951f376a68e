"""The tree of a search, in arrays of fixed size: nodes are what a seat was told, edges what somebody did there."""

import math

import numpy as np

from sobremesa.table.chance import WORD, below
from sobremesa.table.compiled import rule
from sobremesa.table.knowledge import bit
from sobremesa.table.windows import count_seats

NODES, EDGES, SLOTS, DEPTH = 1 << 13, 1 << 15, 1 << 14, 64
MOST_SEATS, MOST_ACTIONS = 32, 4096
CANDIDATES, ASKED, ASKED_TOO = 256, 24, 12
"""How many things are tried at the root at most, and how often each of two players is asked what it would do."""
NONE = -1
EXPLORING = 0.7
"""How far the bound reaches above the mean, rewards lying between 0 and 1 (Cowling and others, 2012: 0.7)."""

TREE = np.dtype(
    [
        ("nodes", np.int32),
        ("edges", np.int32),
        ("first", np.int32, (NODES,)),
        ("parent", np.int32, (NODES,)),
        ("seen", np.int64, (NODES,)),
        ("slots", np.int32, (SLOTS,)),
        ("here", np.int32, (MOST_ACTIONS,)),
        ("next", np.int32, (EDGES,)),
        ("action", np.int32, (EDGES,)),
        ("visits", np.int32, (EDGES,)),
        ("available", np.int32, (EDGES,)),
        ("total", np.float64, (EDGES,)),
        ("alive", np.int32),
        ("order", np.int32, (CANDIDATES,)),
        ("path", np.int32, (DEPTH,)),
        ("actor", np.int32, (DEPTH,)),
        ("reward", np.float64, (MOST_SEATS,)),
        ("leads", np.float64),
        ("games", np.float64),
    ],
    align=True,
)
"""``first``: a node's first edge, ``next`` the one after it; ``slots``: a hash table of nodes by their parent and what
was ``seen`` there; ``total``: what an edge brought to who went along it; ``order``: the root's edges that are still
tried, ``alive`` of them; ``path``, ``actor``: the way of this iteration; ``here``: a node's edges by their action while
it is looked at, else `NONE`."""


@rule
def plant(tree):
    """An empty tree: the root alone, node 0."""
    tree.nodes = 1
    tree.edges = 0
    tree.alive = 0
    tree.leads = tree.games = 0.0
    tree.first[0] = NONE
    for slot in range(SLOTS):
        tree.slots[slot] = NONE
    for action in range(MOST_ACTIONS):
        tree.here[action] = NONE


# The tree is never enlarged: when it is full, what would be a new node is played out instead.


@rule
def child_of(tree, parent, seen, actor):
    """The node under ``parent`` where this was seen and this seat acts, a new one if need be; `NONE`: no room."""
    key = mixed(seen, actor + 1)
    slot = mixed(key, parent + 1) & (SLOTS - 1)
    while tree.slots[slot] != NONE:
        node = tree.slots[slot]
        if tree.parent[node] == parent and tree.seen[node] == key:
            return node
        slot = (slot + 1) & (SLOTS - 1)
    if tree.nodes == NODES:
        return NONE
    node = tree.nodes
    tree.nodes += 1
    tree.slots[slot] = node
    tree.parent[node], tree.seen[node], tree.first[node] = parent, key, NONE
    return node


@rule
def heard(key, log, seat):
    """A key for what came before it and for what a seat was told since."""
    for nth in range(log.size):
        event = log.events[nth]
        if event.to & bit(seat):
            key = mixed(key, event.kind)
            key = mixed(key, event.seat)
            key = mixed(key, event.card if event.seers & bit(seat) else NONE)
            key = mixed(key, event.a)
            key = mixed(key, event.b)
    return key


@rule
def mixed(word, more):
    """Two numbers made one of 32 bits, near ones ending up far apart (the constant is that of Fibonacci hashing)."""
    word = ((word ^ more) & WORD) * 0x9E3779B1 & WORD
    return word ^ (word >> 15)


# What is done at a node


@rule
def widens(tree, node):
    """Whether a node that has been visited so often takes one more edge (progressive widening: G. Chaslot and others,
    *Progressive strategies for Monte-Carlo tree search*, New Mathematics and Natural Computation 4, 2008).
    """
    edges, visits = 0, 0
    edge = tree.first[node]
    while edge != NONE:
        edges += 1
        visits += tree.visits[edge]
        edge = tree.next[edge]
    return edges * edges <= visits


@rule
def choose(tree, node, out, count, proposed, by_proposal, chance):
    """An edge of one of the ``count`` actions in ``out``: a new one, else that of the highest bound.

    New is what is ``proposed`` (`NONE`: nothing) where edges are made ``by_proposal``, else anything untried. `NONE`:
    there is no room. A bound counts, in place of the node's visits, how often the action could be chosen there: what
    is possible in few of the deals is not taken for neglected (Cowling and others, 2012).
    """
    mark(tree, node)
    untried, fresh, best = 0, proposed, NONE
    highest = 0.0
    for i in range(count):
        edge = tree.here[out[i]]
        if edge == NONE:
            untried += 1
            if not by_proposal and below(chance, untried) == 0:
                fresh = out[i]
            continue
        tree.available[edge] += 1
        bound = upper_bound(tree, edge)
        if best == NONE or bound > highest:
            best, highest = edge, bound
    if fresh != NONE and tree.here[fresh] != NONE:
        fresh = NONE
    unmark(tree, node)
    if best == NONE and fresh == NONE:
        fresh = out[below(chance, count)]
    return new_edge(tree, node, fresh) if fresh != NONE else best


@rule
def mark(tree, node):
    """Note the edges of a node by their action."""
    edge = tree.first[node]
    while edge != NONE:
        tree.here[tree.action[edge]] = edge
        edge = tree.next[edge]


@rule
def unmark(tree, node):
    edge = tree.first[node]
    while edge != NONE:
        tree.here[tree.action[edge]] = NONE
        edge = tree.next[edge]


@rule
def upper_bound(tree, edge):
    visits = tree.visits[edge]
    if visits == 0:
        return 1e9
    return tree.total[edge] / visits + EXPLORING * math.sqrt(
        math.log(tree.available[edge]) / visits
    )


@rule
def new_edge(tree, node, action):
    """A new edge, not yet visited; `NONE`: no room."""
    if tree.edges == EDGES:
        return NONE
    edge = tree.edges
    tree.edges += 1
    tree.next[edge] = tree.first[node]
    tree.first[node] = edge
    tree.action[edge], tree.visits[edge], tree.available[edge], tree.total[edge] = action, 0, 1, 0.0
    return edge


@rule
def lift(tree, steps):
    """Give every edge of the way what the game was worth to who went along it."""
    for step in range(steps):
        edge = tree.path[step]
        tree.visits[edge] += 1
        tree.total[edge] += tree.reward[tree.actor[step]]


@rule
def spread_of(scores, seats):
    """A number that changes whenever a seat's score does."""
    mixture = 0
    for seat in range(seats):
        mixture = mixture * 1000003 + scores[seat]
    return mixture


@rule
def reward(tree, scores, seats, winners):
    """Write what a game was worth to each seat, from 0 to 1: half for the win, half for how far it is ahead.

    ``winners`` is the bit mask of a finished game, 0 for one cut short. Being ahead is measured by the difference to
    the best of the others, against what such differences have been on average in this search.
    """
    share = max(1, count_seats(winners))
    for seat in range(seats):
        ahead = lead(scores, seats, seat)
        tree.leads += abs(ahead)
        tree.games += 1
        standing = 0.5 + 0.5 * math.tanh(ahead * tree.games / max(tree.leads, 1.0))
        won = ((winners >> seat) & 1) / share if winners else standing
        tree.reward[seat] = (won + standing) / 2.0


@rule
def lead(scores, seats, seat):
    """By how much a seat's score is above the best of the others."""
    best = scores[(seat + 1) % seats]
    for other in range(seats):
        if other != seat:
            best = max(best, scores[other])
    return scores[seat] - best


# The root


@rule
def add_candidate(tree, action):
    """One more thing to try at the root, if it is not among them and there is room."""
    edge = tree.first[0]
    while edge != NONE:
        if tree.action[edge] == action:
            return
        edge = tree.next[edge]
    if tree.alive < len(tree.order):
        tree.order[tree.alive] = new_edge(tree, 0, action)
        tree.alive += 1


@rule
def rounds_of(candidates):
    """How many halvings leave one of so many."""
    rounds = 1
    while 1 << rounds < candidates:
        rounds += 1
    return rounds


@rule
def halve(tree):
    """Keep the better half of the candidates, best first; who was thought of earlier goes first among equals."""
    for i in range(1, tree.alive):
        edge = tree.order[i]
        place = i
        while place > 0 and mean(tree, tree.order[place - 1]) < mean(tree, edge):
            tree.order[place] = tree.order[place - 1]
            place -= 1
        tree.order[place] = edge
    tree.alive = (tree.alive + 1) // 2


@rule
def keep_first(tree):
    """As long as there are several, what was thought of first, edge 0, is among them, for the worst that is left."""
    if tree.alive < 2:
        return
    for place in range(tree.alive):
        if tree.order[place] == 0:
            return
    tree.order[tree.alive - 1] = 0


@rule
def mean(tree, edge):
    return tree.total[edge] / max(tree.visits[edge], 1)
