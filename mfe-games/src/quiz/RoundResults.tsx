import { useEffect, useRef } from 'react';
import { GAMES } from '@ninefold/contracts';
import { Button } from '@ninefold/ui';
import { LazyChallengeSomeone } from '../sharing/LazyChallengeSomeone';
import { ShareResults } from '../sharing/ShareResults';
import { saveStatus } from '../results/finished-results';
import { LazyBoardOptIn } from '../sharing/LazyBoardOptIn';
import { AnswerReview } from '../round/AnswerReview';
import { textToShare } from '../round/answers';
import { copy } from '../round/copy';
import { LazyRoundAnalysis } from './LazyRoundAnalysis';
import { ResultSummary } from './ResultSummary';
import styles from './RoundResults.module.css';
import { nextVariant, type StoredQuiz } from './use-quiz-results';

export interface RoundResultsProps {
  stored: StoredQuiz;
  /** The next round waits for the server. */
  starting: boolean;
  onAgain(): void;
  /** Starts a round for fun of these questions. */
  onPlayAgain(questions: readonly string[]): void;
}

/** The page after a timed round. */
export function RoundResults({ stored, starting, onAgain, onPlayAgain }: RoundResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { result, standing, state } = stored;
  const isVerified = state === 'saved' && standing?.verified === true;
  const text = textToShare({ ...GAMES[result.game_type], ...result }, window.location.origin);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {copy.round.finished}
      </h2>
      <ResultSummary stored={stored} score={String(result.score)} />
      <div className={styles['actions']}>
        <Button
          variant={nextVariant(stored)}
          busy={starting}
          busyLabel={copy.round.starting}
          onClick={onAgain}
        >
          {copy.round.again}
        </Button>
        <ShareResults text={text} variant="secondary" />
        {(isVerified || saveStatus(stored) === 'guest') && result.score > 0 && (
          <LazyChallengeSomeone subject={result.id} title={GAMES[result.game_type].title} result={result} />
        )}
      </div>
      {isVerified && result.kind === 'timed_round' && result.score > 0 && (
        <LazyBoardOptIn game={result.game_type} answeredBy={result.answered_by} />
      )}
      <LazyRoundAnalysis
        answers={result.answers}
        seconds={result.completion_time_seconds}
        onPlayAgain={onPlayAgain}
      />
      <AnswerReview answers={result.answers} />
    </>
  );
}
