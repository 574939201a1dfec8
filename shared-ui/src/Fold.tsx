import { Check } from 'lucide-react';
import styles from './Fold.module.css';
import type { SheetFold } from './sheet-progress';
import { copy } from './todays-sheet-copy';
import { VisuallyHidden } from './VisuallyHidden';

export interface FoldProps {
  fold: SheetFold;
  isNext: boolean;
  /** A line of text: the sheet is folded up. */
  isLine: boolean;
  /** Writes seconds as a time. */
  formatTime(seconds: number): string;
}

/** One puzzle of the day: its sign and its title, and what became of it. */
export function Fold({ fold, isNext, isLine, formatTime }: FoldProps) {
  const { title, sign, seconds } = fold;
  const [note, spoken] = notesOf(fold, formatTime);
  return (
    <li
      className={styles['fold']}
      data-done={seconds !== null || undefined}
      data-next={isNext || undefined}
      data-line={isLine || undefined}
    >
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
