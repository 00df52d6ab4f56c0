"""The table pages without the server, at chosen moments: `python -m tools.preview`, then http://localhost:8123/reinforce."""

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from mischia.table.seen import TableSeen, seen_in_match
from mischia.web.pages import render
from mischia.web.pages.site import KINDS
from tools.moments import DEATHROADS, MOMENTS, SWORDS, find

SEEN: dict[str, TableSeen] = {}


async def table(request: Request) -> Response:
    seen = SEEN[request.path_params["moment"]]
    say = render.strings(seen.game, request.query_params.get("lang", "en"))
    return HTMLResponse(render.render_table(seen, say, "/no-stream", can_speak=True))


async def static(request: Request) -> Response:
    file = render.static_file(request.path_params["path"])
    return FileResponse(file, media_type=KINDS[file.suffix], headers={"Cache-Control": "no-store"})


app = Starlette(routes=[Route("/static/{path:path}", static), Route("/{moment}", table)])

if __name__ == "__main__":
    for moment in (*MOMENTS, *SWORDS, *DEATHROADS):
        SEEN[moment.name] = seen_in_match(find(moment), moment.viewer, moment.name)
    print("\n".join(f"http://localhost:8123/{name}" for name in SEEN))
    uvicorn.run(app, port=8123, log_level="warning")
