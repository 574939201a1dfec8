import styles from './Drawings.module.css';
import { Label, WIDTH } from './Picture';
import { printed } from './printed';

interface ScaleLinesProps {
  ticks: readonly number[];
  y: (value: number) => number;
  /** Where the lines begin. The numbers stand before it. */
  left: number;
}

/** A thin line across the drawing for each number of an upright axis. */
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
