import * as z from 'zod/mini';

/** What the onboarding asks, in the values that are stored. */
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
/** Minutes a day. */
export const DAILY_COMMITMENTS = ['10-15', '15-20', '20-30', '30+'] as const;

/** A value of an older or a damaged account reads as absent: the question is asked again. */
const known = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);

/**
 * The user metadata of an account, as the auth service keeps it. Its owner can write anything there: it fills in forms
 * and decides what is asked next, never what is allowed.
 */
export const AccountMetadataSchema = z.object({
  account_status: known(z.literal('pending_verification')),
  first_name: known(z.string()),
  last_name: known(z.string()),
  math_level: known(z.enum(MATH_LEVELS)),
  learning_goals: known(z.array(z.enum(LEARNING_GOALS))),
  preferred_study_time: known(z.enum(STUDY_TIMES)),
  daily_commitment: known(z.enum(DAILY_COMMITMENTS)),
  /** false: the person chose to skip the questions. Absent: they were not asked yet. */
  onboarding_completed: known(z.boolean()),
});
export type AccountMetadata = z.infer<typeof AccountMetadataSchema>;

/**
 * What the response to a sign-up has in `app_metadata`, the same for every address. Hosted Supabase counts the sign-ups of
 * a network, and says nothing here.
 */
export const SignUpLimitSchema = z.object({
  /** How many sign-ups a day are taken for one address. */
  sign_ups_a_day: known(z.number()),
});
export type SignUpLimit = z.infer<typeof SignUpLimitSchema>;
