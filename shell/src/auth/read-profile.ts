import type { SupabaseClient } from '@supabase/supabase-js';
import {
  DEFAULT_FIRST_NAME,
  DEFAULT_PROFILE_COLOR,
  LEARNING_LEVELS,
  LEVEL_STARTS_AT_XP,
  read,
  type Database,
  type LearningLevel,
} from 'shared-contracts';
import { SUBSCRIPTION_TIERS, type Profile } from 'shared-platform';

/** Used when the profile cannot be read, so that a person can go on playing. */
export const FALLBACK_PROFILE: Profile = {
  firstName: DEFAULT_FIRST_NAME,
  lastName: null,
  username: null,
  profileColor: DEFAULT_PROFILE_COLOR,
  country: null,
  tier: 'free',
  isSubscribed: false,
  learningLevel: 'A1',
  totalXp: 0,
  createdAt: null,
  isFallback: true,
};

// Text with a check constraint in the database.
const readTier = read.oneOf(SUBSCRIPTION_TIERS);

/** @throws when the row cannot be read, or is not there */
export async function readProfile(client: SupabaseClient<Database>, userId: string): Promise<Profile> {
  const { data: row } = await client.from('profiles').select('*').eq('id', userId).single().throwOnError();
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    profileColor: row.profile_color,
    country: row.country,
    tier: readTier(row.subscription_tier, 'subscription_tier'),
    isSubscribed: row.is_subscribed,
    learningLevel: levelAt(row.total_xp),
    totalXp: row.total_xp,
    createdAt: row.created_at,
    isFallback: false,
  };
}

function levelAt(totalXp: number): LearningLevel {
  return LEARNING_LEVELS.findLast((level) => LEVEL_STARTS_AT_XP[level] <= totalXp) ?? 'A1';
}
