import { columnOf, rowOf, type Cells } from './grid';

/** 7, 8 and 9 in one line give 504, the only product of three digits above 432. */
const LARGEST_PRODUCT = 504;
const ORDERS_OF_SIX = 720;

/**
 * The number of grids with 1-9 and no line product above `productCap` (432 or more): 9 cells for the 9, then the pairs
 * of cells for 8 and 7, then any order of the rest.
 */
export function fillingCount(productCap = Infinity): number {
  return 9 * (productCap < LARGEST_PRODUCT ? 52 : 56) * ORDERS_OF_SIX;
}

/**
 * The filling with the given index, a whole number from 0 to `fillingCount(productCap) - 1`. Each filling
 * has one index. Daily puzzles depend on this numbering: it must never change.
 */
export function fillingAt(index: number, productCap = Infinity): Cells {
  const cells = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let rest = Math.floor(index / ORDERS_OF_SIX);
  const nine = rest % 9;
  rest = Math.floor(rest / 9);
  const [eight, seven] = pairOfCells(nine, rest, productCap < LARGEST_PRODUCT);
  cells[nine] = 9;
  cells[eight] = 8;
  cells[seven] = 7;

  const order = orderOfSix(index % ORDERS_OF_SIX);
  let next = 0;
  return cells.map((digit) => digit || (order[next++] ?? 0));
}

/** Cells for 8 and 7 in order; `apart` excludes pairs that complete a line with the 9. */
function pairOfCells(nine: number, index: number, apart: boolean): readonly [number, number] {
  let before = index;
  for (let eight = 0; eight < 9; eight++) {
    if (eight === nine) continue;
    const barred = apart ? thirdInLine(nine, eight) : undefined;
    const choices = barred === undefined ? 7 : 6;
    if (before >= choices) {
      before -= choices;
      continue;
    }
    for (let seven = 0; seven < 9; seven++) {
      if (seven === nine || seven === eight || seven === barred) continue;
      if (before-- === 0) return [eight, seven];
    }
  }
  throw new RangeError(`There is no filling with pair number ${index}.`);
}

/** The third cell of the row or column that two cells share, if any. */
function thirdInLine(one: number, other: number): number | undefined {
  if (rowOf(one) === rowOf(other)) return 9 * rowOf(one) + 3 - one - other;
  if (columnOf(one) === columnOf(other)) return 9 + 3 * columnOf(one) - one - other;
  return undefined;
}

function orderOfSix(index: number): readonly number[] {
  const order = [1, 2, 3, 4, 5, 6];
  let rest = index;
  for (let last = 5; last > 0; last--) {
    const chosen = rest % (last + 1);
    rest = Math.floor(rest / (last + 1));
    const digit = order[chosen] ?? 0;
    order[chosen] = order[last] ?? 0;
    order[last] = digit;
  }
  return order;
}
