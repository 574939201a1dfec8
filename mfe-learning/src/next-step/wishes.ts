import * as v from 'valibot';
import { AccountMetadataSchema, type AccountMetadata } from '@ninefold/contracts';
import { useMemo } from 'react';
import { usePlatform } from '@ninefold/platform';

/** What a person said at sign-up of what they know, what they want and when they have time. */
export type Wishes = Pick<
  AccountMetadata,
  'math_level' | 'learning_goals' | 'preferred_study_time' | 'daily_commitment'
>;

/** @returns nothing of a guest, and of an account that was not asked */
export function useWishes(): Partial<Wishes> {
  const { auth } = usePlatform();
  const metadata = auth.status === 'in' ? auth.user.metadata : undefined;
  return useMemo(() => (metadata ? v.parse(AccountMetadataSchema, metadata) : {}), [metadata]);
}
