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
  /** The next one to play. */
  isNext: boolean;
}

/** A grid game with its daily: to play, continue or review. */
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
            <span>{copy.doneIn(formatClock(seconds))}</span>
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
