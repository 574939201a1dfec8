import type { ReactNode } from 'react';
import { DailyCard, notesOf } from './DailyCard';
import { todaysProgress, type TodaysDaily, type TodaysTask } from './todays-progress';
import { Stamp } from './Stamp';
import { copy } from './todays-dailies-copy';
import styles from './TodaysDailies.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface TodaysDailiesProps {
  dailies: readonly TodaysDaily[];
  /** What belongs to the day beside its puzzles. */
  tasks?: readonly TodaysTask[];
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
 * Today's puzzles as cards, with the other tasks of the day below them. When everything is done, the cards collapse into
 * a list beside a stamp with the total time.
 */
export function TodaysDailies({ dailies, tasks = [], nextId, stamp, formatTime, link }: TodaysDailiesProps) {
  const { next, totalSeconds } = todaysProgress(dailies);
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
    <section aria-label={copy.label} className={styles['today']} data-whole={isWhole || undefined}>
      {total !== null && (
        <p>
          <VisuallyHidden>{words.wholeIn(total)}</VisuallyHidden>
          <Stamp above={stamp} figure={total} below={words.whole} />
        </p>
      )}
      <ol className={styles['dailies']} data-above={(tasks.length > 0 && !isWhole) || undefined}>
        {dailies.map((daily) => {
          const [note, spoken] = notesOf(daily, formatTime);
          const { id, title, sign, seconds } = daily;
          const words = { title, sign, note, spoken, isDone: seconds !== null };
          return <DailyCard key={id} look={isWhole ? 'line' : 'card'} {...words} {...partOf(id)} />;
        })}
        {isWhole &&
          tasks.map(({ id, ...words }) => <DailyCard key={id} look="line" {...words} {...partOf(id)} />)}
      </ol>
      {!isWhole && tasks.length > 0 && (
        <ol className={styles['tasks']}>
          {tasks.map(({ id, ...words }) => (
            <DailyCard key={id} look="task" {...words} {...partOf(id)} />
          ))}
        </ol>
      )}
    </section>
  );
}
