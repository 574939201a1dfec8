import type { LineChart } from '@ninefold/learning';
import { classNames } from '@ninefold/ui';
import styles from './Drawings.module.css';
import { apart } from './label-places';
import { lineChartLayout } from './layouts/line-chart';
import { Label, Picture, WIDTH } from './Picture';
import { fittingSize, printed } from './printed';
import { steps } from './scale';
import { ScaleLines } from './ScaleLines';

/** Minimum distance between names at the ends of lines. */
const LINE_HEIGHT = 15;
const LINES = [undefined, 'second', 'third'] as const;

/** Lines differ in dashes, marks and names, not only in color. */
export function LineChartDrawing({ text, ...chart }: LineChart & { readonly text: string }) {
  const { xAxis, yAxis, scale, times, lines } = chart;
  const { x, y, names, left, top, baseline, height } = lineChartLayout(chart);
  const ends = apart(
    lines.map(({ values }) => y(values.at(-1) ?? scale.from)),
    LINE_HEIGHT,
  );
  return (
    <Picture text={text} height={height}>
      <ScaleLines ticks={steps(scale.from, scale.to, scale.step)} y={y} left={left} />
      <path d={`M${left} ${top}V${baseline}H${WIDTH - 8}`} className={styles['axis']} />
      {times.map((time, index) => (
        <g key={time}>
          <path d={`M${x(index)} ${baseline - 3}v6`} className={styles['axis']} />
          <Label x={x(index)} y={baseline + 18} size={fittingSize(time, x(1) - x(0), 13)}>
            {printed(time)}
          </Label>
        </g>
      ))}
      {lines.map(({ values }, line) => (
        <g key={line}>
          <path
            d={`M${values.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`}
            className={classNames(styles['bold'], styles[LINES[line] ?? ''])}
          />
          {values.map((value, index) => (
            <Mark key={index} line={line} x={x(index)} y={y(value)} />
          ))}
          <Label x={x(values.length - 1) + 9} y={(ends[line] ?? 0) + 5} anchor="start" tone="strong">
            {names[line]}
          </Label>
        </g>
      ))}
      <Label x={4} y={14} anchor="start" tone="soft">
        {printed(yAxis)}
      </Label>
      <Label x={WIDTH - 8} y={baseline + 38} anchor="end" tone="soft">
        {printed(xAxis)}
      </Label>
    </Picture>
  );
}

/** Markers: filled circles, open squares, open circles. */
function Mark({ line, x, y }: { line: number; x: number; y: number }) {
  if (line !== 1) return <circle cx={x} cy={y} r={4.5} className={styles[line === 0 ? 'filled' : 'open']} />;
  return <rect x={x - 4} y={y - 4} width={8} height={8} className={styles['open']} />;
}
