import { useState } from 'react';
import { Navigate, useLocation, type AuthState, type Platform } from '@ninefold/platform';
import type { Elements } from '@ninefold/ui';
import { canonicalPath } from '../app/find-route';
import type { AppRoute, Guard } from '../app/routes';
import { returnPath, type ReturnTo } from './return-to';
import { needsSetUp, setUpPath } from './set-up';

interface GuardsProps {
  readonly route: AppRoute;
  readonly platform: Platform;
  /** Shown until the auth state is known. */
  readonly waiting: Elements;
  readonly children: Elements;
}

/**
 * Shows the screen of the URL, or redirects: first to the canonical path, with query, hash and state; then to the
 * setup, if it is incomplete; then according to the access rule. It waits until the auth state is known.
 */
export function Guards({ route, platform, waiting, children }: GuardsProps) {
  const { pathname, search, hash, state, key } = useLocation();
  const { auth, settings } = platform;
  /** The history entry at which the person was signed in: after signing out there, they do not want to return to it. */
  const [signedInKey, setSignedInKey] = useState<string>();
  if (auth.status === 'in' && signedInKey !== key) setSignedInKey(key);
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    return <Navigate to={{ pathname: canonical, search, hash }} state={state} replace />;
  const setUp = setUpPath(auth, pathname);
  if (setUp) return <Navigate to={setUp} state={state} replace />;
  const guard = route.guard === 'joining' && isActivation(search) ? 'anyone' : route.guard;
  const access = accessTo(guard, auth, settings.requireSignInForGames);
  if (access === 'show') return children;
  if (access === 'wait') return waiting;
  if (access === 'sign-in' && !(auth.status === 'out' && auth.bySignOut && signedInKey === key))
    return <Navigate to="/login" replace state={{ from: { pathname, search, hash } satisfies ReturnTo }} />;
  return <Navigate to={access === 'return' ? returnPath(state) : '/'} replace />;
}

/** Whether `/signup` shows a payment, which concerns people with a complete profile too. */
const isActivation = (search: string) => new URLSearchParams(search).get('step') === 'activation';

/** The result of an access rule: show, wait, sign in first, or go to the previous page or home. */
type Access = 'show' | 'wait' | 'sign-in' | 'return' | 'home';

function accessTo(guard: Guard, auth: AuthState, gamesNeedSignIn: boolean): Access {
  if (guard === 'anyone' || (guard === 'games' && !gamesNeedSignIn)) return 'show';
  if (auth.status === 'loading') return 'wait';
  const isIn = auth.status === 'in';
  if (guard === 'guests') return isIn ? 'return' : 'show';
  if (guard === 'joining') return isIn && !auth.profile.isFallback && !needsSetUp(auth) ? 'home' : 'show';
  return isIn ? 'show' : 'sign-in';
}
