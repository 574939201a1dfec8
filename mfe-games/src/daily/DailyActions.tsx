import type { StoredAttempt } from '@ninefold/contracts';
import { sheetProgress } from '@ninefold/ui';
import { dailySubject } from '../finished/daily-subject';
import { textToShare } from '../finished/share-text';
import { ShareButton } from '../finished/ShareButton';
import type { AttemptId } from '../player/attempts';
import { NextAction } from '../today/NextAction';
import { ShareSheet } from '../today/ShareSheet';
import type { DailyFold } from '../today/use-todays-sheet';

export interface DailyActionsProps {
  id: AttemptId;
  folds: readonly DailyFold[];
  /** Whose moves are shared; null where they are not known. */
  attempt: Pick<StoredAttempt, 'moves'> | null;
  seconds: number;
  streak: number | undefined;
  /** The day is over: something else comes first, and there is no next daily of it. */
  isOver?: boolean;
}

/** What a solved daily is good for: to be shared, with the whole day once that is solved; and what comes next. */
export function DailyActions({ id, folds, attempt, seconds, streak, isOver = false }: DailyActionsProps) {
  const { owner, game, dayKey } = id;
  const isWhole = sheetProgress(folds).next === null;
  const first = isOver ? 'secondary' : 'primary';
  return (
    <>
      {isWhole && <ShareSheet owner={owner} dayKey={dayKey} folds={folds} streak={streak} variant={first} />}
      {!isOver && isWhole && <NextAction folds={folds} variant="secondary" />}
      <ShareButton
        text={textToShare(dailySubject({ game, dayKey, attempt, seconds, streak }))}
        variant={isWhole ? 'quiet' : first}
      />
      {!isOver && !isWhole && <NextAction folds={folds} variant="secondary" />}
    </>
  );
}
