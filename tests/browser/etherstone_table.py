"""An Etherstone table in a browser: what has nothing to do with a test's story is done quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.people import Device, Evening, Phone

if TYPE_CHECKING:
    from playwright.sync_api import APIResponse

DICE = {"red": 4, "black": 2, "green": 5, "white": 1, "void": 6}
PEOPLE = ("Ana", "Bastien", "Chloé", "Dario")


def does(phone: Phone, action: str, **values: object) -> APIResponse:
    """An intent as the phone would send it, without the sheet."""
    form = {name.replace("__", "."): str(value) for name, value in values.items()}
    address = f"{phone.evening.url}/t/{phone.evening.code}/act/{action}"
    answer = phone.context.request.post(
        address,
        form={"seat": str(phone.seat), **form},
        headers={"Accept": "application/json", "Origin": phone.evening.url},
    )
    assert answer.ok, f"{action}: {answer.text()}"
    return answer


def seated(evening: Evening, *languages: str, **options: str) -> tuple[Device, tuple[Phone, ...]]:
    """A started table with a phone for each language; the first one plays first."""
    board = evening.opens("etherstone", len(languages), **options)
    phones = tuple(
        evening.phone(name, language) for name, language in zip(PEOPLE, languages, strict=False)
    )
    board.page.locator("select[name=first]").select_option(label="Ana plays first")
    board.page.get_by_role("button", name="Start the game").click()
    board.sees("Drafting phase")
    return board, phones


def with_leaders(phones: tuple[Phone, ...], **printed: object) -> None:
    """Everybody has a Leader and is ready; the dice lie on the table."""
    facts = {"life": 9, "strength": 2, "stones__red": 2, "stones__green": 2, **printed}
    for phone in phones:
        does(phone, "choose_leader", leader=f"LE00{phone.seat + 5}", **facts)
        does(phone, "be_ready")
    does(phones[0], "set_dice", **{f"faces__{die}": face for die, face in DICE.items()})
    phones[0].is_on_turn()


def opens(phone: Phone, address: str) -> None:
    """A sheet, wherever on the screen its link may be."""
    phone.page.evaluate(
        """(address) => {
          const link = document.createElement("a");
          link.dataset.sheet = address;
          document.body.append(link);
          link.click();
          link.remove();
        }""",
        address,
    )


def nothing_sticks_out(phone: Phone) -> None:
    """Neither the page nor an open sheet is wider than the phone, and no text is cut off."""
    wide = phone.page.evaluate(
        """() => {
          const at = document.querySelector("dialog#sheet[open]") ?? document.documentElement;
          const hides = (one) => getComputedStyle(one).overflowX !== "visible";
          const isCut = (one) => hides(one) && one.scrollWidth > one.clientWidth + 1;
          const isOut = (one) => one.getBoundingClientRect().right > innerWidth + 1;
          const all = [...at.querySelectorAll("button, a, b, h1, h2, h3, p, label, .chip")];
          const seen = all.filter((one) => one.checkVisibility());
          const bad = seen.filter((one) => isCut(one) || isOut(one));
          const told = bad.filter((one) => !one.closest(".numbers--run, .sr"));
          const isWide = document.documentElement.scrollWidth > innerWidth;
          return [isWide, ...told.map((one) => one.outerHTML.slice(0, 120))];
        }"""
    )
    assert wide == [False]
