import type { LearningState } from '@ninefold/contracts';
import { placedStart, SKILLS, type LearningPath } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { copy as masteryCopy } from '../mastery/copy';
import { PATHS } from '../mastery/paths';
import { skillStep, stepText } from '../mastery/steps';
import { copy } from './copy';
import styles from './PlacedPaths.module.css';
import { placementAddress } from './session-address';

const words = copy.placement;

interface PlacedPathsProps {
  state: Pick<LearningState, 'placed_levels' | 'placed_skills'>;
  /** The path of the current placement, which is not linked. */
  here?: LearningPath;
  /** The path whose start is shown above. */
  except?: LearningPath | undefined;
}

/** Where each path starts by its placement, and placements of the other paths. */
export function PlacedPaths({ state, here, except }: PlacedPathsProps) {
  return (
    <ul className={styles['paths']}>
      {PATHS.filter(({ id }) => id !== except).map(({ id, title, levels }) => {
        const start = placedStart(id, state, SKILLS);
        const placed = start && skillStep(start);
        return (
          <li key={id} className={styles['path']}>
            {placed ? (
              <span>
                <strong>{stepText(placed)}</strong> <span>{masteryCopy.levelOfPath(placed.level)}</span>
              </span>
            ) : (
              <span>{words.notPlaced(title)}</span>
            )}
            {!placed && id !== here && <Link to={placementAddress(levels[0])}>{words.inPath(title)}</Link>}
          </li>
        );
      })}
    </ul>
  );
}
