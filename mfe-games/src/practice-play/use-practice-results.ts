import { useState, useSyncExternalStore } from 'react';
import type { FinishedPractice, GridGame, Owner, Standing, StoredResult } from '@ninefold/contracts';
import { formatClock } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import type { RunResult } from '../grid/use-puzzle-runs';
import { saveStatus, type SaveStatus, useFinishedResults } from '../results/finished-results';
import { copy } from './copy';
import type { PracticePuzzle } from './practice-store';

/** A solved puzzle, as the player sees it. */
interface PracticeOutcome {
  readonly status: SaveStatus;
  /** How the time compares; absent until the server has said so. */
  readonly note: string | undefined;
}

export interface PracticeResults {
  /** What became of a puzzle that was solved on this screen. */
  outcomeOf(puzzle: PracticePuzzle): PracticeOutcome | null;
  /** Writes a result to the device, from where the outbox sends it. */
  add(puzzle: PracticePuzzle, run: RunResult): void;
}

/** @param archiveDay the day whose daily the puzzle was */
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
      // Another tab that solved the next puzzle may have dropped the record.
      const { owner: player, state, standing } = stored ?? last;
      return {
        status: saveStatus({ owner: player, state }),
        // A puzzle of the archive may be an old acquaintance: its time is compared with no other.
        note: archiveDay ? undefined : standing && standingText(last.result, standing),
      };
    },
  };
}

/** How a time compares with the player's others on such puzzles; `undefined` when there is nothing to compare. */
function standingText(
  { completion_time_seconds: seconds, hints_used }: FinishedPractice,
  { personal_best, previous_best }: Standing,
): string | undefined {
  if (hints_used === 0 && previous_best === null) return copy.firstTime;
  if (personal_best === null) return undefined;
  if (hints_used === 0 && previous_best !== null && seconds < previous_best) {
    return copy.newBest(formatClock(previous_best));
  }
  return copy.best(formatClock(personal_best));
}
