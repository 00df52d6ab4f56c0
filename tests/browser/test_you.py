"""Your seat on a second device: by the link that a QR code holds, and not any more once it is signed out."""

from playwright.sync_api import Browser, expect

from mischia.core.language import Words
from tests.browser.access import serious
from tests.browser.player import PHONE, against_bots, newcomer
from tests.web.process import Server


def test_a_phone_goes_on_with_the_same_seat_until_it_is_signed_out(browser: Browser, server: Server) -> None:
    say, ann = Words("en"), against_bots(browser, server, calm=True)
    laptop, phone = ann.page, newcomer(browser, "Ann", PHONE).page
    table = laptop.url
    laptop.goto(f"{server.site}/you")
    laptop.get_by_role("button", name=say("you-phone-show")).click()
    wrong = serious(laptop)
    link = laptop.locator("#link").input_value()
    assert laptop.locator("#next").bounding_box()["y"] < 900, "what was made is in sight"  # type: ignore[index]
    phone.goto(link)
    wrong += serious(phone)
    phone.get_by_role("button", name=say("you-go-on-yes", name="Ann")).click()
    for page in (laptop, phone):
        page.goto(table)
        expect(page.locator("#move")).to_have_count(1)
        assert page.locator("body.onlooker").count() == 0
    laptop.goto(f"{server.site}/you")
    laptop.locator(".dev li").filter(has_not_text=say("you-this")).get_by_role("button").click()
    laptop.get_by_role("button", name=say("you-sign-out"), exact=True).click()
    phone.wait_for_url(f"{server.site}/you")
    expect(phone.locator("main")).to_contain_text(say("you-signed-out"))
    wrong += serious(phone)
    phone.goto(table)
    assert phone.locator("body.onlooker").count() == 1
    phone.goto(link)
    expect(phone.locator("[role=alert]")).to_have_text(say("error-wrong-pass"))
    assert wrong == []
    laptop.context.close()
    phone.context.close()
