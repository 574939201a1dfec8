import { Link } from '@ninefold/platform';
import type { Path } from '../mastery/paths';
import { placementAddress, sessionAddress } from '../next-step/session-address';
import { copy } from './copy';
import styles from './Ways.module.css';

const words = copy.ways;

interface WaysProps {
  path: Path;
  /** The level of mixed practice; null: there is nothing to mix yet. */
  mixed: Path['levels'][number] | null;
  /** Every skill is proficient: there is no level to find. */
  isOver: boolean;
}

/** What else can be done in a path. Only what makes sense now is offered. */
export function Ways({ path, mixed, isOver }: WaysProps) {
  if (mixed === null && isOver) return null;
  return (
    <ul className={styles['ways']}>
      {mixed !== null && (
        <li>
          <Link
            to={sessionAddress({ kind: 'practice', skill: null, level_id: mixed })}
            className={styles['way']}
          >
            <strong>{words.mixed(mixed)}</strong>
            <span className={styles['lead']}>{words.mixedLead}</span>
          </Link>
        </li>
      )}
      {!isOver && (
        <li>
          <Link to={placementAddress(path.levels[0])} className={styles['way']}>
            <strong>{words.placement(path.title)}</strong>
            <span className={styles['lead']}>{words.placementLead}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
