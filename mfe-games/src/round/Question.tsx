import { CircleCheck, CircleX } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Answer } from '@ninefold/contracts';
import { isCorrect } from './answers';
import { copy } from './copy';
import styles from './Question.module.css';

export function Question(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} translate="no" data-playing data-testid="question" className={styles['question']} />;
}

/** Whether the last answer was correct, shown and read aloud. Its space is reserved. */
export function Verdict({ answer }: { answer: Answer | null }) {
  return (
    <div role="status" className={styles['verdict']}>
      {answer && isCorrect(answer) && (
        <p className={styles['correct']}>
          <CircleCheck aria-hidden size={24} />
          {copy.correct}
        </p>
      )}
      {answer && !isCorrect(answer) && (
        <p className={styles['incorrect']}>
          <CircleX aria-hidden size={24} />
          {copy.incorrect}
          <span translate="no" className={styles['answer']}>
            {copy.solution(answer.question, answer.correct_answer)}
          </span>
        </p>
      )}
    </div>
  );
}
