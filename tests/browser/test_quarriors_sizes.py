"""Quarriors at every size and in every language: nothing is cut, covered or off the edge, and all can be reached."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from mischia.core.match import Match
from mischia.games import GAMES
from mischia.games.quarriors.page import choosable
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from tests.browser.player import PHONE, WIDE, newcomer
from tests.browser.staged import LONG, moment, page_of, screen_of, shelf, stage
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
SILENT = """window.EventSource = class {
  constructor() { window.line = this; this.heard = {}; }
  addEventListener(id, act) { this.heard[id] = act; }
  close() {}
};"""  # a line that tells only what the test lets it tell
STAGE = ".tvtop > *, .glory, .wilds, .tray, .tvcap, .foe"
PARTS = ".glory, .wilds, .foe, .tray, .ticker, .prompt, .zones, .acts:not(.more) .btn"


def opened(browser: Browser, size: tuple[int, int]) -> Page:
    page = newcomer(browser, "Eve", size).page
    page.add_init_script(SILENT)
    return page


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
    for told in ("Mighty Warrior of the Quay", "When summoned", "Capture", "leaves 0"):
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


# --- whoever is behind catches up


@pytest.mark.parametrize("yours", [False, True])
def test_who_is_far_behind_jumps_to_now(browser: Browser, server: Server, yours: bool) -> None:
    """Twelve turns come at once: most are told in a word; whoever is to move sees the last ones step by step."""
    match, rng = Match(GAMES["quarriors"], {"players": list(LONG[:3])}, {}, "quick"), Random(4)
    page = opened(browser, WIDE)
    page.clock.install()
    viewer = LONG[0] if yours else None
    say = render.strings(match.game, "en")
    stage(page, server, page_of(match, viewer, "en") if yours else screen_of(match, "en"))
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # from here on time is told to pass
    lines, turns = int(page.evaluate("document.body.dataset.lines")), 0
    messages: list[str] = []
    while turns < 12 or (yours and match.turn != [viewer]):
        if match.over:
            break
        name = match.turn[0]
        match.play(name, rng.choice(match.moves(name)))
        seen = seen_in_match(match, viewer, turn=tuple(match.turn))
        told = render.message(seen, say, lines, 0)
        lines = told["lines"]
        turns += sum('class="ph"' in one["line"] for one in told["steps"])
        messages.append(render.message_text({**told, "seq": 100 + len(messages)}))
    assert not match.over
    assert turns >= 12
    page.evaluate("all => all.forEach(data => window.line.heard.view({ data }))", messages)
    for _ in range(24):
        if page.locator(".meanwhile").count():
            break
        page.clock.run_for(500)
    expect(page.locator(".meanwhile")).to_have_text(re.compile(r"… meanwhile: \d\d+ steps"))
    if yours:  # the last turns of whoever is to move have their time
        page.wait_for_function("least => document.querySelectorAll('#lines > li').length > least", arg=lines - 30)
        assert page.locator("#lines > li").count() < lines
    else:  # the television keeps no log
        expect(page.locator(".ticker")).to_contain_text(f"Turn {turns + 1}")
    for _ in range(100):
        page.clock.run_for(1000)
        if not page.evaluate("document.body.classList.contains('playing')"):
            break
    if yours:
        expect(page.locator("#lines > li")).to_have_count(lines)
    expect(page.locator("body.playing, .meanwhile")).to_have_count(0)
    page.context.close()
