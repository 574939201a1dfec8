import type { NumberLine } from '@ninefold/learning';
import { jumpHeights } from '../jump-heights';
import { WIDTH } from '../Picture';
import { scaleOf } from '../scale';
import type { Layout } from './layout';

const MARGIN = 20;
/** Distance from the top of the highest jump and its label to the line. */
const ABOVE_JUMPS = 30;
/** Fixed height for one level of jumps, so that nothing grows while a jump is dragged. */
const LEVELS = { first: 34, next: 24 } as const;
/** Distance between stacked points. */
const STACKED = 20;

export function numberLineLayout({ from, to, points = [], jumps, marks = [], stackRoom }: NumberLine) {
  const x = scaleOf(from, to, MARGIN, WIDTH - MARGIN);
  const heights = jumpHeights((jumps ?? []).map((jump) => [x(jump.from), x(jump.to)]));
  const levels = Math.max(0, Math.ceil((Math.max(0, ...heights) - LEVELS.first) / LEVELS.next));
  const stacked = points.map(
    ({ at }, index) => points.slice(0, index).filter((other) => other.at === at).length,
  );
  const stack = stackRoom ?? Math.max(0, ...stacked);
  const y = jumps ? ABOVE_JUMPS + LEVELS.first + levels * LEVELS.next : 18 + stack * STACKED;
  const isNamed = points.some(({ label }) => label !== undefined);
  const below = marks.length > 0 ? 62 : isNamed ? 50 : 34;
  return {
    x,
    y,
    heights,
    width: WIDTH,
    height: y + below,
    at: ([value, level]) => [x(value), y - level * STACKED],
  } satisfies Layout & Record<string, unknown>;
}
