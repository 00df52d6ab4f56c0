"""For the host: is it well, and how busy is it?"""

from fastapi import APIRouter, Request, Response

from mischia.web import metrics
from mischia.web.errors import plain
from mischia.web.people import hall_of

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """200 if the database answers and is up to date, and the house is not about to close."""
    hall = hall_of(request)
    if hall.hub.closing or not await hall.store.ready():
        return plain(503, "not-ready", "Not ready.")
    return Response("ok\n", media_type="text/plain")


@router.get("/metrics")
async def shown(request: Request) -> Response:
    """What Prometheus reads."""
    hall = hall_of(request)
    metrics.IN_MEMORY.set(len(hall.lives))
    for status, many in (await hall.store.counts()).items():
        metrics.TABLES.labels(status).set(many)
    text, kind = metrics.shown()
    return Response(text, media_type=kind)
