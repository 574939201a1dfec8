import { useEffect, useRef } from 'react';
import type { Answer } from '@ninefold/contracts';
import { Button } from '@ninefold/ui';
import { AnswerReview } from '../round/AnswerReview';
import { scoreOf } from '../round/answers';
import { copy } from '../round/copy';
import styles from './RoundResults.module.css';

export interface FunResultsProps {
  answers: readonly Answer[];
  starting: boolean;
  onAgain(): void;
}

/** The result of a round for fun, which is not stored. */
export function FunResults({ answers, starting, onAgain }: FunResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { correct } = scoreOf(answers);
  const answered = answers.filter(({ answer }) => answer !== null).length;

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {copy.round.funFinished}
      </h2>
      <p className={styles['heading']}>{copy.round.funScore(correct, answered)}</p>
      <Button onClick={onAgain} busy={starting} busyLabel={copy.round.starting}>
        {copy.round.again}
      </Button>
      <AnswerReview answers={answers} />
    </>
  );
}
