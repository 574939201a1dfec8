import { Check } from 'lucide-react';
import { GAME_LISTINGS, GRID_GAMES } from 'shared-contracts';
import { Link } from 'shared-platform';
import { buttonClass } from 'shared-ui';
import { HUB_COPY } from './copy';
import { DRILL_COPY } from '../drill/copy';
import { PATH as DRILL_PATH } from '../drill/config';
import { GameCard } from './GameCard';
import styles from './PuzzleHub.module.css';

/** `/puzzle-games`: the three grid games, and what they are good for. */
export default function PuzzleHub() {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{HUB_COPY.title}</h1>
        <p className={styles['lead']}>{HUB_COPY.lead}</p>
      </header>
      <ul className={styles['games']}>
        {GRID_GAMES.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </ul>
      <div className={styles['reasons']}>
        <section>
          <h2>{HUB_COPY.featuresTitle}</h2>
          <ul className={styles['features']}>
            {HUB_COPY.features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden size={18} />
                {feature}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{HUB_COPY.benefitsTitle}</h2>
          <dl className={styles['benefits']}>
            {HUB_COPY.benefits.map(([benefit, how]) => (
              <div key={benefit}>
                <dt>{benefit}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <nav aria-label={HUB_COPY.more} className={styles['more']}>
        <Link to={GAME_LISTINGS.mental_math_speed.path} className={buttonClass('secondary')}>
          {GAME_LISTINGS.mental_math_speed.title}
        </Link>
        <Link to={DRILL_PATH} className={buttonClass('secondary')}>
          {DRILL_COPY.title}
        </Link>
        <Link to="/" className={buttonClass('quiet')}>
          {HUB_COPY.dashboard}
        </Link>
      </nav>
    </div>
  );
}
