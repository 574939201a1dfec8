import type { Line } from '../grid/lines';
import type { Operation } from '../grid/operations';

/**
 * How a step is found, easiest first. `last_cell`: a line has one empty cell, and its targets leave one digit.
 * `single`: the lines leave one digit for a cell, or one cell for a digit. `pencil_marks`: other candidates must be
 * ruled out first. `guess`: digits must be tried and refuted, each by a chain of steps.
 */
export const TECHNIQUES = ['last_cell', 'single', 'pencil_marks', 'guess'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** A line with its digits, and all combinations of unused digits for its empty cells. */
export interface LineView {
  readonly line: Line;
  readonly inPlace: readonly number[];
  readonly combinations: readonly (readonly number[])[];
}

/** An obvious contradiction. */
export type Failure =
  /** No combination of unused digits meets the line's targets. */
  | ({ readonly type: 'line' } & LineView)
  /** The row and the column of an empty cell have no digit in common. */
  | { readonly type: 'cell'; readonly cell: number; readonly lines: readonly [LineView, LineView] }
  /** No remaining combination of these lines has the digit, and they cover all empty cells. */
  | { readonly type: 'digit'; readonly digit: number; readonly lines: readonly LineView[] };

export interface Conclusion {
  readonly type: 'only_digit' | 'only_cell';
  readonly cell: number;
  readonly digit: number;
}

/** A forced digit: its reasons, the last of which is the conclusion. */
export type ChainStep = Pick<Placement, 'cell' | 'digit' | 'cells' | 'reasons'>;

/** Forced digits in sequence, up to a contradiction. */
export interface Chain {
  readonly steps: readonly ChainStep[];
  readonly failure: Failure;
}

/** A wrong digit, and the shortest chain that refutes it; absent if it is too long to follow. */
export interface Refutation {
  readonly type: 'refuted';
  readonly cell: number;
  readonly digit: number;
  readonly chain?: Chain | undefined;
}

/** One true statement about the grid, part of the reason for a digit. */
export type PlacementReason =
  | ({ readonly type: 'combinations' } & LineView)
  /** The combinations of this line rule out digits that the previous reason's line allows in the cell. */
  | ({ readonly type: 'crossing'; readonly ruledOut: readonly number[] } & LineView)
  /** No remaining combination of these lines has the digit, and they cover all empty cells but one. */
  | { readonly type: 'not_in_lines'; readonly digit: number; readonly lines: readonly LineView[] }
  /** With its candidates the line is one of these sets; `left` are the cells that lose candidates. */
  | {
      readonly type: 'fits';
      readonly line: Line;
      readonly sets: readonly (readonly number[])[];
      readonly left: readonly { readonly cell: number; readonly digits: readonly number[] }[];
    }
  /** The line is one of these sets, and all of them contain these digits, so no other cell can have them. */
  | {
      readonly type: 'claims';
      readonly line: Line;
      readonly sets: readonly (readonly number[])[];
      readonly digits: readonly number[];
    }
  | Refutation
  | Conclusion;

/** A proof that the digits in place cannot all be right. */
export type MistakeReason =
  | { readonly type: 'duplicate'; readonly digit: number; readonly cells: readonly number[] }
  | ({
      readonly type: 'missed_target';
      readonly operation: Operation;
      readonly total: number;
    } & LineView)
  | ({ readonly type: 'no_combination' } & LineView)
  /** From the givens alone. */
  | Refutation
  /** From all digits in place, so the wrong one is unknown. */
  | { readonly type: 'contradiction'; readonly chain: Chain };

/** A forced digit. */
export interface Placement {
  readonly kind: 'placement';
  readonly technique: Technique;
  readonly cell: number;
  readonly digit: number;
  /** The cell, and the cells of every line in the reasons, ascending. */
  readonly cells: readonly number[];
  /** Candidates of the cell, ascending. */
  readonly candidates: readonly number[];
  /** In logical order; the last is the conclusion. */
  readonly reasons: readonly PlacementReason[];
}

export interface Mistake {
  readonly kind: 'mistake';
  /** The contradictory cells, or those of the line that cannot meet its targets. */
  readonly cells: readonly number[];
  readonly reason: MistakeReason;
}

export type Step = Placement | Mistake | { readonly kind: 'solved' };
