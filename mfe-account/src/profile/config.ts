import { DEFAULT_FIRST_NAME, USERNAME_MAX, USERNAME_MIN } from 'shared-contracts';
import * as z from 'zod/mini';
import { copy } from '../copy';

const { profile } = copy;

/** As long as the database's columns. */
export const NAME_MAX = 60;
export const USERNAME_CHARACTERS = /^[a-z0-9_]*$/;
export const COLOR_DIGITS = 6;
export const COLOR_PATTERN = /^[0-9A-F]{6}$/;

export const UsernameSchema = z
  .string()
  .check(
    z.minLength(USERNAME_MIN, { error: profile.usernameShort, abort: true }),
    z.maxLength(USERNAME_MAX, { error: profile.usernameLong, abort: true }),
    z.regex(USERNAME_CHARACTERS, profile.usernameInvalid),
  );

/** The profile as it is edited: the colour without its `#`, an unknown country as an empty text. */
export const ProfileSchema = z.object({
  firstName: z.string().check(
    z.trim(),
    z.minLength(1, { error: profile.firstNameRequired, abort: true }),
    z.refine((name) => name.toLowerCase() !== DEFAULT_FIRST_NAME.toLowerCase(), profile.firstNameIsDefault),
  ),
  lastName: z.string().check(z.trim()),
  username: UsernameSchema,
  color: z.string().check(z.regex(COLOR_PATTERN, profile.colorInvalid)),
  country: z.string(),
});
export type ProfileValues = z.infer<typeof ProfileSchema>;

/** Setting up asks for the country too; an older profile may stay without one. */
export const SetupSchema = z.extend(ProfileSchema, {
  country: z.string().check(z.minLength(1, profile.countryRequired)),
});

export const PROFILE_COLORS = {
  blue: '3B82F6',
  indigo: '6366F1',
  violet: '8B5CF6',
  purple: 'A855F7',
  pink: 'EC4899',
  rose: 'F43F5E',
  red: 'EF4444',
  orange: 'F97316',
  amber: 'F59E0B',
  yellow: 'EAB308',
  lime: '84CC16',
  green: '22C55E',
  emerald: '10B981',
  teal: '14B8A6',
  cyan: '06B6D4',
  slate: '64748B',
} as const satisfies Record<keyof typeof copy.colors, string>;
