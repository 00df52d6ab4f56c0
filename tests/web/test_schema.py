"""No input whatsoever gives a 500: thousands of requests, made up from the OpenAPI description."""

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, status_code_conformance

from tests.web.site import Guest, play_out

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance]
STREAM = "/api/tables/{table_id}/stream"


class World:
    """Tables in every state, and people who may do something there."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.guests = [Guest(site, name) for name in ("Ann", "Bob", "Cid")]
        self.number = 0
        self.tables: list[str] = []

    def table(self) -> str:
        """A table in the lobby, in play or over, by turns."""
        if self.number % 12 == 0:
            self.tables = [self._open(state) for state in range(3)]
        self.number += 1
        return self.tables[self.number % 3]

    def _open(self, state: int) -> str:
        table = self.guests[0].opens(seats=4)
        self.guests[1].sits(table)
        self.guests[2].sits(table)
        if state:
            self.guests[0].post(f"/api/tables/{table}/start")
        if state == 2:
            play_out(table, self.guests)
        return table


@pytest.fixture(scope="module")
def world(site: str) -> World:
    return World(site)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: mode.value)
def test_no_input_is_a_fault(world: World, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{world.site}/api/openapi.json").exclude(path=STREAM)
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @settings(max_examples=20, suppress_health_check=list(HealthCheck), deadline=None, database=None)
        @given(case=operation.as_strategy(generation_mode=mode))
        def no_fault(case: Case[Any]) -> None:
            nonlocal tried
            tried += 1
            if "table_id" in case.path_parameters and world.number % 4 != 3:
                case.path_parameters["table_id"] = world.table()
            guest = world.guests[tried % 3]
            answer = case.call(headers={"authorization": f"Bearer {guest.token}"}, timeout=10)
            case.validate_response(answer, checks=CHECKS)

        with contextlib.suppress(Unsatisfiable):  # there is no wrong way to send nothing
            no_fault()
    assert tried > 200


def test_streams_of_nothing(site: str) -> None:
    def strange() -> Iterator[str]:
        yield from ("none", "%00", "a%2fb", "x" * 100, "%ff", "..", "%F0%9F%98%80")

    guest = Guest(site)
    for id in strange():
        assert guest.get(f"/api/tables/{id}/stream").status_code in (404, 422), id
    table = Guest(site, "Ann").opens()
    for last in ("-1", "9" * 30, "x", "٣", ""):
        headers = {b"Last-Event-ID": last.encode()}
        with guest.http.stream("GET", f"/api/tables/{table}/stream", headers=headers) as stream:
            assert stream.status_code == 200
