import { Fragment, type CSSProperties } from 'react';
import { classNames } from '@ninefold/ui';
import { copy } from './copy';
import styles from './SolvedGrid.module.css';

const DIGITS = [
  [2, 7, 6],
  [9, 5, 1],
  [4, 3, 8],
] as const;
const TARGET = 15;
const GIVENS: readonly number[] = [7, 1, 4];

/** The step at which each digit appears or a target is reached. Givens are visible from the start. */
const LANDS_AT: Readonly<Record<number, number>> = { 2: 1, 6: 2, 9: 4, 5: 5, 3: 7, 8: 8 };
const ROW_REACHED_AT = [3, 6, 9] as const;
const COLUMNS_REACHED_AT = 10;

function at(step: number): CSSProperties {
  return { '--step': step } as CSSProperties;
}

/** A puzzle that is solved digit by digit when the page is shown. */
export function SolvedGrid() {
  return (
    <div role="img" translate="no" aria-label={copy.gridLabel} className={styles['grid']}>
      {DIGITS.map((row, index) => (
        <Fragment key={index}>
          {row.map((digit) => {
            const given = GIVENS.includes(digit);
            return (
              <span key={digit} className={classNames(styles['cell'], given && styles['given'])}>
                <span className={given ? undefined : styles['landing']} style={at(LANDS_AT[digit] ?? 0)}>
                  {digit}
                </span>
              </span>
            );
          })}
          <Target step={ROW_REACHED_AT[index] ?? 0} />
        </Fragment>
      ))}
      {DIGITS[0].map((digit) => (
        <Target key={digit} step={COLUMNS_REACHED_AT} />
      ))}
    </div>
  );
}

function Target({ step }: { step: number }) {
  return (
    <span className={styles['target']}>
      <span>{TARGET}</span>
      <svg viewBox="0 0 12 12" className={classNames(styles['tick'], styles['landing'])} style={at(step)}>
        <path d="M2 6.5 5 9.5 10.5 3" />
      </svg>
    </span>
  );
}
