import { COLUMNS, ROWS, type Cells, type TargetKind, type Targets, type Triple } from './grid';

const KINDS = {
  rowSums: { lines: ROWS, multiplies: false },
  colSums: { lines: COLUMNS, multiplies: false },
  rowProducts: { lines: ROWS, multiplies: true },
  colProducts: { lines: COLUMNS, multiplies: true },
} as const;

/** What the filled cells of each line come to; empty cells are left out, an empty line is 0 or 1. */
export function lineTotals(kind: TargetKind, cells: Cells): Triple {
  const { lines, multiplies } = KINDS[kind];
  const total = multiplies ? productOf : sumOf;
  return [total(lines[0], cells), total(lines[1], cells), total(lines[2], cells)];
}

/** How many cells of each line are still empty. */
export function emptyCounts(kind: TargetKind, cells: Cells): Triple {
  const { lines } = KINDS[kind];
  return [emptyIn(lines[0], cells), emptyIn(lines[1], cells), emptyIn(lines[2], cells)];
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

const sumOf = ([a, b, c]: Triple, cells: Cells): number =>
  (cells[a] ?? 0) + (cells[b] ?? 0) + (cells[c] ?? 0);

const productOf = ([a, b, c]: Triple, cells: Cells): number =>
  (cells[a] || 1) * (cells[b] || 1) * (cells[c] || 1);

const emptyIn = (line: Triple, cells: Cells): number => line.filter((cell) => !cells[cell]).length;
