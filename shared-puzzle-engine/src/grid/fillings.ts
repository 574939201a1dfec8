import { columnOf, rowOf, type Cells } from './grid';

/** 7, 8 and 9 in one line give 504, the only product of three digits above 432. */
const LARGEST_PRODUCT = 504;
const ORDERS_OF_SIX = 720;

/**
 * How many ways there are to fill the grid with 1-9 and no line's product above `productCap`
 * (432 or more): 9 cells for the 9, then the pairs of cells for 8 and 7, then any order of the rest.
 */
export function fillingCount(productCap: number): number {
  return 9 * (productCap < LARGEST_PRODUCT ? 52 : 56) * ORDERS_OF_SIX;
}

/**
 * The filling with the given index, a whole number from 0 to `fillingCount(productCap) - 1`. Each filling
 * has one index. Daily puzzles depend on this numbering: it must never change.
 */
export function fillingAt(index: number, productCap: number): Cells {
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

function pairOfCells(nine: number, index: number, apart: boolean): readonly [number, number] {
  let before = index;
  for (let eight = 0; eight < 9; eight++) {
    for (let seven = 0; seven < 9; seven++) {
      if (eight === nine || seven === nine || eight === seven) continue;
      if (apart && inOneLine(nine, eight, seven)) continue;
      if (before-- === 0) return [eight, seven];
    }
  }
  throw new RangeError(`There is no filling with pair number ${index}.`);
}

function inOneLine(a: number, b: number, c: number): boolean {
  return (
    (rowOf(a) === rowOf(b) && rowOf(b) === rowOf(c)) ||
    (columnOf(a) === columnOf(b) && columnOf(b) === columnOf(c))
  );
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
