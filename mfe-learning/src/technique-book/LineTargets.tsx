import { operationCopy } from '@ninefold/web/hints';
import { OPERATIONS, type Axis, type Operation, type Targets } from 'shared-puzzle-engine';
import { VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PositionGrid.module.css';

const OPERATION_NAMES = Object.keys(OPERATIONS) as readonly Operation[];

interface LineTargetsProps {
  targets: Targets;
  axis: Axis;
  index: 0 | 1 | 2;
}

export function LineTargets({ targets, axis, index }: LineTargetsProps) {
  return (
    <th scope={axis === 'rows' ? 'row' : 'col'} className={styles['target']} data-axis={axis}>
      {OPERATION_NAMES.map((operation) => {
        const target = targets[operation]?.[axis][index];
        return (
          target !== undefined && (
            <span key={operation} className={styles['one']}>
              <span aria-hidden>
                <span className={styles['sign']}>{operationCopy[operation].sign}</span> {target}
              </span>
              <VisuallyHidden>{`${operationCopy[operation].noun} ${target}`}</VisuallyHidden>
            </span>
          )
        );
      })}
    </th>
  );
}

/** The targets of a cell's row and column, as part of its accessible name. */
export function spokenTargets(targets: Targets, cell: number): string {
  const ofLine = (axis: Axis, index: number) =>
    OPERATION_NAMES.flatMap((operation) => {
      const target = targets[operation]?.[axis][index];
      return target === undefined ? [] : `${operationCopy[operation].noun} ${target}`;
    }).join(', ');
  return copy.cellTargets(ofLine('rows', Math.floor(cell / 3)), ofLine('columns', cell % 3));
}
