import { Award } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'shared-platform';
import { Button, buttonClass } from 'shared-ui';
import { ShareButton } from '../completion/ShareButton';
import { DRILL_COPY } from './copy';
import { AttemptReview } from '../quiz/AnswerReview';
import { scoreOf } from '../quiz/answers';
import type { RoundRecord } from '../sync/read-stored-result';
import { RoundSummary } from '../quiz/ResultSummary';
import { nextVariant } from '../quiz/next-variant';
import { roundShareText } from '../quiz/share-text';
import { PATH } from './config';
import styles from './DrillResults.module.css';

export interface DrillResultsProps {
  record: RoundRecord;
  onAgain(): void;
}

export function DrillResults({ record, onAgain }: DrillResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = roundShareText(
    { title: DRILL_COPY.title, path: PATH, result: record },
    window.location.origin,
  );
  const { mastered } = scoreOf(record.attempts);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <div className={styles['head']} data-mastered={mastered || undefined}>
        {mastered && <Award aria-hidden size={44} />}
        <h2 ref={heading} tabIndex={-1}>
          {mastered ? DRILL_COPY.masteredTitle : DRILL_COPY.practisedTitle}
        </h2>
        <p>{mastered ? DRILL_COPY.mastered : DRILL_COPY.practised}</p>
      </div>
      <RoundSummary record={record} score={DRILL_COPY.score(record.score, record.attempts.length)} />
      <div className={styles['actions']}>
        {mastered ? (
          <Link to="/learn" className={buttonClass(nextVariant(record))}>
            {DRILL_COPY.continueLearning}
          </Link>
        ) : (
          <Button variant={nextVariant(record)} onClick={onAgain}>
            {DRILL_COPY.tryAgain}
          </Button>
        )}
        <ShareButton text={text} variant="secondary" />
        <Link to="/" className={buttonClass('quiet')}>
          {DRILL_COPY.dashboard}
        </Link>
      </div>
      <AttemptReview attempts={record.attempts} />
    </>
  );
}
