import { GAME_LISTINGS, type ListedGame } from 'shared-contracts';
import { Link } from 'shared-platform';
import { Badge } from 'shared-ui';
import { landingCopy } from '../../copy/landing';
import styles from './GameCards.module.css';

export function GameCards() {
  return (
    <ul className={styles['cards']}>
      {(Object.keys(GAME_LISTINGS) as ListedGame[]).map((game) => (
        <GameCard key={game} game={game} />
      ))}
    </ul>
  );
}

function GameCard({ game }: { game: ListedGame }) {
  const { title, difficulty, path } = GAME_LISTINGS[game];
  const { figure, text } = landingCopy.games[game];
  return (
    <li className={styles['card']}>
      <p aria-hidden className={styles['figure']}>
        {figure}
      </p>
      <h3>{title}</h3>
      <Badge>{difficulty}</Badge>
      <p className={styles['text']}>{text}</p>
      <Link to={path} className={styles['play']}>
        {landingCopy.play(title)}
      </Link>
    </li>
  );
}
