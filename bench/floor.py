"""The floor: a bare Starlette app that commits one row per POST and fans it out to the table's streams."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

watchers: dict[str, set[asyncio.Queue[bytes]]] = {}


def app(path: str) -> Starlette:
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute(f"PRAGMA synchronous={sys.argv[3] if len(sys.argv) > 3 else 'FULL'}")
    database.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, table_id TEXT, data TEXT)")

    async def post(request: Request) -> Response:
        data = await request.body()
        table = request.path_params["table"]
        database.execute("INSERT INTO moves (table_id, data) VALUES (?, ?)", (table, data.decode()))
        for queue in watchers.get(table, ()):
            queue.put_nowait(data)
        return Response(data, media_type="application/json")

    async def stream(request: Request) -> Response:
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        watchers.setdefault(request.path_params["table"], set()).add(queue)

        async def told() -> AsyncIterator[bytes]:
            yield b": here\n\n"
            while True:
                yield b"event: view\ndata: %b\n\n" % await queue.get()

        return StreamingResponse(told(), media_type="text/event-stream")

    return Starlette(routes=[Route("/{table}/move", post, methods=["POST"]), Route("/{table}/stream", stream)])


if __name__ == "__main__":
    uvicorn.run(app(sys.argv[1]), port=int(sys.argv[2]), log_level="warning", access_log=False)
