import { Check, Minus, X } from 'lucide-react';
import { VisuallyHidden } from 'shared-ui';
import { ROUND_COPY } from './copy';
import { isCorrect, paceOf, type Attempt } from './answers';
import styles from './AnswerReview.module.css';

/** Every question of a round with the right answer and the time it took. */
export function AttemptReview({ attempts }: { attempts: readonly Attempt[] }) {
  const pace = paceOf(attempts);
  return (
    <table className={styles['review']}>
      <caption className={styles['caption']}>
        {ROUND_COPY.review}
        {pace !== null && <span className={styles['pace']}> {ROUND_COPY.pace(pace)}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{ROUND_COPY.question}</th>
          <th scope="col">{ROUND_COPY.answer}</th>
          <th scope="col">{ROUND_COPY.yourAnswer}</th>
          <th scope="col">{ROUND_COPY.time}</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map((attempt, at) => (
          <AttemptRow key={at} attempt={attempt} />
        ))}
      </tbody>
    </table>
  );
}

const OUTCOMES = {
  open: { Sign: Minus, words: ROUND_COPY.noAnswer },
  correct: { Sign: Check, words: ROUND_COPY.correct },
  incorrect: { Sign: X, words: ROUND_COPY.incorrect },
} as const;

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { question, answer, given, milliseconds } = attempt;
  const outcome = given === null ? 'open' : isCorrect(attempt) ? 'correct' : 'incorrect';
  const { Sign, words } = OUTCOMES[outcome];
  return (
    <tr data-outcome={outcome}>
      <th scope="row">{question}</th>
      <td>{answer}</td>
      <td className={styles['given']}>
        <Sign aria-hidden size={16} />
        {given} <VisuallyHidden>{words}</VisuallyHidden>
      </td>
      <td>{ROUND_COPY.seconds(milliseconds)}</td>
    </tr>
  );
}
