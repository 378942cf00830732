"""What strangers, other sites and broken programs get: a sentence, never a table."""

from __future__ import annotations

import io
import json
import re

import pytest

from companion.web.guard import LARGEST_FORM, MOST_FIELDS
from companion.web.slowdown import FREE_GUESSES
from tests.web.actors import JSON, Answer, Device, House, Phone, Table

SENTENCE = re.compile(r"[A-ZÀ-Ý].{8,}")
NASTY_NAMES = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE entries; --",
    "{{ 7 * 7 }}{% raw %}",
    "${7*7} %s {0} { $who }",
    "\u202egnikcab\u202c",
    '=HYPERLINK("http://evil")',
    "</hx-partial><script>x</script>",
    "a\r\nSet-Cookie: x=1",
    "data: x\n\nid: 999",
    "a\u2028b\u2029c\x85d\x0be\x0cf\x1cg",
    "N" * 500,
    "👩‍👩‍👧‍👦" * 30,
]


@pytest.fixture
def table(house: House) -> Table:
    table = house.host("en").opens("hedgehog_orchard", seats=2)
    table.phone("Ana", "fr")
    table.phone("Ben", "en")
    table.begins()
    return table


def is_told(answer: Answer, status: int) -> bool:
    """That status, with a sentence and no trace of the inside."""
    inside = ("Traceback", 'File "', "werkzeug", "jinja2", "sqlalchemy")
    said = answer.why or answer.words
    return (
        answer.status == status
        and bool(SENTENCE.search(said))
        and not any(word in answer.text for word in inside)
    )


# ---- other sites ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "https://localhost.evil.example",
        "http://localhost:9999",
        "http://localhost@evil.example",
        "null",
        "nonsense",
        "http://[bad",
        "",
    ],
)
def test_a_form_on_another_site_cannot_act_here(table: Table, origin: str) -> None:
    ana, before = table.phones[0], table.version
    answer = ana.post(f"{ana.at}/act/step", headers={"Origin": origin}, seat=0, part="tarts", by=1)
    assert is_told(answer, 403), (answer.status, answer.text)
    assert table.version == before


def test_a_request_marked_as_cross_site_is_refused_even_without_origin(table: Table) -> None:
    ana = table.phones[0]
    answer = ana.device.client.post(
        f"{ana.at}/act/step", data={"seat": 0}, headers={**JSON, "Sec-Fetch-Site": "cross-site"}
    )
    assert answer.status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "a b", "[::1", "@"])
def test_a_foreign_host_header_finds_nothing(table: Table, host: str) -> None:
    for path in ("/", f"/t/{table.code}/board", "/shelf", f"/t/{table.code}/stream"):
        answer = table.phones[0].get(path, Host=host)
        assert answer.status in (400, 421), path
        assert "Ana" not in answer.text


def test_refusals_at_the_door_speak_the_visitors_language(table: Table) -> None:
    ana = table.phones[0]
    foreign = ana.get("/", **{"Host": "evil.example", "Accept-Language": "fr"})
    assert "Cette adresse n’est pas l’une des nôtres" in foreign.words
    crossing = ana.post(f"{ana.at}/undo", headers={"Origin": "http://evil.example"})
    assert crossing.why == "Cet appareil n’a pas le droit de faire cela"
    assert "Le code est-il juste" in ana.get("/nowhere/at/all").words


# ---- what a page brings along -------------------------------------------------------------


def test_every_page_is_locked_down(table: Table) -> None:
    ana = table.phones[0]
    for path in ("/", f"/j/{table.code}", ana.at, f"{ana.at}/board", "/shelf", "/nowhere"):
        headers = ana.get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cache-Control"] == "no-store"
        assert headers["Referrer-Policy"] in ("no-referrer", "same-origin")


def test_no_page_carries_a_script_of_its_own(table: Table) -> None:
    ana = table.phones[0]
    for path in ("/", f"/j/{table.code}", ana.at, f"{ana.at}/board", f"{ana.at}/history", "/shelf"):
        page = ana.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", page), path
        assert not re.search(r"\son\w+\s*=", page), path


def test_the_cookie_that_holds_the_seat_is_out_of_reach(house: House) -> None:
    answer = Device(house).get("/")
    cookie = next(c for c in answer.headers.getlist("Set-Cookie") if c.startswith("device="))
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_a_forged_device_cookie_is_just_a_new_phone(table: Table) -> None:
    ana = table.phones[0]
    cookie = ana.device.client.get_cookie("device")
    assert cookie is not None
    thief = table.house.device()
    for forged in (cookie.value[:-3] + "xyz", '"eve"', "eve", "", "." * 300, "é"):
        thief.client.set_cookie("device", forged)
        assert Phone(table, thief, 0).steps("tarts").status == 422


