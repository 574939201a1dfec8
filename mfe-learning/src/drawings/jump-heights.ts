type Jump = readonly [start: number, end: number];

/** For the label of the jump below. */
const LEVEL = 24;
/** Jumps that share less of the line than this stand side by side. */
const TOUCHING = 2;

/**
 * How high each jump of a number line goes: the longer, the higher. One that goes over the same stretch as a shorter one
 * goes above it, so that both labels can be read.
 */
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

/** Both go over a part of the line. */
export const shareLine = (one: Jump, other: Jump): boolean =>
  Math.min(Math.max(...one), Math.max(...other)) - Math.max(Math.min(...one), Math.min(...other)) > TOUCHING;

const lengthOf = ([start, end]: Jump) => Math.abs(end - start);
