import { GAME_SENTENCES, GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Badge, buttonClass } from '@ninefold/ui';
import { copy } from './copy';
import styles from './LandingPage.module.css';
import { SolvedGrid } from './SolvedGrid';
import { TryTechnique } from './TryTechnique';

/** The start page of guests. */
export default function LandingPage() {
  return (
    <div className={styles['page']}>
      <Hero />
      <TryTechnique />
      <ul className={styles['blurbs']}>
        {copy.blurbs.map(({ title, text }) => (
          <li key={title} className={styles['blurb']}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className={styles['games']}>
        <h2>{copy.gamesTitle}</h2>
        <GameCards />
      </section>
      <section className={styles['closing']}>
        <h2>{copy.closingTitle}</h2>
        <p>{copy.closingText}</p>
        <Link to="/signup" className={buttonClass()}>
          {copy.closingAction}
        </Link>
      </section>
    </div>
  );
}

function Hero() {
  return (
    <section className={styles['hero']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>
          {copy.title.map((line) => (
            // The space separates the lines for screen readers.
            <span key={line}>{`${line} `}</span>
          ))}
        </h1>
        <Link to={GAMES.sum_grid.path} className={buttonClass('primary', styles['today'])}>
          {copy.playToday}
        </Link>
        <p className={styles['note']}>{copy.playNote}</p>
      </div>
      <SolvedGrid />
      <div className={styles['account']}>
        <p className={styles['lead']}>{copy.lead}</p>
        <div className={styles['actions']}>
          <Link to="/signup" className={buttonClass('secondary')}>
            {copy.startFree}
          </Link>
          <Link to="/demo" className={buttonClass('quiet')}>
            {copy.tryDemo}
          </Link>
        </div>
        <p className={styles['note']}>{copy.demoNote}</p>
      </div>
    </section>
  );
}

/** All games except drills. */
const LISTED = [...GRID_GAMES, ...TIMED_ROUND_GAMES];

function GameCards() {
  return (
    <ul className={styles['cards']}>
      {LISTED.map((game) => {
        const { title, difficulty, path, sign } = GAMES[game];
        const { figure, text } = copy.games[game] ?? { figure: sign, text: GAME_SENTENCES[game] };
        return (
          <li key={game} className={styles['card']}>
            <p aria-hidden translate="no" className={styles['figure']}>
              {figure}
            </p>
            <h3>{title}</h3>
            <Badge>{difficulty}</Badge>
            <p className={styles['text']}>{text}</p>
            <Link to={path} className={styles['play']}>
              {copy.play(title)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
