import { recordText, type Owner, type RecordKey, type StoredResult } from '@ninefold/contracts';
import type { KeyValueStore } from '@ninefold/web/storage';

/** Results of all players are stored below this prefix. */
export const RESULTS_PREFIX = 'games:result:';

export const resultKey = (owner: Owner, id: string): RecordKey => `${RESULTS_PREFIX}${owner}:${id}`;

/** Stores a new result, from where the outbox sends it. Reading results needs schemas that the first grid does not load. */
export function writeResult(
  storage: KeyValueStore,
  { owner, result, startedByGuest }: Omit<StoredResult, 'state'>,
): void {
  const stored: StoredResult = { owner, state: 'pending', result, startedByGuest };
  storage.set(resultKey(owner, result.id), recordText(stored));
}
