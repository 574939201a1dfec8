import { useMemo, useSyncExternalStore } from 'react';
import type { FinishedDaily, GridGame, Owner, StoredResult } from '@ninefold/contracts';
import { useDevice } from '../device/device';
import { createFinishedResults, type FinishedResults } from './finished-results';

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
