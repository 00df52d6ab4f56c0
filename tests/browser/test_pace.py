"""Everybody has the time to read: a first game waits for a tap, and less motion takes no time away."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import mischia
from mischia.core.match import Match
from mischia.table.seen import seen_in_match
from mischia.web.pages import render
from tests.browser.by_api import post
from tests.browser.player import PHONE, WIDE, Player, against_bots, newcomer
from tests.browser.staged import LONG, SILENT, page_of, stage
from tests.web.process import Server

LINES = "#lines > li"
TICK, GLIDE = 50, 380  # milliseconds
LONG_AGO = 60_000  # milliseconds: no step stands so long by itself
PLACE = """() => {
  const { right, top, bottom } = document.querySelector("#go-on").getBoundingClientRect();
  return { right, middle: (top + bottom) / 2, height: bottom - top }; }"""
LITTLE = 2  # pixels
HINT = re.compile("Another pace: menu")


def reads(
    browser: Browser, server: Server, size: tuple[int, int] = WIDE, calm: bool = False, first: bool = True
) -> Page:
    """Somebody's table, whose line tells only what the test lets it tell, and whose time passes as it is told."""
    page = newcomer(browser, "Eve", size, calm=calm, paced=not first).page
    if not calm:
        page.clock.install()
    page.add_init_script(SILENT)
    page.add_init_script("document.startViewTransition = null")  # a glide would end by the real clock
    match = until_asked(mischia.new("quickshot", list(LONG), seed=8))
    seen = seen_in_match(match, LONG[0], turn=tuple(match.turn))
    say = render.strings(match.game, "en")
    stage(page, server, render.render_table(seen, say, "/nowhere", can_speak=True, first=first))
    page.wait_for_selector("html.scripted")
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    tell_all(page, match)
    return page


def until_asked(match: Match) -> Match:
    """The others move, until the viewer is asked."""
    while LONG[0] not in match.turn:
        name = match.awaited[0]
        match.play(name, match.onward(name)[-1])
    return match


def tell_all(page: Page, match: Match) -> None:
    """The viewer moves; all that happens until they are asked again comes in one message."""
    lines = int(page.evaluate("document.body.dataset.lines"))
    match.play(LONG[0], match.onward(LONG[0])[0])
    until_asked(match)
    seen = seen_in_match(match, LONG[0], turn=tuple(match.turn))
    told = render.message(seen, render.strings(match.game, "en"), lines, 0)
    page.evaluate("data => window.line.heard.view({ data })", render.message_text({**told, "seq": 100}))


