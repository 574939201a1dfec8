import type { LineGraph } from '@ninefold/learning';
import { scaleOf } from '../scale';
import type { Layout } from './layout';

const SIZE = 280;
const MARGIN = 14;

export function lineGraphLayout({ from, to }: Pick<LineGraph, 'from' | 'to'>) {
  const x = scaleOf(from, to, MARGIN, SIZE - MARGIN);
  const y = scaleOf(from, to, SIZE - MARGIN, MARGIN);
  return {
    x,
    y,
    margin: MARGIN,
    width: SIZE,
    height: SIZE,
    at: ([pointX, pointY]) => [x(pointX), y(pointY)],
  } satisfies Layout & Record<string, unknown>;
}
