import type { LearningState } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import type { Path } from '../mastery/paths';
import { stepsText } from '../mastery/steps';
import { beginLink } from '../next-step/begin-session';
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
  state: LearningState;
}

/** Further actions in a path, as far as they make sense. */
export function PathActions({ path, mixed, isOver, state }: PathActionsProps) {
  if (mixed === null && isOver) return null;
  const begin = beginLink(state);
  return (
    <ul className={styles['actions']}>
      {mixed !== null && (
        <li>
          <Link
            to={sessionAddress({ kind: 'practice', skill: null, level_id: mixed })}
            state={begin.state}
            className={styles['action']}
          >
            <strong>{words.mixed(stepsText(mixed))}</strong>
            <span className={styles['lead']}>{words.mixedLead}</span>
            {begin.cost !== null && <span className={styles['lead']}>{begin.cost}</span>}
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
