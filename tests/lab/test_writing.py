"""Data and reports: typed, the same for a seed whatever the workers, and open without a network."""

import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from sobremesa.lab import charts, extras, frame
from sobremesa.lab.page import Section, page
from sobremesa.lab.sheets import Row, Sheet
from sobremesa.lab.simulate import simulate
from sobremesa.lab.writing import targets, write_result
from sobremesa.players import player_names
from sobremesa.table.errors import SobremesaError
from sobremesa.table.registry import game

CABANGA = game("cabanga")
PLAYERS = player_names(CABANGA)[:2]


def test_the_same_seed_gives_the_same_file_whatever_the_workers(tmp_path: Path) -> None:
    written = []
    for seed, workers in ((7, 1), (7, 2), (7, 5), (8, 1)):
        result = simulate(CABANGA, 4, PLAYERS, 200, seed, workers=workers)
        path = tmp_path / f"{seed}-{workers}.parquet"
        frame.write(frame.frame(result), path, frame.about(result))
        written.append(path.read_bytes())
    assert written[0] == written[1] == written[2]
    assert written[0] != written[3]


def test_a_row_says_what_came_of_its_game(tmp_path: Path) -> None:
    result = simulate(CABANGA, 3, PLAYERS, 90, 4)
    frame.write(frame.frame(result), tmp_path / "g.parquet", frame.about(result))
    data = pl.read_parquet(tmp_path / "g.parquet")
    assert data.height == 90
    assert data["number"].to_list() == list(range(90))
    assert data["decisions"].to_list() == result.decisions.tolist()
    assert data["began"].to_list() == result.played["began"].tolist()
    acted = data.select(pl.sum_horizontal(pl.col("^action_.*$"))).to_series()
    assert acted.to_list() == result.decisions.tolist()
    won = data.select(pl.sum_horizontal(pl.col("^won_.*$"))).to_series()
    assert won.to_list() == pytest.approx([1.0] * 90)
    for number in (0, 1, 2):  # everybody moves on by one seat
        row = data.row(number, named=True)
        moved = [result.lineup[(seat + number) % 3] for seat in range(3)]
        assert [row[f"player_{seat}"] for seat in range(3)] == moved
    kinds = set(data.schema.values())
    assert pl.Object not in kinds
    assert pl.String not in kinds
    assert pl.read_parquet_metadata(tmp_path / "g.parquet")["seed"] == "4"


class Page(HTMLParser):
    """The parts of a page that matter here."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def test_a_report_needs_nothing_else_and_says_in_tables_what_it_draws(tmp_path: Path) -> None:
    result = simulate(CABANGA, 3, PLAYERS, 90, 4)
    files = write_result(result, tmp_path / "new")
    assert [path.name for path in files] == ["games.parquet", "report.html"]
    text = files[1].read_text(encoding="utf-8")
    found = Page(text)
    assert not {"script", "link", "iframe"} & {tag for tag, _ in found.tags}
    assert "url(" not in text
    images = found.all("img")
    assert len(images) >= 9
    for image in images:
        assert str(image["src"]).startswith("data:image/svg+xml;base64,")
        assert len(str(image["alt"])) > 10
    assert len(found.all("caption")) == len(found.all("section"))
    assert {each["scope"] for each in found.all("th")} == {"col", "row"}
    for part in ("Wins by seat", "estimated minutes", "changes of the lead", "Waiting", "Endings"):
        assert part in text
    for kind in CABANGA.actions.kinds:
        assert f">{kind.name}</th>" in text


def test_what_is_written_in_a_report_is_text() -> None:
    sheet = Sheet("<b>", ("a", "b"), (Row(("<i>", "&")),))
    text = page('"<u>', {"<s>": "<p>"}, [Section(sheet, (('say "x"', "<svg/>"),))])
    assert not re.search("<[bius]>", text)
    assert "say &quot;x&quot;" in text


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("none/x.html", "there is no folder"), ("x.csv", "no folder, and no file that ends in")],
)
def test_where_nothing_can_be_written_is_said(tmp_path: Path, name: str, complaint: str) -> None:
    with pytest.raises(SobremesaError, match=complaint):
        targets(tmp_path / name)


@pytest.mark.parametrize("name", ["a.parquet", "a.html"])
def test_a_file_is_the_only_one_written(tmp_path: Path, name: str) -> None:
    result = simulate(CABANGA, 3, PLAYERS, 5, 4)
    assert write_result(result, tmp_path / name) == [tmp_path / name]
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_what_is_not_installed_is_named_with_the_way_to_get_it(monkeypatch) -> None:
    extras.need("lab")
    monkeypatch.setattr(extras, "find_spec", lambda module: None if module == "polars" else True)
    with pytest.raises(extras.NotInstalled, match=r"needs polars: .*'sobremesa\[lab\]'"):
        extras.need("lab")


def test_another_deck_is_another_game(tmp_path: Path) -> None:
    text = (CABANGA.folder / "cards.toml").read_text(encoding="utf-8")
    deck = tmp_path / "deck.toml"
    deck.write_text(re.sub(r"= \d", "= 3", text), encoding="utf-8")
    dear = simulate(CABANGA, 3, ["random"], 100, 4, deck=deck)
    assert dear.decisions.mean() < simulate(CABANGA, 3, ["random"], 100, 4).decisions.mean()


def test_games_in_a_row_may_have_one_deal() -> None:
    """Where the clock decides everything, a game depends on its deal alone."""
    at_once = dict.fromkeys(("turn", "choice", "window", "race"), 0)
    played = simulate(CABANGA, 3, ["random"], 6, 4, spans=at_once, same_deal=3).played
    assert played[0] == played[1] == played[2]
    assert played[3] == played[4] == played[5]
    assert played[0] != played[3]
    assert played[0] == simulate(CABANGA, 3, ["random"], 1, 4, spans=at_once).played[0]


@pytest.mark.parametrize(
    ("name", "pixels"), [("changes of the lead", 118.8), ("ends as limit-reached", 129.4), ("b", 0)]
)
def test_a_picture_has_room_for_its_names_as_a_browser_draws_them(name: str, pixels: float) -> None:
    """So wide are they in Chromium with DejaVu Sans; they end 7 pixels left of where the lines begin."""
    rows = {name: (0.1, -0.2, 0.4)}
    for svg in (charts.intervals(rows, "x", 0, "+.1~%"), charts.bars({"a": {name: 1.0}}, "x")):
        left = int(re.search(r"translate\((\d+),", svg)[1]) - 7
        assert pixels <= left < pixels + 24


def test_a_cell_goes_on_in_another_line_only_within_an_interval() -> None:
    sheet = Sheet(
        "s", ("", "B less A", "95 % interval"), (Row(("a", "+0.5 pp", "-4.0 pp – +1 pp")),)
    )
    text = page("t", {}, [Section(sheet)])
    assert "<td>+0.5\u00a0pp</td><td>-4.0\u00a0pp\u00a0– +1\u00a0pp</td>" in text
