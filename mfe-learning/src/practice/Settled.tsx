import { Check } from 'lucide-react';
import { RichText } from '../math/RichText';
import type { CompletedAnswer } from './answer/completed-answer';
import styles from './Settled.module.css';

interface SettledProps {
  completed: CompletedAnswer;
  /** The person has just answered: the answer comes from where it was given. */
  lands: boolean;
}

/** The right answer in its place: "7 × 8 = 56". */
export function Settled({ completed, lands }: SettledProps) {
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
