import { GAMES, type GridGame } from '@ninefold/contracts';
import { Link, usePlatform } from '@ninefold/platform';
import { buttonClass, todaysProgress } from '@ninefold/ui';
import { ARCHIVE_PATH, FRIENDS_PATH } from '../screen/paths';
import { PageLink } from '../screen/PageLink';
import type { PlayerDaily } from '../today/use-todays-dailies';
import { copy } from './copy';

export interface DailyMoreProps {
  game: GridGame;
  dailies: readonly PlayerDaily[];
}

/** What else there is to play after a daily. With the whole day solved, the timed round is left too. */
export function DailyMore({ game, dailies }: DailyMoreProps) {
  const isWhole = todaysProgress(dailies).next === null;
  const round = GAMES.mental_math_speed;
  const { auth } = usePlatform();
  return (
    <>
      <Link to={`${GAMES[game].path}?mode=practice`} className={buttonClass('quiet')}>
        {copy.practice}
      </Link>
      {isWhole && (
        <Link to={round.path} className={buttonClass('quiet')}>
          {round.title}
        </Link>
      )}
      <PageLink to={ARCHIVE_PATH}>{copy.archive}</PageLink>
      {auth.status === 'in' && <PageLink to={FRIENDS_PATH}>{copy.friends}</PageLink>}
    </>
  );
}
