"""A real server, and people whose browser is the machine's own Chromium, kept away from the network."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import ROOT, House
from tests.browser.lending import Lending
from tests.browser.people import PATIENCE, Person

# The first is the same browser without windows and bars, which nobody sees here: a third of the work.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")

# Without these a Chromium that starts calls home, which a test has no business doing.
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]

# What `--slow` puts between a page and its server: whoever acts before the page has heard is found out.
SLOW = """
(() => {
  const later = (act) => setTimeout(act, 300);
  const { WebSocket: Socket, fetch: ask } = window;
  window.WebSocket = class extends Socket {
    set onmessage(hear) {
      super.onmessage = hear && ((message) => later(() => hear.call(this, message)));
    }
    set onclose(hear) {
      super.onclose = hear && ((event) => later(() => hear.call(this, event)));
    }
    send(text) {
      later(() => this.readyState === Socket.OPEN && super.send(text));
    }
  };
  window.fetch = async (...what) => {
    await new Promise(later);
    return ask(...what);
  };
})();
"""

# What pays for a page that is open for minutes does not for one that is open for two seconds: compilers that
# look for what runs often, and a process that waits for the next page.
SHORT = ["--js-flags=--single-threaded --no-maglev --no-opt", "--renderer-process-limit=1"]

expect.set_options(timeout=PATIENCE * 1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="a page that hears and is heard 0.3 s later")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """What pytest-playwright starts its browser with."""
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        why = "there is no Chromium on this machine, and `make browser` could not install it"
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": [*QUIET, *SHORT, "--disable-gpu", "--no-sandbox"],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A French browser on a laptop. Things jump instead of moving, unless a test is about that."""
    return {
        **browser_context_args,
        "locale": "fr-FR",
        "viewport": {"width": 1280, "height": 800},
        "reduced_motion": "reduce",
        # What a test holds up or changes on the wire must not come from a cache; the app has its own tests.
        "service_workers": "block",
    }


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """The page as the files in the tree make it; nothing to do if it is that already."""
    subprocess.run([sys.executable, ROOT / "scripts" / "build_page.py"], check=True)


@pytest.fixture(scope="session")
def house(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all tests share."""
    there = House(tmp_path_factory.mktemp("house"))
    there.open()
    yield there
    there.close()


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    return house.address


@pytest.fixture(scope="session")
def lending(browser: Browser) -> Lending:
    """The browsers that tests use one after the other."""
    return Lending(browser)


@pytest.fixture
def invite(
    lending: Lending,
    browser_context_args: dict[str, Any],
    base_url: str,
    house: House,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; given a name, the server knows them already.

    It is as good as new; one that is new has nothing of the page in its cache, either.
    """
    house.deal_for(request.node.nodeid)
    people = []

    def come(name: str = "", address: str = base_url, *, new: bool = False, **changes: Any) -> Person:
        options = {**browser_context_args, "base_url": address, **changes}
        alone = new or options["service_workers"] == "allow"
        loan = lending.buy(**options) if alone else lending.lend(**options)
        if request.config.getoption("slow", default=False):
            loan.context.add_init_script(SLOW)
        person = Person(loan.context, address)
        people.append((person, loan))
        loan.clear(person.page)
        return person.introduce(name) if name else person

    yield come
    for person, loan in people:
        person.leave()
        loan.give_back()
    assert [trouble for person, _ in people for trouble in person.troubles] == []


@pytest.fixture
def anna(invite: Callable[..., Person]) -> Person:
    return invite("Anna")
