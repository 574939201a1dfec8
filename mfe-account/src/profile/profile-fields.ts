import { DEFAULT_FIRST_NAME, USERNAME_MAX, USERNAME_MIN } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import type { Profile } from '@ninefold/platform';
import type { TextFieldProps } from '@ninefold/ui';
import * as v from 'valibot';
import { isDefaultName, NAME_MAX, shownName } from '../names/shown-name';
import { COLOR_PATTERN } from './colors';
import { copy } from './copy';

const { fields } = copy;

/** Columns of the table `profiles`. */
export type ProfilePatch = Database['public']['Tables']['profiles']['Update'];

interface ProfileField {
  /** Validates the value before it is saved. */
  readonly schema: v.GenericSchema<string>;
  /** The saved value as the form edits it. */
  readonly from: (profile: Profile) => string;
  readonly patch: (value: string) => ProfilePatch;
  /** For plain text fields; the others have components in `fields/`. */
  readonly text?: Pick<TextFieldProps, 'label' | 'autoComplete' | 'maxLength'>;
}

export const USERNAME_CHARACTERS = /^[a-z0-9_]*$/;

/** Every profile field that its owner can edit. Forms, validation and patches are derived from this table. */
export const PROFILE_FIELDS = {
  firstName: {
    schema: v.pipe(
      v.string(),
      v.transform(shownName),
      v.minLength(1, fields.firstNameRequired),
      v.check((name) => !isDefaultName(name), fields.firstNameIsDefault),
    ),
    from: ({ firstName }) => (firstName === DEFAULT_FIRST_NAME ? '' : firstName),
    patch: (name) => ({ first_name: shownName(name) }),
    text: { label: fields.firstName, autoComplete: 'given-name', maxLength: NAME_MAX },
  },
  lastName: {
    schema: v.pipe(v.string(), v.transform(shownName)),
    from: ({ lastName }) => lastName ?? '',
    patch: (name) => ({ last_name: shownName(name) || null }),
    text: { label: fields.lastName, autoComplete: 'family-name', maxLength: NAME_MAX },
  },
  username: {
    schema: v.pipe(
      v.string(),
      v.minLength(USERNAME_MIN, fields.usernameShort),
      v.maxLength(USERNAME_MAX, fields.usernameLong),
      v.regex(USERNAME_CHARACTERS, fields.usernameInvalid),
    ),
    from: ({ username }) => username ?? '',
    patch: (username) => ({ username }),
  },
  /** Without `#`. */
  color: {
    schema: v.pipe(v.string(), v.regex(COLOR_PATTERN, fields.colorInvalid)),
    from: ({ profileColor }) => profileColor.replace('#', '').toUpperCase(),
    patch: (color) => ({ profile_color: `#${color}` }),
  },
  country: {
    schema: v.string(),
    from: ({ country }) => country ?? '',
    patch: (country) => ({ country: country || null }),
  },
} as const satisfies Record<string, ProfileField>;

export type ProfileFieldName = keyof typeof PROFILE_FIELDS;
export type ProfileValues = Record<ProfileFieldName, string>;

export const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as readonly ProfileFieldName[];

export const fieldOf = (name: ProfileFieldName): ProfileField => PROFILE_FIELDS[name];

export const TEXT_FIELDS = FIELD_NAMES.filter((name) => fieldOf(name).text);

const record = <Value>(valueOf: (name: ProfileFieldName) => Value) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)])) as Record<ProfileFieldName, Value>;

export const ProfileSchema = v.object(record((name) => fieldOf(name).schema));

/** The setup requires a country; older profiles may lack one. */
export const SetupSchema = v.object({
  ...ProfileSchema.entries,
  country: v.pipe(v.string(), v.minLength(1, fields.countryRequired)),
});

/** Whether the first name or username is missing: the same rule as the shell's setup guard. */
export function isIncomplete(profile: Profile): boolean {
  return !profile.username || profile.firstName === DEFAULT_FIRST_NAME;
}

/** The saved profile as the forms edit it. */
export const valuesOf = (profile: Profile): ProfileValues => record((name) => fieldOf(name).from(profile));

/** The database update for these fields. */
export const patchOf = (values: ProfileValues, names: readonly ProfileFieldName[]): ProfilePatch =>
  Object.assign({}, ...names.map((name) => fieldOf(name).patch(values[name]))) as ProfilePatch;
