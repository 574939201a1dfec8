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

/** One true statement about the grid. Statements come in the order in which they follow. */
export type Reason =
  | ({ readonly type: 'combinations' } & LineView)
  /** The view's combinations leave a cell only one digit of another line's, ruling out `ruledOut`. */
  | ({ readonly type: 'crossing'; readonly ruledOut: readonly number[] } & LineView)
  /** No other line that has room takes the digit: `lines` together cover every other empty cell. */
  | { readonly type: 'not_in_lines'; readonly digit: number; readonly lines: readonly Line[] }
  /** With what its cells can still take, the line holds one of these sets of three; `left` are the cells that lose digits. */
  | {
      readonly type: 'fits';
      readonly line: Line;
      readonly sets: readonly (readonly number[])[];
      readonly left: readonly { readonly cell: number; readonly digits: readonly number[] }[];
    }
  /** The line holds one of these sets of three, and all of them have these digits: no cell elsewhere takes them. */
  | {
      readonly type: 'claims';
      readonly line: Line;
      readonly sets: readonly (readonly number[])[];
      readonly digits: readonly number[];
    }
  /** Two cells share the same two digits: no other cell takes them. */
  | { readonly type: 'pair'; readonly cells: readonly [number, number]; readonly digits: readonly number[] }
  | { readonly type: 'only_digit'; readonly cell: number; readonly digit: number }
  | { readonly type: 'only_cell'; readonly cell: number; readonly digit: number }
  | { readonly type: 'refuted'; readonly cell: number; readonly digit: number; readonly failure: Failure }
  | { readonly type: 'duplicate'; readonly digit: number; readonly cells: readonly number[] }
  | ({
      readonly type: 'missed_target';
      readonly operation: 'sum' | 'product';
      readonly total: number;
    } & LineView)
  | ({ readonly type: 'no_combination' } & LineView);

/** A digit that must go into a cell. */
export interface Placement {
  readonly kind: 'placement';
  readonly technique: Technique;
  readonly cell: number;
  readonly digit: number;
  /** What the cell could take, ascending, before the reasons that go beyond its own row and column. */
  readonly candidates: readonly number[];
  readonly reasons: readonly Reason[];
}

/** The digits filled in cannot all be right. */
export interface Mistake {
  readonly kind: 'mistake';
  /** The cells that contradict each other, or the line that has no way out. */
  readonly cells: readonly number[];
  readonly reason: Reason;
}

export type Step = Placement | Mistake | { readonly kind: 'solved' };
