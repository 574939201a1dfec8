import { useMemo, useState } from 'react';
import { dailyPuzzle, type GridPuzzle } from 'shared-puzzle-engine';
import { GUEST, type DailyRecord, type DailyResult } from '../device/daily-record';
import type { RecordId } from './attempts';
import { useDevice } from '../device/device';
import { useDailyRecord } from '../device/use-daily-record';
import { emptyBoard, holdsGivens, type Board } from '../grid/play-state';
import { secondsSince } from '../grid/seconds-since';
import type { Solved } from '../grid/use-grid-play';

export interface DailyAttempt {
  readonly puzzle: GridPuzzle;
  readonly record: DailyRecord | null;
  /** What is kept of the round that counts, if it is of this puzzle. */
  readonly board: Board | undefined;
  /** The round on the screen: 0 is the one that counts, each later one is for fun. null when today's is done. */
  readonly round: number | null;
  /** A solved board was on the screen until just now. */
  readonly left: boolean;
  readonly startedAt: number;
  /** What this round came to, once it is solved. */
  readonly result: DailyResult | null;
  keepBoard(board: Board): void;
  finish(solved: Solved): void;
  playAgain(): void;
  /** Leaves the solved board. */
  leave(): void;
}

interface Round {
  readonly number: number;
  readonly startedAt: number;
  readonly result: DailyResult | null;
  readonly left?: boolean;
}

/** One player's day of one game: the first result goes to the device at once, and nothing after it counts. */
export function useDailyAttempt(id: RecordId): DailyAttempt {
  const { now, records } = useDevice();
  const record = useDailyRecord(id);
  const puzzle = useMemo(() => dailyPuzzle(id.game, id.dayKey), [id.game, id.dayKey]);
  const [round, setRound] = useState<Round>(() => ({ number: 0, startedAt: now(), result: null }));
  const isFirst = round.number === 0;
  const startedAt = isFirst && record ? record.startedAt : round.startedAt;

  const kept = (): DailyRecord =>
    records.get(id) ?? { ...id, startedAt: round.startedAt, board: emptyBoard(puzzle.givens) };

  function finish({ grid }: Solved) {
    const delivery = id.owner === GUEST ? 'guest' : 'waiting';
    const result: DailyResult = { seconds: secondsSince(startedAt, now()), grid, delivery };
    if (isFirst) records.put({ ...kept(), result });
    setRound({ ...round, result });
  }

  return {
    puzzle,
    record,
    board: isFirst && record && holdsGivens(record.board, puzzle.givens) ? record.board : undefined,
    round: record?.result && isFirst && !round.result ? null : round.number,
    left: round.left ?? false,
    startedAt,
    result: round.result && (isFirst ? (record?.result ?? round.result) : round.result),
    keepBoard: (board) => isFirst && records.put({ ...kept(), board }),
    finish,
    playAgain: () => setRound({ number: round.number + 1, startedAt: now(), result: null }),
    leave: () => setRound({ ...round, number: 0, result: null, left: true }),
  };
}
