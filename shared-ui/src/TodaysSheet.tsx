import { Check } from 'lucide-react';
import { sheetProgress, type SheetFold } from './sheet-progress';
import { copy } from './todays-sheet-copy';
import styles from './TodaysSheet.module.css';
import { VisuallyHidden } from './VisuallyHidden';

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
      {total !== null && (
        <p className={styles['square']}>
          <VisuallyHidden>{copy.wholeIn(total)}</VisuallyHidden>
          <span aria-hidden className={styles['stamp']}>
            <span className={styles['small']}>{stamp}</span>
            <span className={styles['total']}>{total}</span>
            <span className={styles['small']}>{copy.whole}</span>
          </span>
        </p>
      )}
      <ol className={styles['folds']}>
        {folds.map((fold) => (
          <Fold key={fold.id} fold={fold} isNext={fold.id === next?.id} formatTime={formatTime} />
        ))}
      </ol>
    </section>
  );
}

interface FoldProps extends Pick<TodaysSheetProps, 'formatTime'> {
  fold: SheetFold;
  isNext: boolean;
}

function Fold({ fold, isNext, formatTime }: FoldProps) {
  const { title, sign, seconds } = fold;
  const [note, spoken] = notesOf(fold, formatTime);
  return (
    <li className={styles['fold']} data-done={seconds !== null || undefined} data-next={isNext || undefined}>
      <VisuallyHidden>{`${title}: ${spoken}`}</VisuallyHidden>
      <span aria-hidden className={styles['sign']}>
        {sign}
      </span>
      <span aria-hidden className={styles['title']}>
        {title}
      </span>
      <span aria-hidden className={styles['note']}>
        {seconds !== null && <Check size={15} strokeWidth={3} />}
        {note}
      </span>
    </li>
  );
}

/** The time, how far it is, or what it earns: as it is written, and as it is read out. */
function notesOf(
  { seconds, progress, started, xp }: SheetFold,
  formatTime: FoldProps['formatTime'],
): [note: string, spoken: string] {
  if (seconds !== null) return [formatTime(seconds), copy.spokenTime(formatTime(seconds))];
  if (progress && progress.filled > 0) {
    const { filled, open } = progress;
    return [copy.progress(filled, open), copy.spokenProgress(filled, open)];
  }
  return started ? [copy.begun, copy.spokenBegun] : [copy.reward(xp), copy.spokenReward(xp)];
}
