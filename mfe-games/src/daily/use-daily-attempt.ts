import { useMemo, useState } from 'react';
import type { FinishedDaily, SavedDaily, StoredAttempt, StoredResult } from 'shared-contracts';
import { dailyPuzzle, type GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import type { BoardKeeper } from '../grid/play';
import { emptyBoard } from '../grid/play-state';
import type { Solved } from '../grid/use-grid-play';
import { secondsBetween } from '../grid/use-puzzle-runs';
import { keptPlace, useDailyResult, useFinishedResults, type KeptPlace } from '../sync/finished-results';
import { useAttempt, type AttemptId, type Attempts } from './attempts';

/** What a daily puzzle came to, as the player sees it. */
export interface DailyOutcome {
  readonly seconds: number;
  readonly place: KeptPlace;
  /** What the server made of it, once that is known. */
  readonly saved?: SavedDaily | undefined;
}

/** From the result on this device, or from a finish on another one. null while the puzzle is open. */
function outcomeOf(
  stored: StoredResult<FinishedDaily> | null,
  attempt: StoredAttempt | null,
): DailyOutcome | null {
  if (stored) {
    const { result, daily } = stored;
    const seconds = daily?.completion_time_seconds ?? result.completion_time_seconds;
    return { seconds, place: keptPlace(stored), saved: daily };
  }
  const elsewhere = attempt?.finishedElsewhere;
  return elsewhere === undefined ? null : { seconds: elsewhere, place: 'saved' };
}

export interface DailyAttempt {
  readonly puzzle: GridPuzzle;
  readonly attempt: StoredAttempt | null;
  /** What today's puzzle came to, here or on another device; null while it is open. */
  readonly outcome: DailyOutcome | null;
  /** The run on the screen: 0 is the one that counts, later ones are for fun. null when today's is done. */
  readonly run: number | null;
  /** A solved board was on the screen until now. */
  readonly left: boolean;
  readonly startedAt: number;
  /** What this run came to, once it is solved. */
  readonly result: DailyOutcome | null;
  /** Where the board of the run that counts is kept. */
  readonly keeper: BoardKeeper | undefined;
  finish(solved: Solved): void;
  playAgain(): void;
  /** Leaves the solved board. */
  leave(): void;
}

interface Run {
  readonly number: number;
  readonly startedAt: number;
  readonly result: DailyOutcome | null;
  readonly left?: boolean;
}

/** One player's daily of one game: the first result is kept on the device at once, and no later one counts. */
export function useDailyAttempt(id: AttemptId, attempts: Attempts): DailyAttempt {
  const { owner, game, dayKey } = id;
  const { now, newId } = useDevice();
  const results = useFinishedResults();
  const attempt = useAttempt(attempts, id);
  const outcome = outcomeOf(useDailyResult(owner, game, dayKey), attempt);
  const puzzle = useMemo(() => dailyPuzzle(game, dayKey), [game, dayKey]);
  const [run, setRun] = useState<Run>(() => ({ number: 0, startedAt: now(), result: null }));
  const isFirst = run.number === 0;
  const startedAt = isFirst && attempt ? attempt.startedAt : run.startedAt;

  const keeper: BoardKeeper = {
    read: () => attempts.get(id)?.board ?? null,
    write(board) {
      // In another tab the puzzle may be solved already.
      if (results.daily(owner, game, dayKey)) return;
      const begun = attempts.get(id) ?? { ...id, startedAt: run.startedAt, startedOnServer: false };
      attempts.put({ ...begun, board });
    },
    subscribe: attempts.subscribe,
  };

  function finish({ grid }: Solved) {
    const seconds = secondsBetween(startedAt, now());
    if (isFirst && !results.daily(owner, game, dayKey)) {
      results.add({
        owner,
        state: 'pending',
        result: {
          kind: 'daily',
          id: newId(),
          game_type: game,
          day_key: dayKey,
          grid: [...grid],
          completion_time_seconds: seconds,
          finished_at: new Date(now()).toISOString(),
        },
      });
      attempts.remove(id);
    }
    setRun({ ...run, startedAt, result: { seconds, place: 'guest' } });
  }

  return {
    puzzle,
    attempt,
    outcome,
    run: outcome && isFirst && !run.result ? null : run.number,
    left: run.left ?? false,
    startedAt,
    result: run.result && isFirst ? (outcome ?? run.result) : run.result,
    keeper: isFirst ? keeper : undefined,
    finish,
    playAgain: () => setRun({ number: run.number + 1, startedAt: now(), result: null }),
    leave: () => setRun({ ...run, number: 0, result: null, left: true }),
  };
}

/** An attempt whose board is still as it was published. */
export const freshAttempt = (
  id: AttemptId,
  started: Pick<StoredAttempt, 'startedAt' | 'startedOnServer'>,
): StoredAttempt => {
  const { cells, pencil } = emptyBoard(dailyPuzzle(id.game, id.dayKey).givens);
  return { ...id, ...started, board: { cells: [...cells], pencil: [...pencil], revealed: [] } };
};
