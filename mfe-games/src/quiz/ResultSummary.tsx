import { Trophy } from 'lucide-react';
import { Figures } from '../completion/Figures';
import { GuestPrompt } from '../completion/GuestPrompt';
import { KeptNote } from '../completion/KeptNote';
import { keptPlace } from '../sync/finished-results';
import { copy } from './copy';
import styles from './ResultSummary.module.css';
import { ReviewNote } from './ReviewNote';
import type { StoredQuiz } from './use-quiz-results';

export interface ResultSummaryProps {
  stored: StoredQuiz;
  /** The score as it is written, such as "17 of 20". */
  score: string;
}

/** What a finished run came to: the figures, how they compare, and where they are kept. */
export function ResultSummary({ stored, score }: ResultSummaryProps) {
  const place = keptPlace(stored);
  return (
    <>
      <Figures
        figures={[
          [copy.score, score],
          [copy.accuracy, copy.percent(stored.result.accuracy)],
        ]}
      />
      <StandingNote stored={stored} />
      <KeptNote place={place} />
      {(place === 'pending' || place === 'saved') && <ReviewNote answers={stored.result.answers} />}
      {place === 'guest' && <GuestPrompt />}
    </>
  );
}

function StandingNote({ stored }: { stored: StoredQuiz }) {
  const { result, standing } = stored;
  const { score } = result;
  const personalBest = standing?.personal_best ?? null;
  const previousBest = standing?.previous_best ?? null;
  const isPending = isBeingChecked(stored);
  const counts = !isPending && standing?.verified !== false;
  const isNewBest = counts && previousBest !== null && score > previousBest;
  return (
    <p className={styles['standing']} data-new-best={isNewBest || undefined}>
      {isNewBest && <Trophy aria-hidden size={20} />}
      {counts && standingText(score, personalBest ?? score, previousBest)}
      {!counts && (isPending ? copy.checking : uncheckedText(personalBest))}
    </p>
  );
}

/** The server has a round's clock and questions, so only its word makes the round a best. */
const isBeingChecked = ({ state, result }: StoredQuiz) =>
  state === 'pending' && result.kind === 'timed_round' && result.ticket !== undefined;

const uncheckedText = (personalBest: number | null) =>
  personalBest === null ? copy.unchecked : `${copy.unchecked} ${copy.belowBest(personalBest)}`;

function standingText(score: number, personalBest: number, previousBest: number | null): string {
  if (personalBest === 0) return copy.noScoreYet;
  if (previousBest === null) return copy.firstBest;
  if (score > previousBest) return copy.newBest(previousBest);
  return score === personalBest ? copy.equalBest : copy.belowBest(personalBest);
}
