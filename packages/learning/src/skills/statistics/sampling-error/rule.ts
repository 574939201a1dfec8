/** People asked, and the margin of error in percentage points. */
export const MARGINS = [
  [25, 20],
  [100, 10],
  [400, 5],
  [625, 4],
  [1600, 2.5],
  [2500, 2],
  [10000, 1],
] as const;

export const RULE = 'Take the margin of error as $1/sqrt(n)$.';
