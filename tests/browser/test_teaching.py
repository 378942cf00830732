"""Teach it your dice, on a real phone: photos are sent as soon as they are chosen."""

from __future__ import annotations

from pathlib import Path
from re import compile as matching

from playwright.sync_api import expect

from tests.browser.people import Evening
from tests.web.test_camera_teach import GLYPHS, SHOTS, photo_of


def photos_of(face: str, folder: Path, *seeds: int) -> list[Path]:
    files = [folder / f"{face} {seed}.jpg" for seed in seeds]
    for file, seed in zip(files, seeds, strict=True):
        file.write_bytes(photo_of(face, seed))
    return files


def test_faces_are_taught_with_a_thumb_and_tried_out(evening: Evening, tmp_path: Path) -> None:
    evening.opens("ashes", 2)
    page = evening.phone("Ana", "fr").goes_to("/dice?game=ashes").page
    for face in GLYPHS:
        card = page.locator(f'section[id="{face}"]')
        card.locator("input[type=file]").set_input_files(photos_of(face, tmp_path, *SHOTS))
        expect(card).to_contain_text(matching("3 photos · Reconnue à"))
    tried = page.get_by_text("Essayer une photo").locator("input")
    tried.set_input_files(photos_of("charm.power", tmp_path, 9)[0])
    expect(page.locator("main .banner")).to_contain_text("Envoutement Pouvoir")


def test_after_a_lesson_the_way_back_leads_to_the_table(evening: Evening, tmp_path: Path) -> None:
    evening.opens("ashes", 2)
    ana = evening.phone("Ana", "fr")
    ana.page.locator('[data-sheet*="sheet/menu"]').first.click()
    ana.page.locator('a[href="/dice?game=ashes"]').click()
    card = ana.page.locator('section[id="natural.power"]')
    card.locator("input[type=file]").set_input_files(photos_of("natural.power", tmp_path, 1))
    expect(card.get_by_role("status")).to_contain_text("Une photo apprise.")
    expect(card).to_be_in_viewport(ratio=1)
    ana.page.locator("[data-back]").click()
    ana.page.wait_for_url(matching(f"/t/{evening.code}"))
