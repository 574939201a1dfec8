import { useEffect, useRef } from 'react';
import { GAMES } from 'shared-contracts';
import { Button } from 'shared-ui';
import { ShareButton } from '../share/ShareButton';
import { AnswerReview } from './AnswerReview';
import { textToShare } from './answers';
import { copy } from './copy';
import { ResultSummary } from './ResultSummary';
import styles from './RoundResults.module.css';
import { nextVariant, type StoredQuiz } from './use-quiz-results';

export interface RoundResultsProps {
  stored: StoredQuiz;
  onAgain(): void;
}

/** The page after a timed round. */
export function RoundResults({ stored, onAgain }: RoundResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { result } = stored;
  const text = textToShare({ ...GAMES[result.game_type], ...result }, window.location.origin);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {copy.round.finished}
      </h2>
      <ResultSummary stored={stored} score={String(result.score)} />
      <div className={styles['actions']}>
        <Button variant={nextVariant(stored)} onClick={onAgain}>
          {copy.round.again}
        </Button>
        <ShareButton text={text} variant="secondary" />
      </div>
      <AnswerReview answers={result.answers} />
    </>
  );
}
