"""Nothing in a hand is mute: while a seat is asked, each of its cards can be used, or it is said why not."""

import random

import pytest
from tests.kit import walk
from tests.modes import games

from sobremesa.table.contract import Game
from sobremesa.table.scene import Scene
from sobremesa.table.table import Table


def mute(scene: Scene) -> list[str]:
    """The cards of the seat's own hand for which there is neither a choice nor a reason."""
    told = {choice.card for choice in scene.choices} | {each.card for each in scene.refusals}
    hands = [zone for zone in scene.zones if zone.kind == "hand" and zone.seat == scene.seat]
    return [card.key for zone in hands for card in zone.cards if card.key not in told]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_each_card_of_a_hand_can_be_used_or_says_why_not(game: Game) -> None:
    dice = random.Random(11)
    for seats in (game.seats.start, game.seats.stop - 1):
        table = Table(game, seats, seed=5, ceremony=True)
        for _ in walk(table, dice):
            for seat in range(seats):
                scene = table.scene(seat)
                if scene.mine:
                    assert mute(scene) == [], f"{scene.asking}, {scene.prompt.id}"
