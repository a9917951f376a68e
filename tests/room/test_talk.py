"""What people say at a table: kept, told to late comers, nothing but text, not too much of it."""

from pathlib import Path

import pytest
from tests.room.people import HandClock, Person, an_app, code, party, running, settled

from sobremesa.room.refusals import Refused
from sobremesa.room.talk import BURST, EACH_MS, MOST_KEPT, readable


def lines(person: Person) -> list[tuple[str, str | None, str | None]]:
    return [
        (line["nickname"], line["text"], line["mark"])
        for each in person.heard
        if each["kind"] == "talk"
        for line in each["lines"]
    ]


@pytest.mark.asyncio
async def test_what_is_said_is_heard_by_all_and_by_late_comers_after_a_restart(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, (ana, bea) = await party(app, 2, start=False, game="cabanga", seats=3)
        assert code(await ana.ask("say", text=" <b>hola</b>\n a todos ")) == "answer"
        assert code(await bea.ask("react", mark="laugh")) == "answer"
        await settled(ana, bea)
        said = [("Person 0", "<b>hola</b> a todos", None), ("Person 1", None, "laugh")]
        for person in (ana, bea):
            person.drain()
            assert lines(person) == said
        assert code(await bea.ask("react", mark="fire")) == "bad-message"
        stranger = Person(app)
        await stranger.hello(table)
        assert lines(stranger) == said
        assert code(await stranger.ask("say", text="psst")) == "not-seated"
        assert await app.state.hall.store.entries(table) == []
    async with running(an_app(tmp_path, clock)) as app:
        late = Person(app)
        await late.hello(table)
        assert lines(late) == said
        assert [line["number"] for line in late.latest("talk")["lines"]] == [1, 2]


@pytest.mark.asyncio
async def test_nobody_says_more_than_a_person_can(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        _, (ana, bea) = await party(app, 2, start=False, game="cabanga", seats=3)
        for _ in range(BURST):
            assert code(await ana.ask("say", text="!")) == "answer"
        assert code(await ana.ask("say", text="!")) == "too-many"
        assert code(await ana.ask("react", mark="wow")) == "too-many"
        assert code(await bea.ask("react", mark="wow")) == "answer"
        clock.advance(EACH_MS)
        assert code(await ana.ask("react", mark="wow")) == "answer"
        assert code(await ana.ask("react", mark="wow")) == "too-many"


@pytest.mark.asyncio
async def test_a_late_comer_is_told_the_last_of_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(an_app(tmp_path, clock)) as app:
        table, (ana,) = await party(app, 1, start=False, game="cabanga", seats=3)
        for number in range(MOST_KEPT + 3):
            clock.advance(EACH_MS)
            assert code(await ana.ask("say", text=str(number))) == "answer"
    async with running(an_app(tmp_path, clock)) as app:
        late = Person(app)
        await late.hello(table)
        assert [text for _, text, _ in lines(late)] == [str(n) for n in range(3, MOST_KEPT + 3)]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  a \t b\u2028c ", "a b c"),
        ("a\u202eb\x00c", "abc"),
        ("👩‍👧 ❤️", "👩‍👧 ❤️"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ],
)
def test_only_what_can_be_read_is_kept(text: str, shown: str) -> None:
    assert readable(text) == shown


@pytest.mark.parametrize("text", [" ", "\n", "\u202e", "\u200d"])
def test_nothing_is_no_text(text: str) -> None:
    with pytest.raises(Refused, match="text-blank"):
        readable(text)
