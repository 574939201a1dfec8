import type { ReactNode } from 'react';
import styles from './RoundPage.module.css';

/** The page on which a round is played: on a small phone question, field and pad are seen at once. */
export const RoundPage = ({ children }: { children: ReactNode }) => (
  <section className={styles['page']}>{children}</section>
);
