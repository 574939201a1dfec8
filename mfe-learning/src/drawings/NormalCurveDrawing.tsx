import type { NormalCurve } from '@ninefold/learning';
import styles from './Drawings.module.css';
import { normalCurveLayout } from './layouts/normal-curve';
import { Label, Picture, WIDTH } from './Picture';
import { printed } from './printed';
import { scaleOf, steps } from './scale';

const TOP = 10;
const MARKS = [-3, -2, -1, 0, 1, 2, 3];

type Span = readonly [from: number, to: number];

export function NormalCurveDrawing({ text, ...curve }: NormalCurve & { readonly text: string }) {
  const { mean, deviation, part, outside } = curve;
  const { x, baseline, reach, height } = normalCurveLayout(curve);
  const y = scaleOf(0, 1, baseline, TOP);
  const outline = ([from, to]: Span) =>
    steps(0, 60, 1)
      .map((step) => from + ((to - from) * step) / 60)
      .map((at) => `${x(at).toFixed(1)} ${y(Math.exp((-at * at) / 2)).toFixed(1)}`)
      .join('L');
  const deviations = (value: number | undefined, end: number) =>
    value === undefined ? end : Math.max(-reach, Math.min(reach, (value - mean) / deviation));
  const [from, to] = [deviations(part?.from, -reach), deviations(part?.to, reach)];
  const shaded: readonly Span[] = outside
    ? [
        [-reach, from],
        [to, reach],
      ]
    : [[from, to]];
  return (
    <Picture text={text} height={height}>
      {part &&
        shaded.map((stretch, index) => (
          <path
            key={index}
            d={`M${x(stretch[0])} ${baseline}L${outline(stretch)}L${x(stretch[1])} ${baseline}z`}
            className={styles['shaded']}
          />
        ))}
      <path d={`M${outline([-reach, reach])}`} className={styles['bold']} />
      <path d={`M2 ${baseline}H${WIDTH - 2}`} className={styles['axis']} />
      {MARKS.map((mark) => (
        <g key={mark}>
          <path d={`M${x(mark)} ${baseline - 4}v8`} className={styles['axis']} />
          <Label x={x(mark)} y={baseline + 22} tone={mark === 0 ? 'strong' : 'soft'}>
            {printed(Number((mean + mark * deviation).toPrecision(6)))}
          </Label>
        </g>
      ))}
    </Picture>
  );
}
