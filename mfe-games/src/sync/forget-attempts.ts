import { createRecordStore } from '../device/record-store';
import type { KeyValueStore } from '../device/storage';
import { ATTEMPTS_PREFIX, parseAttempt } from './attempts';

const MONTH_MS = 31 * 86_400_000;

/** Drops the attempts of days before this one, and what cannot be read. A finished one stays for a month. */
export function forgetAttempts(storage: KeyValueStore, dayKey: string): void {
  const store = createRecordStore(storage, parseAttempt);
  for (const key of store.keysUnder(ATTEMPTS_PREFIX)) {
    const attempt = store.read(key);
    // A wrong clock must not open a finished puzzle again.
    const days = attempt?.finishedInSeconds === undefined ? 0 : MONTH_MS;
    if (!attempt || Date.parse(attempt.dayKey) + days < Date.parse(dayKey)) store.remove(key);
  }
}
