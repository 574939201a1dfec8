import { operationCopy } from '@ninefold/web/hints';
import { OPERATIONS, statedOperations, type Axis, type Targets } from 'shared-puzzle-engine';
import { VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PositionGrid.module.css';

interface LineTargetsProps {
  targets: Targets;
  axis: Axis;
  index: 0 | 1 | 2;
}

export function LineTargets({ targets, axis, index }: LineTargetsProps) {
  return (
    <th scope={axis === 'rows' ? 'row' : 'col'} className={styles['target']} data-axis={axis}>
      {statedOperations(targets).map((operation) => {
        const target = targets[operation]?.[axis][index];
        return (
          <span key={operation} className={styles['one']}>
            <span aria-hidden translate="no">
              <span className={styles['sign']}>{OPERATIONS[operation].sign}</span> {target}
            </span>
            <VisuallyHidden>{`${operationCopy[operation].noun} ${target}`}</VisuallyHidden>
          </span>
        );
      })}
    </th>
  );
}

/** The targets of a cell's row and column, as part of its accessible name. */
export function spokenTargets(targets: Targets, cell: number): string {
  const ofLine = (axis: Axis, index: number) =>
    statedOperations(targets)
      .map((operation) => `${operationCopy[operation].noun} ${targets[operation]?.[axis][index]}`)
      .join(', ');
  return copy.cellTargets(ofLine('rows', Math.floor(cell / 3)), ofLine('columns', cell % 3));
}
