import type { NormalCurve } from 'shared-learning';
import styles from './Drawings.module.css';
import { Label, Picture, WIDTH } from './Picture';
import { printed } from './printed';
import { scaleOf, steps } from './scale';

const TOP = 10;
const FOOT = 120;
/** Deviations on each side of the mean. */
const REACH = 3.4;
const MARKS = [-3, -2, -1, 0, 1, 2, 3];

type Props = NormalCurve & { readonly text: string };

export function NormalCurveDrawing({ text, mean, deviation, part }: Props) {
  const x = scaleOf(-REACH, REACH, 4, WIDTH - 4);
  const height = scaleOf(0, 1, FOOT, TOP);
  const curve = (from: number, to: number) =>
    steps(0, 60, 1)
      .map((step) => from + ((to - from) * step) / 60)
      .map((at) => `${x(at).toFixed(1)} ${height(Math.exp((-at * at) / 2)).toFixed(1)}`)
      .join('L');
  const deviations = (value: number | undefined, end: number) =>
    value === undefined ? end : Math.max(-REACH, Math.min(REACH, (value - mean) / deviation));
  const shaded = part && ([deviations(part.from, -REACH), deviations(part.to, REACH)] as const);
  return (
    <Picture text={text} height={FOOT + 30}>
      {shaded && (
        <path
          d={`M${x(shaded[0])} ${FOOT}L${curve(...shaded)}L${x(shaded[1])} ${FOOT}z`}
          className={styles['shaded']}
        />
      )}
      <path d={`M${curve(-REACH, REACH)}`} className={styles['bold']} />
      <path d={`M2 ${FOOT}H${WIDTH - 2}`} className={styles['axis']} />
      {MARKS.map((mark) => (
        <g key={mark}>
          <path d={`M${x(mark)} ${FOOT - 4}v8`} className={styles['axis']} />
          <Label x={x(mark)} y={FOOT + 22} tone={mark === 0 ? 'strong' : 'soft'}>
            {printed(Number((mean + mark * deviation).toPrecision(6)))}
          </Label>
        </g>
      ))}
    </Picture>
  );
}
