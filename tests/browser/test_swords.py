"""Fake Swords in real browsers: a whole game with virtual duels, and one in a room with a judge and a television."""

import re
from random import Random

from playwright.sync_api import Browser, expect

from mischia.core.match import Match
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from tests.browser.access import serious
from tests.browser.by_api import ByApi
from tests.browser.drawn import NAMES, in_sight, moment, shown
from tests.browser.player import PHONE, WIDE, Player, joins, newcomer
from tests.browser.room import Room
from tests.web.process import Server

LOW = (844, 390), (320, 568)
HEIGHTS = (178, 165)  # of Ann and Bob; Cid does not tell


def table_of_three(
    browser: Browser, server: Server, duels: str, sizes: tuple[tuple[int, int], tuple[int, int]] = (WIDE, PHONE)
) -> tuple[list[Player], str]:
    """Ann opens a table with a mouse, Bob comes with a phone, Cid has no mouse; two tell their heights; it begins."""
    ann = newcomer(browser, "Ann", sizes[0])
    players = [ann, newcomer(browser, "Bob", sizes[1]), newcomer(browser, "Cid", keyboard=True)]
    ann.page.goto(f"{server.site}/new/swords")
    ann.page.fill("input[name=name]", "Ann")
    ann.page.select_option("select[name=seats]", "3")
    for seat in (2, 3):
        ann.page.select_option(f"select[name=seat{seat}]", "open")
    ann.page.check(f"input[name=option-duels][value={duels}]")
    ann.page.locator(".gobar button").click()
    expect(ann.page.locator("[data-part=lobby]")).to_be_visible()
    address = ann.page.url
    for guest in players[1:]:
        joins(guest, address)
    for player, tall in zip(players, HEIGHTS, strict=False):
        player.page.get_by_label("Your height in cm").fill(str(tall))
        player.page.get_by_role("button", name="Tell").click()
        expect(ann.page.locator("[data-part=lobby]")).to_contain_text(f"{tall} cm")
    assert serious(ann.page) == []
    ann.page.get_by_role("button", name="Start").click()
    for player in players:
        expect(player.page.locator("[data-part=prompt]")).to_be_visible()
    return players, address


def test_what_is_being_typed_outlives_a_newcomer(browser: Browser, server: Server) -> None:
    """The seats are drawn anew when somebody comes; the height that is half written, and the cursor, stay."""
    ann, bob = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE)
    ann.page.goto(f"{server.site}/new/swords")
    ann.page.fill("input[name=name]", "Ann")
    ann.page.select_option("select[name=seat2]", "open")
    ann.page.locator(".gobar button").click()
    height = ann.page.get_by_label("Your height in cm")
    height.click()
    ann.page.keyboard.type("1")
    joins(bob, ann.page.url)
    expect(ann.page.locator("[data-part=lobby]")).to_contain_text("Bob")
    expect(height).to_have_value("1")
    expect(height).to_be_focused()
    ann.page.keyboard.type("78")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-part=lobby]")).to_contain_text("178 cm")
    expect(height).to_have_value("178")
    for player in (ann, bob):
        player.context.close()


def test_three_people_play_with_virtual_duels(browser: Browser, server: Server) -> None:
    """A phone on its side, the smallest phone, and a keyboard."""
    players, address = table_of_three(browser, server, "virtual", LOW)
    ann, bob, _ = players
    wrong = serious(ann.page) + serious(bob.page)
    room = Room(players)
    room.play(ann.page)
    assert room.beats >= 2
    for player in players:
        in_sight(player.page)
        expect(player.page.locator("#over")).to_have_text(ann.page.inner_text("#over"), use_inner_text=True)
    told = ann.context.request.get(f"{server.site}/api/tables/{address.rsplit('/', 1)[-1]}").json()
    assert told["status"] == "over"
    assert told["view"]["statures"] == {"Ann": 178, "Bob": 165}
    assert told["winners"][0] in (ann.page.text_content("#over") or "")
    expect(ann.page.locator("#lines .e-beat").first).to_be_attached()
    wrong += serious(ann.page) + serious(bob.page)
    assert wrong == []
    for player in players:
        player.context.close()


