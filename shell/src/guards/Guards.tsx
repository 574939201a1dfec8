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

/** Everything that may lead a person to another screen than the one of the address, in order. */
export function Guards({ route, platform, children }: GuardsProps) {
  return (
    <CanonicalAddress>
      <SetupGuard auth={platform.auth}>
        <RouteGuard route={route} platform={platform}>
          {children}
        </RouteGuard>
      </SetupGuard>
    </CanonicalAddress>
  );
}

/** Rewrites addresses that are another spelling of a screen's own, keeping query, hash and state. */
function CanonicalAddress({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname)
    return <Navigate to={{ pathname: canonical, search, hash }} state={state} replace />;
  return children;
}

/** Takes a person whose profile was never set up to the set-up, from every screen. */
function SetupGuard({ auth, children }: { auth: AuthState; children: ReactNode }) {
  const { pathname } = useLocation();
  if (needsSetup(auth) && pathname !== '/profile') return <Navigate to="/profile?setup=true" replace />;
  return children;
}

function needsSetup(auth: AuthState): boolean {
  // A profile that could not be read says nothing about whether it was set up.
  if (auth.status !== 'in' || auth.profile.isFallback) return false;
  return !auth.profile.username || auth.profile.firstName === DEFAULT_FIRST_NAME;
}

/** Lets a person see the screen, or leads them to where they may be. It waits until it is known who is signed in. */
function RouteGuard({ route, platform, children }: GuardsProps) {
  const location = useLocation();
  const { status } = platform.auth;
  const wanted = wantedStatus(route.guard, platform.settings.requireSignInForGames);
  if (!wanted || status === wanted) return children;
  if (status === 'loading') return <Spinner label={remotesCopy.loading} />;
  if (wanted === 'in') return <Navigate to="/login" replace state={originState(location)} />;
  return <Navigate to={originOf(location.state)} replace />;
}

function wantedStatus(guard: Guard, gamesNeedSignIn: boolean): 'in' | 'out' | undefined {
  if (guard === 'signed-in' || (guard === 'games' && gamesNeedSignIn)) return 'in';
  if (guard === 'guests') return 'out';
  return undefined;
}

type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>;

/** Router state for the sign-in screen: the address that the person wanted. */
function originState({ pathname, search }: Place): { from: Place } {
  return { from: { pathname, search } };
}

/** Where to go after signing in: the address that the person wanted, or home. */
function originOf(state: unknown): string {
  const from = (state as { from?: Partial<Place> } | null)?.from;
  return typeof from?.pathname === 'string' ? from.pathname + (from.search ?? '') : '/';
}
