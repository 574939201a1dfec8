import { Label, Picture, WIDTH } from '../../drawings/Picture';
import { roundScale, scaleOf, steps } from '../../drawings/scale';
import styles from '../parts/Chart.module.css';
import type { Period } from './periods';

const LEFT = 40;
const TOP = 14;
const BASELINE = 130;
const TICKS = 3;

interface PeriodChartProps {
  text: string;
  periods: readonly Period[];
  shape: 'bars' | 'line';
  /** A fixed end of the scale. */
  top?: number;
  /** null without data. The line skips to the next value. */
  valueOf: (period: Period) => number | null;
  print: (value: number) => string;
}

/** One value per period as bars or a line. The scale starts at 0, so that changes do not look larger than they are. */
export function PeriodChart({ text, periods, shape, top, valueOf, print }: PeriodChartProps) {
  const values = periods.map(valueOf);
  const highest = Math.max(1, ...values.map((value) => value ?? 0));
  const scale = roundScale(0, top ?? highest, TICKS);
  const y = scaleOf(0, scale.to, BASELINE, TOP);
  const slot = (WIDTH - LEFT) / periods.length;
  const middleOf = (index: number) => LEFT + slot * (index + 0.5);
  const points = values.flatMap((value, index) =>
    value === null ? [] : [{ x: middleOf(index), y: y(value), label: periods[index]?.label }],
  );
  return (
    <Picture text={text} height={BASELINE + 24}>
      {steps(0, scale.to, scale.step).map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${WIDTH}`} className={styles['grid']} />
          <Label x={LEFT - 6} y={y(tick) + 4} anchor="end" tone="soft" size={12}>
            {print(tick)}
          </Label>
        </g>
      ))}
      {shape === 'bars' ? (
        points.map(({ x, y: end, label }) => (
          <rect
            key={label}
            x={x - slot * 0.36}
            y={end}
            width={slot * 0.72}
            height={BASELINE - end}
            rx={Math.min(2, slot * 0.2)}
            className={styles['bar']}
          />
        ))
      ) : (
        <>
          <polyline
            points={points.map(({ x, y: at }) => `${x},${at}`).join(' ')}
            className={styles['line']}
          />
          {points.map(({ x, y: at, label }) => (
            <circle key={label} cx={x} cy={at} r={3.5} className={styles['point']} />
          ))}
        </>
      )}
      <Label x={LEFT} y={BASELINE + 18} anchor="start" tone="soft" size={12}>
        {periods[0]?.label}
      </Label>
      <Label x={WIDTH} y={BASELINE + 18} anchor="end" tone="soft" size={12}>
        {periods.at(-1)?.label}
      </Label>
    </Picture>
  );
}
