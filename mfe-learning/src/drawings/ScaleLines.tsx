import styles from './Drawings.module.css';
import { Label, WIDTH } from './Picture';
import { printed } from './printed';

interface ScaleLinesProps {
  ticks: readonly number[];
  y: (value: number) => number;
  /** Left end of the lines; the numbers are to the left of it. */
  left: number;
}

/** Horizontal grid lines, one per number of a vertical axis. */
export function ScaleLines({ ticks, y, left }: ScaleLinesProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${left} ${y(tick)}H${WIDTH - 8}`} className={styles['grid']} />
      <Label x={left - 6} y={y(tick) + 4} anchor="end" tone="soft">
        {printed(tick)}
      </Label>
    </g>
  ));
}
