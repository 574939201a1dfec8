import { useMemo, useState } from 'react';
import type { StoredAttempt, StoredGrid } from '@ninefold/contracts';
import { dailyPuzzle, type GridPuzzle } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import type { GridStore } from '../grid/play';
import { emptyGrid } from '../grid/play-state';
import type { Solved } from '../grid/use-grid-play';
import { secondsBetween } from '../screen/PlayTimer';
import { useAttempt, type AttemptId, type Attempts } from '../player/attempts';
import { writeResult } from '../results/write-result';
import { afterPaint } from './after-paint';

interface DailyAttempt {
  readonly puzzle: GridPuzzle;
  readonly attempt: StoredAttempt | null;
  /** 0 is the run that counts; later ones are repetitions. null when today's puzzle is finished. */
  readonly run: number | null;
  /** The solved grid was just closed. */
  readonly left: boolean;
  readonly startedAt: number;
  /** The time of this run, once it is solved. */
  readonly solvedInSeconds: number | null;
  /** Stores the grid of the run that counts. */
  readonly gridStore: GridStore | undefined;
  finish(solved: Solved): void;
  playAgain(): void;
  /** Closes the solved grid. */
  leave(): void;
}

interface Run {
  readonly number: number;
  readonly startedAt: number;
  readonly solvedInSeconds: number | null;
  readonly left?: boolean;
}

/** One player's daily of one game. Only the first result counts, and it is stored immediately. */
export function useDailyAttempt(id: AttemptId, attempts: Attempts): DailyAttempt {
  const { game, dayKey } = id;
  const { now, newId, store } = useDevice();
  const attempt = useAttempt(attempts, id);
  const puzzle = useMemo(() => dailyPuzzle(game, dayKey), [game, dayKey]);
  const [run, setRun] = useState<Run>(() => ({ number: 0, startedAt: now(), solvedInSeconds: null }));
  const { number, solvedInSeconds } = run;
  const isFirst = number === 0;
  const startedAt = isFirst && attempt ? attempt.startedAt : run.startedAt;
  const isDone = attempt?.finishedInSeconds !== undefined;

  const begun = () =>
    attempts.get(id) ?? freshAttempt(id, { startedAt: run.startedAt, startedOnServer: false });

  function recordMoves(grid: StoredGrid, wrong: boolean) {
    const at = now();
    // The grid is stored already. If this chunk cannot be loaded, only the replay is missing.
    afterPaint(() => {
      import(/* webpackChunkName: "after-grid" */ './record-moves').then(
        ({ recordMoves: save }) => save(attempts, id, { grid, at, wrong }),
        () => undefined,
      );
    });
  }

  const gridStore: GridStore = {
    read: () => attempts.get(id)?.grid ?? null,
    write(grid) {
      attempts.put({ ...begun(), grid });
      recordMoves(grid, false);
    },
    onWrong: () => recordMoves(begun().grid, true),
    subscribe: attempts.subscribe,
  };

  function finish({ grid }: Solved) {
    const seconds = secondsBetween(startedAt, now());
    setRun({ ...run, solvedInSeconds: seconds });
    const known = begun();
    // Another tab may have finished it first.
    if (!isFirst || known.finishedInSeconds !== undefined) return;
    writeResult(store, {
      owner: id.owner,
      startedByGuest: known.startedByGuest,
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
    attempts.put({ ...known, finishedInSeconds: seconds });
  }

  return {
    puzzle,
    attempt,
    run: isDone && isFirst && solvedInSeconds === null ? null : number,
    left: run.left ?? false,
    startedAt,
    solvedInSeconds,
    gridStore: isFirst ? gridStore : undefined,
    finish,
    playAgain: () => setRun({ number: number + 1, startedAt: now(), solvedInSeconds: null }),
    leave: () => setRun({ ...run, number: 0, solvedInSeconds: null, left: true }),
  };
}

/** An attempt without any entries. */
export const freshAttempt = (
  id: AttemptId,
  started: Pick<StoredAttempt, 'startedAt' | 'startedOnServer'>,
): StoredAttempt => ({
  ...id,
  ...started,
  grid: { ...emptyGrid(dailyPuzzle(id.game, id.dayKey).givens), revealed: [] },
});
