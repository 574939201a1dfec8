import type { ReactNode } from 'react';
import { Link } from '@ninefold/platform';
import type { Elements } from '@ninefold/ui';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** Parent page. */
  back: { readonly to: string; readonly text: ReactNode };
  /** Further links before the one to the parent page. */
  links?: Elements;
  /** Content below the title. */
  children?: Elements;
}

/** The header of a subpage. */
export function PageHead({ title, back, links, children }: PageHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['links']}>
        {links}
        <Link to={back.to} className={styles['back']}>
          {back.text}
        </Link>
      </div>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
