import { Suspense, type ReactNode } from 'react';
import { Skeleton, VisuallyHidden } from '@ninefold/ui';
import { copy } from './copy';

/** A tab whose code is no part of the dashboard's first screen. `height`: of what comes first in it. */
export function LazyTab({ height, children }: { height: string; children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height={height} radius="var(--radius-large)" />
        </>
      }
    >
      {children}
    </Suspense>
  );
}
