import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** Read out instead of a percentage. */
  valueText?: string;
}

/** Values are clamped to 0 and `max`. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={styles['track']}
    >
      <span className={styles['fill']} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
