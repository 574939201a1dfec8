import { Skeleton, VisuallyHidden } from 'shared-ui';
import { LOADING } from '../grid/copy';
import styles from './PageSkeleton.module.css';

/** Stands for a screen whose code is on its way, as the shell's own did before it. */
export function PageSkeleton() {
  return (
    <div role="status" className={styles['page']}>
      <VisuallyHidden>{LOADING}</VisuallyHidden>
      <Skeleton height="2.25rem" width="60%" radius="var(--radius)" />
      <Skeleton height="9rem" radius="var(--radius)" />
      <Skeleton height="9rem" radius="var(--radius)" />
    </div>
  );
}
