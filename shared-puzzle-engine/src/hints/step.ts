import type { Line } from '../grid/lines';
import type { Operation } from '../grid/operations';

/**
 * How a step is found, easiest first.
 * - `last_cell`: a line has one empty cell, and its targets leave one digit
 * - `single`: the lines leave one digit for a cell, or one cell for a digit
 * - `pencil_marks`: other candidates must be ruled out first
 * - `guess`: digits must be tried and refuted, each by a chain of steps
 */
export const TECHNIQUES = ['last_cell', 'single', 'pencil_marks', 'guess'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** A line with the digits in it, and every way to fill its empty cells with digits used nowhere yet. */
export interface LineView {
  readonly line: Line;
  readonly inPlace: readonly number[];
  readonly combinations: readonly (readonly number[])[];
}

/** What anybody can see to be impossible on a board. */
export type Failure =
  /** No unused digits make up what the line needs. */
  | ({ readonly type: 'line' } & LineView)
  /** The row and the column of an empty cell have no digit in common. */
  | { readonly type: 'cell'; readonly cell: number; readonly lines: readonly [LineView, LineView] }
  /** No combination left for these lines has the digit; all empty cells are in them. */
  | { readonly type: 'digit'; readonly digit: number; readonly lines: readonly LineView[] };

/** The digit that is left for a cell, or the cell that is left for a digit. */
export interface Conclusion {
  readonly type: 'only_digit' | 'only_cell';
  readonly cell: number;
  readonly digit: number;
}

/** A digit that follows from those before it: the reasons, and the conclusion as the last of them. */
export type ChainStep = Pick<Placement, 'cell' | 'digit' | 'cells' | 'reasons'>;

/** The digits that follow one after the other from those on a board, up to one that shows that they cannot all be right. */
export interface Chain {
  readonly steps: readonly ChainStep[];
  readonly failure: Failure;
}

/** A digit that is wrong in a cell, and the shortest chain that shows it: absent when that is too long to follow. */
export interface Refutation {
  readonly type: 'refuted';
  readonly cell: number;
  readonly digit: number;
  readonly chain?: Chain | undefined;
}

/** One true statement about the grid: a part of the reason for a digit. */
export type PlacementReason =
  | ({ readonly type: 'combinations' } & LineView)
  /** The combinations of this line rule out digits that the line of the reason before allows in the cell. */
  | ({ readonly type: 'crossing'; readonly ruledOut: readonly number[] } & LineView)
  /** No combination left for these lines has the digit; all empty cells but one are in them. */
  | { readonly type: 'not_in_lines'; readonly digit: number; readonly lines: readonly LineView[] }
  /** With the candidates of its cells the line is one of these sets; `left` are the cells that lose candidates. */
  | {
      readonly type: 'fits';
      readonly line: Line;
      readonly sets: readonly (readonly number[])[];
      readonly left: readonly { readonly cell: number; readonly digits: readonly number[] }[];
    }
  /** The line is one of these sets, and all of them have these digits: no cell elsewhere can have them. */
  | {
      readonly type: 'claims';
      readonly line: Line;
      readonly sets: readonly (readonly number[])[];
      readonly digits: readonly number[];
    }
  | Refutation
  | Conclusion;

/** One true statement that shows that the digits in place cannot all be right. */
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
  /** From all digits in place. */
  | { readonly type: 'contradiction'; readonly chain: Chain };

/** A digit that must go into a cell. */
export interface Placement {
  readonly kind: 'placement';
  readonly technique: Technique;
  readonly cell: number;
  readonly digit: number;
  /** The cell, and the cells of every line in the reasons, ascending. */
  readonly cells: readonly number[];
  /** The digits that row and column leave for the cell, ascending. */
  readonly candidates: readonly number[];
  /** In logical order; the last is the conclusion. */
  readonly reasons: readonly PlacementReason[];
}

/** The digits in place cannot all be right. */
export interface Mistake {
  readonly kind: 'mistake';
  /** The cells that contradict each other, or those of the line that cannot meet its targets. */
  readonly cells: readonly number[];
  readonly reason: MistakeReason;
}

export type Step = Placement | Mistake | { readonly kind: 'solved' };
