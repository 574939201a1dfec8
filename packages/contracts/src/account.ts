import * as v from 'valibot';

/** Stored answers of the onboarding. */
export const MATH_LEVELS = [
  'beginner',
  'elementary',
  'middle',
  'high_school',
  'college',
  'advanced',
] as const;
export const LEARNING_GOALS = [
  'exam_prep',
  'skill_building',
  'homework_help',
  'career_advancement',
  'personal_interest',
  'teaching_others',
  'competition',
  'refresh_knowledge',
] as const;
export const STUDY_TIMES = ['morning', 'afternoon', 'evening', 'flexible'] as const;
/** Minutes per day. */
export const DAILY_COMMITMENTS = ['10-15', '15-20', '20-30', '30+'] as const;

/** Unknown values read as absent, so the question is asked again. */
const known = <Value>(schema: v.GenericSchema<Value>) => v.fallback(v.optional(schema), undefined);

/**
 * The user metadata of an account. Its owner can write anything there: use it to fill in forms and to decide what to
 * ask, never for permissions.
 */
export const AccountMetadataSchema = v.object({
  account_status: known(v.literal('pending_verification')),
  first_name: known(v.string()),
  last_name: known(v.string()),
  math_level: known(v.picklist(MATH_LEVELS)),
  learning_goals: known(v.array(v.picklist(LEARNING_GOALS))),
  preferred_study_time: known(v.picklist(STUDY_TIMES)),
  daily_commitment: known(v.picklist(DAILY_COMMITMENTS)),
  /** false: the questions were skipped. Absent: not asked yet. */
  onboarding_completed: known(v.boolean()),
});
export type AccountMetadata = v.InferOutput<typeof AccountMetadataSchema>;
