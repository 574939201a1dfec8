import { GRID_GAMES, type GridGame } from 'shared-contracts';
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
  /** What the server gave for it, once it has said so. */
  readonly earned?: { readonly xp: number; readonly streak: number };
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

export const DELIVERIES: readonly unknown[] = ['guest', 'waiting', 'saved', 'refused'] satisfies Delivery[];
/** Below them a start and a time still add up to a date. */
export const MOST_MILLISECONDS = 8e15;
export const MOST_SECONDS = 1e9;

/** What was stored may be from an older version, or have been edited: anything odd counts as absent. */
export function parseDailyRecord(text: string | null): DailyRecord | null {
  if (!text) return null;
  try {
    const record = JSON.parse(text) as DailyRecord;
    const { owner, game, dayKey, startedAt, board, result, importId = '' } = record;
    const whole =
      [owner, dayKey, importId].every((value) => typeof value === 'string') &&
      GRID_GAMES.includes(game) &&
      isAmount(startedAt, MOST_MILLISECONDS) &&
      isNine(board.cells, 0, 9) &&
      isNine(board.pencil, 0, 511) &&
      (result === undefined || isResult(result));
    return whole ? record : null;
  } catch {
    return null;
  }
}

const isResult = ({ seconds, grid, delivery, earned = { xp: 0, streak: 0 } }: DailyResult): boolean =>
  [seconds, earned.xp, earned.streak].every((value) => isAmount(value, MOST_SECONDS)) &&
  DELIVERIES.includes(delivery) &&
  (grid === undefined || isNine(grid, 1, 9));

/** Not negative, and not beyond what can be counted with. */
export const isAmount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most;

/** Nine whole numbers within bounds, one for each cell. */
export const isNine = (values: unknown, least: number, most: number): boolean =>
  Array.isArray(values) &&
  values.length === 9 &&
  values.every((value) => Number.isInteger(value) && value >= least && value <= most);
