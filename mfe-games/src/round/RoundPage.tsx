import type { ReactNode } from 'react';
import styles from './RoundPage.module.css';

export interface RoundPageProps {
  isNarrow?: boolean;
  children: ReactNode;
}

/** The page of a round or drill. On small phones, question, field and pad fit on the screen. */
export const RoundPage = ({ isNarrow = false, children }: RoundPageProps) => (
  <section className={styles['page']} data-narrow={isNarrow || undefined}>
    {children}
  </section>
);