# ---- markup in names ----------------------------------------------------------------------


@pytest.mark.parametrize("name", NASTY_NAMES)
def test_a_name_is_only_ever_a_name(house: House, name: str) -> None:
    table = house.host("en").opens("hedgehog_orchard", seats=2)
    ana, ben = table.phone(name), table.phone("Ben")
    table.begins()
    screen = ben.opens_stream()
    screen.hears(table.version)
    ana.steps("tarts", 3)
    screen.hears(table.version)
    table.ends()
    streamed = screen.close()
    pages = [
        *(ben.page(path) for path in ("", "/board", "/history", "/sheet/seats", "/sheet/menu")),
        ben.page("/sheet/seat?of=0"),
        ben.get(f"/shelf/{table.code}"),
        ben.get("/shelf"),
        house.device().get(f"/j/{table.code}"),
        table.host.get("/?game=hedgehog_orchard"),
    ]
    for page in pages:
        assert page.status == 200
    everything = "".join(page.text for page in pages) + streamed
    for raw in ("<script>alert", "<script>x", "<img src=x", "</hx-partial><script"):
        assert raw not in everything
    for message in streamed.split("\n\n"):
        assert re.fullmatch(r"(event: beat\n)?(id: \d+\n)?(data: .*\n?)+|", message), message[:200]
    longest = max(len(person.name) for person in table.state.people)
    assert longest <= 24


def test_a_name_cannot_become_a_formula(house: House) -> None:
    for name in ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1"):
        table = house.host("en").opens("hedgehog_orchard", seats=2)
        ana = table.phone(name)
        table.phone("Ben")
        table.begins()
        table.ends()
        sheet = ana.get(f"{ana.at}/sheet.csv").text
        for cell in sheet.replace("\r", "").replace("\n", ",").split(","):
            assert cell[:1] not in ("=", "+", "@", "\t"), sheet


# ---- oversized and malformed --------------------------------------------------------------


def test_what_is_far_too_large_is_refused_with_a_sentence(table: Table) -> None:
    ana, before = table.phones[0], table.version
    big = ana.post(f"{ana.at}/act/step", seat=0, part="x" * (LARGEST_FORM + 1), by=1)
    assert is_told(big, 413), big.status
    many = {f"field{n}": "1" for n in range(MOST_FIELDS * 3)}
    answer = ana.post(f"{ana.at}/act/step", **many)
    assert 400 <= answer.status < 500
    assert table.version == before
    assert ana.steps("tarts").status == 200


@pytest.mark.parametrize(
    ("content_type", "body"),
    [
        ("application/json", b"{"),
        ("application/json", b'{"seat": 0}'),
        ("multipart/form-data", b"no boundary"),
        ("multipart/form-data; boundary=x", b"--x\r\nbroken"),
        ("application/x-www-form-urlencoded", b"%zz=%ff%fe&seat=\xff&&&=;="),
        ("nonsense", b"\x00" * 100),
        ("", b"seat=0"),
    ],
)
def test_a_malformed_tap_is_refused_with_a_sentence(
    table: Table, content_type: str, body: bytes
) -> None:
    ana, before = table.phones[0], table.version
    for path in ("act/step", "undo", "seats/free", "preview/bake", "act/enter"):
        answer = Answer(
            ana.device.client.post(
                f"{ana.at}/{path}",
                data=body,
                content_type=content_type,
                headers={"Origin": "http://localhost", **JSON},
            )
        )
        assert 400 <= answer.status < 500, (path, answer.text)
        assert SENTENCE.search(answer.why or answer.words)
    assert table.version == before


STRANGE = [
    "\x00",
    "a\x00b",
    "\ud800",
    "²",
    "٣",
    "-0",
    "1e9",
    "NaN",
    "null",
    "∞",
    "../..",
    "9" * 400,
]


