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
import { type Attempts, RESULTS_PREFIX, resultKey } from '../player/attempts';
import { expiredResults } from './retention';

/** Everything that was finished on this device: dailies, practice, timed rounds and drills, of all its players. */
export interface FinishedResults {
  /** The same object until it changes. */
  get(owner: Owner, id: string): StoredResult | null;
  /** Every result of one player, oldest first. */
  of(owner: Owner): StoredResult[];
  /** What the server does not have yet, oldest first. */
  pending(owner: Owner): StoredResult[];
  /**
   * What is to be sent for an account today: its own, and then what guests finished and no other account has claimed.
   * What the server has no room for today waits for another day.
   */
  pendingFor(account: Owner, today: string): StoredResult[];
  /** The result of one player's daily puzzle; for an account, also a guest's result that will be sent to it. */
  daily(owner: Owner, game: GridGame, dayKey: string): StoredResult<FinishedDaily> | null;
  /** The best score of a timed round or drill, answered in one way, that this device knows; null without one. */
  bestScore(owner: Owner, game: GameType, answeredBy: FinishedQuiz['answered_by']): number | null;
  /** Writes a new result, and drops those that no one needs any more. */
  add(stored: StoredResult): void;
  update(stored: StoredResult): void;
  remove(stored: StoredResult): void;
  /** Drops dailies of earlier days, but no pending one. */
  forgetDailiesBefore(dayKey: string): void;
  subscribe(listener: () => void): () => void;
}

/** What was played on a device. */
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
    // Of two results of one daily, the first one that the server gets counts.
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
        // A newer build may have written what this one cannot read.
        if (isOld) store.remove(key);
      }
    },
    subscribe: store.subscribe,
  };
}

/** Where a result is, for the player: a guest's is on this device alone. */
export type SaveStatus = 'guest' | StoredResult['state'];

export const saveStatus = ({ owner, state }: Pick<StoredResult, 'owner' | 'state'>): SaveStatus =>
  owner === GUEST && state === 'pending' ? 'guest' : state;

export const useFinishedResults = (): FinishedResults => {
  const { store } = useDevice();
  return useMemo(() => createFinishedResults(store), [store]);
};

/** A player's result of one daily puzzle, as it is now. */
export function useDailyResult(
  owner: Owner,
  game: GridGame,
  dayKey: string,
): StoredResult<FinishedDaily> | null {
  const results = useFinishedResults();
  return useSyncExternalStore(results.subscribe, () => results.daily(owner, game, dayKey));
}
