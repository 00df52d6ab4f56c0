"""Quarriors in real browsers: a game of two, dice rolled by hand, and an attack that meets a reaction."""

import re
from collections.abc import Callable, Sequence
from time import monotonic

from playwright.sync_api import Browser, Page, TimeoutError, expect

from mischia.core.page import SEVERAL
from tests.browser.access import serious
from tests.browser.by_api import ByApi
from tests.browser.player import PATIENCE, PHONE, WIDE, Player, joins, newcomer
from tests.web.process import Server

LONGEST = 400  # seconds for a whole game, on a machine that has other things to do
GREEDY = (  # what somebody does who wants to have it over: the first of these that is offered
    *(
        "roll",
        "spend all",
        "summon",
        "attack",
        "capture hag",
        "capture warrior",
        "capture goblin",
        "capture imp",
        "capture",
    ),
    *("end", "cull quiddity", "pass", "defend"),
)
CAUTIOUS = (  # the same with reactions in mind
    *("roll", "react", "spend all", "summon", "attack", "capture life", "capture discriminating", "capture goblin"),
    *("capture imp", "capture assistant", "end", "cull quiddity", "pass", "defend"),
)


def table_of_two(browser: Browser, server: Server, wilds: tuple[str, ...]) -> tuple[Player, Player, str]:
    """Ann opens a table on a big screen, ticks some cards, and Bob comes with a phone; the game begins."""
    ann, bob = newcomer(browser, "Ann"), newcomer(browser, "Bob", PHONE)
    page = ann.page
    page.goto(f"{server.site}/new/quarriors")
    page.fill("input[name=name]", "Ann")
    page.select_option("select[name=seats]", "2")
    page.select_option("select[name=seat2]", "open")
    page.locator(".fine > summary").click()
    page.check("input[name=option-advanced_capture][value=True]")
    page.locator(".known summary").click()
    for card in wilds:
        page.check(f"input[name=option-wilds-{card}]")
    page.locator(".gobar button").click()
    expect(page.locator("[data-part=lobby]")).to_be_visible()
    address = page.url
    joins(bob, address)
    page.get_by_role("button", name="Start").click()
    for player in (ann, bob):
        expect(player.page.locator("[data-part=centre]")).to_be_visible()
    return ann, bob, address


def offered(page: Page) -> list[str]:
    """The moves that a page offers."""
    buttons = page.locator("button[form=move][name=move]:not([data-confirm])")
    return [str(one) for one in buttons.evaluate_all("all => all.map(one => one.value)")]


def wished(moves: Sequence[str], wishes: tuple[str, ...]) -> str | None:
    """The move that is wished most; what is spent for it in the same press is no wish."""
    found = [(move, unpaid(move)) for move in reversed(moves)]
    return next((move for wish in wishes for move, wanted in found if wanted.startswith(wish)), None)


def unpaid(moves: str) -> str:
    """What several moves are made for."""
    parts = moves.split(SEVERAL)
    return next((part for part in parts if part == "spend all" or not part.startswith("spend")), parts[-1])


def do(page: Page, phrase: str) -> None:
    """Press the button of a move, and confirm it where it is chosen first."""
    button = page.locator(f'button[form=move][value="{phrase}"]:not([data-confirm])').first
    if not button.is_visible():
        page.locator(".castmany").click(timeout=PATIENCE)
    button.click(timeout=PATIENCE)
    if button.get_attribute("data-choice", timeout=PATIENCE) is not None:
        page.locator("[data-confirm]").click(timeout=PATIENCE)


def act(player: Player, wishes: tuple[str, ...], watch: Callable[[Player, str], None] | None = None) -> None:
    """Do the next thing that the page of this player offers."""
    page = player.page
    if not player.asked():
        return
    phrase = wished(offered(page), wishes)
    if phrase is None:
        return
    try:
        if watch is not None:
            watch(player, phrase)
        do(page, phrase)
    except TimeoutError:  # the page has changed under the hand
        return


def unrolled(page: Page) -> None:
    """Six dice lie in the tray, and none of them shows a face."""
    expect(page.locator(".tray .pool .lab")).to_have_text(["not rolled"] * 6)


def roll_by_hand(player: Player, *others: Player) -> None:
    """The dice lie there for everybody to see, without a face, until their owner presses the button."""
    page = player.page
    expect(page.locator("[data-part=prompt] h2")).to_have_text("Your turn: roll your dice")
    assert page.title().startswith("●")
    for one in (player, *others):
        unrolled(one.page)
    assert offered(page) == ["roll"]
    site, table = page.url.split("/tables/")
    for one in others:
        told = one.context.request.get(f"{site}/api/tables/{table}").json()
        dice = told["view"]["zones"][player.name]["active"]
        assert [die for die in dice if " " in die] == [], dice
    page.locator(".rollnow").click()
    for one in (player, *others):
        one.page.keyboard.press("Escape")
        expect(one.page.locator(".tray .pool .lab", has_text="not rolled")).to_have_count(0)
    expect(page.locator("#lines .e-roll").last).to_contain_text(f"{player.name} rolls")
    expect(page.locator(".rollnow")).to_have_count(0)
    assert page.locator(".chosen").count() == 0


