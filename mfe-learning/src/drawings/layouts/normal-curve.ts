import type { NormalCurve } from '@ninefold/learning';
import { WIDTH } from '../Picture';
import { scaleOf } from '../scale';
import type { Layout } from './layout';

const BASELINE = 120;
/** Standard deviations on each side of the mean. */
const REACH = 3.4;

export function normalCurveLayout({ mean, deviation }: Pick<NormalCurve, 'mean' | 'deviation'>) {
  const x = scaleOf(-REACH, REACH, 4, WIDTH - 4);
  return {
    x,
    baseline: BASELINE,
    reach: REACH,
    width: WIDTH,
    height: BASELINE + 30,
    at: ([value]) => [x((value - mean) / deviation), BASELINE],
  } satisfies Layout & Record<string, unknown>;
}
