import { Fold } from './Fold';
import { sheetProgress, type SheetFold } from './sheet-progress';
import { SheetStamp } from './SheetStamp';
import { copy } from './todays-sheet-copy';
import styles from './TodaysSheet.module.css';

export interface TodaysSheetProps {
  folds: readonly SheetFold[];
  /** What stands on the stamp above the time: the number of the day, or its date. */
  stamp: string;
  /** Writes seconds as a time. */
  formatTime(seconds: number): string;
}

/**
 * Today's puzzles as the folds of one page: which are solved, in what time, and what is next. When all are solved, the
 * page is folded into a square with a stamp.
 */
export function TodaysSheet({ folds, stamp, formatTime }: TodaysSheetProps) {
  const { next, totalSeconds } = sheetProgress(folds);
  const total = totalSeconds === null ? null : formatTime(totalSeconds);
  return (
    <section aria-label={copy.label} className={styles['sheet']} data-whole={total !== null || undefined}>
      {total !== null && <SheetStamp stamp={stamp} total={total} />}
      <ol className={styles['folds']}>
        {folds.map((fold) => (
          <Fold
            key={fold.id}
            fold={fold}
            isNext={fold.id === next?.id}
            isLine={total !== null}
            formatTime={formatTime}
          />
        ))}
      </ol>
    </section>
  );
}
