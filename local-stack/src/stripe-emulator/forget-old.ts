import { KEPT_SECONDS } from './api/idempotency';
import type { Emulator } from './emulator';
import type { Table } from './state/state';

const KEPT_EVENTS = 10_000;
const KEPT_DELIVERIES = 10_000;

/** Forgets what only fills the memory: old idempotency keys, and the oldest events and deliveries of very many. */
export function forgetOld(emulator: Emulator): void {
  const { state, resources } = emulator;
  const oldest = emulator.now() - KEPT_SECONDS;
  forgetWhile(state.savedResponses, ({ at }) => at < oldest);
  forgetAbove(state.deliveries, KEPT_DELIVERIES);
  forgetAbove(resources.events, KEPT_EVENTS);
}

/** Rows stand in the order in which they were made: the first one that stays ends it. */
function forgetWhile<Row>(table: Table<Row>, isOld: (row: Row) => boolean): void {
  for (const [key, row] of Object.entries(table)) {
    if (!isOld(row)) return;
    delete table[key];
  }
}

function forgetAbove<Row>(table: Table<Row>, kept: number): void {
  const keys = Object.keys(table);
  for (const key of keys.slice(0, Math.max(0, keys.length - kept))) delete table[key];
}
