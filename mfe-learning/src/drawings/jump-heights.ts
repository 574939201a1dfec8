type Jump = readonly [start: number, end: number];

/** Room for the label of the jump below. */
const LEVEL = 24;
/** Jumps with a smaller overlap count as side by side. */
const TOUCHING = 2;

/** Heights of the jumps of a number line. Longer jumps are higher, and a jump over a shorter one is above its label. */
export function jumpHeights(jumps: readonly Jump[]): number[] {
  const shortestFirst = jumps
    .map((jump, index) => ({ jump, index }))
    .sort((one, other) => lengthOf(one.jump) - lengthOf(other.jump));
  const heights = new Map<number, number>();
  shortestFirst.forEach(({ jump, index }, rank) => {
    const below = shortestFirst.slice(0, rank).filter((other) => shareLine(jump, other.jump));
    const least = below.map((other) => (heights.get(other.index) ?? 0) + LEVEL);
    heights.set(index, Math.max(Math.min(34, 12 + lengthOf(jump) / 4), ...least));
  });
  return jumps.map((_, index) => heights.get(index) ?? 0);
}

export const shareLine = (one: Jump, other: Jump): boolean =>
  Math.min(Math.max(...one), Math.max(...other)) - Math.max(Math.min(...one), Math.min(...other)) > TOUCHING;

const lengthOf = ([start, end]: Jump) => Math.abs(end - start);
