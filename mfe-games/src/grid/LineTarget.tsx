import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { operationCopy } from '@ninefold/web/hints';
import { OPERATIONS, statedOperations, type LineProgress, type Targets } from 'shared-puzzle-engine';
import { classNames } from '@ninefold/ui';
import { copy } from './copy';
import styles from './LineTarget.module.css';

export interface LineTargetProps {
  line: 'row' | 'column';
  /** 0 to 2, from the top or the left. */
  index: number;
  targets: Targets;
  progress: LineProgress;
}

const MARKS = { reached: Check, over: ArrowUp, under: ArrowDown } as const;

/** The targets of a line, one per operation, and whether its digits meet them. */
export function LineTarget({ line, index, targets, progress }: LineTargetProps) {
  const lines = line === 'row' ? 'rows' : 'columns';
  const shown = statedOperations(targets).map((operation) => ({
    sign: OPERATIONS[operation].sign,
    noun: operationCopy[operation].noun,
    testId: `${line === 'row' ? 'row' : 'col'}-${operation}-${index + 1}`,
    number: targets[operation]?.[lines][index] ?? 0,
    state: progress[operation]?.[lines][index] ?? 'open',
  }));
  const spoken = shown
    .map(({ noun, number, state }) => `${noun} ${number}, ${copy.target[state]}`)
    .join(', ');

  return (
    <div
      role={line === 'row' ? 'rowheader' : 'columnheader'}
      aria-label={`${copy.target.line(line, index + 1)}: ${spoken}`}
      className={classNames(styles['targets'], styles[line])}
    >
      {shown.map(({ sign, testId, number, state }) => {
        const Mark = state === 'open' ? null : MARKS[state];
        return (
          <span key={testId} className={styles['target']} data-progress={state}>
            <span translate="no" className={styles['figure']}>
              <span className={styles['sign']}>{sign}</span>
              <span data-testid={testId}>{number}</span>
            </span>
            {Mark && <Mark aria-hidden className={styles['mark']} />}
          </span>
        );
      })}
    </div>
  );
}
