import { recordText, type Owner, type RecordKey, type StoredResult } from '@ninefold/contracts';
import type { KeyValueStore } from '@ninefold/web/storage';

/** All results on this device are kept below it, by owner and id. */
export const RESULTS_PREFIX = 'games:result:';

export const resultKey = (owner: Owner, id: string): RecordKey => `${RESULTS_PREFIX}${owner}:${id}`;

/** Keeps a new result on the device. It is all that the first board needs of the results. */
export function writeResult(
  storage: KeyValueStore,
  { owner, result, begunByGuest }: Omit<StoredResult, 'state'>,
): void {
  const stored: StoredResult = { owner, state: 'pending', result, begunByGuest };
  storage.set(resultKey(owner, result.id), recordText(stored));
}