def test_two_people_play_a_whole_game(browser: Browser, server: Server) -> None:
    ann, bob, address = table_of_two(browser, server, ("imp", "goblin", "hag", "warrior"))
    assert ann.page.locator("#peek-goblin").count() == 1
    wrong = serious(ann.page) + serious(bob.page)
    screen = newcomer(browser, "TV")
    screen.page.goto(f"{address}/screen")
    first, second = (ann, bob) if ann.page.locator(".rollnow").count() else (bob, ann)
    late = newcomer(browser, "Eve", PHONE)  # who comes only now knows no more
    late.page.goto(address)
    roll_by_hand(first, second, screen, late)
    for one in (screen, late):
        one.context.close()
    began = monotonic()
    while not all(ann.page.locator(f"#lines .e-{event}").count() for event in ("spend", "summon", "attack", "capture")):
        assert monotonic() - began < LONGEST, ann.page.inner_text("[data-part=prompt]")
        for player in (ann, bob):
            act(player, GREEDY)
        assert not bob.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    wrong += serious(ann.page) + serious(bob.page)
    table = ByApi.at(address, [ann.context, bob.context])
    table.play(lambda view: wished(view["moves"], GREEDY) or str(view["moves"][0]), lambda view: False)
    for player in (ann, bob):
        player.asked()
    expect(bob.page.locator("#over")).to_have_text(ann.page.inner_text("#over"), use_inner_text=True)
    told = ann.context.request.get(f"{server.site}/api/tables/{address.rsplit('/', 1)[-1]}").json()
    assert told["status"] == "over"
    assert told["winners"][0] in (ann.page.text_content("#over") or "")
    for event in ("roll", "spend", "summon", "attack", "destroy", "capture"):
        expect(ann.page.locator(f"#lines .e-{event}").first).to_be_attached()
    wrong += serious(ann.page) + serious(bob.page)
    assert wrong == []
    for player in (ann, bob):
        player.context.close()


def test_an_attack_meets_a_reaction(browser: Browser, server: Server) -> None:
    """What a reaction changes is told before it is cast; then the attack that is left is what was told."""
    ann, bob, address = table_of_two(
        browser, server, ("imp", "goblin", "life_incantation", "discriminating_incantation", "shaping_cantrip")
    )
    screen = newcomer(browser, "TV")
    screen.page.goto(f"{address}/screen")
    seen: list[tuple[str, str, str]] = []

    def watch(player: Player, phrase: str) -> None:
        if phrase.startswith("react") and player.page.locator(".felt .picks").count():
            pick = player.page.locator(f'.picks li:has(button[value="{phrase}"]) .lab b')
            seen.append((player.name, phrase, pick.inner_text()))
            assert player.page.locator(".blow .troop li").count() > 0
            other = bob if player is ann else ann
            assert not [move for move in offered(other.page) if move.startswith("react")]

    began, table = monotonic(), ByApi.at(address, [ann.context, bob.context])
    while not seen:
        assert monotonic() - began < LONGEST
        table.play(
            lambda view: wished(view["moves"], CAUTIOUS) or str(view["moves"][0]),
            lambda view: any(move.startswith("react") for move in view["moves"]),
        )
        for player in (ann, bob):
            act(player, CAUTIOUS, watch)
    name, _, text = seen[0]
    assert "→" in text or "defence" in text
    page = (ann if name == "Ann" else bob).page
    expect(page.locator("#lines .e-react, #lines .e-react-on").last).to_contain_text(f"{name} reacts with")
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("[data-part=ticker]")).not_to_be_empty()
    assert screen.page.locator("button[form=move]").count() == 0
    if "→" in text:
        left = int(text.split("→")[1])
        defends = page.locator(".felt .blow .left .dgs")
        if left and page.locator("[value^=defend]").count():
            expect(defends).to_have_attribute("aria-label", str(left))
    assert serious(screen.page) == []
    for player in (ann, bob, screen):
        player.context.close()


def test_the_set_up_and_the_cards(browser: Browser, server: Server) -> None:
    """The page that sets a table up, and the rules with all cards and dice, wide and on a phone."""
    for size in (WIDE, PHONE):
        visitor = newcomer(browser, "Eve", size)
        for path in ("/new/quarriors", "/rules/quarriors"):
            visitor.page.goto(server.site + path)
            if path.startswith("/new"):
                visitor.page.locator(".fine > summary").click()
                visitor.page.locator(".known summary").click()
                visitor.page.check("input[name=option-wilds-strong_hag]")
            assert serious(visitor.page) == []
            assert not visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        expect(visitor.page.locator("#mighty_dragon")).to_contain_text("From public sources")
        expect(visitor.page.locator("#imp")).to_contain_text("Ours")
        expect(visitor.page.locator("#goblin")).to_contain_text("As printed")
        visitor.context.close()


