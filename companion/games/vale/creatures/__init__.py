"""The catalogue: all 98 creatures as facts, family by family; effects as declared formulas."""

from companion.games.vale.creatures.creature import Creature
from companion.games.vale.creatures.dragons import DRAGONS
from companion.games.vale.creatures.earth import EARTH_CREATURES
from companion.games.vale.creatures.fire import FIRE_CREATURES
from companion.games.vale.creatures.water import WATER_CREATURES
from companion.games.vale.creatures.wind import WIND_CREATURES

CREATURES: dict[str, Creature] = {
    creature.id: creature
    for creature in (
        *FIRE_CREATURES,
        *WATER_CREATURES,
        *EARTH_CREATURES,
        *WIND_CREATURES,
        *DRAGONS,
    )
}

__all__ = ["CREATURES", "Creature"]
