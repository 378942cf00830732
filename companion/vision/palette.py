"""What the dice of one tray look like under its lamp, learnt from one throw to the next.

Camera, lamp and dice stay the same all evening. So a colour that is hard to tell on one picture,
dark purple from black under a warm lamp, is told by what the same die looked like before.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from companion.vision.networks import Floats
from companion.vision.reading import COLOURS, DiceReading, Die

Tone = tuple[float, ...]
SPREAD: Final = 7.0  # how far apart two pictures of one die are, in steps of lightness and hue
FARTHEST: Final = 45.0  # beyond, no colour is likelier than another: the lamp has changed
ENOUGH: Final = 1.8  # throws' worth of certainty before a memory counts
TOLD: Final = 3.0  # what people say counts as much as this many throws of our own reading
FADING: Final = 0.9  # what is left of a memory after another throw


@dataclass
class Memory:
    """Where one colour was seen so far, and how certainly."""

    weight: float = 0.0
    mean: Floats = field(default_factory=lambda: np.zeros(3, np.float32))

    def add(self, tone: Tone, weight: float) -> None:
        self.weight = FADING * self.weight + weight
        self.mean = self.mean + weight / self.weight * (np.array(tone, np.float32) - self.mean)


@dataclass
class Palette:
    """The colours of one tray's dice."""

    _memories: dict[str, Memory] = field(default_factory=dict)

    def learn(self, reading: DiceReading, colours: tuple[str, ...]) -> None:
        """Remember a settled throw in which each colour lay once; the surer, the more it counts."""
        if sorted(die.colour for die in reading.dice) == sorted(colours):
            for die in reading.dice:
                self._add(die.colour, die, max(0.0, 2 * die.colour_confidence - 1))

    def be_told(self, reading: DiceReading, faces: Mapping[str, str]) -> None:
        """Remember which die is which from the faces that people entered for this throw."""
        as_read = [die for die in reading.dice if faces.get(die.colour) == die.face]
        others = [die for die in reading.dice if die not in as_read]
        open_colours = set(faces) - {die.colour for die in as_read}
        for die in as_read:
            self._add(die.colour, die, TOLD)
        for die in others:
            fits = [colour for colour in open_colours if faces[colour] == die.face]
            if len(fits) == 1:
                self._add(fits[0], die, TOLD)

    def _add(self, colour: str, die: Die, weight: float) -> None:
        if die.tone and weight:
            self._memories.setdefault(colour, Memory()).add(die.tone, weight)

    def knows(self, colours: tuple[str, ...]) -> bool:
        known = (self._memories.get(colour) for colour in colours)
        return all(memory is not None and memory.weight >= ENOUGH for memory in known)

    def weighed(self, chances: Floats, tone: Tone, colours: tuple[str, ...]) -> Floats:
        """The chances of a die's colours, after what was learnt; unchanged until enough was."""
        if not tone or not self.knows(colours):
            return chances
        means = np.stack([self._memories[colour].mean for colour in colours])
        apart = np.linalg.norm(means - np.array(tone, np.float32), axis=1).clip(max=FARTHEST)
        near = np.exp(-((apart / SPREAD) ** 2) / 2) + 1e-6
        result = chances.copy()
        result[[COLOURS.index(colour) for colour in colours]] *= (near / near.max()).astype(
            np.float32
        )
        return result
