import type { ReactNode } from 'react';
import { Link } from '@ninefold/platform';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** Parent page. */
  back: { readonly to: string; readonly text: ReactNode };
  /** Further links before the one to the parent page. */
  links?: ReactNode;
  /** Content below the title. */
  children?: ReactNode;
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
