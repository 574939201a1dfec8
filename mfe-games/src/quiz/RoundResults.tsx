import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui';
import { ShareButton } from '../completion/ShareButton';
import { MENTAL_MATH_COPY } from '../mental-math/copy';
import { AttemptReview } from './AnswerReview';
import type { RoundRecord } from '../sync/read-stored-result';
import { RoundSummary } from './ResultSummary';
import { nextVariant } from './next-variant';
import { roundShareText } from './share-text';
import { PATH, TITLE } from '../mental-math/config';
import styles from './RoundResults.module.css';

export interface RoundResultsProps {
  record: RoundRecord;
  onAgain(): void;
}

export function RoundResults({ record, onAgain }: RoundResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = roundShareText({ title: TITLE, path: PATH, result: record }, window.location.origin);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {MENTAL_MATH_COPY.finished}
      </h2>
      <RoundSummary record={record} score={String(record.score)} />
      <div className={styles['actions']}>
        <Button variant={nextVariant(record)} onClick={onAgain}>
          {MENTAL_MATH_COPY.again}
        </Button>
        <ShareButton text={text} variant="secondary" />
      </div>
      <AttemptReview attempts={record.attempts} />
    </>
  );
}
