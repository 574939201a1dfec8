import type { ReactNode } from 'react';
import styles from './SheetStamp.module.css';

export interface SheetStampProps {
  /** What stands for it on the stamp: a time, a number, a mark. */
  figure: ReactNode;
  /** In small letters above and below it. */
  above?: ReactNode;
  below: ReactNode;
}

/** A sheet that is folded into a square, and stamped. Decoration: what it stands for is said beside it. */
export function SheetStamp({ figure, above, below }: SheetStampProps) {
  return (
    <span aria-hidden className={styles['square']}>
      <span className={styles['stamp']}>
        {above && <span className={styles['small']}>{above}</span>}
        <span className={styles['figure']}>{figure}</span>
        <span className={styles['small']}>{below}</span>
      </span>
    </span>
  );
}
