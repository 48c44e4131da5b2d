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
        "args": [*QUIET, "--disable-gpu", "--no-sandbox"],
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


@pytest.fixture
def invite(
    browser: Browser,
    browser_context_args: dict[str, Any],
    base_url: str,
    house: House,
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; given a name, the server knows them already."""
    house.deal_for(request.node.nodeid)
    people = []

    def come(name: str = "", address: str = base_url, **changes: Any) -> Person:
        context = browser.new_context(**{**browser_context_args, "base_url": address, **changes})
        if request.config.getoption("slow", default=False):
            context.add_init_script(SLOW)
        person = Person(context, address)
        people.append(person)
        return person.introduce(name) if name else person

    yield come
    for person in people:
        person.context.close()
    assert [trouble for person in people for trouble in person.troubles] == []


@pytest.fixture
def anna(invite: Callable[..., Person]) -> Person:
    return invite("Anna")
