// A bot that plays at a table of a Tapis Vert server, in plain JavaScript: `node bot.mjs SERVER CODE [NAME]`.
//
// It needs Node 22 or later and no package. What it does is in docs/protocol.md: introduce itself and get a
// token, sit down as a bot, say hello on the table's stream, and answer every picture that has legal moves.
// Its share in the luck is in docs/fairness.md: it seals a salt, opens it once it has seen all seals, and
// compares the record with what it saw.
import { createHash, randomBytes } from 'node:crypto';

const [server = 'http://127.0.0.1:8000', code = '', name = 'Grimpeur'] = process.argv.slice(2);

if (typeof WebSocket === 'undefined') {
  console.error(`This bot needs Node 22 or later; this is ${process.version}.`);
  process.exit(1);
}

/** Your part: one of the legal moves. This one covers the highest card it can in Punto, and is lucky elsewhere. */
function choose(view, legal) {
  const cards = new Map((view.board ?? []).map(([cell, card]) => [String(cell), Number(card[1])]));
  const height = (move) => cards.get(move.split('@')[1]) ?? 0;
  const best = Math.max(...legal.map(height));
  const good = legal.filter((move) => height(move) === best);
  return good[Math.floor(Math.random() * good.length)];
}

let token = '';
async function ask(path, body) {
  const answer = await fetch(server + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`refused: ${said.code}`);
  return said;
}

/** What was seen of the luck before the match, by attempt at the deal: this is the bot's receipt. */
const receipt = new Map();
function dealOf({ match, attempt, commitment }) {
  const key = `${match} ${attempt}`;
  if (!receipt.has(key))
    receipt.set(key, {
      match,
      attempt,
      commitment,
      seals: null,
      salt: randomBytes(32).toString('hex'),
    });
  return receipt.get(key);
}

const sealOf = ({ match, attempt, salt }, seat) =>
  createHash('sha256')
    .update(['tapisvert/2 seal', match, attempt, seat + 1, salt].join('\n'))
    .digest('hex');

/** Seals a salt for the coming match; opens it once all seals are there, if nothing was changed meanwhile. */
function agree(table, send) {
  const { match, attempt, commitment, dealing, seats } = table;
  const deal = dealOf(table);
  const mine = sealOf(deal, seat);
  const seals = seats.map(({ kind, seal }) => (kind === 'program' ? '-' : seal));
  if (!dealing) {
    if (seats[seat].seal !== mine) send({ type: 'seal', seat, match, attempt, seal: mine });
    return;
  }
  deal.seals ??= seals;
  if (
    commitment !== deal.commitment ||
    String(seals) !== String(deal.seals) ||
    seals.includes('') ||
    seals[seat] !== mine
  ) {
    console.log('the server shows other seals than before: the salt stays closed');
  } else if (!seats[seat].opened) send({ type: 'open', seat, match, attempt, salt: deal.salt });
}

/** Compares the record of a finished match with what was seen before it. */
async function compare(match) {
  const lines = (await (await fetch(`${server}/api/matches/${match}/record`)).text()).split('\n');
  const said = (name) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const seen = [...receipt.values()].filter((deal) => deal.match === match);
  const deal = seen.find(({ attempt }) => String(attempt) === said('attempts'));
  const same =
    deal !== undefined &&
    seen.every(({ attempt }) => attempt <= deal.attempt) &&
    said('commitment') === deal.commitment &&
    said(`salt ${seat + 1}`) === deal.salt &&
    (deal.seals ?? []).every((seal, number) => said(`seal ${number + 1}`) === seal);
  console.log(same ? 'the record agrees with what was seen' : 'THE RECORD DOES NOT AGREE WITH WHAT WAS SEEN');
}

token = (await ask('/api/me', { name, token: true })).token;
const table = await ask(`/api/tables/${code}`);
const seat = table.seats.findIndex(({ kind }) => kind === 'open');
if (seat < 0) throw new Error('every seat is taken');
await ask(`/api/tables/${code}/sit`, {
  seat,
  seal: sealOf(dealOf(table), seat),
  attempt: table.attempt,
  bot: true,
});
console.log(`${name} sits on seat ${seat + 1}`);

let waiting = null; // the move that was sent and not yet answered
connect();

function connect() {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${code}/stream`);
  const send = (message) => socket.send(JSON.stringify(message));
  let again = true;
  socket.onopen = () => {
    send({ type: 'hello', token });
    if (waiting) send(waiting); // with its old id: a move is played once, however often it is sent
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    switch (message.type) {
      case 'snapshot':
      case 'update': {
        const { match, version, view, legal } = message;
        if (message.seat !== seat || !legal.length) break;
        if (waiting?.match === match && waiting.version === version) break;
        waiting = {
          type: 'move',
          id: crypto.randomUUID(),
          seat,
          match,
          version,
          move: choose(view, legal),
        };
        send(waiting);
        break;
      }
      case 'accepted':
        if (message.id === waiting?.id) waiting = null;
        break;
      case 'refused':
        console.log(`refused: ${message.refusal.code} ${message.refusal.rule}`);
        waiting = null; // the picture that follows tells what holds now
        break;
      case 'table': {
        const { phase, match, outcome, seats } = message.table;
        if (phase === 'open') agree(message.table, send);
        if (phase === 'playing' && seats[seat].stand_in) {
          send({ type: 'take-back', seat });
          send({ type: 'hello', token }); // for a fresh picture
        }
        if (phase === 'over') {
          console.log(`${match} is over: ${outcome.winners.includes(seat) ? 'won' : 'not won'}`);
          again = false;
          socket.close();
          void compare(match);
        }
        break;
      }
      case 'goodbye':
        console.log(`goodbye: ${message.refusal.code}`);
        again = message.again;
    }
  };
  socket.onclose = () => {
    if (again) setTimeout(connect, 1000);
  };
}
