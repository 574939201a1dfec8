import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'shared-platform';
import { canonicalPath } from './canonical-path';

/** Rewrites addresses that are another spelling of a screen's own, keeping query, hash and state. */
export function CanonicalAddress({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    return <Navigate to={{ pathname: canonical, search, hash }} state={state} replace />;
  return children;
}
