import { LOCALE, type PublicProfile } from '@ninefold/contracts';
import { flagOf, VisuallyHidden } from '@ninefold/ui';
import styles from './names.module.css';

/** A name that a person chose: of any script and length, in a text of ours. */
export function Name({ children }: { children: string }) {
  return <bdi className={styles['name']}>{children}</bdi>;
}

/** What others see of a player: color, username and flag. */
export function PlayerName({ username, profile_color, country }: PublicProfile) {
  return (
    <span className={styles['player']}>
      <span aria-hidden className={styles['color']} style={{ backgroundColor: profile_color }} />
      <Name>{username}</Name>
      {country && <Country code={country} />}
    </span>
  );
}

let countries: Intl.DisplayNames | undefined;

/** The flag, with the name of the country for those who do not see it: not every system draws flags. */
function Country({ code }: { code: string }) {
  const name = (countries ??= new Intl.DisplayNames(LOCALE, { type: 'region' })).of(code) ?? code;
  return (
    <span className={styles['flag']}>
      <span aria-hidden title={name}>
        {flagOf(code)}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
