import { Card, Skeleton, VisuallyHidden } from 'shared-ui';
import { copy } from '../copy';
import styles from './FormPage.module.css';

/** As large as the sheet that is about to stand here. */
export function FormPageSkeleton() {
  return (
    <div className={styles['page']}>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Card className={styles['sheet']}>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton height="4.75rem" />
        <Skeleton height="4.75rem" />
        <Skeleton height="3rem" radius="var(--radius)" />
      </Card>
    </div>
  );
}
