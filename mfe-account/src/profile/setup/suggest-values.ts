import type { Profile } from '@ninefold/platform';
import { suggestCountry } from '../fields/suggest-country';
import { valuesOf, type ProfileValues } from '../profile-fields';
import { suggestUsername } from './steps';

/** Saved values, with suggestions for the rest. The first name is never suggested; the username is derived from it. */
export function suggestValues(profile: Profile): ProfileValues {
  const saved = valuesOf(profile);
  return {
    ...saved,
    username: saved.username || (saved.firstName && suggestUsername(saved.firstName)),
    country: saved.country || (suggestCountry() ?? ''),
  };
}
