import type { Scatter } from '@ninefold/learning';
import styles from './Drawings.module.css';
import { scatterLayout } from './layouts/scatter';
import { Label, Picture, WIDTH } from './Picture';
import { printed } from './printed';
import { ScaleLines } from './ScaleLines';

export function ScatterDrawing({ text, ...drawing }: Scatter & { readonly text: string }) {
  const { x, y, fromX, toX, ticksX, ticksY, left, top, baseline, height } = scatterLayout(drawing);
  const { xAxis, yAxis, points, line } = drawing;
  return (
    <Picture text={text} height={height}>
      {ticksX.map((tick) => (
        <g key={`x ${tick}`}>
          <path d={`M${x(tick)} ${top}V${baseline}`} className={styles['grid']} />
          <Label x={x(tick)} y={baseline + 18} tone="soft">
            {printed(tick)}
          </Label>
        </g>
      ))}
      <ScaleLines ticks={ticksY} y={y} left={left} />
      <path d={`M${left} ${top}V${baseline}H${WIDTH - 8}`} className={styles['axis']} />
      {line && (
        <path
          d={`M${x(fromX)} ${y(line.slope * fromX + line.intercept)}L${x(toX)} ${y(line.slope * toX + line.intercept)}`}
          className={styles['bold']}
        />
      )}
      {points.map(([pointX, pointY], index) => (
        <circle key={index} cx={x(pointX)} cy={y(pointY)} r={4.5} className={styles['filled']} />
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
