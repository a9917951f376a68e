"""Playthroughs: short games written down whole, so that any change of rules, views or words shows as a difference.

``python -m tests.playthroughs`` (`make playthroughs`) writes ``tests/playthroughs/<game>[-<mode>].txt`` anew. Which
action is taken is a fixed pseudo-random choice that depends on nothing but the number of the step.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from sobremesa.table.scene import Scene, Seat, Seats, Word, Zone
from sobremesa.table.table import Event, Table, event_word
from sobremesa.table.words import words
from tests.modes import SHORT_MODES, Mode

FOLDER = Path(__file__).parent / "playthroughs"
STEPS = 25
SEED = 2024


def recorded() -> dict[Path, Mode]:
    """The file of every mode that is recorded."""
    return {
        FOLDER / f"{'-'.join(filter(None, [mode.game.name, mode.name]))}.txt": mode
        for mode in SHORT_MODES
    }


def nth(step: int, choices: int) -> int:
    """The fixed choice of a step."""
    return int.from_bytes(hashlib.sha256(f"step {step}".encode()).digest()[:8], "big") % choices


def playthrough(mode: Mode) -> str:
    """The first steps of one game, as text."""
    table = mode.table(SEED, ceremony=True)
    lines = [
        f"{mode}, options {table.options}, seed {SEED}",
        "",
        "deal",
        *told(table, table.events),
    ]
    for step in range(STEPS):
        lines += ["", f"# {step}", repr(table), *seen(table)]
        if table.over:
            return "\n".join(
                [*lines, f"winners {list(table.winners)}, {table.ending}, {table.scores}", ""]
            )
        what, events = act(table, step)
        lines += ["", f"> {what}", *told(table, events)]
    return "\n".join([*lines, ""])


def act(table: Table, step: int) -> tuple[str, list[Event]]:
    """Make the step's move: an actor's action, every tenth time the clock's."""
    if step % 10 == 9:
        return "clock", table.close()
    seat = table.actors[nth(3 * step, len(table.actors))]
    legal = table.legal(seat)
    action = legal[nth(3 * step + 1, len(legal))]
    return f"seat {seat}: {action}", table.play(seat, action)


def told(table: Table, events: list[Event]) -> Iterator[str]:
    """The events, what each watcher makes of them where they differ, and the sentence in English."""
    english = words(table.game, "en")
    for event in events:
        seers = [seat for seat in range(-1, table.seats) if event.seen_by(seat)]
        whole = [seat for seat in seers if event.seen_by(seat).card == event.card]
        card = f" card {card_name(table, event.card)}" if event.card >= 0 else ""
        yield f"  {event.kind} seat {event.seat}{card} a {event.a} b {event.b} to {seers} whole to {whole}"
        if sentence := english.say(event_word(table.game, event)):
            yield f"    {sentence}"


def card_name(table: Table, card: int) -> str:
    names = table.game.card_names
    return names[card] if names else str(card)


def seen(table: Table) -> Iterator[str]:
    """What every watcher sees; zones only where they are not as the spectators see them."""
    english = words(table.game, "en")
    open_zones = {zone.id: zone for zone in table.scene().zones}
    for seat in range(-1, table.seats):
        scene = table.scene(seat)
        yield f"  view of {'seat ' + str(seat) if seat >= 0 else 'spectators'}: {english.say(scene.prompt)}"
        yield from facts(scene)
        for zone in scene.zones:
            if seat < 0 or zone != open_zones.get(zone.id):
                yield f"    {zone_line(zone)}"
        for choice in scene.choices:
            yield f"    may {choice.text}: {english.say(choice.word)}"
        for why in dict.fromkeys(english.say(refusal.word) for refusal in scene.refusals):
            which = [refusal.card for refusal in scene.refusals if english.say(refusal.word) == why]
            yield f"    {' '.join(which)}: {why}"


def facts(scene: Scene) -> Iterator[str]:
    """What a scene says beside its zones."""
    said = " ".join(word_line(fact) for fact in scene.facts)
    yield f"    turn {scene.turn} {scene.asking} moment {scene.moment} standing {list(scene.standing)} {said}"


def word_line(word: Word) -> str:
    """A word with its arguments, as one text."""
    args = ", ".join(f"{name} {argument(value)}" for name, value in word.args.items())
    return f"{word.id}({args})" if args else word.id


def argument(value: object) -> str:
    if isinstance(value, Word):
        return word_line(value)
    if isinstance(value, Seat):
        return f"seat {value.seat}"
    return f"seats {list(value.seats)}" if isinstance(value, Seats) else str(value)


def zone_line(zone: Zone) -> str:
    return f"{zone.id} ({zone.count}): {' '.join(card.name for card in zone.cards)}".rstrip()


def write_all() -> None:
    """Write every playthrough anew."""
    FOLDER.mkdir(exist_ok=True)
    for path, mode in recorded().items():
        path.write_text(playthrough(mode), encoding="utf-8")
        print(path.relative_to(FOLDER.parents[1]))


if __name__ == "__main__":
    write_all()
