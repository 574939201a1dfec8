import { Trophy } from 'lucide-react';
import type { Answer } from '@ninefold/contracts';
import { useOnDevice } from '@ninefold/web/on-device';
import { Figures } from '../finished/Figures';
import { GuestPrompt } from '../finished/GuestPrompt';
import { SaveStatusNote } from '../finished/SaveStatusNote';
import { saveStatus } from '../results/finished-results';
import { copy } from '../round/copy';
import styles from './ResultSummary.module.css';
import type { StoredQuiz } from './use-quiz-results';
import { isCorrect } from '../round/answers';

export interface ResultSummaryProps {
  stored: StoredQuiz;
  /** The displayed score, such as "17 of 20". */
  score: string;
}

/** The result of a round or drill: figures, comparison and save status. */
export function ResultSummary({ stored, score }: ResultSummaryProps) {
  const status = saveStatus(stored);
  const guestMisses = useOnDevice(copy.guestMisses);
  return (
    <>
      <Figures
        figures={[
          [copy.score, score],
          [copy.accuracy, copy.percent(stored.result.accuracy)],
        ]}
      />
      <StandingNote stored={stored} />
      <SaveStatusNote status={status} />
      {status !== 'rejected' && (
        <ReviewNote
          answers={stored.result.answers}
          text={status === 'guest' ? guestMisses : copy.comesBack}
        />
      )}
      {status === 'guest' && <GuestPrompt />}
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
      <span>
        {counts
          ? standingText(score, personalBest ?? score, previousBest)
          : isPending
            ? copy.checking
            : uncheckedText(personalBest)}
      </span>
    </p>
  );
}

/** Only the server can make a round a best, because it has the clock and the questions. */
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

/**
 * Missed questions become review cards once the run is saved. There is no link, because today's review may not
 * include them yet. Unanswered questions are not missed.
 */
function ReviewNote({ answers, text }: { answers: readonly Answer[]; text: string }) {
  const hasMisses = answers.some((answer) => answer.answer !== null && !isCorrect(answer));
  return hasMisses && <p className={styles['comes-back']}>{text}</p>;
}
