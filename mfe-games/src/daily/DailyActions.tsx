import { GAMES } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { sharePaths } from '@ninefold/cards';
import { buttonClass, todaysProgress } from '@ninefold/ui';
import { textToShare, type SharedPuzzle } from '../sharing/share-text';
import { ShareResults } from '../sharing/ShareResults';
import { useSharedLink } from '../sharing/use-shared-link';
import type { AttemptId } from '../player/attempts';
import { NextAction } from '../today/NextAction';
import { HUB_PATH } from '../screen/paths';
import { ShareDay } from '../today/ShareDay';
import type { PlayerDaily } from '../today/use-todays-dailies';
import { copy } from './copy';

export interface DailyActionsProps {
  id: AttemptId;
  dailies: readonly PlayerDaily[];
  subject: SharedPuzzle;
  /** The day is over: something else comes first, and there is no next daily of it. */
  isOver?: boolean;
}

/** What a solved daily is good for: to be shared, with the whole day once that is solved; and what comes next. */
export function DailyActions({ id, dailies, subject, isOver = false }: DailyActionsProps) {
  const { owner, game, dayKey } = id;
  const { siteOrigin } = usePlatform().settings;
  const { next } = todaysProgress(dailies);
  const link = useSharedLink(sharePaths.puzzle(game, dayKey), GAMES[game].path);
  const first = isOver ? 'secondary' : 'primary';
  const share = <ShareResults text={textToShare(subject, link)} variant={next ? first : 'quiet'} />;
  return (
    <>
      {next ? (
        share
      ) : (
        <ShareDay owner={owner} dayKey={dayKey} dailies={dailies} streak={subject.streak} variant={first} />
      )}
      {!isOver &&
        (siteOrigin ? (
          <Link to={HUB_PATH} className={buttonClass('secondary')}>
            {copy.others}
          </Link>
        ) : (
          <NextAction dailies={dailies} variant="secondary" />
        ))}
      {!next && share}
    </>
  );
}
