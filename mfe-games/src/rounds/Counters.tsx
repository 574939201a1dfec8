import { Check, Target, X } from 'lucide-react';
import type { QuizScore } from 'shared-puzzle-engine';
import { ROUND_COPY } from '../round-copy';
import styles from './Counters.module.css';

/** How a round goes so far. */
export function Counters({ score: { answered, correct, incorrect, accuracy } }: { score: QuizScore }) {
  const counters = [
    { label: ROUND_COPY.correctCount, value: correct, Icon: Check },
    { label: ROUND_COPY.incorrectCount, value: incorrect, Icon: X },
    { label: ROUND_COPY.accuracy, value: answered === 0 ? '–' : ROUND_COPY.percent(accuracy), Icon: Target },
  ];
  return (
    <dl className={styles['counters']}>
      {counters.map(({ label, value, Icon }) => (
        <div key={label} className={styles['counter']}>
          <dt>
            <Icon aria-hidden size={16} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
