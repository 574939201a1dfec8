import { DEFAULT_FIRST_NAME, USERNAME_MAX, USERNAME_MIN } from '@ninefold/contracts';
import type { Profile } from '@ninefold/platform';
import * as z from 'zod/mini';
import { isDefaultName, shownName } from '../names/shown-name';
import { COLOR_PATTERN } from './colors';
import { copy } from './copy';

const { fields } = copy;

export const USERNAME_CHARACTERS = /^[a-z0-9_]*$/;

export const UsernameSchema = z
  .string()
  .check(
    z.minLength(USERNAME_MIN, { error: fields.usernameShort, abort: true }),
    z.maxLength(USERNAME_MAX, { error: fields.usernameLong, abort: true }),
    z.regex(USERNAME_CHARACTERS, fields.usernameInvalid),
  );

/** The profile as it is edited: the colour without its `#`, an unknown country as an empty text. */
export const ProfileSchema = z.object({
  firstName: z.string().check(
    z.overwrite(shownName),
    z.minLength(1, { error: fields.firstNameRequired, abort: true }),
    z.refine((name) => !isDefaultName(name), fields.firstNameIsDefault),
  ),
  lastName: z.string().check(z.overwrite(shownName)),
  username: UsernameSchema,
  color: z.string().check(z.regex(COLOR_PATTERN, fields.colorInvalid)),
  country: z.string(),
});
export type ProfileValues = z.infer<typeof ProfileSchema>;

/** The set-up asks for the country too; an older profile may stay without one. */
export const SetupSchema = z.extend(ProfileSchema, {
  country: z.string().check(z.minLength(1, fields.countryRequired)),
});

/** No first name of the person's own, or no username: the rule of the shell's set-up guard. */
export function isIncomplete(profile: Profile): boolean {
  return !profile.username || profile.firstName === DEFAULT_FIRST_NAME;
}

/** The saved profile as the forms edit it. */
export function valuesOf(profile: Profile): ProfileValues {
  return {
    firstName: profile.firstName === DEFAULT_FIRST_NAME ? '' : profile.firstName,
    lastName: profile.lastName ?? '',
    username: profile.username ?? '',
    color: profile.profileColor.replace('#', '').toUpperCase(),
    country: profile.country ?? '',
  };
}
