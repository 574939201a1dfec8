import { CircleCheck } from 'lucide-react';
import { GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import { GameCard } from '../screen/GamesPage';
import type { PlayerDaily } from '../today/use-todays-dailies';
import { copy } from './copy';
import styles from './PuzzleHub.module.css';

export interface GridCardProps {
  daily: PlayerDaily;
  /** It is the one to play next. */
  isNext: boolean;
}

/** A grid game as its daily stands: to be played, continued or done. */
export function GridCard({ daily, isNext }: GridCardProps) {
  const { id: game, title, seconds, bestSeconds } = daily;
  const { path } = GAMES[game];
  const dailyLink = (
    <Link
      key="daily"
      to={path}
      className={buttonClass(isNext ? 'primary' : 'secondary')}
      aria-description={title}
    >
      {dailyLabel(daily)}
    </Link>
  );
  const practiceLink = (
    <Link
      key="practice"
      to={`${path}?mode=practice`}
      className={buttonClass(seconds === null ? 'quiet' : 'secondary')}
      aria-description={title}
    >
      {copy.practice}
    </Link>
  );
  return (
    <GameCard game={game} links={seconds === null ? [dailyLink, practiceLink] : [practiceLink, dailyLink]}>
      <div className={styles['state']}>
        {seconds !== null ? (
          <p className={styles['done']}>
            <CircleCheck aria-hidden size={18} />
            {copy.doneIn(formatClock(seconds))}
            {bestSeconds !== null && (
              <span className={styles['best']}>{copy.best(formatClock(bestSeconds))}</span>
            )}
          </p>
        ) : (
          bestSeconds !== null && <p className={styles['best']}>{copy.best(formatClock(bestSeconds))}</p>
        )}
      </div>
    </GameCard>
  );
}

function dailyLabel({ seconds, started, progress }: PlayerDaily): string {
  if (seconds !== null) return copy.seeResult;
  if (progress && progress.filled > 0) return copy.continueAt(progress.filled, progress.open);
  return started ? copy.continue : copy.daily;
}
