import type { AreaModel } from '@ninefold/learning';
import { WIDTH } from '../Picture';
import { printed, widthOf } from '../printed';
import type { Layout } from './layout';

/** Width of short row labels. */
const LEFT = 46;
const TOP = 26;
/** Margins for labels of narrow parts. */
const RIGHT = 40;
const BELOW = 24;
const TALLEST = 200;
/** A very long rectangle keeps the proportions of its sides, but not its shape. */
const LOWEST = 44;

const total = (sides: AreaModel['rows']) => sides.reduce((sum, { size }) => sum + size, 0);

/** To scale. */
export function areaModelLayout({ columns, rows, room }: AreaModel) {
  const [across, down] = room ?? [total(columns), total(rows)];
  const left = Math.max(LEFT, ...rows.map(({ label }) => widthOf(printed(label)) + 14));
  const wide = Math.min((WIDTH - left - RIGHT) / across, TALLEST / down);
  const high = Math.max(wide, LOWEST / down);
  return {
    across: stretches(columns, left, wide),
    down: stretches(rows, TOP, high),
    left,
    width: WIDTH,
    height: TOP + high * down + BELOW,
    at: ([x, y]) => [left + x * wide, TOP + y * high],
  } satisfies Layout & Record<string, unknown>;
}

function stretches(sides: AreaModel['rows'], from: number, unit: number) {
  let start = from;
  return sides.map(({ label, size }) => {
    const stretch = { label: printed(label), start, length: size * unit };
    start += stretch.length;
    return stretch;
  });
}
