import { widthOf } from './printed';

/** A position for a label: its anchor on the baseline. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A box that labels must not cover. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Spot = readonly [x: number, y: number];

/** Positions next to a point, the usual ones first. */
export const besidePoint = (x: number, y: number): Place[] => [
  { x: x + 9, y: y - 7, anchor: 'start' },
  { x: x + 9, y: y + 17, anchor: 'start' },
  { x: x - 9, y: y - 7, anchor: 'end' },
  { x: x - 9, y: y + 17, anchor: 'end' },
];

export function boxOf(label: string, size: number, { x, y, anchor }: Place): Box {
  const width = widthOf(label, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.2 };
}

export const around = ([x, y]: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The first position inside the drawing that covers the least. */
export function freePlace(
  label: string,
  size: number,
  places: readonly Place[],
  taken: readonly Box[],
  line: readonly Spot[],
  side: number,
): Place | undefined {
  const costs = places.map((place) => {
    const box = boxOf(label, size, place);
    const isOutside = box.left < 0 || box.right > side || box.top < 0 || box.bottom > side;
    const covered = taken.filter((other) => overlap(box, other)).length;
    return (isOutside ? 100 : 0) + 10 * covered + line.filter((spot) => overlap(box, around(spot, 2))).length;
  });
  return places[costs.indexOf(Math.min(...costs))];
}

/** Moves heights down where needed to keep them at least `least` apart, in order. */
export function apart(heights: readonly number[], least: number): number[] {
  const moved = [...heights];
  const fromTop = heights
    .map((_, index) => index)
    .sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  fromTop.reduce((above, index) => {
    const height = Math.max(moved[index] ?? 0, above + least);
    moved[index] = height;
    return height;
  }, -Infinity);
  return moved;
}
