import { useState, useSyncExternalStore } from 'react';
import type { FinishedPractice, GridGame, Owner, Standing, StoredResult } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import type { RunResult } from '../grid/use-puzzle-runs';
import { saveStatus, type SaveStatus, useFinishedResults } from '../results/finished-results';
import { copy } from './copy';
import type { PracticePuzzle } from './practice-store';

interface PracticeOutcome {
  readonly status: SaveStatus;
  /** Comparison with earlier times; undefined until the server has answered. */
  readonly note: string | undefined;
}

export interface PracticeResults {
  /** The outcome of a puzzle solved on this screen. */
  outcomeOf(puzzle: PracticePuzzle): PracticeOutcome | null;
  /** Stores a result for the outbox. */
  add(puzzle: PracticePuzzle, run: RunResult): void;
}

/** @param archiveDay the day of an archived puzzle */
export function usePracticeResults(owner: Owner, game: GridGame, archiveDay?: string): PracticeResults {
  const { now } = useDevice();
  const results = useFinishedResults();
  const [last, setLast] = useState<StoredResult<FinishedPractice> | null>(null);
  const stored = useSyncExternalStore(results.subscribe, () =>
    last ? results.get(last.owner, last.result.id) : null,
  );

  function add({ id, givens, solution }: PracticePuzzle, { seconds, revealed }: RunResult) {
    const added: StoredResult<FinishedPractice> = {
      owner,
      state: 'pending',
      result: {
        kind: 'practice',
        id,
        game_type: game,
        givens: [...givens],
        grid: [...solution],
        completion_time_seconds: seconds,
        hints_used: revealed.length,
        finished_at: new Date(now()).toISOString(),
        ...(archiveDay && { archive_day: archiveDay }),
      },
    };
    results.add(added);
    setLast(added);
  }

  return {
    add,
    outcomeOf({ id }) {
      if (last?.result.id !== id) return null;
      // Another tab may have removed the record after solving the next puzzle.
      const { owner: player, state, standing } = stored ?? last;
      return {
        status: saveStatus({ owner: player, state }),
        // Archived puzzles may have been solved before, so their times are not compared.
        note: archiveDay ? undefined : standing && standingText(last.result, standing),
      };
    },
  };
}

/** Compares a time with the player's others; `undefined` if there are none. */
function standingText(
  { hints_used }: FinishedPractice,
  { personal_best, previous_best }: Standing,
): string | undefined {
  // Neither a time with hints nor one that no person reaches is a best.
  if (personal_best === null) return undefined;
  if (hints_used === 0 && previous_best === null) return copy.firstTime;
  if (previous_best !== null && personal_best < previous_best)
    return copy.newBest(formatClock(previous_best));
  return copy.best(formatClock(personal_best));
}
