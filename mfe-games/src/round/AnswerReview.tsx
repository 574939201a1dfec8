import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Answer } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { kindOf } from 'shared-puzzle-engine';
import { VisuallyHidden } from '@ninefold/ui';
import { lessonTitles, lessonPath } from '../screen/lessons';
import { isCorrect, paceOf } from './answers';
import { copy } from './copy';
import styles from './AnswerReview.module.css';

export interface AnswerReviewProps {
  answers: readonly Answer[];
  caption?: ReactNode;
  /** Header of the given answers. */
  given?: string;
}

/** Every question with the correct answer, the given one and its time. Missed questions link to their lesson. */
export function AnswerReview({ answers, caption = copy.review, given = copy.yourAnswer }: AnswerReviewProps) {
  const pace = paceOf(answers);
  return (
    <table className={styles['review']}>
      <caption className={styles['caption']}>
        <span>{caption}</span>
        {pace !== null && <span className={styles['pace']}>{` ${copy.pace(pace)}`}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{copy.question}</th>
          <th scope="col">{copy.answer}</th>
          <th scope="col">{given}</th>
          <th scope="col">{copy.time}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer, at) => (
          <AnswerRow key={at} answer={answer} />
        ))}
      </tbody>
    </table>
  );
}

const OUTCOMES = {
  open: { Sign: Minus, words: copy.noAnswer },
  correct: { Sign: Check, words: copy.correct },
  incorrect: { Sign: X, words: copy.incorrect },
} as const;

function AnswerRow({ answer: given }: { answer: Answer }) {
  const { question, correct_answer, answer, milliseconds } = given;
  const outcome = answer === null ? 'open' : isCorrect(given) ? 'correct' : 'incorrect';
  const { Sign, words } = OUTCOMES[outcome];
  return (
    <tr data-outcome={outcome}>
      <th scope="row">
        {outcome === 'incorrect' ? (
          <MissedQuestion question={question} />
        ) : (
          <span translate="no">{question}</span>
        )}
      </th>
      <td translate="no">{correct_answer}</td>
      <td className={styles['given']}>
        <Sign aria-hidden size={16} />
        <span translate="no">{answer}</span> <VisuallyHidden>{words}</VisuallyHidden>
      </td>
      <td translate="no">{copy.seconds(milliseconds)}</td>
    </tr>
  );
}

function MissedQuestion({ question }: { question: string }) {
  const kind = kindOf(question);
  if (!kind) return <span translate="no">{question}</span>;
  return (
    <Link to={lessonPath(kind)}>
      <span translate="no">{question}</span>
      <VisuallyHidden>{`: ${lessonTitles[kind]}`}</VisuallyHidden>
    </Link>
  );
}
