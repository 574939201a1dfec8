import { LOCALE, type ShownPlayer } from '@ninefold/contracts';
import { flagOf, VisuallyHidden } from '@ninefold/ui';
import styles from './PlayerName.module.css';

let countries: Intl.DisplayNames | undefined;
const countryName = (code: string) =>
  (countries ??= new Intl.DisplayNames(LOCALE, { type: 'region' })).of(code) ?? code;

/** What others see of a player: color, username and flag. */
export function PlayerName({ username, profile_color, country }: ShownPlayer) {
  return (
    <span className={styles['player']}>
      <span aria-hidden className={styles['color']} style={{ backgroundColor: profile_color }} />
      <bdi className={styles['name']}>{username}</bdi>
      {country && (
        <span className={styles['flag']}>
          <span aria-hidden title={countryName(country)}>
            {flagOf(country)}
          </span>
          <VisuallyHidden>{countryName(country)}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
