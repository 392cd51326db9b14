// The same card game with the usual packages for this in Node: `ws` and better-sqlite3.
//
//   node server.js PORT FILE
//
// Four players per table, with an authoritative server and the rules of calls, SETs and votes. Everything decided during one turn of
// the event loop is one durable commit (WAL, synchronous=FULL), sent afterwards. Unlike our own server, it is neither fair to distant
// players nor idempotent, and it checks nobody's identity. `bench/load.c` plays against both.
'use strict';

const Database = require('better-sqlite3');
const { WebSocketServer } = require('ws');

const [port, file] = process.argv.slice(2);
const SEATS = 4;
const LAYOUT = 12;
const CALL_MILLIS = 5000;

const db = new Database(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec('CREATE TABLE log (id INTEGER PRIMARY KEY, code TEXT, version INTEGER, command TEXT, events TEXT)');
const insert = db.prepare('INSERT INTO log (code, version, command, events) VALUES (?, ?, ?, ?)');
const commit = db.transaction((entries) => {
  for (const { table, after, id, events } of entries) insert.run(table.code, after, id, events);
});

let queued = [];

function flush() {
  const entries = queued;
  queued = [];
  commit(entries);
  for (const { table, after, by, id, events } of entries) {
    const frame = Buffer.from(`{"type":"events","after":${after},"events":${events},"by":${by},"id":${JSON.stringify(id)}}`);
    for (const member of table.members) member.send(frame, { binary: false });
  }
}

class Refusal extends Error {}

function require_(condition, code) {
  if (!condition) throw new Refusal(code);
}

const third = (a, b) => {
  let card = 0;
  for (let w = 1; w < 81; w *= 3) card += ((6 - (Math.floor(a / w) % 3) - (Math.floor(b / w) % 3)) % 3) * w;
  return card;
};

function hasSet(layout) {
  const here = new Set(layout);
  for (let i = 0; i < layout.length; i++)
    for (let j = i + 1; j < layout.length; j++) {
      const card = third(layout[i], layout[j]);
      if (card !== layout[i] && card !== layout[j] && here.has(card)) return true;
    }
  return false;
}

function shuffled() {
  const cards = [...Array(81).keys()];
  for (let i = 80; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

class Table {
  constructor(code) {
    this.code = code;
    this.members = [];
    this.started = performance.now();
    this.version = 0;
    this.phase = 'lobby';
    this.deal = 0;
    this.seats = [];
    this.ready = new Set();
    this.points = [];
    this.call = null;
  }

  now() {
    return Math.round(performance.now() - this.started);
  }

  decide(member, command) {
    const seat = member.seat;
    switch (command.type) {
      case 'Sit':
        require_(seat === null && this.phase === 'lobby' && this.seats.length < SEATS, 'cannot-sit');
        return this.sit(member, command.name);
      case 'Ready':
        require_(seat !== null && this.phase === 'lobby' && !this.ready.has(seat), 'not-now');
        return this.makeReady(seat);
      case 'CallSet':
        require_(seat !== null && this.phase === 'play' && this.call === null, 'not-now');
        this.call = { seat, timer: setTimeout(() => this.expire(), CALL_MILLIS) };
        return [{ type: 'SetCalled', at: this.now(), seat, until: this.now() + CALL_MILLIS, lead: null, tie: false }];
      case 'PointCards':
        require_(this.call !== null && this.call.seat === seat, 'not-your-call');
        return this.take(seat, command.cards);
      case 'SayNoSet':
        require_(seat !== null && this.phase === 'play' && this.call === null && !this.votes.has(seat), 'not-now');
        return this.vote(seat);
      default:
        throw new Refusal('unknown-command');
    }
  }

  sit(member, name) {
    const seat = (member.seat = this.seats.length);
    this.seats.push(name);
    this.points.push(0);
    member.send(JSON.stringify({ type: 'your-seat', seat }));
    return [{ type: 'PlayerSeated', at: this.now(), seat, name, bot: false }];
  }

  makeReady(seat) {
    this.ready.add(seat);
    const events = [{ type: 'PlayerReady', at: this.now(), seat }];
    if (this.ready.size === SEATS) events.push(this.start());
    return events;
  }

  start() {
    this.phase = 'play';
    this.deal++;
    this.pile = shuffled();
    this.layout = this.pile.splice(0, LAYOUT);
    this.votes = new Set();
    return { type: 'DealStarted', at: this.now(), deal: this.deal, layout: this.layout, pile_count: this.pile.length };
  }

  take(seat, cards) {
    clearTimeout(this.call.timer);
    this.call = null;
    const slots = cards.map((card) => this.layout.indexOf(card));
    const [a, b, c] = cards;
    const right = cards.length === 3 && a !== b && third(a, b) === c && slots.every((slot) => slot >= 0);
    if (!right) {
      this.points[seat] -= 1;
      return [{ type: 'CallFailed', at: this.now(), seat, cards, points: -1 }];
    }
    this.points[seat] += 3;
    const dealt = [];
    const moved = [];
    if (this.layout.length <= LAYOUT && this.pile.length) {
      for (const slot of slots) {
        this.layout[slot] = this.pile.pop();
        dealt.push(slot);
      }
    } else this.layout = this.layout.filter((card) => !cards.includes(card));
    this.votes.clear();
    const taken = { type: 'SetTaken', at: this.now(), seat, cards, slots, check: check(cards), points: 3 };
    const events = [{ ...taken, layout: this.layout, dealt, moved, pile_count: this.pile.length, lead: null, tie: false }];
    if (!this.pile.length && !hasSet(this.layout)) events.push(...this.end());
    return events;
  }

  vote(seat) {
    this.votes.add(seat);
    const events = [{ type: 'NoSetVoted', at: this.now(), seat, votes: [...this.votes], lead: null, tie: false }];
    if (this.votes.size < SEATS) return events;
    this.votes.clear();
    if (!this.pile.length) return [...events, ...this.end()];
    const dealt = [0, 1, 2].map((i) => this.layout.length + i);
    this.layout.push(...this.pile.splice(-3));
    return [...events, { type: 'CardsAdded', at: this.now(), layout: this.layout, dealt, pile_count: this.pile.length }];
  }

  end() {
    return [{ type: 'DealEnded', at: this.now(), deal: this.deal, left: this.layout, points: this.points }, this.start()];
  }

  expire() {
    const { seat } = this.call;
    this.call = null;
    this.points[seat] -= 1;
    this.write(null, '', [{ type: 'CallExpired', at: this.now(), seat, points: -1 }]);
  }

  write(by, id, events) {
    if (!queued.length) setImmediate(flush);
    queued.push({ table: this, after: this.version, by, id, events: JSON.stringify(events) });
    this.version += events.length;
  }
}

function check(cards) {
  return [27, 9, 3, 1].map((w) => (new Set(cards.map((card) => Math.floor(card / w) % 3)).size === 1 ? 'same' : 'different'));
}

const tables = new Map();
const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false, path: '/ws' });

server.on('connection', (member) => {
  let table = null;
  member.seat = null;
  member.on('message', (data) => {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return member.close(1003);
    }
    if (message.type === 'hello') {
      table = tables.get(message.table) ?? new Table(message.table);
      tables.set(message.table, table);
      table.members.push(member);
      member.send(JSON.stringify({ type: 'welcome', now: table.now(), version: table.version }));
    } else if (message.type === 'do' && table) {
      try {
        table.write(member.seat, message.id, table.decide(member, message.command));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        member.send(JSON.stringify({ type: 'refused', id: message.id, code: error.message }));
      }
    }
  });
  member.on('close', () => {
    if (table) table.members = table.members.filter((other) => other !== member);
  });
});
