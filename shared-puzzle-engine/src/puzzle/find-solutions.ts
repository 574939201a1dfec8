import { ALL_DIGITS, digitOf, digitTriples, isSingle, setOf, type DigitSet } from '../grid/digit-sets';
import { COLUMNS, ROWS, type Cells, type Targets, type Triple } from '../grid/grid';

/** The digits of the three rows, or of the three columns, of one grid. */
type Partition = readonly [DigitSet, DigitSet, DigitSet];

/**
 * The grids that keep the givens, use 1-9 once each and meet every target, up to `limit` of them.
 *
 * A grid is known by which digits its rows and its columns hold, since each row and column meet in one
 * cell: so it is enough to pair the possible row partitions with the possible column partitions.
 */
export function findSolutions(targets: Targets, givens: Cells, limit: number): Cells[] {
  const given = givenDigits(givens);
  if (given === undefined) return [];
  const rows = partitions(ROWS, targets.rowSums, targets.rowProducts, givens, given);
  const columns = partitions(COLUMNS, targets.colSums, targets.colProducts, givens, given);
  const found: Cells[] = [];
  for (const row of rows) {
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

/** `undefined` when a digit is given twice. */
function givenDigits(givens: Cells): DigitSet | undefined {
  let given = 0;
  for (const digit of givens) {
    if (!digit) continue;
    if (given & setOf(digit)) return undefined;
    given |= setOf(digit);
  }
  return given;
}

function partitions(
  lines: readonly [Triple, Triple, Triple],
  sums: Triple | undefined,
  products: Triple | undefined,
  givens: Cells,
  given: DigitSet,
): Partition[] {
  const first = lineSets(lines[0], sums?.[0], products?.[0], givens, given);
  const second = lineSets(lines[1], sums?.[1], products?.[1], givens, given);
  const third = lineSets(lines[2], sums?.[2], products?.[2], givens, given);
  const found: Partition[] = [];
  for (const a of first) {
    for (const b of second) {
      if (a & b) continue;
      const c = ALL_DIGITS ^ a ^ b;
      if (third.includes(c)) found.push([a, b, c]);
    }
  }
  return found;
}

/** The sets of digits with which a line meets its targets, with its own givens and none of the others. */
function lineSets(
  line: Triple,
  sum: number | undefined,
  product: number | undefined,
  givens: Cells,
  given: DigitSet,
): DigitSet[] {
  let own = 0;
  for (const cell of line) {
    const digit = givens[cell];
    if (digit) own |= setOf(digit);
  }
  return digitTriples(sum, product).filter((set) => (set & given) === own);
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
