"""What would come of an action: tried on a copy of the table, so that nothing has happened yet."""

from sobremesa.room.refusals import Code, Refused
from sobremesa.table.errors import AgainstTheRules, NotYourTurn, UnreadableAction
from sobremesa.table.knowledge import bit
from sobremesa.table.table import CLOCK, Event, Table


def refuse_unreadable(table: Table, action: int) -> None:
    """Raise `Refused` for a number that is no action of the game."""
    try:
        table.game.actions[action]
    except UnreadableAction as error:
        raise Refused(Code.NO_SUCH_ACTION) from error


def tried(table: Table, seat: int, action: int) -> tuple[Table, list[Event]]:
    """The table after an action of a seat or of the clock, and what happened; `Refused` if it cannot be done."""
    after = table.copy()
    if seat == CLOCK:
        return after, after.close()
    refuse_unreadable(table, action)
    try:
        return after, after.play(seat, action)
    except NotYourTurn as error:
        raise Refused(Code.NOT_YOUR_TURN) from error
    except AgainstTheRules as error:
        raise Refused(Code.AGAINST_THE_RULES, word=f"refused-{error.reason}") from error


def is_quiet(before: Table, after: Table, events: list[Event], seat: int) -> bool:
    """Whether others learn nothing by this answer, unless that the window is closed, as the clock would close it."""
    told = [event for event in events if event.to & ~bit(seat)]
    if not told:
        return True
    if after.moment == before.moment:
        return False
    return told == tried(before, CLOCK, CLOCK)[1]


def is_seen(events: list[Event], seat: int) -> bool:
    """Whether others learn anything of what a seat did."""
    return any(event.to & ~bit(seat) for event in events)
