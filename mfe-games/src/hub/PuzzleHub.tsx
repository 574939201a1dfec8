import { Check, CircleCheck } from 'lucide-react';
import { DRILL_GAMES, GAMES, GRID_GAMES, TIMED_ROUND_GAMES, type GridGame } from 'shared-contracts';
import { Link } from 'shared-platform';
import { dayKeyAt } from 'shared-puzzle-engine';
import { buttonClass } from 'shared-ui';
import { useDevice } from '../device/device';
import { GameCard, GamesPage } from '../screen/GamesPage';
import { useDailyResult } from '../sync/finished-results';
import { useOwner } from '../sync/owner';
import { copy } from './copy';
import styles from './PuzzleHub.module.css';

/** `/puzzle-games`: the grid games, and what they are good for. */
export default function PuzzleHub() {
  return (
    <GamesPage
      title={copy.title}
      lead={copy.lead}
      cards={GRID_GAMES.map((game) => (
        <HubCard key={game} game={game} />
      ))}
    >
      <div className={styles['reasons']}>
        <section>
          <h2>{copy.featuresTitle}</h2>
          <ul className={styles['features']}>
            {copy.features.map((feature) => (
              <li key={feature}>
                <Check aria-hidden size={18} />
                {feature}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{copy.benefitsTitle}</h2>
          <dl className={styles['benefits']}>
            {copy.benefits.map(([benefit, how]) => (
              <div key={benefit}>
                <dt>{benefit}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <nav aria-label={copy.more} className={styles['more']}>
        {[...TIMED_ROUND_GAMES, ...DRILL_GAMES].map((game) => (
          <Link key={game} to={GAMES[game].path} className={buttonClass('secondary')}>
            {GAMES[game].title}
          </Link>
        ))}
        <Link to="/" className={buttonClass('quiet')}>
          {copy.dashboard}
        </Link>
      </nav>
    </GamesPage>
  );
}

function HubCard({ game }: { game: GridGame }) {
  const { now } = useDevice();
  const done = useDailyResult(useOwner(), game, dayKeyAt(now()));
  const { title, path } = GAMES[game];
  return (
    <GameCard
      game={game}
      links={
        <>
          <Link to={path} className={buttonClass('primary')} aria-description={title}>
            {copy.daily}
          </Link>
          <Link to={`${path}?mode=practice`} className={buttonClass('secondary')} aria-description={title}>
            {copy.practice}
          </Link>
        </>
      }
    >
      {done && (
        <p className={styles['done']}>
          <CircleCheck aria-hidden size={18} />
          {copy.doneToday}
        </p>
      )}
    </GameCard>
  );
}
