import {
  DAILY_COMMITMENTS,
  LEARNING_GOALS,
  MATH_LEVELS,
  STUDY_TIMES,
  type AccountMetadata,
} from '@ninefold/contracts';
import * as v from 'valibot';
import { isDefaultName, shownName } from '../../names/shown-name';
import { copy } from '../copy';

const { onboarding: words } = copy;

export const OnboardingSchema = v.object({
  firstName: v.pipe(
    v.string(),
    v.transform(shownName),
    v.minLength(1, words.firstNameRequired),
    v.check((name) => !isDefaultName(name), words.firstNameIsDefault),
  ),
  lastName: v.pipe(v.string(), v.transform(shownName), v.minLength(1, words.lastNameRequired)),
  mathLevel: v.picklist(MATH_LEVELS),
  learningGoals: v.pipe(v.array(v.picklist(LEARNING_GOALS)), v.minLength(1, words.goalsRequired)),
  preferredStudyTime: v.picklist(STUDY_TIMES),
  dailyCommitment: v.picklist(DAILY_COMMITMENTS),
});
export type OnboardingValues = v.InferOutput<typeof OnboardingSchema>;

interface Part {
  readonly name: 'names' | 'level' | 'goals' | 'time';
  /** Fields that must be valid before the part is left. */
  readonly fields: readonly (keyof OnboardingValues)[];
  /** What is saved when the part is left. */
  metadata(values: OnboardingValues): AccountMetadata;
  isAnswered(metadata: AccountMetadata): boolean;
}

export const PARTS: readonly [Part, Part, Part, Part] = [
  {
    name: 'names',
    fields: ['firstName', 'lastName'],
    metadata: ({ firstName, lastName }) => ({
      first_name: shownName(firstName),
      last_name: shownName(lastName),
    }),
    isAnswered: ({ first_name, last_name }) =>
      v.safeParse(OnboardingSchema.entries.firstName, first_name).success &&
      v.safeParse(OnboardingSchema.entries.lastName, last_name).success,
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

/** The number of leading parts that are answered. */
export function partsAnswered(metadata: AccountMetadata): number {
  const open = PARTS.findIndex((part) => !part.isAnswered(metadata));
  return open === -1 ? PARTS.length : open;
}

/** Saved answers, with the specification's defaults for the rest. */
export const valuesOf = (metadata: AccountMetadata): OnboardingValues => ({
  firstName: metadata.first_name ?? '',
  lastName: metadata.last_name ?? '',
  mathLevel: metadata.math_level ?? 'beginner',
  learningGoals: metadata.learning_goals ?? [],
  preferredStudyTime: metadata.preferred_study_time ?? 'flexible',
  dailyCommitment: metadata.daily_commitment ?? '15-20',
});
