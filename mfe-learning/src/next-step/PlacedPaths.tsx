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
  /** The path whose test is on the screen: it has no link to itself. */
  here?: LearningPath;
}

/** The level that was found in each path, and the tests of the others. */
export function PlacedPaths({ state, here }: PlacedPathsProps) {
  return (
    <ul className={styles['paths']}>
      {PATHS.map(({ id, title, levels }) => {
        const placed = placedIn(id, state.placed_levels);
        return (
          <li key={id} className={styles['path']}>
            <span>
              {words.pathLevel(title)}
              <strong>{placed ?? words.notAsked}</strong>
            </span>
            {!placed && id !== here && <Link to={placementAddress(levels[0])}>{words.inPath(title)}</Link>}
          </li>
        );
      })}
    </ul>
  );
}