def test_three_people_play_with_real_swords(browser: Browser, server: Server) -> None:
    """The television shows the rules and the count; the judge alone has the verdict; both may be hit at once."""
    players, address = table_of_three(browser, server, "referee")
    ann = players[0]
    screen = newcomer(browser, "TV")
    screen.page.goto(f"{address}/screen")
    expect(screen.page.locator("[data-voice]")).to_have_attribute("aria-pressed", "true")
    screen.page.locator("[data-voice]").click()
    expect(screen.page.locator("[data-voice]")).to_have_attribute("aria-pressed", "false")
    room = Room(players)
    wrong: list[str] = []

    def judging() -> list[Player]:
        return [player for player in players if player.page.locator("[value='verdict double']").count()]

    while not judging():
        for player in players:
            if not judging():
                room.act(player)
    judges = judging()
    assert len(judges) == 1
    expect(screen.page.locator(".tvband .rules li").first).to_be_visible(timeout=30_000)
    assert screen.page.locator("button[form=move]").count() == 0
    wrong += serious(judges[0].page) + serious(screen.page)
    while len(room.entered) < 2:
        for player in players:
            room.act(player)
    assert room.entered == ["verdict double", "verdict hit"]
    expect(ann.page.locator("#lines .e-both-hit").first).to_be_attached()
    ByApi.at(address, [player.context for player in players]).play_at_random(Random(1), lambda view: False)
    for player in players:
        player.asked()
    screen.page.keyboard.press("Escape")  # it has watched every step
    expect(screen.page.locator("#over")).to_be_visible()
    assert wrong == []
    for player in (*players, screen):
        player.context.close()


def sends(match: Match) -> bool:
    """One is to send two of several into the duel."""
    return match.phase == "fighters" and match.turn == NAMES[:1] and len(match.moves(NAMES[0])) > 3


def test_two_faces_are_sent_into_the_duel(browser: Browser, server: Server) -> None:
    """Tapped or by key; a third takes the place of the older, the same again lets it go."""
    seen = seen_in_match(moment("swords", sends), NAMES[0])
    with shown(browser, server, seen, "en", PHONE) as page:
        faces, confirm = page.locator("[data-half]"), page.locator("[data-confirm]")
        expect(faces).to_have_count(4)
        expect(page.locator("[data-pair]").first).to_be_hidden()
        faces.nth(0).click()
        expect(confirm).to_be_disabled()
        faces.nth(2).click()
        expect(confirm).to_have_text(re.compile("Maximilienne and Desdemona"))
        page.keyboard.press("4")
        expect(confirm).to_have_text(re.compile("Desdemona and Cid"))
        expect(page.locator("[data-half][aria-pressed=true] .nth")).to_have_text(["1", "2"])
        faces.nth(3).click()
        expect(confirm).to_be_disabled()
        faces.nth(1).click()
        expect(confirm).to_have_js_property("value", "fight Bartholomew Desdemona")
        assert serious(page) == []


def sorts(match: Match) -> bool:
    return match.phase == "sort" and match.turn == NAMES[:1]


def test_a_card_in_the_hand_outlives_a_page_drawn_anew(browser: Browser, server: Server) -> None:
    """Somebody says or does something while a card is dragged: it hangs on the hand, and falls where it is let go."""
    with shown(browser, server, seen_in_match(moment("swords", sorts), NAMES[0]), "en", WIDE) as page:
        card, goal = page.locator("#put-0").bounding_box(), page.locator("[data-drop='1']").bounding_box()
        assert card is not None
        assert goal is not None
        page.mouse.move(card["x"] + 20, card["y"] + 20)
        page.mouse.down()
        page.mouse.move(card["x"] + 60, card["y"] + 60)
        page.evaluate("""() => {
            const part = document.querySelector("[data-arrange]").closest("[data-part]");
            part.outerHTML = part.outerHTML.replace(/ data-known(="")?/g, "");
        }""")
        page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
        page.mouse.up()
        expect(page.locator("[data-group='1'] #put-0")).to_have_count(1)


def test_by_keyboard_the_button_comes_after_the_cards(browser: Browser, server: Server) -> None:
    with shown(browser, server, seen_in_match(moment("swords", sorts), NAMES[0]), "en", WIDE) as page:
        cards = [f"#put-{at}" for at in range(page.locator("[data-thing]").count())]
        for at, card in enumerate(cards):
            page.focus(card)
            page.keyboard.press("abc"[at % 3])
        page.locator("[data-thing] button").last.focus()
        page.keyboard.press("Tab")
        expect(page.locator("[data-arranged]")).to_be_focused()


def test_without_script_the_pairs_are_offered(browser: Browser, server: Server) -> None:
    seen = seen_in_match(moment("swords", sends), NAMES[0])
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    html = render.render_table(seen, render.strings(seen.game, "en"), "/nowhere", can_speak=True)
    page.route("**/staged", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
    page.goto(f"{server.site}/staged")
    expect(page.locator("[data-pair]:visible")).to_have_count(6)
    expect(page.locator("[data-half]:visible")).to_have_count(0)
    context.close()
