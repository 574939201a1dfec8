import { Button } from '@ninefold/ui';
import styles from './Failure.module.css';
import { copy } from './copy';

/** Shown for React errors that no smaller boundary caught. */
export const Failure = () => (
  <div className={styles['failure']}>
    <h1>{copy.failure.title}</h1>
    <p>{copy.failure.nothingLost}</p>
    <Button onClick={() => location.reload()}>{copy.failure.refresh}</Button>
  </div>
);