@pytest.mark.parametrize("value", STRANGE)
def test_strange_values_never_break_a_table(table: Table, value: str) -> None:
    ana = table.phones[0]
    raw = value.encode("utf-8", "surrogatepass")
    for action in ("step", "correct", "place", "bake", "enter", "give_turn", "sit", "stop"):
        fields = dict.fromkeys(("part", "by", "to", "id", "field", "name", "x.y", "key"), raw)
        for seat in (b"0", raw):
            answer = ana.post(f"{ana.at}/act/{action}", seat=seat, **fields)
            assert answer.status in (200, 404, 409, 422), (action, answer.text)
        ana.undoes(anyway="1")
    answer = ana.taps("correct", part="tarts", to=raw)
    assert answer.status in (200, 422)
    answer = ana.taps("step", part="tarts", by=raw, seen=raw, by_seat=raw, key=raw)
    assert answer.status in (200, 422)
    for path in ("", f"?seat={'²'}", "/board", "/history", "/history?to=²&series=²"):
        assert ana.page(path).status == 200, path


def test_a_sheet_asked_for_in_a_strange_way_is_not_there(table: Table) -> None:
    ana = table.phones[0]
    for path in (
        "sheet/record?part=tarts&id=x",
        "sheet/record?part=²&id=x",
        "sheet/seat?of=²",
        "sheet/seat?of=99",
        "sheet/correct?of=-1",
        "sheet/action?action=fly",
        "sheet/action?action=bake",
        "sheet/action?action=bake&seat=²",
        "sheet/action?action=bake&seat=1",
        "sheet/action?action=step&seat=0&part=²",
        "sheet/lines",
        "sheet/nothing",
        "sheet/..%2f..%2fpages%2fstart",
    ):
        answer = ana.page(f"/{path}")
        assert answer.status in (200, 403, 404), (path, answer.status)
        assert "Traceback" not in answer.text


# ---- strangers ----------------------------------------------------------------------------

PAGES = ["", "/board", "/history", "/stream", "/export.json", "/sheet.csv", "/sheet/menu"]


@pytest.mark.parametrize(
    "code",
    ["ABCD", "abcd", "A", "ABCDE", "..", "%2e%2e", "AB%00D", "ÀBCD", "0O1L", "' OR 1=1"],
)
def test_a_wrong_code_finds_nothing(house: House, code: str) -> None:
    for page in PAGES:
        stranger = house.device("fr")
        for path in (f"/t/{code}{page}", f"/j/{code}", f"/shelf/{code}", f"/qr/{code}.svg"):
            answer = stranger.get(path)
            assert answer.status in (404, 308), path
            assert "Traceback" not in answer.text


def test_no_page_tells_a_stranger_which_tables_there_are(own_house: House) -> None:
    table = own_house.host().opens("hedgehog_orchard", seats=2)
    table.phone("Anastasia")
    table.phone("Bartholomew")
    table.begins()
    table.ends()
    stranger = own_house.device()
    paths = [
        "/",
        "/shelf",
        "/notebook",
        "/notebook.json",
        "/help/connect",
        "/static/",
        "/t/",
        "/j/",
    ]
    for path in paths:
        page = stranger.get(path).text
        assert table.code not in page, path
        assert "Anastasia" not in page, path
    other = own_house.host().opens("hedgehog_orchard", seats=2)
    assert "Anastasia" not in stranger.get(f"/j/{other.code}").text


def test_guessing_codes_is_slowed_down_for_the_guesser_alone(table: Table) -> None:
    guesser = table.house.device("fr")
    for _ in range(FREE_GUESSES):
        assert guesser.get("/t/ZZZZ").status == 404
    slowed = guesser.get("/t/ZZZZ")
    assert is_told(slowed, 429)
    assert "Patientez" in slowed.words
    assert guesser.get(f"/t/{table.code}/board").status == 429
    assert guesser.post(f"/t/{table.code}/act/step").status == 429
    assert table.phones[0].steps("tarts").status == 200
    assert table.watcher().page("/board").status == 200


def test_a_player_is_not_locked_out_by_a_guesser_behind_the_same_address(table: Table) -> None:
    ana, guesser = table.phones[0], table.house.device()
    guesser.address = ana.device.address
    for _ in range(FREE_GUESSES + 3):
        guesser.get("/t/ZZZZ")
    assert guesser.get(f"/t/{table.code}/board").status == 429
    assert ana.steps("tarts").status == 200
    assert ana.page().status == 200


def test_every_way_in_counts_wrong_codes(house: House) -> None:
    ways = ("/t/{}", "/j/{}", "/t/{}/stream", "/t/{}/export.json", "/shelf/{}", "/qr/{}.svg")
    for way in ways:
        guesser = house.device()
        for n in range(FREE_GUESSES):
            assert (
                guesser.get(way.format(f"ZZ{n:02}".replace("0", "Z").replace("1", "Y"))).status
                == 404
            )
        assert guesser.get(way.format("ZZZZ")).status == 429, way


