import { USERNAME_MAX } from '@ninefold/contracts';
import { shownName } from '../../names/shown-name';
import { SetupSchema, type ProfileValues } from '../config';
import type { ProfilePatch } from '../use-save-profile';

export const SETUP_STEPS = ['name', 'username', 'color', 'country'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

interface StepData {
  /** The fields that must be valid before the step is left. */
  readonly fields: readonly (keyof ProfileValues)[];
  patch(values: ProfileValues): ProfilePatch;
}

export const STEP_DATA: Readonly<Record<SetupStep, StepData>> = {
  name: {
    fields: ['firstName', 'lastName'],
    patch: ({ firstName, lastName }) => ({
      first_name: shownName(firstName),
      last_name: shownName(lastName) || null,
    }),
  },
  username: { fields: ['username'], patch: ({ username }) => ({ username }) },
  color: { fields: ['color'], patch: ({ color }) => ({ profile_color: `#${color}` }) },
  country: { fields: ['country'], patch: ({ country }) => ({ country }) },
};

/** @returns the step that the query names, but no later one than the first whose fields are not valid yet */
export function stepOf(query: URLSearchParams, values: ProfileValues): SetupStep {
  const asked = SETUP_STEPS.findIndex((step) => step === query.get('step'));
  const open = SETUP_STEPS.findIndex((step) =>
    STEP_DATA[step].fields.some((field) => !SetupSchema.shape[field].safeParse(values[field]).success),
  );
  const reachable = open === -1 ? SETUP_STEPS.length - 1 : open;
  return SETUP_STEPS[Math.min(Math.max(asked, 0), reachable)] ?? 'name';
}

const SUGGESTED_DIGITS = 3;

/** @returns a username from a first name: its English letters and digits, and three random digits */
export function suggestUsername(firstName: string, random: () => number = Math.random): string {
  const cleaned = firstName
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, USERNAME_MAX - SUGGESTED_DIGITS);
  const number = 100 + Math.floor(random() * 900);
  return `${cleaned || 'player'}${number}`;
}
