import type { SupabaseClient } from '@supabase/supabase-js';
import {
  DEFAULT_FIRST_NAME,
  DEFAULT_PROFILE_COLOR,
  type Database,
  type LearningLevel,
} from 'shared-contracts';
import type { Profile, SubscriptionTier } from 'shared-platform';

/** Stands in when the profile cannot be read, so that a person can go on playing. */
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

/** @throws when the row cannot be read, or is not there */
export async function readProfile(client: SupabaseClient<Database>, userId: string): Promise<Profile> {
  const { data: row } = await client.from('profiles').select('*').eq('id', userId).single().throwOnError();
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    profileColor: row.profile_color,
    country: row.country,
    // Text with a check constraint in the database.
    tier: row.subscription_tier as SubscriptionTier,
    isSubscribed: row.is_subscribed,
    learningLevel: row.learning_level as LearningLevel,
    totalXp: row.total_xp,
    createdAt: row.created_at,
    isFallback: false,
  };
}
