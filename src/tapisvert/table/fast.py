"""What the kernels of all games share: the compiler, bits of a 64-bit word, and a small random stream.

Only kernels import this module, because it loads numba; whoever needs no playouts never pays for that.
A kernel's stream is for search and simulation. Shuffles that people rely on come from `table.chance`.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import config as _config
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray
from platformdirs import user_cache_path

memcpy: Any = cgutils.raw_memcpy
numba_config: Any = _config  # what it holds is put there while numba is loaded

Word: TypeAlias = Any
"""64 bits, an np.uint64. Numba sees to their type; numpy's stubs lose it in the first operation."""

Words: TypeAlias = NDArray[np.uint64]
"""Many of them. A random stream is an array of one."""

RECENT = 30 * 24 * 3600.0
"""Seconds. What was compiled longer ago than that, from other sources, is taken away."""

F = TypeVar("F", bound=Callable[..., Any])


SWITCHES: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def inlined(function: F) -> F:
    """Write `function` out wherever a kernel calls it: many arrays take longer to hand on than to use."""
    return cast(F, njit(inline="always", **SWITCHES)(function))


def compiled(function: F) -> F:
    """Compile `function` once, keep it on disk, and run it without holding Python's lock.

    Kernels work in arrays that Python hands them and allocate nothing. That allows numba's reference
    counting to be off, which otherwise takes a third of the time and more than half of the compilation.
    """
    folder = _folder(_home(Path(function.__code__.co_filename)))
    if folder is None:
        return cast(F, njit(**SWITCHES)(function))
    before, numba_config.CACHE_DIR = (
        numba_config.CACHE_DIR,
        str(folder),
    )  # numba looks at it here and never again
    try:
        return cast(F, njit(cache=True, **SWITCHES)(function))
    finally:
        numba_config.CACHE_DIR = before


def is_kept() -> bool:
    """Whether what is compiled outlives the process; else every process compiles it anew."""
    return _folder(_home(Path(__file__))) is not None


def was_compiled(home: Path) -> bool:
    """Whether any kernel of a game's folder has been compiled and kept, as it reads now."""
    folder = _folder(home)
    return folder is not None and any(folder.rglob("*.nbi"))


def _home(file: Path) -> Path:
    """The folder of all kernels that may call each other: those of a game are in several."""
    return file.parent.parent if file.parent.name in ("engine", "programs") else file.parent


@cache
def _folder(home: Path) -> Path | None:
    """Where the kernels of a folder are kept; None if there is nowhere.

    That is in NUMBA_CACHE_DIR, if it is set, else beside them, or in the user's cache.

    Numba looks only at a function's own file to tell whether what it kept is still good. Kernels call each
    other across files, so there is a folder for each fingerprint of all that they say.
    """
    stamp = _fingerprint(home)
    users = user_cache_path("tapisvert", appauthor=False) / "kernels" / home.name
    named = [Path(numba_config.CACHE_DIR) / home.name] if numba_config.CACHE_DIR else []
    for place in named or [home / "__pycache__", users]:
        folder = place / f"kernels-{stamp}"
        try:
            if not folder.is_dir():
                _clear(place)
                folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return folder
        except OSError:
            continue
    return None


def _clear(place: Path) -> None:
    """Takes away what was compiled long ago from other sources."""
    for old in place.glob("kernels-*"):
        if time.time() - old.stat().st_mtime > RECENT:
            shutil.rmtree(old, ignore_errors=True)


def _fingerprint(home: Path) -> str:
    """A fingerprint of this file and of all others in a folder."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(home.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _count(typingctx: Any, word: Any) -> Any:
    return types.int64(types.uint64), lambda context, builder, signature, args: builder.ctpop(args[0])


def _lowest(typingctx: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.uint64), generate


def _address(context: Any, builder: Any, kind: Any, array: Any, start: Any) -> Any:
    return builder.gep(context.make_array(kind)(context, builder, array).data, [start])


def _spread(typingctx: Any, word: Any, out: Any, start: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        bits = builder.bitcast(args[0], ir.VectorType(ir.IntType(1), 64))
        octets = builder.zext(bits, ir.VectorType(ir.IntType(8), 64))
        place = _address(context, builder, signature.args[1], args[1], args[2])
        builder.store(octets, builder.bitcast(place, octets.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(types.uint64, out, types.int64), generate


def copier(size: int) -> Callable[[NDArray[np.uint8], int, NDArray[np.uint8], int], None]:
    """A way to copy so many bytes: from a row and a place in it, to another. For kernels only, unchecked."""

    def _copy(typingctx: Any, source: Any, start: Any, out: Any, here: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            from_place = _address(context, builder, signature.args[0], args[0], args[1])
            to_place = _address(context, builder, signature.args[2], args[2], args[3])
            memcpy(builder, to_place, from_place, ir.IntType(64)(size), 1)
            return context.get_dummy_value()

        return types.void(source, types.int64, out, types.int64), generate

    return cast(Callable[[NDArray[np.uint8], int, NDArray[np.uint8], int], None], intrinsic(_copy))


spread = cast(Callable[[Word, NDArray[np.uint8], int], None], intrinsic(_spread))
"""Write the 64 bits of a word into a row from some place on, each as a byte. For kernels only, unchecked."""

count = cast(Callable[[Word], int], intrinsic(_count))
"""How many bits of a word are set. For kernels only."""

lowest = cast(Callable[[Word], int], intrinsic(_lowest))
"""The index of the lowest set bit of a word that is not zero. For kernels only."""


def random_stream(seed: int) -> Words:
    """A random stream for kernels: the same seed gives the same numbers."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@compiled
def random_word(rng: Words) -> Word:
    """The next 64 random bits of a stream (splitmix64: one word of state, passes the usual batteries)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    word = rng[0]
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def random_below(rng: Words, limit: int) -> int:
    """A random number from 0 to `limit` - 1; the bias of multiply-and-shift is below `limit` / 2**32."""
    high = random_word(rng) >> np.uint64(32)
    return int((high * np.uint64(limit)) >> np.uint64(32))


@compiled
def mix(items: NDArray[Any], size: int, rng: Words) -> None:
    """Shuffle the first `size` items."""
    for last in range(size - 1, 0, -1):
        other = random_below(rng, last + 1)
        items[last], items[other] = items[other], items[last]


NTH_OF_BYTE = np.array(
    [
        [([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[nth] for nth in range(8)]
        for byte in range(256)
    ],
    dtype=np.uint8,
).ravel()


@compiled
def nth_bit(word: Word, nth: Word) -> Word:
    """The set bit of a word that has `nth` set bits below it, without branches.

    Bit counts of the bytes are summed up from below in one multiplication; the number of sums that are
    not above `nth` is the byte to look into.
    """
    ones, highs = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
    pairs = word - ((word >> np.uint64(1)) & np.uint64(0x5555555555555555))
    nibbles = (pairs & np.uint64(0x3333333333333333)) + (
        (pairs >> np.uint64(2)) & np.uint64(0x3333333333333333)
    )
    sums = ((nibbles + (nibbles >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)) * ones
    shift = np.uint64(count(((nth * ones | highs) - sums) & highs)) * np.uint64(8)
    before = (sums << np.uint64(8)) >> shift & np.uint64(0xFF)
    byte = word >> shift & np.uint64(0xFF)
    return np.uint64(1) << (shift + NTH_OF_BYTE[byte << np.uint64(3) | (nth - before)])


@compiled
def random_bit(rng: Words, word: Word) -> Word:
    """One set bit of a word that is not zero, each with the same chance."""
    return nth_bit(word, np.uint64(random_below(rng, count(word))))
