"""Pictures for reports: SVG drawn once, so that a page shows them without a script or a network."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import altair as alt
import numpy as np
import numpy.typing as npt
import vl_convert

WIDTH = 312
"""Pixels of a whole picture: as much as a phone of 360 has for it, so that its letters are not made smaller there."""
BAR = 20
"""Pixels of height for each line of a picture that lists names."""
PADDING = 8
"""Pixels around a picture, for a browser's letters may be wider than those that were measured."""
LETTERS = 12
LETTER = 0.56 * LETTERS
"""Pixels for each letter of a name in a browser: in a wide font (DejaVu, Verdana), on average of many."""
LONGEST = 165
"""Pixels, as they are measured here, after which a name ends with dots; a browser's may be a sixth wider."""
MARKS = 5
"""About so many numbers along an axis: more would not fit beside each other."""
APART = 8
"""Pixels between two numbers along an axis, for the same reason."""
INK, SECOND = "#2b5f8a", "#c9762b"


def svg(chart: Any) -> str:
    """A chart as SVG."""
    version = alt.SCHEMA_VERSION.removeprefix("v").rpartition(".")[0]
    fit = alt.AutoSizeParams(type="fit-x", contains="padding")
    axes = chart.configure_axis(labelFontSize=LETTERS, titleFontSize=LETTERS, tickCount=MARKS)
    named = axes.configure_axisX(labelSeparation=APART).configure_legend(
        labelFontSize=LETTERS, orient="top"
    )
    whole = named.properties(width=WIDTH, padding=PADDING, autosize=fit).to_dict()
    drawn: str = vl_convert.vegalite_to_svg(whole, vl_version=version)
    return drawn


def names_down(names: Iterable[str]) -> alt.Y:
    """One name a line, with as much room as the longest takes in a browser: else its first letters are cut off."""
    room = min(LETTER * max(map(len, names), default=0), LONGEST * 7 / 6)
    axis = alt.Axis(minExtent=round(room) + PADDING, labelLimit=LONGEST)
    return alt.Y("name:N", sort=None, title=None, axis=axis)


def intervals(
    rows: Mapping[str, tuple[float, float, float]], title: str, fair: float | None, form: str
) -> str:
    """For each name a dot with its interval, and a line where equal strength or no difference would be."""
    data = [
        {"name": name, "middle": middle, "low": low, "high": high}
        for name, (middle, low, high) in rows.items()
    ]
    of = alt.Chart(alt.InlineData(values=data))
    y = names_down(rows)
    axis = alt.Axis(format=form)
    scale = alt.Scale(zero=False)
    rules = of.mark_rule(size=2, color=INK).encode(
        y=y, x=alt.X("low:Q", title=title, axis=axis, scale=scale), x2="high:Q"
    )
    dots = of.mark_point(filled=True, size=70, color=INK, opacity=1).encode(y=y, x="middle:Q")
    layers = [rules, dots]
    if fair is not None:
        line = alt.Chart(alt.InlineData(values=[{"fair": fair}]))
        layers.append(line.mark_rule(strokeDash=[4, 3]).encode(x="fair:Q"))
    return svg(alt.layer(*layers).properties(height=BAR * len(rows) + 10))


def histogram(values: npt.NDArray[Any], title: str) -> str:
    """How many games had which value; whole numbers in a small range have a bar each."""
    low, high = float(values.min()), float(values.max())
    whole = bool(np.issubdtype(values.dtype, np.integer)) and high - low < 40
    edges = np.arange(low - 0.5, high + 1) if whole else np.linspace(low, max(high, low + 1), 31)
    counts, _ = np.histogram(values, edges)
    data = [
        {"from": float(left), "to": float(right), "games": int(count)}
        for left, right, count in zip(edges[:-1], edges[1:], counts, strict=True)
    ]
    chart = alt.Chart(alt.InlineData(values=data)).mark_bar(color=INK)
    drawn = chart.encode(
        x=alt.X("from:Q", title=title, bin="binned"), x2="to:Q", y=alt.Y("games:Q")
    )
    return svg(drawn.properties(height=120))


def bars(groups: Mapping[str, Mapping[str, float]], title: str, form: str = ",.2~f") -> str:
    """For each name of the groups a bar, side by side where there are several groups."""
    data = [
        {"group": group, "name": name, "value": value}
        for group, values in groups.items()
        for name, value in values.items()
    ]
    names = {str(each["name"]) for each in data}
    chart = alt.Chart(alt.InlineData(values=data)).mark_bar()
    encoded = chart.encode(
        x=alt.X("value:Q", title=title, axis=alt.Axis(format=form)),
        y=names_down(names),
    )
    if len(groups) > 1:
        colours = alt.Scale(domain=list(groups), range=[INK, SECOND])
        colour = alt.Color("group:N", scale=colours, title=None)
        encoded = encoded.encode(yOffset=alt.YOffset("group:N", sort=list(groups)), color=colour)
    else:
        encoded = encoded.encode(color=alt.value(INK))
    return svg(encoded.properties(height=BAR * max(1, len(names)) * len(groups)))


def points(values: Sequence[float], x: str, y: str) -> str:
    """Values in their order, and the least so far."""
    least = np.minimum.accumulate(np.array(values, float))
    data = [
        {"nth": nth, "value": float(value), "least": float(best)}
        for nth, (value, best) in enumerate(zip(values, least, strict=True))
    ]
    of = alt.Chart(alt.InlineData(values=data))
    dots = of.mark_point(color=INK).encode(
        x=alt.X("nth:Q", title=x), y=alt.Y("value:Q", title=y, scale=alt.Scale(type="symlog"))
    )
    line = of.mark_line(color=SECOND, interpolate="step-after").encode(x="nth:Q", y="least:Q")
    return svg(alt.layer(dots, line).properties(height=140))