def test_who_knows_the_code_but_has_no_seat_sees_the_public_side_and_acts_on_nothing(
    table: Table,
) -> None:
    eve = table.watcher()
    assert eve.page("/board").status == 200
    assert eve.page("/history").status == 200
    assert eve.page().location == f"/j/{table.code}"
    for path in ("/export.json", "/sheet.csv", "/sheet/action?action=bake&seat=0"):
        assert eve.page(path).status in (403, 404)
    assert eve.page("/sheet/action?action=bake").status in (403, 404)
    assert eve.post(f"{eve.at}/preview/bake", seat=0).status == 403
    assert eve.post(f"{eve.at}/preview/bake").status == 403


def test_nobody_is_led_to_another_site(table: Table) -> None:
    ana = table.phones[0]
    for target in ("https://evil", "//evil", "/\\evil", "\\\\evil", "/\t/evil", "javascript:x"):
        answer = ana.submits("/preferences", theme="dark", next=target)
        assert re.match(r"/(?![/\\])", answer.location), answer.location
        assert not re.search(r"[\\\t\r\n]", answer.location)
        step = ana.submits(f"{ana.at}/act/step", seat=0, part="tarts", by=1, next=target)
        assert step.location.startswith("/t/")


# ---- files that come in -------------------------------------------------------------------


def a_finished_game(house: House) -> dict[str, object]:
    table = house.host().opens("hedgehog_orchard", seats=2)
    ana = table.phone("Ana")
    table.phone("Ben")
    table.begins()
    ana.steps("tarts", 2)
    table.ends()
    plain = ana.get(f"{ana.at}/export.json").json
    return json.loads(json.dumps(plain))


def hostile_files(good: dict[str, object]) -> list[object]:
    def with_event(*event: object) -> object:
        return {**good, "entries": [*rows[:3], {**rows[3], "events": [list(event)]}, *rows[4:]]}

    def with_row(**more: object) -> object:
        return {**good, "entries": [*rows[:-1], {**rows[-1], **more}]}

    rows: list[dict[str, object]] = good["entries"]  # type: ignore[assignment]
    deep: object = "x"
    for _ in range(200):
        deep = [deep]
    return [
        None, [], {}, "x", 7, {"companion": 1}, {"companion": 99}, {"companion": 1, "entries": {}},
        {**good, "game": "no_such_game"}, {**good, "game": ["x"]}, {**good, "game": None},
        {**good, "entries": [None]}, {**good, "entries": [[]]}, {**good, "entries": rows[1:]},
        {**good, "entries": rows[:1] * 3}, {**good, "entries": [{}]},
        with_row(number=2), with_row(number="x"), with_row(at=1e400), with_row(at=-1e18),
        with_row(at="soon"), with_row(at=None), with_row(by="Ana"), with_row(by=99),
        with_row(by=[1]), with_row(key=None), with_row(key="k" * 10**5), with_row(key="\x00"),
        with_row(key="\ud800"), with_row(undoes=[1, "x"]), with_row(undoes=[10**30]),
        with_row(undoes=7), with_row(undoes=[2, 3]), with_row(schema=99), with_row(schema="x"),
        with_row(intent=None), with_row(intent={"action": {"a": 1}}),
        with_row(intent={"action": None, "seat": "x"}), with_row(intent={"action": "x" * 10**5}),
        with_row(intent={"action": "step", "seat": 99, "values": {"part": deep}}),
        with_row(intent={"action": "step", "seat": 0, "values": [1]}),
        with_row(intent={"action": "step", "seat": 10**400, "values": {"by": 10**400}}),
        with_event("opened", "x", {}, 10**9), with_event("opened", "x", {}, -5),
        with_event("opened", "x", None, 2), with_event("opened", "x", {}, "two"),
        with_event("seated", 0, {"a": 1}, 1), with_event("seated", 99, "x", 1),
        with_event("seated", 0, "\ud800", 1), with_event("seated", 0, "x" * 10**5, 1),
        with_event("seated", 0, "x", 99), with_event("seated", 0, "x", "y"),
        with_event("laid", {}, []), with_event("laid", None, [None]), with_event("laid", {}, [{}]),
        with_event("put", "tarts", 0, {"a": 1}), with_event("put", "tarts", 0, "many"),
        with_event("put", "tarts", 0, 10**400), with_event("put", "tarts", 99, 1),
        with_event("put", ["x"], 0, 1), with_event("put", "tarts", 0, 1.5),
        with_event("put", "basket", 0, deep), with_event("changed", "tarts", 0, "x"),
        with_event("placed", "tarts", 0, "x", "fields"), with_event("turned", "x", "y", "z"),
        with_event("turned", 1, "turn", 99, [99]), with_event("turned", 10**50, "turn", 0, []),
        with_event("turned", 1, "no_such_phase", 0, []), with_event("staged", "nowhere", 0),
        with_event("staged", "over", 10**50), with_event("staged", {"a": 1}, 0),
        with_event("endcalled", "no_such_end", 99, 1, 1), with_event("announced", "x", 9, None),
        with_event("overrode", [1, None, {"a": 2}]), with_event("__class__", 1),
        with_event("nothing"), with_event(), with_event("put"), with_event(["put"], 1),
        with_event("joined", "Zoe", 3, None), with_event("joined", "Zoe", 3, {"tarts": "x"}),
        b"\xff\xfe", b"[" * 100_000, b"{" * 100_000, b'{"companion": 1' + b"0" * 5000 + b"}",
        b"", b"null", b"NaN",
    ]  # fmt: skip


