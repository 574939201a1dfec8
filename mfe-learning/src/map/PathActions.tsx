import { Link } from '@ninefold/platform';
import type { Path } from '../mastery/paths';
import { placementAddress, sessionAddress } from '../next-step/session-address';
import { copy } from './copy';
import styles from './PathActions.module.css';

const words = copy.actions;

interface PathActionsProps {
  path: Path;
  /** Level of mixed practice; null if there is nothing to mix yet. */
  mixed: Path['levels'][number] | null;
  /** Every skill is proficient, so a placement makes no sense. */
  isOver: boolean;
}

/** Further actions in a path, as far as they make sense. */
export function PathActions({ path, mixed, isOver }: PathActionsProps) {
  if (mixed === null && isOver) return null;
  return (
    <ul className={styles['actions']}>
      {mixed !== null && (
        <li>
          <Link
            to={sessionAddress({ kind: 'practice', skill: null, level_id: mixed })}
            className={styles['action']}
          >
            <strong>{words.mixed(mixed)}</strong>
            <span className={styles['lead']}>{words.mixedLead}</span>
          </Link>
        </li>
      )}
      {!isOver && (
        <li>
          <Link to={placementAddress(path.levels[0])} className={styles['action']}>
            <strong>{words.placement(path.title)}</strong>
            <span className={styles['lead']}>{words.placementLead}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
