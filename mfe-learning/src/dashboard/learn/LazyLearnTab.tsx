import { lazy, Suspense } from 'react';
import { Skeleton, VisuallyHidden } from 'shared-ui';
import { copy } from '../copy';

const LearnTab = lazy(() => import('./LearnTab'));

/** The map of skills is no part of the dashboard's first screen. */
export function LazyLearnTab({ userId }: { userId: string }) {
  return (
    <Suspense
      fallback={
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height="11rem" radius="var(--radius-large)" />
        </>
      }
    >
      <LearnTab userId={userId} />
    </Suspense>
  );
}
