"""The clock and the taps are fair: no tap that was meant for a step plays, and nothing is lost without being asked."""

import re
from typing import Self

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from mischia.core.language import Words
from tests.browser.by_api import ByApi, View, person
from tests.browser.pace import at_usual_pace
from tests.browser.player import PHONE, WIDE, Player, against_bots, joins, newcomer, opens, plays
from tests.web.process import Server


def asked(page: Page) -> None:
    """Until the table waits for you, and your hand is not still any more."""
    page.keyboard.press("Escape")
    expect(page.locator("[data-yours]")).to_be_visible(timeout=30_000)
    expect(page.locator("body.playing, body.still")).to_have_count(0)


def posts(page: Page) -> list[str]:
    """What the page sends to the table, as it does."""
    found: list[str] = []
    page.on("request", lambda sent: found.append(sent.url) if sent.method == "POST" else None)
    return found


# --- taps

TAP_ON = """() => { // whenever the steps are over, and the table has just begun to wait for you
  window.taps = 0; window.picked = 0;
  new MutationObserver(() => {
    const body = document.body.classList;
    const card = document.querySelector("[data-choice]:not(.chosen)");
    if (body.contains("playing") || !body.contains("still") || !card) return;
    card.click();
    card.click();
    dispatchEvent(new KeyboardEvent("keydown", { key: card.dataset.key }));
    window.taps += 1;
    window.picked += card.classList.contains("chosen");
  }).observe(document.body, { attributes: true, attributeFilter: ["class", "aria-disabled"], subtree: true });
}"""


@pytest.mark.parametrize(("size", "calm"), [(WIDE, False), (PHONE, False), (PHONE, True)])
def test_tapping_on_over_the_hand_plays_nothing(
    browser: Browser, server: Server, size: tuple[int, int], calm: bool
) -> None:
    ann = against_bots(browser, server, calm, size)
    page = ann.page
    plays(ann)
    expect(page.locator("body.playing")).to_be_visible()
    expect(page.locator("[data-part=hand] [form=move]:not([aria-disabled=true] *)")).to_have_count(0)
    page.evaluate(TAP_ON)
    sent = posts(page)
    ready = page.locator("body:not(.playing, .still):has([data-yours]), #over")
    for _ in range(400):
        hand = page.locator("ul.hand").bounding_box()
        if hand is None or ready.count():
            break
        page.mouse.click(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2)
    assert sent == []
    assert page.evaluate("window.picked") == 0
    if not page.locator("#over").count() and ready.count():  # else the bots put Ann out before her next turn
        assert page.evaluate("window.taps") > 0
        page.locator("[data-choice]:not(.chosen)").first.click()
        expect(page.locator("[data-choice].chosen")).to_have_count(1)
    ann.context.close()


def test_a_double_click_is_one_move(browser: Browser, server: Server) -> None:
    ann = against_bots(browser, server, calm=True)
    page = ann.page
    asked(page)
    sent = posts(page)
    page.locator("[data-choice]").first.click()
    page.evaluate(
        """() => {
          const button = document.querySelector("[data-confirm]");
          button.click(); button.disabled = false; button.click();
        }"""
    )
    expect(page.locator("#lines li.e-reveals").first).to_be_attached(timeout=30_000)
    assert len(sent) == 1
    expect(page.locator("#refusal")).to_be_empty()
    ann.context.close()


def test_a_move_for_a_question_that_has_passed_leaves_nothing_grey(browser: Browser, server: Server) -> None:
    ann = against_bots(browser, server, calm=True)
    page = ann.page
    asked(page)
    late = re.compile("question=[0-9]+")
    page.route(
        "**/moves", lambda route: route.continue_(post_data=late.sub("question=9999", route.request.post_data or ""))
    )
    page.locator("[data-choice]").first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator("#refusal")).to_contain_text("has passed")
    expect(page.locator(".chosen")).to_have_count(0)
    page.unroute_all()
    page.locator("[data-choice]").last.click()
    page.locator("[data-confirm]").click()
    expect(page.locator("#lines li.e-reveals").first).to_be_attached(timeout=30_000)
    ann.context.close()


# --- words


