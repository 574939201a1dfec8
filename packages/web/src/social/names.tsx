import { Fragment } from 'react';
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

/** Stands for the name while a sentence is split around it. */
const PLACE = '\uFFFC';

/** A sentence of `copy.ts` with a name in it. */
export function SentenceWithName({ words, name }: { words(name: string): string; name: string }) {
  const [before, ...after] = words(PLACE).split(PLACE);
  return (
    <>
      {before}
      {after.map((text, at) => (
        <Fragment key={at}>
          <Name>{name}</Name>
          {text}
        </Fragment>
      ))}
    </>
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
