"""How what people of Cabanga! believe is said."""

from sobremesa.table.scene import Seat, Word


def chance_of_hands(seat: int, percent: int) -> Word:
    """How likely a seat takes it to be that a card which it cannot place is in somebody's hand."""
    return Word("belief-held", {"seat": Seat(seat), "percent": percent})


def cards_unplaced(seat: int, count: int) -> Word:
    """Of how many cards it does not know where they are."""
    return Word("belief-unplaced", {"seat": Seat(seat), "count": count})
