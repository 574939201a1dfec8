import { DEFAULT_FIRST_NAME, type AccountMetadata } from '@ninefold/contracts';
import type { AuthState, useLocation } from '@ninefold/platform';

/** Set once the onboarding questions were answered or skipped. */
const ONBOARDING_KEY: keyof AccountMetadata = 'onboarding_completed';

/**
 * Setup pages, and return URLs of the checkout, because a payment is activated first. They decide what an unfinished
 * setup sees.
 */
const SET_UP_PAGES = ['/signup', '/profile', '/signup/account', '/signup/success', '/signup-success'];

/** @returns true when the profile was never set up; false if it could not be read */
export function needsSetUp(auth: AuthState): boolean {
  if (auth.status !== 'in' || auth.profile.isFallback) return false;
  return !auth.profile.username || auth.profile.firstName === DEFAULT_FIRST_NAME;
}

/**
 * The order of the first visit: onboarding questions, answered or skipped, then the profile, then all other pages.
 * @returns the path to redirect to from `pathname`; undefined when the person may stay
 */
export function setUpPath(auth: AuthState, pathname: string): string | undefined {
  if (auth.status !== 'in' || !needsSetUp(auth) || SET_UP_PAGES.includes(pathname)) return undefined;
  return ONBOARDING_KEY in auth.user.metadata ? '/profile?setup=true' : '/signup?step=onboarding';
}

/**
 * Whether the page is a setup step, which only leads to the next step or to signing out. Includes the open wizard of a
 * profile whose first steps make it look complete.
 */
export function isSettingUp(
  auth: AuthState,
  { pathname, search }: Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>,
): boolean {
  if (auth.status !== 'in') return false;
  return needsSetUp(auth) || (pathname === '/profile' && new URLSearchParams(search).get('setup') === 'true');
}
