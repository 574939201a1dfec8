import * as v from 'valibot';
import { AccountMetadataSchema, type AccountMetadata } from '@ninefold/contracts';
import { useMemo } from 'react';
import { usePlatform } from '@ninefold/platform';

/** Answers from the onboarding. */
export type StudyPreferences = Pick<
  AccountMetadata,
  'math_level' | 'learning_goals' | 'preferred_study_time' | 'daily_commitment'
>;

/** @returns an empty object for guests, and for accounts that were not asked */
export function useStudyPreferences(): Partial<StudyPreferences> {
  const { auth } = usePlatform();
  const metadata = auth.status === 'in' ? auth.user.metadata : undefined;
  return useMemo(() => (metadata ? v.parse(AccountMetadataSchema, metadata) : {}), [metadata]);
}
