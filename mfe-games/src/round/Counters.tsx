import { Check, Target, X } from 'lucide-react';
import type { QuizScore } from 'shared-puzzle-engine';
import { copy } from './copy';
import styles from './Counters.module.css';

export function Counters({ score: { answered, correct, incorrect, accuracy } }: { score: QuizScore }) {
  const counters = [
    { label: copy.correctCount, value: correct, Icon: Check },
    { label: copy.incorrectCount, value: incorrect, Icon: X },
    { label: copy.accuracy, value: answered === 0 ? '–' : copy.percent(accuracy), Icon: Target },
  ];
  return (
    <dl className={styles['counters']}>
      {counters.map(({ label, value, Icon }) => (
        <div key={label} className={styles['counter']}>
          <dt>
            <Icon aria-hidden size={16} />
            <span>{label}</span>
          </dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
