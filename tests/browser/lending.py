"""Browsers that are lent to one person after the other: what they fetched and compiled of the page stays, and
nothing else does. A new one would do that work again for every test."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Frame, Page

# What cannot be taken back, or is easily forgotten: whoever does it is the last one to have the browser.
LASTING = (
    "add_init_script",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "route",
    "route_from_har",
    "route_web_socket",
    "set_extra_http_headers",
    "set_geolocation",
    "set_offline",
)


class Lending:
    """Keeps browsers that were given back, by what they were asked to be like."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[Loan]] = {}

    def lend(self, **options: Any) -> Loan:
        """A browser as if it were new; given back, the next one who asks for the same gets it."""
        shelf = self._free.setdefault(json.dumps(options, sort_keys=True), [])
        return shelf.pop() if shelf else self.buy(shelf, **options)

    def buy(self, shelf: list[Loan] | None = None, **options: Any) -> Loan:
        """A browser that is new, and has fetched nothing yet; without a shelf nobody gets it afterwards."""
        return Loan(self._browser.new_context(**options), shelf)


class Loan:
    """One browser, at somebody's disposal."""

    def __init__(self, context: BrowserContext, shelf: list[Loan] | None) -> None:
        self.context = context
        self._shelf = shelf
        self._origins: set[str] = set()
        self._lent_before = False
        context.on("page", lambda page: page.on("framenavigated", self._note))
        for name in LASTING:
            setattr(context, name, self._for_ever(name, getattr(context, name)))

    def clear(self, page: Page) -> None:
        """Forgets what those before have left; called with a page that shows nothing yet, the only one."""
        session = self.context.new_cdp_session(page)
        for origin in self._origins:
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()

    def give_back(self) -> None:
        """Its pages are closed by now, so that none of them writes anything once others are here."""
        assert not self.context.pages
        if self._shelf is None:
            self.context.close()
        else:
            self.context.clear_cookies()
            self._lent_before = True
            self._shelf.append(self)

    def _note(self, frame: Frame) -> None:
        where = urlsplit(frame.url)
        if where.netloc:
            self._origins.add(f"{where.scheme}://{where.netloc}")

    def _for_ever(self, name: str, act: Any) -> Any:
        def noted(*given: Any, **named: Any) -> Any:
            warm = name == "set_offline" and self._lent_before
            assert not warm, "it has fetched more than this test did: ask for a new one, invite(…, new=True)"
            self._shelf = None
            return act(*given, **named)

        return noted
