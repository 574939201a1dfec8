import type { AuthState } from 'shared-platform';
import { DASHBOARD, LANDING, NOT_OPEN_YET, type AppRoute, type Screen } from './routes';

/** The screen that a route stands for at the moment. */
export function screenOf(route: AppRoute, auth: AuthState): Screen {
  if (route.status === 'later') return NOT_OPEN_YET;
  if (route.screen.kind !== 'home') return route.screen;
  return auth.status === 'out' ? LANDING : DASHBOARD;
}
