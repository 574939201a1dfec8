import { GAME_LISTINGS } from 'shared-contracts';
import { Link } from 'shared-platform';
import { buttonClass, Card, VisuallyHidden } from 'shared-ui';
import { copy } from '../../copy';
import type { RoundSummary } from '../dashboard-summary';
import styles from './GameCard.module.css';
import { GameHead } from './GameHead';

/** The one game that has no puzzle of the day: what it is, and later on the score to beat. */
export function MentalMathCard({ summary }: { summary: RoundSummary }) {
  const { title, path } = GAME_LISTINGS.mental_math_speed;
  const { best_score: best, rounds_played: rounds } = summary;
  return (
    <Card className={styles['game']}>
      <GameHead game="mental_math_speed" />
      {best === null ? (
        <p>{copy.games.mentalMath}</p>
      ) : (
        <dl className={styles['facts']}>
          <div>
            <dt>{copy.games.bestScore}</dt>
            <dd>{copy.games.correct(best)}</dd>
          </div>
          <div>
            <dt>{copy.games.rounds}</dt>
            <dd>{rounds}</dd>
          </div>
        </dl>
      )}
      <div className={styles['actions']}>
        <Link to={path} className={buttonClass('secondary')}>
          {copy.games.play}
          <VisuallyHidden>{copy.games.of(title)}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
