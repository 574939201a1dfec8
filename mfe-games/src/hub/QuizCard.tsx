import { GAMES, type DrillGame, type Owner, type TimedRoundGame } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { GameCard } from '../screen/GamesPage';
import { useFinishedResults } from '../results/finished-results';
import { copy } from './copy';
import styles from './PuzzleHub.module.css';

const ANSWER_MODES = ['choosing', 'typing'] as const;

export interface QuizCardProps {
  game: TimedRoundGame | DrillGame;
  owner: Owner;
  /** null without one, and until the server has responded. */
  serverBest: number | null;
}

/** A timed round or a drill, with the score to beat. */
export function QuizCard({ game, owner, serverBest }: QuizCardProps) {
  const { title, path } = GAMES[game];
  const results = useFinishedResults();
  // The server's figure is the best of both ways of answering, too.
  const bests = ANSWER_MODES.map((way) => results.bestScore(owner, game, way) ?? 0);
  const best = Math.max(...bests, serverBest ?? 0);
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
