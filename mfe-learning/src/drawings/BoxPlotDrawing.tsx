import type { BoxPlot } from 'shared-learning';
import styles from './Drawings.module.css';
import { Label, Picture, WIDTH } from './Picture';
import { printed } from './printed';
import { roundTicks, scaleOf } from './scale';

const MARGIN = 18;
const BOX = 28;
/** A row with a label above its box, and one without. */
const ROWS = { named: 58, plain: 42 } as const;

export function BoxPlotDrawing({ text, axis, plots }: BoxPlot & { readonly text: string }) {
  const low = Math.min(...plots.map(({ minimum }) => minimum));
  const high = Math.max(...plots.map(({ maximum }) => maximum));
  const x = scaleOf(low, high, MARGIN, WIDTH - MARGIN);
  const row = plots.some(({ label }) => label !== undefined) ? ROWS.named : ROWS.plain;
  const foot = plots.length * row + 4;
  return (
    <Picture text={text} height={foot + 44}>
      {plots.map((plot, index) => (
        <Box key={index} {...plot} x={x} middle={(index + 1) * row - BOX / 2 - 7} />
      ))}
      <path d={`M4 ${foot}H${WIDTH - 4}`} className={styles['axis']} />
      {roundTicks(low, high, 6).map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${foot - 4}v8`} className={styles['axis']} />
          <Label x={x(tick)} y={foot + 20} tone="soft">
            {printed(tick)}
          </Label>
        </g>
      ))}
      <Label x={WIDTH / 2} y={foot + 40} tone="soft">
        {printed(axis)}
      </Label>
    </Picture>
  );
}

type BoxProps = BoxPlot['plots'][number] & { x: (value: number) => number; middle: number };

function Box({ label, minimum, lower, median, upper, maximum, x, middle }: BoxProps) {
  const top = middle - BOX / 2;
  return (
    <g>
      {label !== undefined && (
        <Label x={4} y={top - 6} anchor="start">
          {printed(label)}
        </Label>
      )}
      <path
        d={`M${x(minimum)} ${middle}H${x(lower)}M${x(upper)} ${middle}H${x(maximum)}M${x(minimum)} ${middle - 7}v14M${x(maximum)} ${middle - 7}v14`}
        className={styles['whisker']}
      />
      <rect x={x(lower)} y={top} width={x(upper) - x(lower)} height={BOX} className={styles['bar']} />
      <path d={`M${x(median)} ${top}v${BOX}`} className={styles['median']} />
    </g>
  );
}
