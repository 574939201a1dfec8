/** A set of digits as nine bits: digit d is bit d - 1. */
export type DigitSet = number;

export const ALL_DIGITS: DigitSet = 0b111_111_111;

export const setOf = (digit: number): DigitSet => 1 << (digit - 1);
export const isSingle = (set: DigitSet): boolean => set !== 0 && (set & (set - 1)) === 0;
/** The only digit of a set of one. */
export const digitOf = (set: DigitSet): number => 32 - Math.clz32(set);

/** The digits of a set, ascending. */
export function digitsOf(set: DigitSet): number[] {
  const digits: number[] = [];
  for (let digit = 1; digit <= 9; digit++) if (set & setOf(digit)) digits.push(digit);
  return digits;
}

const known = new Map<number, readonly DigitSet[]>();
const SMALLEST_SUM = 6;
const LARGEST_SUM = 24;

/** The sets of three different digits with this sum and this product; what is left out is free. */
export function digitTriples(sum: number | undefined, product: number | undefined): readonly DigitSet[] {
  if (sum !== undefined && (sum < SMALLEST_SUM || sum > LARGEST_SUM)) return [];
  const key = (product ?? 0) * (LARGEST_SUM + 1) + (sum ?? 0);
  let sets = known.get(key);
  if (!sets) known.set(key, (sets = searchTriples(sum, product)));
  return sets;
}

function searchTriples(sum: number | undefined, product: number | undefined): readonly DigitSet[] {
  const sets: DigitSet[] = [];
  for (let a = 1; a <= 7; a++) {
    for (let b = a + 1; b <= 8; b++) {
      for (let c = b + 1; c <= 9; c++) {
        const fits =
          (sum === undefined || a + b + c === sum) && (product === undefined || a * b * c === product);
        if (fits) sets.push(setOf(a) | setOf(b) | setOf(c));
      }
    }
  }
  return sets;
}
