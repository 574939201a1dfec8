import { Skeleton, VisuallyHidden } from '@ninefold/ui';
import { copy } from '../screen/copy';
import styles from './DashboardPage.module.css';
import overview from './overview/Overview.module.css';

/** Has the size of Today and its overview, so that nothing moves. */
export function DashboardSkeleton() {
  return (
    <div className={styles['page']}>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Skeleton width="14rem" height="4rem" />
      <Skeleton height="18rem" radius="var(--radius-large)" />
      <div className={overview['overview']}>
        <Skeleton height="13rem" radius="var(--radius-large)" />
        <Skeleton height="13rem" radius="var(--radius-large)" />
      </div>
    </div>
  );
}
