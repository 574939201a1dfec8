import { useMemo, useSyncExternalStore } from 'react';
import { createRecordStore, type KeyValueStore, type RecordStore, useDevice } from '@ninefold/web/storage';
import {
  StoredAttemptSchema,
  type Owner,
  type RecordKey,
  type StoredAttempt,
  type StoredGrid,
} from '@ninefold/contracts';

export const ATTEMPTS_PREFIX = 'games:attempt:';

export type AttemptId = Pick<StoredAttempt, 'owner' | 'game' | 'dayKey'>;

/** Dailies that were started on this device. A finished one also has a result. */
export interface Attempts {
  /** Returns the same object until it changes. */
  get(id: AttemptId): StoredAttempt | null;
  put(attempt: StoredAttempt): void;
  remove(id: AttemptId): void;
  /** All records, for cleanup. */
  readonly store: RecordStore<StoredAttempt>;
  /** Every attempt of one player. */
  of(owner: Owner): StoredAttempt[];
  /** Calls the listener when this tab or another one wrote. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

const keyOf = ({ owner, game, dayKey }: AttemptId): RecordKey =>
  `${ATTEMPTS_PREFIX}${owner}:${game}:${dayKey}`;

export function createAttempts(storage: KeyValueStore): Attempts {
  const store = createRecordStore(storage, StoredAttemptSchema, keyOf);
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

/** A player's current attempt, updated by writes of any tab. */
export const useAttempt = (attempts: Attempts, id: AttemptId): StoredAttempt | null =>
  useSyncExternalStore(attempts.subscribe, () => attempts.get(id));

/** Number of entries in a grid: digits, including givens, and cells with pencil marks. */
export const entryCount = ({ cells, pencil }: StoredGrid): number =>
  [...cells, ...pencil].filter(Boolean).length;
