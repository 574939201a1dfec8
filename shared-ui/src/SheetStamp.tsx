import styles from './SheetStamp.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SheetStampProps {
  /** The number of the day, or its date. */
  stamp: string;
  /** The time of all puzzles, as it is written. */
  total: string;
  /** What is done, in two words. */
  words: string;
  /** The same in a sentence, as it is read out. */
  spoken: string;
}

/** The sheet of a day on which all is done: folded into a square, and stamped. */
export function SheetStamp({ stamp, total, words, spoken }: SheetStampProps) {
  return (
    <p className={styles['square']}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden className={styles['stamp']}>
        <span className={styles['small']}>{stamp}</span>
        <span className={styles['total']}>{total}</span>
        <span className={styles['small']}>{words}</span>
      </span>
    </p>
  );
}
