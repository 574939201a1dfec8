import { ALL_DIGITS, digitOf, digitTriples, isSingle, setOf, type DigitSet } from '../grid/digit-sets';
import { columnOf, rowOf, type Cells, type PerLine, type Three } from '../grid/grid';
import type { Targets } from '../grid/operations';

/** The digits of the three rows, or of the three columns, of one grid. */
type Partition = Three<DigitSet>;

/**
 * The grids that keep the givens, use 1-9 once each and meet every target, up to `limit` of them.
 *
 * A grid is known by which digits its rows and its columns hold, since each row and column meet in one
 * cell: so it is enough to pair the possible row partitions with the possible column partitions.
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

/** The digits given in each line and in all; `undefined` when a digit is given twice. */
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

/** Every way to share the digits among three lines so that each meets its targets and has its own givens. */
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
      // The third line is left with its own givens: the first two have taken none of them.
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

function crossings([a, b, c]: Partition, [x, y, z]: Partition): Cells {
  return [a & x, a & y, a & z, b & x, b & y, b & z, c & x, c & y, c & z].map(digitOf);
}
