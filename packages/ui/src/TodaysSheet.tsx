import type { ReactNode } from 'react';
import { Fold, notesOf } from './Fold';
import { sheetProgress, type SheetFold, type SheetTask } from './sheet-progress';
import { SheetStamp } from './SheetStamp';
import { copy } from './todays-sheet-copy';
import styles from './TodaysSheet.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface TodaysSheetProps {
  folds: readonly SheetFold[];
  /** What belongs to the day beside its puzzles. */
  tasks?: readonly SheetTask[];
  /** The part that is proposed. Without it, the first that is open. */
  nextId?: string | undefined;
  /** What stands on the stamp above the time: the number of the day, or its date. */
  stamp: string;
  /** Writes seconds as a time. */
  formatTime(seconds: number): string;
  /** Makes the words of a part a link to what it is about. */
  link?: (id: string, words: ReactNode) => ReactNode;
}

/**
 * Today's puzzles as the folds of one page, with what else belongs to the day below: what is done, in what time, and
 * what is next. When all is done, the page is folded into a square with a stamp.
 */
export function TodaysSheet({ folds, tasks = [], nextId, stamp, formatTime, link }: TodaysSheetProps) {
  const { next, totalSeconds } = sheetProgress(folds);
  const isWhole = totalSeconds !== null && tasks.every(({ isDone }) => isDone);
  const linkOf = (id: string) => link && ((words: ReactNode) => link(id, words));
  const proposed = nextId ?? (next ?? tasks.find(({ isDone }) => !isDone))?.id;
  const partOf = (id: string) => ({
    isNext: !isWhole && id === proposed,
    link: linkOf(id),
  });
  const words = tasks.length > 0 ? copy.day : copy.puzzles;
  const total = isWhole ? formatTime(totalSeconds) : null;
  return (
    <section aria-label={copy.label} className={styles['sheet']} data-whole={isWhole || undefined}>
      {total !== null && (
        <p>
          <VisuallyHidden>{words.wholeIn(total)}</VisuallyHidden>
          <SheetStamp above={stamp} figure={total} below={words.whole} />
        </p>
      )}
      <ol className={styles['folds']} data-above={(tasks.length > 0 && !isWhole) || undefined}>
        {folds.map((fold) => {
          const [note, spoken] = notesOf(fold, formatTime);
          const { id, title, sign, seconds } = fold;
          const words = { title, sign, note, spoken, isDone: seconds !== null };
          return <Fold key={id} look={isWhole ? 'line' : 'fold'} {...words} {...partOf(id)} />;
        })}
        {isWhole && tasks.map(({ id, ...words }) => <Fold key={id} look="line" {...words} {...partOf(id)} />)}
      </ol>
      {!isWhole && tasks.length > 0 && (
        <ol className={styles['tasks']}>
          {tasks.map(({ id, ...words }) => (
            <Fold key={id} look="task" {...words} {...partOf(id)} />
          ))}
        </ol>
      )}
    </section>
  );
}