def test_one_press_pays_and_takes(browser: Browser, server: Server) -> None:
    """A creature or a card that the dice in the tray can pay for takes one press, and can be given back."""
    ann, bob, _ = table_of_two(browser, server, ("imp", "goblin", "hag", "warrior"))
    done: set[str] = set()
    began = monotonic()
    while done != {"summon", "capture"}:
        assert monotonic() - began < LONGEST
        for player in (ann, bob):
            page = player.page
            if not player.asked():
                continue
            paid = [move for move in offered(page) if "; " in move and move.split("; ")[-1].split()[0] not in done]
            if not paid:
                act(player, ("roll", "attack", "end", "cull quiddity", "pass", "defend"))
                continue
            verb = paid[-1].split("; ")[-1].split()[0]
            try:
                page.locator(f'button[form=move][value="{paid[-1]}"]').first.click(timeout=PATIENCE)
            except TimeoutError:  # the page has changed under the hand
                continue
            expect(page.locator(f"#lines .e-{verb}").last).to_contain_text(player.name)
            done.add(verb)
            player.until_asked()
            page.locator("[form=undo]").first.click()
            expect(page.locator("#lines li").last).to_contain_text(f"{player.name} takes it back")
    for player in (ann, bob):
        player.context.close()


def time_stands_still(page: Page) -> None:
    """From now on it passes only when it is told to."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 0.1)


def test_a_turn_that_has_nothing_left_ends_by_itself(browser: Browser, server: Server) -> None:
    """After the capture there is a moment to take it back; then the next player has the turn, and nobody pressed."""
    ann, bob, address = table_of_two(browser, server, ("imp", "goblin", "hag", "warrior"))
    table = ByApi.at(address, [ann.context, bob.context])
    table.play(
        lambda view: (
            wished(view["moves"], ("roll", "pass", "spend all", "attack", "capture goblin", "capture", "end")) or ""
        ),
        lambda view: view["phase"] == "capture" and "Ann" in view["turn"] and view["moves"] == ["end"],
    )
    page, end = ann.page, ann.page.locator("[data-soon]")
    time_stands_still(page)
    ann.until_asked()
    expect(end).to_have_text(re.compile("End the turn.*by itself in 5 s"))
    page.clock.run_for(2000)
    page.locator("[form=undo]").first.click()
    page.clock.resume()
    expect(page.locator("#lines li").last).to_contain_text("Ann takes it back")
    expect(end).to_have_count(0)
    page.clock.run_for(8000)
    ann.until_asked()
    told = page.locator("#lines .e-capture")
    before = told.count()
    page.locator("button.of").first.click()
    expect(told).to_have_count(before + 1)
    time_stands_still(page)
    ann.until_asked()
    expect(end).to_be_visible()
    page.clock.run_for(2000)
    assert table.look(ann.context)["turn"] == ["Ann"]
    page.clock.run_for(5000)
    began = monotonic()
    while table.look(ann.context)["turn"] == ["Ann"]:
        assert monotonic() - began < 20
    for player in (ann, bob):
        player.context.close()


def test_a_capture_by_key(browser: Browser, server: Server) -> None:
    """Whoever uses a keyboard sees a number on each card; it captures, and the focus stays on something."""
    ann, bob, address = table_of_two(browser, server, ("imp", "goblin", "hag", "warrior"))
    table = ByApi.at(address, [ann.context, bob.context])
    table.play(
        lambda view: wished(view["moves"], ("roll", "pass", "attack", "end")) or str(view["moves"][0]),
        lambda view: view["phase"] == "capture" and view["turn"] == ["Ann"],
    )
    page = ann.page
    ann.asked()
    page.keyboard.press("Tab")
    first = page.locator("button.of").first
    expect(first).to_have_attribute("data-key", "1")
    ann.until_asked()
    assert page.evaluate("getComputedStyle(document.querySelector('button.of'), '::before').content") == '"1"'
    assert page.locator(".offers [data-key='1']").count() == 1
    keys = page.locator("button.of").evaluate_all("all => all.map((one) => one.dataset.key ?? '')")
    assert keys[:9] == [str(at) for at in range(1, 10)][: len(keys)]
    first.focus()
    wanted = unpaid(first.get_attribute("value") or "").removeprefix("capture ")
    page.keyboard.press("1")
    expect(page.locator("#lines .e-capture").last).to_contain_text("Ann captures")
    assert wanted in str(table.look(ann.context)["view"]["zones"]["Ann"]["used"])
    ann.asked()
    assert page.evaluate("document.activeElement !== document.body")
    for player in (ann, bob):
        player.context.close()
