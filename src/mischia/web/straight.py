"""The straight way from a request to its route."""

import re
from collections.abc import Callable, Coroutine
from typing import Any, get_type_hints

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.requests import ClientDisconnect

from mischia.web.models import TABLE_ID

Answer = Callable[[Request], Coroutine[Any, Any, Response]]


class Straight(APIRoute):
    """A route of a deed at a table: what is sent as described goes straight to it.

    Whatever else comes goes FastAPI's own way, which tells what is wrong with it.
    """

    def get_route_handler(self) -> Answer:
        usual, deed = super().get_route_handler(), self.endpoint
        wanted = get_type_hints(deed)
        if list(wanted) != ["request", "table_id", "sent", "return"] or wanted["return"] is not Response:
            return usual
        model: type[BaseModel] = wanted["sent"]
        is_table_id = re.compile(TABLE_ID, re.ASCII).fullmatch

        async def straight(request: Request) -> Response:
            table_id = request.path_params["table_id"]
            if request.headers.get("content-type") != "application/json" or not is_table_id(table_id):
                return await usual(request)
            try:
                sent = model.model_validate_json(await request.body())
            except (ValidationError, ClientDisconnect):
                return await usual(request)
            response: Response = await deed(request, table_id, sent)
            return response

        return straight
