"""For the host: is it well, and how busy is it?"""

from hmac import compare_digest
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response

from mischia.web.errors import plain
from mischia.web.identity import hall_of
from mischia.web.ops import metrics
from mischia.web.security import METRICS

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """200 if the database answers and is up to date, and the house is not about to close."""
    hall = hall_of(request)
    if hall.hub.closing or not await hall.store.ready():
        return plain(503, "not-ready", "Not ready.")
    return Response("ok\n", media_type="text/plain")


@router.get(METRICS)
async def shown(request: Request) -> Response:
    """What Prometheus reads: on this machine, or elsewhere with the host's token."""
    if not is_for(request, request.app.state.metrics_token):
        return plain(403, "for-the-host", "This is for the host: on the same machine, or with a token.")
    hall = hall_of(request)
    metrics.IN_MEMORY.set(len(hall.tables.lives))
    for status, many in (await hall.store.counts()).items():
        metrics.TABLES.labels(status).set(many)
    text, kind = metrics.shown()
    return Response(text, media_type=kind)


def is_for(request: Request, token: str | None) -> bool:
    """Whether the host asks. What a proxy passes on comes from elsewhere, wherever the proxy is."""
    given = request.headers.get("authorization", "")
    if token is not None and compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if request.client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
