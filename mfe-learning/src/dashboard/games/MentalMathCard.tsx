import { GAME_LISTINGS } from 'shared-contracts';
import { Link } from 'shared-platform';
import { buttonClass, Card, VisuallyHidden } from 'shared-ui';
import { copy } from '../../copy';
import styles from './GameCard.module.css';
import { GameHead } from './GameHead';

/** The one game that has no puzzle of the day. */
export function MentalMathCard() {
  const { title, path } = GAME_LISTINGS.mental_math_speed;
  return (
    <Card className={styles['game']}>
      <GameHead game="mental_math_speed" />
      <p>{copy.games.mentalMath}</p>
      <div className={styles['actions']}>
        <Link to={path} className={buttonClass('secondary')}>
          {copy.games.play}
          <VisuallyHidden>{copy.games.of(title)}</VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
