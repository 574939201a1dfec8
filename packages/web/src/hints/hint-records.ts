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

export interface HintStorage {
  get(key: string): string | null;
  /** @returns false if storage is full or forbidden */
  set(key: RecordKey, text: string): boolean;
  remove(key: string): void;
}

const keyOf = (owner: Owner): RecordKey => `games:hints:${owner}`;

/** An account's hints include those of the guest before. Damaged records and unknown versions count as absent. */
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

/** Stores all hints of a player. They include those of the guest, whose own record is then removed. */
export function writeRecords(storage: HintStorage, owner: Owner, hints: readonly StoredHint[]): void {
  const isWritten = storage.set(keyOf(owner), `[${hints.map(recordText).join()}]`);
  if (isWritten && owner !== GUEST) storage.remove(keyOf(GUEST));
}

/**
 * Moves the guest's hints to the account, so that the next account does not see them. Loaded on every page, so it must
 * not import the engine; the next stored hint drops the surplus.
 */
export function migrateGuestHints(storage: HintStorage, owner: Owner): void {
  if (storage.get(keyOf(GUEST)) !== null) writeRecords(storage, owner, readRecords(storage, owner));
}
