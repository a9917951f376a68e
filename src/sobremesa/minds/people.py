"""The kinds of people that bots are like: a level, and a style on top of it.

A kind is a number; what distinguishes kinds are numbers in arrays here, one for each kind, which the other models of
this room read. Kind 0 is nobody: its numbers are those of a machine that errs in nothing.
"""

import numpy as np

LEVELS = ("child", "casual", "sharp", "machine")
STYLES = ("plain", "careful", "bold", "chatty")
KINDS = tuple(
    level if style == "plain" else f"{level}-{style}" for level in LEVELS for style in STYLES
)
"""The names of the kinds from number 1 on: ``child``, ``child-careful``, …"""


def by_level(nobody, child, casual, sharp, machine):
    """One number for each kind, the same for all styles of a level."""
    levels = (child, casual, sharp, machine)
    return np.array([nobody, *(each for each in levels for _ in STYLES)], np.float64)


def by_style(plain, careful, bold, chatty):
    """One number for each kind, the same for all levels of a style."""
    return np.array([plain, *(plain, careful, bold, chatty) * len(LEVELS)], np.float64)


TEMPO = by_level(1.0, 1.63, 1.2, 1.0, 1.0)
"""How many times a quick adult's reaction time: 1 + 5.16 exp(-0.21 age), at ten years 1.63 (R. Kail, *Developmental
change in speed of processing during childhood and adolescence*, Psychological Bulletin 109, 1991)."""

SPAN = by_level(1e9, 8.0, 20.0, 80.0, 1e9)
"""How many later events make an item forgotten with a chance of 1 - 1/e: what displaces it is what comes after it, not
time (N. Waugh, D. Norman, *Primary memory*, Psychological Review 72, 1965). Their listeners, who did not rehearse, come
to about 8; who keeps track keeps more."""

SLIP = by_level(0.0, 0.05, 0.03, 0.004, 0.0)
"""How often one step of a running count goes wrong by one: adults err in one to five of a hundred simple sums
(M. Ashcraft, *Cognitive arithmetic: a review of data and theory*, Cognition 44, 1992)."""

WEBER = by_level(0.0, 0.18, 0.13, 0.108, 0.0)
"""The spread of how many things seem to lie there, as a share of their number: 0.18 at six years, 0.108 for adults
(J. Halberda, L. Feigenson, *Developmental change in the acuity of the "number sense"*, Developmental Psychology 44,
2008)."""

TEMPERATURE = by_level(0.0, 1.0, 0.55, 0.12, 0.0)
"""How far what things seem to be worth is off, as a share of what matters in the game (the choice rule of R. D. Luce,
*Individual Choice Behavior*, 1959)."""

DARING = by_style(0.0, -0.5, 0.5, 0.0)
"""What a risk is worth for its own sake, in shares of what matters in the game."""

TALK = by_style(0.15, 0.1, 0.2, 0.8)
"""How often somebody says something who could."""
