"""Five people, five browsers, one whole game."""

from time import monotonic

from playwright.sync_api import Browser, expect

from tests.browser.player import PHONE, joins, newcomer, opens
from tests.web.process import Server

LONGEST = 480  # seconds for a whole game


def test_five_people_play_a_whole_game(browser: Browser, server: Server) -> None:
    """One reloads, one loses the network for ten seconds, one is on a phone, one has no mouse."""
    ann = newcomer(browser, "Ann")
    bob = newcomer(browser, "Bob")
    cid = newcomer(browser, "Cid", PHONE)
    dee = newcomer(browser, "Dee", keyboard=True)
    eve = newcomer(browser, "Eve")
    players = [ann, bob, cid, dee, eve]
    address = opens(ann, server.site, 5)
    for guest in players[1:]:
        joins(guest, address)
    ann.page.get_by_role("button", name="Start").click()
    for player in players:
        expect(player.page.locator("[data-part=prompt]")).to_be_visible()

    began = monotonic()
    back_at: float | None = None
    while ann.page.locator("#over").count() == 0:
        assert monotonic() - began < LONGEST, [player.page.inner_text("[data-part=prompt]") for player in players]
        for player in players:
            player.choose()
        if back_at is None:
            bob.page.reload()
            eve.context.set_offline(True)
            back_at = monotonic() + 10
        if back_at is not None and monotonic() > back_at:
            eve.context.set_offline(False)
    eve.context.set_offline(False)

    for player in players:
        player.asked()  # nobody watches the last steps out
        expect(player.page.locator("#over")).to_have_text(ann.page.inner_text("#over"), use_inner_text=True)
    told = ann.context.request.get(f"{server.site}/api/tables/{address.rsplit('/', 1)[-1]}").json()
    assert told["status"] == "over"
    (winner,) = told["winners"]
    assert winner in (ann.page.text_content("#over") or "")
    for player in players:
        player.context.close()
