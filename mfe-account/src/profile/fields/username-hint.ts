import { USERNAME_MAX, USERNAME_MIN } from 'shared-contracts';
import { copy } from '../../copy';
import { USERNAME_CHARACTERS } from '../config';
import type { Availability } from '../use-username-availability';

const { profile } = copy;

/** What a person is told about a username while typing it. */
export function usernameHint(username: string, availability: Availability): string {
  if (!username) return profile.usernameHint;
  if (!USERNAME_CHARACTERS.test(username)) return profile.usernameHasInvalid;
  if (username.length < USERNAME_MIN) return profile.usernameNeeds(USERNAME_MIN - username.length);
  if (username.length > USERNAME_MAX) return profile.usernameTooLong(username.length - USERNAME_MAX);
  if (availability === 'checking') return profile.usernameChecking;
  if (availability === 'available') return profile.usernameAvailable;
  return profile.usernameHint;
}
