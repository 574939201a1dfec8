import type { QuestionKind } from '../quiz/mental-math-problem';
import { perLine, type Cells, type PerLine } from './grid';

interface OperationRules {
  /** The total of three digits, an integer. It must not depend on their order, because the solver works with sets. */
  readonly total: (a: number, b: number, c: number) => number;
  /**
   * The neutral value of an empty cell in `total`, if filling it can only raise the total. Without one, a line has no
   * state until it is full.
   */
  readonly emptyCell?: number;
  /** One character, shown before a target. */
  readonly sign: string;
  /** The mental math that computes it: a wrong line links to the lesson about this kind of question. */
  readonly question: QuestionKind;
}

const operations = {
  sum: { total: (a, b, c) => a + b + c, emptyCell: 0, sign: 'Σ', question: 'addition' },
  product: { total: (a, b, c) => a * b * c, emptyCell: 1, sign: '×', question: 'multiplication' },
} satisfies Record<string, OperationRules>;

/** How the digits of a line give its target. Published puzzles use these names. */
export type Operation = keyof typeof operations;

export const OPERATIONS: Readonly<Record<Operation, OperationRules>> = operations;

export const OPERATION_NAMES = Object.keys(operations) as readonly Operation[];

/** Targets for exactly the operations of the game. This is the published format. */
export type Targets = { readonly [Op in Operation]?: PerLine<number> };

/** The operations that have a target, in the order of the table. */
export function statedOperations(targets: { readonly [Op in Operation]?: unknown }): Operation[] {
  return OPERATION_NAMES.filter((operation) => targets[operation] !== undefined);
}

/** Computes the targets of a full grid for the given operations. */
export function targetsOf(stated: readonly Operation[], solution: Cells): Targets {
  const targets: { [Op in Operation]?: PerLine<number> } = {};
  for (const operation of stated) {
    const { total } = OPERATIONS[operation];
    targets[operation] = perLine(([a, b, c]) => total(solution[a] ?? 0, solution[b] ?? 0, solution[c] ?? 0));
  }
  return targets;
}

/**
 * What the digits in a line come to without its empty cells; `undefined` when only a full line has a total.
 * @param inPlace the digits of the line's filled cells, up to three
 */
export function totalInPlace(operation: Operation, inPlace: readonly number[]): number | undefined {
  const { total, emptyCell } = OPERATIONS[operation];
  const [a = emptyCell, b = emptyCell, c = emptyCell] = inPlace;
  return a === undefined || b === undefined || c === undefined ? undefined : total(a, b, c);
}
