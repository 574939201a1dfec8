import { LOCALE } from '@ninefold/contracts';
import { flagOf, VisuallyHidden } from '@ninefold/ui';
import styles from './PlayerName.module.css';

let countries: Intl.DisplayNames | undefined;

/** The flag of a country, with its name for those who do not see it: not every system draws flags. */
export function Country({ code }: { code: string }) {
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
