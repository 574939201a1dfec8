import type { ProfileValues } from '../config';
import { SetupSchema } from '../config';
import type { ProfilePatch } from '../use-save-profile';

export const SETUP_STEPS = ['name', 'username', 'color', 'country'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

interface StepData {
  /** The fields that must hold before the step is left. */
  readonly fields: readonly (keyof ProfileValues)[];
  patch(values: ProfileValues): ProfilePatch;
}

export const STEP_DATA: Readonly<Record<SetupStep, StepData>> = {
  name: {
    fields: ['firstName', 'lastName'],
    patch: ({ firstName, lastName }) => ({
      first_name: firstName.trim(),
      last_name: lastName.trim() || null,
    }),
  },
  username: { fields: ['username'], patch: ({ username }) => ({ username }) },
  color: { fields: ['color'], patch: ({ color }) => ({ profile_color: `#${color}` }) },
  country: { fields: ['country'], patch: ({ country }) => ({ country }) },
};

/** The step that the address bar names, but none beyond the first whose answers are still missing. */
export function stepOf(query: URLSearchParams, values: ProfileValues): SetupStep {
  const asked = SETUP_STEPS.findIndex((step) => step === query.get('step'));
  const open = SETUP_STEPS.findIndex((step) =>
    STEP_DATA[step].fields.some((field) => !SetupSchema.shape[field].safeParse(values[field]).success),
  );
  const reachable = open === -1 ? SETUP_STEPS.length - 1 : open;
  return SETUP_STEPS[Math.min(Math.max(asked, 0), reachable)] ?? 'name';
}
