import { LOCALE, type PublicProfile } from '@ninefold/contracts';
import { flagOf, VisuallyHidden } from '@ninefold/ui';
import styles from './names.module.css';

/** A name of any script and length: isolated from the text around it, clipped to its lines, and never translated. */
export function Name({ children }: { children: string }) {
  return (
    <bdi translate="no" className={styles['name']}>
      {children}
    </bdi>
  );
}

export interface NameInTextProps {
  /** Before and after the name. */
  words: readonly [before: string, after: string];
  name: string;
}

export function NameInText({ words: [before, after], name }: NameInTextProps) {
  return (
    <span>
      <span>{before}</span>
      <Name>{name}</Name>
      <span>{after}</span>
    </span>
  );
}

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

/** Includes the country's name, because not every system has flags. */
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
