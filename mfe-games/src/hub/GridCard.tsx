import { CircleCheck } from 'lucide-react';
import { GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { formatClock } from 'shared-puzzle-engine';
import { buttonClass } from '@ninefold/ui';
import { GameCard } from '../screen/GamesPage';
import type { DailyFold } from '../today/use-todays-dailies';
import { copy } from './copy';
import styles from './PuzzleHub.module.css';

export interface GridCardProps {
  fold: DailyFold;
  /** It is the one to play next. */
  isNext: boolean;
}

/** A grid game as its daily stands: to be played, continued or done. */
export function GridCard({ fold, isNext }: GridCardProps) {
  const { id: game, title, seconds, bestSeconds } = fold;
  const { path } = GAMES[game];
  const daily = (
    <Link
      key="daily"
      to={path}
      className={buttonClass(isNext ? 'primary' : 'secondary')}
      aria-description={title}
    >
      {dailyLabel(fold)}
    </Link>
  );
  const practice = (
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
    <GameCard game={game} links={seconds === null ? [daily, practice] : [practice, daily]}>
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

function dailyLabel({ seconds, started, progress }: DailyFold): string {
  if (seconds !== null) return copy.seeResult;
  if (progress && progress.filled > 0) return copy.continueAt(progress.filled, progress.open);
  return started ? copy.continue : copy.daily;
}
