import type { ReactNode } from 'react';
import { Navigate, useLocation, type Platform } from 'shared-platform';
import { Spinner } from 'shared-ui';
import type { AppRoute, Guard } from '../app/routes';
import { remoteCopy } from '../copy/remote';
import { originOf, originState } from './origin';

export interface RouteGuardProps {
  readonly route: AppRoute;
  readonly platform: Platform;
  readonly children: ReactNode;
}

/** Lets a person see the screen, or sends them where they may be. Nothing is decided while it is unknown who is there. */
export function RouteGuard({ route, platform, children }: RouteGuardProps) {
  const location = useLocation();
  const { status } = platform.auth;
  const wanted = wantedStatus(route.guard, platform.settings.requireSignInForGames);
  if (!wanted || status === wanted) return children;
  if (status === 'loading') return <Spinner label={remoteCopy.loading} />;
  if (wanted === 'in') return <Navigate to="/login" replace state={originState(location)} />;
  return <Navigate to={originOf(location.state)} replace />;
}

function wantedStatus(guard: Guard, gamesNeedSignIn: boolean): 'in' | 'out' | undefined {
  if (guard === 'signed-in' || (guard === 'games' && gamesNeedSignIn)) return 'in';
  if (guard === 'guests') return 'out';
  return undefined;
}
