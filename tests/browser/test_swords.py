"""Fake Swords in real browsers: a whole game with virtual duels, and one in a room with a judge and a television."""

from time import monotonic

from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.browser.player import PATIENCE, PHONE, Player, joins, newcomer
from tests.browser.test_access import serious
from tests.web.process import Server

LONGEST = 480  # seconds for a whole game, on a machine that has other things to do
QUARRELS = 2  # so many rounds all point at the same pile
HEIGHTS = (178, 165)  # of Ann and Bob; Cid does not tell
VERDICTS = ("verdict double", "verdict hit", "verdict arm", "verdict broke")  # the judge enters each in turn


def table_of_three(browser: Browser, server: Server, duels: str) -> tuple[list[Player], str]:
    """Ann opens a table with a mouse, Bob comes with a phone, Cid has no mouse; two tell their heights; it begins."""
    ann = newcomer(browser, "Ann")
    players = [ann, newcomer(browser, "Bob", PHONE), newcomer(browser, "Cid", keyboard=True)]
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


def sort_cards(player: Player) -> None:
    """The Boss sorts: one card is dragged, one is tapped, and the others go by key; by keyboard all do."""
    page = player.page
    expect(page.locator("body.still")).to_have_count(0)
    things = page.locator("[data-arrange] [data-thing]")
    names = [things.nth(at).locator("button").get_attribute("id") or "" for at in range(things.count())]
    keys = "abcaa"
    for at, name in enumerate(names):
        card = page.locator(f"#{name}")
        if at == 0 and not player.keyboard:
            drag(page, name, "[data-drop='0']")
        elif at == 1 and not player.keyboard:
            card.click(timeout=PATIENCE)
            page.locator("[data-put='1']").click(timeout=PATIENCE)
        else:
            card.focus(timeout=PATIENCE)
            page.keyboard.press(keys[at])
        where = page.locator(f"[data-group='{'abc'.index(keys[at])}'] #{name}")
        expect(where).to_have_count(1)
    page.locator("[data-arranged]").click(timeout=PATIENCE)


def drag(page: Page, name: str, to: str) -> None:
    """From a thing to a place, by mouse."""
    box, goal = page.locator(f"#{name}").bounding_box(), page.locator(to).bounding_box()
    assert box is not None
    assert goal is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    page.mouse.up()


def choose(player: Player, phrase: str) -> None:
    """Choose something, and confirm it."""
    page = player.page
    button = page.locator(f"[data-choice][value='{phrase}']")
    if player.keyboard and button.get_attribute("data-key"):
        page.keyboard.press(button.get_attribute("data-key", timeout=PATIENCE) or "")
        page.keyboard.press("Enter")
    else:
        button.click(timeout=PATIENCE, position={"x": 12, "y": 40} if phrase.startswith("point") else None)
        page.locator("[data-confirm]").click(timeout=PATIENCE)


class Room:
    """What three people do, one after the other, until somebody has won."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.verdicts = list(VERDICTS)
        self.entered: list[str] = []
        self.beats = 0

    def act(self, player: Player) -> None:
        """Do the next thing that the page of this player offers."""
        page = player.page
        page.keyboard.press("Escape")  # no need to watch every step
        if not page.locator("[data-yours]").count():
            return
        offered = [str(one) for one in page.locator("[data-choice]").evaluate_all("all => all.map(one => one.value)")]
        try:
            if page.locator("[data-arrange]").count() and page.locator("[data-group=''] [data-thing]").count():
                sort_cards(player)
            elif page.locator("button[value=ready]").count():
                page.locator("button[value=ready]").click(timeout=PATIENCE)
            elif offered:
                choose(player, self.pick(player, offered))
        except TimeoutError:  # the page has changed under the hand
            return

    def pick(self, player: Player, offered: list[str]) -> str:
        """Quarrel in the first rounds, then each has a pile, and Ann the big one; every verdict is entered once."""
        seat = self.players.index(player)
        if offered[0].startswith("point"):
            round = int((player.page.text_content("[data-part=rounds]") or "").split()[-1])
            return offered[0 if round <= QUARRELS else seat]
        if offered[0].startswith("verdict"):
            word = self.verdicts.pop(0) if self.verdicts else VERDICTS[1]
            self.entered.append(word)
            return next(one for one in offered if one.startswith(word))
        if "cut high" in offered or "feint" in offered:
            self.beats += 1
            return offered[self.beats * 2 % len(offered)]
        return offered[0]

    def play(self, looked: Page) -> None:
        began = monotonic()
        while looked.locator("#over").count() == 0:
            assert monotonic() - began < LONGEST, [
                player.page.inner_text("[data-part=prompt]") for player in self.players
            ]
            for player in self.players:
                self.act(player)


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
    players, address = table_of_three(browser, server, "virtual")
    ann, bob, _ = players
    wrong = serious(ann.page) + serious(bob.page)
    room = Room(players)
    room.play(ann.page)
    assert room.beats >= 2
    for player in players:
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
    """The television shows the rules and the count; the judge alone has the verdict; a double hit starts over."""
    players, address = table_of_three(browser, server, "referee")
    ann = players[0]
    screen = newcomer(browser, "TV")
    screen.page.goto(f"{address}/screen")
    expect(screen.page.locator("[data-voice]")).to_have_attribute("aria-pressed", "true")
    screen.page.locator("[data-voice]").click()
    expect(screen.page.locator("[data-voice]")).to_have_attribute("aria-pressed", "false")
    room = Room(players)
    wrong: list[str] = []
    while "verdict" not in "".join(player.page.inner_html("[data-part=hand]") for player in players):
        for player in players:
            room.act(player)
    judges = [player for player in players if player.page.locator("[value='verdict double']").count()]
    assert len(judges) == 1
    expect(screen.page.locator(".tvband .rules li").first).to_be_visible()
    assert screen.page.locator("button[form=move]").count() == 0
    wrong += serious(judges[0].page) + serious(screen.page)
    room.play(ann.page)
    assert room.entered[:2] == ["verdict double", "verdict hit"]
    expect(ann.page.locator("#lines .e-void").first).to_be_attached()
    screen.page.keyboard.press("Escape")  # it has watched every step
    expect(screen.page.locator("#over")).to_be_visible()
    assert wrong == []
    for player in (*players, screen):
        player.context.close()