def test_a_hostile_file_never_crashes_or_poisons_the_shelf(own_house: House) -> None:
    good = a_finished_game(own_house)
    for at, plain in enumerate(hostile_files(good)):
        device = own_house.device("fr")
        data = plain if isinstance(plain, bytes) else json.dumps(plain).encode()
        answer = device.submits("/import", file=(io.BytesIO(data), "game.json"))
        shown = f"{at}: {str(plain)[-300:]}"
        assert answer.status in (303, 413), shown
        for path in ("/shelf", "/", answer.location):
            assert device.get(path).status == 200, (shown, path)
        if answer.location.startswith("/shelf/"):
            code = answer.location.removeprefix("/shelf/")
            for path in ("", "/board", "/history", "/export.json", "/sheet.csv"):
                assert device.get(f"/t/{code}{path}").status in (200, 302, 404), (shown, path)
        else:
            assert "why=" in answer.location, shown
    assert own_house.device().get("/").status == 200


def test_a_hostile_notebook_is_refused_or_harmless(own_house: House) -> None:
    table = own_house.host().opens("etherstone", seats=2)
    ana = table.phone("Ana")
    table.phone("Ben")
    table.begins()

    def book(**card: object) -> object:
        usual = {"game": "etherstone", "deck": "leaders", "card": "LE999", "facts": {"life": 9}}
        return {"companion-notebook": 1, "cards": [{**usual, **card}]}

    deep: object = {"x": 1}
    for _ in range(300):
        deep = {"life": deep}
    files: list[object] = [
        None, {}, {"companion-notebook": 1}, {"companion-notebook": 2, "cards": []},
        book(facts=None), book(facts=[1]), book(card=""), book(card=None), book(game=None),
        book(card="\ud800"), book(card="\x00"), book(facts={"life": "\ud800"}),
        book(facts={"life": 10**400}), book(facts={"life": deep}), book(facts=deep),
        book(facts={"\ud800": 1}), book(facts={"name": "<script>alert(1)</script>"}),
        book(facts={"life": [1, [2, [3]]]}), book(facts={"life": {"a": None}}),
        book(facts={"life": 1.5, "name": 7}), book(facts={"name": "x" * 10**5}),
        {"companion-notebook": 1, "cards": "x"}, {"companion-notebook": 1, "cards": [None]},
        b"", b"[" * 100_000, b"\xff",
    ]  # fmt: skip
    for deck in table.game.decks:
        for plain in files:
            if isinstance(plain, dict) and isinstance(plain.get("cards"), list):
                plain = {
                    **plain,
                    "cards": [c and {**c, "deck": deck} for c in plain["cards"]],
                }
            data = plain if isinstance(plain, bytes) else json.dumps(plain).encode()
            answer = ana.submits("/notebook/import", file=(io.BytesIO(data), "book.json"))
            assert answer.status == 303, str(plain)[:200]
            page = ana.get("/notebook?game=etherstone")
            assert page.status == 200, str(plain)[:200]
            assert "<script>alert" not in page.text
            assert ana.get("/notebook.json").status == 200, str(plain)[:200]
            for action in ("choose_leader", "cast"):
                sheet = ana.page(f"/sheet/action?action={action}&seat=0&card=LE999")
                assert sheet.status == 200, str(plain)[:200]
                assert len(sheet.text) < 300_000
