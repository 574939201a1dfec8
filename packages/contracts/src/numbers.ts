import * as v from 'valibot';

export const upTo = (most: number) =>
  v.custom<number>((value) => typeof value === 'number' && value >= 0 && value <= most);

/** One integer per cell of a grid, row by row. */
export const nine = (least: number, most: number) =>
  v.custom<readonly number[]>(
    (value) =>
      Array.isArray(value) &&
      value.length === 9 &&
      value.every((digit) => Number.isInteger(digit) && digit >= least && digit <= most),
  );