@pytest.mark.parametrize(("language", "verb"), [("it", "gioca"), ("fr", "joue")])
def test_a_move_is_typed_in_the_readers_language(browser: Browser, server: Server, language: str, verb: str) -> None:
    say = Words(language)
    context = browser.new_context(locale=language, reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    page = at_usual_pace(context).new_page()
    page.goto(server.site)
    page.fill("input[name=name]", "Ann")
    page.get_by_role("button", name=say("web-play-now")).first.click()
    page.locator("button[name=game][value=quickshot]").click()
    asked(page)
    page.fill("#say", f"{verb} 9")
    page.keyboard.press("Enter")
    expect(page.locator("#refusal")).to_contain_text(f"{verb} 9")
    expect(page.locator("#say")).to_have_value(f"{verb} 9")  # nothing that was typed is lost
    assert page.locator("#chat li").count() == 0
    page.fill("#say", f'"{verb} 9"')
    page.keyboard.press("Enter")
    expect(page.locator("#chat li")).to_have_count(1)
    card = page.locator("[data-choice]").first.get_attribute("data-key")
    page.fill("#say", f"{verb} {card}")
    page.keyboard.press("Enter")
    expect(page.locator("#lines li.e-reveals").first).to_be_attached(timeout=30_000)
    assert page.locator("#chat li").count() == 1
    context.close()


# --- what can't be taken back


class Trio(ByApi):
    """Three people at one table; what leads to a duel is done by the API."""

    @classmethod
    def sits(cls, browser: Browser, server: Server, duels: str) -> Self:
        people = [person(browser, server.site, name, PHONE) for name in ("Ann", "Bob", "Cid")]
        return cls.opens(server.site, people, game="swords", options={"duels": duels})

    def until(self, phase: str) -> None:
        """All agree on what is sealed and sorted, and nobody makes a way round a duel."""

        def choose(view: View) -> str:
            if view["phase"] == "sort" and "ready" in view["moves"]:
                return "ready"
            return next(str(move) for move in view["moves"] if not move.startswith(("claim", "lower")))

        assert self.play(choose, lambda view: view["phase"] == phase)["phase"] == phase

    def fighter(self) -> BrowserContext:
        return next(who for who in self.people if "yield" in self.look(who)["moves"])


@pytest.mark.parametrize(("duels", "phase"), [("virtual", "beat"), ("referee", "guard")])
def test_giving_up_a_duel_is_asked_for_once(browser: Browser, server: Server, duels: str, phase: str) -> None:
    trio = Trio.sits(browser, server, duels)
    trio.until(phase)
    fighter = trio.fighter()
    page = fighter.new_page()
    page.goto(f"{server.site}/tables/{trio.table}")
    give_up = page.get_by_role("button", name=re.compile("^Give up"))
    give_up.click()
    box = page.get_by_role("dialog", name="Give up the duel")
    expect(box).to_contain_text("the pile goes to the other")
    expect(box.get_by_role("button", name="No, go back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(box).to_be_hidden()
    expect(give_up).to_be_focused()
    assert "yield" in trio.look(fighter)["moves"]
    give_up.click()
    box.get_by_role("button", name="Yes, give up the duel").click()
    expect(page.locator("#lines li.e-yields")).to_be_attached()
    trio.close()


def test_a_final_choice_is_sent_by_its_button_alone(browser: Browser, server: Server) -> None:
    trio = Trio.sits(browser, server, "virtual")
    trio.until("beat")
    fighter = trio.fighter()
    page = fighter.new_page()
    page.goto(f"{server.site}/tables/{trio.table}")
    sent = posts(page)
    tile = page.locator(".tile[data-choice]").first
    tile.click()
    tile.click()
    expect(page.locator("[data-confirm]")).to_contain_text("final")
    assert sent == []
    page.locator("[data-confirm]").click()
    expect(page.locator("#lines li, .sealedword").last).to_be_attached()
    assert len(sent) == 1
    trio.close()


def test_one_way_to_leave_says_what_comes_of_it(browser: Browser, server: Server) -> None:
    ann, bob = newcomer(browser, "Ann", PHONE), newcomer(browser, "Bob")
    table = opens(ann, server.site, 2)
    joins(bob, table)
    page = ann.page
    page.get_by_role("button", name="Start").click()
    expect(page.locator("[data-part=prompt]")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Leave the table").click()
    expect(page.get_by_role("link", name="Stay at the table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("link", name="Stay at the table").click()
    page.goto(f"{table}/leave")
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page).to_have_url(table)
    back = page.locator(".acts").get_by_role("button", name="Take the seat back")
    page.keyboard.press("Escape")
    expect(page.locator("body.playing, body.still")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0, timeout=30_000)
    for player in (ann, bob):
        player.context.close()


def test_a_game_against_bots_is_ended_knowingly(browser: Browser, server: Server) -> None:
    ann = against_bots(browser, server, calm=True, size=PHONE)
    page = ann.page
    page.goto(f"{page.url}/leave")
    expect(page.locator("main")).to_contain_text("The bots play on among themselves")
    expect(page.locator("main")).to_contain_text("The game ends now, for everybody and without a winner")
    page.get_by_role("button", name="End the game").click()
    expect(page.locator("[data-part=prompt]")).to_contain_text("abandoned")
    ann.context.close()


def test_ending_a_game_with_friends_is_a_proposal(browser: Browser, server: Server) -> None:
    ann, bob = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE)
    address = opens(ann, server.site, 2)
    joins(bob, address)
    ann.page.get_by_role("button", name="Start").click()
    expect(bob.page.locator("[data-part=prompt]")).to_be_visible()

    def propose(player: Player) -> None:
        player.page.goto(f"{address}/leave")
        expect(player.page.locator("main")).to_contain_text("you can withdraw")
        player.page.get_by_role("button", name="Ask to end the game").click()

    propose(ann)
    asks = bob.page.locator(".endask p")
    expect(asks).to_contain_text("It ends when all agree")
    ann.page.get_by_role("button", name="Play on after all").click()
    expect(asks).to_have_count(0)
    propose(ann)
    bob.page.get_by_role("button", name="I agree").click()
    box = bob.page.get_by_role("dialog", name="End the game")
    box.get_by_role("button", name="No, go back").click()
    expect(asks).to_be_visible()
    bob.page.get_by_role("button", name="I agree").click()
    box.get_by_role("button", name="End the game").click()
    for player in (ann, bob):
        expect(player.page.locator("[data-part=prompt]")).to_contain_text("abandoned")
        player.context.close()


def test_without_script_a_page_asks(browser: Browser, server: Server) -> None:
    trio = Trio.sits(browser, server, "referee")
    trio.until("guard")
    fighter = trio.fighter()
    plain = browser.new_context(java_script_enabled=False, storage_state=fighter.storage_state())
    page = plain.new_page()
    page.goto(f"{server.site}/tables/{trio.table}")
    page.get_by_role("button", name=re.compile("^Give up")).click()
    expect(page.get_by_role("heading", name="Give up the duel")).to_be_visible()
    page.get_by_role("link", name="No, go back").click()
    assert "yield" in trio.look(fighter)["moves"]
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name="Yes, give up the duel").click()
    expect(page.locator("#lines li.e-yields")).to_be_attached()
    plain.close()
    trio.close()


# --- the clock


def test_a_time_out_is_told_and_the_seat_comes_back(browser: Browser, server: Server) -> None:
    ann = newcomer(browser, "Ann")
    page, headers = ann.page, {"Origin": server.site}
    page.request.post(f"{server.site}/api/people", data={"name": "Ann"}, headers=headers)
    opening = {"game": "quarriors", "seats": 2, "bots": ["random"], "clock": "seconds", "limit": 1}
    table = page.request.post(f"{server.site}/api/tables", data=opening, headers=headers).json()["table"]
    page.request.post(f"{server.site}/api/tables/{table}/start", data={}, headers=headers)
    page.goto(f"{server.site}/tables/{table}")

    def until(line: str) -> None:
        for _ in range(600):
            if page.locator(line).count():
                return
            ann.asked()
            page.wait_for_timeout(200)
        pytest.fail(f"never {line}")

    until("#lines li.e-note-timeout")
    expect(page.locator("#lines li.e-note-timeout").first).to_contain_text(
        "Ann ran out of time: a bot makes this choice"
    )
    page.unroute_all()
    until("#lines li.e-note-timeout-back")
    page.reload()
    expect(page.locator("#lines li.e-note-timeout").first).to_be_attached()
    ann.context.close()
