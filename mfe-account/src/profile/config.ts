import { DEFAULT_FIRST_NAME, USERNAME_MAX, USERNAME_MIN } from 'shared-contracts';
import type { Profile } from 'shared-platform';
import * as z from 'zod/mini';
import { COLOR_PATTERN } from './colors';
import { copy } from './copy';

const { fields } = copy;

/** As long as the database's columns. */
export const NAME_MAX = 60;
export const USERNAME_CHARACTERS = /^[a-z0-9_]*$/;

export const UsernameSchema = z
  .string()
  .check(
    z.minLength(USERNAME_MIN, { error: fields.usernameShort, abort: true }),
    z.maxLength(USERNAME_MAX, { error: fields.usernameLong, abort: true }),
    z.regex(USERNAME_CHARACTERS, fields.usernameInvalid),
  );

/**
 * Spaces of all kinds, control, zero-width and bidi characters, and the blank letters of some scripts: those of
 * `private.visible_text` in the database.
 */
const INVISIBLE = /[\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;
const visibleText = (text: string) => text.replace(INVISIBLE, '');

/** @returns the name without spaces around it; empty when none of its characters can be seen */
export const shownName = (name: string) => (visibleText(name) ? name.trim() : '');

/** The profile as it is edited: the colour without its `#`, an unknown country as an empty text. */
export const ProfileSchema = z.object({
  firstName: z.string().check(
    z.overwrite(shownName),
    z.minLength(1, { error: fields.firstNameRequired, abort: true }),
    z.refine(
      (name) => visibleText(name).toLowerCase() !== DEFAULT_FIRST_NAME.toLowerCase(),
      fields.firstNameIsDefault,
    ),
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
