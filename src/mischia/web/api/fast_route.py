"""The straight way from a request to its route."""

import re
from collections.abc import Callable, Coroutine
from typing import Any, get_type_hints

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mischia.web.api.models import TABLE_ID

Deed = Callable[[Request, str, Any], Coroutine[Any, Any, Response]]

is_table_id = re.compile(TABLE_ID, re.ASCII).fullmatch


class Straight(APIRoute):
    """A route of a deed at a table: what is sent as described goes straight to it.

    Whatever else comes goes FastAPI's own way, which tells what is wrong with it.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        wanted = get_type_hints(self.endpoint)
        if list(wanted) == ["request", "table_id", "sent", "return"] and wanted["return"] is Response:
            self.app = straight(self.endpoint, wanted["sent"], self.app)


def straight(deed: Deed, model: type[BaseModel], usual: ASGIApp) -> ASGIApp:
    """A deed that gets what it wants, and the usual way for those who send something else."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        table_id = scope["path_params"]["table_id"]
        if request.headers.get("content-type") != "application/json" or not is_table_id(table_id):
            await usual(scope, receive, send)
            return
        body = await request.body()
        try:
            sent = model.model_validate_json(body)
        except ValidationError:
            await usual(scope, once_more(body), send)
            return
        response = await deed(request, table_id, sent)
        await response(scope, receive, send)

    return app


def once_more(body: bytes) -> Receive:
    """A body that was read before."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
