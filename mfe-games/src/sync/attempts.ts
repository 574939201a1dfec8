import { useMemo, useSyncExternalStore } from 'react';
import { GRID_GAMES, read, type Owner, type RecordKey, type StoredAttempt } from '@ninefold/contracts';
import { useDevice } from '../device/device';
import { createRecordStore, type RecordStore } from '../device/record-store';
import type { KeyValueStore } from '../device/storage';
import { readBoard, readMoves } from './stored-board';

export const ATTEMPTS_PREFIX = 'games:attempt:';

export type AttemptId = Pick<StoredAttempt, 'owner' | 'game' | 'dayKey'>;

/** The daily puzzles that were started on this device. A finished one has a result too (`finished-results.ts`). */
export interface Attempts {
  /** The same object until it changes. */
  get(id: AttemptId): StoredAttempt | null;
  put(attempt: StoredAttempt): void;
  remove(id: AttemptId): void;
  /** Where they all are, for those who tidy up. */
  readonly store: RecordStore<StoredAttempt>;
  /** Every attempt of one player. */
  of(owner: Owner): StoredAttempt[];
  /** Calls the listener when this tab or another one wrote. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

const keyOf = ({ owner, game, dayKey }: AttemptId): RecordKey =>
  `${ATTEMPTS_PREFIX}${owner}:${game}:${dayKey}`;

const readAttempt = read.object<StoredAttempt>({
  owner: read.text,
  game: read.oneOf(GRID_GAMES),
  dayKey: read.text,
  // More milliseconds are no date.
  startedAt: read.amount(8e15),
  startedOnServer: read.flag,
  begunByGuest: read.optional(read.flag),
  board: readBoard,
  finishedInSeconds: read.optional(read.amount(1e9)),
  moves: read.optional(readMoves),
});

export function createAttempts(storage: KeyValueStore): Attempts {
  const store = createRecordStore(storage, (value, key) => {
    const attempt = readAttempt(value);
    // A record that names another owner, game or day would be written back under another key.
    return keyOf(attempt) === key ? attempt : null;
  });
  return {
    get: (id) => store.read(keyOf(id)),
    put: (attempt) => store.write(keyOf(attempt), attempt),
    remove: (id) => store.remove(keyOf(id)),
    store,
    of: (owner) => store.under(`${ATTEMPTS_PREFIX}${owner}:`),
    subscribe: store.subscribe,
  };
}

export const useAttempts = (): Attempts => {
  const { store } = useDevice();
  return useMemo(() => createAttempts(store), [store]);
};

/** A player's attempt as it is now, changed by this tab or another one. */
export const useAttempt = (attempts: Attempts, id: AttemptId): StoredAttempt | null =>
  useSyncExternalStore(attempts.subscribe, () => attempts.get(id));
