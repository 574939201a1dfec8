import type { LearningState } from '@ninefold/contracts';
import { placedIn, type LearningPath } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { PATHS } from '../mastery/paths';
import { copy } from './copy';
import styles from './PlacedPaths.module.css';
import { placementAddress } from './session-address';

const words = copy.placement;

interface PlacedPathsProps {
  state: Pick<LearningState, 'placed_levels'>;
  /** The path of the current placement, which is not linked. */
  here?: LearningPath;
}

/** Placed levels, and placements of the other paths. */
export function PlacedPaths({ state, here }: PlacedPathsProps) {
  return (
    <ul className={styles['paths']}>
      {PATHS.map(({ id, title, levels }) => {
        const placed = placedIn(id, state.placed_levels);
        return (
          <li key={id} className={styles['path']}>
            <span>
              <span>{words.pathLevel(title)}</span>
              <strong>{placed ?? words.notAsked}</strong>
            </span>
            {!placed && id !== here && <Link to={placementAddress(levels[0])}>{words.inPath(title)}</Link>}
          </li>
        );
      })}
    </ul>
  );
}
