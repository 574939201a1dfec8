import type { ReactNode } from 'react';
import { DEFAULT_FIRST_NAME } from 'shared-contracts';
import { Navigate, useLocation, type AuthState, type Platform } from 'shared-platform';
import { Spinner } from 'shared-ui';
import { canonicalPath } from '../app/find-route';
import type { AppRoute, Guard } from '../app/routes';
import { copy as remotesCopy } from '../remotes/copy';

interface GuardsProps {
  readonly route: AppRoute;
  readonly platform: Platform;
  readonly children: ReactNode;
}

/**
 * Shows the screen of the address, or leads to another one, in this order: to the address in its one spelling, with
 * query, hash and state; to the set-up, when the profile was never set up; to where the person may be. It waits until
 * it is known who is signed in.
 */
export function Guards({ route, platform, children }: GuardsProps) {
  const { pathname, search, hash, state } = useLocation();
  const { auth, settings } = platform;
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    return <Navigate to={{ pathname: canonical, search, hash }} state={state} replace />;
  if (needsSetup(auth) && pathname !== '/profile') return <Navigate to="/profile?setup=true" replace />;
  const wanted = wantedStatus(route.guard, settings.requireSignInForGames);
  if (!wanted || auth.status === wanted) return children;
  if (auth.status === 'loading') return <Spinner label={remotesCopy.loading} />;
  if (wanted === 'in')
    return <Navigate to="/login" replace state={{ from: { pathname, search } satisfies Place }} />;
  return <Navigate to={originOf(state)} replace />;
}

function needsSetup(auth: AuthState): boolean {
  // A profile that could not be read says nothing about whether it was set up.
  if (auth.status !== 'in' || auth.profile.isFallback) return false;
  return !auth.profile.username || auth.profile.firstName === DEFAULT_FIRST_NAME;
}

function wantedStatus(guard: Guard, gamesNeedSignIn: boolean): 'in' | 'out' | undefined {
  if (guard === 'signed-in' || (guard === 'games' && gamesNeedSignIn)) return 'in';
  if (guard === 'guests') return 'out';
  return undefined;
}

/** In the router's state for the sign-in screen: the address that the person wanted. */
type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>;

/** Where to go after signing in: to the address that the person wanted, or home. */
function originOf(state: unknown): string {
  const from = (state as { from?: Partial<Place> } | null)?.from;
  return typeof from?.pathname === 'string' ? from.pathname + (from.search ?? '') : '/';
}
