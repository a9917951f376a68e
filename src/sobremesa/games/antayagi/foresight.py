"""How seats stand for a search: what each still lacks of its own goal, which toxic waste moves away."""

from sobremesa.games.antayagi.cards import goal, worth
from sobremesa.table.compiled import rule


@rule
def standing(t, out):
    """Write, below 0, how many goods each seat lacks; that it has won is told by the end of the game."""
    for seat in range(t.seats):
        out[seat] = worth(t, seat) - goal(t, seat)
