"""What is noted of a game while it is played: who waited, who led, what each seat did and what befell it.

``marks`` has a row for each seat and a column for each kind of action, kind of event and card, in the order of
`sobremesa.lab.result.slots`; at the end of a game they are added to ``used``, which has one record for each column.
"""

from sobremesa.table.compiled import rule
from sobremesa.table.events import MOST_EVENTS
from sobremesa.table.knowledge import everyone


@rule
def note_wait(game, seats, asked, span):
    """Those who are not asked have waited for so many milliseconds."""
    for seat in range(seats):
        if (asked >> seat) & 1 == 0:
            game.waited[seat] += span


@rule
def note_lead(game, seats, scores):
    """The lead changes when another seat leads alone than the one that last did."""
    leader, equals = 0, 1
    for seat in range(1, seats):
        if scores[seat] > scores[leader]:
            leader, equals = seat, 1
        elif scores[seat] == scores[leader]:
            equals += 1
    if equals > 1 or game.leader == leader + 1:
        return
    if game.leader != 0:
        game.lead_changes += 1
    game.leader = leader + 1


@rule
def note_events(log, seats, first, faces, marks, used):
    """Count each event for its seat, and each card that it shows to everybody; ``first`` is the column of kind 0."""
    for nth in range(min(log.size, MOST_EVENTS)):
        event = log.events[nth]
        if event.seat < 0:
            used[first + event.kind].times += 1
            continue
        marks[event.seat, first + event.kind] += 1
        if event.card >= 0 and event.seers == everyone(seats):
            marks[event.seat, faces[event.card]] += 1


@rule
def add_up(game, seats, kinds, marks, used):
    """At the end of a game: how often each kind of action was done in it, and all marks by winners and losers."""
    for seat in range(seats):
        won = (game.winners >> seat) & 1
        for column in range(len(used)):
            times = marks[seat, column]
            if times == 0:
                continue
            if column < kinds:
                game.acted[column] += times
            used[column].times += times
            used[column].by_winners += won * times
            used[column].by_others += (1 - won) * times
            used[column].seats += 1
            used[column].seats_won += won
