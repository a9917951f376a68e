"""How what people of Beagle or Bagel? believe is said."""

from sobremesa.table.scene import Seat, Word


def beagles_counted(seat: int, count: int) -> Word:
    """How many beagles a seat counts."""
    return Word("belief-beagles", {"seat": Seat(seat), "count": count})


def bagels_counted(seat: int, count: int) -> Word:
    """How many bagels it counts."""
    return Word("belief-bagels", {"seat": Seat(seat), "count": count})
