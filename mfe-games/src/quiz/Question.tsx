import type { ComponentProps } from 'react';
import styles from './Question.module.css';

/** What is asked: the largest thing on the screen. */
export function Question(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} data-testid="question" className={styles['question']} />;
}
