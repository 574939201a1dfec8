import { GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass, sheetProgress } from '@ninefold/ui';
import { textToShare, type ShareSubject } from '../finished/share-text';
import { ShareButton } from '../finished/ShareButton';
import type { AttemptId } from '../player/attempts';
import type { DailyFold } from '../today/use-todays-sheet';
import { copy } from './copy';

export interface DailyMoreProps {
  id: AttemptId;
  folds: readonly DailyFold[];
  subject: ShareSubject;
}

/** What else can be done after a daily. With the whole day solved, that is shared first, and other games are left. */
export function DailyMore({ id, folds, subject }: DailyMoreProps) {
  const isWhole = sheetProgress(folds).next === null;
  const round = GAMES.mental_math_speed;
  return (
    <>
      {isWhole && <ShareButton text={textToShare(subject)} variant="quiet" />}
      <Link to={`${GAMES[id.game].path}?mode=practice`} className={buttonClass('quiet')}>
        {copy.practice}
      </Link>
      {isWhole && (
        <Link to={round.path} className={buttonClass('quiet')}>
          {round.title}
        </Link>
      )}
    </>
  );
}
