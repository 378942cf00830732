"""Facts the game knows itself: card numbers with their colours, the ready-made hands.

What is printed on a card (Life, strength, points) people type once; the notebook keeps it.
"""

from companion.rules.state import Scalar

Facts = dict[str, dict[str, Scalar]]

COLOUR_OF = {"EX": "black", "WH": "green", "LI": "red", "LU": "white", "VO": "void"}
"""The letters before an Entity's number tell its colour."""

READY_HANDS = {
    "A": ("LE002", ("EX010", "WH001", "LI003", "LI006", "LU011", "VO007", "VO014")),
    "B": ("LE003", ("EX001", "EX002", "EX014", "LI002", "LU015", "VO003", "VO006")),
    "C": ("LE004", ("WH002", "WH003", "WH010", "WH011", "LI012", "LI009", "VO012")),
    "D": ("LE005", ("WH004", "WH007", "LI004", "LU001", "LU005", "LU009", "VO004")),
    "E": ("LE010", ("EX004", "EX005", "EX006", "LI001", "LU003", "LU012", "VO005")),
}


def _leaders() -> Facts:
    return {f"LE{number:03}": {} for number in range(1, 14)}


def _entities() -> Facts:
    return {
        f"{letters}{number:03}": {"colour": colour}
        for letters, colour in COLOUR_OF.items()
        for number in range(1, 16)
    }


def _hands() -> Facts:
    return {
        hand: {"leader": leader, "cards": " ".join(cards)}
        for hand, (leader, cards) in READY_HANDS.items()
    }


CATALOGUE = {"leaders": _leaders(), "entities": _entities(), "threats": {}, "hands": _hands()}
