import { lazy, Suspense } from 'react';
import { Skeleton, VisuallyHidden } from 'shared-ui';
import { copy } from '../copy';

const Progress = lazy(() => import('../../progress/Progress'));

/** The charts are no part of the dashboard's first screen. */
export function LazyProgressTab({ userId }: { userId: string }) {
  return (
    <Suspense
      fallback={
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height="14rem" radius="var(--radius-large)" />
        </>
      }
    >
      <Progress userId={userId} />
    </Suspense>
  );
}
