import { GAMES, type DrillGame, type Owner, type TimedRoundGame } from 'shared-contracts';
import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { GameCard } from '../screen/GamesPage';
import { useFinishedResults } from '../sync/finished-results';
import { copy } from './copy';
import styles from './PuzzleHub.module.css';

export interface QuizCardProps {
  game: TimedRoundGame | DrillGame;
  owner: Owner;
  /** null without one, and until the server has responded. */
  serverBest: number | null;
}

/** A timed round or a drill, with the score to beat. */
export function QuizCard({ game, owner, serverBest }: QuizCardProps) {
  const { title, path } = GAMES[game];
  const best = Math.max(useFinishedResults().bestScore(owner, game) ?? -1, serverBest ?? -1);
  return (
    <GameCard
      game={game}
      links={
        <Link to={path} className={buttonClass('secondary')}>
          {copy.play(title)}
        </Link>
      }
    >
      {best > 0 && <p className={styles['best']}>{copy.bestScore(best)}</p>}
    </GameCard>
  );
}
