"""The parameters of the card game's bots, and the source of each.

Jacob & Hochstein 2008 is "Set recognition as a window to perceptual and cognitive processes", Perception &
Psychophysics 70 (7), 1165-1184. Nyamsuren & Taatgen 2013 is "Set as an Instance of a Real-World Visual-Cognitive Task",
Cognitive Science 37 (1), 146-175. Both establish which searches are slower than which; the times in seconds are our own
calibration.
"""

from __future__ import annotations

from typing import Final

import msgspec

Seconds = float

JACOB_HOCHSTEIN: Final = "Jacob & Hochstein 2008"
NYAMSUREN_TAATGEN: Final = "Nyamsuren & Taatgen 2013"
CALIBRATION: Final = "Tercet"
"""Named as the source of numbers that we calibrated ourselves."""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well a card bot sees; times are in seconds."""

    name: str
    aim: Seconds
    """Target of the calibration: mean time per SET in a solo deal."""
    scale: Seconds
    """The time scale of the search for a SET with one differing feature among twelve cards."""
    span: float
    """Slowdown factor for each differing feature beyond the first."""
    slip: float
    """Ratio of the time to mistake a near-SET for a SET to the time to find the SET it resembles."""
    perceive: Seconds
    """Minimum time of any search after the table changes."""
    point: Seconds
    """The mean time from a call to pointing."""
    patience: Seconds
    """The mean time after which the bot believes that there is no SET."""
    second_look: Seconds
    """The mean time that the bot keeps looking after another player says that there is no SET."""


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level(
            name="learner", aim=110, scale=66, span=1.6, slip=38, perceive=3, point=2.4, patience=440, second_look=15
        ),
        Level(
            name="novice", aim=25, scale=10.9, span=1.75, slip=51, perceive=1.5, point=1.9, patience=100, second_look=12
        ),
        Level(
            name="casual", aim=16, scale=7.15, span=1.7, slip=60, perceive=1.2, point=1.6, patience=64, second_look=9
        ),
        Level(
            name="regular", aim=10, scale=4.75, span=1.6, slip=71, perceive=0.9, point=1.3, patience=40, second_look=7
        ),
        Level(name="expert", aim=6, scale=2.93, span=1.5, slip=87, perceive=0.6, point=1.0, patience=24, second_look=5),
        Level(
            name="master", aim=3, scale=1.295, span=1.4, slip=155, perceive=0.4, point=0.7, patience=12, second_look=3
        ),
    )
}
"""From the slowest to the fastest."""

SHAPE: Final = 1.5
"""The shape of the Weibull distribution of one search: above 1, so very short times are rare."""
ABUNDANT: Final = 0.85
"""Factor on the search time for a SET whose cards all have the most frequent value on the table."""
CENTRAL: Final = 0.97
"""Factor on the search time for each of the SET's cards that lies in the middle of the table."""
PER_CARD: Final = 1.7
"""Factor on a variant's search time for each card beyond three; our guess, never measured."""
USUAL: Final = 12
"""Number of cards that the time scales assume; search time grows in proportion to the cards on the table."""
STEADINESS: Final = 4.0
"""The shape of the gamma distribution of pointing times and of patience."""

CONSTANTS: Final[dict[str, float]] = {
    "abundant": ABUNDANT,
    "central": CENTRAL,
    "shape": SHAPE,
    "crowd": USUAL,
    "steadiness": STEADINESS,
}
"""Parameters shared by all levels, by the names in `SOURCES`."""

SOURCES: Final[dict[str, str]] = {
    "race": JACOB_HOCHSTEIN,
    "span": f"{JACOB_HOCHSTEIN}; {NYAMSUREN_TAATGEN}",
    "abundant": JACOB_HOCHSTEIN,
    "central": JACOB_HOCHSTEIN,
    "sizes": CALIBRATION,
    "aim": CALIBRATION,
    "scale": CALIBRATION,
    "slip": CALIBRATION,
    "perceive": CALIBRATION,
    "point": CALIBRATION,
    "patience": CALIBRATION,
    "second_look": CALIBRATION,
    "shape": CALIBRATION,
    "crowd": CALIBRATION,
    "steadiness": CALIBRATION,
}
"""The source of each parameter and of the model itself; the messages `bots-part-…` describe them.

A paper is the source only for the direction of an effect; we calibrated its size (`sizes`).
"""
