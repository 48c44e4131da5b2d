// Colyseus with Punto, in memory, on a free port of loopback that it prints.
// Usage: node colyseus.cjs FOLDER, with @colyseus/core and @colyseus/ws-transport installed in FOLDER.
//
// A room sends its view as a message, encoded once for all, when a move is made. Its Schema would send what changed, at
// fixed times: that is for games whose state changes all the time.
const { createRequire } = require("node:module");
const { createServer } = require("node:http");
const { join } = require("node:path");
const { deal, lay, view } = require("../punto.cjs");

const installed = createRequire(join(process.argv[2], "package.json"));
const { Room, Server } = installed("@colyseus/core");
const { WebSocketTransport } = installed("@colyseus/ws-transport");

class Punto extends Room {
  onCreate() {
    this.maxClients = 2;
    this.setPatchRate(null);
    this.players = [];
    this.onMessage("lay", (client, [column, row]) => this.move(this.players.indexOf(client.sessionId), column, row));
  }

  onJoin(client) {
    if (this.players.push(client.sessionId) === 2) this.begin();
  }

  begin() {
    this.match = deal();
    this.number = 0;
    this.turn = 0;
    this.tell();
  }

  move(player, column, row) {
    const next = player === this.turn && !this.match.over && lay(this.match, player, column, row);
    if (!next) return;
    this.match = next;
    this.number += 1;
    this.turn = 1 - this.turn;
    this.tell();
    if (next.over) this.begin();
  }

  tell() {
    this.broadcast("update", { number: this.number, turn: this.turn, view: view(this.match) });
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define("punto", Punto);
server.listen(0, "127.0.0.1").then(() => console.log(`\nready http://127.0.0.1:${http.address().port}`));
