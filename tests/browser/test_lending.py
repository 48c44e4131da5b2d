"""Browsers that tests use one after the other: nobody finds what somebody else has left."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.lending import Lending, Loan

HERE = "/licences.txt"
LEAVE = """async () => {
  localStorage.left = sessionStorage.left = 'something';
  await (await caches.open('left')).put('/left', new Response('something'));
  await new Promise((done) => { indexedDB.open('left').onsuccess = done; });
}"""
LEFT = """async () => [
  document.cookie, {...localStorage}, {...sessionStorage}, await caches.keys(), await indexedDB.databases(),
]"""
NOTHING: list[Any] = ["", {}, {}, [], []]


@pytest.fixture
def options(browser_context_args: dict[str, Any], base_url: str) -> dict[str, Any]:
    return {**browser_context_args, "base_url": base_url, "user_agent": "somebody whom no other test knows"}


def come(loan: Loan) -> Page:
    page = loan.context.new_page()
    loan.clear(page)
    page.goto(HERE)
    return page


def test_who_comes_next_finds_nothing_of_who_was_there(lending: Lending, options: dict[str, Any]) -> None:
    first = lending.lend(**options)
    page = come(first)
    first.context.add_cookies([{"name": "left", "value": "something", "url": options["base_url"]}])
    page.evaluate(LEAVE)
    assert all(page.evaluate(LEFT))
    assert lending.lend(**options) is not first, "nobody gets what somebody has"
    page.close()
    first.give_back()
    second = lending.lend(**options)
    assert second is first
    page = come(second)
    assert page.evaluate(LEFT) == NOTHING
    with pytest.raises(AssertionError, match="new=True"):
        second.context.set_offline(True)
    second.context.add_init_script("window.left = 'something'")
    page.close()
    second.give_back()
    third = lending.lend(**options)
    assert third is not second, "a script stays for ever"
    third.context.close()
