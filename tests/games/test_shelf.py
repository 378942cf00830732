"""All games stand on one shelf: those in the box, and files people drop into a folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.games.shelf import Shelf, UnknownGame
from companion.texts.lookup import app_texts

GOOD = 'name = "{name}"\nseats = [1, 4]\n[columns.points]\nname = "Points"\n'
BAD = 'name = "Bad"\nseats = [1, 4]\n[parts.fish]\nkind = "countre"\nname = "Fish"\n'


class Folder:
    """A games folder, and a shelf whose clock we turn."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.now, self.edits = folder, 0.0, 0
        self.shelf = Shelf(folder, clock=lambda: self.now)

    def write(self, file: str, text: str) -> None:
        """Files get their own moments, or a quick machine would see no change."""
        path, self.edits = self.folder / file, self.edits + 1
        path.write_text(text, encoding="utf-8")
        os.utime(path, ns=(self.edits * 10**9, self.edits * 10**9))
        self.later()

    def later(self) -> None:
        self.now += 1.5

    def name(self, key: str) -> str:
        return self.shelf.texts(key).say("name", "en")

    def complaints(self, language: str = "en") -> list[str]:
        voice = app_texts().voice(language)
        return [broken.say(voice) for broken in self.shelf.problems()]


@pytest.fixture
def home(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_the_box_holds_our_games(home: Folder) -> None:
    keys = {game.key for game in home.shelf.all()}
    assert {"etherstone", "score_sheet", "life_counter", "hedgehog_orchard"} <= keys
    assert home.complaints() == []


def test_a_file_dropped_into_the_folder_stands_on_the_shelf(home: Folder) -> None:
    home.write("Our Rummy.toml", GOOD.format(name="Our Rummy"))
    assert "our_rummy" in home.shelf
    assert home.name("our_rummy") == "Our Rummy"
    assert home.shelf.shelved("our_rummy").own


def test_a_changed_file_is_read_again_but_not_more_than_once_a_second(home: Folder) -> None:
    home.write("dice.toml", GOOD.format(name="One"))
    assert home.name("dice") == "One"
    home.write("dice.toml", GOOD.format(name="Two"))
    home.now -= 1.5
    assert home.name("dice") == "One"
    home.later()
    assert home.name("dice") == "Two"


def test_a_broken_file_is_named_with_line_and_reason_and_stops_nothing_else(home: Folder) -> None:
    home.write("bad.toml", BAD)
    home.write("good.toml", GOOD.format(name="Good"))
    assert "good" in home.shelf
    assert "bad" not in home.shelf
    (said,) = home.complaints()
    assert said.startswith("bad.toml, line 4: “countre” is not known here")
    (dit,) = home.complaints("fr")
    assert dit.startswith("bad.toml, ligne 4\u202f: «\u202fcountre\u202f» est inconnu ici")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"name = \xff\n", "not written in UTF-8"),
        (b"#" * 300_000, "larger than 256 KB"),
        (b"name = [\n", "not TOML"),
        (b"", "missing here: name"),
    ],
)
def test_a_file_that_is_no_game_is_told_so(home: Folder, content: bytes, said: str) -> None:
    (home.folder / "odd.toml").write_bytes(content)
    home.later()
    (complaint,) = home.complaints()
    assert said in complaint


def test_a_game_that_turns_bad_is_played_on_in_its_last_good_version(home: Folder) -> None:
    home.write("dice.toml", GOOD.format(name="Dice"))
    good = home.shelf.game("dice")
    home.write("dice.toml", BAD)
    assert home.shelf.game("dice") is good
    assert len(home.complaints()) == 1
    home.write("dice.toml", GOOD.format(name="Better"))
    assert home.complaints() == []
    assert home.name("dice") == "Better"


def test_its_tables_find_it_again_after_a_restart_and_even_when_the_file_is_gone(
    home: Folder,
) -> None:
    home.write("dice.toml", GOOD.format(name="Dice"))
    assert "dice" in home.shelf
    home.write("dice.toml", BAD)
    assert Folder(home.folder).name("dice") == "Dice"
    (home.folder / "dice.toml").unlink()
    again = Folder(home.folder)
    assert "dice" not in again.shelf
    assert again.name("dice") == "Dice"


def test_a_persons_file_takes_the_place_of_a_game_in_the_box(home: Folder) -> None:
    home.write("score_sheet.toml", GOOD.format(name="My Sheet"))
    assert home.name("score_sheet") == "My Sheet"
    (home.folder / "score_sheet.toml").unlink()
    home.later()
    assert home.name("score_sheet") == "Score Sheet"


def test_two_files_of_one_name_do_not_fight(home: Folder) -> None:
    home.write("our game.toml", GOOD.format(name="First"))
    home.write("our_game.toml", GOOD.format(name="Second"))
    assert home.name("our_game") == "First"
    assert home.complaints() == ["our_game.toml: “our_game” is there twice"]


def test_what_is_not_a_file_is_left_alone(home: Folder) -> None:
    (home.folder / "folder.toml").mkdir()
    os.mkfifo(home.folder / "pipe.toml")
    home.later()
    assert home.complaints() == []


def test_an_unknown_game_is_a_clear_error(home: Folder) -> None:
    with pytest.raises(UnknownGame):
        home.shelf.game("chess")


def test_a_folder_that_is_not_there_is_an_empty_one(tmp_path: Path) -> None:
    assert Shelf(tmp_path / "nowhere").problems() == ()
