"""The web application: handlers, their errors, and the house behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tapisvert.server.house import House
from tapisvert.server.messages.parts import Refusal
from tapisvert.server.refusals import Refuse
from tapisvert.server.web import groups, matches, mine, packs, players, push, today, tournaments
from tapisvert.server.web.api import HANDLERS
from tapisvert.server.web.files import AS_IT_IS, serve_game, serve_page
from tapisvert.server.web.guard import App, guard
from tapisvert.server.web.socket import stream
from tapisvert.table.game import Fact

log = logging.getLogger(__name__)

CODES = {404: "not-found", 405: "wrong-method", 413: "too-large", 500: "internal"}


class StrictRequest(Request[Any, Any, Any]):
    """Bodies are decoded as what the handler takes, without guessing: "1" is not 1."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refuse("bad-message", problem=str(error)) from None


def create_app(house: House) -> App:
    """Makes the application of a house. It opens the house when it starts, and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [
            *(*HANDLERS, *matches.HANDLERS, *mine.HANDLERS, *packs.HANDLERS, *today.HANDLERS),
            *(*players.HANDLERS, *groups.HANDLERS, *tournaments.HANDLERS, *push.HANDLERS),
            *(stream, serve_game, serve_page),
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        lifespan=[lifespan],
        state=State({"house": house}),
        request_class=StrictRequest,
        request_max_body_size=house.settings.max_body,
        exception_handlers={Refuse: refused, HTTPException: http_error, Exception: failed},
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude_opt_key=AS_IT_IS),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Tapis Vert",
            version="1",
            description="Tables for people. The stream of a table is described in docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
        ),
    )
    return guard(app, house.settings.hosts)


def refused(request: AnyRequest, refuse: Refuse) -> Response[Refusal]:
    house: House | None = request.app.state.get("house")
    if house is not None:  # a page that is served alone has none
        house.counts.refusals[refuse.refusal.code] += 1
    return Response(refuse.refusal, status_code=refuse.status)


def http_error(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    facts: dict[str, Fact] = {"problem": str(error.detail)} if error.status_code == 400 else {}
    house: House | None = request.app.state.get("house")
    if error.status_code == 413 and house is not None:
        own = getattr(request.scope.get("route_handler"), "request_max_body_size", None)
        facts["limit"] = own if isinstance(own, int) else house.settings.max_body
    code = CODES.get(error.status_code, "bad-message")
    return Response(Refusal(code, facts=facts), status_code=error.status_code, headers=error.headers)


def failed(request: AnyRequest, error: Exception) -> Response[Refusal]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Refusal("internal"), status_code=500)


AnyRequest = Request[Any, Any, Any]
