import type { OpenChallenge } from '@ninefold/contracts';
import { useNow } from '../../screen/PlayTimer';
import styles from './Challenge.module.css';
import { copy } from './copy';

const CELLS = 9;

export interface GhostProps {
  ghost: OpenChallenge['ghost'];
  /** Cells that the player has filled. */
  filled: number;
  /** Epoch milliseconds of the clock `now`. */
  startedAt: number;
  now(): number;
  stoppedAt: number | undefined;
}

/** How far the player is, and how far the challenger was after the same time. */
export function Ghost({ ghost, filled, startedAt, now, stoppedAt }: GhostProps) {
  const time = useNow(now, stoppedAt === undefined);
  const elapsed = stoppedAt === undefined ? time - startedAt : stoppedAt * 1_000;
  const theirs = ghost.findLast(({ at }) => at <= elapsed)?.filled ?? 0;
  return (
    <dl aria-label={copy.race} className={styles['race']}>
      <Runner name={copy.you} filled={filled} />
      {/* Without moves there is no ghost to see. */}
      {ghost.length > 1 && <Runner name={copy.ghost} filled={theirs} />}
    </dl>
  );
}

function Runner({ name, filled }: { name: string; filled: number }) {
  return (
    <div className={styles['runner']}>
      <dt>{name}</dt>
      <dd>
        <span aria-hidden className={styles['cells']}>
          {Array.from({ length: CELLS }, (_, cell) => (
            <span key={cell} data-filled={cell < filled || undefined} />
          ))}
        </span>
        {copy.filled(filled)}
      </dd>
    </div>
  );
}
