"""Etherstone with a phone in hand: from the draft to the last round."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.etherstone_table import does, nothing_sticks_out, opens, seated, with_leaders
from tests.browser.people import Evening


def test_the_draft_says_who_passes_how_many_cards_to_whom(evening: Evening) -> None:
    board, (ana, chloe) = seated(evening, "en", "fr")
    ana.sees("Pass 1 of 7").sees("Keep 1 of 7, pass 6 to Bastien")
    board.sees("Keep 1 of 7, pass 6 to the left").sees("to Bastien")
    ana.taps("Keep")
    ana.sees("Kept. When all have chosen, 6 cards go to Bastien")
    chloe.taps("Garder")
    ana.sees("Keep 1 of 6, pass 5 to Bastien")
    board.sees("Pass 2 of 7")
    for _ in range(6):
        does(ana, "keep_card")
        does(chloe, "keep_card")
    ana.sees("Choose one of your two Leaders; all reveal together")


def test_a_leader_typed_once_is_filled_in_from_the_notebook_in_the_next_game(
    evening: Evening,
) -> None:
    _, (ana, _) = seated(evening, "en", "en")
    ana.taps("Leader").enters("leader", "le013").enters("life", 12).enters("strength", 4)
    ana.adds("stones.white", 3).adds("counters", 2).does()
    ana.sees("LE013")

    _, (bea, _) = seated(evening, "fr", "en")
    bea.taps("Leader")
    bea.sheet.get_by_role("button", name="LE013").click()
    bea.sees("LE013 : repris du carnet".replace(" :", "\u202f:"))
    expect(bea.sheet.locator("[name=life]")).to_have_value("12")
    expect(bea.sheet.locator("[name='stones.white']")).to_have_value("3")
    bea.does()
    bea.does_not_see("Pas encore de Leader")
    opened = bea.page.request.get(f"{evening.url}/t/{evening.code}/sheet/seat?of=0&seat=0").text()
    assert re.search(r'data-value="life" data-of="0">12<', opened)
    assert re.search(r'data-value="stones.white" data-of="0">3<', opened)


def test_a_purple_cost_is_paid_from_any_mix_and_seen_before_it_is_done(evening: Evening) -> None:
    board, phones = seated(evening, "en", "fr")
    with_leaders(phones, stones__white=3)
    ana = phones[0]
    ana.taps("Cast").chooses("shelf", "VO")
    ana.sheet.get_by_role("button", name="VO007").click()
    ana.adds("cost.green").adds("cost.void", 2)
    expect(ana.sheet.locator("[name='paid.white']")).to_have_value("1")
    expect(ana.sheet.locator("[name='paid.red']")).to_have_value("1")
    place = ana.sheet.locator("[data-count]:has([name='paid.red'])")
    place.locator("[data-less]").click()
    ana.sees("The cost is 3, you pay 2")
    ana.adds("paid.white").adds("points", 3).does()
    ana.shows("stones.white", 0, 1).shows("stones.red", 0, 2).shows("stones.green", 0, 1)
    ana.shows("hand", 0, 6).sees("VO007")
    board.shows("hand", 0, 6)
    ana.sees(re.compile("End turn"))


def test_an_attack_adds_up_followers_and_leader_against_the_life_of_the_threat(
    evening: Evening,
) -> None:
    board, phones = seated(evening, "en", "fr")
    with_leaders(phones)
    ana, chloe = phones
    facts = {"life": 5, "strength": 4, "points": 3, "reward_points": 2}
    does(chloe, "describe_threat", threat="T1", name="Ant Duchess", **facts)
    board.sees("Ant Duchess")
    does(ana, "cast_by_ability", card="WH001", type="follower", strength=3, points=1)

    ana.page.locator(".threat", has_text="Ant Duchess").click()
    ana.sees("5 still missing").chooses("followers", "WH001")
    ana.sees("2 still missing").chooses("leader", "1")
    ana.sees("Strong enough · Your Leader loses 4 Life")
    ana.adds("protection").sees("Strong enough · Your Leader loses 3 Life").does()

    ana.shows("life", 0, 6).shows("points", 0, 2)
    expect(ana.page.locator(".turned--spent")).to_have_count(1)
    board.shows("threat_deck", "", 6).does_not_see("Ant Duchess")
    ana.taps("Spoils: 1").sees("Ant Duchess")


def test_an_artifax_is_named_taken_kept_and_discarded_with_the_void_die(evening: Evening) -> None:
    board, phones = seated(evening, "en", "fr", artifax="1")
    with_leaders(phones)
    ana, chloe = phones
    ana.page.locator(".token").first.click()
    ana.chooses("effect", "gain_life").does()
    board.sees("Gain 1 Life")
    chloe.sees("Gagnez 1 Vie")

    ana.page.locator(".token", has_text="Gain 1 Life").click()
    ana.sees("Take an Artifax").does()
    ana.shows("life", 0, 10).sees("By your Leader")
    board.sees(re.compile("^\\s*1\\s*Artifax")).does_not_see("Gain 1 Life")

    does(ana, "name_token", token="A2", effect="recall")
    ana.taps("Recall 1 card")
    ana.sees(re.compile("One Artifax a turn"))

    ana.taps("Draft").chooses("die", "void").chooses("colour", "white")
    ana.chooses("discard_artifax", "1").does()
    ana.shows("life", 0, 9).shows("stones.white", 0, 2).does_not_see("By your Leader")


def test_with_three_at_the_table_everybody_reads_who_plays_last(evening: Evening) -> None:
    board, phones = seated(evening, "en", "fr", "en")
    with_leaders(phones)
    ana, bastien, chloe = phones
    does(ana, "gain_points", count=20)
    does(ana, "rest")
    ana.sees("The Point pool is empty: ending your turn calls the end")
    ana.taps(re.compile("End turn"))

    board.sees("Last round — Chloé plays last")
    board.sees("The Point pool is empty. Ana holds the end-game token (+2).")
    expect(board.page.locator(".order li:not(.order__arrow)")).to_have_text(["Bastien", "Chloé"])
    bastien.sees("Dernière manche — Chloé joue en dernier")
    for phone in (bastien, chloe):
        does(phone, "rest")
        does(phone, "end_turn")
    ana.taps("Count the points")
    ana.sees("0 cards, top-right corner").sees("End-game token: Ana").sees("Life 9, 1 per 2")
    bastien.sees("Jeton Fin de partie : Ana".replace(" :", "\u202f:"))


def test_french_sheets_fit_a_small_phone(evening: Evening) -> None:
    _, phones = seated(evening, "fr", "en", artifax="1")
    ana = phones[0]
    ana.page.set_viewport_size({"width": 320, "height": 640})
    nothing_sticks_out(ana)
    with_leaders(phones)
    for number, kind in enumerate(("follower", "ritual", "technology") * 2, start=1):
        does(ana, "cast_by_ability", card=f"LU00{number}", type=kind, strength=2, points=3)
    does(ana, "name_token", token="A1", effect="ready_three")
    ana.sees("LU006")
    nothing_sticks_out(ana)
    actions = ("draft_die", "cast", "attack", "exchange", "refresh", "affect_opponents", "defeat")
    for address in (
        *(f"action?action={key}&seat=0" for key in actions),
        "action?action=describe_threat&seat=0&threat=T1",
        "action?action=choose_leader&seat=0",
        "abilities?seat=0",
        "seat?of=0&seat=0",
        "aid?seat=0",
    ):
        opens(ana, f"/t/{evening.code}/sheet/{address}")
        expect(ana.sheet.locator("#sheet-title")).to_be_visible()
        nothing_sticks_out(ana)
        ana.page.keyboard.press("Escape")
        expect(ana.sheet).to_have_count(0)


def test_a_tablet_shows_the_same_column_larger(evening: Evening) -> None:
    _, phones = seated(evening, "fr", "en")
    with_leaders(phones)
    ana = phones[0]
    ana.page.set_viewport_size({"width": 768, "height": 1024})
    column = ana.page.locator(".phone__view").bounding_box()
    assert column
    assert column["width"] > 600
    nothing_sticks_out(ana)
    opens(ana, f"/t/{evening.code}/sheet/action?action=set_dice&seat=0")
    expect(ana.sheet.locator("#sheet-title")).to_be_visible()
    nothing_sticks_out(ana)


def test_what_was_said_hides_no_button_of_a_sheet(evening: Evening) -> None:
    _, phones = seated(evening, "en", "fr")
    with_leaders(phones)
    ana = phones[0]
    ana.page.set_viewport_size({"width": 320, "height": 568})
    toast = ana.page.locator(".toast")

    # Said before the sheet opened: gone, for the person has gone on.
    ana.steps("life", -1)
    expect(toast).to_be_visible()
    opens(ana, f"/t/{evening.code}/sheet/action?action=set_dice&seat=0")
    expect(ana.sheet.locator("#sheet-title")).to_be_visible()
    expect(toast).to_have_count(0)

    # Said while it is open (a tap made earlier arrives): the button moves up.
    minus = ana.page.locator('form[data-part="life"][data-of="0"] button[value="-1"]').first
    minus.dispatch_event("click")
    expect(toast).to_be_visible()
    button = ana.sheet.locator(".ask__do button").first.bounding_box()
    said = toast.bounding_box()
    assert button is not None
    assert said is not None
    assert button["y"] + button["height"] <= said["y"]
    assert said["y"] + said["height"] <= 568
