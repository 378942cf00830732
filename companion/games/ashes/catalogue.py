"""The facts of the box as drawers: Phoenixborn, deck cards, units, spells, alterations."""

from companion.games.ashes.deck_cards import DECK_CARDS, READY_SPELL
from companion.games.ashes.phoenixborn import PHOENIXBORN
from companion.games.ashes.units import ALTERATIONS, UNITS
from companion.rules.state import Scalar

Drawer = dict[str, dict[str, Scalar]]


def _phoenixborn() -> Drawer:
    return {
        key: {
            "life": known.original.life,
            "battlefield": known.original.battlefield,
            "spellboard": known.original.spellboard,
            "reborn_life": known.reborn.life,
            "reborn_battlefield": known.reborn.battlefield,
            "reborn_spellboard": known.reborn.spellboard,
            "use": known.use,
            "precon": known.precon,
            "dice": " ".join(known.dice),
            "first_five": " ".join(known.first_five),
        }
        for key, known in PHOENIXBORN.items()
    }


def _cards() -> Drawer:
    return {
        key: {
            "type": card.type,
            "play": card.play,
            "use": card.use,
            "conjures": card.conjures,
            "only_with": card.only_with,
            "respark": card.respark,
        }
        for key, card in DECK_CARDS.items()
    }


def _units() -> Drawer:
    return {
        key: {
            "kind": unit.kind,
            "attack": unit.attack,
            "life": unit.life,
            "recover": unit.recover,
            "limit": unit.limit,
            "abilities": unit.abilities,
        }
        for key, unit in UNITS.items()
    }


def _alterations() -> Drawer:
    return {
        key: {"attack": card.attack, "life": card.life, "recover": card.recover}
        for key, card in ALTERATIONS.items()
    }


CATALOGUE = {
    "phoenixborn": _phoenixborn(),
    "cards": _cards(),
    "units": _units(),
    "spells": {key: card for key, card in _cards().items() if card["type"] == READY_SPELL},
    "alterations": _alterations(),
}

DRAWERS = {
    "units": ("kind", "attack", "life", "recover"),
    "spells": (),
    "alterations": ("attack", "life", "recover"),
}
"""What the card notebook remembers of cards from other boxes."""
