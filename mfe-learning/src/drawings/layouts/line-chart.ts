import type { LineChart } from '@ninefold/learning';
import { WIDTH } from '../Picture';
import { printed, widthOf } from '../printed';
import { scaleOf } from '../scale';
import type { Layout } from './layout';

const LEFT = 42;
const TOP = 28;
const BASELINE = 190;

export function lineChartLayout({ scale, times, lines }: LineChart) {
  const names = lines.map(({ label }) => printed(label ?? ''));
  const right = WIDTH - 14 - Math.max(...names.map((name) => widthOf(name)));
  const x = scaleOf(-0.3, times.length - 0.7, LEFT, right);
  const y = scaleOf(scale.from, scale.to, BASELINE, TOP);
  return {
    x,
    y,
    names,
    left: LEFT,
    top: TOP,
    baseline: BASELINE,
    width: WIDTH,
    height: BASELINE + 42,
    at: ([time, value]) => [x(time), y(value)],
  } satisfies Layout & Record<string, unknown>;
}
