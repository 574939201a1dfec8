/**
 * Loaded into each part of a platform before its own code (`node --import`): its clock is the machine's plus the
 * milliseconds in the file `CLOCK_AHEAD_FILE`. The embedded Postgres asks this clock too, so `now()` moves with it.
 * The product knows nothing of this file, and has no clock that can be moved.
 *
 * What starts the parts keeps the machine's clock: by it locks are judged that other platforms hold, and a clock that is
 * ahead finds each of them abandoned.
 */
import { readFileSync } from 'node:fs';

/** The clock is asked often. A journey waits longer than that between a move and what depends on it. */
const READ_EVERY_MS = 5;

const MachineDate = globalThis.Date;
const file = process.env.CLOCK_AHEAD_FILE ?? '';

let ahead = 0;
let readAt = -Infinity;

function now() {
  if (performance.now() - readAt > READ_EVERY_MS) {
    ahead = Number(readFileSync(file, 'utf8'));
    readAt = performance.now();
  }
  return MachineDate.now() + ahead;
}

const MovedDate = new Proxy(MachineDate, {
  construct: (target, given, created) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], created),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

// A part has a channel to what started it.
if (process.channel) globalThis.Date = MovedDate;
