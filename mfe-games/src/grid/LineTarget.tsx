import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { LineProgress, Operation, Targets } from 'shared-puzzle-engine';
import { classNames } from 'shared-ui';
import { TARGET_COPY } from '../copy';
import styles from './LineTarget.module.css';
import { copy as operationCopy } from './operation-copy';

export interface LineTargetProps {
  line: 'row' | 'column';
  /** 0 to 2, from the top or from the left. */
  index: number;
  operations: readonly Operation[];
  targets: Targets;
  progress: LineProgress;
}

const MARKS = { reached: Check, over: ArrowUp, under: ArrowDown } as const;

/** What a line must come to, and quietly whether it does. */
export function LineTarget({ line, index, operations, targets, progress }: LineTargetProps) {
  const axis = line === 'row' ? 'rows' : 'columns';
  const shown = operations.map((operation) => ({
    operation,
    testId: `${line === 'row' ? 'row' : 'col'}-${operation}-${index + 1}`,
    number: targets[operation]?.[axis][index] ?? 0,
    state: progress[operation]?.[axis][index] ?? 'open',
  }));
  const spoken = shown
    .map(
      ({ operation, number, state }) => `${operationCopy[operation].noun} ${number}, ${TARGET_COPY[state]}`,
    )
    .join(', ');

  return (
    <div
      role={line === 'row' ? 'rowheader' : 'columnheader'}
      aria-label={`${TARGET_COPY.line(line, index + 1)}: ${spoken}`}
      className={classNames(styles['targets'], styles[line])}
    >
      {shown.map(({ operation, testId, number, state }) => {
        const Mark = state === 'open' ? null : MARKS[state];
        return (
          <span key={testId} className={styles['target']} data-progress={state}>
            <span className={styles['figure']}>
              <span className={styles['sign']}>{operationCopy[operation].sign}</span>
              <span data-testid={testId}>{number}</span>
            </span>
            <span className={styles['progress']}>
              {Mark && <Mark aria-hidden className={styles['mark']} />}
              {state !== 'open' && TARGET_COPY[state]}
            </span>
          </span>
        );
      })}
    </div>
  );
}
