import type { Scatter } from 'shared-learning';
import { WIDTH } from '../Picture';
import { roundEnds, roundTicks, scaleOf } from '../scale';
import type { Layout } from './layout';

const LEFT = 34;
const TOP = 26;
const FOOT = 190;
const TICKS = { across: 6, up: 4 } as const;

/** Both axes have their last mark at or beyond the last point. */
export function scatterLayout({ points, ends }: Scatter) {
  const endsOf = (values: readonly number[], about: number) =>
    roundEnds(Math.min(...values), Math.max(...values), about);
  const [fromX, toX, fromY, toY] = ends ?? [
    ...endsOf(
      points.map(([x]) => x),
      TICKS.across,
    ),
    ...endsOf(
      points.map(([, y]) => y),
      TICKS.up,
    ),
  ];
  const x = scaleOf(fromX, toX, LEFT, WIDTH - 12);
  const y = scaleOf(fromY, toY, FOOT, TOP);
  return {
    x,
    y,
    fromX,
    toX,
    ticksX: roundTicks(fromX, toX, TICKS.across),
    ticksY: roundTicks(fromY, toY, TICKS.up),
    left: LEFT,
    top: TOP,
    foot: FOOT,
    width: WIDTH,
    height: FOOT + 42,
    at: ([pointX, pointY]) => [x(pointX), y(pointY)],
  } satisfies Layout & Record<string, unknown>;
}
