import { GAME_LISTINGS, type ListedGame } from 'shared-contracts';
import { Badge } from 'shared-ui';
import { GameMark } from '../GameMark';
import styles from './GameCard.module.css';

/** What a game is called and how hard it is. */
export function GameHead({ game, solved = false }: { game: ListedGame; solved?: boolean }) {
  const { title, difficulty } = GAME_LISTINGS[game];
  return (
    <div className={styles['head']}>
      <GameMark game={game} solved={solved} />
      <div className={styles['name']}>
        <h2>{title}</h2>
        <Badge>{difficulty}</Badge>
      </div>
    </div>
  );
}
