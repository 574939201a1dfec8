import styles from './SheetStamp.module.css';
import { copy } from './todays-sheet-copy';
import { VisuallyHidden } from './VisuallyHidden';

export interface SheetStampProps {
  /** The number of the day, or its date. */
  stamp: string;
  /** The time of all puzzles, as it is written. */
  total: string;
}

/** The sheet of a day on which all is solved: folded into a square, and stamped. */
export function SheetStamp({ stamp, total }: SheetStampProps) {
  return (
    <p className={styles['square']}>
      <VisuallyHidden>{copy.wholeIn(total)}</VisuallyHidden>
      <span aria-hidden className={styles['stamp']}>
        <span className={styles['small']}>{stamp}</span>
        <span className={styles['total']}>{total}</span>
        <span className={styles['small']}>{copy.whole}</span>
      </span>
    </p>
  );
}
