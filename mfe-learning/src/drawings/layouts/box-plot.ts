import type { BoxPlot } from '@ninefold/learning';
import { WIDTH } from '../Picture';
import { roundScale, scaleOf, steps } from '../scale';
import type { Layout } from './layout';

const MARGIN = 18;
/** Height of a row with and without a label. */
const ROWS = { named: 58, plain: 42 } as const;
/** Room for stacked dots. */
const DOTS = 64;
const STACKED = 20;
const TICKS = 6;

export function boxPlotLayout({ plots, values, ends }: BoxPlot) {
  const low = Math.min(...plots.map(({ minimum }) => minimum));
  const high = Math.max(...plots.map(({ maximum }) => maximum));
  const scale = roundScale(...(ends ?? [low, high]), TICKS);
  const x = scaleOf(scale.from, scale.to, MARGIN, WIDTH - MARGIN);
  const row = plots.some(({ label }) => label !== undefined) ? ROWS.named : ROWS.plain;
  const baseline = plots.length * row + (values ? DOTS : 4);
  return {
    x,
    row,
    baseline,
    ticks: steps(scale.from, scale.to, scale.step),
    width: WIDTH,
    height: baseline + 44,
    at: ([value, level]) => [x(value), baseline - 12 - level * STACKED],
  } satisfies Layout & Record<string, unknown>;
}
