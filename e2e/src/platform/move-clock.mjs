/**
 * Loaded into each process of a platform before its own code (`node --import`): its clock is the machine's plus the
 * milliseconds in the file `CLOCK_AHEAD_FILE`. The embedded Postgres reads this clock too, so `now()` moves with it.
 * The product does not know about this file, and its clock cannot be moved.
 *
 * The process that starts them keeps the machine's clock, because it judges other platforms' locks: to a clock that is
 * ahead, each of them looks abandoned.
 */
import { readFileSync } from 'node:fs';

/** The clock is read often, and journeys wait longer than this between advancing it and what depends on it. */
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

// Child processes have a channel to the process that started them.
if (process.channel) globalThis.Date = MovedDate;
