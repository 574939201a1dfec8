import type { ReactNode } from 'react';
import { useLocation } from '@ninefold/platform';
import type { Elements } from '@ninefold/ui';
import { ErrorBoundary } from './ErrorBoundary';
import { reportError } from './report-error';

interface PartProps {
  /** Names the part in reports. */
  readonly name: string;
  /** Shown in place of the part after a failure, until the next page. */
  readonly fallback?: Elements;
  readonly children: Elements;
}

/** A part of the page that can fail alone. */
export function Part({ name, fallback = null, children }: PartProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary context={name} path={pathname} reportError={reportError} fallback={() => fallback}>
      {children}
    </ErrorBoundary>
  );
}