def passes(page: Page, ms: int) -> None:
    """Time, in small pieces: what waits for one thing begins the next."""
    for _ in range(ms // 100):
        page.clock.run_for(100)


def told(page: Page) -> int:
    return page.locator(LINES).count()


def standing(page: Page, before: int) -> int:
    """How many lines are told once the next step stands."""
    for _ in range(100):
        if told(page) > before:
            break
        page.clock.run_for(100)
    passes(page, LONG_AGO // 10)
    return told(page)


@pytest.mark.parametrize(("size", "calm"), [(WIDE, False), (PHONE, False), (PHONE, True)])
def test_a_first_game_waits_for_its_reader(browser: Browser, server: Server, size: tuple[int, int], calm: bool) -> None:
    page = reads(browser, server, size, calm)
    begun = told(page)
    one = standing(page, begun)
    passes(page, LONG_AGO)
    assert told(page) == one, "a step went on by itself"
    button = page.get_by_role("button", name="Go on", exact=True)
    expect(button).to_be_in_viewport(ratio=1)
    place = page.evaluate(PLACE)
    assert place["height"] >= 44
    expect(button.get_by_text(HINT)).to_be_visible()
    expect(page.locator("#live")).to_contain_text(HINT, use_inner_text=False)
    button.click()
    two = standing(page, one)
    assert two == one + 1
    expect(page.locator("#live")).not_to_contain_text(HINT, use_inner_text=False)  # once is enough
    page.locator("#prompt-title").click()
    three = standing(page, two)
    assert three == two + 1
    assert page.evaluate(PLACE) == pytest.approx(place, abs=LITTLE), "the button has moved"
    for _ in range(2):
        button.click()
        three = standing(page, three)
    expect(button.locator("small")).to_be_hidden()
    page.context.close()


def test_keys_go_on_and_esc_skips_to_the_question(browser: Browser, server: Server) -> None:
    page = reads(browser, server)
    lines = standing(page, told(page))
    for key in ("Enter", " "):
        page.keyboard.press(key)
        assert standing(page, lines) == lines + 1
        lines += 1
    button = page.get_by_role("button", name="Go on", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    assert standing(page, lines) == lines + 1
    expect(button).to_be_focused()
    page.keyboard.press("Escape")
    passes(page, 2000)
    expect(page.locator("body.playing")).to_have_count(0)
    expect(page.locator("#prompt-title")).to_be_focused()  # the button is gone, the place is kept
    expect(button).to_be_hidden()
    expect(page.locator("#live")).to_contain_text("your move", use_inner_text=False)
    page.context.close()


def test_a_box_is_read_without_going_on(browser: Browser, server: Server) -> None:
    page = reads(browser, server)
    lines = standing(page, told(page))
    page.locator(".fuse button").first.click()
    peek = page.locator(".peek:popover-open")
    expect(peek).to_be_visible()
    page.mouse.click(20, 400)
    expect(peek).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    passes(page, 2000)
    assert told(page) == lines
    page.locator("#menu [popovertarget=paces]").click()
    page.locator("input[name=pace][value='1']").check()
    passes(page, LONG_AGO)
    assert told(page) > lines + 1, "at another pace steps go on by themselves"
    assert page.evaluate("localStorage['mischia-pace']") == "1"
    page.context.close()


def test_the_pace_has_a_button_of_its_own(browser: Browser, server: Server) -> None:
    page = reads(browser, server)
    page.locator(".bar [popovertarget=paces]").click()
    expect(page.locator("#paces")).to_be_in_viewport(ratio=1)
    expect(page.locator("#menu")).to_be_hidden()
    page.context.close()


def test_the_last_tap_chooses_no_card(browser: Browser, server: Server) -> None:
    page = reads(browser, server, PHONE)
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.url) if asked.method == "POST" else None)
    for _ in range(200):
        hand = page.locator("ul.hand").bounding_box()
        assert hand is not None
        page.mouse.click(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
        if not page.locator("body.playing").count():
            break
        page.clock.run_for(50)
    expect(page.locator("body.playing")).to_have_count(0)
    for _ in range(3):
        page.locator("[data-choice]").first.click(force=True)
    assert page.locator(".chosen").count() == 0
    assert sent == []
    page.clock.run_for(600)
    page.locator("[data-choice]").first.click()
    expect(page.locator(".chosen")).to_have_count(1)
    page.context.close()


def took(browser: Browser, server: Server, calm: bool, pace: str) -> list[int]:
    """How long each text can be read, in milliseconds."""
    page = reads(browser, server, calm=calm, first=False)
    page.evaluate("pace => localStorage.setItem('mischia-pace', pace)", pace)
    page.evaluate(
        """() => { window.read = []; let at = performance.now();
          new MutationObserver(() => { window.read.push(performance.now() - at); at = performance.now(); })
            .observe(document.querySelector("#lines"), { childList: true }); }"""
    )
    for _ in range(1200):
        page.clock.run_for(TICK)
        if not page.locator("body.playing").count():
            break
    found = page.evaluate("window.read.map(Math.round)")
    page.context.close()
    return list(found)


@pytest.mark.parametrize("pace", ["0.5", "1", "2"])
def test_less_motion_leaves_the_same_time_to_read(browser: Browser, server: Server, pace: str) -> None:
    moving, calm = took(browser, server, False, pace), took(browser, server, True, pace)
    assert len(moving) == len(calm) > 4
    for one, other in zip(moving[1:], calm[1:], strict=True):
        assert 0 <= other - one + TICK <= (GLIDE + TICK) / float(pace) + TICK, (moving, calm)


def sits(browser: Browser, server: Server, ann: Player, **opening: Any) -> str:
    post(ann.context, server.site, "/api/people", {"name": "Ann"})
    asked = {"game": "quickshot", "seats": 5, "bots": ["random"] * 4, **opening}
    table = post(ann.context, server.site, "/api/tables", asked)["table"]
    post(ann.context, server.site, f"/api/tables/{table}/start", {})
    return f"{server.site}/tables/{table}"


def test_only_the_first_game_of_its_kind_waits(browser: Browser, server: Server) -> None:
    ann = against_bots(browser, server, calm=True, paced=False)
    page, table = ann.page, ann.page.url
    expect(page.locator("body.unhurried")).to_have_count(1)
    page.goto(f"{table}/screen")
    expect(page.locator("html.scripted body:not(.unhurried)")).to_have_count(1)
    page.goto(f"{table}/leave")
    page.get_by_role("button", name="End the game").click()
    expect(page.locator("[data-part=prompt]")).to_contain_text("abandoned")
    page.goto(sits(browser, server, ann))
    expect(page.locator("html.scripted body:not(.unhurried)")).to_have_count(1)
    ann.context.close()


def test_a_clock_that_runs_waits_for_nobody(browser: Browser, server: Server) -> None:
    ann = newcomer(browser, "Ann", paced=False)
    ann.page.goto(sits(browser, server, ann, clock="seconds", limit=300))
    expect(ann.page.locator("html.scripted body:not(.unhurried)")).to_have_count(1)
    assert ann.page.locator("input[name=pace]").evaluate_all("all => all.map((one) => one.value)") == ["0.5", "1", "2"]
    expect(ann.page.locator("#go-on")).to_have_count(0)
    ann.context.close()


def taps_on(page: Page, until: str) -> None:
    """Tap whenever a step stands, where nothing explains itself, until this is there."""
    for _ in range(600):
        if page.locator(until).count():
            return
        if page.locator("#go-on:visible").count():
            page.mouse.click(180, 740)
        page.wait_for_timeout(50)
    pytest.fail(f"never {until}")


def test_a_whole_round_is_read_by_tapping(browser: Browser, server: Server) -> None:
    """A person in a first game against bots: every line comes, one by one, and then the next question."""
    ann = against_bots(browser, server, calm=False, size=PHONE, paced=False)
    page = ann.page
    taps_on(page, "body:not(.playing, .still) [data-yours]")
    page.locator("[data-choice]").first.click()
    page.locator("[data-confirm]").click()
    taps_on(page, f"{LINES}.e-reveals")
    taps_on(page, "body:not(.playing, .still):is(:has([data-yours]), :has(#over), :has(.self.ko))")
    assert page.evaluate("window.most") == 1, "one line at a time"
    ann.context.close()


def test_touch_is_told_of_no_key(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.add_init_script(SILENT)
    stage(page, server, page_of(mischia.new("quickshot", list(LONG), seed=8), LONG[0], "en"))
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.locator("#menu [popovertarget=paces]").tap()
    expect(page.locator("#paces")).to_be_visible()
    expect(page.locator("#paces")).not_to_contain_text("Esc", use_inner_text=True)
    expect(page.locator("#paces")).to_contain_text("a long one skips", use_inner_text=True)
    context.close()
