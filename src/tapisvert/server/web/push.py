"""The HTTP side of messages to devices: what this browser is told of, and when not."""

from litestar import get, post
from litestar.params import JSONBody

from tapisvert.server.messages.people import Quiet, Subscribe, Subscribed
from tapisvert.server.push.endpoints import Unsafe, check
from tapisvert.server.push.push import Message
from tapisvert.server.push.subscriptions import Subscription
from tapisvert.server.refusals import Refuse
from tapisvert.server.web.api import REFUSALS, AnyRequest, TheHouse, address_of, proof_of
from tapisvert.words import Speaker


@get("/api/me/push", summary="What this device is told of", responses=REFUSALS)
async def show(request: AnyRequest, house: TheHouse) -> Subscribed:
    device, guest = await _device(request, house, "memory")
    return await _subscribed(house, device, guest)


@post("/api/me/push", summary="Have this device told of things", status_code=200, responses=REFUSALS)
async def subscribe(data: JSONBody[Subscribe], request: AnyRequest, house: TheHouse) -> Subscribed:
    """Takes the place of what this device was told of before."""
    device, guest = await _device(request, house, "push")
    try:
        check(data.endpoint, house.push.near)
    except Unsafe:
        raise Refuse("bad-endpoint") from None
    from tapisvert.server.push.cipher import is_point

    if not is_point(data.public) or await house.push.keys.find(data.key) is None:
        raise Refuse("bad-endpoint")
    origin = f"https://{request.headers.get('host', 'localhost')}"[:300]
    kinds = tuple(dict.fromkeys(data.kinds))
    quiet = (data.quiet.begin, data.quiet.end) if data.quiet else None
    whose = (device, guest, data.endpoint, data.public, data.auth, data.key, origin)
    zone = data.zone if data.zone.isascii() and data.zone.isprintable() else ""
    given = Subscription(*whose, kinds, data.language, zone, data.ahead, quiet)
    await house.push.subscriptions.put(given)
    return await _subscribed(house, device, guest)


@post("/api/me/push/off", summary="Tell this device nothing any more", status_code=200, responses=REFUSALS)
async def unsubscribe(request: AnyRequest, house: TheHouse) -> Subscribed:
    device, guest = await _device(request, house, "memory")
    await house.push.subscriptions.drop_all("device", device)
    return await _subscribed(house, device, guest)


@post("/api/me/push/try", summary="Send this device a message", status_code=202, responses=REFUSALS)
async def try_it(request: AnyRequest, house: TheHouse) -> None:
    """It comes at once, in quiet hours too."""
    device, guest = await _device(request, house, "push")
    found = await house.push.subscriptions.of_device(device, guest)
    if found is None:
        raise Refuse("no-push")
    text = Speaker(found.language).text("told-try")
    house.push.send(found, Message("Tapis Vert", text, "/me#push", "try", found.language))


HANDLERS = [show, subscribe, unsubscribe, try_it]


async def _device(request: AnyRequest, house: TheHouse, what: str) -> tuple[str, str]:
    """The device that asks, and its guest; counted as one of these."""
    proof = proof_of(request, house)
    mine = await house.guests.named(proof.guest)
    house.limits.take(what, mine.guest, address_of(request))
    if not proof.device:
        raise Refuse("unknown-device")
    return proof.device, mine.guest


async def _subscribed(house: TheHouse, device: str, guest: str) -> Subscribed:
    pair = await house.push.keys.newest()
    found = await house.push.subscriptions.of_device(device, guest)
    if found is None:
        return Subscribed(pair.public, on=False)
    quiet = Quiet(*found.quiet) if found.quiet else None
    kinds = tuple(kind for kind in ("move", "begins", "round") if kind in found.kinds)
    return Subscribed(pair.public, True, found.key == pair.public, kinds, quiet)
