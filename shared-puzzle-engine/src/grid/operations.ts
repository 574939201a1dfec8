import { perLine, type Cells, type PerLine } from './grid';

interface OperationRules {
  /** The total of three digits, an integer. It must not depend on their order, because the solver works with sets. */
  readonly total: (a: number, b: number, c: number) => number;
  /**
   * The neutral value of an empty cell in `total`, if filling it can only raise the total. Without one, a line has no
   * state until it is full.
   */
  readonly emptyCell?: number;
}

const operations = {
  sum: { total: (a, b, c) => a + b + c, emptyCell: 0 },
  product: { total: (a, b, c) => a * b * c, emptyCell: 1 },
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
