"""Nothing that a seat or the clock can do, in any order, legal or not, breaks a table."""

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.kit import cards_lying, finished, texts, watchers
from tests.modes import games, named
from tests.strategies import action_numbers, fractions, names_of_modes, seeds

from sobremesa.table.contract import Game
from sobremesa.table.errors import AgainstTheRules, NotYourTurn, UnreadableAction
from sobremesa.table.table import Table


def machine(game: Game) -> type[RuleBasedStateMachine]:  # noqa: C901 (a class of short rules)
    """A state machine of one game's tables."""

    class Tables(RuleBasedStateMachine):
        table: Table

        @initialize(mode=names_of_modes(game), seed=seeds, ceremony=st.booleans())
        def deal(self, mode, seed, ceremony):
            self.table = named(mode).table(seed, ceremony=ceremony)
            self.cards = cards_lying(self.table)

        def picked(self, choices, fraction):
            return choices[int(fraction * len(choices))]

        @precondition(lambda self: not self.table.over)
        @rule(who=fractions, what=fractions)
        def play_what_is_legal(self, who, what):
            seat = self.picked(self.table.actors, who)
            self.table.play(seat, self.picked(self.table.legal(seat), what))

        @precondition(lambda self: not self.table.over)
        @rule(steps=st.integers(1, 30), choices=st.randoms(use_true_random=False))
        def play_on(self, steps, choices):
            for _ in range(steps):
                if not self.table.over:
                    seat = choices.choice(self.table.actors)
                    self.table.play(seat, choices.choice(self.table.legal(seat)))

        @rule(who=st.integers(-1, 7), action=action_numbers(game))
        def play_anything(self, who, action):
            before = self.table.to_bytes()
            seats = range(self.table.seats)
            may = who in seats and action in [each.number for each in self.table.legal(who)]
            refused = ""
            try:
                self.table.play(who, action)
            except (AgainstTheRules, NotYourTurn, UnreadableAction) as error:
                refused = str(error)
            assert bool(refused) != may
            if refused:
                assert self.table.to_bytes() == before

        @rule(who=st.integers(-1, 7), action=action_numbers(game))
        def hand_the_rules_anything(self, who, action):
            table, before = self.table, self.table.to_bytes()
            table.border.apply(table.record, who, action, table.log)
            if table.log["refused"][0]:
                assert table.to_bytes() == before
                assert table.events == []
            else:
                assert 0 <= who < table.seats
                assert 0 <= action < len(table.game.actions)

        @rule()
        def let_time_run_out(self):
            over, moment, before = self.table.over, self.table.moment, self.table.to_bytes()
            self.table.close()
            if over:
                assert self.table.to_bytes() == before
            else:
                assert self.table.moment > moment, "the clock always brings another question"

        @invariant()
        def every_card_lies_in_one_place(self):
            cards = cards_lying(self.table)
            assert len(set(cards)) == len(cards)
            assert cards == self.cards

        @invariant()
        def somebody_acts_until_it_is_over(self):
            assert bool(self.table.actors) != self.table.over
            assert bool(self.table.winners) == self.table.over
            assert (self.table.ending is not None) == self.table.over
            assert all(seat < self.table.seats for seat in self.table.actors)

        @invariant()
        def the_scores_are_defined(self):
            assert len(self.table.scores) == self.table.seats
            if self.table.over:
                best = max(self.table.scores)
                assert all(self.table.scores[seat] == best for seat in self.table.winners)

        @invariant()
        def refusals_and_legal_actions_agree(self):
            table = self.table
            for seat in range(table.seats):
                legal = [action.number for action in table.legal(seat)]
                allowed = [
                    number
                    for number in range(len(table.game.actions))
                    if table.border.refusal(table.record, seat, number) == 0
                ]
                assert sorted(legal) == allowed
                assert bool(legal) == (seat in table.actors)
                assert list(np.flatnonzero(table.view(seat)["why"][0] == 0)) == allowed

        @invariant()
        def everybody_can_look(self):
            for seat in watchers(self.table):
                scene = self.table.scene(seat)
                beside = scene.asking != "window" and "pass" in texts(self.table, seat)
                assert scene.mine or seat not in self.table.actors or beside
                assert seat in self.table.actors or not scene.mine
                assert len(scene.standing) == self.table.seats

        def teardown(self):
            if hasattr(self, "table"):
                assert finished(self.table).over

    Tables.__name__ = f"{game.name.title()}Tables"
    return Tables


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_no_order_of_actions_breaks_a_table(game: Game) -> None:
    run_state_machine_as_test(
        machine(game), settings=settings(max_examples=60, stateful_step_count=25, deadline=None)
    )
