"""The best bluff: what of a lie counts, and when."""

from sobremesa.games.xingon.bluffs import believed
from sobremesa.games.xingon.tests.scene import claim, lay, table, turn
from sobremesa.table.scene import Seat
from sobremesa.table.table import Table


def after(of: Table, act):
    """What a step has shown to be believed."""
    before = of.record[0].copy()
    act()
    return believed(before, of.events)


def test_a_lie_counts_once_somebody_has_laid_on_it():
    of = table(
        more={"hand-0": ["red-circle-2", "blue-circle-5", "blue-square-1", "wild-1", "wild-2"]}
    )
    claim(of, "red")
    assert after(of, lambda: lay(of, "red-circle-2", "blue-circle-5", "blue-square-1")) is None
    of.play(1, "choose " + first(of))
    count, word = after(of, lambda: of.play(1, "lay"))
    assert count == 2
    assert (word.id, word.args["seat"], word.args["count"]) == ("highlight-bluff", Seat(0), 2)
    assert word.args["claim"].id == "claim-colour"


def test_what_was_true_or_doubted_is_no_bluff():
    true = table(more={"hand-0": ["red-circle-2", "wild-1", "blue-square-1", "blue-square-2"]})
    claim(true, "red")
    lay(true, "red-circle-2", "wild-1")
    true.play(1, "choose " + first(true))
    assert after(true, lambda: true.play(1, "lay")) is None
    caught = table(more={"hand-0": ["blue-circle-5", "blue-square-1", "blue-square-2"]})
    claim(caught, "red")
    lay(caught, "blue-circle-5")
    assert turn(caught) == 1
    assert after(caught, lambda: caught.play(1, "doubt")) is None


def first(of: Table) -> str:
    """A card that the seat on turn can choose."""
    texts = [action.text for action in of.legal(turn(of))]
    return next(text.split()[1] for text in texts if text.startswith("choose"))
