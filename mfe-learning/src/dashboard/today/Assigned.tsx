import { lazy, Suspense, type ComponentType } from 'react';
import type { DashboardSummary } from '@ninefold/contracts';
import { Link } from '@ninefold/platform';
import { Card, Skeleton, VisuallyHidden } from '@ninefold/ui';
import { copy } from '../copy';
import type { AssignedListProps } from './AssignedList';
import styles from './Assigned.module.css';

const words = copy.assigned;

/** The fallback is a link to the classes. */
const AssignedList = lazy<ComponentType<AssignedListProps>>(() =>
  import('./AssignedList').catch(() => ({ default: () => null })),
);

/** Open assignments. Loaded only for people who have some. */
export function Assigned({ summary: { assigned, day_key: today } }: { summary: DashboardSummary }) {
  if (assigned.open === 0) return null;
  const classes = new Set(assigned.next.map(({ class_id }) => class_id));
  const [only] = classes.size === 1 ? classes : [];
  return (
    <section aria-labelledby="assigned">
      <Card className={styles['card']}>
        <h2 id="assigned" className={styles['title']}>
          {words.title}
        </h2>
        <Suspense fallback={<Loading rows={assigned.next.length} />}>
          <AssignedList assigned={assigned} today={today} />
        </Suspense>
        <Link
          to={only !== undefined && assigned.open === assigned.next.length ? `/classes/${only}` : '/classes'}
          className={styles['all']}
        >
          {words.all(assigned.open)}
        </Link>
      </Card>
    </section>
  );
}

/** Has the size of the content. */
function Loading({ rows }: { rows: number }) {
  return (
    <div className={styles['list']}>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="4.125rem" radius="var(--radius)" />
      ))}
    </div>
  );
}
