import type { BoxPlot } from '@ninefold/learning';
import styles from './Drawings.module.css';
import { boxPlotLayout } from './layouts/box-plot';
import { Label, Picture, WIDTH } from './Picture';
import { printed } from './printed';

const BOX = 28;

export function BoxPlotDrawing({ text, ...drawing }: BoxPlot & { readonly text: string }) {
  const { axis, plots, values = [] } = drawing;
  const { x, row, baseline, ticks, height, at } = boxPlotLayout(drawing);
  return (
    <Picture text={text} height={height}>
      {plots.map((plot, index) => (
        <Box key={index} {...plot} x={x} centerY={(index + 1) * row - BOX / 2 - 7} />
      ))}
      <path d={`M4 ${baseline}H${WIDTH - 4}`} className={styles['axis']} />
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${baseline - 4}v8`} className={styles['axis']} />
          <Label x={x(tick)} y={baseline + 20} tone="soft">
            {printed(tick)}
          </Label>
        </g>
      ))}
      {values.map((value, index) => {
        const [dotX, dotY] = at([value, values.slice(0, index).filter((other) => other === value).length]);
        return <circle key={index} cx={dotX} cy={dotY} r={5} className={styles['filled']} />;
      })}
      <Label x={WIDTH / 2} y={baseline + 40} tone="soft">
        {printed(axis)}
      </Label>
    </Picture>
  );
}

type BoxProps = BoxPlot['plots'][number] & { x: (value: number) => number; centerY: number };

function Box({ label, minimum, lower, median, upper, maximum, x, centerY }: BoxProps) {
  const top = centerY - BOX / 2;
  return (
    <g>
      {label !== undefined && (
        <Label x={4} y={top - 6} anchor="start">
          {printed(label)}
        </Label>
      )}
      <path
        d={`M${x(minimum)} ${centerY}H${x(lower)}M${x(upper)} ${centerY}H${x(maximum)}M${x(minimum)} ${centerY - 7}v14M${x(maximum)} ${centerY - 7}v14`}
        className={styles['whisker']}
      />
      <rect x={x(lower)} y={top} width={x(upper) - x(lower)} height={BOX} className={styles['bar']} />
      <path d={`M${x(median)} ${top}v${BOX}`} className={styles['median']} />
    </g>
  );
}
