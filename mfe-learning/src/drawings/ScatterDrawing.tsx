import type { Scatter } from 'shared-learning';
import styles from './Drawings.module.css';
import { Label, Picture, WIDTH } from './Picture';
import { printed } from './printed';
import { roundTicks, scaleOf } from './scale';
import { ScaleLines } from './ScaleLines';

const LEFT = 34;
const TOP = 26;
const FOOT = 190;

export function ScatterDrawing({ text, xAxis, yAxis, points }: Scatter & { readonly text: string }) {
  const [fromX, toX] = widened(points.map(([x]) => x));
  const [fromY, toY] = widened(points.map(([, y]) => y));
  const x = scaleOf(fromX, toX, LEFT, WIDTH - 8);
  const y = scaleOf(fromY, toY, FOOT, TOP);
  return (
    <Picture text={text} height={FOOT + 42}>
      {roundTicks(fromX, toX, 6).map((tick) => (
        <g key={`x ${tick}`}>
          <path d={`M${x(tick)} ${TOP}V${FOOT}`} className={styles['grid']} />
          <Label x={x(tick)} y={FOOT + 18} tone="soft">
            {printed(tick)}
          </Label>
        </g>
      ))}
      <ScaleLines ticks={roundTicks(fromY, toY, 4)} y={y} left={LEFT} />
      <path d={`M${LEFT} ${TOP}V${FOOT}H${WIDTH - 8}`} className={styles['axis']} />
      {points.map(([pointX, pointY], index) => (
        <circle key={index} cx={x(pointX)} cy={y(pointY)} r={4.5} className={styles['filled']} />
      ))}
      <Label x={4} y={14} anchor="start" tone="soft">
        {printed(yAxis)}
      </Label>
      <Label x={WIDTH - 8} y={FOOT + 38} anchor="end" tone="soft">
        {printed(xAxis)}
      </Label>
    </Picture>
  );
}

/** A little more than the points take, so that none lies on the edge. */
function widened(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const more = (high - low || 1) * 0.08;
  return [low - more, high + more];
}
