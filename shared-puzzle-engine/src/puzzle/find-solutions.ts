import { ALL_DIGITS, digitOf, digitTriples, isSingle, setOf, type DigitSet } from '../grid/digit-sets';
import { columnOf, rowOf, type Cells, type PerLine, type Three } from '../grid/grid';
import type { Targets } from '../grid/operations';

/** The digits of the three rows, or of the three columns, of one grid. */
type Partition = Three<DigitSet>;

/**
 * The grids that keep the givens, use 1-9 once each and meet every target, up to `limit`. A row and a column share
 * exactly one cell, so it is enough to pair the possible partitions of digits into rows with those into columns.
 */
export function findSolutions(targets: Targets, givens: Cells, limit: number): Cells[] {
  const found: Cells[] = [];
  const known = givenDigits(givens);
  if (!known) return found;
  const columns = partitions(digitTriples(targets, 'columns'), known.columns, known.used);
  for (const row of partitions(digitTriples(targets, 'rows'), known.rows, known.used)) {
    for (const column of columns) {
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

/** The givens of each line and of the grid; `undefined` if a given is repeated. */
function givenDigits(givens: Cells): (PerLine<DigitSet> & { used: DigitSet }) | undefined {
  const rows: [DigitSet, DigitSet, DigitSet] = [0, 0, 0];
  const columns: [DigitSet, DigitSet, DigitSet] = [0, 0, 0];
  let used = 0;
  for (let cell = 0; cell < 9; cell++) {
    const given = givens[cell];
    if (!given) continue;
    const digit = setOf(given);
    if (used & digit) return undefined;
    used |= digit;
    rows[rowOf(cell)] |= digit;
    columns[columnOf(cell)] |= digit;
  }
  return { rows, columns, used };
}

/** All partitions of the digits into three lines that meet their targets and contain their givens. */
function partitions(
  [first, second, third]: Three<readonly DigitSet[]>,
  given: Partition,
  used: DigitSet,
): Partition[] {
  const found: Partition[] = [];
  for (const a of first) {
    if ((a & used) !== given[0]) continue;
    for (const b of second) {
      if (a & b || (b & used) !== given[1]) continue;
      // The first two lines have taken no givens of the third.
      const c = ALL_DIGITS ^ a ^ b;
      if (third.includes(c)) found.push([a, b, c]);
    }
  }
  return found;
}

/** If two rows share one digit each with two columns, the third row and column do too. */
function meetInSingles(row: Partition, column: Partition): boolean {
  return (
    isSingle(row[0] & column[0]) &&
    isSingle(row[0] & column[1]) &&
    isSingle(row[1] & column[0]) &&
    isSingle(row[1] & column[1])
  );
}

function crossings([a, b, c]: Partition, [x, y, z]: Partition): Cells {
  return [a & x, a & y, a & z, b & x, b & y, b & z, c & x, c & y, c & z].map(digitOf);
}
