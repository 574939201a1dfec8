import type { ShownPlayer } from '@ninefold/contracts';
import { Country } from './Country';
import styles from './PlayerName.module.css';

/** What others see of a player: color, username and flag. */
export function PlayerName({ username, profile_color, country }: ShownPlayer) {
  return (
    <span className={styles['player']}>
      <span aria-hidden className={styles['color']} style={{ backgroundColor: profile_color }} />
      <bdi className={styles['name']}>{username}</bdi>
      {country && <Country code={country} />}
    </span>
  );
}
