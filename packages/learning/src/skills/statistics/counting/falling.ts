/** "7 xx 6 xx 5" has three factors from 7 down. */
export function falling(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => from - place);
}

export function product(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all * number, 1);
}

export function groupsOf(count: number, all: number): number {
  return product(falling(all, count)) / product(falling(count, count));
}
