import { ALL_DIGITS, digitOf, isSingle, usedDigits, type DigitSet } from '../grid/digit-sets';
import type { Cells, Targets } from '../grid/grid';
import { linesOf, lineSets, type Line } from '../grid/lines';

/** The digits of the three rows, or of the three columns, of one grid. */
type Partition = readonly [DigitSet, DigitSet, DigitSet];

/**
 * The grids that keep the givens, use 1-9 once each and meet every target, up to `limit` of them.
 *
 * A grid is known by which digits its rows and its columns hold, since each row and column meet in one
 * cell: so it is enough to pair the possible row partitions with the possible column partitions.
 */
export function findSolutions(targets: Targets, givens: Cells, limit: number): Cells[] {
  const used = usedDigits(givens);
  if (used === undefined) return [];
  const { rows, columns } = linesOf(targets);
  const columnPartitions = partitions(columns, givens, used);
  const found: Cells[] = [];
  for (const row of partitions(rows, givens, used)) {
    for (const column of columnPartitions) {
      if (!meetInSingles(row, column)) continue;
      found.push(crossings(row, column));
      if (found.length === limit) return found;
    }
  }
  return found;
}

/** Whether exactly one grid keeps the givens and meets the targets. */
export function hasOneSolution(targets: Targets, givens: Cells): boolean {
  return findSolutions(targets, givens, 2).length === 1;
}

function partitions(lines: readonly [Line, Line, Line], givens: Cells, used: DigitSet): Partition[] {
  const second = lineSets(lines[1], givens, used);
  const third = lineSets(lines[2], givens, used);
  const found: Partition[] = [];
  for (const a of lineSets(lines[0], givens, used)) {
    for (const b of second) {
      if (a & b) continue;
      const c = ALL_DIGITS ^ a ^ b;
      if (third.includes(c)) found.push([a, b, c]);
    }
  }
  return found;
}

/** When two rows meet two columns in one digit each, the third row and column can only do the same. */
function meetInSingles(row: Partition, column: Partition): boolean {
  return (
    isSingle(row[0] & column[0]) &&
    isSingle(row[0] & column[1]) &&
    isSingle(row[1] & column[0]) &&
    isSingle(row[1] & column[1])
  );
}

function crossings(rows: Partition, columns: Partition): Cells {
  return rows.flatMap((row) => columns.map((column) => digitOf(row & column)));
}
