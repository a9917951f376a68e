"""The API as its own description has it: whatever Schemathesis makes of that is answered as it says."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi import checks
from tests.room.people import ORIGIN, HastyClock, Person, an_app, party

SETTINGS = settings(
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
WANTED: dict[str, Any] = {"game": "cabanga", "options": {"limit": 1, "hand": 4}}
Operation = APIOperation[Any, Any, Any, Any]
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
STATUSES = {
    "/api/games": {200},
    "/api/tables": {201, 422},
    "/api/tables/{table}/seats": {204, 404, 409, 422},
    "/api/tables/{table}/replay": {200, 404, 422},
    "/api/tables/{table}/replay/{seat}/{first}": {200, 404, 422},
    "/api/tables/{table}/deal": {200, 404, 422},
    "/api/tables/{table}/recording": {200, 404, 422},
}
"""Every route, and what comes of it at a table that is laid, at one that has been played, and at none."""


def test_every_answer_is_as_described(tmp_path: Path) -> None:
    app = an_app(tmp_path, HastyClock(patience_s=0.001))
    described = openapi.from_dict(app.openapi()).include(path_regex="^/api/")
    seen: dict[str, set[int]] = {}
    with serving(app) as runner:
        person = Person(app)
        tables = runner.run(laid_and_played(person))
        for each in described.get_all_operations():
            operation = each.ok()
            seen[operation.path] = asked(operation, runner, person, tables)
    assert seen == STATUSES


@contextmanager
def serving(app: FastAPI) -> Iterator[asyncio.Runner]:
    """What the tables of an app live in, for requests that come from where nothing can be awaited."""
    with asyncio.Runner() as runner:
        lifespan = app.router.lifespan_context(app)
        runner.run(lifespan.__aenter__())
        try:
            yield runner
        finally:
            runner.run(lifespan.__aexit__(None, None, None))


async def laid_and_played(host: Person) -> list[str]:
    """A table that waits for people, and one at which the game is over."""
    over, (ana,) = await party(host.app, 1, bots=2, **WANTED)
    await ana.hear_end()
    await ana.leave()
    return [await host.lay(**WANTED, seats=3), over]


def asked(
    operation: Operation, runner: asyncio.Runner, person: Person, tables: list[str]
) -> set[int]:
    """Make all kinds of requests of an operation, and check each answer; the statuses that there were."""
    seen = set()
    near = {
        "table": st.sampled_from(tables),
        "seat": st.integers(-1, 2),
        "first": st.integers(0, 3),
    }
    known = {name: near[name] for name in near if f"{{{name}}}" in operation.path}

    @SETTINGS
    @given(case=cases(operation), there=st.just({}) | st.fixed_dictionaries(known))
    def ask(case: Case, there: dict[str, Any]) -> None:
        case.path_parameters.update(there)
        answer = runner.run(sent(person, case))
        seen.add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    ask()
    return seen


def cases(operation: Operation) -> st.SearchStrategy[Case]:
    """Requests that the description allows, bodies that it does not, and one body that is right in all else too."""
    modes = list(GenerationMode) if operation.body else [GenerationMode.POSITIVE]
    made = [operation.as_strategy(generation_mode=mode) for mode in modes]
    if operation.path == "/api/tables":
        made.append(st.builds(operation.Case, body=st.just({**WANTED, "seats": 3})))
    return st.one_of(made)


async def sent(person: Person, case: Case) -> httpx.Response:
    """A request as Schemathesis would have it, of somebody without a cookie."""
    person.http.cookies.clear()
    how = case.as_transport_kwargs(base_url=ORIGIN)
    of_httpx = {"json": "json", "data": "content", "headers": "headers"}
    body = {of_httpx[name]: how[name] for name in of_httpx if name in how}
    return await person.http.request(how["method"], how["url"], **body)
