import type { GridGame } from 'shared-contracts';
import type { Cells } from 'shared-puzzle-engine';
import type { Board } from '../grid/play-state';

/**
 * Where a finished daily is:
 * - `guest`: on this device only, until somebody signs in and takes it along
 * - `waiting`: to be sent
 * - `saved`: the server has it
 * - `refused`: the server will never take it
 */
export type Delivery = 'guest' | 'waiting' | 'saved' | 'refused';

export interface DailyResult {
  readonly seconds: number;
  /** Absent when it was played on another device. */
  readonly grid?: Cells;
  readonly delivery: Delivery;
}

/** Who played: a user's id, or nobody known. */
export type Owner = string;
export const GUEST: Owner = 'guest';

/** One player's daily of one game, from the first look at it. It serves to resume, to show the result, and to send it. */
export interface DailyRecord {
  readonly owner: Owner;
  readonly game: GridGame;
  readonly dayKey: string;
  /** Epoch milliseconds of the device's clock. */
  readonly startedAt: number;
  /** The server counts from `startedAt` too; without it the time is this device's word alone. */
  readonly startedOnServer?: boolean;
  readonly board: Board;
  readonly result?: DailyResult;
  /** Made before a guest's result is first offered to an account, so that no second one can take it too. */
  readonly importId?: string;
}

/** What was stored may be from an older version, or have been edited: anything odd counts as absent. */
export function parseDailyRecord(text: string | null): DailyRecord | null {
  if (!text) return null;
  try {
    const record = JSON.parse(text) as DailyRecord;
    const { cells, pencil } = record.board;
    const whole = Number.isFinite(record.startedAt) && isNine(cells, 9) && isNine(pencil, 511);
    return whole ? record : null;
  } catch {
    return null;
  }
}

function isNine(values: unknown, most: number): boolean {
  return (
    Array.isArray(values) &&
    values.length === 9 &&
    values.every((value) => Number.isInteger(value) && value >= 0 && value <= most)
  );
}
