"""The test vectors that docs/fairness.md prints are the ones the code computes."""

from __future__ import annotations

import hmac
import re
from pathlib import Path

import pytest

from tapisvert.table import days, duplicate, seals
from tapisvert.table.chance import SCHEME, Chance, commitment
from tapisvert.table.days import DayDeal
from tapisvert.table.duplicate import RoundDeal, Share

DOCUMENT = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
BLOCKS: list[str] = re.findall(r"```vectors\n(.*?)```", DOCUMENT, re.DOTALL)
VECTORS = BLOCKS[0].splitlines()


def value(name: str) -> str:
    return next(line for line in VECTORS if line.startswith(f"{name}: ")).partition(": ")[2]


SALTS = [line.partition(": ")[2] for line in VECTORS if line.startswith("salt ")]
STREAM = [line.removeprefix("block ").split(" = ") for line in VECTORS if line.startswith("block ")]
SHUFFLES = [re.fullmatch(r"shuffle (\d+) (.+): (.+) -> (.+)", line) for line in VECTORS if "->" in line]


def test_the_document_has_vectors_of_every_kind() -> None:
    assert len(BLOCKS) == 1
    assert len(SALTS) == 2
    assert len(STREAM) >= 2
    assert len(SHUFFLES) >= 3
    assert SCHEME in DOCUMENT


def test_the_commitment_is_the_digest_of_the_secret() -> None:
    assert commitment(value("secret")) == value("commitment")


def test_the_key_is_the_hmac_of_the_salts() -> None:
    text = "\n".join([SCHEME, *SALTS]).encode()
    assert hmac.digest(bytes.fromhex(value("secret")), text, "sha256").hex() == value("key")


@pytest.mark.parametrize(("label", "digest"), STREAM)
def test_the_blocks_of_a_stream(label: str, digest: str) -> None:
    assert hmac.digest(bytes.fromhex(value("key")), label.encode(), "sha256").hex() == digest


@pytest.mark.parametrize("shuffle", SHUFFLES, ids=lambda shuffle: shuffle[0][:20])
def test_the_shuffles(shuffle: re.Match[str]) -> None:
    number, name, items, order = shuffle.groups()
    computed = Chance.of(value("secret"), SALTS).shuffle(int(number), name, items.split(" "))
    assert computed.items == tuple(order.split(" "))


def test_the_shuffle_uses_the_blocks_as_the_document_says() -> None:
    """The step by step example: the two words and what they do."""
    first, second = re.findall(r"`([0-9a-f]{8})`, which is (\d+)", DOCUMENT)
    block = dict(STREAM)["1:starter:0"]
    assert block.startswith(first[0] + second[0])
    assert (int(first[0], 16), int(second[0], 16)) == (int(first[1]), int(second[1]))


# --- scheme 2 -------------------------------------------------------------------------------------

SEALED: str = re.findall(r"```vectors-2\n(.*?)```", DOCUMENT, re.DOTALL)[0]


def sealed(name: str) -> str:
    lines: list[str] = SEALED.splitlines()
    return next(line for line in lines if line.startswith(f"{name}: ")).partition(": ")[2]


SHOWN = [sealed(f"seal {number}").replace("-", "") for number in (1, 2, 3)]
OPENED = [sealed(f"salt {number}") for number in (1, 2, 3)]
DEAL = (sealed("match"), int(sealed("attempt")))


def test_the_seals_of_scheme_2_are_those_of_their_salts() -> None:
    assert seals.SCHEME in DOCUMENT
    assert [seals.seal(*DEAL, seat, OPENED[seat]) for seat in (0, 2)] == [SHOWN[0], SHOWN[2]]


def test_the_salt_of_a_program_follows_from_commitment_and_seals() -> None:
    assert seals.program_salt(*DEAL, sealed("commitment"), SHOWN, 1) == OPENED[1]


def test_the_key_of_scheme_2_is_the_hmac_of_all_of_it() -> None:
    shown = [seal or "-" for seal in SHOWN]
    lines = ["tapisvert/2 key", DEAL[0], str(DEAL[1]), sealed("commitment"), *shown, *OPENED]
    key = hmac.digest(bytes.fromhex(sealed("secret")), "\n".join(lines).encode(), "sha256")
    assert key.hex() == sealed("key")
    block = re.findall(r"^block (.+) = (.+)$", SEALED, re.MULTILINE)
    assert [hmac.digest(key, label.encode(), "sha256").hex() for label, _ in block] == [
        told for _, told in block
    ]


def test_the_shuffles_of_scheme_2() -> None:
    chance = seals.chance(*DEAL, sealed("secret"), SHOWN, OPENED)
    found = re.findall(r"^shuffle (\d+) (.+): (.+) -> (.+)$", SEALED, re.MULTILINE)
    assert len(found) == 3
    for number, name, items, order in found:
        assert chance.shuffle(int(number), name, items.split(" ")).items == tuple(order.split(" "))


OF_A_ROUND: str = re.findall(r"```vectors-4\n(.*?)```", DOCUMENT, re.DOTALL)[0]


def test_the_vectors_of_scheme_4() -> None:
    said = dict(line.split(": ", 1) for line in OF_A_ROUND.splitlines())
    number, tournament = re.findall(r"(\d+) of (.+)", said["round"])[0]
    shares = tuple(
        Share(int(entrant) - 1, seal, salt.strip("-"), bool(house))
        for entrant, house, seal, salt in re.findall(
            r"^entrant (\d+)( \(house\))?: (\S+) (\S+)$", OF_A_ROUND, re.MULTILINE
        )
    )
    opened = [share for share in shares if share.salt]
    assert (len(opened), len(shares)) == (2, 3)
    for share in opened:
        assert duplicate.seal(tournament, int(number), share.entrant, share.salt) == share.seal
    assert commitment(said["secret"]) == said["commitment"]
    chance = duplicate.chance(RoundDeal(tournament, int(number), shares), said["secret"])
    shuffles = re.findall(r"^shuffle (\d+) (.+): (.+) -> (.+)$", OF_A_ROUND, re.MULTILINE)
    assert len(shuffles) == 3
    for count, name, items, order in shuffles:
        assert " ".join(chance.shuffle(int(count), name, items.split()).items) == order


OF_A_DAY: str = re.findall(r"```vectors-3\n(.*?)```", DOCUMENT, re.DOTALL)[0]


def test_the_vectors_of_scheme_3() -> None:
    said = dict(line.split(": ", 1) for line in OF_A_DAY.splitlines())
    of = DayDeal(said["house"], said["day"], said["deal"])
    salts = [said["salt 1"], said["salt 2"]]
    assert [days.salt(of, seat) for seat in (0, 1)] == salts
    assert commitment(said["secret"]) == said["commitment"]
    chance = days.chance(of, said["secret"], salts)
    shuffles = re.findall(r"^shuffle (\d+) (.+): (.+) -> (.+)$", OF_A_DAY, re.MULTILINE)
    assert len(shuffles) == 2
    for number, name, items, order in shuffles:
        assert " ".join(chance.shuffle(int(number), name, items.split()).items) == order
