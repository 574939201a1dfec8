import { Trophy } from 'lucide-react';
import { DeliveryNote } from '../completion/DeliveryNote';
import { Figures } from '../completion/Figures';
import { GuestPrompt } from '../completion/GuestPrompt';
import { ROUND_COPY } from './copy';
import type { RoundRecord } from '../sync/read-stored-result';
import styles from './ResultSummary.module.css';

export interface RoundSummaryProps {
  record: RoundRecord;
  /** What the score reads, such as "17 of 20". */
  score: string;
}

/** What a finished round came to: the figures, how they compare, and where they are kept. */
export function RoundSummary({ record, score }: RoundSummaryProps) {
  return (
    <>
      <Figures
        figures={[
          [ROUND_COPY.score, score],
          [ROUND_COPY.accuracy, ROUND_COPY.percent(record.accuracy)],
        ]}
      />
      <Standing record={record} />
      <DeliveryNote delivery={record.delivery} />
      {record.delivery === 'guest' && <GuestPrompt />}
    </>
  );
}

function Standing({ record: { score, standing } }: { record: RoundRecord }) {
  const { personalBest, previousBest } = standing;
  const isNewBest = previousBest !== null && score > previousBest;
  return (
    <p className={styles['standing']} data-new-best={isNewBest || undefined}>
      {isNewBest && <Trophy aria-hidden size={20} />}
      {standingText(score, personalBest, previousBest)}
    </p>
  );
}

function standingText(score: number, personalBest: number, previousBest: number | null): string {
  if (previousBest === null) return ROUND_COPY.firstBest;
  if (score > previousBest) return ROUND_COPY.newBest(previousBest);
  return score === personalBest ? ROUND_COPY.equalBest : ROUND_COPY.belowBest(personalBest);
}
