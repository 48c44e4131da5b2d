"""Puts words in order, from the most common on, when only some of them were ever counted."""

from collections import Counter
from collections.abc import Iterable
from itertools import takewhile


def most_common_first(families: Iterable[list[str]], counted: Iterable[str]) -> list[str]:
    """The counted words that belong to a family, in their order, then the other forms of common families.

    A family is the forms of one word, in alphabetical order. It is as common as the first of its forms in
    `counted` that no other family shares: `chose` says nothing about the verb *choser*. A form that was not
    counted is as common as its family, times the share of forms with its ending that were counted: a noun's
    plural comes long before a verb's past subjunctive.
    """
    places = {word: place for place, word in enumerate(counted, 1)}
    distinct = {tuple(forms) for forms in families}
    owners = Counter(form for forms in distinct for form in forms)
    common = {
        forms: min(places[form] for form in known)
        for forms in distinct
        if (known := [form for form in forms if form in places and owners[form] == 1])
    }
    there, seen = Counter[str](), Counter[str]()
    for forms in common:
        for form, ending in zip(forms, _endings(forms), strict=True):
            there[ending] += 1
            seen[ending] += form in places
    guessed: dict[str, float] = {}
    for forms, place in common.items():
        for form, ending in zip(forms, _endings(forms), strict=True):
            # An ending that was never counted is rare, and the rarer the more often it could have been.
            share = (seen[ending] + 0.01) / (there[ending] + 1)
            guessed[form] = min(place / share, guessed.get(form, float("inf")))
    listed = [word for word in places if word in owners]
    return listed + sorted(guessed.keys() - places.keys(), key=lambda form: (guessed[form], form))


def _endings(forms: tuple[str, ...]) -> list[str]:
    """What each form has behind the letters that all of them start with."""
    # In alphabetical order all forms share what the first and the last do.
    start = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(forms[0], forms[-1], strict=False)))
    return [form[start:] for form in forms]
