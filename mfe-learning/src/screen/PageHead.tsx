import type { ReactNode } from 'react';
import { Link } from '@ninefold/platform';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** The page above this one. */
  back: { readonly to: string; readonly text: ReactNode };
  /** Another way back, before the usual one. */
  ways?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
}

/** The head of a page that stands below another one. */
export function PageHead({ title, back, ways, children }: PageHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['ways']}>
        {ways}
        <Link to={back.to} className={styles['back']}>
          {back.text}
        </Link>
      </div>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
