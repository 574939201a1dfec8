import {
  DAILY_COMMITMENTS,
  DEFAULT_FIRST_NAME,
  LEARNING_GOALS,
  MATH_LEVELS,
  STUDY_TIMES,
  type AccountMetadata,
} from 'shared-contracts';
import * as z from 'zod/mini';
import { copy } from '../copy';

const { onboarding: words } = copy;

/** As long as the columns of the profile, which gets the names too. */
export const NAME_MAX = 60;

/** A name of nothing but signs that nobody sees is blank. */
const isVisible = (name: string) => name.replace(/[\p{C}\p{Z}]/gu, '') !== '';

export const OnboardingSchema = z.object({
  firstName: z.string().check(
    z.trim(),
    z.refine(isVisible, { error: words.firstNameRequired, abort: true }),
    z.refine((name) => name.toLowerCase() !== DEFAULT_FIRST_NAME.toLowerCase(), words.firstNameIsDefault),
  ),
  lastName: z.string().check(z.trim(), z.refine(isVisible, words.lastNameRequired)),
  mathLevel: z.enum(MATH_LEVELS),
  learningGoals: z.array(z.enum(LEARNING_GOALS)).check(z.minLength(1, words.goalsRequired)),
  preferredStudyTime: z.enum(STUDY_TIMES),
  dailyCommitment: z.enum(DAILY_COMMITMENTS),
});
export type OnboardingValues = z.infer<typeof OnboardingSchema>;

interface Part {
  readonly name: 'names' | 'level' | 'goals' | 'time';
  /** The fields that must be valid before the part is left. */
  readonly fields: readonly (keyof OnboardingValues)[];
  /** What is saved when the part is left. */
  metadata(values: OnboardingValues): AccountMetadata;
  isAnswered(metadata: AccountMetadata): boolean;
}

export const PARTS: readonly [Part, Part, Part, Part] = [
  {
    name: 'names',
    fields: ['firstName', 'lastName'],
    metadata: ({ firstName, lastName }) => ({ first_name: firstName.trim(), last_name: lastName.trim() }),
    isAnswered: ({ first_name, last_name }) =>
      OnboardingSchema.shape.firstName.safeParse(first_name).success &&
      OnboardingSchema.shape.lastName.safeParse(last_name).success,
  },
  {
    name: 'level',
    fields: ['mathLevel'],
    metadata: ({ mathLevel }) => ({ math_level: mathLevel }),
    isAnswered: ({ math_level }) => math_level !== undefined,
  },
  {
    name: 'goals',
    fields: ['learningGoals'],
    metadata: ({ learningGoals }) => ({ learning_goals: learningGoals }),
    isAnswered: ({ learning_goals = [] }) => learning_goals.length > 0,
  },
  {
    name: 'time',
    fields: ['preferredStudyTime', 'dailyCommitment'],
    metadata: ({ preferredStudyTime, dailyCommitment }) => ({
      preferred_study_time: preferredStudyTime,
      daily_commitment: dailyCommitment,
      onboarding_completed: true,
    }),
    isAnswered: ({ onboarding_completed }) => onboarding_completed === true,
  },
];

/** How many parts are answered, from the first on. */
export function partsAnswered(metadata: AccountMetadata): number {
  const open = PARTS.findIndex((part) => !part.isAnswered(metadata));
  return open === -1 ? PARTS.length : open;
}

/** What was answered before; the specification's defaults for the rest. */
export const valuesOf = (metadata: AccountMetadata): OnboardingValues => ({
  firstName: metadata.first_name ?? '',
  lastName: metadata.last_name ?? '',
  mathLevel: metadata.math_level ?? 'beginner',
  learningGoals: metadata.learning_goals ?? [],
  preferredStudyTime: metadata.preferred_study_time ?? 'flexible',
  dailyCommitment: metadata.daily_commitment ?? '15-20',
});
