"""Quarriors at every size and in every language: nothing is cut, covered or off the edge, and all can be reached."""

import pytest
from playwright.sync_api import Browser, expect

from mischia.games.quarriors.page import choosable
from tests.browser.player import PHONE, WIDE
from tests.browser.staged import LONG, moment, opened, page_of, screen_of, shelf, spellbook, stage
from tests.web.process import Server

TELEVISION = (1920, 1080)
ON_ITS_SIDE, ZOOMED, SMALL, LOW = (844, 390), (720, 450), (320, 568), (1280, 720)
MOMENTS = ("roll", "immediate", "twelve", "attack", "defend", "capture")
THINGS = """() => {
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflow) || scrolls(one.parentElement));
  const drawn = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length;
  const seen = (one) => drawn(one) && !one.closest(".vh, svg, [popover]:not(:popover-open)");
  const called = (one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`;
  return { seen, scrolls, called };
}"""
FAULTS = f"""() => {{
  const {{ seen, scrolls, called }} = ({THINGS})();
  const found = [];
  for (const part of document.querySelectorAll(".bar, .glory, .foes, .tray, .wilds, .me, .tvtop, .tvcap")) {{
    for (const one of part.querySelectorAll("*")) {{
      if (!seen(one)) continue;
      const box = one.getBoundingClientRect(), hidden = !/visible|auto|scroll/.test(getComputedStyle(one).overflowX);
      const off = box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      if (hidden && one.scrollWidth > one.clientWidth + 1) found.push(`cut ${{called(one)}}`);
      if (off && !scrolls(one.parentElement)) found.push(`off ${{called(one)}}`);
    }}
  }}
  return found;
}}"""
OVERLAPPING = f"""(query) => {{
  const {{ seen, called }} = ({THINGS})();
  const all = [...document.querySelectorAll(query)].filter(seen).map((one) => [one, one.getBoundingClientRect()]);
  const apart = (one, other) => !one.contains(other) && !other.contains(one);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return all.flatMap(([one, a], at) => all.slice(at + 1)
    .filter(([other, b]) => apart(one, other) && meet(a, b)).map(([other]) => `${{called(one)}} × ${{called(other)}}`));
}}"""
WORDS_CUT = """(query) => [...document.querySelectorAll(query)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
STAGE = ".tvtop > *, .glory, .wilds, .tray, .tvcap, .foe"
PARTS = ".glory, .wilds, .foe, .tray, .ticker, .prompt, .zones, .acts:not(.more) .btn"


@pytest.mark.parametrize(("players", "language"), [(3, "en"), (4, "it"), (4, "fr")])
def test_the_television_shows_everything(browser: Browser, server: Server, language: str, players: int) -> None:
    page = opened(browser, TELEVISION)
    for name in ("roll", "immediate", "twelve", "battle", "capture", "over"):
        stage(page, server, screen_of(moment(name, players), language))
        assert page.evaluate(FAULTS) == [], name
        assert page.evaluate(OVERLAPPING, STAGE) == [], name
        assert page.evaluate(OVERLAPPING, ".foe .plate, .foe .z > *, .foe .rd li") == [], name
        assert page.evaluate(OVERLAPPING, ".tray .qu-lying, .tray .lab, .tray .dn, .side-b .who") == [], name
        assert page.evaluate(OVERLAPPING, ".wc .wn, .wc .cu") == [], name
        assert page.evaluate(WORDS_CUT, ".wn, .plate, .dn, .lab, .phases li") == [], name
    page.context.close()


def shelves() -> list[list[str]]:
    """All cards, ten at a time, none of a class twice on a shelf."""
    by_class: dict[int, list[str]] = {}
    for card in choosable():
        by_class.setdefault(card.cls, []).append(card.id)
    rounds = [[ids[at] for ids in by_class.values() if at < len(ids)] for at in range(4)]
    return [cards[at : at + 10] for cards in rounds for at in range(0, len(cards), 10)]


def test_every_card_has_its_whole_name_on_it(browser: Browser, server: Server) -> None:
    """Whatever lies in the Wilds: on the television and on the felt, in the language with the longest words."""
    screen, phone = opened(browser, TELEVISION), opened(browser, PHONE)
    for cards in shelves():
        match = shelf(cards)
        stage(screen, server, screen_of(match, "it"))
        assert screen.evaluate(WORDS_CUT, ".wn") == []
        assert screen.evaluate(OVERLAPPING, ".wc .wn, .wc .cu") == []
        stage(phone, server, page_of(match, match.turn[0], "fr"))
        assert phone.locator(".of").count() >= 6
        assert phone.evaluate(WORDS_CUT, ".of, .of > *, .no, .no > *") == []
    for page in (screen, phone):
        page.context.close()


@pytest.mark.parametrize(
    ("size", "language"),
    [(WIDE, "fr"), (LOW, "en"), (PHONE, "it"), (PHONE, "fr"), (ON_ITS_SIDE, "it"), (ZOOMED, "fr"), (SMALL, "fr")],
    ids=str,
)
def test_nothing_is_cut_or_covered(browser: Browser, server: Server, size: tuple[int, int], language: str) -> None:
    page = opened(browser, size)
    for name in MOMENTS:
        match = moment(name)
        stage(page, server, page_of(match, match.turn[0], language))
        assert page.evaluate(FAULTS) == [], name
        assert page.evaluate(OVERLAPPING, PARTS) == [], name
        assert page.evaluate(WORDS_CUT, ".acts .btn, .of, .foe .plate, .zn") == [], name
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
        for button in page.locator(".acts .btn:visible").all():
            button.click(trial=True)  # nothing lies over it
    page.context.close()


@pytest.mark.parametrize(
    "size", [WIDE, LOW, PHONE, ON_ITS_SIDE, ZOOMED, SMALL], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_the_goal_and_the_signs_are_told(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    page = opened(browser, size)
    stage(page, server, page_of(moment("attack"), LONG[0], "en"))
    expect(page.locator(".glory h3")).to_contain_text("4of 12", use_inner_text=False)
    expect(page.locator(".emp")).to_be_visible()
    expect(page.locator(".emp")).to_contain_text("Empty cards: 2 of 4")
    expect(page.locator("[value=attack]")).to_contain_text("3 to 4 creatures fall")
    page.locator("[value=attack]").click()
    forecast = page.locator(".fore:visible")
    expect(forecast).to_contain_text("Bartolomeo may lose 1 to 2 of")
    page.locator(".signs").click()
    legend = page.locator("#legend")
    expect(legend).to_be_visible()
    for words in (
        "Switches on what the card says.",
        "Its level: so much quiddity summons it.",
        "The damage that destroys it.",
    ):
        expect(legend.get_by_text(words)).to_be_visible()
    box = legend.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
    page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE, ON_ITS_SIDE], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_capture_is_one_tap_on_a_card_that_says_everything(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    page = opened(browser, size)
    stage(page, server, page_of(moment("capture"), LONG[0], "en"))
    card = page.locator('.of[value="capture warrior"]')
    card.scroll_into_view_if_needed()
    for told in ("Mighty Warrior of the Quay", "When summoned", "Capture", "leaves ◆0"):
        expect(card).to_contain_text(told)
    assert card.locator(".of6 .qu-die").count() == 6
    expect(card.locator(".co b")).to_have_text("4")
    expect(page.locator(".no", has_text="Dragon")).to_contain_text("4 short")
    expect(page.locator(".no", has_text="Hag")).to_contain_text("empty")
    page.route("**/moves", lambda route: route.fulfill(json={}))
    with page.expect_request("**/moves") as sent:
        card.click()
    assert "move=capture+warrior" in (sent.value.post_data or "")
    expect(page.locator(".chosen")).to_have_count(0)
    page.context.close()


def test_a_click_keeps_open_what_the_mouse_has_opened(browser: Browser, server: Server) -> None:
    """The Assistant's card in the Wilds tells of the Wilds, though Assistants lie in the tray too."""
    page = opened(browser, WIDE)
    stage(page, server, page_of(moment("immediate", 2), LONG[0], "en"))
    page.clock.run_for(1000)
    card, box = page.locator(".wc[popovertarget=peek-assistant]"), page.locator("#peek-assistant")
    card.hover()
    page.clock.run_for(600)
    expect(box).to_be_visible()
    card.click()
    expect(box).to_be_visible()
    expect(box).to_contain_text("Dice left: 2")
    page.mouse.move(5, 5)
    expect(box).to_be_visible()
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE, ON_ITS_SIDE], ids=str)
def test_all_that_can_be_cast_is_in_reach(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    """The list lies inside the window; on a wide page what a spell is about stands out while one looks at it."""
    page = opened(browser, size)
    stage(page, server, page_of(spellbook(), LONG[0], "fr"))
    page.clock.run_for(1000)
    page.locator(".castmany").click()
    rows = page.locator(".wayto")
    expect(rows).to_have_count(6)
    box = page.locator("#casts").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size[1]
    for row in rows.all():
        row.scroll_into_view_if_needed()
        expect(row).to_be_in_viewport()
        assert row.locator("small").inner_text()
    if size == WIDE:
        rows.first.hover()
        expect(page.locator(".aimed")).to_have_count(2)
        page.mouse.move(5, 5)
        expect(page.locator(".aimed")).to_have_count(0)
    page.context.close()
