import type { GridChallenge } from '@ninefold/contracts';
import styles from './Challenges.module.css';
import { copy } from './copy';

export interface PaceLineProps {
  pace: GridChallenge['pace'];
  /** Milliseconds since the player's start. */
  elapsed: number;
  /** The player's own progress. */
  done: number;
  words(done: number): string;
  /** Number of cells to draw. */
  of?: number;
}

/** The player's progress next to the challenger's after the same time. */
export function PaceLine({ pace, elapsed, done, words, of }: PaceLineProps) {
  const theirs = pace.findLast(({ at }) => at <= elapsed)?.done ?? 0;
  return (
    <dl aria-label={copy.race} className={styles['race']}>
      <Runner name={copy.you} done={done} words={words} of={of} />
      {/* Without moves the challenger's pace is unknown. */}
      {pace.length > 1 && <Runner name={copy.challenger} done={theirs} words={words} of={of} />}
    </dl>
  );
}

interface RunnerProps extends Pick<PaceLineProps, 'done' | 'words'> {
  name: string;
  of: number | undefined;
}

function Runner({ name, done, words, of }: RunnerProps) {
  return (
    <div className={styles['runner']}>
      <dt>{name}</dt>
      <dd>
        {of !== undefined && (
          <span aria-hidden className={styles['cells']}>
            {Array.from({ length: of }, (_, cell) => (
              <span key={cell} data-filled={cell < done || undefined} />
            ))}
          </span>
        )}
        <span>{words(done)}</span>
      </dd>
    </div>
  );
}
