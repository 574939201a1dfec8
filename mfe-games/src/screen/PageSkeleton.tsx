import { Skeleton, VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';
import styles from './PageSkeleton.module.css';

/** Shown while a screen's code loads. */
export function PageSkeleton() {
  return (
    <div role="status" className={styles['page']}>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton height="2.25rem" width="60%" radius="var(--radius)" />
      <Skeleton height="9rem" radius="var(--radius)" />
      <Skeleton height="9rem" radius="var(--radius)" />
    </div>
  );
}
