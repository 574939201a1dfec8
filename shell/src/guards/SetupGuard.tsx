import type { ReactNode } from 'react';
import { DEFAULT_FIRST_NAME } from 'shared-contracts';
import { Navigate, useLocation, type AuthState } from 'shared-platform';

/** Takes a person whose profile was never set up to the set-up, from wherever they are. */
export function SetupGuard({ auth, children }: { auth: AuthState; children: ReactNode }) {
  const { pathname } = useLocation();
  if (needsSetup(auth) && pathname !== '/profile') return <Navigate to="/profile?setup=true" replace />;
  return children;
}

function needsSetup(auth: AuthState): boolean {
  // A profile that could not be read says nothing about whether it was set up.
  if (auth.status !== 'in' || auth.profile.isFallback) return false;
  return !auth.profile.username || auth.profile.firstName === DEFAULT_FIRST_NAME;
}
