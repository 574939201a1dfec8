import { scaleOf } from '../../drawings/scale';
import chart from '../parts/Chart.module.css';
import { fewerValues } from './fewer-values';
import styles from './GameTimes.module.css';

const WIDTH = 120;
const HEIGHT = 36;
const EDGE = 5;

/** A small line chart with the newest value marked; nothing for a single day. */
export function Sparkline({ values: all, text }: { values: readonly number[]; text: string }) {
  const values = fewerValues(all);
  const last = values.at(-1);
  if (last === undefined || values.length < 2) return <span className={styles['spark']} />;
  const x = scaleOf(0, values.length - 1, EDGE, WIDTH - EDGE);
  const y = scaleOf(Math.min(...values), Math.max(...values), HEIGHT - EDGE, EDGE);
  return (
    <svg role="img" aria-label={text} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles['spark']}>
      <polyline
        points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
        className={chart['line']}
      />
      <circle cx={x(values.length - 1)} cy={y(last)} r="4" className={chart['point']} />
    </svg>
  );
}
