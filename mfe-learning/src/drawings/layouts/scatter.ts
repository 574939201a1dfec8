import type { Scatter } from '@ninefold/learning';
import { WIDTH } from '../Picture';
import { roundScale, scaleOf, steps } from '../scale';
import type { Layout } from './layout';

const LEFT = 34;
const TOP = 26;
const BASELINE = 190;
const TICKS = { across: 6, up: 4 } as const;

/** Both axes extend to a mark beyond the last point. */
export function scatterLayout({ points, ends }: Scatter) {
  const [xs, ys] = [points.map(([pointX]) => pointX), points.map(([, pointY]) => pointY)];
  const [fromX, toX, fromY, toY] = ends ?? [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const across = roundScale(fromX, toX, TICKS.across);
  const up = roundScale(fromY, toY, TICKS.up);
  const x = scaleOf(across.from, across.to, LEFT, WIDTH - 12);
  const y = scaleOf(up.from, up.to, BASELINE, TOP);
  return {
    x,
    y,
    fromX: across.from,
    toX: across.to,
    ticksX: steps(across.from, across.to, across.step),
    ticksY: steps(up.from, up.to, up.step),
    left: LEFT,
    top: TOP,
    baseline: BASELINE,
    width: WIDTH,
    height: BASELINE + 42,
    at: ([pointX, pointY]) => [x(pointX), y(pointY)],
  } satisfies Layout & Record<string, unknown>;
}
