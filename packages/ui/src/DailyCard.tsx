import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DailyCard.module.css';
import type { TodaysDaily } from './todays-progress';
import { copy } from './todays-dailies-copy';
import { translateOf } from './translate-of';
import { VisuallyHidden } from './VisuallyHidden';

export interface DailyCardProps {
  title: string;
  sign: ReactNode;
  isDone: boolean;
  isNext: boolean;
  /** A card, a row below the cards, or a line of the list beside the stamp. */
  look: 'card' | 'task' | 'line';
  /** Visible text, and the text for screen readers. */
  note: string;
  spoken: string;
  /** Wraps the words in a link, which covers the whole card. */
  link?: ((words: ReactNode) => ReactNode) | undefined;
}

const unlinked = (words: ReactNode) => words;

export function DailyCard({ title, sign, isDone, isNext, look, note, spoken, link }: DailyCardProps) {
  const words = <VisuallyHidden>{`${title}: ${spoken}`}</VisuallyHidden>;
  return (
    <li
      className={styles['card']}
      data-done={isDone || undefined}
      data-next={isNext || undefined}
      data-task={look === 'task' || undefined}
      data-line={look === 'line' || undefined}
    >
      <div className={styles['link']}>{(link ?? unlinked)(words)}</div>
      <span aria-hidden translate="no" className={styles['sign']}>
        {sign}
      </span>
      <span aria-hidden className={styles['title']}>
        {title}
      </span>
      <span aria-hidden className={styles['note']}>
        {isDone && <Check size={15} strokeWidth={3} />}
        <span translate={translateOf(note)}>{note}</span>
      </span>
    </li>
  );
}

/** The time, the progress, or the reward. */
export function notesOf(
  { seconds, unverified, progress, started, xp }: TodaysDaily,
  formatTime: (seconds: number) => string,
): [note: string, spoken: string] {
  if (seconds !== null) {
    const time = formatTime(seconds);
    return unverified ? [copy.unverified(time), copy.spokenUnverified(time)] : [time, copy.spokenTime(time)];
  }
  if (progress && progress.filled > 0) {
    const { filled, open } = progress;
    return [copy.progress(filled, open), copy.spokenProgress(filled, open)];
  }
  return started ? [copy.begun, copy.spokenBegun] : [copy.reward(xp), copy.spokenReward(xp)];
}
