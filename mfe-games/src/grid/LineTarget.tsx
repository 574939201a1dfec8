import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { LineProgress, Targets } from 'shared-puzzle-engine';
import { classNames } from 'shared-ui';
import { TARGET_COPY } from './copy';
import type { TargetKindConfig } from './config';
import styles from './LineTarget.module.css';

export interface LineTargetProps {
  line: 'row' | 'column';
  /** 0 to 2, from the top or from the left. */
  index: number;
  kinds: readonly TargetKindConfig[];
  targets: Targets;
  progress: LineProgress;
}

const SIGNS = { sum: 'Σ', product: '×' } as const;
const MARKS = { reached: Check, over: ArrowUp, under: ArrowDown } as const;

/** What a line must come to, and quietly whether it does. */
export function LineTarget({ line, index, kinds, targets, progress }: LineTargetProps) {
  const shown = kinds.map(({ kind, operation, testId }) => ({
    operation,
    testId: `${testId}-${index + 1}`,
    number: targets[kind]?.[index] ?? 0,
    state: progress[kind]?.[index] ?? 'open',
  }));
  const spoken = shown
    .map(({ operation, number, state }) => `${TARGET_COPY[operation]} ${number}, ${TARGET_COPY[state]}`)
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
              <span className={styles['sign']}>{SIGNS[operation]}</span>
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
