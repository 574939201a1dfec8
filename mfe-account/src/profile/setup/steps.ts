import * as v from 'valibot';
import { USERNAME_MAX } from '@ninefold/contracts';
import { type ProfileFieldName, type ProfileValues, SetupSchema } from '../profile-fields';

export const SETUP_STEPS = ['name', 'username', 'color', 'country'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The fields of each step, which must be valid before it is left and are saved then. */
export const STEP_FIELDS: Readonly<Record<SetupStep, readonly ProfileFieldName[]>> = {
  name: ['firstName', 'lastName'],
  username: ['username'],
  color: ['color'],
  country: ['country'],
};

export const LAST_STEP = SETUP_STEPS.length - 1;

/** @returns the first step with invalid fields; otherwise the last one, which shows all values */
export function firstOpenStep(values: ProfileValues): number {
  const open = SETUP_STEPS.findIndex((step) =>
    STEP_FIELDS[step].some((field) => !v.safeParse(SetupSchema.entries[field], values[field]).success),
  );
  return open === -1 ? LAST_STEP : open;
}

/**
 * @param first the wizard's initial step, which does not change while typing
 * @returns the step named in the query, but at most the first incomplete one; `first` without a name
 */
export function stepOf(query: URLSearchParams, values: ProfileValues, first: number): SetupStep {
  const requested = SETUP_STEPS.findIndex((step) => step === query.get('step'));
  return SETUP_STEPS[requested === -1 ? first : Math.min(requested, firstOpenStep(values))] ?? 'name';
}

const SUGGESTED_DIGITS = 3;

/** @returns a username made of the first name's English letters and digits, plus three random digits */
export function suggestUsername(firstName: string, random: () => number = Math.random): string {
  const cleaned = firstName
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, USERNAME_MAX - SUGGESTED_DIGITS);
  const number = 100 + Math.floor(random() * 900);
  return `${cleaned || 'player'}${number}`;
}
