import type { Line } from '../grid/lines';

/**
 * What a step takes, easiest first.
 * - `last_cell`: the last cell of a line is what its target leaves
 * - `single`: what rows and columns can still take leaves one digit for a cell, or one cell for a digit
 * - `pencil_marks`: digits must first be ruled out by noting what each cell can take
 * - `guess`: all other digits of a cell must be tried and refuted
 */
export const TECHNIQUES = ['last_cell', 'single', 'pencil_marks', 'guess'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** A line with the digits in it, and every way to fill its empty cells with digits used nowhere yet. */
export interface LineView {
  readonly line: Line;
  readonly inPlace: readonly number[];
  readonly combinations: readonly (readonly number[])[];
}

/** What has no way out when a digit is tried. `grid` when it takes more than one look to see it. */
export type Failure =
  | { readonly type: 'line'; readonly line: Line }
  | { readonly type: 'cell'; readonly cell: number }
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'grid' };

/** What a step comes to: the digit that is left for a cell, or the cell that is left for a digit. */
export interface Conclusion {
  readonly type: 'only_digit' | 'only_cell';
  readonly cell: number;
  readonly digit: number;
}

/** A digit that a cell cannot hold, and what would follow if it did. */
export interface Refutation {
  readonly type: 'refuted';
  readonly cell: number;
  readonly digit: number;
  readonly failure: Failure;
}

/** One true statement about the grid, on the way to a digit. */
export type PlacementReason =
  | ({ readonly type: 'combinations' } & LineView)
  /** This line's combinations rule out digits that the line before would let the cell take. */
  | ({ readonly type: 'crossing'; readonly ruledOut: readonly number[] } & LineView)
  /** No combination left for these lines has the digit; all empty cells but one are in them. */
  | { readonly type: 'not_in_lines'; readonly digit: number; readonly lines: readonly Line[] }
  /** From what its cells can take the line is one of these sets of three; `left` are the cells that lose digits. */
  | {
      readonly type: 'fits';
      readonly line: Line;
      readonly sets: readonly (readonly number[])[];
      readonly left: readonly { readonly cell: number; readonly digits: readonly number[] }[];
    }
  /** The line is one of these sets of three, and all of them have these digits: no cell elsewhere takes them. */
  | {
      readonly type: 'claims';
      readonly line: Line;
      readonly sets: readonly (readonly number[])[];
      readonly digits: readonly number[];
    }
  | Refutation
  | Conclusion;

/** One true statement that shows that the digits filled in cannot all be right. */
export type MistakeReason =
  | { readonly type: 'duplicate'; readonly digit: number; readonly cells: readonly number[] }
  | ({
      readonly type: 'missed_target';
      readonly operation: 'sum' | 'product';
      readonly total: number;
    } & LineView)
  | ({ readonly type: 'no_combination' } & LineView)
  | Refutation;

/** A digit that must go into a cell. */
export interface Placement {
  readonly kind: 'placement';
  readonly technique: Technique;
  readonly cell: number;
  readonly digit: number;
  /** The cell and those of every line that the reasons name, ascending. */
  readonly cells: readonly number[];
  /** What the cell's row and column together let it take, ascending. */
  readonly candidates: readonly number[];
  /** In the order in which they follow; the last is the conclusion. */
  readonly reasons: readonly PlacementReason[];
}

/** The digits filled in cannot all be right. */
export interface Mistake {
  readonly kind: 'mistake';
  /** The cells that contradict each other, or the line that has no way out. */
  readonly cells: readonly number[];
  readonly reason: MistakeReason;
}

export type Step = Placement | Mistake | { readonly kind: 'solved' };
