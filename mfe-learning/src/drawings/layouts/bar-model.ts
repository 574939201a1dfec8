import type { BarModel } from '@ninefold/learning';
import { WIDTH } from '../Picture';
import type { Layout } from './layout';

const BAR = 40;
const MARGIN = 4;

/** All bars share one scale. */
export function barModelLayout({ bars, longest }: BarModel) {
  const most =
    longest ?? Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { size }) => sum + size, 0)));
  const unit = (WIDTH - 2 * MARGIN) / most;
  const isNamed = bars.some(({ label }) => label !== undefined);
  const row = BAR + (isNamed ? 30 : 10);
  const topOf = (bar: number) => bar * row + (isNamed ? 20 : 4);
  return {
    unit,
    topOf,
    bar: BAR,
    margin: MARGIN,
    width: WIDTH,
    height: bars.length * row,
    at: ([length, bar]) => [MARGIN + length * unit, topOf(bar) + BAR],
  } satisfies Layout & Record<string, unknown>;
}
