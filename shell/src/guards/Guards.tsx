import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, type AuthState, type Platform } from '@ninefold/platform';
import { canonicalPath } from '../app/find-route';
import type { AppRoute, Guard } from '../app/routes';
import { originOf, type Origin } from './origin';
import { needsSetUp, setUpAddress } from './set-up';

interface GuardsProps {
  readonly route: AppRoute;
  readonly platform: Platform;
  /** Stands while it is not known who is signed in. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the screen of the address, or leads to another one, in this order: to the address in its one spelling, with
 * query, hash and state; to the set-up, when the person is not through it; to where the person may be. It waits until
 * it is known who is signed in.
 */
export function Guards({ route, platform, waiting, children }: GuardsProps) {
  const { pathname, search, hash, state, key } = useLocation();
  const { auth, settings } = platform;
  /** The entry of the history at which the person was signed in: a person who signs out there does not want to come back. */
  const [keyIn, setKeyIn] = useState<string>();
  if (auth.status === 'in' && keyIn !== key) setKeyIn(key);
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    return <Navigate to={{ pathname: canonical, search, hash }} state={state} replace />;
  const setUp = setUpAddress(auth, pathname);
  if (setUp) return <Navigate to={setUp} state={state} replace />;
  const admission = admissionTo(route.guard, auth, settings.requireSignInForGames);
  if (admission === 'show') return children;
  if (admission === 'wait') return waiting;
  if (admission === 'sign-in' && !(auth.status === 'out' && auth.bySignOut && keyIn === key))
    return <Navigate to="/login" replace state={{ from: { pathname, search, hash } satisfies Origin }} />;
  return <Navigate to={admission === 'origin' ? originOf(state) : '/'} replace />;
}

/** What becomes of a person at a route: they see it, wait, sign in first, or go to the page they came from or home. */
type Admission = 'show' | 'wait' | 'sign-in' | 'origin' | 'home';

function admissionTo(guard: Guard, auth: AuthState, gamesNeedSignIn: boolean): Admission {
  if (guard === 'anyone' || (guard === 'games' && !gamesNeedSignIn)) return 'show';
  if (auth.status === 'loading') return 'wait';
  const isIn = auth.status === 'in';
  if (guard === 'guests') return isIn ? 'origin' : 'show';
  if (guard === 'joining') return isIn && !auth.profile.isFallback && !needsSetUp(auth) ? 'home' : 'show';
  return isIn ? 'show' : 'sign-in';
}
