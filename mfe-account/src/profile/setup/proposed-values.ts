import type { Profile } from '@ninefold/platform';
import { proposedCountry } from '../fields/proposed-country';
import { valuesOf, type ProfileValues } from '../profile-fields';
import { suggestUsername } from './steps';

/** What is saved, and a proposal for the rest. The first name is the person's own, and the username follows from it. */
export function proposedValues(profile: Profile): ProfileValues {
  const saved = valuesOf(profile);
  return {
    ...saved,
    username: saved.username || (saved.firstName && suggestUsername(saved.firstName)),
    country: saved.country || (proposedCountry() ?? ''),
  };
}
