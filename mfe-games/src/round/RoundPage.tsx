import type { ReactNode } from 'react';
import styles from './RoundPage.module.css';

export interface RoundPageProps {
  isNarrow?: boolean;
  children: ReactNode;
}

/** The page on which questions are answered: on a small phone question, field and pad are seen at once. */
export const RoundPage = ({ isNarrow = false, children }: RoundPageProps) => (
  <section className={styles['page']} data-narrow={isNarrow || undefined}>
    {children}
  </section>
);
