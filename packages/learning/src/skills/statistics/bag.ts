import type { Draw } from '../builder';

export type Bag = readonly (readonly [color: string, count: number])[];

/** Balls of several colors, with a different count for each color. */
export function drawBag(draw: Draw, colors: number, most: number): Bag {
  const names = draw.shuffled(['red', 'blue', 'green', 'yellow', 'white']).slice(0, colors);
  const bag = names.map((color) => [color, draw.integer(2, most)] as const);
  const isEven = new Set(bag.map(([, count]) => count)).size < colors;
  return isEven ? drawBag(draw, colors, most) : bag;
}

/** "3 red and 5 blue balls" */
export function listed(bag: Bag): string {
  const words = bag.map(([color, count]) => `${count} ${color}`);
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''} balls`;
}

export function sizeOf(bag: Bag): number {
  return bag.reduce((sum, [, count]) => sum + count, 0);
}
