"""A match over several days: laid, left and found again; and a device that is told of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.axe import objections
from tests.browser.people import Person

Invite = Callable[..., Person]
PHONE = {"width": 360, "height": 640}

# What stands for the browser's own push service, which no test can reach: it gives out an address and keys.
SERVICE = """(() => {
  const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = (text) => Uint8Array.from(plain(text), (sign) => sign.charCodeAt(0)).buffer;
  const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
  const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  let given = null;
  Notification.requestPermission = async () => 'granted';
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  PushManager.prototype.getSubscription = async () => given;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (given = {
    endpoint: 'https://push.example.net/send/1',
    options: { applicationServerKey: bytes(applicationServerKey) },
    getKey: (name) => bytes(name === 'auth' ? auth : p256dh),
    unsubscribe: async () => { given = null; return true; },
  });
})()"""
REFUSING = "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
# What the service worker does with a message, and with a tap on it; a browser without windows shows neither.
WORKS = """(said) => {
  const done = [];
  self.registration.showNotification = async (title, { body, data }) =>
    void done.push([title, body, data.path]);
  self.clients.openWindow = async (address) => void done.push(address);
  self.clients.matchAll = async () => [];
  const came = new PushEvent('push', { data: JSON.stringify(said) });
  const tapped = Object.assign(new Event('notificationclick'), {
    notification: { close: () => {}, data: { path: said.path } },
  });
  const work = [];
  for (const event of [came, tapped]) {
    event.waitUntil = (promise) => work.push(promise);
    self.dispatchEvent(event);
  }
  return Promise.all(work).then(() => done);
}"""


def test_a_match_over_several_days_is_laid_left_and_found_again(invite: Invite) -> None:
    anna, ben = invite("Anna", viewport=PHONE), invite("Ben")
    anna.visit("/new/punto")
    anna.page.get_by_text("Régler les détails").click()
    days = anna.page.get_by_role("switch", name="Une partie sur plusieurs jours")
    expect(days).to_be_visible()
    days.check(force=True)
    anna.page.get_by_label("Temps pour chaque coup").select_option("3 jours")
    anna.page.get_by_label("Vacances pour chacun").select_option("1 semaine en tout")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    anna.sees("create").click()  # against a program, which plays at once
    expect(anna.sees("seat-0").get_by_role("timer")).to_have_text("2j 23h")

    table = {"game": "punto", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": 259_200, "holidays": 7}
    code = anna.post("/api/tables", {**table, "options": {"wins": 1, "starter": "1"}})["code"]
    ben.post(f"/api/tables/{code}/sit", {"seat": 1})
    anna.post(f"/api/tables/{code}/start")
    for person in (ben, anna):
        person.visit(f"/table/{code}")
        expect(person.sees("seat-0").get_by_role("timer")).to_have_text("2j 23h")
    anna.page.get_by_role("button", name="Sur plusieurs jours").click()
    anna.page.get_by_label("Jours de vacances à prendre").fill("2")
    anna.sees("holiday").click()
    expect(ben.sees("seat-0")).to_contain_text("en vacances jusqu’au")
    expect(anna.sees("seat-0").get_by_role("timer")).to_have_text("4j 23h")
    expect(anna.sees("back")).to_be_enabled()
    assert objections(anna.page) == []

    anna.sees("leave").click()  # the table waits: nobody is asked, and no program takes the seat
    expect(anna.sees("your-turn")).to_have_count(2)
    expect(anna.sees("your-turn").first).to_have_text("À vous de jouer. Encore 2j 23h.")  # the most urgent
    expect(anna.sees("your-turn").last).to_have_text("À vous de jouer. Encore 4j 23h.")
    ben.visit("/me")
    expect(ben.sees("running").get_by_role("listitem")).to_contain_text("Aux autres de jouer")
    anna.visit("/me")
    expect(anna.sees("running").get_by_role("listitem").last).to_contain_text("Encore 4j 23h.")


def test_a_device_is_told_as_its_owner_wants_or_the_page_says_why_it_cannot_be(invite: Invite) -> None:
    ben = invite("Ben")
    ben.context.add_init_script(REFUSING)
    ben.visit("/me#push")
    expect(ben.sees("push-why")).to_contain_text("Ce navigateur refuse les messages de cette page.")

    anna = invite("Anna", viewport=PHONE, service_workers="allow", permissions=["notifications"])
    anna.context.add_init_script(SERVICE)
    anna.visit("/me#push")
    told = anna.page.get_by_role("switch", name="Prévenir sur cet appareil")
    expect(told).not_to_be_checked()
    told.check(force=True)
    expect(anna.sees("push-told")).to_have_text("C’est noté.")
    (worker,) = anna.context.service_workers
    said = {"title": "Punto", "body": "À vous de jouer.", "path": "/table/ABC", "tag": "ABC-1", "lang": "fr"}
    shown = ["Punto", "À vous de jouer.", "/table/ABC"]
    assert worker.evaluate(WORKS, said) == [shown, f"{anna.address}/table/ABC"]
    begins = anna.page.get_by_role("switch", name="Une partie commence")
    expect(begins).to_be_checked()
    expect(begins).to_be_enabled()
    begins.uncheck(force=True)
    expect(begins).not_to_be_checked()
    expect(begins).to_be_enabled()
    anna.page.get_by_label("De", exact=True).fill("21:30")
    expect(anna.page.get_by_label("De", exact=True)).to_be_enabled()
    anna.page.reload()
    expect(begins).not_to_be_checked()
    expect(anna.page.get_by_label("De", exact=True)).to_have_value("21:30")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    told.uncheck(force=True)
    expect(told).to_be_enabled()
    expect(begins).to_have_count(0)
