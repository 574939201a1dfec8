import { useState } from 'react';
import { GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass, classNames } from '@ninefold/ui';
import { copy } from './copy';
import grid from './SolvedGrid.module.css';
import styles from './TryTechnique.module.css';

const words = copy.technique;

/** A row with one empty cell. */
const ROW = [2, null, 6] as const;
const TARGET = 15;
const KNOWN = 8;
const ANSWER = TARGET - KNOWN;
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** One technique to try: the last empty cell of a row, and why it must be this digit. */
export function TryTechnique() {
  const [given, setGiven] = useState<number | null>(null);
  const isRight = given === ANSWER;
  return (
    <section className={styles['try']} aria-labelledby="technique-heading">
      <div className={styles['words']}>
        <h2 id="technique-heading">{words.title}</h2>
        <p className={styles['lead']}>{words.lead}</p>
      </div>
      <div className={styles['grid']}>
        <div role="img" translate="no" aria-label={words.row(given)} className={styles['row']}>
          {ROW.map((digit, index) => (
            <span
              key={index}
              className={classNames(
                grid['cell'],
                digit !== null && grid['given'],
                digit === null && styles['asked'],
              )}
              data-right={digit === null && given !== null ? isRight : undefined}
            >
              {digit ?? given ?? '?'}
            </span>
          ))}
          <span className={styles['target']}>{TARGET}</span>
        </div>
        <div role="group" aria-label={words.keys} className={styles['keys']}>
          {KEYS.map((digit) => (
            <button
              key={digit}
              type="button"
              translate="no"
              className={styles['key']}
              aria-pressed={digit === given}
              onClick={() => setGiven(digit)}
            >
              {digit}
            </button>
          ))}
        </div>
        <p role="status" className={styles['reason']}>
          {given === null ? words.question : reasonOf(given)}
        </p>
        <div className={styles['actions']}>
          <Link to={GAMES.sum_grid.path} className={buttonClass(isRight ? 'primary' : 'secondary')}>
            {words.play}
          </Link>
          <Link to="/learn/techniques" className={buttonClass('quiet')}>
            {words.book}
          </Link>
        </div>
      </div>
    </section>
  );
}

function reasonOf(given: number): string {
  if (given === ANSWER) return words.right;
  if (ROW.some((digit) => digit === given)) return words.used(given);
  return words.wrong(given, KNOWN + given, KNOWN + given > TARGET);
}
