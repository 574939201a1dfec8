import type { ReactNode } from 'react';
import styles from './Stamp.module.css';

export interface StampProps {
  /** A time, a number or a mark. */
  figure: ReactNode;
  /** Small text above and below the figure. */
  above?: ReactNode;
  below: ReactNode;
}

/** A decorative stamp, hidden from screen readers: the text next to it carries the meaning. */
export function Stamp({ figure, above, below }: StampProps) {
  return (
    <span aria-hidden className={styles['square']}>
      <span className={styles['stamp']}>
        {above && <span className={styles['small']}>{above}</span>}
        <span translate="no" className={styles['figure']}>
          {figure}
        </span>
        <span className={styles['small']}>{below}</span>
      </span>
    </span>
  );
}
