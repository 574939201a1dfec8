/** The slow and sure ways: written out, tried, counted one by one. */

export const sorted = (numbers: readonly number[]) => [...numbers].sort((one, another) => one - another);
export const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
export const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
export const range = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);
export const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Crosses out the ends until one or two are left. */
export function median(numbers: readonly number[]): number {
  return numbers.length < 3 ? mean(numbers) : median(sorted(numbers).slice(1, -1));
}

export function mode(numbers: readonly number[]): number[] {
  const often = (number: number) => numbers.filter((other) => other === number).length;
  const most = Math.max(...numbers.map(often));
  return [...new Set(numbers.filter((number) => often(number) === most))];
}

/** Of different numbers: those below the median, and those above it. */
export function quartiles(numbers: readonly number[]): [number, number] {
  const middle = median(numbers);
  return [
    median(numbers.filter((number) => number < middle)),
    median(numbers.filter((number) => number > middle)),
  ];
}

export function pairsOf<T>(items: readonly T[], back: boolean): [T, T][] {
  return items.flatMap((one, index) =>
    items.flatMap((another, other) => (back || index !== other ? [[one, another] as [T, T]] : [])),
  );
}

export function shareOf<T>(items: readonly T[], fits: (item: T) => boolean): number {
  return items.filter(fits).length / items.length;
}

/** Everything that may be chosen, one after another. */
export function rowsOf(items: number, length: number, once: boolean): number[][] {
  if (length === 0) return [[]];
  return rowsOf(items, length - 1, once).flatMap((row) =>
    times(items, (item) => item).flatMap((item) => (once && row.includes(item) ? [] : [[...row, item]])),
  );
}

export function groupsOf(items: number, size: number): number {
  return rowsOf(items, size, true).filter((row) => row.every((item, index) => item > (row[index - 1] ?? -1)))
    .length;
}

/** Percentage of a normal curve between two numbers of standard deviations, by thin slices. */
function normalShare(from: number, to: number): number {
  const width = (to - from) / 2000;
  const heights = times(2000, (slice) => Math.exp(-((from + (slice + 0.5) * width) ** 2) / 2));
  return (100 * width * sum(heights)) / Math.sqrt(2 * Math.PI);
}

/** The same by the rule of 68, 95 and 99.7 percent, for whole numbers of standard deviations. */
export function ruleShare(from: number, to: number): number {
  const within = [0, 68, 95, 99.7, 100, 100, 100];
  const below = (away: number) => 50 + ((away < 0 ? -1 : 1) * (within[Math.abs(away)] ?? NaN)) / 2;
  const share = below(to) - below(from);
  expect(Math.abs(share - normalShare(from, to))).toBeLessThan(0.6);
  return share;
}

/** The mean product of both coordinates, each in standard deviations from its mean. */
export function correlationOf(points: readonly (readonly [x: number, y: number])[]): number {
  const standard = (numbers: readonly number[]) => {
    const deviation = Math.sqrt(mean(numbers.map((number) => (number - mean(numbers)) ** 2)));
    return numbers.map((number) => (number - mean(numbers)) / deviation);
  };
  const ys = standard(points.map(([, y]) => y));
  return mean(standard(points.map(([x]) => x)).map((x, index) => x * (ys[index] ?? NaN)));
}
