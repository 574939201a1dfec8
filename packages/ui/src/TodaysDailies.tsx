import type { ReactNode } from 'react';
import { DailyCard, notesOf } from './DailyCard';
import { todaysProgress, type TodaysDaily, type TodaysTask } from './todays-progress';
import { Stamp } from './Stamp';
import { copy } from './todays-dailies-copy';
import styles from './TodaysDailies.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface TodaysDailiesProps {
  dailies: readonly TodaysDaily[];
  /** Lessons, reviews and other things to do today. */
  tasks?: readonly TodaysTask[];
  /** Id of the suggested daily or task; by default the first open one. */
  nextId?: string | undefined;
  /** Shown on the stamp above the time: the number or the date of the day. */
  stamp: string;
  formatTime(seconds: number): string;
  /** Wraps the words of a daily or task in a link. */
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
  const isUnverified = dailies.some(({ unverified }) => unverified);
  return (
    <section aria-label={copy.label} className={styles['today']} data-whole={isWhole || undefined}>
      {total !== null && (
        <p>
          <VisuallyHidden>
            {words.wholeIn(total) + (isUnverified ? copy.spokenTotalUnverified : '')}
          </VisuallyHidden>
          <Stamp above={stamp} figure={total} below={isUnverified ? copy.totalUnverified : words.whole} />
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
