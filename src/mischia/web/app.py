"""The site: the hall behind HTTP.

What pages may build on:

- `request.state.person`: who asks, a `Person` (id, name, language) or None; `identity.known_person(request)` refuses
  whoever has not told a name; `identity.give_cookie(response, request, person)` follows `hall.people.welcome`.
- `identity.hall_of(request)`: `hall.openings` opens tables, brings files and finds tables by code, `hall.do` lets a
  person act (kinds and data: `table.deeds`), `hall.seen` is what a person sees (None: an onlooker), `hall.moment` a
  finished match at one of its steps, `hall.watch` iterates, `hall.store.listed` and `tables_of` are ids of tables.
- A refusal is a `MischiaError` (id, clause, args): let it rise. For a browser it is drawn by `app.state.render_error
  (request, error, status) -> Response`, if that is set.
- `/tables/{id}/stream?since=SEQ` sends an event `view` (its id is `seq`) whose data is
  `app.state.render(seen, since, drawn)`: `since` is how much of `seen.told`, events and notes, this page has got
  already, `drawn` which parts it shows. `closing` is sent when the server stops.
- `mischia.web.pages.site.add_to(app)` adds the pages and sets `render` and `render_error`.
- An unsafe request needs an Origin (or Sec-Fetch-Site: same-origin), and the policy allows no inline script nor style.
"""

import asyncio
import gc
import logging
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI

from mischia.games import refuse_bad_content
from mischia.table.backfill import backfill
from mischia.table.bot_pool import Minds
from mischia.table.caretaker import House
from mischia.table.coaching import Coaching
from mischia.table.explaining import Explaining
from mischia.table.hall import Hall
from mischia.table.nudges import Nudger
from mischia.table.parent import end_with_parent
from mischia.table.reviewing import Reviewing
from mischia.table.store.nudges import NudgeBook
from mischia.table.store.store import Store
from mischia.table.tidying import Tidying
from mischia.web import codes, errors, stream
from mischia.web.api import routes
from mischia.web.caps import NO_CAPS, Doorkeeper
from mischia.web.compression import Compression
from mischia.web.hosts import Hosts
from mischia.web.house_rules import HouseRules
from mischia.web.identity import Badges
from mischia.web.notices.mail import Relay
from mischia.web.notices.sender import Sender
from mischia.web.ops import health, metrics
from mischia.web.pages import site
from mischia.web.pages.tell import new_tries
from mischia.web.reach import Reach, public_url
from mischia.web.security import Guard, JsonLines
from mischia.web.settings import Settings

DESCRIPTION = (routes.__doc__ or "").strip()


def create(settings: Settings | None = None) -> FastAPI:
    """The site, with what the host has chosen; a worker finds that in its environment."""
    refuse_bad_content()
    chosen = settings or Settings.from_environment()
    key = chosen.key()
    badges = Badges(key)
    hall = Hall(Store(chosen.url), chosen.tables)
    house_rules = HouseRules(hall, chosen, key)
    hall.measured = metrics.measured
    minds = Minds(chosen.bots)
    reviewing = Reviewing(hall, minds)
    reach = Reach(chosen.public_url and public_url(chosen.public_url), chosen.network)
    relay = Relay.of(chosen.smtp, chosen.mail_from or "") if chosen.smtp else None
    sender = Sender(key, NudgeBook(hall.store), reach.public, relay, chosen.local_notices)
    nudger = Nudger(hall, sender.post)
    tidying = Tidying(hall, chosen.lobby_days, chosen.match_days, chosen.kept_days)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await hall.store.migrate()
        await hall.open_doors()
        house = House(hall, minds, chosen.pace)
        house.start()
        tidying.start()
        await reviewing.start()
        nudger.start()
        older = asyncio.create_task(backfill(hall.store))
        tell_pages_on_exit(hall)
        gc.freeze()  # what is here now stays, and tables hold no circles: look for garbage seldom
        gc.set_threshold(50_000, 20, 50)
        yield
        older.cancel()
        await asyncio.gather(older, return_exceptions=True)
        await nudger.stop()
        await reviewing.stop()
        await tidying.stop()
        await house.stop()
        await hall.close()

    app = FastAPI(
        title="Mischia",
        version="1",
        description=DESCRIPTION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        telemetry={"tracing": False, "metrics": False, "logs": False},  # a path holds a table's id, which is a secret
    )
    app.state.hall = hall
    app.state.coaching = Coaching(hall, minds)
    app.state.reviewing = reviewing
    app.state.explaining = Explaining(hall, minds)
    app.state.badges = badges
    app.state.house_rules = house_rules
    app.state.hosts = Hosts(chosen.host_secret(), house_rules.office)
    app.state.metrics_token = chosen.metrics_token
    app.state.reach = reach
    app.state.sender, app.state.nudger = sender, nudger
    app.state.codes, app.state.passes = codes.new_tries(), codes.new_tries()
    app.state.tell_tries = new_tries()
    app.add_middleware(Compression)
    app.state.doorkeeper = Doorkeeper(chosen.caps if chosen.rate > 0 else NO_CAPS)
    app.add_middleware(
        Guard,
        badges=badges,
        hall=hall,
        rate=chosen.rate,
        access_log=chosen.access_log,
        doorkeeper=app.state.doorkeeper,
        house_rules=house_rules,
    )
    errors.add_to(app)
    for part in (routes, stream, health):
        app.router.routes.extend(part.router.routes)  # as they are: a request is matched once
    site.add_to(app)
    return app


def create_worker() -> FastAPI:
    """The site in one of several workers, which stops when the process that looks after them is killed."""
    end_with_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    log_as_json()
    return create()


def tell_pages_on_exit(hall: Hall) -> None:
    """When the server is asked to stop, open streams end first: otherwise it would wait for them for ever."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def stop(signum: int, frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(hall.hub.close)
            if callable(before):
                before(signum, frame)

        try:
            signal.signal(number, stop)
        except ValueError:  # not in the main thread: whoever runs the site there closes the hall
            return


def log_as_json(level: int = logging.INFO) -> None:
    """Logs go to standard error, a JSON document each."""
    out = logging.StreamHandler()
    out.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [out]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
