import { isNewer, recordText, type RecordKey } from '@ninefold/contracts';
import type { KeyValueStore } from '@ninefold/web/storage';
import * as v from 'valibot';

/** The longest lock: see `private.count_sign_in()`. */
const MAX_LOCK_MS = 15 * 60_000;

const PREFIX = 'account:lock:';

const LockSchema = v.pipe(v.string(), v.parseJson(), v.object({ until: v.number() }));

/** Many addresses have the same number, so that the device does not tell who was locked. */
function keyOf(email: string): RecordKey {
  let hash = 0;
  for (const character of email.trim().toLowerCase())
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${PREFIX}${hash & 0xffffff}`;
}

/** Stores until when an account is locked, in epoch milliseconds. */
export function storeLock(store: KeyValueStore, email: string, until: number): void {
  store.set(keyOf(email), recordText({ until }));
}

/** @returns milliseconds until the stored lock ends; 0 without one, or if the clock was set back since */
export function storedLock(store: KeyValueStore, email: string, now: number): number {
  const key = keyOf(email);
  const text = store.get(key);
  if (text === null || isNewer(text)) return 0;
  const lock = v.safeParse(LockSchema, text);
  const left = lock.success ? lock.output.until - now : 0;
  if (left > 0 && left <= MAX_LOCK_MS) return left;
  store.remove(key);
  return 0;
}

/** A new password unlocks its account. */
export function forgetLocks(store: KeyValueStore): void {
  for (const key of store.keys()) if (key.startsWith(PREFIX)) store.remove(key);
}
