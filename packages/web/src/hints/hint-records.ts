import * as v from 'valibot';
import {
  GUEST,
  isNewer,
  recordText,
  StoredHintsSchema,
  type Owner,
  type RecordKey,
  type StoredHint,
} from '@ninefold/contracts';

/** The device's storage, which never throws. */
export interface HintStorage {
  get(key: string): string | null;
  /** @returns whether the device has it: there may be no room left */
  set(key: RecordKey, text: string): boolean;
  remove(key: string): void;
}

const keyOf = (owner: Owner): RecordKey => `games:hints:${owner}`;

/** What is stored for a player, an account's with what a guest left. A text that is damaged or of another version counts as absent. */
export function readRecords(storage: Pick<HintStorage, 'get'>, owner: Owner): StoredHint[] {
  const owners = owner === GUEST ? [GUEST] : [owner, GUEST];
  return owners.flatMap((one) => {
    try {
      const text = storage.get(keyOf(one)) ?? '[]';
      return isNewer(text) ? [] : v.parse(StoredHintsSchema, JSON.parse(text));
    } catch {
      return [];
    }
  });
}

/** Stores all hints of a player. They hold those of the guest, whose own record goes once the account's is there. */
export function writeRecords(storage: HintStorage, owner: Owner, hints: readonly StoredHint[]): void {
  const isWritten = storage.set(keyOf(owner), `[${hints.map(recordText).join()}]`);
  if (isWritten && owner !== GUEST) storage.remove(keyOf(GUEST));
}

/**
 * What a guest took on this device becomes the account's for good: the next account does not see it. It needs no engine, for
 * it is loaded on every page; the next hint that is kept drops what is too much.
 */
export function migrateGuestHints(storage: HintStorage, owner: Owner): void {
  if (storage.get(keyOf(GUEST)) !== null) writeRecords(storage, owner, readRecords(storage, owner));
}
