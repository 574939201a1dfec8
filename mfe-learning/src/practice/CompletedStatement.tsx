import { Check } from 'lucide-react';
import { RichText } from '../math/RichText';
import type { CompletedAnswer } from './answer/completed-answer';
import styles from './CompletedStatement.module.css';

interface CompletedStatementProps {
  completed: CompletedAnswer;
  /** Animates an answer that was just given. */
  lands: boolean;
}

/** The completed statement: "7 × 8 = 56". */
export function CompletedStatement({ completed, lands }: CompletedStatementProps) {
  const { before, answer, after, isEquation } = completed;
  return (
    <p className={styles['settled']} data-equation={isEquation || undefined} data-testid="settled">
      <RichText text={before} />
      <strong className={styles['answer']} data-lands={lands || undefined}>
        <RichText text={answer} />
      </strong>
      <RichText text={after} />
      <Check aria-hidden strokeWidth={3} className={styles['tick']} />
    </p>
  );
}
