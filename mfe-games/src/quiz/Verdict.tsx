import { CircleCheck, CircleX } from 'lucide-react';
import { ROUND_COPY } from './copy';
import { isCorrect, type Attempt } from './answers';
import styles from './Verdict.module.css';

/** What an answer was, said and shown for as long as there is one; its place is always kept. */
export function Verdict({ attempt }: { attempt: Attempt | null }) {
  return (
    <div role="status" className={styles['place']}>
      {attempt && isCorrect(attempt) && (
        <p className={styles['correct']}>
          <CircleCheck aria-hidden size={24} />
          {ROUND_COPY.correct}
        </p>
      )}
      {attempt && !isCorrect(attempt) && (
        <p className={styles['incorrect']}>
          <CircleX aria-hidden size={24} />
          {ROUND_COPY.incorrect}
          <span className={styles['answer']}>{ROUND_COPY.rightAnswer(attempt.question, attempt.answer)}</span>
        </p>
      )}
    </div>
  );
}
