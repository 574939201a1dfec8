import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui';
import { MENTAL_MATH_COPY } from '../mental-math-copy';
import { AttemptReview } from '../rounds/AttemptReview';
import type { RoundRecord } from '../rounds/round-record';
import { RoundSummary } from '../rounds/RoundSummary';
import { ShareRound } from '../rounds/ShareRound';
import { PATH, TITLE } from './config';
import styles from './RoundResults.module.css';

export interface RoundResultsProps {
  record: RoundRecord;
  onAgain(): void;
}

export function RoundResults({ record, onAgain }: RoundResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
        {MENTAL_MATH_COPY.finished}
      </h2>
      <RoundSummary record={record} score={String(record.score)} />
      <div className={styles['actions']}>
        <Button onClick={onAgain}>{MENTAL_MATH_COPY.again}</Button>
        <ShareRound subject={{ title: TITLE, path: PATH, result: record }} />
      </div>
      <AttemptReview attempts={record.attempts} />
    </>
  );
}
