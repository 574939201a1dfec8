import { GAMES, type GameType } from '@ninefold/contracts';
import styles from './GameMark.module.css';

/** A cell with the sign of its game; its corner is folded when today's puzzle is solved. */
export function GameMark({ game, solved }: { game: GameType; solved: boolean }) {
  return (
    <span aria-hidden className={styles['mark']} data-solved={solved || undefined}>
      {GAMES[game].sign}
    </span>
  );
}
