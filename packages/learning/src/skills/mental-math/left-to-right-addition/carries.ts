import type { Mistakes } from '../../making/answers';

/** The digits of each place, each total without what it carries. */
export function withoutCarries(numbers: readonly number[]): number {
  return [1, 10, 100, 1000].reduce((all, unit) => {
    const digits = numbers.reduce((total, number) => total + (Math.floor(number / unit) % 10), 0);
    return all + (digits % 10) * unit;
  }, 0);
}

/** Where a place adds up to more than it can hold, the next larger place is forgotten. */
export function lostCarries(numbers: readonly number[], value: number): Mistakes {
  return (
    [
      [10, 'ones'],
      [100, 'tens and ones'],
      [1000, 'hundreds, tens and ones'],
    ] as const
  ).flatMap(([unit, places]) => {
    const below = numbers.reduce((all, number) => all + (number % unit), 0);
    const reason = `The ${places} together are ${below}. You left out that this is ${unit} or more.`;
    return below < unit ? [] : [[value - unit, reason] as const];
  });
}
