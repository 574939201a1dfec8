import { Award } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Button, buttonClass } from '@ninefold/ui';
import { HUB_PATH, useDashboardPath } from '../screen/paths';
import { LessonLink } from '../screen/LessonLink';
import { ShareResults } from '../sharing/ShareResults';
import { AnswerReview } from '../round/AnswerReview';
import { scoreOf, textToShare } from '../round/answers';
import { ResultSummary } from './ResultSummary';
import { nextVariant, type StoredQuiz } from './use-quiz-results';
import { copy } from './drill-copy';
import styles from './DrillResults.module.css';

export interface DrillResultsProps {
  stored: StoredQuiz;
  onAgain(): void;
}

/** The result of a drill. "Mastered" is reserved for skills. */
export function DrillResults({ stored, onAgain }: DrillResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { result } = stored;
  const text = textToShare({ ...GAMES[result.game_type], ...result }, window.location.origin);
  const dashboard = useDashboardPath();
  const { mastered, incorrect } = scoreOf(result.answers);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <div className={styles['head']} data-mastered={mastered || undefined}>
        {mastered && <Award aria-hidden size={44} />}
        <h2 ref={heading} tabIndex={-1}>
          {mastered ? copy.masteredTitle : copy.practicedTitle}
        </h2>
        <p>{mastered ? (incorrect > 0 ? copy.passed : copy.passedAll) : copy.practiced}</p>
      </div>
      <ResultSummary stored={stored} score={copy.score(result.score, result.answers.length)} />
      <div className={styles['actions']}>
        {mastered ? (
          <Link to="/learn" className={buttonClass(nextVariant(stored))}>
            {copy.continueLearning}
          </Link>
        ) : (
          <Button variant={nextVariant(stored)} onClick={onAgain}>
            {copy.tryAgain}
          </Button>
        )}
        <ShareResults text={text} variant="secondary" />
        <Link to={dashboard} className={buttonClass('quiet')}>
          {dashboard === HUB_PATH ? copy.hub : copy.dashboard}
        </Link>
      </div>
      {result.score < result.answers.length && (
        <p>
          <LessonLink kind="addition" />
        </p>
      )}
      <AnswerReview answers={result.answers} />
    </>
  );
}
