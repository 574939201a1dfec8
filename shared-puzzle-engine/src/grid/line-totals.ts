import { COLUMNS, ROWS, type Cells, type TargetKind, type Targets, type Triple } from './grid';

const KINDS = {
  rowSums: { lines: ROWS, operation: 'sum' },
  colSums: { lines: COLUMNS, operation: 'sum' },
  rowProducts: { lines: ROWS, operation: 'product' },
  colProducts: { lines: COLUMNS, operation: 'product' },
} as const;

/** What the filled cells of each line come to; empty cells are left out, an empty line is 0 or 1. */
export function lineTotals(kind: TargetKind, cells: Cells): Triple {
  const { lines, operation } = KINDS[kind];
  const [first, second, third] = lines;
  return [total(operation, first, cells), total(operation, second, cells), total(operation, third, cells)];
}

/** How many cells of each line are still empty. */
export function emptyCounts(kind: TargetKind, cells: Cells): Triple {
  const [first, second, third] = KINDS[kind].lines.map((line) => line.filter((cell) => !cells[cell]).length);
  return [first ?? 0, second ?? 0, third ?? 0];
}

/** The targets that a full grid meets, for the kinds asked for. */
export function targetsOf(kinds: readonly TargetKind[], solution: Cells): Targets {
  const targets: { -readonly [K in TargetKind]?: Triple } = {};
  for (const kind of kinds) targets[kind] = lineTotals(kind, solution);
  return targets;
}

/** The kinds of target that a puzzle states, in a fixed order. */
export function statedKinds(targets: Targets): TargetKind[] {
  return (Object.keys(KINDS) as TargetKind[]).filter((kind) => targets[kind]);
}

function total(operation: 'sum' | 'product', line: Triple, cells: Cells): number {
  let result = operation === 'sum' ? 0 : 1;
  for (const cell of line) {
    const digit = cells[cell];
    if (digit) result = operation === 'sum' ? result + digit : result * digit;
  }
  return result;
}
