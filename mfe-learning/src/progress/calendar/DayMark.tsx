import type { CalendarDay } from './weeks';
import styles from './StreakCalendar.module.css';

interface DayMarkProps {
  state: CalendarDay['state'];
  x: number;
  y: number;
  /** Including the gap to the next one. */
  size: number;
  isToday: boolean;
}

/** Filled square, diamond in a square, or empty square: shapes differ, not only colors. */
export function DayMark({ state, x, y, size, isToday }: DayMarkProps) {
  const gap = Math.max(1, size * 0.1);
  const side = size - 2 * gap;
  const middle = size / 2;
  const reach = side * 0.34;
  return (
    <g transform={`translate(${x} ${y})`} data-today={isToday || undefined}>
      <rect x={gap} y={gap} width={side} height={side} rx={side * 0.18} className={styles[state]} />
      {state === 'frozen' && (
        <path
          d={`M${middle} ${middle - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`}
          className={styles['diamond']}
        />
      )}
      {isToday && (
        <rect
          x={gap / 2}
          y={gap / 2}
          width={size - gap}
          height={size - gap}
          rx={side * 0.2}
          className={styles['today']}
        />
      )}
    </g>
  );
}
