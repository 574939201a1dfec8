import { DEFAULT_FIRST_NAME, type AccountMetadata } from '@ninefold/contracts';
import type { AuthState, useLocation } from '@ninefold/platform';

/** The key of the contract that says whether the questions of the onboarding were asked. */
const ASKED: keyof AccountMetadata = 'onboarding_completed';

/**
 * The pages of the set-up, and those that a checkout leads back to: what was paid is opened first. Each decides itself
 * what it shows to a person who is not through yet.
 */
const SET_UP_PAGES = ['/signup', '/profile', '/signup/account', '/signup/success', '/signup-success'];

/** @returns true when the profile was never set up; a profile that could not be read says nothing about it */
export function needsSetUp(auth: AuthState): boolean {
  if (auth.status !== 'in' || auth.profile.isFallback) return false;
  return !auth.profile.username || auth.profile.firstName === DEFAULT_FIRST_NAME;
}

/**
 * The one order of the first visit: the questions of the onboarding, answered or skipped, then the profile, then every
 * other page.
 * @returns where a person who is not through must go from `pathname`; undefined when they may stay
 */
export function setUpAddress(auth: AuthState, pathname: string): string | undefined {
  if (auth.status !== 'in' || !needsSetUp(auth) || SET_UP_PAGES.includes(pathname)) return undefined;
  return ASKED in auth.user.metadata ? '/profile?setup=true' : '/signup?step=onboarding';
}

/**
 * Whether the page is a step of the set-up: it leads on to the next step, or out by signing out, and nowhere else. Also
 * while the wizard is open for a profile whose first steps make it look complete.
 */
export function isSettingUp(
  auth: AuthState,
  { pathname, search }: Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>,
): boolean {
  if (auth.status !== 'in') return false;
  return needsSetUp(auth) || (pathname === '/profile' && new URLSearchParams(search).get('setup') === 'true');
}
