"""Three people in a room who play Fake Swords, by mouse, by touch and by keyboard."""

from time import monotonic

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.player import PATIENCE, Player

LONGEST = 480  # seconds for a whole game, on a machine that has other things to do
QUARRELS = 2  # so many rounds all point at the same pile
VERDICTS = ("verdict double", "verdict hit", "verdict arm", "verdict broke")  # the judge enters each in turn


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
        if at == 0 and not player.keyboard and not where.count():  # it was let go while the page moved: once more
            drag(page, name, "[data-drop='0']")
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
    pair = button.get_attribute("data-pair", timeout=PATIENCE)
    if pair:
        for half in pair.split():
            face = page.locator(f"[data-half='{half}']")
            if player.keyboard:
                page.keyboard.press(face.get_attribute("data-key", timeout=PATIENCE) or "")
            else:
                face.click(timeout=PATIENCE)
        page.locator("[data-confirm]").click(timeout=PATIENCE)
    elif player.keyboard and button.get_attribute("data-key"):
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
        if not player.asked():
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
