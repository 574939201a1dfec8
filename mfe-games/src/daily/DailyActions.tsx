import { GAMES } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { sharePaths } from '@ninefold/cards';
import { buttonClass, todaysProgress } from '@ninefold/ui';
import { textToShare, type ShareSubject } from '../sharing/share-text';
import { ShareResults } from '../sharing/ShareResults';
import { useSharedLink } from '../sharing/use-shared-link';
import type { AttemptId } from '../player/attempts';
import { NextAction } from '../today/NextAction';
import { HUB_PATH } from '../screen/paths';
import { ShareDay } from '../today/ShareDay';
import type { DailyFold } from '../today/use-todays-dailies';
import { copy } from './copy';

export interface DailyActionsProps {
  id: AttemptId;
  folds: readonly DailyFold[];
  subject: ShareSubject;
  /** The day is over: something else comes first, and there is no next daily of it. */
  isOver?: boolean;
}

/** What a solved daily is good for: to be shared, with the whole day once that is solved; and what comes next. */
export function DailyActions({ id, folds, subject, isOver = false }: DailyActionsProps) {
  const { owner, game, dayKey } = id;
  const { siteOrigin } = usePlatform().settings;
  const { next } = todaysProgress(folds);
  const link = useSharedLink(sharePaths.puzzle(game, dayKey), GAMES[game].path);
  const first = isOver ? 'secondary' : 'primary';
  const share = <ShareResults text={textToShare(subject, link)} variant={next ? first : 'quiet'} />;
  return (
    <>
      {next ? (
        share
      ) : (
        <ShareDay owner={owner} dayKey={dayKey} folds={folds} streak={subject.streak} variant={first} />
      )}
      {!isOver &&
        (siteOrigin ? (
          <Link to={HUB_PATH} className={buttonClass('secondary')}>
            {copy.others}
          </Link>
        ) : (
          <NextAction folds={folds} variant="secondary" />
        ))}
      {!next && share}
    </>
  );
}
