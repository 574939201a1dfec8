import { GAME_LISTINGS, type GridGame } from 'shared-contracts';
import { Link } from 'shared-platform';
import { buttonClass, Card, VisuallyHidden } from 'shared-ui';
import { copy } from '../../copy';
import { clockTime } from '../clock-time';
import type { GameSummary } from '../dashboard-summary';
import styles from './GameCard.module.css';
import { GameHead } from './GameHead';

/** One game: what it is, how today stands, the time to beat. */
export function GameCard({ game, summary }: { game: GridGame; summary: GameSummary }) {
  const { title, path } = GAME_LISTINGS[game];
  const { played_today: played, today_time_seconds: time, best_time_seconds: best } = summary;
  return (
    <Card className={styles['game']}>
      <GameHead game={game} solved={played} />
      <dl className={styles['facts']}>
        <div>
          <dt>{copy.games.today}</dt>
          <dd>{played && time !== null ? copy.games.playedIn(clockTime(time)) : copy.games.notYet}</dd>
        </div>
        <div>
          <dt>{copy.games.best}</dt>
          <dd>
            {best === null ? (
              <>
                <span aria-hidden>{copy.games.noBest}</span>
                <VisuallyHidden>{copy.games.noBestSpoken}</VisuallyHidden>
              </>
            ) : (
              clockTime(best)
            )}
          </dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        <Link to={path} className={buttonClass(played ? 'secondary' : 'primary')}>
          {played ? copy.games.seeResult : copy.games.daily}
          <VisuallyHidden>{copy.games.of(title)}</VisuallyHidden>
        </Link>
        <Link to={`${path}?mode=practice`} className={buttonClass('quiet')}>
          {copy.games.practice}
          <VisuallyHidden>{copy.games.of(title)}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
