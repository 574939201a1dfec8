import type { GridGame } from './games';
import type { FinishedResult } from './results';
import type { SavedDaily, Standing } from './saved-results';

/** What the games keep in the browser's storage, and read back from there. */

/** `GUEST` or the id of a user. */
export type Owner = string;

/** The owner of what is played without a session. */
export const GUEST: Owner = 'guest';

/**
 * - `pending`: the server does not have it yet; a guest's waits for an account
 * - `saved`: the server has it
 * - `rejected`: the server will never take it
 */
export type DeliveryState = 'pending' | 'saved' | 'rejected';

/** A finished result on this device. */
export interface StoredResult<Result extends FinishedResult = FinishedResult> {
  owner: Owner;
  state: DeliveryState;
  /** As it is sent. */
  result: Result;
  /** A guest began it before the account signed in: its time is never verified. */
  begunByGuest?: boolean | undefined;
  /** Of a guest's result that is still pending: the first account that signed in after it. No other one gets it. */
  claimedBy?: Owner | undefined;
  /** The last day on which the account had no room for it. It is sent again on another day. */
  fullOn?: string | undefined;
  /** What the server made of a daily puzzle. */
  daily?: SavedDaily | undefined;
  /** How any other result compares: by this device's own results, then by the server's. */
  standing?: Standing | undefined;
}

/** What a player wrote on a grid. Nine entries each, row by row. */
export interface StoredBoard {
  /** 0 is an empty cell. */
  cells: readonly number[];
  /** Sets of candidates: bit d - 1 for digit d. */
  pencil: readonly number[];
  /** The cells that hints filled in. */
  revealed: readonly number[];
}

/** One change of a cell, or a submission that was wrong. */
export interface StoredMove {
  /** Milliseconds: of the device's clock in a daily, of the time on the screen in practice. */
  at: number;
  /** null for a submission. */
  cell: number | null;
  /** What was placed; 0 for a cell that was emptied. */
  digit: number;
}

/** One player's daily puzzle, from the first look at it. */
export interface StoredAttempt {
  owner: Owner;
  game: GridGame;
  dayKey: string;
  /** Epoch milliseconds of the device's clock. */
  startedAt: number;
  /** The server measures from `startedAt` too; without it, the time is this device's claim alone. */
  startedOnServer: boolean;
  /** A guest began it, and then signed in. The guest's start counts, and the server cannot verify that. */
  begunByGuest?: boolean | undefined;
  board: StoredBoard;
  /** The time that it took, once it is finished, here or on another device. */
  finishedInSeconds?: number | undefined;
  /** What happened on the board, oldest first: for the replay, and for how each cell was found. */
  moves?: readonly StoredMove[] | undefined;
}

/** The last practice puzzle of one player and one game on this device. */
export interface StoredPractice {
  /** That of its result, so that a puzzle which is open in two tabs is saved once. */
  id: string;
  givens: readonly number[];
  solution: readonly number[];
  board: StoredBoard;
  /** For how long it was on the screen. */
  playedMs: number;
  /** As in `StoredAttempt`; absent where an older version began it. */
  moves?: readonly StoredMove[] | undefined;
  /** Solved: another tab must not put it back. */
  solved: boolean;
  /** The day key of its solution: a guest has one puzzle of a game a day. */
  solvedOn?: string | undefined;
}

/** A position of a practice puzzle in which the player took a hint that gave a reason. Nine entries each, row by row. */
export interface StoredHint {
  game: GridGame;
  givens: readonly number[];
  solution: readonly number[];
  /** What stood on the board; 0 is an empty cell. */
  cells: readonly number[];
  /** Epoch milliseconds of the device's clock. */
  at: number;
}
