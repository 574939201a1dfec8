import {
  GUEST,
  StoredResultSchema,
  type FinishedDaily,
  type FinishedQuiz,
  type FinishedResult,
  type GameType,
  type GridGame,
  type Owner,
  type StoredResult,
} from '@ninefold/contracts';
import { createRecordStore, type KeyValueStore, useDevice } from '@ninefold/web/storage';
import { useMemo, useSyncExternalStore } from 'react';
import type { Attempts } from '../player/attempts';
import { RESULTS_PREFIX, resultKey } from './write-result';
import { expiredResults } from './retention';

/** All finished results on this device, of all players and games. */
export interface FinishedResults {
  /** Returns the same object until it changes. */
  get(owner: Owner, id: string): StoredResult | null;
  /** All results of one player, oldest first. */
  of(owner: Owner): StoredResult[];
  /** Unsent results, oldest first. */
  pending(owner: Owner): StoredResult[];
  /**
   * What to send for an account today: its own results, then guests' results that no other account has claimed,
   * without those that exceed the account's daily quota.
   */
  pendingFor(account: Owner, today: string): StoredResult[];
  /** One player's result of a daily; for an account, also a guest's result that will be sent to it. */
  daily(owner: Owner, game: GridGame, dayKey: string): StoredResult<FinishedDaily> | null;
  /** The best score of a timed round or drill known to this device; null without one. */
  bestScore(owner: Owner, game: GameType, answeredBy: FinishedQuiz['answered_by']): number | null;
  /** Stores a new result and removes expired ones. */
  add(stored: StoredResult): void;
  update(stored: StoredResult): void;
  remove(stored: StoredResult): void;
  /** Removes dailies of earlier days unless they are pending. */
  forgetDailiesBefore(dayKey: string): void;
  subscribe(listener: () => void): () => void;
}

export interface DeviceRecords {
  readonly results: FinishedResults;
  readonly attempts: Attempts;
}

const keyOf = ({ owner, result }: StoredResult) => resultKey(owner, result.id);
const isDaily = (stored: StoredResult): stored is StoredResult<FinishedDaily> =>
  stored.result.kind === 'daily';
export const isQuiz = (result: FinishedResult): result is FinishedQuiz =>
  result.kind === 'timed_round' || result.kind === 'drill';

export function createFinishedResults(storage: KeyValueStore): FinishedResults {
  const store = createRecordStore<StoredResult>(storage, StoredResultSchema, keyOf);
  const of = (owner: Owner) =>
    store
      .under(resultKey(owner, ''))
      .sort((one, other) => Date.parse(one.result.finished_at) - Date.parse(other.result.finished_at));
  const update = (stored: StoredResult) => store.write(keyOf(stored), stored);
  const remove = (stored: StoredResult) => store.remove(keyOf(stored));
  const pending = (owner: Owner) => of(owner).filter(({ state }) => state === 'pending');

  return {
    get: (owner, id) => store.read(resultKey(owner, id)),
    of,
    pending,
    // The server keeps the first result of a daily that it receives.
    pendingFor: (account, today) =>
      [
        ...pending(account),
        ...pending(GUEST).filter(({ claimedBy = account }) => claimedBy === account),
      ].filter(({ fullOn }) => fullOn !== today),
    daily: (owner, game, dayKey) =>
      [...of(owner), ...of(GUEST)]
        .filter(({ claimedBy = owner }) => claimedBy === owner)
        .filter(isDaily)
        .find(({ result }) => result.game_type === game && result.day_key === dayKey) ?? null,
    bestScore(owner, game, answeredBy) {
      const scores = of(owner).flatMap(({ state, result, standing }) => {
        const isOfKind = isQuiz(result) && result.game_type === game && result.answered_by === answeredBy;
        if (!isOfKind || state === 'rejected') return [];
        const best = standing?.personal_best ?? (standing?.verified === false ? null : result.score);
        return best === null ? [] : [best];
      });
      return scores.length > 0 ? Math.max(...scores) : null;
    },
    add(stored) {
      const earlier = of(stored.owner).filter(({ result }) => result.id !== stored.result.id);
      update(stored);
      expiredResults(earlier, stored.result, stored.owner === GUEST).forEach(remove);
    },
    update,
    remove,
    forgetDailiesBefore(dayKey) {
      for (const key of store.keysUnder(RESULTS_PREFIX)) {
        const stored = store.read(key);
        const isOld =
          stored && isDaily(stored) && stored.state !== 'pending' && stored.result.day_key < dayKey;
        // Unreadable records may be those of a newer build.
        if (isOld) store.remove(key);
      }
    },
    subscribe: store.subscribe,
  };
}

/** Where a result is, from the player's point of view: guests' results are on this device only. */
export type SaveStatus = 'guest' | StoredResult['state'];

export const saveStatus = ({ owner, state }: Pick<StoredResult, 'owner' | 'state'>): SaveStatus =>
  owner === GUEST && state === 'pending' ? 'guest' : state;

export const useFinishedResults = (): FinishedResults => {
  const { store } = useDevice();
  return useMemo(() => createFinishedResults(store), [store]);
};

/** A player's current result of one daily. */
export function useDailyResult(
  owner: Owner,
  game: GridGame,
  dayKey: string,
): StoredResult<FinishedDaily> | null {
  const results = useFinishedResults();
  return useSyncExternalStore(results.subscribe, () => results.daily(owner, game, dayKey));
}
