import type { Axis, Three } from './grid';
import { OPERATION_NAMES, OPERATIONS, type Operation, type Targets } from './operations';

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

/** Intersects the sets that meet the targets of each operation. */
interface Known {
  readonly sets: readonly DigitSet[];
  readonly further: { [Op in Operation]?: Record<number, Known> };
}

const all: Known = { sets: triples(), further: {} };

/** The sets of three different digits that meet all targets of a line, for each of three lines. */
export function digitTriples(targets: Targets, axis: Axis): Three<readonly DigitSet[]> {
  let first = all;
  let second = all;
  let third = all;
  for (const operation of OPERATION_NAMES) {
    const numbers = targets[operation]?.[axis];
    if (!numbers) continue;
    first = narrowed(first, operation, numbers[0]);
    second = narrowed(second, operation, numbers[1]);
    third = narrowed(third, operation, numbers[2]);
  }
  return [first.sets, second.sets, third.sets];
}

function narrowed({ sets, further }: Known, operation: Operation, target: number): Known {
  const byTarget = (further[operation] ??= {});
  return (byTarget[target] ??= {
    sets: sets.filter((set) => totalOf(operation, set) === target),
    further: {},
  });
}

function totalOf(operation: Operation, set: DigitSet): number {
  const [a = 0, b = 0, c = 0] = digitsOf(set);
  return OPERATIONS[operation].total(a, b, c);
}

function triples(): DigitSet[] {
  const sets: DigitSet[] = [];
  for (let a = 1; a <= 7; a++) {
    for (let b = a + 1; b <= 8; b++) {
      for (let c = b + 1; c <= 9; c++) sets.push(setOf(a) | setOf(b) | setOf(c));
    }
  }
  return sets;
}
