import { DEFAULT_FIRST_NAME } from 'shared-contracts';
import type { Profile } from 'shared-platform';
import type { ProfileValues } from './config';

/** As the setup guard of the shell sees it: a person without a name of their own or a username. */
export function isIncomplete(profile: Profile): boolean {
  return !profile.username || profile.firstName === DEFAULT_FIRST_NAME;
}

export function valuesOf(profile: Profile): ProfileValues {
  return {
    firstName: profile.firstName === DEFAULT_FIRST_NAME ? '' : profile.firstName,
    lastName: profile.lastName ?? '',
    username: profile.username ?? '',
    color: profile.profileColor.replace('#', '').toUpperCase(),
    country: profile.country ?? '',
  };
}
