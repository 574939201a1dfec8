import type { StoredAttempt } from '@ninefold/contracts';
import type { RecordStore } from '../device/record-store';
import { ATTEMPTS_PREFIX } from './attempts';

const MONTH_MS = 31 * 86_400_000;

/** Drops the attempts of days before this one, and what cannot be read. A finished one stays for a month. */
export function forgetAttempts(store: RecordStore<StoredAttempt>, dayKey: string): void {
  for (const key of store.keysUnder(ATTEMPTS_PREFIX)) {
    const attempt = store.read(key);
    // A wrong clock must not open a finished puzzle again.
    const days = attempt?.finishedInSeconds === undefined ? 0 : MONTH_MS;
    if (!attempt || Date.parse(attempt.dayKey) + days < Date.parse(dayKey)) store.remove(key);
  }
}
